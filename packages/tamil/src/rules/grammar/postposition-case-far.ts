import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { NEARBY } from '../../words/postposition-groups.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const DEGREES = new Set(['மிக', 'மிகவும்', 'சற்று', 'கொஞ்சம்'])
const AROUND = new Set([...NEARBY, ...'முன்னால் பின்னால் வெளியே உள்ளே மேலே கீழே அப்பால்'.split(' ')])
/** What something is, beside, outside or under something; nobody acts. */
const BEING =
  /^(?:உள்ளது|உள்ளன|உள்ள|இருக்கிறது|இருக்கின்றன|இருக்கும்|இருந்தது|இருந்தன|இருந்த|அமைந்துள்ளது|அமைந்துள்ளன)(?:[கசதப]்)?$/u
const MOVING_OUT = /^(?:போ|செல்|சென்|வா|வந்|வர|அனுப்ப|ஓடி|துரத்த|தள்ள|எறி|வீச|எட்டி|பார்|நோக்க|கவனி)/u
const FEELINGS = new Set(
  'அன்பு பாசம் கோபம் மதிப்பு நம்பிக்கை பற்று காதல் வெறுப்பு பொறாமை ஆசை மரியாதை அக்கறை சந்தேகம் குற்றம் பழி'.split(' '),
)
const AGAINST = new Set(['காட்டிலும்', 'எதிர்த்து'])

export default defineRule({
  id: 'grammar/postposition-case-far',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{postposition}’ என்பதற்கு முன் பெயர் இந்த வேற்றுமையில் வராது; ‘{suggestion}’ என்று வர வேண்டும்.',
    en: 'Before ‘{postposition}’ the noun stands in another case: ‘{suggestion}’.',
  },
  source:
    'Th. Lehmann, A Grammar of Modern Tamil (1989): postpositions and the case each governs; நன்னூல், பெயரியல்: வேற்றுமை',
  examples: [
    { wrong: '[அக்காவுக்குக்] காட்டிலும் தங்கை உயரமானவள்.', right: 'அக்காவைக் காட்டிலும் தங்கை உயரமானவள்.' },
    { wrong: 'அவர்கள் [அரசுக்கு] எதிர்த்துக் குரல் கொடுத்தனர்.', right: 'அவர்கள் அரசை எதிர்த்துக் குரல் கொடுத்தனர்.' },
    { wrong: 'எங்கள் வீடு [கோயிலை] மிக அருகில் உள்ளது.', right: 'எங்கள் வீடு கோயிலுக்கு மிக அருகில் உள்ளது.' },
    {
      wrong: '[வகுப்பறையில்] வெளியே யாரோ பேசும் குரல் கேட்டது.',
      right: 'வகுப்பறைக்கு வெளியே யாரோ பேசும் குரல் கேட்டது.',
    },
    {
      wrong: 'அவளுக்குத் தன் [அண்ணனை] மேல் அளவு கடந்த மரியாதை உண்டு.',
      right: 'அவளுக்குத் தன் அண்ணனின் மேல் அளவு கடந்த மரியாதை உண்டு.',
    },
    { wrong: 'அவருக்குத் தன் [மகளை] மேல் பாசம் அதிகம்.', right: 'அவருக்குத் தன் மகளின் மேல் பாசம் அதிகம்.' },
  ],
  allows: [
    'பேருந்து நிலையம் தொலைவில் உள்ளது; ரயில் நிலையம் அதைவிட அருகில் இருக்கிறது.',
    'கூட்டத்தைப் பிறகு நடத்தினர்.',
    'அவனை அருகில் அழைத்தார்.',
    'வீட்டில் வெளியே போகச் சொன்னார்கள்.',
    'அவனை மேல் மாடிக்கு அனுப்பினார்.',
    'கோயிலை அருகில் இருந்து பார்த்தான்.',
    'காட்டிலும் மேட்டிலும் அலைந்தான்.',
    'ஊருக்குக் காட்டிலும் வழி உண்டு.',
    'சொல்லுக்கு எதிர்த்துப் பேசினான்.',
    'ஒவ்வொரு நிலையத்திலும் வெளியே எட்டிப் பார்த்தார்.',
    'வீட்டில் வெளியே எட்டிப் பார்த்தார்.',
  ],
  when: {
    words: [...AROUND, ...AGAINST, 'மேல்', 'மேலே'].flatMap((word) => [
      word,
      ...['க்', 'ச்', 'த்', 'ப்'].map((doubling) => word + doubling),
    ]),
  },
  check(word, knowledge) {
    const change = wrongCase(word, withoutVallinam(word.text))
    return (
      change && putInCase(change.noun, change.wanted, knowledge, { captures: { postposition: word.text } })
    )
  },
})

interface Change {
  readonly noun: Word
  readonly wanted: WantedCase
}

function wrongCase(word: Word, name: string): Change | undefined {
  const { previous, next } = word
  if (previous === undefined || next === undefined) return undefined
  const apart = DEGREES.has(previous.text) ? previous.previous : previous
  const noun = AROUND.has(name) ? apart : previous
  if (noun === undefined || noun.is('time')) return undefined
  if (AGAINST.has(name))
    return governsAccusative(noun, name, next) ? { noun, wanted: 'accusative' } : undefined
  if (name === 'மேல்') return isPersonOn(noun, next) ? { noun, wanted: 'genitive' } : undefined
  return isNear(noun, word, next, name) ? { noun, wanted: 'dative' } : undefined
}

const OPPOSED = ['abstract', 'action', 'event'] as const

function governsAccusative(noun: Word, name: string, after: Word | undefined): boolean {
  if (!noun.isOnly('dative')) return false
  if (isPersonNoun(noun)) return true
  if (name !== 'எதிர்த்து') return false
  return (
    noun.isOnly('group') || (OPPOSED.some((kind) => noun.isOnly(kind)) && after?.hasLemma('பேசு') !== true)
  )
}

function isPersonOn(noun: Word, next: Word): boolean {
  if (!noun.isOnly('accusative') || !isPersonNoun(noun)) return false
  let feeling: Word | undefined = next
  for (let passed = 0; passed < 3 && feeling !== undefined && isBetween(feeling); passed++)
    feeling = feeling.next
  return feeling?.analyses.some(({ lemma }) => FEELINGS.has(lemma)) === true
}

/** `மகளின் மேல் அளவு கடந்த பாசம்`. */
function isBetween(word: Word): boolean {
  return roleOf(word) === 'modifier' || word.hasLemma('அளவு') || roleOf(word) === 'relative'
}

function isNear(noun: Word, word: Word, next: Word, name: string): boolean {
  if (name === 'வெளியே')
    return (
      noun.isOnly('locative', 'place') &&
      word.previous === noun &&
      !movesOut(word) &&
      next.analyses.length > 0
    )
  // `தேர்தல் அதைவிட அருகில் இருக்கிறது`: nearer than that.
  const isCompared = /விட(?:வும்)?$/u.test(noun.text)
  return !isCompared && noun.isOnly('irrational', 'accusative') && BEING.test(next.text) && next.isLast
}

function movesOut({ sentence, index }: Word): boolean {
  return sentence.words.slice(index + 1).some(({ text }) => MOVING_OUT.test(text))
}
