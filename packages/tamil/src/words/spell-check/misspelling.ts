import type { EditKind } from '../error-model/edits.ts'

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
  /** Whether the best candidate can only be a finite verb. */
  readonly verb?: boolean
  /** Whether it can be no name, by an ending or by letters that no name has. */
  readonly nameless?: boolean
}

/** How far below 0 the confidence in a misspelling may be that a sentence of nothing but known words speaks for. */
export const IN_PLAIN_SENTENCE = 1

/** அளபெடை: a vowel drawn out in verse by the short letter of its kind, near the end of the word (உண்பதூஉம், தழீஇ); not two words, அப்பாஅந்த, அவரதுஉடல். */
export const LENGTHENED =
  /(?:ாஅ(?!ந்த|வ[னளர]|தை|தன|ங்க|ப்ப)|ீஇ|ூஉ|ேஎ|ோஒ).{0,4}$|[ிை]இ.?$|ுஉ.{0,2}$|^(?:ஆஅ|ஈஇ|ஊஉ|ஏஎ|ஓஒ)/u

/** What the rules call each change of the model. */
export const KIND_OF_EDIT: Readonly<Record<EditKind, MisspellingKind>> = {
  alike: 'letter',
  grantha: 'letter',
  nasal: 'letter',
  length: 'length',
  gemination: 'doubling',
  pulli: 'pulli',
  'sign-dropped': 'sign',
  'sign-added': 'sign',
  'sign-near': 'sign',
  sign: 'sign',
  doubled: 'typing',
  swapped: 'typing',
  extra: 'typing',
  dropped: 'typing',
  'dropped-akshara': 'typing',
  'consonant-near': 'typing',
  consonant: 'typing',
  two: 'typing',
}
