/** Reads an option that may be given several times, for commander. */
export function collect(value: string, earlier: readonly string[]): string[] {
  return [...earlier, value]
}
