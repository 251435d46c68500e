/** Whether this is an error with that code: of the system, such as `ENOENT`, or an SQLSTATE of the database. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
