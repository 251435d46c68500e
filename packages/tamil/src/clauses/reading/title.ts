import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { LETTER_NAMES } from '../../words/letter-names.ts'
import { KIN_CLASSES } from '../../words/noun-class.ts'

/** Kings of old are written of with -ஆன், and so are the young; dynasties and groups are no titles. */
const NO_TITLES =
  /(?:மன்னர்|அரசர்|வேந்தர்|மாணவர்|இளைஞர்|வாலிபர்|சிறுவர்|பெற்றோர்|தம்பதியினர்|மக்கள்|ோர்|ினர்|யார்|சோழர்|சேரர்|பாண்டியர்|பல்லவர்|தமிழர்|ஒருவர்|இருவர்|மூவர்|நால்வர்|பலர்|சிலர்|அனைவர்)$/u

/** Whether a word is an office or a title that stands before a name: பிரதமர், டாக்டர், ஆசிரியர். */
export const isTitle = memoizeForm(
  (word: Word): boolean =>
    word.endsWith('ர்') &&
    word.isOnly('nominative', 'rational') &&
    word.isOnly('singular') &&
    word.isA('noun') &&
    !word.isA('name') &&
    !word.isA('pronoun') &&
    !NO_TITLES.test(word.text),
)

/** Whether a word is a name in the nominative and nothing else. */
export const isPlainName = memoizeForm(
  (word: Word): boolean =>
    word.analyses.length > 0 &&
    word.analyses.every(
      ({ class: kind, features }) =>
        kind === 'name' && features.includes('nominative') && features.includes('rational'),
    ) &&
    !word.is('clitic-um') &&
    !word.is('clitic-o'),
)

/**
 * Whether a word is a name of a person or a god in another case than the first: ரவியை, முருகனிடம்; or an unknown word that
 * shows whose something is: ரத்னவேலுவின்.
 */
export const isNameInCase = memoizeForm(
  (word: Word): boolean =>
    (word.isOnly('rational') && !word.is('nominative') && (word.isA('name') || word.is('deity'))) ||
    (word.analyses.length === 0 && UNKNOWN_OWNER.test(word.text)),
)

const UNKNOWN_OWNER = /(?:[யவன]ின்|னுடைய)$/u

/** Whether a word is what one calls a relation or an elder, in another case than the first: of `கமலா அக்காவின் மகள்`. */
export const isKinInCase = memoizeForm(
  (word: Word): boolean => !word.is('nominative') && KIN_CLASSES.some((kind) => word.is(kind)),
)

/** Whether a name behind a word belongs to it: a title, or the first part of a name. */
export const mayPrecedeName = memoizeForm((word: Word): boolean => isTitle(word) || isPlainName(word))

/** Whether a word stands right behind another, with nothing but spaces and the stops of initials between. */
export function standsBehind(word: Word, before: Word): boolean {
  if (word.index !== before.index + 1 || word.quoted !== before.quoted) return false
  for (let place = before.tokenIndex + 1; place < word.tokenIndex; place++) {
    if (!/^[\s.]+$/u.test(word.sentence.textAt(place))) return false
  }
  return true
}

/** A letter of the alphabet, Tamil or English, as initials are written: மு., ஜெ., எம். */
const INITIAL = new RegExp(
  `^(?:[அ-ஔ]|[க-ஹ][ா-்]?|[A-Z]|${LETTER_NAMES.join('|')}|ஏ|எப்|ஹெச்|கியூ|யூ|எக்ஸ்|ஒய்|இசட்)$`,
  'u',
)

/** Whether a word is an initial before the rest of a name: `கு. மணி`. */
export function isInitial(word: Word): boolean {
  if (!word.tokenAfter.startsWith('.') || !INITIAL.test(word.text)) return false
  const behind = word.sentence.words[word.index + 1]
  return behind !== undefined && standsBehind(behind, word)
}

/** Whether a word may be a name, and an initial stands before it, so that it is one: மணி of `கு. மணி`. */
export function isNamedByInitial(word: Word): boolean {
  const before = word.sentence.words[word.index - 1]
  // `அ. மணி அடித்தது`: a letter that counts the items of a list.
  if (before === undefined || (before.isFirst && !isPlainName(word))) return false
  return isInitial(before) && (word.isA('name') || word.is('deity'))
}

/** Whether a word is what stands before the name of a person who is honoured: `திரு. காதர்`, `திருமதி கமலா`. */
export function isHonorific(word: Word): boolean {
  if (!HONORIFIC.test(word.text)) return false
  const behind = word.sentence.words[word.index + 1]
  if (behind === undefined || !standsBehind(behind, word)) return false
  return (
    word.tokenAfter.startsWith('.') || isInitial(behind) || (word.text === 'திருமதி' && isPlainName(behind))
  )
}

const HONORIFIC = /^(?:திரு|திருமதி|திருமிகு|செல்வி)$/u

/** Women and men of some calling, before whose name the noun stands: மாணவி, வீராங்கனை, நடிகை. */
export const isCalledByName = memoizeForm(
  (word: Word): boolean =>
    word.isOnly('nominative', 'female') &&
    word.isOnly('singular') &&
    word.isA('noun') &&
    !word.isA('name') &&
    !word.is('kin') &&
    !word.is('kinFemale') &&
    !word.is('clitic-um'),
)
