import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { joinedWithoutCase } from '../../clauses/government/joined-without-case.ts'
import { verbsAfter } from '../../clauses/government/nominals-before.ts'
import { GOVERNMENT } from '../../clauses/government/postpositions.ts'
import { isNeuter, verbPerson } from '../../clauses/reading/finite-verb.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const OTHER_CASES = ['dative', 'locative', 'instrumental', 'sociative'] as const
/** Two nouns of one of these kinds, side by side and both with -உம், are one phrase. */
const KINDS: readonly Feature[] = [
  'abstract',
  'thing',
  'food',
  'plant',
  'animal',
  'mass',
  'body',
  'place',
  'language',
]

export default defineRule({
  id: 'grammar/parallel-case',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘உம்’ சேர்ந்து இணையும் பெயர்கள் ஒரே வேற்றுமையில் வர வேண்டும்: ‘{suggestion} {other}’.',
    en: 'Nouns that -உம் joins stand in one case: ‘{suggestion} {other}’.',
  },
  source: 'நன்னூல்: எண்ணும்மை; Th. Lehmann, A Grammar of Modern Tamil (1989): coordination with -um',
  examples: [
    { wrong: 'அவர் [எளிமைக்கும்] நேர்மையையும் போற்றினார்.', right: 'அவர் எளிமையையும் நேர்மையையும் போற்றினார்.' },
    { wrong: 'மக்கள் [வறுமையையும்] பசிக்கும் எதிராகப் போராடினர்.', right: 'மக்கள் வறுமைக்கும் பசிக்கும் எதிராகப் போராடினர்.' },
    {
      wrong: 'அவள் நெய்யையும் [சர்க்கரையும்] சேர்த்துப் பிசைந்தாள்.',
      right: 'அவள் நெய்யையும் சர்க்கரையையும் சேர்த்துப் பிசைந்தாள்.',
    },
    { wrong: 'அம்மா [அரிசியிலும்] பருப்பையும் வாங்கினாள்.', right: 'அம்மா அரிசியையும் பருப்பையும் வாங்கினாள்.' },
    {
      wrong: 'மாமா அத்தையோடும் [மகனையும்] ஊருக்கு வந்தார்.',
      right: 'மாமா அத்தையோடும் மகனுடனும் ஊருக்கு வந்தார்.',
    },
    {
      wrong: 'ஆசிரியர்களுக்கும் [பெற்றோரும்] அழைப்பிதழ் வழங்கப்பட்டது.',
      right: 'ஆசிரியர்களுக்கும் பெற்றோருக்கும் அழைப்பிதழ் வழங்கப்பட்டது.',
    },
    { wrong: 'கிராமங்களிலும் [நகரங்களும்] மின்சாரம் தடைபட்டது.', right: 'கிராமங்களிலும் நகரங்களிலும் மின்சாரம் தடைபட்டது.' },
    { wrong: '[ஆண்களும்] பெண்களுக்கும் சம வாய்ப்பு தர வேண்டும்.', right: 'ஆண்களுக்கும் பெண்களுக்கும் சம வாய்ப்பு தர வேண்டும்.' },
    { wrong: 'நீங்கள் காய்களையும் [பழங்களும்] நன்றாகக் கழுவுங்கள்.', right: 'நீங்கள் காய்களையும் பழங்களையும் நன்றாகக் கழுவுங்கள்.' },
    {
      wrong: 'அவர் அண்டை வீட்டாரிடமும் [நண்பர்களும்] நிறையக் கடன் வாங்கினார்.',
      right: 'அவர் அண்டை வீட்டாரிடமும் நண்பர்களிடமும் நிறையக் கடன் வாங்கினார்.',
    },
  ],
  allows: [
    'அவரிடமும் நானும் பேசினேன்.',
    'மாணவர்களிடமும் ஆசிரியர்களும் பேசினார்கள்.',
    'வீட்டிலும் கடையும் பொருள்கள் உள்ளன.',
    'அவனிடமும் பணமும் இருந்தது.',
    'காயையும் பழமும் பூவும் விற்றார்.',
    'ஆண்களும் பெண்களுக்கும் உதவினர்.',
    'எனக்கும் அவனையும் பார்க்க ஆசை.',
    'அவனுடன் அவளும் பேசினாள்.',
    'மாணவர்களுடனும் பெற்றோரையும் அழைத்துப் பேசினார்.',
    'ஆசிரியர்களையும் மாணவர்களுடனும் பேசச் சொன்னார்.',
    'அவளுக்கும் நானும் பரிசு கொடுத்தேன்.',
    'உண்மைக்கும் பொய்க்கும் வேறுபாடு உண்டு.',
    'அவனுக்கும் ஒரு பழத்தையும் கொடுத்தாள்.',
    'மழைக்கும் வெயிலுக்கும் குடை வேண்டும்.',
    'ஆட்டுக்கும் மாட்டுக்கும் புல்லையும் தண்ணீரையும் கொடுத்தான்.',
  ],
  when: { features: ['clitic-um'] },
  check(word, knowledge) {
    const unlike =
      unlikeBeforePostposition(word) ??
      unlikeBeforeVerb(word) ??
      unlikePeople(word) ??
      unlikeOfPair(word) ??
      joinedWithoutCase(word)
    if (unlike !== undefined)
      return putInCase(unlike.noun, unlike.wanted, knowledge, { captures: { other: unlike.other.text } })
    const other = word.next
    if (other === undefined || !isListed(word) || !isListed(other)) return undefined
    if (!other.isOnly('accusative') || !OTHER_CASES.some((one) => word.isOnly(one))) return undefined
    if (!KINDS.some((kind) => word.isOnly(kind) && other.isOnly(kind))) return undefined
    // A third or fourth member may belong to either.
    if (word.previous?.is('clitic-um') === true || other.next?.is('clitic-um') === true) return undefined
    if (!verbsAfter(other).some((verb) => verb.is('transitive'))) return undefined
    return putInCase(word, 'accusative', knowledge, { captures: { other: other.text } })
  },
})

function isListed(word: Word): boolean {
  return word.isOnly('clitic-um', 'irrational') && !word.is('time') && !word.isA('pronoun')
}

interface Unlike {
  readonly noun: Word
  readonly other: Word
  readonly wanted: WantedCase
}

/** `வறுமைக்கும் பசியையும் எதிராக`: two nouns before one postposition, of which one is in the case that it governs. */
function unlikeBeforePostposition(word: Word): Unlike | undefined {
  const { next, previous } = word
  const wanted = next && GOVERNMENT.get(withoutVallinam(next.text))?.wanted
  if (wanted === undefined || wanted === 'nominative' || previous === undefined) return undefined
  const other = joinedBefore(word)
  if (other === undefined || !isOfOneSort(word, other)) return undefined
  const [right, wrong] = [word, other].map((one) => isInCase(one, wanted))
  if (right === wrong) return undefined
  const [noun, model] = right === true ? [other, word] : [word, other]
  return CASES.some((grammaticalCase) => noun.isOnly(grammaticalCase))
    ? { noun, other: model, wanted }
    : undefined
}

/** `அரிசியையும் வெல்லமும் சேர்த்து`, `எளிமையையும் நேர்மைக்கும் போற்றினார்`: the second, right before a transitive verb, is its object, too. */
function unlikeBeforeVerb(word: Word): Unlike | undefined {
  const { next } = word
  if (next === undefined || !next.is('transitive') || next.is('passive') || !isListed(word)) return undefined
  if (!next.is('verbal-participle') && roleOf(next) !== 'finite') return undefined
  const other = joinedBefore(word)
  if (other === undefined || !isListed(other) || !other.isOnly('accusative')) return undefined
  if (word.is('accusative') || !KINDS.some((kind) => word.isOnly(kind) && other.isOnly(kind)))
    return undefined
  return CASES.some((grammaticalCase) => word.isOnly(grammaticalCase)) &&
    !word.is('place') &&
    !word.is('animal')
    ? { noun: word, other, wanted: 'accusative' }
    : undefined
}

/** `நண்பருடனும் ஆசிரியரையும் பேசினேன்`: of two people side by side one is in the case that the verb gives to both. */
function unlikePeople(word: Word): Unlike | undefined {
  const other = joinedBefore(word)
  if (other === undefined || !isOnePerson(word) || !isOnePerson(other)) return undefined
  const verb = verbsAfter(word).find((one) => roleOf(one) !== 'adverb' && roleOf(one) !== 'modifier')
  const wanted = verb && caseOfBoth(verb)
  if (verb === undefined || wanted === undefined) return undefined
  // `மாணவர்களுடனும் பெற்றோரையும் அழைத்துப் பேசினார்`: each may have a verb of its own.
  if (roleOf(verb) !== 'finite') return undefined
  const [right, wrong] = [word, other].map((one) => one.isOnly(wanted))
  if (right === wrong) return undefined
  const [noun, model] = right === true ? [other, word] : [word, other]
  // எனக்கும் of `எனக்கும் அவனையும் பார்க்க ஆசை`: who wishes it.
  if (wanted === 'accusative' && noun.is('dative')) return undefined
  const inOne =
    PEOPLE_CASES.some((grammaticalCase) => noun.isOnly(grammaticalCase)) ||
    (verb.is('passive') && isNamed(noun))
  return inOne ? { noun, other: model, wanted } : undefined
}

/**
 * `கிராமங்களிலும் நகரங்களும்`, `ஆண்களும் பெண்களுக்கும் … வேண்டும்`: two that are always named together, of which one has no case. Of
 * people only where nobody does it, since one of them may do it to the other.
 */
function unlikeOfPair(word: Word): Unlike | undefined {
  const other = word.previous
  if (other?.is('clitic-um') !== true || !isPair(other, word)) return undefined
  // A third may belong to either.
  if (other.previous?.is('clitic-um') === true || word.next?.is('clitic-um') === true) return undefined
  const [noun, model] = isNamed(word) ? [word, other] : [other, word]
  const wanted = PAIR_CASES.find((grammaticalCase) => model.isOnly(grammaticalCase))
  if (wanted === undefined || !isNamed(noun)) return undefined
  if (isPersonNoun(word) && !verbsAfter(word).every((verb) => isNobodys(verb))) return undefined
  return { noun, other: model, wanted }
}

const PAIR_CASES = ['dative', 'locative'] as const

function isPair(one: Word, other: Word): boolean {
  return PAIRS.some(
    ([first, second]) =>
      (one.hasLemma(first) && other.hasLemma(second)) || (one.hasLemma(second) && other.hasLemma(first)),
  )
}

const PAIRS = [
  ['ஆண்', 'பெண்'],
  ['மாணவர்', 'மாணவி'],
  ['சிறுவர்', 'சிறுமி'],
  ['ஏழை', 'பணக்காரர்'],
  ['கிராமம்', 'நகரம்'],
  ['பள்ளி', 'கல்லூரி'],
  ['உள்நாடு', 'வெளிநாடு'],
  ['கடல்', 'கரை'],
  ['காடு', 'மலை'],
] as const

/** வழங்க வேண்டும், வழங்கப்பட்டது: no verb with the ending of a person. */
function isNobodys(verb: Word): boolean {
  const person = verbPerson(verb)
  return person === undefined || isNeuter(person)
}

function isOnePerson(word: Word): boolean {
  return word.is('clitic-um') && isPersonNoun(word) && !SUMMING.test(word.text)
}

const SUMMING = /^(?:அனைவர|எல்லோர|எல்லார|யார|எவர|ஒவ்வொருவர|இருவர|மூவர|பலர|சிலர|மற்றவர|பிறர)/u
const PEOPLE_CASES: readonly Feature[] = ['accusative', 'dative', 'sociative']

/** பெற்றோரும், which is also who got something, in the nominative. */
function isNamed(noun: Word): boolean {
  return (
    noun.is('nominative') &&
    ![...OTHER_CASES, 'accusative' as const].some((grammaticalCase) => noun.is(grammaticalCase))
  )
}

/** What both have beside a verb whose frame leaves one case to people: with whom one talks or goes, who is given to. */
function caseOfBoth(verb: Word): 'sociative' | 'dative' | 'accusative' | undefined {
  const roots = rootsOf(verb)
  if (roots.length === 0) return undefined
  if (roots.every((root) => TOGETHER.has(root))) return 'sociative'
  if (roots.every((root) => RECEIVING.has(root))) return 'dative'
  const isOnPeople = (root: string) => {
    const frames = verb.form.framesOf(root)
    return frames.length > 0 && frames.every((frame) => frame === 'person')
  }
  return !verb.is('passive') && roots.every(isOnPeople) ? 'accusative' : undefined
}

const TOGETHER: ReadonlySet<string> = new Set(
  'பேசு உரையாடு கலந்துரையாடு பழகு விளையாடு சண்டையிடு மோது போ செல் வா பயணி வாழ் வசி தங்கு'.split(' '),
)
const RECEIVING: ReadonlySet<string> = new Set('வழங்கு கொடு தா அளி உதவு பரிசளி கற்பி'.split(' '))

/** The noun with -உம் before one that has it, with nothing but what belongs to the second between. */
function joinedBefore(word: Word): Word | undefined {
  let before = word.previous
  while (
    before !== undefined &&
    !before.is('clitic-um') &&
    (roleOf(before) === 'modifier' || before.isOnly('nominative', 'irrational'))
  )
    before = before.previous
  return before?.is('clitic-um') === true && before.form.isRead ? before : undefined
}

function isOfOneSort(one: Word, other: Word): boolean {
  return (
    one.is('clitic-um') && isPersonNoun(one) === isPersonNoun(other) && !one.is('time') && !other.is('time')
  )
}

function isInCase(word: Word, wanted: WantedCase): boolean {
  return wanted === 'benefactive' ? false : word.is(wanted)
}

const CASES: readonly Feature[] = [...OTHER_CASES, 'accusative', 'nominative']
