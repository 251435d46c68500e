import { configDefaults, defineConfig } from 'vitest/config'

// Neither `import` nor `default` here: Vite adds them, and Node, which gets these conditions too, would load the
// ES module of a package where a CommonJS package requires it.
const conditions = ['semmai-source', 'node']

/** Tests that start processes, or need a Postgres. The rest, the fast tests, must do without (CONTRIBUTING.md). */
const SYSTEM_TESTS = [
  'acceptance/src/**/*.test.ts',
  'apps/service/test/**/!(architecture).test.ts',
  'apps/service/src/database/{create-database,listener,migrate}.test.ts',
  'apps/service/src/embedded/postgres.test.ts',
  'apps/service/src/modules/identity/authenticator.test.ts',
  'apps/service/src/modules/tenants/onboarding-states.test.ts',
  'apps/service/src/secrets/embedded-store.test.ts',
]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Global set-ups run in this environment, which takes no conditions from those above. Without them it would look
  // for `dist` folders, which a fresh clone does not have.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    globalSetup: ['./scripts/language-data-for-tests.mjs'],
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          // Loading the sources of the engine takes longer than most of these tests.
          isolate: false,
          include: [
            '{packages,apps}/*/{src,test}/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
          exclude: [...configDefaults.exclude, ...SYSTEM_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: SYSTEM_TESTS,
          globalSetup: ['./apps/service/test/database-cluster.ts', './acceptance/src/service-under-test.ts'],
          hookTimeout: 60_000,
          // Nodes are killed and connections cut in earnest: one stall of a busy machine is not a failure, but it
          // is reported.
          retry: 1,
        },
      },
    ],
  },
})
