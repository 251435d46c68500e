/** Something the user can mend; shown without a stack, exit code 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** One line for the terminal: the message, and the stable code where the service gave one. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return `${error.message}${code}`
}
