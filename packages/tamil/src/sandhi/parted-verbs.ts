import type { Sentence } from '../text/sentence.ts'
import type { Word } from '../text/word.ts'

/** The forms of படு as the passive has them; படுத்தான், he lay down, is another verb. */
const PASSIVE = /^(?:பட்ட|படும்|படுகி|படுவ|படாத|படாமல்|படவில்லை|படலாம்|படவேண்டும்)/u
/** பட்டு is silk, too, but not before an auxiliary. */
const PARTICIPLE = /^பட்டு[க்ச்த்ப்]*$/u
const AUXILIARY = /^(?:வரு|வந்[தத]|உள்ள|இருக்|இருந்|விட்ட|விடு|கொண்டி)/u
const UNLESS = /^(?:விட்டால்|விட்டாலும்|விடில்|விடினும்)[க்ச்த்ப்]*$/u

/** Whether the word is a form of படு or விடு that print joins to the verb before it: வழங்கப் பட்டது, பெய்யா விட்டால். */
export function isParted(word: Word): boolean {
  const { previous } = word
  if (previous === undefined) return false
  if (UNLESS.test(word.text))
    return previous.text.endsWith('ா') && !previous.isA('noun') && !previous.isA('name')
  return previous.text.endsWith('ப்') && isPassive(word) && previous.isOnly('infinitive')
}

function isPassive({ text, next }: Word): boolean {
  return PARTICIPLE.test(text) ? next !== undefined && AUXILIARY.test(next.text) : PASSIVE.test(text)
}

/** So many parted verbs, and none joined, make a habit. */
const MIN_OF_HABIT = 3
const BY_HABIT = new WeakMap<readonly Word[], boolean>()

/** Whether the text of a sentence parts its passives throughout, as some of the press does. */
export function isPartedByHabit({ textWords }: Sentence): boolean {
  let habit = BY_HABIT.get(textWords)
  if (habit === undefined) {
    habit = partsThroughout(textWords)
    BY_HABIT.set(textWords, habit)
  }
  return habit
}

function partsThroughout(words: readonly Word[]): boolean {
  let parted = 0
  for (const word of words) {
    if (/^பட/u.test(word.text)) {
      if (isParted(word)) parted++
    } else if (word.text.includes('ப்பட') && word.is('passive')) return false
  }
  return parted >= MIN_OF_HABIT
}
