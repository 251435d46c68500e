import type { Word } from '../../text/word.ts'
import { missingVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule, type Finding } from '../rule.ts'

/** Forms of முடி and இயல் that say what one can do; முடிந்தது may be what ended. */
const ABLE = ['முடியும்', 'முடியாது', 'முடியவில்லை', 'இயலும்', 'இயலாது', 'இயலவில்லை']
const UNABLE = ['முடியாது', 'முடியாமல்', 'முடியாத', 'முடியவில்லை', 'இயலாது', 'இயலாமல்', 'இயலாத', 'இயலவில்லை']
const PERFECTIVE = ['விடு', 'கொள்']
const CONTINUING = 'கொண்டே'
const DUTY = ['வேண்டும்', 'கூடாது', 'வேண்டியிருந்தது', 'வேண்டியுள்ளது']
/** வாதாடிக்கொண்டு: whom such a participle ends the sentence of is at it. */
const AT_IT = /(?:க்|து|டு|ந்து)கொண்டு$/u

export default defineRule({
  id: 'grammar/auxiliary-order',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: 'சொல்வரிசை: துணைவினை தன் முதன்மை வினைக்குப் பின் வர வேண்டும்: ‘{suggestion}’.',
    en: 'Word order: an auxiliary stands right behind its main verb: ‘{suggestion}’.',
  },
  source:
    'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9: துணைவினைகள் முதன்மை வினைக்குப் பின் வரும்; Th. Lehmann, A Grammar of Modern Tamil (1989): auxiliary verbs',
  examples: [
    { wrong: 'இந்தக் [கதவை இயலாது திறக்க].', right: 'இந்தக் கதவைத் திறக்க இயலாது.' },
    { wrong: 'இருளில் [முகத்தை முடியவில்லை பார்க்க].', right: 'இருளில் முகத்தைப் பார்க்க முடியவில்லை.' },
    { wrong: 'வறுமையால் [கட்ட வீடு முடியாமல்] தவித்தார்.', right: 'வறுமையால் வீடு கட்ட முடியாமல் தவித்தார்.' },
    { wrong: 'பழைய நாள்களைப் [பற்றி கொண்டே பேசி] நடந்தோம்.', right: 'பழைய நாள்களைப் பற்றிப் பேசிக் கொண்டே நடந்தோம்.' },
    { wrong: 'தாத்தா நாற்காலியிலேயே [விட்டார் தூங்கி].', right: 'தாத்தா நாற்காலியிலேயே தூங்கி விட்டார்.' },
    { wrong: 'மழையால் அவர்கள் ஆட்டத்தை [விட்டனர் முடித்து].', right: 'மழையால் அவர்கள் ஆட்டத்தை முடித்து விட்டனர்.' },
    { wrong: 'பாட்டி இரவெல்லாம் [இருந்தாள் இருமிக்கொண்டு].', right: 'பாட்டி இரவெல்லாம் இருமிக்கொண்டு இருந்தாள்.' },
    { wrong: 'கடனை இம்மாதமே [வேண்டும் அடைக்க].', right: 'கடனை இம்மாதமே அடைக்க வேண்டும்.' },
  ],
  allows: [
    'யாராலும் முடியாது தடுக்க.',
    'அவரால் செய்ய எதுவும் முடியாது.',
    'அதைச் செய்ய யாராலும் முடியவில்லை.',
    'குழந்தையைத் தூக்கிக் கொண்டே நடந்தாள்.',
    'அவன் போய்க் கொண்டே சொன்னான்.',
    'வாளைக் கொண்டே வெட்டி வீழ்த்தினான்.',
    'பணியை நிறுத்த போர் முடியும் வரை காத்திருந்தனர்.',
    'நான் போய் விட்டேன்.',
    'அவள் சிரித்துக் கொண்டாள்.',
    'கையை விட்டார். ஓடி வந்தார்.',
    'எனக்குத் தண்ணீர் வேண்டும் குடிக்க.',
    'அவளை விட்டார் அழுது.',
    'தம் வீட்டை விட்டார் அழுது.',
    'அவர் வீட்டில் இருந்தார்; பாடிக்கொண்டு வந்தாள் அவள்.',
    'உனக்கு என்ன வேண்டும் சாப்பிட?',
  ],
  when: { words: [...new Set([...ABLE, ...UNABLE, CONTINUING, ...DUTY])], lemmas: [...PERFECTIVE, 'இரு'] },
  check(word) {
    if (word.quoted) return undefined
    if (word.text === CONTINUING) return continuingFirst(word)
    if (DUTY.includes(word.text)) return dutyFirst(word)
    if (word.hasLemma('இரு')) return beingFirst(word)
    if (PERFECTIVE.some((lemma) => word.hasLemma(lemma))) return perfectiveFirst(word)
    return ableFirst(word) ?? ableFarOff(word)
  },
})

/** `கதவை இயலாது திறக்க.` */
function ableFirst(able: Word): Finding | undefined {
  const { previous: object, next: action } = able
  if (!ABLE.includes(able.text) || object === undefined || action?.isLast !== true) return undefined
  if (!object.isOnly('accusative') || !action.isOnly('infinitive', 'transitive')) return undefined
  const linked = missingVallinam(withoutVallinam(object.text), action.text) ?? withoutVallinam(object.text)
  return linked === object.text
    ? swapped(able, action)
    : object.replaceThrough(action, `${linked} ${action.text} ${able.text}`)
}

/** `கட்ட வீடு முடியாமல்`: the bare noun between them is the object. */
function ableFarOff(able: Word): Finding | undefined {
  const object = able.previous
  const action = object?.previous
  if (!UNABLE.includes(able.text) || object === undefined || action === undefined) return undefined
  if (!object.isOnly('nominative', 'irrational') || !object.isOnly('singular') || object.isA('pronoun'))
    return undefined
  if (object.isA('adverb') || object.is('time') || !action.isOnly('infinitive', 'transitive'))
    return undefined
  return action.replaceThrough(able, `${withoutVallinam(object.text)} ${action.text} ${able.text}`)
}

/** `பற்றி கொண்டே பேசி`. */
function continuingFirst(auxiliary: Word): Finding | undefined {
  const { previous, next: action } = auxiliary
  if (previous === undefined || action?.isOnly('verbal-participle') !== true) return undefined
  if (!previous.isA('postposition') && !previous.isA('adverb')) return undefined
  if (previous.is('verbal-participle') && !previous.isA('postposition')) return undefined
  const main = missingVallinam(action.text, auxiliary.text) ?? action.text
  const bare = withoutVallinam(previous.text)
  const linked = previous.isA('postposition') ? (missingVallinam(bare, action.text) ?? bare) : previous.text
  return linked === previous.text
    ? auxiliary.replaceThrough(action, `${main} ${auxiliary.text}`)
    : previous.replaceThrough(action, `${linked} ${main} ${auxiliary.text}`)
}

/** `விட்டார் தூங்கி.` */
function perfectiveFirst(auxiliary: Word): Finding | undefined {
  const { previous, next: action } = auxiliary
  if (previous === undefined || action?.isLast !== true || !auxiliary.isOnly('finite', 'third'))
    return undefined
  const isStopped =
    previous.is('accusative') && previous.isOnly('irrational') && action.is('verbal-participle', 'transitive')
  if (!(isStopped || action.isOnly('verbal-participle')) || action.is('negative')) return undefined
  // அவளை விட்டார் அழுது: whom he left; what is stopped is the object of both.
  if (previous.is('accusative') && !isStopped) return undefined
  if (previous.is('verbal-participle') || previous.is('infinitive') || previous.is('nominative'))
    return undefined
  return swapped(auxiliary, action)
}

/** `இருந்தாள் இருமிக்கொண்டு.` */
function beingFirst(auxiliary: Word): Finding | undefined {
  const action = auxiliary.next
  if (action?.isLast !== true || !auxiliary.isOnly('finite', 'third') || !AT_IT.test(action.text))
    return undefined
  return action.isOnly('verbal-participle') ? swapped(auxiliary, action) : undefined
}

/** `கடனை இம்மாதமே வேண்டும் அடைக்க.` What is named just before may be what is needed. */
function dutyFirst(auxiliary: Word): Finding | undefined {
  const { previous, next: action } = auxiliary
  if (previous === undefined || action?.isLast !== true || action.tokenAfter === '?') return undefined
  if (!action.isOnly('infinitive') || previous.is('infinitive') || previous.is('verbal-noun'))
    return undefined
  const isApart =
    previous.isA('adverb') || WHERE.some((form) => previous.isOnly(form)) || previous.isOnly('time')
  return isApart ? swapped(auxiliary, action) : undefined
}

const WHERE = ['accusative', 'locative', 'ablative', 'adverbial'] as const

function swapped(auxiliary: Word, action: Word): Finding {
  return auxiliary.replaceThrough(
    action,
    `${missingVallinam(action.text, auxiliary.text) ?? action.text} ${auxiliary.text}`,
  )
}
