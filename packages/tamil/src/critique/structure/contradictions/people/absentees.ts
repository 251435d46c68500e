import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isAsserted } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import { eventIn, mayBeOneEvent, type Occasion, occasionOf } from '../reading/events.ts'
import type { Follower } from '../reading/follower.ts'
import { isKin, isPerson, type People, SELF } from '../reading/people.ts'
import { type Predication, predicationsOf } from '../reading/predications.ts'
import { agentOfVerb } from '../reading/subject.ts'

const COMES: ReadonlySet<string> = new Set('வா செல் போ கலந்துகொள் பங்கேற் பங்கேற்கு பங்குகொள்'.split(' '))
const WITH_US = /^(?:எங்களுடன்|எங்களோடு|என்னுடன்|என்னோடு|நம்முடன்|நம்மோடு)$/u
const US = /^(?:என்|என்னை|எனக்கு|எங்கள்|எங்களை|எங்களுக்கு|எங்களோடு|எங்களுடன்|என்னோடு|என்னுடன்)$/u
/** What only somebody does who is there; the rest may be done before setting out, or from home. */
const BESIDE_US: ReadonlySet<string> = new Set(
  'பிடி தூக்கு ஏறு ஏற்று குளி நட ஆடு பாடு அமர் நில் ஓடு காட்டு பரிமாறு சுற்றிக்காட்டு அணிவி தட்டு வருடு'.split(' '),
)
/** It is told of another time, or in thought only. */
const HEDGES: ReadonlySet<HedgeKind> = new Set(['concession', 'earlier', 'imagined', 'later', 'next'])
/** They came after all, were somewhere else, or it was so at another time. */
const EXCUSED =
  /வீட்ட|வீடு|பேசியில்|காணொளி|திரும்ப|முதலில்|வழியனுப்ப|நினைவ|அனுப்பி|கடித|தாமத|கடைசியில்|இறுதியில்|ஒருவழியாக|நேற்று|முந்தைய|(?:சென்ற|கடந்த|போன) (?:ஆண்ட|வருட|மாத|வார|முறை|விடுமுறை)|சிறுவயத|வயதில்|வழக்க|இன்னும்/u
const MAX_ABSENT = 8

interface Absence {
  readonly sentence: Sentence
  readonly at: number
  readonly who: string
  readonly event: Occasion | undefined
}

/** Who did not come along, and yet is there: `அம்மா எங்களுடன் வரவில்லை … கோட்டையில் அம்மா என் கையைப் பிடித்தார்`. */
export function absentees({ hedges }: MeaningWords): Follower {
  const absent: Absence[] = []
  return (sentence, people, at) => {
    if (!isAsserted(sentence)) return []
    const predications = predicationsOf(sentence)
    const excused = EXCUSED.test(sentence.text) || isHedged(sentence, HEDGES, hedges)
    const other = excused ? undefined : absent.find((one) => isThere(sentence, predications, one, at, people))
    const own = excused ? [] : predications.flatMap((one) => absenceIn(one, at, people) ?? [])
    if (absent.length < MAX_ABSENT) absent.push(...own)
    return other === undefined ? [] : [contradicts(sentence, other.sentence)]
  }
}

const isComing = ({ verb, lemma }: Predication) => COMES.has(lemma) || /^(?:கலந்து|பங்கே|பங்கு)/u.test(verb.text)

const isAtEvent = (word: Word, event: Occasion) =>
  nounOf(word) === event.event && mayBeOneEvent(occasionOf(word), event)

function absenceIn(predication: Predication, at: number, people: People): Absence | undefined {
  const { verb, negative, words } = predication
  if (!negative || !isComing(predication) || !/வில்லை$/u.test(verb.text)) return undefined
  const event = eventIn(words)
  if (event === undefined && !words.some(({ text }) => WITH_US.test(withoutVallinam(text)))) return undefined
  const whole = words.length === 0 ? [] : verb.sentence.words.slice(0, verb.index)
  const named = whole.filter(
    (word) =>
      (isPerson(word) || isKin(word) || isHe(word)) && word.is('nominative') && !word.is('adjectival'),
  )
  const who = named.at(-1)
  if (who === undefined || who.is('plural', 'clitic-um') || named.some((word) => word.is('clitic-um')))
    return undefined
  const key = (who.isA('pronoun') ? whoseWorkKept(verb.sentence, people) : undefined) ?? people.keyOf(who)
  return key === undefined || key === SELF ? undefined : { sentence: verb.sentence, at, who: key, event }
}

/** `துணைத் தலைமையாசிரியர்` is another. */
const isOfTitle = ({ previous }: Word) =>
  previous?.isA('noun') === true &&
  !previous.is('kin') &&
  withoutVallinam(previous.text) !== previous.text &&
  previous.is('nominative')

const isHe = (word: Word) => word.isA('pronoun') && word.is('nominative', 'third') && word.is('rational')

/** `அப்பாவுக்கு விடுப்பு இல்லாததால் அவர் வரவில்லை`. */
function whoseWorkKept({ words }: Sentence, people: People): string | undefined {
  const who = words.find((word) => isKin(word) && word.is('dative'))
  return who && people.keyOf(who)
}

function isThere(
  { words }: Sentence,
  predications: readonly Predication[],
  { at: before, who, event }: Absence,
  at: number,
  people: People,
): boolean {
  // What stands next to it tells why they stayed, or what they did instead.
  if (at - before < 2) return false
  return predications.some((predication) => {
    const { verb, negative, tense } = predication
    if (negative || tense !== 'past' || agentOfVerb(verb, people) !== who) return false
    if (words.some((word) => people.keyOf(word) === who && isOfTitle(word))) return false
    if (event !== undefined && words.some((word) => isAtEvent(word, event))) return !isComing(predication)
    const isOfUs = words.some((word) => US.test(withoutVallinam(word.text)) && word.next?.is('kin') !== true)
    const isBeside = words.some(
      (word) =>
        word.index <= verb.index &&
        word.analyses.some(({ lemma }) => BESIDE_US.has(lemma)) &&
        word.isA('verb'),
    )
    const isAway = words.some((word) => word.is('locative') && (word.is('place') || word.is('nature')))
    return isOfUs && (isBeside || isAway)
  })
}
