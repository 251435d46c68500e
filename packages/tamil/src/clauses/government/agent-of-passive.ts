import type { Word } from '../../text/word.ts'
import { roleOf } from '../reading/word-role.ts'

/** What is done to things only, besides the verbs whose frame says so. */
const TO_THINGS: ReadonlySet<string> = new Set(
  'எழுது இயற்று தொகு வெளியிடு தயாரி சமை வடிவமை உருவாக்கு அமை கட்டு நிறுவு நிறைவேற்று சரிசெய் பாடு விதி செலவிடு ஏற்பாடுசெய் பயன்படுத்து செயல்படுத்து நடைமுறைப்படுத்து ஒத்திவை ரத்துசெய் பதிவுசெய் வரை தை பதிப்பி பயிரிடு அமல்படுத்து கொண்டாடு அறிவி கண்டறி ஒதுக்கு எழுப்பு பொறி படமாக்கு'.split(
    ' ',
  ),
)
/** Between the agent and the verb: the words that count or tell when. */
const MAX_BETWEEN = 6
/** `அவர் இன்றி`, `மக்கள் சார்பாக`: more than the agent. */
const LINKED = /^(?:இன்றி|அன்றி|தவிர|போல|போன்று|முன்|பின்|மூலம்|வழியாக|சார்பாக|சார்பில்|உட்பட|எனும்?|என்று|ஆகிய|ஆக)/u

/**
 * Who did it, in the nominative beside a passive of what is done to things only: `கணினிகள் எங்கள் பொறியாளர்கள் ஒரே நாளில்
 * சரிசெய்யப்பட்டன`. What it was done to stands before, or right before the verb with a dative in front
 * (`குற்றவாளிக்கு நீதிபதி சிறைத்தண்டனை விதிக்கப்பட்டது`).
 */
export function agentOfPassive(verb: Word): Word | undefined {
  if (verb.quoted || !verb.is('finite', 'passive', 'neuter') || roleOf(verb) !== 'finite') return undefined
  if (verb.next !== undefined && roleOf(verb.next) !== 'quotative') return undefined
  const main = mainOf(verb)
  if (!isDoneToThings(main)) return undefined
  const done = main.previous
  const agent = agentBefore(main, verb.is('plural'))
  if (agent !== undefined) return isOneGroup(agent) || isThingBefore(agent) ? agent : undefined
  if (done?.isOnly('nominative', 'irrational') !== true || done.is('time')) return undefined
  const giver = agentBefore(done, false)
  return giver !== undefined && giver.next !== done && giver.previous?.isOnly('dative') === true
    ? giver
    : undefined
}

/** திறந்து of `திறந்து வைக்கப்பட்டது`. */
function mainOf(verb: Word): Word {
  const { previous } = verb
  return previous?.isOnly('verbal-participle') === true && verb.hasLemma('வை') ? previous : verb
}

/** Whether a verb is of what is done to things, whoever stands beside it. */
function isDoneToThings(verb: Word): boolean {
  // அறிவி is of அறி, too: what makes one know.
  const roots = verb.analyses
    .filter(({ features }) => !features.includes('causative'))
    .map(({ lemma }) => lemma)
  return (
    roots.length > 0 &&
    roots.every((root) => {
      const frames = verb.form.framesOf(root)
      return TO_THINGS.has(root) || (frames.length > 0 && frames.every((frame) => frame === 'thing'))
    })
  )
}

/** The people before a word, when only words of how and when stand between; a council, too, where the verb is of many. */
function agentBefore(end: Word, ofMany: boolean): Word | undefined {
  let word = end.previous
  for (let passed = 0; word !== undefined && passed < MAX_BETWEEN && isHowOrWhen(word); passed++)
    word = word.previous
  if (word === undefined || word.tokenAfter !== ' ' || roleOf(word) !== 'head') return undefined
  const acts = word.isOnly('nominative', 'rational') || (ofMany && isOneGroup(word))
  if (!acts || word.is('clitic-um') || PEOPLE.test(word.text)) return undefined
  const { next } = word
  // `பாண்டியர் காலத்தில்`: in their time.
  if (next === undefined || LINKED.test(next.text) || (next !== end && roleOf(next) === 'head'))
    return undefined
  return word
}

/** `தேதிகள் ஆணையம் அறிவிக்கப்பட்டன`: behind many things, of which the verb is. */
function isOneGroup(word: Word): boolean {
  return (
    word.isOnly('nominative', 'group', 'singular') &&
    word.previous?.isOnly('nominative', 'plural', 'irrational') === true
  )
}

const PEOPLE = /^(?:பேர்|யார்|எவர்|மக்கள்)$/u

function isHowOrWhen(word: Word): boolean {
  if (word.tokenAfter !== ' ' || word.is('rational') || word.text.includes('க்காக')) return false
  const role = roleOf(word)
  // `தலைவர் இரவில்`, but `தலைவர் இல்லத்தில்`, at his home.
  if (role === 'head')
    return (
      (word.is('time') && !word.is('dative')) ||
      (word.is('nominative') && word.previous?.isA('numeral') === true)
    )
  return role === 'adverb' || (role === 'modifier' && !word.is('genitive'))
}

/** Whether a passive is of what is done to things only, one of which stands in the nominative before: no person is its subject. */
export function isOfThingBefore(verb: Word): boolean {
  return isDoneToThings(mainOf(verb)) && verb.sentence.words.slice(0, verb.index).some(isThing)
}

/** `வாசகம் குமரன் எழுதப்பட்டது`: what may be written. */
const WRITING = /^(?:வாசகம்|பெயர்|சொல்|எழுத்து|எழுத்துகள்|தலைப்பு|முகவரி)$/u

/** What it was done to, in the nominative before the agent, in the same clause. */
function isThingBefore(agent: Word): boolean {
  for (let word = agent.previous; word !== undefined; word = word.previous) {
    const role = roleOf(word)
    if (role === 'finite' || role === 'adverbial' || role === 'quotative' || role === 'nominalised')
      return false
    if (role === 'head' && isThing(word)) return !WRITING.test(word.text)
  }
  return false
}

function isThing(word: Word): boolean {
  if (word.is('time') || word.is('sandhi') || word.isA('pronoun')) return false
  if (word.isOnly('nominative', 'irrational')) return true
  // `தாஜ்மகால் அரசர் கட்டப்பட்டது`: what nobody knows opens the sentence.
  if (word.isFirst && word.analyses.length === 0) return true
  // கல்லணை, which only the list knows; கோட்டை, which is the line, too.
  const isNamed = word.isFirst || word.previous?.isA('demonstrative') === true
  return word.is('nominative') && !word.is('rational') && !word.isA('verb') && isNamed
}
