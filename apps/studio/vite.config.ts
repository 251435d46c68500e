import { defineConfig } from 'vite'

export default defineConfig({
  base: '/studio/',
  // The packages of this workspace from their sources: nothing has to be compiled before.
  resolve: { conditions: ['semmai-source', 'module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // The schemas of the contract only declare; of them the page needs types and lists.
      treeshake: { moduleSideEffects: (id) => !/\/(?:contract\/src|typebox)\//.test(id) },
    },
  },
})
