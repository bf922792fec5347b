#!/usr/bin/env node
import '../dist/bundle/hitori.js';
