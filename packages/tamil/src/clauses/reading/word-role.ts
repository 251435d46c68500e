import { memoize, memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { WordForm } from '../../text/word-form.ts'
import type { Feature, WordClass } from '../../words/analysis.ts'
import { AMONG, BEFORE_AND_AFTER, BY_WHOM, NEARBY, OVER_AND_BY } from '../../words/postposition-groups.ts'
import { concedes } from './concession.ts'
import { isWillNot } from './finite-verb.ts'
import { becomesBefore, JOINED_CLAUSE } from './joined-clause.ts'
import { nounRole } from './noun-role.ts'
import { countsPeople, sumsUp } from './phrase.ts'
import { QUOTATIVE, type WordRole } from './role-endings.ts'
import { isUnknownPeople, isUnknownPerson, isUnknownThings } from './unknown-nouns.ts'
import { unknownRole } from './unknown-role.ts'
import { verbRole } from './verb-role.ts'

/** `இறந்ததாகவும்`, `வருவதாக`: what is said or thought. */
export const REPORTED = /(?:[தடறயவப]|போன|சொன்ன)தாக(?:வும்|வே)?(?:[கசதப]்)?$/u

/** `போட்டதுபோல`, `அடுக்கியதுபோல்`: as if somebody did so. */
const AS_IF = /[தடறயன]து(?:போல|போல்|போலவே|போன்று)(?:[கசதப]்)?$/u

/** `இரவெல்லாம்`. */
const ALL_THROUGH = /ெல்லாம்$/u

/** `மதிப்பிற்குரிய`, `பாராட்டுக்குரிய`: read as a dative, too. */
const FIT_FOR = /[கற]்குரிய(?:[கசதப]்)?$/u

/** Read as something else, too: என், say; தன், the coolness. Before a name, திருமதி; before a thing, மின், ஊதிய. */
const POSSESSIVE = /^(?:என்|உன்|தன்|நம்|எம்|தம்|திருமதி|திருமிகு|மின்|ஊதிய)$/u

/** The postpositions that are never a plain noun before a verb. */
const POSTPOSITION = new RegExp(
  `^(?:${[...BEFORE_AND_AFTER, ...NEARBY, ...AMONG, ...BY_WHOM, ...OVER_AND_BY].join('|')}|பற்றி|குறித்து|குறித்தும்|மீதும்|மூலமும்|நோக்கி|விட|போல|போல்|போன்று|எதிராக|பதிலாக|முன்னால்|பின்னால்|முன்னே|பின்னே|உடன்|கூட|சேர்ந்து|இன்றி|அன்றி|தவிர|வரை|வரையில்|நெடுகிலும்|சுற்றி|தொடர்பாக|சார்பில்|சார்பாக|ஒட்டி|முன்னிட்டு|தாண்டி|ஆக|தோறும்|மட்டும்|தான்|உட்பட|உள்பட|நீங்கலாக|நினைவாக)(?:யும்|வும்|வே|ே|[கசதப]்)?$`,
  'u',
)

/** What a word does in its clause. */
export const roleOf = memoize((word: Word): WordRole => {
  // கேட்டாய் at the end is the verb; elsewhere it may be ‘as a …’.
  if (word.next === undefined && word.is('finite', 'second')) return 'finite'
  // `பேச மாட்டார்கள்`
  if (isWillNot(word.text) && word.previous?.is('infinitive') === true) return 'finite'
  if (isFirstPart(word)) return 'modifier'
  if (becomesBefore(word) || isUnreadBeforeAfter(word) || concedes(word)) return 'adverbial'
  const settled = roleOfForm(word)
  if (settled === 'postposition') return word.previous === undefined ? besidePostposition(word) : settled
  return settled ?? verbRole(word, word.next) ?? nounRole(word)
})

/** `குரலெழுப்பிய பிறகே`: a participle of a verb that is not known, before a word of time. */
function isUnreadBeforeAfter({ analyses, text, previous, next, tokenAfter }: Word): boolean {
  if (analyses.length > 0 || next === undefined || tokenAfter !== ' ') return false
  // It may have an object.
  if (previous?.is('accusative') === true) return false
  return AFTER_UNREAD.test(next.text) && UNREAD_PARTICIPLE.test(text)
}

const AFTER_UNREAD =
  /^(?:பிறகு|பிறகே|பிறகும்|பின்|பின்பு|பின்பே|பின்னும்|பின்னர்|பின்னரே|பின்னரும்|போது|போதும்|போதே)(?:[கசதப]்)?$/u
const UNREAD_PARTICIPLE = /..(?:ந்த|ட்ட|ற்ற|த்த|ன்ற|ண்ட|ிய)$/u

/** `கூடுதல் நிதியை`, `தனியார் நிறுவனம்`, `அரசு மருத்துவமனைக்கு`: no action and no people, where a thing follows. */
function isFirstPart({ text, next, tokenAfter }: Word): boolean {
  if (next === undefined || tokenAfter !== ' ') return false
  // `அரசு மருத்துவமனையில்`
  if (text === 'அரசு')
    return (
      OF_STATE.some((lemma) => next.hasLemma(lemma)) &&
      (next.isOnly('locative') || next.isOnly('dative', 'singular'))
    )
  if (ALL_PEOPLE.test(text)) return next.is('irrational') && !next.is('nominative')
  return FIRST_PARTS.test(text) && next.isOnly('irrational')
}

const OF_STATE = [
  'மருத்துவமனை',
  'பள்ளி',
  'கல்லூரி',
  'அலுவலகம்',
  'நூலகம்',
  'விடுதி',
  'அருங்காட்சியகம்',
  'மாளிகை',
] as const

/** `எல்லோர் முன்னிலையிலும்`, `அனைவர் மனத்திலும்`: theirs; as a subject it has -உம். */
const ALL_PEOPLE = /^(?:எல்லோர்|எல்லார்|அனைவர்|யாவர்)$/u

const FIRST_PARTS = /^(?:கூடுதல்|தனியார்|வார)(?:[கசதப]்)?$/u

/** What a word does wherever it stands; undefined where its neighbours decide. A postposition needs a word before it. */
const roleOfForm = memoizeForm(({ form }: Word): WordRole | undefined => {
  const { text } = form
  if (countsPeople(form) || sumsUp(form)) return 'head'
  if (POSSESSIVE.test(text)) return 'modifier'
  if (text.startsWith('என') && QUOTATIVE.test(text)) return 'quotative'
  return POSTPOSITION.test(text) ? 'postposition' : roleByReadings(form)
})

function besidePostposition(word: Word): WordRole {
  return roleByReadings(word.form) ?? verbRole(word, word.next) ?? nounRole(word)
}

function roleByReadings({ text, analyses }: WordForm): WordRole | undefined {
  if ((REPORTED.test(text) && !saysHow(analyses)) || JOINED_CLAUSE.test(text) || AS_IF.test(text))
    return 'adverbial'
  const isA = (wanted: WordClass) => analyses.some(({ class: kind }) => kind === wanted)
  const has = (wanted: Feature) => analyses.some(({ features }) => features.includes(wanted))
  if (isA('adverb') || has('adverbial') || (has('abessive') && !has('adjectival'))) return 'adverb'
  if (analyses.length === 0)
    return isUnknownThings({ text, analyses }) ||
      isUnknownPeople({ text, analyses }) ||
      isUnknownPerson({ text, analyses })
      ? 'head'
      : unknownRole(text)
  if (has('time') && ALL_THROUGH.test(text)) return 'adverb'
  if (FIT_FOR.test(text)) return 'modifier'
  return isA('demonstrative') || isA('conjunction') ? 'modifier' : undefined
}

/** `புதியதாகவும்`, `நல்லதாக`: of a quality, not of an action. */
function saysHow(analyses: WordForm['analyses']): boolean {
  return (
    analyses.length > 0 && analyses.every(({ class: kind, guessed }) => kind !== 'verb' && guessed !== true)
  )
}
