import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { isIntransitive, verbPerson } from '../../clauses/reading/finite-verb.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** What counts things, and the same of people. */
const OF_PEOPLE: ReadonlyMap<string, string> = new Map([
  ['அனைத்தும்', 'அனைவரும்'],
  ['யாவும்', 'யாவரும்'],
  ['இரண்டும்', 'இருவரும்'],
  ['மூன்றும்', 'மூவரும்'],
  ['நான்கும்', 'நால்வரும்'],
])

const OF_THINGS: ReadonlyMap<string, string> = new Map(
  [...OF_PEOPLE].map(([things, people]) => [people, things]),
)

export default defineRule({
  id: 'grammar/all-of-kind',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘{subject}’ என்பதைத் தொகுத்துச் சொல்லும்போது ‘{suggestion}’ என வர வேண்டும்: அனைவரும், இருவரும் உயர்திணைக்கும், அனைத்தும், இரண்டும் அஃறிணைக்கும் உரியவை.',
    en: 'With ‘{subject}’ write ‘{suggestion}’: அனைவரும் and இருவரும் are said of people, அனைத்தும் and இரண்டும் of things.',
  },
  source: 'நன்னூல், பெயரியல்: உயர்திணை, அஃறிணை எண்ணுப் பெயர்கள்',
  examples: [
    {
      wrong: 'கூட்டத்துக்கு வந்த தொண்டர்கள் [அனைத்தும்] படிவத்தை நிரப்பினர்.',
      right: 'கூட்டத்துக்கு வந்த தொண்டர்கள் அனைவரும் படிவத்தை நிரப்பினர்.',
    },
    { wrong: 'எங்கள் வீரர்கள் [யாவும்] களத்தில் நின்றனர்.', right: 'எங்கள் வீரர்கள் யாவரும் களத்தில் நின்றனர்.' },
    { wrong: 'அந்தச் சிறுமிகள் [இரண்டும்] பூங்காவில் ஆடினார்கள்.', right: 'அந்தச் சிறுமிகள் இருவரும் பூங்காவில் ஆடினார்கள்.' },
    {
      wrong: 'வயலில் இருந்த பசுக்கள் [மூவரும்] கரையில் மேய்ந்தன.',
      right: 'வயலில் இருந்த பசுக்கள் மூன்றும் கரையில் மேய்ந்தன.',
    },
    { wrong: 'புயலில் மரங்கள் [அனைவரும்] சாய்ந்தன.', right: 'புயலில் மரங்கள் அனைத்தும் சாய்ந்தன.' },
  ],
  allows: [
    'அறிஞர்கள் அனைத்தும் அறிவார்கள்.',
    'மாணவர்கள் இரண்டும் படித்தார்கள்.',
    'மாணவர்கள் அனைவரும் வந்தனர்.',
    'பறவைகள் அனைத்தும் பறந்தன.',
    'குழந்தைகள் மூன்றும் தூங்கின.',
    'அந்த மலர்கள் அனைவரும் விரும்புபவை.',
    'இந்தப் பாடல்கள் அனைவரையும் கவர்ந்தன.',
  ],
  when: { words: [...OF_PEOPLE.keys(), ...OF_THINGS.keys()] },
  check(word) {
    const { previous, quoted } = word
    if (previous === undefined || quoted || previous.is('clitic-um') || !previous.is('nominative'))
      return undefined
    const verb = verbAfter(word)
    const person = verb && verbPerson(verb)
    if (verb === undefined || person === undefined) return undefined
    const people = OF_PEOPLE.get(word.text)
    const things = OF_THINGS.get(word.text)
    const suggestion =
      people !== undefined
        ? person === 'they' && previous.isOnly('rational', 'plural') && isSubject(word, verb) && people
        : person === 'those' && previous.isOnly('irrational', 'plural') && things
    return suggestion === undefined || suggestion === false
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: previous.text } })
  },
})

function verbAfter({ sentence, index }: Word): Word | undefined {
  return sentence.words.slice(index + 1).find((one) => roleOf(one) === 'finite')
}

/** `அறிஞர்கள் அனைத்தும் அறிவார்கள்`: all things, where the verb has no other object. */
function isSubject({ index }: Word, verb: Word): boolean {
  if (isIntransitive(verb)) return true
  return (
    clauseOf(verb)?.complements.some((one) => one.case === 'accusative' && one.head.index > index) === true
  )
}
