import type { Word } from '../../text/word.ts'
import type { Analyser } from '../../text/word-form.ts'
import { isUnknownObject } from '../reading/unknown-nouns.ts'
import type { CaseViolation } from './case-violation.ts'

/** Whether a noun in a case that its verb never gives has it from something else, or the verb is none of that kind here. */
export function isGovernedOtherwise({ noun, wanted }: CaseViolation, verb: Word, analyse: Analyser): boolean {
  return (
    isTakenFor(verb) ||
    isAnswered(noun) ||
    isAmongAll(noun) ||
    hasUnreadObject(noun, verb, wanted) ||
    isDated(noun, verb) ||
    isTimeLeft(noun, verb) ||
    isThingGot(noun, verb, analyse) ||
    isNoLess(verb, wanted) ||
    isChosenFor(noun, verb)
  )
}

/** `ஊராட்சிக்கு நடைபெற்ற தேர்தல்`, `பதவிக்கு நடந்த போட்டி`: for which place or seat, which is no place where it is held. */
function isChosenFor(noun: Word, { next, form }: Word): boolean {
  if (!noun.is('dative') || next === undefined || !CHOICE.test(next.text)) return false
  return form.analyses.some(
    ({ lemma, features }) => HELD.has(lemma) && features.includes('relative-participle'),
  )
}

const HELD: ReadonlySet<string> = new Set(['நடைபெறு', 'நட', 'நிகழ்'])
const CHOICE = /^(?:இடைத்)?(?:தேர்தல|தேர்வ|போட்டி|வாக்குப்பதிவ|வாக்கெடுப்ப|நேர்காணல|ஏல[மத])/u

/** `ஐந்து மூட்டைக்குக் குறையாது`: it is no less; குறைக்காது would be done to something. */
function isNoLess(verb: Word, wanted: CaseViolation['wanted']): boolean {
  if (wanted !== 'accusative' || verb.hasLemma('தெரி')) return false
  return verb.is('finite', 'intransitive') && !verb.is('finite', 'transitive')
}

/** `தன்னை எதற்கும் உதவாதவராகக் கருதினார்`: what one is taken for; whom belongs to the verb behind. */
function isTakenFor(word: Word): boolean {
  return word.isOnly('adverbial') && /[னளர]ாக(?:[கசதப]்)?$/u.test(word.text)
}

/** `கொழுக்கட்டைக்கு மேல்மாவைக் கிண்டினார்`, `மேல்மாவைச் சட்டியில் கிண்டினார்`: a word that nobody knows is the object. */
function hasUnreadObject(noun: Word, verb: Word, wanted: CaseViolation['wanted']): boolean {
  const { words } = noun.sentence
  if (noun.is('dative') && words.slice(noun.index + 1, verb.index).some(isUnknownObject)) return true
  return wanted === 'accusative' && noun.previous !== undefined && isUnknownObject(noun.previous)
}

/** `பயிற்சிக்கு மூன்று நாள்கள் மிஞ்சும்`: what is left for it. */
function isTimeLeft(noun: Word, { previous, form }: Word): boolean {
  if (!noun.is('dative') || previous?.is('nominative') !== true || previous === noun) return false
  return form.analyses.some(({ lemma }) => lemma === 'மிஞ்சு' || lemma === 'எஞ்சு')
}

/** `பானைக்கு மூடி கிடைத்தது`: a thing with the letters of a participle, which one gets for something. */
function isThingGot(noun: Word, { text, next }: Word, analyse: Analyser): boolean {
  if (!noun.is('dative') || !text.endsWith('ி') || next === undefined) return false
  if (!GETTING.some((lemma) => next.hasLemma(lemma)) && !THERE_IS.test(next.text)) return false
  return analyse(`${text}யை`).some(({ class: kind, guessed }) => kind === 'noun' && guessed !== true)
}

const GETTING = [
  'வா',
  'கிடை',
  'வாங்கு',
  'தேடு',
  'செய்',
  'போடு',
  'பொருத்து',
  'அமை',
  'தேவைப்படு',
  'கொடு',
  'தா',
] as const
const THERE_IS = /^(?:இல்லை|உண்டு|உள்ளது|வேண்டும்|வேண்டாம்|போதும்|தேவை|எங்கே)/u

/** `எல்லாப் பூச்சிகளிலும் பாம்புக்கே அஞ்சுகிறேன்`: of them all, this one. */
function isAmongAll(noun: Word): boolean {
  return noun.is('locative', 'plural') && noun.is('clitic-um') && ALL_OF.test(noun.previous?.text ?? '')
}

const ALL_OF = /^(?:எல்லா|அனைத்து)(?:[கசதப]்)?$/u

/** `திருமணத்துக்கு நாள் குறித்தனர்`: the day is what they set. */
function isDated(noun: Word, { previous, form }: Word): boolean {
  if (!noun.is('dative') || previous === undefined || !previous.is('nominative')) return false
  return previous.is('time') && form.analyses.some(({ lemma }) => SETTING.has(lemma))
}

const SETTING: ReadonlySet<string> = new Set('குறி நிர்ணயி ஒதுக்கு முடிவுசெய் தீர்மானி அறிவி செலவிடு'.split(' '))

/** `என்ற கேள்விக்குப் பொறுத்திருந்து பாருங்கள் எனப் பதிலளித்தார்`: the answer stands between a question and its verb. */
function isAnswered(noun: Word): boolean {
  if (!noun.is('dative') || !ASKED.some((lemma) => noun.hasLemma(lemma))) return false
  return noun.sentence.words.slice(noun.index).some((word) => ANSWERS.test(word.text))
}

const ASKED = ['கேள்வி', 'வினா']
const ANSWERS = /^(?:பதில்|பதிலளி|விடையளி|பதிலுரை)/u
