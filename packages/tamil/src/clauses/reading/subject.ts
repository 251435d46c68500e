import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { ALL_PEOPLE } from './all-people.ts'
import { isInitial, isKinInCase, isNamedByInitial, isNameInCase } from './title.ts'

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

/** People counted or taken together. The speaker or the one spoken to may be among them: `அனைவரும் சென்றோம்`. */
const COUNTED: ReadonlySet<string> = new Set([
  ...ALL_PEOPLE,
  ...'பலர் சிலர் இருவர் மூவர் நால்வர் ஐவர் பெரும்பாலோர் பெரும்பாலானோர் மற்றவர்கள் மற்றவர்களும்'.split(' '),
])

/** After அ and இ. அவர் may be followed by -ஆர்கள் in speech of respect. */
const DEMONSTRATIVES: readonly (readonly [rest: string, fits: Fits])[] = [
  ['வன்', ['he']],
  ['வள்', ['she']],
  ['வர்', ['he-honoured']],
  ['வர்கள்', ['they', 'he-honoured']],
  ['து', ['it']],
  ['வை', ['those']],
]

const PRONOUNS: ReadonlyMap<string, Fits> = new Map<string, Fits>([
  ['நான்', ['i']],
  ['யான்', ['i']],
  ['நாம்', ['we']],
  ['நாங்கள்', ['we']],
  ['யாம்', ['we']],
  ['நீ', ['you']],
  ['நீங்கள்', ['you-all']],
  ['ஒருவன்', ['he']],
  ['ஒருத்தி', ['she']],
  ['ஒருவர்', ['he-honoured']],
  ['எவனும்', ['he']],
  ['ஒருவனும்', ['he']],
  ['ஒவ்வொருவனும்', ['he']],
  ['எவளும்', ['she']],
  ...[...COUNTED].map((people): [string, Fits] => [people, ['they', 'we', 'you-all']]),
  ...DEMONSTRATIVES.map(([rest, fits]): [string, Fits] => [`அ${rest}`, fits]),
  ...DEMONSTRATIVES.map(([rest, fits]): [string, Fits] => [`இ${rest}`, fits]),
])

/** Pronouns that are their own genitive: `அவர் வீடு`. */
export const OWN_GENITIVE = /^[அஇ]வ(?:ன்|ள்|ர்|ர்கள்)$/u

/** The pronoun without an emphatic -ஏ or -தான்: `அவனே`, `நான்தான்`. */
function withoutEmphasis(text: string): string {
  if (text.endsWith('தான்') && text.length > 4) return text.slice(0, -4)
  return text.endsWith('ே') ? `${text.slice(0, -1)}்` : text
}

/** The persons of a pronoun in the nominative (எழுவாய்), with or without emphasis; undefined for any other word. */
export function pronounFits(text: string): Fits | undefined {
  return PRONOUNS.get(text) ?? PRONOUNS.get(withoutEmphasis(text))
}

const pronounFitsOf = memoizeForm(({ text }: Word): Fits | undefined => pronounFits(text))

/** Reads a pronoun in the nominative (எழுவாய்), with or without emphasis. */
export function pronounSubject(word: Word): Subject | undefined {
  const fits = pronounFitsOf(word)
  return fits && { word, fits, kind: 'pronoun', maybeGenitive: OWN_GENITIVE.test(word.text) }
}

/** Whether a word counts or sums up the people named before it: `நாங்கள் அனைவரும்`. */
export function sumsUpPeople(word: Word): boolean {
  return COUNTED.has(word.text)
}

/** Reads a noun for people in the nominative, of known gender and number. */
export function nounSubject(word: Word): Subject | undefined {
  if (!word.isOnly('nominative', 'rational') || word.isA('pronoun') || word.is('clitic-um')) return undefined
  if (word.is('singular') && isCounted(word)) return undefined
  // `திரு. வே. கந்தன்`: the reading of the clause knows the title.
  if (isNamedByInitial(word)) return undefined
  // `கமலா அக்காவின் மகளை`: the name belongs to the kinship term.
  if (word.isA('name') && word.next !== undefined && isKinInCase(word.next)) return undefined
  const fits = nounFits(word)
  return fits && { word, fits, kind: 'noun', maybeGenitive: true }
}

/** Whether a word names a relative: `பாட்டி காத்திருக்கிறேன்`, as the writer of a letter is named. */
export function isKin(word: Word): boolean {
  return word.is('kin') || word.is('kinMale') || word.is('kinFemale')
}

/** `ஐந்து மாணவன் வந்தனர்`: the number makes it plural, the noun is at fault. */
export function isCounted({ previous }: Word): boolean {
  return previous?.isA('numeral') === true && previous.text !== 'ஒரு'
}

function nounFits(word: Word): Fits | undefined {
  if (word.isOnly('plural') && word.endsWith('கள்')) return word.endsWith('டிகள்') ? undefined : ['they']
  if (word.is('plural')) return undefined
  if (word.isOnly('male') && word.endsWith('ன்')) return ['he', 'he-honoured']
  if (word.isOnly('kinMale'))
    return YOUNGER.has(word.text) || word.endsWith('ன்') ? ['he', 'he-honoured'] : ['he-honoured', 'he']
  if (word.isOnly('female') || word.isOnly('kinFemale')) return ['she', 'he-honoured']
  return HONOURED.test(word.text) &&
    !(word.isA('name') && !HONOURED_NAME.test(word.text)) &&
    !atSomeones(word)
    ? ['he-honoured', 'they']
    : undefined
}

/** ஆசிரியர், பாரதியார், வள்ளுவர்; but குமார் and அன்வர் are names like others. */
const HONOURED = /..ர்$/u
const HONOURED_NAME = /(?:யார்|னார்|ுவர்|[யடதனள]வர்)$/u

/** `அமைச்சர் முன்னிலையில்`: in the minister's presence; the subject is someone else. */
function atSomeones({ next }: Word): boolean {
  // `மருத்துவர் ரவியைச் சந்தித்தான்`: the title has the case of the name.
  if (next !== undefined && (isNameInCase(next) || isInitial(next))) return true
  return next !== undefined && (next.is('position') || next.isA('postposition') || PRESENCE.test(next.text))
}

const PRESENCE = /^(?:முன்னிலை|தலைமை|சார்பி|சார்பா|இல்ல|வீட்ட|தரப்பி|மூல)/u

const YOUNGER = new Set(['தம்பி', 'பையன்'])
