import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { caseOfNoun, isCompoundModifier } from '../reading/nominative-phrase.ts'
import { agreementOf, countsPeople } from '../reading/phrase.ts'
import { maybePossessor } from '../reading/possessor.ts'
import { isHonorific, isInitial, isTitle } from '../reading/title.ts'
import { roleOf } from '../reading/word-role.ts'
import { clauseBefore } from './disagreement.ts'
import { GENDER_PAIRS, type Gender, isAgentNoun } from './gendered-predicate.ts'
import { saidToBe } from './said-to-be.ts'

/** Whom a predicate noun is said of, and the gender that asks for. */
export interface PredicateSubject {
  readonly word: Word
  readonly fits: readonly Person[]
  readonly wanted: Gender
}

const WANTED: Readonly<Partial<Record<Person, Gender>>> = {
  he: 'he',
  she: 'she',
  'he-honoured': 'he-honoured',
  they: 'they',
  we: 'they',
  'you-all': 'they',
}

/**
 * The subject of a predicate noun: the people in the nominative between it and the clause before, where all of them ask for
 * the same gender. A word that is not known, a verb or an object between leaves it open.
 */
export function predicateSubject(predicate: Word): PredicateSubject | undefined {
  return ofSpeakers(predicate) ?? nearest(predicate) ?? beyondParticiple(predicate)
}

/** `அவள் போட்டியில் வென்ற மாணவன்`: what the participle tells is of the noun. */
function beyondParticiple(predicate: Word): PredicateSubject | undefined {
  const { head, joined } = saidToBe(predicate) ?? {}
  if (
    head === undefined ||
    head.is('participial-noun') ||
    joined?.length !== 0 ||
    isAgentNoun(predicate.analyses) ||
    /ர்$/u.test(predicate.text)
  )
    return undefined
  return asSubject(head, predicate)
}

function nearest(predicate: Word): PredicateSubject | undefined {
  let found: PredicateSubject | undefined
  let counter: Word | undefined
  let isServed = !isAgentNoun(predicate.analyses) || !predicate.is('transitive') || predicate.is('negative')
  for (const word of clauseBefore(predicate)) {
    if (CONTRAST.test(word.text)) break
    if (isInitial(word)) continue
    if (found !== undefined && (isTitle(word) || isHonorific(word)) && isNameBehind(word, found.word)) {
      found = { word: found.word, fits: ['he-honoured', 'they'], wanted: 'he-honoured' }
      continue
    }
    // `கதை சொன்ன பாட்டி`: what stands before tells which grandmother.
    if (roleOf(word) === 'relative' && word.next === found?.word) break
    if (countsPeople(word)) counter = word
    if (countsPeople(word) || isBetween(word)) continue
    if (word.isOnly('locative') || word.isOnly('genitive') || word.isOnly('ablative')) continue
    const grammaticalCase = caseOfNoun(word)
    if (
      isAgentNoun(predicate.analyses) &&
      (roleOf(word) === 'chain' || (grammaticalCase !== undefined && grammaticalCase !== 'nominative'))
    ) {
      if (grammaticalCase === 'accusative') isServed = true
      continue
    }
    if (roleOf(word) !== 'head') return undefined
    if (word.is('nominative', 'irrational') && !word.is('rational')) {
      const isObject = predicate.is('negative') && predicate.is('transitive')
      // `உண்மை பேசுபவன்`, `உதவி செய்பவள்`
      if (
        word.next === predicate &&
        predicate.isOnly('transitive') &&
        isAgentNoun(predicate.analyses) &&
        isMatter(word)
      ) {
        isServed = true
        continue
      }
      if (word.next === predicate && (isObject || WITH_BARE_NOUN.test(predicate.text))) continue
      return undefined
    }
    const subject = asSubject(word, predicate)
    if (subject === undefined || (found !== undefined && found.wanted !== subject.wanted)) return undefined
    found = subject
  }
  // `அவள் காதலித்தவன்`: whom she loved.
  if (!isServed) return undefined
  return (
    found ??
    (counter
      ? { word: counter, fits: ['they'], wanted: 'they' }
      : (goesOn(predicate) ?? ofStatementBefore(predicate)))
  )
}

/** What is said, done or felt, and nobody's own. */
const isMatter = (word: Word) => MATTERS.some((kind) => word.is(kind))
const MATTERS = ['abstract', 'action', 'event'] as const

/** `டாக்டர் மு. வேலு`: nothing but initials stands between. */
function isNameBehind({ sentence, index }: Word, name: Word): boolean {
  return sentence.words.slice(index + 1, name.index).every(isInitial)
}

/** தாத்தா, who is honoured, but no woman. */
export function isMan(word: Word): boolean {
  return word.is('male') || word.is('kinMale')
}

/** What says when, how or whose: `சிறுவயது முதலே நெருங்கிய`, `ஊர்த் தலைவர்`. */
function isBetween(word: Word): boolean {
  const role = roleOf(word)
  if (role === 'modifier' || role === 'adverb' || role === 'postposition') return true
  return (
    word.is('nominative', 'irrational') &&
    (word.is('time') || word.isA('postposition') || isCompoundModifier(word))
  )
}

/** `துணிச்சல் மிக்கவன்`, `அழகு உடையவள்`: what one has much of. */
const WITH_BARE_NOUN = /(?:உடைய|உள்ள|மிக்க|மிகுந்த|நிறைந்த|வாய்ந்த|கொண்ட|அற்ற|இல்லாத)வ/u

function asSubject(word: Word, predicate: Word): PredicateSubject | undefined {
  const { fits, kind } = agreementOf(word)
  const wanted = fits[0] && WANTED[fits[0]]
  if (kind !== 'people' || wanted === undefined || fits.length > 3 || word.tokenAfter !== ' ')
    return undefined
  // `அவள் வீட்டுக்கு வந்தவன்`: to her house.
  const hasMuch = word.next?.next === predicate && WITH_BARE_NOUN.test(predicate.text)
  const able = !predicate.is('transitive') && word.next?.isOnly('locative') === true && !word.next.is('place')
  if (isAgentNoun(predicate.analyses) && !hasMuch && !able && maybePossessor(word)) return undefined
  if (word.is('clitic-um') || isOwner(word, predicate) || (fits[0] === 'he-honoured' && fits.includes('she')))
    return undefined
  return { word, fits, wanted }
}

/** `அவள் எங்கள் ஊரின் முதல் பட்டதாரி; மிகவும் துணிச்சலானவள்`: the same one is spoken of, and nobody else was named. */
function goesOn(predicate: Word): PredicateSubject | undefined {
  const [first] = predicate.sentence.words
  const before = predicate.sentence.words.slice(0, predicate.index)
  const end = before.findLastIndex(({ tokenAfter }) => tokenAfter === ';')
  if (first === undefined || end < 0 || !OF_ONE.test(first.text) || !before.slice(end + 1).every(isBetween))
    return undefined
  const others = before.slice(1, end + 1).filter((word) => word.is('rational', 'nominative'))
  if (others.some((word) => agreementOf(word).fits.length < 3 || word.isA('name'))) return undefined
  return asSubject(first, predicate)
}

const OF_ONE = /^[அஇ]வ(?:ன்|ள்)$/u

const CONTRAST = /^(?:ஆனால்|ஆனாலும்|எனினும்|ஆயினும்)$/u

/** `எங்கள் மேலாளர் சத்தமாகப் பேசுவார்; ஆனால் நல்லவன்`: the one person of the statement before, as its end speaks of him. */
function ofStatementBefore(predicate: Word): PredicateSubject | undefined {
  const before = predicate.sentence.words.slice(0, predicate.index)
  const start = before.findLastIndex(({ text }) => CONTRAST.test(text))
  const end = before[start - 1]
  if (end === undefined || !/^[;,]/u.test(end.tokenAfter) || start > MAX_WORDS) return undefined
  if (!before.slice(start + 1).every((word) => isBetween(word) || word.isOnly('locative'))) return undefined
  const [subject, ...others] = before
    .slice(0, start)
    .filter((word) => word.is('nominative', 'rational') && !word.isOnly('genitive') && word !== end)
  const unknown = before
    .slice(0, start)
    .some((word) => roleOf(word) === 'unknown' || roleOf(word) === 'quotative')
  if (subject === undefined || others.length > 0 || unknown || subject.is('clitic-um')) return undefined
  const { fits, kind } = agreementOf(subject)
  const person = verbPerson(end) ?? (roleOf(end) === 'head' ? agreementOf(end).fits[0] : undefined)
  const wanted = person && WANTED[person]
  if (kind !== 'people' || person === undefined || wanted === undefined || !fits.includes(person))
    return undefined
  if (wanted === 'they' || (verbPerson(end) === undefined && fits[0] !== person)) return undefined
  return { word: subject, fits: [person], wanted }
}

/** `நாங்கள் இந்த ஊரில் பிறந்து வளர்ந்த தமிழன்`: nobody does what the clause between says but they. */
function ofSpeakers(predicate: Word): PredicateSubject | undefined {
  const [first] = predicate.sentence.words
  if (first === undefined || !/^(?:நாங்கள்|நாம்|நீங்கள்)$/u.test(first.text) || predicate.index > MAX_WORDS)
    return undefined
  const between = predicate.sentence.words.slice(1, predicate.index)
  const relative = between.at(-1)
  if (
    relative === undefined ||
    !relative.is('relative-participle', 'intransitive') ||
    relative.is('transitive')
  )
    return undefined
  const other = between.some(
    (word) =>
      word.tokenAfter !== ' ' ||
      word.analyses.length === 0 ||
      word.is('nominative', 'rational') ||
      ['finite', 'adverbial', 'nominalised', 'quotative'].includes(roleOf(word)),
  )
  return other ? undefined : { word: first, fits: ['they'], wanted: 'they' }
}

/** `அவன் தலைவி`, `ராமனின் அண்ணன் மகள்`: her lord's, his daughter. */
function isOwner({ next }: Word, predicate: Word): boolean {
  return next === predicate && GENDER_PAIRS.some((forms) => forms.includes(predicate.text))
}
