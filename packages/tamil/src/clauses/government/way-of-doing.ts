import type { Word } from '../../text/word.ts'
import type { Beside } from '../../words/wrong-cases.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { verbsAfter } from './nominals-before.ts'

const WAYS = ['times', 'intended', 'moved', 'manner', 'role', 'bidden', 'letter', 'personal'] as const
/** What of `BESIDE` is said of the noun and the verb alone. */
export type WayOfDoing = (typeof WAYS)[number]

/** Whether a row asks how, how often or to what end it is done. */
export function isWayOfDoing(beside: Beside): beside is WayOfDoing {
  return WAYS.some((one) => one === beside)
}

/** Whether it is done as often, so, or to such an end as a row of `wrong-cases.tsv` asks. */
export function isDoneSo(noun: Word, verb: Word, beside: WayOfDoing): boolean {
  const between = verb.sentence.words.slice(noun.index + 1, verb.index)
  switch (beside) {
    case 'times':
      return between.some(({ text }) => HOW_OFTEN.test(text))
    case 'intended':
      return verb.isOnly('infinitive') || verb.is('temporal')
    case 'moved':
      return noun.next === verb && verb.is('verbal-participle') && verbsAfter(verb).some(isMoved)
    case 'manner':
      return between.some(({ text }) => TREATED.test(text))
    case 'bidden':
      return (
        verb.isOnly('imperative') && between.every((word) => roleOf(word) === 'adverb' || isNegative(word))
      )
    case 'letter':
      return isOfLetter(verb)
    case 'personal':
      return /ிடம்(?:[கசதப]்)?$/u.test(noun.text)
    case 'role':
      return (
        between.every((word) => roleOf(word) === 'adverb') &&
        noun.isOnly('singular') &&
        /ில்(?:[கசதப]்)?$/u.test(noun.text)
      )
  }
}

/** தயங்காமல். */
function isNegative(word: Word): boolean {
  return word.isOnly('verbal-participle', 'negative') && word.isOnly('intransitive')
}

/** `மகளுக்கு எழுதிய மடல் வந்தது`: nobody shows or gives it. */
function isOfLetter(verb: Word): boolean {
  const { next } = verb
  if (!verb.is('relative-participle') || next === undefined) return false
  if (!LETTERS.some((lemma) => next.hasLemma(lemma)) || !next.is('nominative')) return false
  const later = verbsAfter(verb)
  return later.length > 0 && later.every((one) => one.isOnly('intransitive'))
}

const LETTERS = ['கடிதம்', 'மடல்', 'அஞ்சல்'] as const

/** `மூன்று முறை`, ஒருமுறை. */
const HOW_OFTEN = /^(?:முறை|தடவை|சுற்று|தரம்|(?:ஒரு|இரு|மும்|பல|பன்)(?:முறை|தடவை))(?:[கசதப]்)?$/u

/** How one treats another: kindly, equally, like a slave. */
const TREATED =
  /^(?:அன்ப|பாச|கனிவ|பரிவ|மரியாதை|கண்ணிய|மதிப்ப|கௌரவ|கேவல|மோச|இழிவ|தாழ்வ|சமம|கடுமை|மென்மை|நேர்மை|நியாய|பணிவ|இரக்க|கொடூர|கொடுமை|மனிதாபிமான)[^ ]*(?:ாக(?:வும்|வே)?|ாய்|[ுோ]டன|[ுோ]டு|[யு]டன்|யோடு|ோடு)(?:[கசதப]்)?$/u

function isMoved(verb: Word): boolean {
  return rootsOf(verb).some((root) => MOVED.has(root))
}

/** What one feels or does at what one hears. */
const MOVED: ReadonlySet<string> = new Set(
  'வளர் மகிழ் ரசி இரசி அதிர் அதிர்ச்சியடை கைதட்டு ஆடு அழு சிரி தூங்கு உறங்கு திகை விய வருந்து நெகிழ் மயங்கு கலங்கு உருகு பயப்படு அஞ்சு நடுங்கு விழித்துக்கொள் எழு புன்னகை கண்ணீர்விடு பரவசமடை மெய்சிலிர் உற்சாகமடை திருந்து'.split(
    ' ',
  ),
)

/** `எனக்கு விளங்கவில்லை`: nobody does it. */
export function isDoneByNobody(verb: Word): boolean {
  const person = verbPerson(verb)
  return person === undefined ? verb.is('finite', 'negative') : isNeuter(person)
}

/** `பேசுவதில்லை`, `பேச மாட்டாள்`. */
export function isSilent({ text, next }: Word): boolean {
  if (/(?:ுவதில்லை|வில்லை|ுவதே)(?:[கசதப]்)?$/u.test(text)) return true
  return next !== undefined && /^(?:மாட்ட|மறுத்|மறுக்)/u.test(next.text)
}
