import type { Word } from '../../../../text/word.ts'
import { nounOf } from '../reading/contradiction.ts'
import { isKin, isPerson, isPersonName, isPossessor, type People } from '../reading/people.ts'
import type { Predication } from '../reading/predications.ts'

/** Who does what a predication tells, by everything that the text calls them there. */
export interface Agent {
  readonly isWriter: boolean
  readonly names: readonly string[]
  readonly kin: readonly string[]
  /** What they are: முதல்வர், தலைவர். */
  readonly offices: readonly string[]
}

const WRITER: Agent = { isWriter: true, names: [], kin: [], offices: [] }
/** Whoever it is, and what may be somebody already named. */
const ANYBODY =
  /^(?:ஒருவர்|ஒருவன்|ஒருத்தி|மனிதன்|மனிதர்|நபர்|உறுப்பினர்|விருந்தினர்|பேச்சாளர்|மாணவன்|மாணவர்|மாணவி|சிறுவன்|சிறுமி|பெண்|ஆண்|குழந்தை|இளைஞன்|இளைஞர்|மக்கள்|பெரியவர்|முதியவர்|வீரர்|வீரன்|பயணி)$/u
const BEFORE_NAME = /^(?:திரு|திருமதி|செல்வி|செல்வன்|முனைவர்|டாக்டர்)$/u
/** Words behind a participle that are looked at. */
const MAX_PASSED = 4

/** Who does what a predication tells, where it is one person: whom it names in the first case, else whom it qualifies. */
export function agentIn({ verb, words, kind }: Predication, people: People): Agent | undefined {
  if (kind === 'finite' && verb.is('finite', 'first')) return verb.is('plural') ? undefined : WRITER
  const named = words.filter((word) => isOne(word) && word.is('nominative'))
  if (named.some((word) => word.is('clitic-um') || /கள்/u.test(word.text))) return undefined
  if (named.length > 0) return agentCalled(named, people)
  return kind === 'relative' || isAgentNoun(verb) ? agentCalled(phraseAfter(verb), people) : undefined
}

/** `வென்றவள்`. */
const isAgentNoun = (verb: Word) =>
  verb.is('participial-noun') && (verb.is('masculine') || verb.is('feminine') || verb.is('honorific'))

const isOne = (word: Word) => isPerson(word) || word.text === 'நான்'

/** The persons of the noun phrase behind a participle: `பரிசளித்த எங்கள் தமிழ் ஐயா`. */
function phraseAfter(verb: Word): Word[] {
  const found: Word[] = []
  let { next } = verb
  for (let passed = 0; next !== undefined && passed < MAX_PASSED; passed++) {
    if (next.is('clitic-um')) return []
    if (isPerson(next)) found.push(next)
    else if (found.length > 0 || !qualifies(next)) break
    next = next.next
  }
  return found
}

const qualifies = (word: Word) =>
  isPossessor(word) ||
  word.isA('adjective') ||
  word.isA('demonstrative') ||
  ((word.isA('noun') || word.isA('name')) && word.is('nominative'))

function agentCalled(words: readonly Word[], people: People): Agent | undefined {
  const names: string[] = []
  const kin: string[] = []
  const offices: string[] = []
  for (const word of words) {
    const noun = nounOf(word)
    if (word.text === 'நான்') return WRITER
    if (ANYBODY.test(noun)) return undefined
    if (BEFORE_NAME.test(noun)) continue
    if (isKin(word)) kin.push(people.keyOf(word) ?? noun)
    else if (isPersonName(word)) names.push(people.keyOf(word) ?? noun)
    else offices.push(noun)
  }
  return names.length + kin.length + offices.length === 0
    ? undefined
    : { isWriter: false, names, kin, offices }
}

/** Whether two cannot be one person: names, relatives or offices that differ. A name may be that of one who is known by an office. */
export function areOthers(one: Agent, other: Agent): boolean {
  if (one.isWriter || other.isWriter) return one.isWriter !== other.isWriter
  const known = new Set([...one.names, ...one.kin, ...one.offices])
  if ([...other.names, ...other.kin, ...other.offices].some((key) => known.has(key))) return false
  const both = (kind: 'names' | 'kin' | 'offices') => one[kind].length > 0 && other[kind].length > 0
  if (both('names') || both('kin') || both('offices')) return true
  return (one.kin.length > 0 && other.offices.length > 0) || (one.offices.length > 0 && other.kin.length > 0)
}
