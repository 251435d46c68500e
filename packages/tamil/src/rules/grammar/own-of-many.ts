import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import type { Clause, SubjectCandidate } from '../../clauses/reading/clause.ts'
import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { agreementOf, countsPeople, isEach } from '../../clauses/reading/phrase.ts'
import { nounSubject, pronounSubject } from '../../clauses/reading/subject.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Of one: the same of many, and as prose of today has it. */
const OF_MANY: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['தன்', ['தம்', 'தங்கள்']],
  ['தனது', ['தமது', 'தங்களது']],
  ['தன்னுடைய', ['தம்முடைய', 'தங்களுடைய']],
  ['தன்னை', ['தம்மை', 'தங்களை']],
  ['தனக்கு', ['தமக்கு', 'தங்களுக்கு']],
])

export default defineRule({
  id: 'grammar/own-of-many',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘{subject}’ பன்மை; அதைச் சுட்டும் சொல்லும் பன்மையில் ‘{suggestion}’ (அல்லது தங்கள்) என வர வேண்டும். ‘தன்’ ஒருமை, ‘தம்’ பன்மை.',
    en: '‘{subject}’ is plural, so ‘own’ is plural too: ‘{suggestion}’ (or தங்கள்); தன் is of one.',
  },
  source: 'நன்னூல், பெயரியல்: தான், தாம்; அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?: ஒருமை–பன்மை மயக்கம்',
  examples: [
    { wrong: 'மாணவர்கள் [தன்] கடமையைச் செய்தனர்.', right: 'மாணவர்கள் தம் கடமையைச் செய்தனர்.' },
    {
      wrong: 'வெளியூரில் வேலை தேடிய இளைஞர்கள் [தன்] அனுபவங்களைப் பகிர்ந்துகொண்டனர்.',
      right: 'வெளியூரில் வேலை தேடிய இளைஞர்கள் தம் அனுபவங்களைப் பகிர்ந்துகொண்டனர்.',
    },
    { wrong: 'தொழிலாளர்கள் [தனது] உரிமைக்காகப் போராடினர்.', right: 'தொழிலாளர்கள் தமது உரிமைக்காகப் போராடினர்.' },
    { wrong: 'பூனைகள் [தன்] குட்டிகளை வாயில் கவ்விச் செல்கின்றன.', right: 'பூனைகள் தம் குட்டிகளை வாயில் கவ்விச் செல்கின்றன.' },
    {
      wrong: 'மருத்துவர்கள் நேற்று நடந்த கூட்டத்தில் [தன்] கருத்துகளைத் தெரிவித்தனர்.',
      right: 'மருத்துவர்கள் நேற்று நடந்த கூட்டத்தில் தம் கருத்துகளைத் தெரிவித்தனர்.',
    },
    { wrong: 'மரங்கள் பனிக்காலத்தில் [தன்] இலைகளை உதிர்க்கின்றன.', right: 'மரங்கள் பனிக்காலத்தில் தம் இலைகளை உதிர்க்கின்றன.' },
    {
      wrong: 'விழாவுக்கு வந்திருந்த பெண்கள் பலரும் [தன்] கருத்தைக் கூறினர்.',
      right: 'விழாவுக்கு வந்திருந்த பெண்கள் பலரும் தம் கருத்தைக் கூறினர்.',
    },
    {
      wrong: 'மழைக்காலம் தொடங்கியதும் பல எறும்புகள் [தன்] புற்றைச் சரிசெய்கின்றன.',
      right: 'மழைக்காலம் தொடங்கியதும் பல எறும்புகள் தம் புற்றைச் சரிசெய்கின்றன.',
    },
    { wrong: 'விண்ணப்பிக்கும் பெண்கள் [தன்] சான்றிதழ்களை இணைக்கலாம்.', right: 'விண்ணப்பிக்கும் பெண்கள் தம் சான்றிதழ்களை இணைக்கலாம்.' },
  ],
  allows: [
    'மாணவர்கள் ஒவ்வொருவரும் தன் பெயரை எழுத வேண்டும்.',
    'மாணவர்கள் ஆசிரியர் தன் அறையில் இருக்கும்போது பேசலாம்.',
    'ஒருவர் தன் உரிமைகளை அறிந்திருக்க வேண்டும்.',
    'மாணவர்கள் தம் கடமையைச் செய்தனர்.',
    'மாணவர்கள் தங்கள் கடமையைச் செய்தனர்.',
    'ஊழியர்கள் நிறுவனம் தன் கொள்கையை மாற்றியதை எதிர்த்தனர்.',
    'மாணவர்கள் ஒவ்வொருவரும் தன் கடமையைச் செய்தனர்.',
    'அவர்கள் வந்ததும் அவன் தன் வேலையைத் தொடங்கினான்.',
    'தாய் தன் குழந்தையைக் கொஞ்சியதை மாணவர்கள் பார்த்தனர்.',
    'அமைச்சர் வந்தபோது அதிகாரிகள் தன் அறையில் இருந்த கோப்புகளைத் தேடினார்.',
    'முதல்வர் அவர்கள் தனது உரையைத் தொடங்கினார்.',
  ],
  when: { words: [...OF_MANY.keys()] },
  check(word) {
    const [suggestion, other] = OF_MANY.get(word.text) ?? []
    const subject = subjectOf(word) ?? subjectOfClause(word) ?? animalsBefore(word) ?? peopleCounted(word)
    if (suggestion === undefined || subject === undefined) return undefined
    return word.replaceWith(suggestion, {
      ...(other !== undefined && { alternatives: [other] }),
      captures: { subject: subject.text },
    })
  },
})

/** The plural subject at the head of the sentence, when nothing between could be the one meant, and the verb is plural. */
function subjectOf(word: Word): Word | undefined {
  const { words } = word.sentence
  const [first] = words
  const subject = first && (pronounSubject(first) ?? nounSubject(first))
  if (first === undefined || first === word || subject?.fits[0] !== 'they') return undefined
  const between = words.slice(1, word.index)
  const another = between.some(
    (one) =>
      one.is('rational') ||
      one.is('group') ||
      one.is('animal') ||
      one.isA('verb') ||
      one.text.startsWith('ஒவ்வொரு'),
  )
  if (another || between.length > MAX_BETWEEN) return undefined
  return words.at(-1)?.is('finite', 'epicene') === true ? first : undefined
}

const MAX_BETWEEN = 3

/** `ஓநாய்கள் தன் குட்டிகளை`: animals right before the word, and a verb of many things. */
function animalsBefore({ previous, sentence }: Word): Word | undefined {
  if (previous?.isOnly('animal', 'nominative', 'plural') !== true || !isOpening(previous)) return undefined
  const verb = sentence.lastWord
  return verb !== undefined && verbPerson(verb) === 'those' ? previous : undefined
}

/** `பெண்கள் பலரும் தன் குறைகளை`, `கிராம மக்கள் தன் நிலங்களை`: many people right before the word, and a verb of them. */
function peopleCounted(word: Word): Word | undefined {
  const { previous, sentence } = word
  const verb = sentence.lastWord
  if (previous === undefined || verb === undefined || verbPerson(verb) !== 'they') return undefined
  const people = countsPeople(previous) && previous.text.endsWith('ும்') ? previous.previous : previous
  if (people?.isOnly('rational', 'nominative') !== true || agreementOf(people).fits[0] !== 'they')
    return undefined
  if (
    verb.index > MAX_WORDS ||
    people.isA('pronoun') ||
    people.is('participial-noun') ||
    agreementOf(people).fits.includes('he-honoured')
  )
    return undefined
  // Nobody else may be meant, before or behind.
  const others = sentence.words.filter(
    (one) => one !== people && one !== previous && one.index < verb.index && one.is('rational'),
  )
  return others.length === 0 && isOpening(people) ? people : undefined
}

/** Whether only what belongs to a noun stands before it: `கிராம மக்கள்`, `கூட்டத்துக்கு வந்திருந்த பெண்கள்`. */
function isOpening(noun: Word): boolean {
  return (
    noun.index < MAX_WORDS &&
    noun.sentence.words
      .slice(0, noun.index)
      .every(
        (word) =>
          word.tokenAfter === ' ' &&
          !word.is('rational') &&
          !word.is('animal') &&
          !word.is('group') &&
          (roleOf(word) === 'modifier' || roleOf(word) === 'relative' || roleOf(word) === 'head'),
      )
  )
}

/** `சில பறவைகள் தன் இருப்பிடத்தை மாற்றுகின்றன`: nothing else in the nominative. */
function manyThings({ candidates }: Clause): readonly SubjectCandidate[] {
  const [things, ...others] = candidates
  const many = things?.attachment === 'sure' && things.head.isOnly('plural', 'irrational')
  return many && others.length === 0 && !things.head.is('time') ? [things] : []
}

/** The plural subject of the clause that the word stands in, where nobody else and no animal is named before it. */
function subjectOfClause(word: Word): Word | undefined {
  const { words } = word.sentence
  if (word.index > MAX_WORDS) return undefined
  const verb = words
    .slice(word.index + 1, word.index + MAX_WORDS)
    .find((one) => verbPerson(one) !== undefined && roleOf(one) === 'finite')
  const modal = verb === undefined ? modalAfter(word) : undefined
  const clause = clauseOf(verb ?? modal ?? word)
  if ((verb ?? modal) === undefined || clause === undefined || clause.unknown.length > 0) return undefined
  const people = clause.candidates.filter(({ kind }) => kind === 'people')
  const [subject] = people.length === 0 ? manyThings(clause) : people
  const { head, joined, fits } = subject ?? {}
  if (head === undefined || people.length > 1 || joined?.length !== 0 || head.index > word.index)
    return undefined
  const [person] = fits ?? []
  if (person !== 'they' && person !== 'those') return undefined
  if (verb !== undefined && verbPerson(verb) !== person) return undefined
  if (head.text === 'அவர்கள்' || head.text.startsWith('ஒவ்வொரு') || isEach(head)) return undefined
  const others = words.slice(0, word.index).filter((one) => one !== head && one !== head.previous)
  return others.some(mayOwn) ? undefined : head
}

/** `மாணவர்கள் தன் பெயரைப் பதிவு செய்யலாம்`: what many may or must do, at the end of the sentence. */
function modalAfter({ sentence }: Word): Word | undefined {
  const { lastWord } = sentence
  return lastWord !== undefined && /(?:^வேண்டும்|லாம்|^கூடாது)$/u.test(lastWord.text) ? lastWord : undefined
}

/** One whose own it may be: a person, an animal or a body of people that is not in another case. */
function mayOwn(word: Word): boolean {
  if (word.text.startsWith('ஒவ்வொரு')) return true
  if (word.is('first') || word.is('second')) return false
  if (word.is('rational') && !word.isOnly('plural')) return true
  return (
    (word.is('animal') || word.is('group') || word.is('rational')) &&
    (word.is('nominative') || word.is('genitive'))
  )
}
