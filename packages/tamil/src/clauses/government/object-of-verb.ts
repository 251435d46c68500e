import type { Word } from '../../text/word.ts'
import type { CaseFrame } from '../../words/case-frames.ts'
import type { WrongCase, WrongCases } from '../../words/wrong-cases.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isPersonNoun } from './government.ts'
import { verbsAfter } from './nominals-before.ts'

/** A noun phrase's place before a verb, and what the table says of it. */
export interface Place {
  readonly verb: Word
  readonly root: string
  readonly nouns: readonly Word[]
  readonly slot: WrongCase
  readonly wrongCases: WrongCases
}

/** Whether the verb lacks an object, and this noun can be none of a later verb's receivers. */
export function isObjectOfVerb(noun: Word, { verb, root, nouns, slot }: Place): boolean {
  if (
    !isPersonNoun(noun) &&
    (!verb.is('transitive') || (slot.only.size === 0 && verb.isOnly('participial-noun')))
  )
    return false
  if (!isPersonNoun(noun) && slot.only.size === 0 && hasFarBareObject(noun, verb, nouns)) return false
  const relative = verb.is('relative-participle') && roleOf(verb) !== 'finite'
  if (verb.is('passive') || (relative && !isOfSubject(verb, slot, root) && !isOfAction(noun, verb)))
    return false
  if (
    nouns.some(
      (one) =>
        one !== noun && (isAccusative(one) || (isUnmarkedObject(one, verb) && !isGroupDoing(one, verb))),
    )
  )
    return false
  // `அவளுக்குத் திருமணம் செய்துகொள்ள விரும்பினான்`.
  if (slot.beside === 'wisher') return true
  if (verb.is('infinitive') && !verb.is('verbal-participle') && !MODAL.test(verb.next?.text ?? ''))
    return isObjectOfInfinitive(noun, { verb, nouns, slot })
  if (!isPersonNoun(noun) || (noun.next === verb && NEEDS_OBJECT.has(root)) || verb.tokenAfter === ';')
    return true
  return !isOfLaterVerb(noun, verb)
}

/** Whether a later verb may have the person in the case: `அவருக்குப் பாராட்டிப் பரிசு கொடுத்தார்`, `அவரிடம் மிரட்டிப் பணம் பறித்தார்`. */
export function isOfLaterVerb(person: Word, verb: Word): boolean {
  const later = verbsAfter(verb).filter(({ text }) => !MODAL.test(text))
  if (person.is('dative')) return later.some((one) => hasFrame(one, OF_PERSONS))
  if (verb.sentence.words.some(({ text, index }) => index > verb.index && HAVING.test(text))) return true
  return later.some((one) => !hasFrame(one, OF_NO_PERSON))
}

/** What someone has is in his hand: `அவரிடம் சிகிச்சையளிக்கத் தேவையான கருவிகள் இல்லை`. */
const HAVING = /^(?:இல்லை|இல்லாத|உண்டு|உள்ள|இருக்|இருந்|கிடையா)/u

/** மாலை, the evening, is also the accusative of a god's name. */
function isAccusative(word: Word): boolean {
  return word.isOnly('accusative') || (word.is('accusative') && !word.is('time'))
}

const CONCRETE = ['thing', 'mass', 'plant', 'body', 'food'] as const

/** `அம்மா எண்ணெய் தலைக்குத் தடவினாள்`: a bare thing before the noun, with which the verb of a person does not agree. */
function hasFarBareObject(noun: Word, verb: Word, nouns: readonly Word[]): boolean {
  const person = verbPerson(verbsAfter(verb).at(-1) ?? verb)
  if (person === undefined || isNeuter(person) || !CONCRETE.some((kind) => noun.is(kind))) return false
  return nouns.some(
    (one) =>
      one !== noun &&
      one.is('nominative', 'irrational') &&
      !one.is('time') &&
      // `துப்பாக்கித் தோட்டாக்களுக்கு`: the first part of a compound.
      !(one.next === noun && one.is('sandhi')),
  )
}

/** `சட்டத்துக்கு மீற முயன்றார்`, `சுமையைத் தூக்க முடியவில்லை`. */
function isObjectOfInfinitive(
  noun: Word,
  { verb, nouns, slot }: Pick<Place, 'verb' | 'nouns' | 'slot'>,
): boolean {
  const { next } = verb
  // `ஏமாற்றியவனுக்கு யாரும் நம்ப மாட்டார்கள்`: who does so stands between.
  const [nearest, second] = nouns
  if (
    second === noun &&
    nearest?.isOnly('rational', 'nominative') === true &&
    WILL_NOT.test(next?.text ?? '')
  )
    return true
  if (
    (nouns.find((one) => !one.isOnly('instrumental')) !== noun && noun.is('dative')) ||
    next?.is('rational') === true ||
    WANTING.test(next?.text ?? '')
  )
    return false
  if (slot.only.size > 0) return true
  // `ஆட்சியரைக் காண வந்தனர்`.
  if (noun.next === verb && MEETING.some((root) => verb.hasLemma(root)) && isGoing(next)) return true
  if (!isPersonNoun(noun)) return AFTER_INFINITIVE.test(next?.text ?? '')
  return ONLY_OF_AGENT.test(next?.text ?? '') && !isOfLaterVerb(noun, verb)
}

const MEETING = ['சந்தி', 'காண்', 'வரவேல்', 'வழியனுப்பு'] as const
const GOING = /^(?:வந்|வரு|செல்|சென்|போ|கூடி|திரண்)/u
const isGoing = (next: Word | undefined) =>
  next !== undefined && GOING.test(next.text) && roleOf(next) === 'finite'
const WILL_NOT = /^மாட்ட/u

/** What the agent begins, tries, learns or refuses. */
const OF_AGENT = 'தொடங்கி|ஆரம்பி|தவறி|மறந்|மறுத்|முயன்|முயற்சி|விரும்ப|விரும்பு|விரும்பி|மாட்ட|கற்று|கூடாது'

/** What one is able, allowed or about to do. */
const AFTER_INFINITIVE = new RegExp(
  `^(?:${OF_AGENT}|தெரிந்|தெரிய|பழகி|பழக|முடிய|முடிந்|முடிகி|முடியு|இயல|இயன்ற|போகிற)`,
  'u',
)

/** What the agent is about to do: who is able or allowed to may stand in the dative (`எனக்கு அவனை மறக்க முடியாது`). */
const ONLY_OF_AGENT = new RegExp(`^(?:${OF_AGENT}|தயங்கி|துணிந்)`, 'u')

/** `வீதிகளைத் தூய்மைப்படுத்தும் பணி`: what stands behind is the action itself, or when and how it is done. */
function isOfAction(noun: Word, { next }: Word): boolean {
  return (
    next !== undefined &&
    !isPersonNoun(noun) &&
    (ACTION.test(next.text) || MANNER.some((one) => next.hasLemma(one)))
  )
}

const ACTION =
  /^(?:பணி|முயற்சி|திட்ட|வழி|எண்ண|நோக்க|உரிமை|வாய்ப்ப|பழக்க|கடமை|பொறுப்ப|போது|பொழுது|வகையில்|பின்|பிறகு|வரை|முன்|படி(?:[கசதப]்)?$|வண்ண|விதமாக|விதத்தில்|காட்சி|செயல)/u

/** `சட்டத்துக்கு மீறிய இளைஞர்கள்`: who does it stands behind, so that the object stands before. */
function isOfSubject({ next }: Word, { only }: WrongCase, root: string): boolean {
  if (next === undefined || next.isOnly('rational', 'nominative')) return next !== undefined
  if (PARTING.has(root)) return next.is('rational') || next.is('animal')
  return only.size > 0 && (next.isOnly('rational') || MANNER.some((lemma) => next.hasLemma(lemma)))
}

/** `இயற்கையை வருணிக்கும் அழகு`: how it is done. */
const MANNER = ['அழகு', 'விதம்', 'முறை', 'பாங்கு', 'பாணி', 'திறன்', 'ஆற்றல்'] as const

/** With these the noun after the participle is who parts or nears: `தாயைப் பிரிந்த கன்று`. */
const PARTING: ReadonlySet<string> = new Set(['பிரி', 'நெருங்கு', 'அணுகு', 'சார்'])

/** Hardly ever without an object in words, so that a dative right before them is none of a later verb: `அமைச்சருக்குச் சந்தித்து`. */
export const NEEDS_OBJECT: ReadonlySet<string> = new Set(
  'சந்தி நம்பு துரத்து தாக்கு கொல் வெல் தோற்கடி நேசி காதலி கவனி பின்பற்று அணை அணைத்துக்கொள் கட்டிப்பிடி தழுவு திட்டு வணங்கு கும்பிடு மிரட்டு ஏமாற்று வெறு தேற்று விரட்டு வழிபடு'.split(
    ' ',
  ),
)

/** `கோரிக்கைக்கு நிர்வாகம் ஏற்றது`: a firm, state or team that does it, and no object. */
export function isGroupDoing(noun: Word, verb: Word): boolean {
  const person = verbPerson(verb)
  const neuter = person === undefined ? verb.is('finite', 'negative') : isNeuter(person)
  if (!neuter || roleOf(verb) !== 'finite' || !noun.isOnly('group') || !noun.is('nominative')) return false
  const between = verb.sentence.words.slice(noun.index + 1, verb.index)
  return noun.tokenAfter === ' ' && between.every((word) => roleOf(word) === 'adverb')
}

/** Whether a thing stands without ending right before the verb, as its object may. */
export function isUnmarkedObject(noun: Word, verb: Word): boolean {
  // `மூன்று முறை சுற்றினர்`: how often.
  if (noun.is('unit') && HOW_OFTEN.test(noun.text) && noun.previous?.isA('numeral') === true) return false
  return noun.next === verb && noun.is('irrational', 'nominative') && !noun.is('time') && !noun.is('clitic-e')
}

const HOW_OFTEN = /^(?:முறை|தடவை|தரம்)(?:[கசதப]்)?$/u

const MODAL = /^வேண்ட/u

/** `கடனுக்குச் செலுத்த வேண்டிய பணம்`. */
const WANTING = /^(?:வேண்டிய|உள்ள|இருந்த)/u

const OF_PERSONS: ReadonlySet<CaseFrame> = new Set(['give', 'towards', 'experience'])
/** With these no one is spoken to, asked, or left without what was his. */
const OF_NO_PERSON: ReadonlySet<CaseFrame> = new Set(['alone', 'goal', 'source', 'person'])
const RECEIVING: ReadonlySet<CaseFrame> = new Set([...OF_PERSONS, 'goal'])

/** Whether the verb takes one who gets, feels or reaches it, in the dative. */
export function wantsReceiver(verb: Word): boolean {
  return hasFrame(verb, RECEIVING)
}

function hasFrame(verb: Word, frames: ReadonlySet<CaseFrame>): boolean {
  return rootsOf(verb).some((root) => verb.form.framesOf(root).some((frame) => frames.has(frame)))
}
