import { MAX_WORDS } from '../../clauses/antecedent.ts'
import { clauseBefore } from '../../clauses/disagreement.ts'
import { verbPerson } from '../../clauses/finite-verb.ts'
import { caseOf, isCompoundModifier } from '../../clauses/first-case.ts'
import { agreementOf, countsPeople } from '../../clauses/phrase.ts'
import { maybePossessor } from '../../clauses/possessor.ts'
import { roleOf } from '../../clauses/word-role.ts'
import type { Word } from '../../text/word.ts'
import { GENDERED_CALLINGS } from '../../words/gendered-nouns.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

type Gender = 'he' | 'she' | 'he-honoured' | 'they'

/** The endings of nouns of quality: நல்லவன், திறமையானவள், ஏழையானவர். */
const ENDINGS: Readonly<Record<Gender, string>> = { he: 'வன்', she: 'வள்', 'he-honoured': 'வர்', they: 'வர்கள்' }

type Forms = readonly [he: string, she: string, honoured: string, they: string]

/** மாணவன், மாணவி → மாணவர், மாணவர்கள். */
const withHonour = ([he, she]: readonly [string, string]): Forms => {
  const honoured = he.replace(/ன்$/u, 'ர்')
  return [he, she, honoured, `${honoured}கள்`]
}

/** Nouns with another word for the other gender; some women of a calling have the word of respect alone. */
const PAIRS: readonly Forms[] = [
  ...[
    ...GENDERED_CALLINGS,
    ['அழகன்', 'அழகி'] as const,
    ['வேலைக்காரன்', 'வேலைக்காரி'] as const,
    ['பணக்காரன்', 'பணக்காரி'] as const,
    ['நண்பன்', 'தோழி'] as const,
  ].map(withHonour),
  ...'கவிஞன் வழக்கறிஞன் பேராசிரியன் மருத்துவன் எழுத்தாளன் கலைஞன் அறிஞன் தமிழன் இந்தியன் உழவன் இளைஞன்'
    .split(' ')
    .map((he) => withHonour([he, he.replace(/ன்$/u, 'ர்')])),
  ['மகன்', 'மகள்', 'மகன்', 'மக்கள்'],
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
    {
      wrong: 'இவர்கள் மூவரும் மலையோரக் கிராமங்களைச் [சேர்ந்தவன்].',
      right: 'இவர்கள் மூவரும் மலையோரக் கிராமங்களைச் சேர்ந்தவர்கள்.',
    },
    { wrong: 'நாங்கள் இதே தெருவில் ஓடி [விளையாடியவன்].', right: 'நாங்கள் இதே தெருவில் ஓடி விளையாடியவர்கள்.' },
    {
      wrong: 'அவள் எங்கள் குடும்பத்தின் முதல் பட்டதாரி; மிகவும் [பொறுமையானவன்].',
      right: 'அவள் எங்கள் குடும்பத்தின் முதல் பட்டதாரி; மிகவும் பொறுமையானவள்.',
    },
    { wrong: 'இக்கதையின் தலைவி அறிவு [மிக்கவன்].', right: 'இக்கதையின் தலைவி அறிவு மிக்கவள்.' },
    { wrong: 'அந்த வணிகர் யாரிடமும் கடன் [வாங்காதவன்].', right: 'அந்த வணிகர் யாரிடமும் கடன் வாங்காதவர்.' },
    {
      wrong: 'நாங்கள் இருவரும் சிறுவயதிலிருந்தே நெருங்கிய [நண்பன்].',
      right: 'நாங்கள் இருவரும் சிறுவயதிலிருந்தே நெருங்கிய நண்பர்கள்.',
    },
    { wrong: 'அவர் மிகவும் [பெரியவன்].', right: 'அவர் மிகவும் பெரியவர்.' },
    { wrong: 'நாங்கள் அனைவரும் இந்தக் கல்லூரியின் பழைய [மாணவன்].', right: 'நாங்கள் அனைவரும் இந்தக் கல்லூரியின் பழைய மாணவர்கள்.' },
    {
      wrong: 'எங்கள் தலைமையாசிரியர் சத்தமாகப் பேசுவார்; ஆனால் மிகவும் [இரக்கமுள்ளவன்].',
      right: 'எங்கள் தலைமையாசிரியர் சத்தமாகப் பேசுவார்; ஆனால் மிகவும் இரக்கமுள்ளவர்.',
    },
    { wrong: 'நாங்கள் இந்த மண்ணில் பிறந்து வளர்ந்த [உழவன்].', right: 'நாங்கள் இந்த மண்ணில் பிறந்து வளர்ந்த உழவர்கள்.' },
    {
      wrong: 'என் தங்கை மிகவும் [பொறுமையானவன்] என்றாலும் சில நேரம் கோபப்படுவாள்.',
      right: 'என் தங்கை மிகவும் பொறுமையானவள் என்றாலும் சில நேரம் கோபப்படுவாள்.',
    },
    {
      wrong: 'என் அக்கா மிகவும் [நல்லவன்] என்று அனைவரும் கூறுவார்கள்.',
      right: 'என் அக்கா மிகவும் நல்லவள் என்று அனைவரும் கூறுவார்கள்.',
    },
  ],
  allows: [
    'அவன் மனைவி நல்லவள்.',
    'அவள் ஒரு சிறந்த தலைவர்.',
    'நாங்கள் சென்னையில் சந்தித்த தமிழன்.',
    'அவர் மகனைக் கடிந்துகொள்வார்; ஆனால் அவன் நல்லவன்.',
    'ஆசிரியர் என் தம்பியைத் திட்டினார்; ஆனால் என் தம்பி நல்லவன்.',
    'அவள் காதலித்தவன் நல்லவன்.',
    'அவர்கள் நேற்றுச் சந்தையில் பார்த்தவன்.',
    'அவள் மருத்துவர்; அவளை மணந்தவன் பொறியாளர்.',
    'அவர் கண்டது ஒரு சிறந்த பாடகி.',
    'அவள் வீட்டுக்கு வந்தவன்.',
    'அவர்கள் ஏழைகள்.',
    'அவர் ஒரு சிறந்த நடிகை.',
    'போட்டியில் வென்றவர்களுள் மூத்தவர் ஒரு கல்லூரி மாணவி.',
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
    if (gender === 'she' && subject.wanted === 'he-honoured' && !isMan(subject.word)) return undefined
    const suggestion = inGender(word.text, subject.wanted)
    return suggestion === undefined || suggestion === word.text
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject.word.text } })
  },
})

/** At the end of a sentence, before a semicolon, and before என்று. */
function endsStatement(word: Word): boolean {
  const { isLast, next, tokenAfter, sentence } = word
  if (isLast || tokenAfter === ';') return true
  // `அவர்கள் என் நண்பர்கள், அண்டை வீட்டில் வளர்ந்தவர்கள்`
  if (tokenAfter === ',')
    return sentence.lastWord !== word && sentence.lastWord?.isOnly('participial-noun', 'epicene') === true
  return (
    next !== undefined &&
    /^(?:என்று|என|என்றாலும்|எனினும்|என்றால்|ஆனாலும்|என்பது|என்பதில்|என்பதை|ஆவார்|ஆவாள்|ஆவான்)(?:[கசதப]்)?$/u.test(next.text)
  )
}

function genderOf({ text, analyses }: Word): Gender | undefined {
  const pair = PAIRS.find((forms) => forms.includes(text))
  if (OF_MANY_TOO.test(text)) return undefined
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

/** `நாங்கள் அனைவரும் தமிழர்`: the old plural. */
const OF_MANY_TOO = /^(?:தமிழ|இந்திய|உழவ|இளைஞ|கலைஞ|அறிஞ)ர்$/u

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
  const speakers = ofSpeakers(predicate)
  if (speakers !== undefined) return speakers
  let found: PredicateSubject | undefined
  let counter: Word | undefined
  let isServed = !isDoerNoun(predicate.analyses) || !predicate.is('transitive') || predicate.is('negative')
  for (const word of clauseBefore(predicate)) {
    if (CONTRAST.test(word.text)) break
    if (countsPeople(word)) counter = word
    if (countsPeople(word) || isBetween(word)) continue
    if (word.isOnly('locative') || word.isOnly('genitive') || word.isOnly('ablative')) continue
    const kase = caseOf(word)
    if (
      isDoerNoun(predicate.analyses) &&
      (roleOf(word) === 'chain' || (kase !== undefined && kase !== 'nominative'))
    ) {
      if (kase === 'accusative') isServed = true
      continue
    }
    if (roleOf(word) !== 'head') return undefined
    if (word.is('nominative', 'irrational') && !word.is('rational')) {
      const isObject = predicate.is('negative') && predicate.is('transitive')
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

/** தாத்தா, who is honoured, but no woman. */
function isMan(word: Word): boolean {
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
const WITH_BARE_NOUN = /(?:உடைய|மிக்க|மிகுந்த|நிறைந்த|வாய்ந்த|கொண்ட|அற்ற|இல்லாத)வ/u

function asSubject(word: Word, predicate: Word): PredicateSubject | undefined {
  const { fits, kind } = agreementOf(word)
  const wanted = fits[0] && WANTED[fits[0]]
  if (kind !== 'people' || wanted === undefined || fits.length > 3 || word.tokenAfter !== ' ')
    return undefined
  // `அவள் வீட்டுக்கு வந்தவன்`: to her house.
  const hasMuch = word.next?.next === predicate && WITH_BARE_NOUN.test(predicate.text)
  const able = !predicate.is('transitive') && word.next?.isOnly('locative') === true && !word.next.is('place')
  if (isDoerNoun(predicate.analyses) && !hasMuch && !able && maybePossessor(word)) return undefined
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
  return next === predicate && PAIRS.some((forms) => forms.includes(predicate.text))
}
