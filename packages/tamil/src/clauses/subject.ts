import type { Word } from '../text/word.ts'
import type { Person } from '../words/inflect.ts'

/** A word that can be the subject of a finite verb. */
export interface Subject {
  readonly word: Word
  /** The persons of the verb that fit, the one to correct to first. */
  readonly fits: readonly [Person, ...Person[]]
  readonly kind: 'pronoun' | 'noun'
  /** அவன், அவள், அவர், அவர்கள் and nouns are their own genitive too: `அவன் நண்பன்` is his friend. */
  readonly maybeGenitive: boolean
}

type Fits = readonly [Person, ...Person[]]

const PRONOUNS: Readonly<Record<string, Fits>> = {
  நான்: ['i'],
  யான்: ['i'],
  நாம்: ['we'],
  நாங்கள்: ['we'],
  யாம்: ['we'],
  நீ: ['you'],
  நீங்கள்: ['you-all'],
  ஒருவன்: ['he'],
  ஒருத்தி: ['she'],
  ஒருவர்: ['he-honoured'],
}

/** After அ and இ. அவர் may be followed by -ஆர்கள் in speech of respect. */
const DEMONSTRATIVE: Readonly<Record<string, Fits>> = {
  வன்: ['he'],
  வள்: ['she'],
  வர்: ['he-honoured'],
  வர்கள்: ['they', 'he-honoured'],
  து: ['it'],
  வை: ['those'],
}

const OWN_GENITIVE = /^[அஇ]வ(?:ன்|ள்|ர்|ர்கள்)$/u

/** The pronoun without an emphatic -ஏ or -தான்: `அவனே`, `நான்தான்`. */
function withoutEmphasis(text: string): string {
  if (text.endsWith('தான்') && text.length > 4) return text.slice(0, -4)
  return text.endsWith('ே') ? `${text.slice(0, -1)}்` : text
}

function pronounFits(text: string): Fits | undefined {
  const own = PRONOUNS[text]
  if (own !== undefined) return own
  return text[0] === 'அ' || text[0] === 'இ' ? DEMONSTRATIVE[text.slice(1)] : undefined
}

/** Reads a pronoun in the first case (எழுவாய்), with or without emphasis. */
export function pronounSubject(word: Word): Subject | undefined {
  const fits = pronounFits(word.text) ?? pronounFits(withoutEmphasis(word.text))
  return fits && { word, fits, kind: 'pronoun', maybeGenitive: OWN_GENITIVE.test(word.text) }
}

/** Reads a noun for people in the first case, of known gender and number. */
export function nounSubject(word: Word): Subject | undefined {
  if (!word.isOnly('nominative', 'rational') || word.isA('pronoun') || word.is('clitic-um')) return undefined
  const fits = nounFits(word)
  return fits && { word, fits, kind: 'noun', maybeGenitive: true }
}

function nounFits(word: Word): Fits | undefined {
  if (word.isOnly('plural') && word.endsWith('கள்')) return ['they', 'he-honoured']
  if (word.is('plural')) return undefined
  if ((word.isOnly('male') || word.isOnly('kinMale')) && word.endsWith('ன்')) return ['he', 'he-honoured']
  if (word.isOnly('female') || word.isOnly('kinFemale')) return ['she', 'he-honoured']
  return undefined
}
