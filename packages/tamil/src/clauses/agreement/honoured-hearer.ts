import { memoize } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'

/** Calls that show respect wherever they open what is said. */
const CALLS: ReadonlySet<string> = new Set([
  ...['ஐயா', 'அய்யா', 'அம்மையீர்', 'ஐயன்மீர்', 'டாக்டர்', 'மருத்துவரே', 'ஆசிரியரே', 'பேராசிரியரே', 'அமைச்சரே', 'தலைவரே'],
])
/** `மதிப்பிற்குரிய அம்மா`: whoever is called so. */
const RESPECTED = /^(?:(?:பெரு)?மதிப்(?:பிற்|புக்)குரிய|மரியாதைக்குரிய|மாண்புமிகு)(?:[கசதப]்)?$/u
const BEFORE_CALL = /^(?:அன்புள்ள|வணக்கம்|அன்பார்ந்த)$/u
/** Others who are called, and gods and those who pray to them, who say நீ. */
const OTHERS =
  /^(?:தம்பி|தங்கை|மகனே|மகளே|கண்ணே|கண்ணா|நண்பா|தோழா|தோழி|முருகா|கடவுள|இறைவ|ஆண்டவ|பெருமா[னள]|சிவ|தெய்வ|திருவடி|திருவருள|அருள|சன்னிதி|சந்நிதி|பக்த|கோயில)/u

/** Whom a word behind it speaks to with respect: `ஐயா, …`, `தலைவர் அவர்களே, …`. Undefined where another may be meant. */
export function honouredHearer({ sentence, index, quoted }: Word): Word | undefined {
  const call = index > MAX_WORDS ? undefined : callOf(sentence)
  if (call === undefined || call.index >= index || call.quoted !== quoted) return undefined
  const between = sentence.words.slice(call.index + 1, index)
  return between.every((word) => word.quoted === quoted) ? call : undefined
}

const callOf = memoize((sentence: Sentence): Word | undefined => {
  const words = sentence.words.slice(0, MAX_WORDS)
  const call = words.find(isCall)
  if (call === undefined || words.some(({ text }) => OTHERS.test(text))) return undefined
  // `ஐயா, அம்மா, …`: a list.
  if (words[call.index + 1]?.tokenAfter === ',') return undefined
  // `ஐயா, நீ எப்போது வருவாய் என்று தம்பியைக் கேட்டேன்`: said to another.
  const saysBehind = words.some(
    ({ text, quoted, index }) => index > call.index && !quoted && /^(?:என்று|என|என்ற)(?:[கசதப]்)?$/u.test(text),
  )
  return saysBehind && !call.quoted ? undefined : call
})

function isCall(word: Word): boolean {
  const { text, tokenAfter, previous, quoted } = word
  if (tokenAfter !== ',' && tokenAfter !== '!') return false
  if (text === 'அவர்களே') return previous !== undefined
  if (previous === undefined || previous.quoted !== quoted) return CALLS.has(text)
  if (RESPECTED.test(previous.text)) return true
  return CALLS.has(text) && (BEFORE_CALL.test(previous.text) || previous.is('imperative', 'plural'))
}
