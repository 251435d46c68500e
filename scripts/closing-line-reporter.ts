import type { Reporter, TestModule } from 'vitest/node'

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
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`)
  }
}
