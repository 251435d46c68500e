import { defineConfig } from 'vite'
import { firstFrame } from './first-frame.ts'
import { rulesInBrowser } from './rules-in-browser.ts'

export default defineConfig({
  base: '/studio/',
  // The packages of this workspace from their sources: nothing has to be compiled before.
  resolve: { conditions: ['semmai-source', 'module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [rulesInBrowser(), firstFrame()],
  worker: {
    format: 'es',
    plugins: () => [rulesInBrowser()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // These packages only declare: what is not asked for is left out.
      treeshake: { moduleSideEffects: (id) => !/\/(?:contract\/src|tamil\/src|typebox)\//.test(id) },
    },
  },
})
