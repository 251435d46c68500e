/** A statement of an essay that the embedded fact base says nothing about. */
export interface FactQuestion {
  /** What the statement is about. The only words of an essay that ever leave the service. */
  entity: string
  /** The number or year that is stated, as digits; compared here, never sent. */
  figure: string
}

/** A page that says the same, in one sentence with the figure. */
export interface Confirmation {
  title: string
  url: string
}

/**
 * Looks facts up outside the service. It can only confirm: what a page does not say is no evidence against it.
 * Never throws for a source that is unavailable, slow or unusable: then there is no confirmation.
 */
export interface FactLookup {
  confirm(question: FactQuestion, signal: AbortSignal): Promise<Confirmation | null>
}
