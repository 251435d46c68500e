import type { Word } from '../../text/word.ts'
import type { SubjectCandidate } from '../reading/clause.ts'
import { sumsUp } from '../reading/phrase.ts'

/** Kinds of nouns that act as people do. */
export const AGENT_KINDS = ['group', 'animal', 'person', 'deity'] as const

/** A body of people or their place, and what acts like them. */
export function standsForPeople(head: Word): boolean {
  return BODIES.some((one) => head.is(one))
}

const BODIES = ['group', 'animal', 'place', 'nature', 'person', 'deity'] as const

/** Whether a subject is things, more than one of them. */
export function isManyThings({ kind, head }: SubjectCandidate): boolean {
  return kind === 'things' && (head.isOnly('plural') || sumsUp(head))
}

/** `மக்கள் கூட்டம் … சென்றன`, `அமைச்சர்கள் குழு`: whose body it is; the verb agrees with neither. */
export function isOfBody(
  { head, kind, joined }: SubjectCandidate,
  all: readonly SubjectCandidate[],
): boolean {
  if (kind !== 'people' || joined.length > 0 || head.tokenAfter !== ' ') return false
  return all.some(
    (one) => one.head === head.next && one.fits[0] === 'it' && one.joined.length === 0 && isBody(one.head),
  )
}

/** கூட்டம் is an event, too. */
export function isBody(head: Word): boolean {
  const nouns = head.analyses.filter(({ class: kind }) => kind === 'noun')
  return (
    head.text === 'கூட்டம்' || (nouns.length > 0 && nouns.every(({ features }) => features.includes('group')))
  )
}

/** `பாத்திரங்கள் பேசுகிறார்கள்`, `பிஞ்சுகள் பள்ளிக்குப் போகிறார்கள்`: people, by their part, their age or what they are to us. */
export function standForPersons({ analyses }: Word): boolean {
  return analyses.some(({ lemma }) => PEOPLE_AS_THINGS.has(lemma))
}

const PEOPLE_AS_THINGS: ReadonlySet<string> = new Set(
  `பாத்திரம் கதாபாத்திரம் துணைப்பாத்திரம் நட்சத்திரம் பிரபலம் ஆளுமை புதுமுகம் தலை புள்ளி உறவு சொந்தம் பந்தம் சுற்றம் உள்ளம் நெஞ்சம் உயிர் ஜீவன்
   பிஞ்சு மொட்டு சிட்டு வாண்டு பொடிசு சிறுசு இளசு பெருசு பெரிசு கிழடு கிழம் மழலை வாரிசு வழித்தோன்றல் தலைமுறை ஜோடி இணை தம்பதி தரப்பு சக்தி`.split(
    /\s+/,
  ),
)
