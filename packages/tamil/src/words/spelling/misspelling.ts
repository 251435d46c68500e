/** What kind of error makes a word another: each has its rule. */
export type MisspellingKind = 'letter' | 'length' | 'pulli' | 'doubling' | 'sign' | 'typing'

/** What the spelling check thinks of one word. */
export interface Misspelling {
  readonly kind: MisspellingKind
  /** The best candidate. */
  readonly suggestion: string
  /** Further candidates, best first. */
  readonly alternatives: readonly string[]
  /**
   * How sure it is that the word is misspelt: the logarithm of the odds, less what the model asks for; from 0 on it is
   * worth a finding, unless the text tells otherwise.
   */
  readonly confidence: number
}

/** அளபெடை: a vowel drawn out in verse (உண்பதூஉம்). */
export const LENGTHENED = /[\u0bbe-\u0bcc][அ-ஔ]|[க-ஹ][அ-ஔ]/u
