import type { Severity } from '@semmai/contract'

/** In which colour a severity is written on a terminal. */
export const SEVERITY_COLOR = { high: 'red', medium: 'yellow', low: 'blue' } as const satisfies Record<
  Severity,
  string
>
