import { defaultClientConditions, defineConfig } from 'vite';

// One module with everything in it, the styles too, from the sources of the page and of core.
export default defineConfig({
  resolve: { conditions: ['hitori-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: false, minify: true } },
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'hitori-player' },
  },
});
