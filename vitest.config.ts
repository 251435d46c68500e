import { configDefaults, defineConfig } from 'vitest/config'
import { installedChromium } from './apps/studio/harness/installed-chromium.ts'

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

/** Tests that count what V8 runs: a process that has loaded the sources for another test would not count them. */
const COUNTING_TESTS = ['packages/tamil/src/linear-time.test.ts']

/** Tests that drive a real browser, on a service of their own. Without a browser the reporter says that they were left out. */
const BROWSER_TESTS = ['apps/studio/test/**/*.test.ts']

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
          // Loading the sources of engine and service takes longer than most tests.
          isolate: false,
          include: [
            '{packages,apps}/*/{src,test}/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
          exclude: [...configDefaults.exclude, ...SYSTEM_TESTS, ...BROWSER_TESTS, ...COUNTING_TESTS],
        },
      },
      { extends: true, test: { name: 'counting', include: COUNTING_TESTS } },
      {
        extends: true,
        test: {
          name: 'system',
          isolate: false,
          include: SYSTEM_TESTS,
          globalSetup: ['./apps/service/test/database-cluster.ts', './acceptance/src/service-under-test.ts'],
          hookTimeout: 60_000,
          // Nodes are killed and connections cut in earnest: one stall of a busy machine is not a failure, but it
          // is reported.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: installedChromium() === null ? [] : BROWSER_TESTS,
          globalSetup: installedChromium() === null ? [] : ['./apps/studio/test/studio-under-test.ts'],
          // One browser at a time: the machine is shared with the service under test.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: 1,
        },
      },
    ],
  },
})
