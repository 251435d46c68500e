import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { GENDERED_NOUNS } from '../../words/gendered-nouns.ts'
import { KIN_CLASSES } from '../../words/noun-class.ts'
import { defineRule, type Knowledge } from '../rule.ts'

const MASCULINE = new Set(GENDERED_NOUNS.map(([masculine]) => masculine))
const FEMININE = new Set(GENDERED_NOUNS.map(([, feminine]) => feminine))

/** The gender that is said, and the form of the other one. */
interface Apposition {
  readonly gender: 'masculine' | 'feminine'
  readonly other: string
}

/** `மகளான` ← மகள், `தலைவியான` ← தலைவி. */
const APPOSITION: ReadonlyMap<string, Apposition> = new Map(
  GENDERED_NOUNS.flatMap(([masculine, feminine]): [string, Apposition][] => {
    const [one, other] = [participle(masculine), participle(feminine)]
    return [
      [one, { gender: 'masculine', other }],
      [other, { gender: 'feminine', other: one }],
    ]
  }),
)

function participle(noun: string): string {
  return noun.endsWith('்') ? `${noun.slice(0, -1)}ான` : `${noun}யான`
}

function genderOf(word: Word): 'masculine' | 'feminine' | undefined {
  if (MASCULINE.has(word.text) || word.isOnly('male') || word.isOnly('kinMale')) return 'masculine'
  return FEMININE.has(word.text) || word.isOnly('female') || word.isOnly('kinFemale') ? 'feminine' : undefined
}

/** மூத்தவளான, நல்லவனான: one of that quality. */
function ofQuality({ text }: Word, analyse: Knowledge['analyse']): Apposition | undefined {
  const [, stem, letter] = QUALITY.exec(text) ?? []
  if (stem === undefined) return undefined
  const isQuality = analyse(`${stem}வ${letter}்`).some(({ features }) => features.includes('participial-noun'))
  if (!isQuality) return undefined
  return letter === 'ன'
    ? { gender: 'masculine', other: `${stem}வளான` }
    : { gender: 'feminine', other: `${stem}வனான` }
}

const QUALITY = /^(.{2,})வ([னள])ான$/u

/** Who is meant: behind whose it is (`என் அண்ணன்`, `கமலாவின் கணவன்`), and not the owner of a noun without ending (`என் அக்கா மகன்`). */
function nounBehind(word: Word, gender: 'masculine' | 'feminine'): Word | undefined {
  let noun = word.next
  for (let passed = 0; noun !== undefined && passed < MAX_BETWEEN && isWhose(noun); passed++) {
    if (mayBeMeant(noun, gender)) return undefined
    noun = noun.next
  }
  if (noun === undefined || noun.isA('pronoun') || noun.tokenBefore !== ' ') return undefined
  const { next } = noun
  return next !== undefined && noun.is('nominative') && (isOfFamily(next) || next.analyses.length === 0)
    ? undefined
    : noun
}

/** `தோழியான மாலதியின் தம்பி`: she is the friend; of அவருடைய, who is honoured, no -அன் is said. */
function mayBeMeant(word: Word, gender: 'masculine' | 'feminine'): boolean {
  if (!word.isOnly('genitive') || !word.is('rational') || word.is('first') || word.is('second')) return false
  if (word.isA('pronoun')) return word.is(gender)
  return genderOf(word) === gender || genderOf(word) === undefined
}

/** நாச்சியார் of `வேலு நாச்சியார்`, அம்மாள் of `முத்து அம்மாள்`: the last of names in a row tells. */
function lastName(noun: Word): Word {
  let last = noun
  for (let passed = 0; passed < MAX_BETWEEN; passed++) {
    const { next } = last
    if (next === undefined || last.tokenAfter !== ' ' || !last.isA('name')) return last
    if (!next.isA('name') && !NAME_ENDS.test(next.text)) return last
    last = next
  }
  return last
}

const NAME_ENDS = /^(?:அம்மாள்|அம்மையார்|நாச்சியார்|தேவியார்|தேவி|ராணி|ஆச்சி|பாய்|பேகம்)/u

/** One of a family, in no genitive: `என் அக்கா யாரையும்`, `என் அண்ணன் தந்தையின் கடையை`. */
function isOfFamily(word: Word): boolean {
  return KIN_CLASSES.some((kind) => word.is(kind)) && !word.isOnly('genitive')
}

const MAX_BETWEEN = 3

function isWhose(word: Word): boolean {
  return (
    word.tokenAfter === ' ' &&
    (word.isOnly('genitive') || (roleOf(word) === 'modifier' && !word.is('rational', 'nominative')))
  )
}

export default defineRule({
  id: 'grammar/apposition-gender',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{found}’ அடுத்து வரும் ‘{noun}’ என்பதன் பாலோடு பொருந்தவில்லை; ‘{suggestion}’ என்று வர வேண்டும்.',
    en: '‘{found}’ does not fit the gender of ‘{noun}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பால் வழுவும் வழாநிலையும்',
  examples: [
    { wrong: 'மன்னரின் [மகளான] இளவரசன் வந்தான்.', right: 'மன்னரின் மகனான இளவரசன் வந்தான்.' },
    {
      wrong: 'குடும்பத்தில் [மூத்தவளான] என் அண்ணன் கடையைக் கவனிக்கிறான்.',
      right: 'குடும்பத்தில் மூத்தவனான என் அண்ணன் கடையைக் கவனிக்கிறான்.',
    },
    { wrong: 'ஊருக்கே [நல்லவனான] எங்கள் பாட்டி நேற்று வந்தாள்.', right: 'ஊருக்கே நல்லவளான எங்கள் பாட்டி நேற்று வந்தாள்.' },
    { wrong: '[தலைவனான] அவருடைய மனைவி கூட்டத்தில் பேசினார்.', right: 'தலைவியான அவருடைய மனைவி கூட்டத்தில் பேசினார்.' },
    { wrong: 'அவருடைய [மாணவனான] தோழி பாடினாள்.', right: 'அவருடைய மாணவியான தோழி பாடினாள்.' },
  ],
  allows: [
    'சிவகங்கையின் அரசியான வேலு நாச்சியார் போரிட்டார்.',
    'மன்னரின் மகனான இளவரசன் வந்தான்.',
    'கடவுள் தலைவனான உலகம் இது.',
    'நல்லவனான அவள் அண்ணன் வந்தான்.',
    'மூத்தவனான என் அக்கா மகன் வந்தான்.',
    'தலைவியான குமாரின் மனைவி பேசினார்.',
    'நடிகனான கமலாவின் கணவன் வந்தான்.',
    'என் தோழியான கமலாவின் தம்பி வந்தான்.',
    'நடிகனான அவனுடைய மனைவி வந்தாள்.',
    'இளையவளான என் தங்கை பாடினாள்.',
    'தலைவனான முருகன் மனைவி வள்ளி.',
    'வல்லவனான அவனுக்குத் தங்கை இருக்கிறாள்.',
    'தலைவனான தந்தை தாயிடம் சொன்னார்.',
    'மூத்தவனான என் அக்கா மகனைப் பார்த்தேன்.',
  ],
  when: { words: [...APPOSITION.keys()], endings: ['வனான', 'வளான'] },
  check(word, { analyse }) {
    const apposition = APPOSITION.get(word.text) ?? ofQuality(word, analyse)
    const noun = apposition && nounBehind(word, apposition.gender)
    if (apposition === undefined || noun === undefined) return undefined
    const gender = genderOf(lastName(noun))
    if (gender === undefined || gender === apposition.gender) return undefined
    return word.replaceWith(apposition.other, { captures: { noun: noun.text } })
  },
})
