import { defineConfig } from 'vitest/config'

// Neither `import` nor `default` here: Vite adds them, and Node, which gets these conditions too, would load the
// ES module of a package where a CommonJS package requires it.
const conditions = ['semmai-source', 'node']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,apps}/*/{src,test}/**/*.test.ts', '{acceptance,bench}/src/**/*.test.ts'],
    globalSetup: ['./apps/service/test/database-cluster.ts', './acceptance/src/service-under-test.ts'],
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Nodes are killed and connections cut in earnest: one stall of a busy machine is not a failure, but it is reported.
    retry: 1,
  },
})
