/** For whom something is done, and until when. */
export interface Turn {
  readonly tenantId: string
  readonly signal: AbortSignal
}
