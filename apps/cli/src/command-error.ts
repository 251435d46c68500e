/** An error that the user can fix; shown without a stack, exit code 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** The service names a header; users of the command set an option instead. */
const NO_TOKEN = 'Give an access token in SEMMAI_TOKEN, or with --token.'

/** One line for the terminal: the message, and the stable code where the service gave one. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('code' in error) || typeof error.code !== 'string') return error.message
  const message = error.code === 'missing_token' ? NO_TOKEN : error.message
  return `${message} (${error.code})`
}
