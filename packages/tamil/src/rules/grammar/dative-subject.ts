import { EXPERIENCING } from '../../clauses/government/experiencer-verbs.ts'
import { FELT } from '../../clauses/government/feelings.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { missingVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const DATIVE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    நான்: 'எனக்கு',
    நீ: 'உனக்கு',
    நாம்: 'நமக்கு',
    நாங்கள்: 'எங்களுக்கு',
    நீங்கள்: 'உங்களுக்கு',
  }),
)

/** Verbs whose one who feels or knows stands in the dative (குவ்வுருபு). */
const VERBS: ReadonlySet<string> = new Set([...EXPERIENCING, 'தோன்றுகிறது', 'தோன்றியது', 'பசிக்கிறதா'])

const COMES_ABOUT = /^(?:வந்தது|வருகிறது|வந்துவிட்டது|ஏற்பட்டது|ஏற்படுகிறது|ஏற்பட்டுள்ளது|உண்டானது|உண்டாயிற்று|பிறந்தது)$/u

function isFelt(verb: Word): boolean {
  return VERBS.has(verb.text) || (COMES_ABOUT.test(verb.text) && FELT.has(verb.previous?.text ?? ''))
}

export default defineRule({
  id: 'grammar/dative-subject',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{verb}’ என்னும் வினையோடு அறிபவர் அல்லது உணர்பவர் நான்காம் வேற்றுமையில் வருவார்: ‘{suggestion}’.',
    en: 'With ‘{verb}’ the one who knows or feels stands in the dative: ‘{suggestion}’.',
  },
  source: 'Th. Lehmann, A Grammar of Modern Tamil (1989): dative subjects; நன்னூல்: நான்காம் வேற்றுமை',
  examples: [
    { wrong: '[நான்] உப்பு இல்லாத உணவு வேண்டும்.', right: 'எனக்கு உப்பு இல்லாத உணவு வேண்டும்.' },
    { wrong: '[நான்] தமிழ் நன்றாகத் தெரியும்.', right: 'எனக்குத் தமிழ் நன்றாகத் தெரியும்.' },
    { wrong: '[நான்] நேற்று காய்ச்சல் வந்தது.', right: 'எனக்கு நேற்று காய்ச்சல் வந்தது.' },
    {
      wrong: '[நான்] நாட்டுப்புறப் பாடல் பிடிக்கும் என்று அவள் சொன்னாள்.',
      right: 'எனக்கு நாட்டுப்புறப் பாடல் பிடிக்கும் என்று அவள் சொன்னாள்.',
    },
    { wrong: '[நான்] சிறுவர் கதைகள் மிகவும் பிடிக்கும் என்றான்.', right: 'எனக்குச் சிறுவர் கதைகள் மிகவும் பிடிக்கும் என்றான்.' },
    { wrong: '[நான்] பசிக்கிறது.', right: 'எனக்குப் பசிக்கிறது.' },
    { wrong: '[நான்] ஒரு புதிய பேனா வேண்டும்.', right: 'எனக்கு ஒரு புதிய பேனா வேண்டும்.' },
    { wrong: '[நீங்கள்] இந்தப் பாடல் பிடிக்கும்.', right: 'உங்களுக்கு இந்தப் பாடல் பிடிக்கும்.' },
  ],
  allows: [
    'நான் உடனே புறப்பட்டாக வேண்டும்.',
    'நான் யார் தெரியுமா?',
    'நான் கடையில் ஒரு பேனா கிடைக்கும் என்று நினைத்தேன்.',

    'எனக்குத் தமிழ் தெரியும்.',
    'நான் யார் என்று தெரியும்.',
    'நான் வந்தது உனக்குத் தெரியும்.',
    'நான் போக வேண்டும்.',
    'நீ வெளியூரில் இருக்கிறாய், ஊரில் என்ன நடக்கிறது தெரியுமா?',
    'நான் படித்த பாடம் புரிந்தது.',
    'நான் மாணவனாக வேண்டும்.',
    'நான் மீன் பிடிக்கும்போது மழை பெய்தது.',
  ],
  when: { words: [...DATIVE.keys()] },
  check(word) {
    const verb = feltVerb(word)
    const dative = DATIVE.get(word.text)
    if (
      dative === undefined ||
      verb === undefined ||
      !word.isFirst ||
      !isFelt(verb) ||
      word.next?.text === 'யார்'
    )
      return undefined
    if (!plainBetween(word, verb) || isWhoSays(word, verb)) return undefined
    const suggestion = missingVallinam(dative, word.next?.text ?? '') ?? dative
    return word.replaceWith(suggestion, { captures: { verb: verb.text } })
  },
})

/** The last word, or the one before என்று: `நான் இசை பிடிக்கும் என்று சொன்னாள்`. */
function feltVerb({ sentence }: Word): Word | undefined {
  const said = sentence.words.find((word) => word.next !== undefined && QUOTED.test(word.next.text))
  return said === undefined ? sentence.lastWord : said
}

/** `நான் பேனா கிடைக்கும் என்று நினைத்தேன்`: the pronoun may be who thinks or says it. */
function isWhoSays({ text, sentence }: Word, verb: Word): boolean {
  const { lastWord } = sentence
  if (lastWord === undefined || lastWord === verb) return false
  const person = verbPerson(lastWord)
  return person !== undefined && PERSONS.get(text)?.includes(person) === true
}

const PERSONS: ReadonlyMap<string, readonly Person[]> = new Map(
  Object.entries({
    நான்: ['i'],
    நீ: ['you'],
    நாம்: ['we'],
    நாங்கள்: ['we'],
    நீங்கள்: ['you-all'],
  }),
)

const QUOTED = /^(?:(?:என்று|என|என்பதால்)(?:[கசதப]்)?|என்ற(?:ான்|ாள்|ார்|ார்கள்|னர்|து))$/u

const ANOTHER_CLAUSE = /(?:து|தை|என்று|என|என்பது|க்கு|ும்|ோ|ா)$/u

/** `சர்க்கரை இல்லாத காப்பி`: what the thing is without, or has. */
const WITHOUT = /^(?:இல்லாத|உள்ள)(?:[கசதப]்)?$/u

/** Only nouns and adverbs lie between: no clause of which the pronoun could be the subject, no dative. */
function plainBetween(from: Word, to: Word): boolean {
  const between = from.sentence.words.slice(from.index + 1, to.index)
  return (
    (between.length > 0 || to.hasLemma('பசி')) &&
    between.length < 6 &&
    between.every(
      (word) =>
        word.text === 'மிகவும்' ||
        (WITHOUT.test(word.text) && word.previous !== from) ||
        (!word.isOnly('past') &&
          !(word.previous === from && word.is('relative-participle')) &&
          word.tokenAfter !== ',' &&
          !word.isOnly('finite') &&
          !word.is('verbal-participle') &&
          !word.is('infinitive') &&
          !word.is('dative') &&
          !word.is('adverbial') &&
          (word.isOnly('nominative', 'irrational') || !ANOTHER_CLAUSE.test(word.text))),
    )
  )
}
