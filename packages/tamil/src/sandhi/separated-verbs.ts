import type { Sentence } from '../text/sentence.ts'
import type { Word } from '../text/word.ts'
import type { Analyser } from '../text/word-form.ts'

/** The forms of படு as the passive has them; படுத்தான், he lay down, is another verb. */
const PASSIVE = /^(?:பட்ட|படும்|படுகி|படுவ|படாத|படாமல்|படவில்லை|படலாம்|படவேண்டும்)/u
/** பட்டு is silk, too, but not before an auxiliary. */
const PARTICIPLE = /^பட்டு(?:[கசதப]்)?$/u
const AUXILIARY = /^(?:வரு|வந்[தத]|உள்ள|இருக்|இருந்|விட்ட|விடு|கொண்டி)/u
const UNLESS = /^(?:விட்டால்|விட்டாலும்|விடில்|விடினும்)(?:[கசதப]்)?$/u

/** Whether the word is a form of படு or விடு that print joins to the verb before it: வழங்கப் பட்டது, பெய்யா விட்டால். */
function isParted(word: Word): boolean {
  const { previous } = word
  if (previous === undefined) return false
  if (UNLESS.test(word.text))
    return previous.text.endsWith('ா') && !previous.isA('noun') && !previous.isA('name')
  return previous.text.endsWith('ப்') && isPassive(word) && isInfinitive(previous)
}

/** விற்க is a wish as well (விற்க!), but not before படு. */
function isInfinitive(word: Word): boolean {
  return (
    word.is('infinitive') &&
    word.analyses.every(({ features }) => features.includes('infinitive') || features.includes('optative'))
  )
}

function isPassive({ text, next }: Word): boolean {
  return PARTICIPLE.test(text) ? next !== undefined && AUXILIARY.test(next.text) : PASSIVE.test(text)
}

/** Texts, by their words, that join some passive. */
const JOINING = new WeakMap<readonly Word[], boolean>()

/** Whether the text of a sentence joins its passives elsewhere: some of the press never does. */
export function joinsPassives({ textWords }: Sentence): boolean {
  let joins = JOINING.get(textWords)
  if (joins === undefined) {
    joins = textWords.some((word) => JOINED.test(word.text) && word.is('passive'))
    JOINING.set(textWords, joins)
  }
  return joins
}

const JOINED = /.ப்பட/u

/** The verb that the word makes with the one before it; `undefined` where it is none. */
export function joinedVerb(word: Word, { analyse }: { analyse: Analyser }): string | undefined {
  if (!isParted(word) || isLandTitle(word)) return undefined
  const whole = `${word.previous?.text}${word.text}`
  return analyse(whole).some(({ class: kind, guessed }) => kind === 'verb' && guessed !== true)
    ? whole
    : undefined
}

/** `வீடு கட்டப் பட்டா வழங்கப்பட்டது`: a title to land, which is given, asked for or had. */
function isLandTitle({ text, next }: Word): boolean {
  return text === 'பட்டா' && /^(?:வழங்|கொடு|தந்|தர|கேட்|பெற்|வேண்ட|கிடை|வாங்)/u.test(next?.text ?? '')
}
