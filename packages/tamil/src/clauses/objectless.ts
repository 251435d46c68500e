import type { Word } from '../text/word.ts'
import type { CaseFrame } from '../words/case-frames.ts'
import { rootsOf } from './verb-root.ts'
import { roleOf } from './word-role.ts'

/** Verbs that may have an object all the same (what one crosses, climbs, shouts, tries or scatters), or that stand for one by a misspelling. */
const MAY_TAKE_ONE: ReadonlySet<string> = new Set(
  'குதி பாய் தாவு நட ஓடு ஏறு இறங்கு முயல் விலகு கத்து கூவு சிரி நில் வீசு ஊர் பேசு சரணடை உழை மண மறை விளையாடு சிதறு பொலி புரள்'.split(
    ' ',
  ),
)
const OBJECTLESS_FRAMES: ReadonlySet<CaseFrame> = new Set([
  'alone',
  'place',
  'goal',
  'source',
  'with',
  'towards',
])
/** With வா, போ and புகு they make one transitive verb: `கோயிலை வலம் வந்தான்`. */
const WITH_MOTION: ReadonlySet<string> = new Set(['வலம்', 'சரண்', 'தஞ்சம்', 'வட்டம்', 'ஏலம்', 'குறி', 'தேடி', 'நாடி'])
/** Postpositions of which the noun is never in the accusative. */
const OTHER_CASE =
  /^(?:கீழ்|கீழே|மேல்|மேலே|மீது|இடையே|இடையில்|நடுவே|நடுவில்|அருகில்|அருகே|பின்|பின்பு|பின்னர்|பிறகு|முன்|முன்பு|முன்னர்|உடன்|கூட|மூலம்|மட்டும்|தான்|வழியாக)(?:[கசதப]்)?$/u
/** `விழச்செய்தான்`, `போகவைத்தான்`, `கொண்டு சென்றான்`: someone is made to do it, or something taken along. */
const CAUSING = /[அ-ஹ](?:ச்செய்|வைத்|வைக்|வைப்|ச்சொ)|^கொண்டு(?:[கசதப]்)?$/u
const MAX_WORDS = 12

/**
 * The verbs after a noun, to the end of its sentence, when none of them can take an object, so that an accusative has no
 * verb: மின்னின of `வானத்தை விண்மீன்கள் மின்னின`. Undefined where any word could be, or hide, a transitive verb or a
 * postposition that takes the accusative.
 */
export function objectlessVerbsAfter(noun: Word): readonly [Word, ...Word[]] | undefined {
  const { words } = noun.sentence
  const last = words.at(-1)
  if (noun.tokenAfter !== ' ' || last === undefined || last.index - noun.index > MAX_WORDS) return undefined
  if (!last.is('finite') || roleOf(last) !== 'finite') return undefined
  const verbs: Word[] = []
  for (const word of words.slice(noun.index + 1)) {
    if (word !== last && word.tokenAfter !== ' ' && word.tokenAfter !== ',') return undefined
    if (mayTakeObject(word, noun)) return undefined
    if (isVerbal(word)) verbs.push(word)
  }
  const [first, ...others] = verbs
  return first && [first, ...others]
}

function isVerbal(word: Word): boolean {
  return word.isA('verb') && roleOf(word) !== 'head' && roleOf(word) !== 'adverb'
}

function mayTakeObject(word: Word, noun: Word): boolean {
  const role = roleOf(word)
  if (!word.form.isRead || role === 'quotative' || role === 'unknown') return true
  if (WITH_MOTION.has(word.text) || CAUSING.test(word.text)) return true
  if (role === 'postposition' || word.isA('postposition') || word.isA('particle'))
    return word.previous === noun && !OTHER_CASE.test(word.text)
  // A noun that is a form of a verb only by its letters.
  if (role === 'head' && isNominal(word) && !FORMS_OF_VERBS.some((one) => word.is(one))) return false
  const verbal = word.isA('verb') || FORMS_OF_VERBS.some((one) => word.is(one))
  return verbal && !isPassive(word) && !isObjectless(word)
}

function isNominal(word: Word): boolean {
  return word.isA('noun') || word.isA('numeral') || word.isA('pronoun')
}

/** கொண்டாடப்போகிறோம் is read as a passive, too. */
function isPassive(word: Word): boolean {
  return word.isOnly('passive') && word.text.includes('ப்பட')
}

/** The frames of an object are those of the transitive verb with the same root: ஒளிந்தான், ஒளித்தான். */
function isObjectlessHere(frame: CaseFrame): boolean {
  return OBJECTLESS_FRAMES.has(frame) || frame === 'object' || frame === 'thing'
}

const FORMS_OF_VERBS = ['participial-noun', 'verbal-noun', 'verbal-participle'] as const

function isObjectless(word: Word): boolean {
  const roots = rootsOf(word)
  return (
    word.analyses.every(
      ({ class: kind, features, lemma }) =>
        // கொண்டாடப்போகிறோம் is read as a form of போ.
        kind === 'verb' && !features.includes('transitive') && lemma[0] === word.text[0],
    ) &&
    roots.length > 0 &&
    roots.every((root) => {
      const frames = word.form.framesOf(root)
      return (
        !MAY_TAKE_ONE.has(root) &&
        frames.some((one) => OBJECTLESS_FRAMES.has(one)) &&
        frames.every(isObjectlessHere)
      )
    })
  )
}
