import { ADVERBAL_CASES, type Analysis, type Feature } from '../words/analysis.ts'
import { isEvery, isPlural } from './reading-kinds.ts'

/**
 * Whether a word is a form that no compound goes on from: a noun in a case, a plural, a finite verb, a word with a clitic, a
 * condition. `அவர்களுக்கு`, `வந்தார்`, `வீட்டிலும்`, `வந்தால்`; not மர, படித்து, பெரிய.
 */
export function isClosed(text: string, readings: readonly Analysis[]): boolean {
  if (text.length < SHORTEST) return false
  if (text === 'இல்லாமல்' || text === 'அல்லாமல்') return true
  if (readings.length === 0) return false
  if (SAID.test(text)) return true
  const cases = readings.filter(({ class: kind }) => kind !== 'adverb' && kind !== 'postposition')
  if (cases.length > 0 && isEvery(cases, ADVERBAL_CASES)) return true
  if (text.length >= SHORTEST_OWNER && isEvery(readings, OWNER_CASES)) return true
  if (PLURAL.test(text) && readings.every(isPlural)) return true
  if (text.length < SHORTEST_VERB) return false
  if (text.endsWith('ாக') && isEvery(readings, ['adverbial'])) return true
  return isEvery(readings, CLITICS) || readings.every(isFinishedVerb)
}

/** Code units. */
const SHORTEST = 4
/** என்பதுநமக்கு: what is said or thought, before what is told of it. */
const SAID = /^என்ப(?:து|தை|தில்|தால்|தற்கு|தும்)$/u

/** Code units: ஆடும், போனால் and the like are beginnings of other words. */
const SHORTEST_VERB = 6

/** Code units: மின் and பின் are beginnings of compounds. */
const SHORTEST_OWNER = 6
const OWNER_CASES: readonly Feature[] = [...ADVERBAL_CASES, 'genitive']

/** Of a word with கள்; மக்கள்தொகை and the like are one word. */
export const PLURAL = /(?<!மக்|திங்)கள்$/u
/** Not -ஓ and -ஆ: மேடையோரத்தில், மலைப்பாதையில். */
const CLITICS: readonly Feature[] = ['clitic-um', 'clitic-e']

/** வந்தார், வந்தது, வருவோர், வந்தால். */
function isFinishedVerb({ class: kind, features }: Analysis): boolean {
  if (kind !== 'verb' || features.includes('imperative') || features.includes('relative-participle'))
    return false
  if (features.includes('negative') && features.includes('verbal-participle')) return true
  return FINISHED.some((one) => features.includes(one))
}

/** காணாமல்போனது, பேசாமல்விட்டார்: what print joins to a negative participle. */
export function isOneWithNegative(first: string, second: string): boolean {
  return first.endsWith('ாமல்') && /^(?:போ|இரு|விட|ஆக|செய்)/u.test(second)
}

const FINISHED: readonly Feature[] = ['finite', 'participial-noun', 'conditional', 'temporal']

/** Words that good print joins to such a form: `அவன்தான்`, `அவனைப்போல`, `அவர்களுக்காகத்தான்`. */
const ENCLITICS =
  'தான் தான தாம் தாம தாண்டா கூட கிட்ட போல் போல போலவ போன்று பொழுது பின் பின்னர் பின்பு பிறகு முன் முன்னர் முன்பு முன்னால் மேல் மேல கீழ் கீழ நேர் மீது மீத பற்றி பற்றிய குறித்து குறித்த தவிர தவிரவ விட விடவ மட்டும் மட்டும மூலம் மூலமாக வரை வரையில் வரைக்கு முதல் பால் பால கண் தோறும் பட்சம் மாத்திரம் வாறு வகையில் விதமாக வேளை கொண்டு பக்கம் பக்கமாக புறம் மாதிரி சார்ந்த சார்பில் சார்பாக சேர்ந்த சேர்ந்து தொடர்ந்து விட்டு விட்டால் விட்டாலும் முகமாக வாக்கில்'

const ENCLITIC = new RegExp(
  `^(?:கள[்ைிுோா].*|பட(?!ம|த்த|ி|ை).*|மீதான|போன்ற.*|போல.*|போது.*|போத[ேி].*|படி(?:ய.*)?|பேர.*|மட்டும.*|தரப்பு.*|தரப்ப[ிா].*|முறை.*|நாள்|(?:${ENCLITICS.split(' ').join('|')})(?:[ேோாி]|ய[ேோா]|யும்|ும்|வும்)?)[கசதப]?்?$`,
  'u',
)

/** A second part that print joins to a finished form: `தான்`, `போல`, `மட்டும்`, and their own endings. */
export function isEnclitic(text: string): boolean {
  return ENCLITIC.test(text)
}

/** Whether letters go on from the word before, with a glide or its ம்: கண்டது + மில்லை, வந்ததில்லை + யாம். */
export function goesOn(text: string): boolean {
  return GOING_ON.test(text)
}

const GOING_ON =
  /^(?:ய(?!ா(?:ர|ழ|வ|னை))|ல|தா(?:க|ன|யி|கு)|களை|கள[ிு]|வர்|ம(?:ில்ல|ுண்ட|ல்ல|ாக|ான|ாம|ிருந்|ென்)|வ(?:ார்|ான்|ாள்|ேன்|ோம்|ாய்|ில்லை|ுக்கு|ின்|ை|ில்|ும்))/u
