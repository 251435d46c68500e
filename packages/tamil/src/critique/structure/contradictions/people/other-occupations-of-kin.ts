import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'

const OWN = /^(?:என்|எனது|என்னுடைய|எங்கள்|எங்களது)$/u

/** The writer's kin, of whom there is one each, by the words for them. */
const KIN: ReadonlyMap<string, string> = new Map(
  [['தந்தை', 'அப்பா', 'தந்தையார்', 'தகப்பனார்'], ['தாய்', 'அம்மா', 'தாயார்', 'அன்னை'], ['தாத்தா', 'பாட்டனார்'], ['பாட்டி']].flatMap(
    (words) => words.map((word) => [word, words[0] ?? word]),
  ),
)

/** Occupations; those of one line are one. */
const OCCUPATIONS: readonly RegExp[] = [
  /^(?:உழவ|விவசாயி|வேளாள|குடியானவ)/u,
  /^(?:ஆசிரிய|தலைமையாசிரிய|பேராசிரிய|விரிவுரையாள)/u,
  /^மருத்துவர/u,
  /^(?:செவிலி|தாதி)/u,
  /^(?:ஓட்டுந|சாரதி)/u,
  /^(?:நெசவாள|நெசவுத்)/u,
  /^மீனவ/u,
  /^(?:தச்ச|தச்சுத்)/u,
  /^(?:வணிக|வியாபாரி|கடைக்கார)/u,
  /^(?:காவல|காவல்துறை)/u,
  /^(?:வழக்கறிஞ|வக்கீல)/u,
  /^பொறியாள/u,
  /^(?:கொத்தன|கட்டடத்)/u,
  /^தையல்/u,
  /^(?:படைவீர|இராணுவ|ராணுவ)/u,
  /^(?:எழுத்தர|கணக்க)/u,
]

const WORKS = /^(?:பணி|வேலை|தொழில்|இருக்கிற|உள்ளார்|உழைக்கிற|விளங்குகிற|திகழ்கிற|ஆவார்)/u
/** Another time, another's, or only wished. */
const OTHERWISE =
  /^(?:முன்பு|முன்னர்|முதலில்|பிறகு|பின்னர்|இப்போது|தற்போது|ஓய்வு|பகுதிநேர|ஆண்டு|ஆண்டுகள|காலத்தில்|இளமையில்|கனவு|விரும்ப|ஆசை|வேண்டும்|நண்ப|மகன்|மகள்|போல|அல்ல|இல்லை)|னாலும்$/u
/** What he or she was or did, which may have been long ago. */
const ONCE = /(?:ிருந்தார்|ாற்றினார்|செய்தார்|விரும்பினார்)$/u

interface Occupation {
  readonly sentence: Sentence
  readonly occupation: number
}

/** Two occupations of one person: `என் தந்தை ஓர் உழவர் … ஆசிரியராகப் பணிபுரியும் என் தந்தை`. */
export function otherOccupationsOfKin(sentences: readonly Sentence[]): CritiqueFinding[] {
  const told = new Map<string, Occupation>()
  return sentences.flatMap((sentence) => {
    const kin = kinIn(sentence)
    const occupation = kin === undefined ? undefined : occupationIn(sentence)
    if (kin === undefined || occupation === undefined) return []
    const before = told.get(kin)
    if (before === undefined) told.set(kin, { sentence, occupation })
    return before === undefined || before.occupation === occupation
      ? []
      : [contradicts(sentence, before.sentence)]
  })
}

/** The one of the writer's kin that a sentence tells of; undefined where there are several. */
function kinIn({ words }: Sentence): string | undefined {
  const found = new Set(words.flatMap((word) => KIN.get(nounOf(word)) ?? []))
  const [only] = found
  return found.size === 1 && words.some(isOwnKin) ? only : undefined
}

const isOwnKin = (word: Word) =>
  KIN.has(nounOf(word)) &&
  OWN.test(word.previous?.text ?? '') &&
  word.analyses.some(({ features }) => features.includes('nominative'))

/** The only occupation that somebody is said to have now: as what they are, or as what they work. */
function occupationIn({ words, text }: Sentence): number | undefined {
  if (/[?]/u.test(text) || words.some((word) => OTHERWISE.test(withoutVallinam(word.text)))) return undefined
  const found = words.flatMap((word) => {
    const occupation = OCCUPATIONS.findIndex((one) => one.test(word.text))
    return occupation < 0 ? [] : [{ word, occupation }]
  })
  const [first, ...others] = found
  if (first === undefined || others.length > 0 || /ும்(?:[கசதப]்)?$/u.test(first.word.text)) return undefined
  const { next } = first.word
  if (first.word.is('adjectival')) return first.occupation
  if (words.some((word) => ONCE.test(word.text))) return undefined
  return next === undefined || WORKS.test(next.text) ? first.occupation : undefined
}
