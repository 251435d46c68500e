import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { clausesOf } from '../reading/clauses-of.ts'
import { agreementOf } from '../reading/phrase.ts'
import { roleOf } from '../reading/word-role.ts'

/** The form that each subject takes. */
const BY_PRONOUN: ReadonlyMap<string, string> = new Map(Object.entries({
  நான்: 'அல்லேன்', யான்: 'அல்லேன்', யாம்: 'அல்லேம்', நாம்: 'அல்லோம்', நாங்கள்: 'அல்லோம்', நீ: 'அல்லை', நீங்கள்: 'அல்லீர்', நீர்: 'அல்லீர்',
  அவன்: 'அல்லன்', இவன்: 'அல்லன்', அவள்: 'அல்லள்', இவள்: 'அல்லள்', அவர்: 'அல்லர்', இவர்: 'அல்லர்',
  அவர்கள்: 'அல்லர்', இவர்கள்: 'அல்லர்', அது: 'அன்று', இது: 'அன்று', அஃது: 'அன்று', இஃது: 'அன்று', அவை: 'அல்ல', இவை: 'அல்ல',
})) // biome-ignore format: a table

/** The negative that a pronoun takes: அல்லேன் of நான்; undefined for other words. */
export function negativeOfPronoun(text: string): string | undefined {
  return BY_PRONOUN.get(text)
}

/** Before a mark, and before என்று: not before a noun, nor in `இது மட்டும் அல்ல`. */
export function deniesWhatIsBefore({ next, previous }: Word): boolean {
  if (previous?.text === 'மட்டும்' || previous?.text === 'மட்டுமே') return false
  return next === undefined || roleOf(next) === 'quotative' || next.hasLemma('என்')
}

/** `பேசுபவள்` has the gender of its subject, whomever else the sentence names first. */
export function byPredicateOfAction({ text }: Word): NegatedSubject | undefined {
  if (/(?:ப|[தனய])வள்$/u.test(text)) return { text, form: 'அல்லள்' }
  return /(?:ப|[தனய])வன்$/u.test(text) ? { text, form: 'அல்லன்' } : undefined
}

/** `நான்`, `யான்` and `நீ` that open the sentence decide, unless somebody else is named behind them. */
export function bySpeaker({ index, sentence }: Word): NegatedSubject | undefined {
  const [first, ...others] = sentence.words.slice(0, index)
  if (first === undefined || !/^(?:நான்|யான்|யாம்|நாம்|நாங்கள்|நீ|நீங்கள்|நீர்)$/u.test(first.text)) return undefined
  // `நாம் நினைத்ததைப் போல இது எளிதான செயல் அல்ல`: of this.
  if (others.some(({ text }) => THIS.test(text))) return undefined
  return others.some((word) => word.is('rational', 'nominative') && !isOfInnerClause(word, index))
    ? undefined
    : byPronoun(sentence, 1)
}

/** `நான் நீங்கள் நினைப்பதைப் போல`: you, who think so. */
function isOfInnerClause({ next }: Word, end: number): boolean {
  return (
    next !== undefined && next.index < end && (roleOf(next) === 'nominalised' || roleOf(next) === 'adverbial')
  )
}

const THIS = /^[அஇ](?:து|வை)$/u

/** Whom or what a negative is said of, and the form that it takes. */
export interface NegatedSubject {
  readonly text: string
  readonly form: string
}

/** The pronoun that opens the sentence is its subject. */
export function byPronoun({ words }: Sentence, end: number): NegatedSubject | undefined {
  const pronoun = words.slice(0, end).find(({ text }) => BY_PRONOUN.has(text))
  const form = pronoun && BY_PRONOUN.get(pronoun.text)
  return pronoun !== undefined && form !== undefined ? { text: pronoun.text, form } : undefined
}

/** What is denied has the gender and number of the subject. */
export function byPredicate(predicate: Word): NegatedSubject | undefined {
  const form = negativeOf(predicate)
  return form === undefined ? undefined : { text: predicate.text, form }
}

/** The negative of what a noun names: அல்லன் of கள்வன். */
export function negativeOf(predicate: Word): string | undefined {
  if (predicate.analyses.length === 0) return formOfUnknown(predicate.text)
  if (predicate.text.endsWith('ுடையது')) return 'அன்று'
  const { fits, kind } = agreementOf(predicate)
  const [person] = fits
  if (kind === 'things') return person === 'those' ? 'அல்ல' : predicate.is('plural') ? undefined : 'அன்று'
  if (kind !== 'people' || fits.length > 3) return undefined
  if (person === 'he') return 'அல்லன்'
  if (person === 'she') return 'அல்லள்'
  return person === 'he-honoured' || person === 'they'
    ? fits.includes('she')
      ? undefined
      : 'அல்லர்'
    : undefined
}

/** Of a word that the engine does not know, by its ending: அந்நியன், வெளியூர்க்காரர்கள். */
function formOfUnknown(text: string): string | undefined {
  if (/(?:ர்கள்|[கத]்காரர்|ாளர்|னர்)$/u.test(text)) return 'அல்லர்'
  return /[யழவ]ன்$|க்காரன்$/u.test(text) ? 'அல்லன்' : undefined
}

/** The negatives of people, by the person of the verb that they go with. */
const BY_PERSON: Readonly<Partial<Record<Person, string>>> = {
  he: 'அல்லன்', she: 'அல்லள்', 'he-honoured': 'அல்லர்', they: 'அல்லர்',
} // biome-ignore format: a table

/** The negatives that somebody takes, the usual one first; none where little is known of the word. */
export function negativesOfPerson(word: Word): readonly string[] {
  const { fits, kind } = agreementOf(word)
  if (kind !== 'people' || fits.length > 3 || word.is('clitic-um') || word.is('clitic-o')) return []
  return fits.flatMap((person) => BY_PERSON[person] ?? [])
}

/**
 * Who is said not to be somebody: the one who is named in the nominative before the predicate, where no other is, and the
 * negatives that he or the predicate takes. Undefined where none is surely known.
 */
export function namedBefore(predicate: Word): { text: string; forms: readonly string[] } | undefined {
  const clause = clausesOf(predicate.sentence).find(({ candidates }) =>
    candidates.some(({ head }) => head === predicate),
  )
  if (clause === undefined || clause.unknown.length > 0) return undefined
  const [subject, ...others] = clause.candidates.filter(({ head }) => head !== predicate)
  if (
    subject === undefined ||
    others.length > 0 ||
    subject.attachment !== 'sure' ||
    subject.joined.length > 0
  )
    return undefined
  if (negativeOfPronoun(subject.head.text) !== undefined) return undefined
  const own = negativesOfPerson(subject.head)
  return own.length === 0
    ? undefined
    : { text: subject.head.text, forms: [...own, ...negativesOfPerson(predicate)] }
}
