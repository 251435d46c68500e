import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import { isAsserted } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isPerson, isPersonName } from '../reading/people.ts'

/** What goes on for years, and how it begins. */
const GOING_ON = [
  {
    lasts: /பணியா(?:ற்)?|பணிபுரி|வேலை|ஆசிரியராக|கற்பி/u,
    begins: /(?:பணியில்|வேலையில்|பணிக்கு|வேலைக்கு)\S*\s+(?:\S+\s+)?சேர்ந்/u,
  },
  { lasts: /வசித்|வாழ்ந்து ?வரு|குடியிரு/u, begins: /குடிவந்|குடியேறி|குடிபெயர்ந்/u },
  { lasts: /நண்பர்கள|பழகி|நட்ப|தெரியும்/u, begins: /அறிமுகமா|முதன்முதலாகச் சந்தி|முதல் முறையாகச் சந்தி|முதன்முதலில் சந்தி/u },
] as const
const FOR_YEARS = /^(?:ஆண்டுகளாக|வருடங்களாக|ஆண்டுகளாகவே)$/u
/** Since less than two years. */
const LATELY = /(?:^|\s)(?:சென்ற|போன|கடந்த|இந்த)\s+(?:ஆண்டு|வருடம்|மாதம்|வாரம்)(?:தான்|தான|தாந்)?(?=\s)/u
/** `நான்காம் வகுப்பு முதல்`, `வகுப்பிலிருந்து`. */
const SINCE = /^(?:முதல்|முதலே|முதற்கொண்டே)$/u
const KNOWS = /தெரியும்|அறிவேன்|நண்பர்கள்|நண்பன்|தோழி|பழகி|பழகு/u
const MEETS_FIRST =
  /(?:முதன்முத(?:லாக|லில்|ல்)|முதன்முறையாக|முதல்முறையாக|முதல் ?முறையாக|முதல் ?முறை)[கசதப்]*\s+(?:\S+\s+){0,2}(?:சந்தித்|பார்த்த|கண்ட|அறிமுக)/u

interface Ongoing {
  readonly sentence: Sentence
  readonly who: ReadonlySet<string>
  readonly kind: number
}

/** For years, and yet begun last year: `இருபது ஆண்டுகளாகப் பணியாற்றுகிறார் … சென்ற ஆண்டு பணியில் சேர்ந்த`. */
export function begunSince(): Follower {
  const lasting: Ongoing[] = []
  const lately: Ongoing[] = []
  return (sentence) => {
    if (!isAsserted(sentence) && !MEETS_FIRST.test(sentence.text)) return []
    const { text } = sentence
    for (const [kind, { lasts, begins }] of GOING_ON.entries()) {
      const isLasting = lasts.test(text) && forYears(sentence)
      const isLately = !isLasting && begins.test(text) && LATELY.test(` ${text}`)
      if (!isLasting && !isLately) continue
      const own = { sentence, who: peopleIn(sentence), kind }
      const against = (isLasting ? lately : lasting).find((one) => one.kind === kind && isOfOne(one, own))
      const list = isLasting ? lasting : lately
      if (list.length < MAX_KNOWN) list.push(own)
      if (against !== undefined) return [contradicts(sentence, against.sentence)]
    }
    return []
  }
}

const MAX_KNOWN = 8

/** For two years at least. */
function forYears(sentence: Sentence): boolean {
  const units = unitsOf(sentence)
  return units.some(({ word }, at) => {
    if (word === undefined || !FOR_YEARS.test(withoutVallinam(word.text))) return false
    const quantity = quantityAt(units, at - 1) ?? quantityAt(units, at - 2)
    return quantity?.to === at && quantity.bound === 'exact' && quantity.value >= 2
  })
}

const peopleIn = ({ words }: Sentence): ReadonlySet<string> =>
  new Set(words.flatMap((word) => (isPerson(word) && !word.is('plural') ? [nounOf(word)] : [])))

/** Of one person: none that only one of the two names, and one that both do. */
function isOfOne({ who: one }: Ongoing, { who: other }: Ongoing): boolean {
  const shared = [...one].filter((key) => other.has(key))
  return shared.length > 0 && (shared.length === one.size || shared.length === other.size)
}

interface Acquaintance {
  readonly sentence: Sentence
  readonly who: string
  readonly level: string
}

/** Known since one class, and first met in another: `நான்காம் வகுப்பு முதல் தெரியும் … ஆறாம் வகுப்பில் முதன்முதலாகச் சந்தித்தேன்`. */
export function metTwice(): Follower {
  const known: Acquaintance[] = []
  return (sentence) => {
    const own = acquaintanceIn(sentence)
    if (own === undefined) return []
    const against = known.find((one) => one.who === own.who && one.level !== own.level)
    if (known.length < MAX_KNOWN) known.push(own)
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

function acquaintanceIn(sentence: Sentence): Acquaintance | undefined {
  const { words, text } = sentence
  const levels = words.filter((word) => nounOf(word) === 'வகுப்பு' && word.previous !== undefined)
  const [level] = levels
  const named = words.filter((word) => isPersonName(word) && (word.is('accusative') || word.is('nominative')))
  const [name] = named
  if (level?.previous === undefined || levels.length > 1 || name === undefined || named.length > 1)
    return undefined
  const isFirst = MEETS_FIRST.test(text)
  const isSince = KNOWS.test(text) && (isSinceWord(level.next) || level.is('ablative'))
  if (!isFirst && !isSince) return undefined
  return { sentence, who: nounOf(name), level: withoutVallinam(level.previous.text) }
}

const isSinceWord = (word: Word | undefined) => word !== undefined && SINCE.test(withoutVallinam(word.text))
