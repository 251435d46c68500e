import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { rootOf } from '../../../essay-roots.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { contradicts, lemmaOf } from '../reading/contradiction.ts'
import { isPerson } from '../reading/people.ts'

/** What happens to a thing or person once, by the beginnings of its words. */
const EVENTS: readonly (readonly [event: string, wording: RegExp])[] = [
  ['birth', /^(?:பிறந்த|பிறந்தே)/u],
  ['death', /^(?:இறந்தார்|இறந்தான்|மறைந்தார்|காலமானார்|உயிர்நீத்தார்|இயற்கையெய்தினார்)/u],
  ['founding', /^(?:தொடங்கப்பட்ட|நிறுவப்பட்ட|தோற்றுவிக்கப்பட்ட|ஆரம்பிக்கப்பட்ட|உருவாக்கப்பட்ட)/u],
  ['building', /^(?:கட்டப்பட்ட|அமைக்கப்பட்ட|எழுப்பப்பட்ட)/u],
  ['opening', /^(?:திறக்கப்பட்ட|திறந்துவைக்கப்பட்ட)/u],
  ['marriage', /^(?:மணந்தார்|மணந்தான்)/u],
  ['publication', /^(?:வெளியிடப்பட்ட|வெளியானது|வெளிவந்தது)/u],
]
const YEAR = /(?:^|\D)(?<year>1[0-9]{3}|20[0-9]{2})(?:\D|$)/u
/** What is only one part of it, or another of its kind. */
const PART =
  /^(?:மீண்டும்|மறுபடியும்|புதிய|புதிதாக|இரண்டாவது|இரண்டாம்|மற்றொரு|இன்னொரு|கிளை|முதல்|அடுத்த|பிறகு|பின்னர்|பிரிவு|பகுதி|அல்லது|விரிவாக்க|மேல்நிலை)/u

interface Event {
  readonly sentence: Sentence
  readonly event: string
  readonly year: string
  readonly of: ReadonlySet<string>
}

/** Another year of what happens once: `எங்கள் பள்ளி 1965 இல் தொடங்கப்பட்டது … 1972 இல் தொடங்கப்பட்ட எங்கள் பள்ளி`. */
export function redated(sentences: readonly Sentence[]): CritiqueFinding[] {
  const earlier = new Map<string, Event[]>()
  const found: CritiqueFinding[] = []
  let person: string | undefined
  for (const sentence of sentences) {
    const event = eventIn(sentence, person)
    if (event !== undefined) {
      const others = earlier.get(event.event) ?? []
      const same = others.find((other) => isOfSame(event, other))
      if (same === undefined && others.length < 16) earlier.set(event.event, [...others, event])
      else if (same !== undefined && same.year !== event.year)
        found.push(contradicts(sentence, same.sentence))
    }
    person = subjectOf(sentence) ?? person
  }
  return found
}

function isOfSame(one: Event, other: Event): boolean {
  const least = Math.min(one.of.size, other.of.size)
  const shared = [...one.of].filter((root) => other.of.has(root)).length
  return least > 0 && shared === least
}

function eventIn(sentence: Sentence, person: string | undefined): Event | undefined {
  const { text, words } = sentence
  const { year } = YEAR.exec(text)?.groups ?? {}
  if (year === undefined || text.match(/\d{4}/gu)?.length !== 1 || /\?/u.test(text)) return undefined
  if (words.some((word) => PART.test(word.text))) return undefined
  const events = words.flatMap((word, at) =>
    EVENTS.flatMap(([event, wording]) => (wording.test(word.text) ? [{ event, at }] : [])),
  )
  const [first, another] = events
  if (first === undefined || another !== undefined) return undefined
  const of = new Set(words.filter(isSubject).map((word) => rootOf(lemmaOf(word), 4)))
  if (of.size === 0 && person !== undefined && words.some((word) => /^(?:அவர்|இவர்)$/u.test(word.text)))
    of.add(rootOf(person, 4))
  return { sentence, event: first.event, year, of }
}

/** Whose event it is: a noun or an unknown name in the nominative. */
function isSubject({ text, analyses }: Word): boolean {
  if (/^(?:ஆம்|ஆண்டு|ஆண்டில்|ஆண்டுதான்|இல்|அன்று|தேதி|நாள்|அவர்|இவர்|எங்கள்|நமது|என்|எனது|மாதம்|கிபி|சுமார்)$/u.test(text))
    return false
  if (!/^[\u0b80-\u0bff]{3,}$/u.test(text) || EVENTS.some(([, wording]) => wording.test(text))) return false
  if (analyses.length === 0) return !/(?:ில்|த்து|க்கு|ால்|ை)$/u.test(text)
  return analyses.some(
    ({ class: kind, features }) => (kind === 'noun' || kind === 'name') && features.includes('nominative'),
  )
}

/** The first noun in the nominative, where the sentence has a person's verb. */
function subjectOf({ words, lastWord }: Sentence): string | undefined {
  if (!/(?:ான்|ாள்|ார்)$/u.test(lastWord?.text ?? '')) return undefined
  const subject = words.find(
    (word) =>
      !/^(?:அவர்|அவன்|அவள்|இவர்|நான்|நாங்கள்|நாம்)$/u.test(word.text) &&
      (word.analyses.length === 0 || (isPerson(word) && word.is('nominative'))),
  )
  return subject && lemmaOf(subject)
}
