/** The worker: answers one question after the other. It is cancelled by ending it. */
import { type MessagePortLike, serveBackground } from '@hitori/core';
import { TABLE } from './table.ts';

serveBackground(self as MessagePortLike, TABLE);
