import { clauseBefore } from '../../clauses/disagreement.ts'
import { agreementOf, countsPeople } from '../../clauses/phrase.ts'
import { roleOf } from '../../clauses/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

type Gender = 'he' | 'she' | 'he-honoured' | 'they'

/** The endings of nouns of quality: நல்லவன், திறமையானவள், ஏழையானவர். */
const ENDINGS: Readonly<Record<Gender, string>> = { he: 'வன்', she: 'வள்', 'he-honoured': 'வர்', they: 'வர்கள்' }

/** Nouns with another word for the other gender. */
const PAIRS: readonly (readonly [he: string, she: string, honoured: string, they: string])[] = [
  ['ஆசிரியன்', 'ஆசிரியை', 'ஆசிரியர்', 'ஆசிரியர்கள்'],
  ['மாணவன்', 'மாணவி', 'மாணவர்', 'மாணவர்கள்'],
  ['நடிகன்', 'நடிகை', 'நடிகர்', 'நடிகர்கள்'],
  ['பாடகன்', 'பாடகி', 'பாடகர்', 'பாடகர்கள்'],
  ['தலைவன்', 'தலைவி', 'தலைவர்', 'தலைவர்கள்'],
  ['அரசன்', 'அரசி', 'அரசர்', 'அரசர்கள்'],
  ['தோழன்', 'தோழி', 'தோழர்', 'தோழர்கள்'],
  ['அழகன்', 'அழகி', 'அழகர்', 'அழகர்கள்'],
  ['வேலைக்காரன்', 'வேலைக்காரி', 'வேலைக்காரர்', 'வேலைக்காரர்கள்'],
  ['மகன்', 'மகள்', 'மகன்', 'மக்கள்'],
  ['நண்பன்', 'தோழி', 'நண்பர்', 'நண்பர்கள்'],
  ['கவிஞன்', 'கவிஞர்', 'கவிஞர்', 'கவிஞர்கள்'],
  ['வழக்கறிஞன்', 'வழக்கறிஞர்', 'வழக்கறிஞர்', 'வழக்கறிஞர்கள்'],
  ['பேராசிரியன்', 'பேராசிரியர்', 'பேராசிரியர்', 'பேராசிரியர்கள்'],
  ['மருத்துவன்', 'மருத்துவர்', 'மருத்துவர்', 'மருத்துவர்கள்'],
  ['எழுத்தாளன்', 'எழுத்தாளர்', 'எழுத்தாளர்', 'எழுத்தாளர்கள்'],
  ['பணக்காரன்', 'பணக்காரி', 'பணக்காரர்', 'பணக்காரர்கள்'],
]

const COLUMNS: readonly Gender[] = ['he', 'she', 'he-honoured', 'they']

export default defineRule({
  id: 'grammar/predicate-noun-gender',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'பெயர்ப் பயனிலை ‘{found}’ எழுவாயான ‘{subject}’ என்பதன் பாலுக்கும் எண்ணுக்கும் ஏற்ப ‘{suggestion}’ என வர வேண்டும்.',
    en: 'The predicate noun ‘{found}’ must agree with ‘{subject}’ in gender and number: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பெயர்ப் பயனிலை; எழுவாய்–பயனிலை இயைபு (பால், எண்)',
  examples: [
    { wrong: 'அவன் மிகவும் [நல்லவள்].', right: 'அவன் மிகவும் நல்லவன்.' },
    { wrong: 'என் தங்கை ஒரு சிறந்த [பாடகன்].', right: 'என் தங்கை ஒரு சிறந்த பாடகி.' },
    { wrong: 'அவர்கள் எல்லாரும் [நல்லவன்].', right: 'அவர்கள் எல்லாரும் நல்லவர்கள்.' },
    { wrong: 'அவர் மிகவும் [பெரியவன்].', right: 'அவர் மிகவும் பெரியவர்.' },
    { wrong: 'நாங்கள் அனைவரும் இந்தக் கல்லூரியின் பழைய [மாணவன்].', right: 'நாங்கள் அனைவரும் இந்தக் கல்லூரியின் பழைய மாணவர்கள்.' },
    {
      wrong: 'என் அக்கா மிகவும் [நல்லவன்] என்று அனைவரும் கூறுவார்கள்.',
      right: 'என் அக்கா மிகவும் நல்லவள் என்று அனைவரும் கூறுவார்கள்.',
    },
  ],
  allows: [
    'அவன் மனைவி நல்லவள்.',
    'அவள் ஒரு சிறந்த தலைவர்.',
    'அவள் காதலித்தவன் நல்லவன்.',
    'அவர் கண்டது ஒரு சிறந்த பாடகி.',
    'அவள் வீட்டுக்கு வந்தவன்.',
    'அவர்கள் ஏழைகள்.',
    'அவர் ஒரு சிறந்த நடிகை.',
  ],
  when: { endings: [...Object.values(ENDINGS), 'காரன்', 'காரி'], words: PAIRS.flat() },
  check(word) {
    if (!endsStatement(word) || word.quoted || word.is('finite')) return undefined
    const gender = genderOf(word)
    const subject = gender && subjectOf(word)
    if (gender === undefined || subject === undefined || subject.fits.some((one) => one === gender))
      return undefined
    if (gender === 'he-honoured' || (gender === 'they' && subject.wanted === 'he-honoured')) return undefined
    // Of a woman, with respect: `அவர் ஒரு சிறந்த பாடகி`.
    if (gender === 'she' && subject.wanted === 'he-honoured' && subject.word.isA('pronoun')) return undefined
    const suggestion = inGender(word.text, subject.wanted)
    return suggestion === undefined || suggestion === word.text
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject.word.text } })
  },
})

/** At the end of a sentence, before a semicolon, and before என்று. */
function endsStatement({ isLast, next, tokenAfter }: Word): boolean {
  if (isLast || tokenAfter === ';') return true
  return next !== undefined && /^(?:என்று|என|என்பது|என்பதில்|என்பதை|ஆவார்|ஆவாள்|ஆவான்)(?:[கசதப]்)?$/u.test(next.text)
}

function genderOf({ text, analyses }: Word): Gender | undefined {
  const pair = PAIRS.find((forms) => forms.includes(text))
  if (pair !== undefined) return COLUMNS[pair.indexOf(text)]
  if (/காரன்$/u.test(text)) return 'he'
  if (/காரி$/u.test(text)) return 'she'
  if (isDoerNoun(analyses)) return COLUMNS.findLast((gender) => text.endsWith(ENDINGS[gender]))
  if (!/(?:ான|ல்ல|ிய|ுள்ள|ுடைய|உடைய)வ(?:ன்|ள்|ர்|ர்கள்)$/u.test(text)) return undefined
  if (
    analyses.length > 0 &&
    !/உடைய|ுடைய/u.test(text) &&
    !analyses.every(({ class: kind }) => kind === 'noun')
  )
    return undefined
  return COLUMNS.findLast((gender) => text.endsWith(ENDINGS[gender]))
}

function inGender(text: string, wanted: Gender): string | undefined {
  const pair = PAIRS.find((forms) => forms.includes(text))
  if (pair !== undefined) return pair[COLUMNS.indexOf(wanted)]
  if (/கார(?:ன்|ி)$/u.test(text)) return text.replace(/கார(?:ன்|ி)$/u, OF_WORK[wanted])
  return text.replace(/வ(?:ன்|ள்|ர்|ர்கள்)$/u, ENDINGS[wanted])
}

/** கெட்டிக்காரன், கெட்டிக்காரி. */
const OF_WORK: Readonly<Record<Gender, string>> = {
  he: 'காரன்',
  she: 'காரி',
  'he-honoured': 'காரர்',
  they: 'காரர்கள்',
}

/** பேசாதவள், வாங்காதவன், மிக்கவன்: one who does, or does not. */
function isDoerNoun(analyses: Word['analyses']): boolean {
  return (
    analyses.length > 0 &&
    analyses.every(({ features }) => features.includes('participial-noun') && !features.includes('neuter'))
  )
}

interface PredicateSubject {
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
 * The subject of a predicate noun: the people in the first case between it and the clause before, where all of them ask for
 * the same gender. A word that is not known, a verb or an object between leaves it open.
 */
function subjectOf(predicate: Word): PredicateSubject | undefined {
  let found: PredicateSubject | undefined
  for (const word of clauseBefore(predicate)) {
    const role = roleOf(word)
    if (role === 'modifier' || role === 'adverb' || countsPeople(word)) continue
    if (role !== 'head' || (word.analyses.length === 0 && role !== 'head')) return undefined
    if (word.is('nominative', 'irrational') && !word.is('rational')) {
      if (/உடையவ/u.test(predicate.text)) continue
      return undefined
    }
    if (word.isOnly('locative') || word.isOnly('genitive')) continue
    const { fits, kind } = agreementOf(word)
    const wanted = fits[0] && WANTED[fits[0]]
    if (kind !== 'people' || wanted === undefined || fits.length > 3 || word.tokenAfter !== ' ')
      return undefined
    if (
      word.is('clitic-um') ||
      isOwner(word, predicate) ||
      (fits[0] === 'he-honoured' && fits.includes('she'))
    )
      return undefined
    if (found !== undefined && found.wanted !== wanted) return undefined
    found = { word, fits, wanted }
  }
  return found
}

/** `அவன் தலைவி`, `ராமனின் அண்ணன் மகள்`: her lord's, his daughter. */
function isOwner({ next }: Word, predicate: Word): boolean {
  return next === predicate && PAIRS.some((forms) => forms.includes(predicate.text))
}
