/** Whether this is an object of parsed JSON, so that its members can be asked for; a list is one too. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
