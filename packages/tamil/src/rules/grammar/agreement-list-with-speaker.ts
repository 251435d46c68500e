import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

const LONGEST = 12
const COUNTED = /^(?:இரு|மூ|நால்|ஐ|அறு|எழு|அனை)வரும்$|^எல்லோரும்$|^எல்லாரும்$/u

export default defineRule({
  id: 'grammar/agreement-list-with-speaker',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{pronoun}’ என்பதும் எழுவாயில் இருப்பதால் வினை ‘{suggestion}’ என முடிய வேண்டும்.',
    en: '‘{pronoun}’ is one of the subjects, so the verb is ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: இட வழுவும் வழாநிலையும்; எண்ணும்மையும் பயனிலையும்',
  examples: [
    {
      wrong: 'கண்ணன், முருகன், நான் ஆகிய மூவரும் கோயிலுக்குச் [சென்றனர்].',
      right: 'கண்ணன், முருகன், நான் ஆகிய மூவரும் கோயிலுக்குச் சென்றோம்.',
    },
    { wrong: 'நீ, உன் தம்பி ஆகிய இருவரும் நாளை [வருவார்கள்].', right: 'நீ, உன் தம்பி ஆகிய இருவரும் நாளை வருவீர்கள்.' },
    {
      wrong: 'நானும் என் அண்ணனும் விடுமுறையில் மாமா வீட்டுக்குச் [சென்றார்கள்].',
      right: 'நானும் என் அண்ணனும் விடுமுறையில் மாமா வீட்டுக்குச் சென்றோம்.',
    },
  ],
  allows: [
    'நானும் தம்பியும் பார்த்தபோது அண்ணன் வந்தார்.',
    'நானும் தம்பியும் வரைந்த ஓவியத்தை ஆசிரியர் பாராட்டினார்.',
    'நானும் தம்பியும் வருவோம் என்று சொன்னார்.',
    'நானும் தம்பியும் திண்ணையில் அமர்ந்தோம்.',
    'நானும் தங்கையும் பேச அம்மா சிரித்தார்.',
    'நானும் தம்பியும் கேட்டு அப்பா வாங்கித் தந்தார்.',
    'என்னையும் தம்பியையும் அழைத்தார்.',
    'கண்ணன், முருகன், நான் ஆகிய மூவரும் சென்றோம்.',
    'கண்ணன், முருகன் ஆகிய இருவரும் சென்றனர்.',
    'நான் பார்த்தபோது கண்ணன், முருகன் ஆகிய இருவரும் சென்றனர்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, { agreeWith }) {
    if (word.next !== undefined || word.quoted) return undefined
    const person = verbPerson(word)
    const beside = person !== undefined && THIRD.has(person) ? speakerBeside(word) : undefined
    if (beside === undefined && person !== 'they') return undefined
    const counted = word.sentence.words
      .slice(Math.max(0, word.index - LONGEST), word.index)
      .find((one) => COUNTED.test(one.text) && one.previous?.text === 'ஆகிய')
    const pronoun = beside ?? (counted?.previous && listedSpeaker(counted.previous))
    const suggestion = pronoun && agreeWith(word.text, personWith(pronoun))
    return suggestion === undefined || suggestion === word.text
      ? undefined
      : word.replaceWith(suggestion, { captures: { pronoun: pronoun?.text ?? '' } })
  },
})

const THIRD: ReadonlySet<Person> = new Set<Person>(['he', 'she', 'he-honoured', 'they'])

/** நானும் or நீயும் with others in -உம் right behind, where nobody else and no other clause comes before the verb. */
function speakerBeside(verb: Word): Word | undefined {
  const before = verb.sentence.words.slice(Math.max(0, verb.index - LONGEST), verb.index)
  const speaker = before.find(({ text }) => /^(?:நானும்|நாங்களும்|நீயும்|நீங்களும்)$/u.test(text))
  if (speaker === undefined || speaker.quoted) return undefined
  const last = endOfList(speaker)
  if (last === undefined) return undefined
  const between = verb.sentence.words.slice(last.index + 1, verb.index)
  return between.every(isOfSameClause) ? speaker : undefined
}

/** The last of them: `நானும் என் தம்பியும்`. */
function endOfList(speaker: Word): Word | undefined {
  let last: Word | undefined
  for (let word = speaker.next; word !== undefined; word = word.next) {
    if (isOneMore(word)) last = word
    else if (!word.is('genitive') && !word.isA('adjective')) break
  }
  return last
}

function isOneMore(word: Word): boolean {
  return word.is('rational', 'nominative', 'clitic-um')
}

/** Nobody who could do it instead, but whose it is: `தாத்தா வீட்டுக்கு`. */
function isOfSameClause(word: Word): boolean {
  if (word.analyses.length === 0 || word.tokenAfter !== ' ' || word.is('clitic-um')) return false
  const role = roleOf(word)
  if (!['head', 'modifier', 'adverb', 'chain', 'postposition'].includes(role) || word.is('infinitive'))
    return false
  return !word.is('rational', 'nominative') || word.next?.isOnly('irrational', 'dative') === true
}

/** நான் or நீ as one of a list: before ஆகிய or a comma. */
function listedSpeaker(such: Word): Word | undefined {
  const { words } = such.sentence
  for (let index = such.index - 1; index >= Math.max(0, such.index - LONGEST); index--) {
    const word = words[index]
    if (word === undefined) return undefined
    const endsItem = word.next === such || word.tokenAfter === ','
    if (endsItem && /^(?:நான்|நானும்|நாங்கள்|நீ|நீயும்|நீங்கள்)$/u.test(word.text)) return word
    if (word.isA('verb') && !word.isA('noun')) return undefined
  }
  return undefined
}

function personWith({ text }: Word): Person {
  return text.startsWith('நீ') ? 'you-all' : 'we'
}
