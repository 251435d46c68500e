import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { isCalled } from '../reading/clause-end.ts'
import { isNeuter, verbTense } from '../reading/finite-verb.ts'
import { takesNoObject } from '../reading/main-verb.ts'
import { caseOfNoun, isGoverning, isPersons } from '../reading/nominative-phrase.ts'
import { isOneHonoured } from '../reading/one-honoured.ts'
import {
  type Agreement,
  agreementOf,
  countsList,
  countsPeople,
  isManyAlone,
  isOfMany,
  isOfManyFar,
  isSome,
  sumsUp,
} from '../reading/phrase.ts'
import { isHonorific, isInitial, isPlainName, isTitle, standsBehind } from '../reading/title.ts'
import { isUnknownPeople, isUnknownPerson, isUnknownThings } from '../reading/unknown-nouns.ts'
import { roleOf } from '../reading/word-role.ts'
import { isActionOfPeople, isActionOfThings } from './human-actions.ts'

/** What is cheap to know: whether some word before the verb could be a subject that it does not fit. */
export function mayDisagree(verb: Word, person: Person): boolean {
  const neuter = isNeuter(person)
  if (neuter && verbTense(verb) === 'future') return false
  if (isOfSpeakerAlone(verb)) return false
  const { words } = verb.sentence
  let mismatch = false
  let said = false
  for (let i = verb.index - 1; i >= Math.max(0, verb.index - MAX_WORDS); i--) {
    const word = words[i]
    if (word === undefined) continue
    if (roleOf(word) === 'quotative') said = true
    if (neuter && isPersons(word)) mismatch = true
    if (person === 'he-honoured' && isManyAlone(word)) mismatch = true
    if (isHonorific(word) && person !== 'he-honoured') mismatch = true
    if (word.isA('name') && isActionOfPeople(verb)) mismatch = true
    const head = headOf(word)
    if (head === undefined || isCalled(word)) continue
    if (neuter && isPartOfMany(word)) mismatch = true
    const { fits, kind } = head
    if (kind === 'people' || neuter) {
      if (!fits.includes(person) || (person === 'they' && isOneOnly(word, verb))) mismatch = true
      else if (!neuter && saysMany(word)) mismatch = true
      else if (!neuter && !said && !isManyAlone(word) && !isSettledLater(word)) return false
    } else if (head.isActor || isActionOfThings(verb) || takesNoObject(verb)) mismatch = true
  }
  return mismatch
}

/** `கதைகளில் இரண்டு`, `கதைகளில் சில`, `ஆகிய மூன்றும்`: so many things, in a word that says no number of itself. */
function isPartOfMany(word: Word): boolean {
  if (word.isA('numeral') && countsList(word)) return true
  if (word.previous === undefined || !(word.isA('numeral') || isSome(word))) return false
  return isOfMany(word.previous) || isOfManyFar(word)
}

/** `அவன் நல்லவன் என்றாள்`, `நீ ஒரு கதை சொல் பார்ப்போம்`: someone else says it of the one before, or bids him. */
export function isOfSpeakerAlone(verb: Word): boolean {
  const { previous } = verb
  if (previous?.previous === undefined) return false
  // `நீ போனாலும் யாரோ கேட்டார்`.
  if (previous.text === 'யாரோ') return true
  if (verb.hasLemma('என்'))
    return previous.isA('noun') && (previous.is('nominative', 'rational') || previous.is('participial-noun'))
  return /^பார்(?:ப்போம்|க்கலாம்)$/u.test(verb.text) && previous.is('imperative')
}

/** Whether a noun surely means one person before a plural in -னர்; ஆசிரியர் and its like are an older plural, too. */
export function isOneOnly(word: Word, { text }: Word): boolean {
  if (isOneHonoured(word)) return true
  if (!text.endsWith('னர்') || word.endsWith('ர்') || !word.isA('noun')) return false
  return (
    word.isOnly('nominative', 'rational') &&
    word.isOnly('singular') &&
    !word.is('people') &&
    !word.is('clitic-um')
  )
}

/** `அவர்கள் இருவரும்`, `பெண் உறுப்பினர்கள்`: the word after it says how many. */
function saysMany({ text, next }: Word): boolean {
  if (next === undefined) return false
  if (/^[அஇ]வர்கள்$/u.test(text)) return countsPeople(next)
  return /^(?:பெண்|ஆண்)$/u.test(text) && next.isOnly('rational', 'plural')
}

/** Whether the reading of the clause has to tell if a word is the subject: of a name with a title, a list, and a clause before a noun. */
function isSettledLater(word: Word): boolean {
  if (mayHaveTitle(word) || isFirstName(word) || isGoverned(word) || standsBeforeSpeaker(word)) return true
  const { next, previous } = word
  if (countsPeople(word) && previous?.isA('pronoun') === true) return true
  return word.tokenAfter === ',' || (next !== undefined && (roleOf(next) === 'relative' || sumsUp(next)))
}

/** `மருத்துவர் சொன்னபடி நான்`: right before the end of a clause of its own, behind which the speaker stands. */
export function standsBeforeSpeaker({ next, tokenAfter }: Word): boolean {
  if (next === undefined || tokenAfter !== ' ' || roleOf(next) !== 'adverbial') return false
  return next.next !== undefined && /^(?:நான்|நாம்|நாங்கள்)$/u.test(next.next.text)
}

/** `பிரதமர் மோடி`, `பிரதமர் நரேந்திர மோடி`: the title before a name is what the verb agrees with. */
function mayHaveTitle(name: Word): boolean {
  const { words } = name.sentence
  if (!isPlainName(name)) return false
  for (let index = name.index; index > name.index - LONGEST_NAME; index--) {
    const word = words[index]
    const before = words[index - 1]
    if (word === undefined || before === undefined || !standsBehind(word, before)) return false
    if (isTitle(before) || isHonorific(before)) return true
    if (before.analyses.length > 0 && !isPlainName(before) && !isInitial(before)) return false
  }
  return false
}

/** `தலைவர் உட்பட`, `அவரைப் பற்றி`. */
function isGoverned(word: Word): boolean {
  return word.next !== undefined && isGoverning(word.next, word)
}

/** வேலு of `வேலு நாச்சியார்`: the name that follows is what the verb agrees with. */
function isFirstName(name: Word): boolean {
  const { next } = name
  return next !== undefined && isPlainName(name) && isPlainName(next) && standsBehind(next, name)
}

/** Words of a name, initials among them. */
const LONGEST_NAME = 4

/** What a word is as a subject, wherever it stands; undefined where it says nothing of the person. */
const headOf = memoizeForm((word: Word): (Agreement & { readonly isActor: boolean }) | undefined => {
  if (
    !word.is('nominative') &&
    !word.is('participial-noun') &&
    !countsPeople(word) &&
    !isUnknownThings(word.form) &&
    !isUnknownPeople(word.form) &&
    !isUnknownPerson(word.form)
  )
    return undefined
  if (word.is('participial-noun') && caseOfNoun(word) !== 'nominative') return undefined
  const agreement = agreementOf(word)
  if (agreement.fits.length > 4 || word.is('time')) return undefined
  return { ...agreement, isActor: word.is('animal') || word.is('group') || agreement.fits[0] === 'those' }
})
