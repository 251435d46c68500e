/** A start that failed for a reason outside the program. The message is one line that says what to do about it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
