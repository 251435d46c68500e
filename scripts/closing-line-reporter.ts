import type { Reporter, TestModule } from 'vitest/node'
import { installedChromium } from '../apps/studio/harness/installed-chromium.ts'

const NO_BROWSER = `
LEFT OUT: the browser tests of the studio (apps/studio/test), for no Chromium was found.
Install Debian's package \`chromium\`, or name a Chromium or Chrome in the environment: CHROMIUM=/path/to/it
`

/**
 * Ends a test run with one plain line, `N passed, N failed, N skipped`, for programs that read the log. A test that
 * passed only at its second try is named before it: each is a fault of the test or of the code, to be found.
 */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 }
    for (const module of modules) {
      if (module.state() === 'failed' && module.errors().length > 0) count.failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state !== 'pending') count[state] += 1
        if (test.diagnostic()?.flaky) {
          process.stdout.write(
            `Passed at the second try only: ${test.fullName} (${module.relativeModuleId})\n`,
          )
        }
      }
    }
    if (installedChromium() === null) process.stdout.write(NO_BROWSER)
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`)
  }
}
