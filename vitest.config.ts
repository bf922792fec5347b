import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests read the sources of the packages, so that no build is needed before them.
const conditions = ['hitori-source', ...defaultServerConditions];
const project = (name: string) => ({
  extends: true as const,
  test: { name, root: `packages/${name}`, include: ['{src,test}/**/*.test.ts'] },
});

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 180_000,
    setupFiles: [fileURLToPath(new URL('scripts/vitest.setup.ts', import.meta.url))],
    projects: ['core', 'book', 'library', 'queue', 'cli', 'bench', 'web', 'player'].map(project),
  },
});
