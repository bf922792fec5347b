import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['hitori-source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['{src,test}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
