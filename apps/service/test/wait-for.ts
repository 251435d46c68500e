const LOOK_EVERY_MS = 5

/** Waits for what another connection or process does; ends by the test's own time-out. */
export async function waitFor(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
}
