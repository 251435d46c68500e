import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { MAX_WORDS } from './antecedent.ts'
import { verbPerson } from './finite-verb.ts'
import { roleOf } from './word-role.ts'

/** `தங்கள் நாளைத் தொடங்கினார்கள்`: நாள் in the accusative is no tomorrow. */
export function isDayAsObject(word: Word): boolean {
  if (word.next?.is('time')) return false
  const { previous } = word
  if (word.text !== 'நாளை' || previous?.isOnly('oblique') === true) return true
  if (previous === undefined || word.tokenBefore !== ' ') return false
  return (
    saysWhichDay(previous) ||
    ((isDaysName(previous) || isFutureParticiple(previous)) && isDaysVerb(verbAfter(word)))
  )
}

/** ஆசிரியர் of `ஆசிரியர் நாளை எங்கள் பள்ளியில் கொண்டாடினோம்`: whose day it is. */
export function isOwnerOfDay(noun: Word): boolean {
  return noun.next?.text === 'நாளை' && isDayAsObject(noun.next)
}

/** `ஐந்து நாளை`, `பத்தாவது நாளை`, `இந்த நாளை`, `பிறந்த நாளை`, `அவளது நாளை`, `முழு நாளை`: tomorrow has no attribute. */
function saysWhichDay(word: Word): boolean {
  if (/^(?:முதல்|கடைசி)$/u.test(word.text)) return word.previous?.is('time') !== true
  if (word.analyses.length === 0) return roleOf(word) === 'modifier'
  return word.isA('numeral') || ORDINAL.test(word.text) || POSSESSIVE.test(word.text) || isAttribute(word)
}

const ORDINAL = /.(?:ாவது|ாம்)$/u
const POSSESSIVE = /^(?:என்|உன்|தன்|நம்|எம்|தம்|எங்கள்|உங்கள்|தங்கள்)$/u

const isAttribute = memoizeForm((word: Word): boolean => {
  if (word.isA('demonstrative') || (word.isA('adjective') && !word.isA('adverb'))) return true
  const { analyses } = word
  return (
    analyses.length > 0 &&
    analyses.every(({ features }) => ATTRIBUTES.some((feature) => features.includes(feature)))
  )
})

const ATTRIBUTES = ['adjectival', 'relative-participle', 'genitive'] as const

/** `குடியரசு நாளை`, `தொழிலாளர் நாளை`: what the day is called after. */
function isDaysName(word: Word): boolean {
  if (word.isA('pronoun') || word.is('clitic-um') || (word.is('time') && !DAYS_OFF.test(word.text)))
    return false
  return word.is('nominative') && word.isA('noun')
}

const DAYS_OFF = /^(?:விடுமுறை|ஓய்வு|பண்டிகை|கோடை)$/u

/** `அவர் சேரும் நாளை எதிர்பார்த்தோம்`. */
function isFutureParticiple(word: Word): boolean {
  return word.is('relative-participle') && word.isA('verb') && !word.isA('noun')
}

/** `குடியரசு நாளை … கொண்டாடினர்`: the day is what is kept, where nothing else is. */
function isDaysVerb(verb: Word | undefined): boolean {
  return verb !== undefined && KEEPING.some((lemma) => verb.hasLemma(lemma)) && !isThing(verb.previous)
}

const KEEPING =
  'கொண்டாடு அனுசரி மற இழ ரசி செலவிடு செலவழி நினைவுகூர் எதிர்நோக்கு எதிர்பார் கழி கடைப்பிடி போற்று சிறப்பி எண்ணு நினை வீணாக்கு'.split(
    ' ',
  )

function isThing(word: Word | undefined): boolean {
  if (word === undefined || word.text === 'நாளை' || THROUGHOUT.test(word.text)) return false
  return (
    word.is('nominative', 'irrational') && !THOSE_WHO.some((kind) => word.is(kind)) && !word.is('clitic-e')
  )
}

/** `நாடு கொண்டாடியது`: who keeps it. */
const THOSE_WHO = ['group', 'place', 'nature', 'clitic-um'] as const

const THROUGHOUT = /^முழு(?:வ)?தும்/u

/** The finite verb behind a day, where nothing in the accusative stands between. */
function verbAfter({ sentence, index }: Word): Word | undefined {
  for (const word of sentence.words.slice(index + 1, index + MAX_WORDS)) {
    if (verbPerson(word) !== undefined) return word
    if (word.is('accusative')) return undefined
  }
  return undefined
}
