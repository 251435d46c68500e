import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { finalVallinam } from '../../words/vallinam.ts'
import { defineRule, type Knowledge } from '../rule.ts'

export default defineRule({
  id: 'grammar/one-with-plural',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{one}’ ஒருமையைக் குறிக்கும்; பெயரும் ஒருமையில் ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{one}’ means one, so the noun is singular: ‘{suggestion}’.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?: ஒருமை–பன்மை மயக்கம்',
  examples: [
    { wrong: 'இந்தத் தெருவில் ஒரு [கடைகளும்] திறக்கவில்லை.', right: 'இந்தத் தெருவில் ஒரு கடையும் திறக்கவில்லை.' },
    { wrong: 'சாலையில் ஒரு [மரங்கள்] வேரோடு சாய்ந்தது.', right: 'சாலையில் ஒரு மரம் வேரோடு சாய்ந்தது.' },
    { wrong: 'நேற்று நான் ஒரு நல்ல [புத்தகங்களைப்] படித்தேன்.', right: 'நேற்று நான் ஒரு நல்ல புத்தகத்தைப் படித்தேன்.' },
    { wrong: 'ஊருக்கு நடுவே ஓர் அழகான [மண்டபங்கள்] இருக்கிறது.', right: 'ஊருக்கு நடுவே ஓர் அழகான மண்டபம் இருக்கிறது.' },
    { wrong: 'வகுப்பில் ஒரு [மாணவிகள்] மட்டுமே விடை எழுதினார்.', right: 'வகுப்பில் ஒரு மாணவி மட்டுமே விடை எழுதினார்.' },
  ],
  allows: [
    'ஒரு கடையும் திறக்கவில்லை.',
    'இது ஒரு பறவைகள் சரணாலயம்.',
    'அவள் ஒரு புத்தகங்கள் நிறைந்த அறையில் வாழ்ந்தாள்.',
    'ஒரு மாணவர்கள் குழு வந்தது.',
    'ஒரு சில மாணவர்கள் வந்தார்கள்.',
    'ஒரு பத்து மரங்கள் சாய்ந்தன.',
    'ஒரு புத்தகங்களை விற்கும் கடையைத் திறந்தான்.',
    'ஒரு குழந்தைகளுக்கு ஏற்ற நூலை எழுதினார்.',
    'ஒரு பழங்களால் ஆன மாலையைக் கட்டினான்.',
    'ஒரு பறவைகள் சரணாலயத்தில் வேலை பார்த்தான்.',
    'ஒரு மாணவர்களின் சங்கம் உருவானது.',
    'ஒரு குறிப்பிட்ட மாணவர்களை அழைத்தார்.',
    'ஒரு கால்நடைகளுக்கான மருத்துவமனை கட்டினர்.',
  ],
  when: { words: ['ஒரு', 'ஓர்'] },
  check(word, { analyse, inCase }) {
    const noun = countedBy(word)
    if (noun === undefined || word.quoted || !(standsAlone(noun) || endsItsPhrase(noun))) return undefined
    if (/(?:ான|ாக)(?:[கசதப]்)?$/u.test(noun.text)) return undefined
    if (!noun.isOnly('plural') || !noun.analyses.every(({ class: kind }) => kind === 'noun')) return undefined
    const [reading] = noun.analyses
    const lemma = reading?.lemma
    if (reading === undefined || lemma === undefined || lemma.endsWith('கள்') || noun.is('time'))
      return undefined
    const form = singularOf(noun, reading, inCase)
    const suggestion = form && noun.is('clitic-um') ? withUm(form) : form
    if (
      suggestion === undefined ||
      !analyse(suggestion).some(({ features }) => features.includes('singular'))
    )
      return undefined
    return noun.replaceWith(suggestion + (finalVallinam(noun.text) ?? ''), { captures: { one: word.text } })
  },
})

/** The noun, behind what describes it: `ஒரு நல்ல புத்தகங்களை`; not `ஒரு சில`, `ஒரு பத்து`. */
function countedBy(one: Word): Word | undefined {
  let noun = one.next
  for (let passed = 0; noun !== undefined && passed < MAX_BETWEEN && isQuality(noun); passed++)
    noun = noun.next
  return noun !== undefined && noun.tokenBefore === ' ' ? noun : undefined
}

const MAX_BETWEEN = 2

function isQuality(word: Word): boolean {
  return (
    word.isA('adjective') &&
    word.is('adjectival') &&
    !word.is('plural') &&
    !word.isA('numeral') &&
    word.tokenAfter === ' ' &&
    !/^(?:சில|பல|அளவு|குறிப்பிட்ட)/u.test(word.text)
  )
}

const CASES = ['accusative', 'dative', 'sociative', 'ablative', 'locative', 'instrumental'] as const

/** மரம், புத்தகத்தை, குழந்தைக்கு. */
function singularOf(noun: Word, reading: Analysis, inCase: Knowledge['inCase']): string | undefined {
  if (noun.is('nominative')) return reading.lemma
  const wanted = noun.is('clitic-um') ? undefined : CASES.find((one) => noun.isOnly(one))
  const features = reading.features.map((one) => (one === 'plural' ? 'singular' : one))
  return wanted && inCase(reading.lemma, { ...reading, features }, wanted)
}

/** Behind it no noun that it could be the first part of. */
function standsAlone({ next, text }: Word): boolean {
  if (next === undefined) return false
  if (text.endsWith('களும்')) return next.is('negative') || /^(?:இல்லை|கிடையாது)$/u.test(next.text)
  return /^(?:மட்டும(?:்|ே)|கூட)$/u.test(next.text)
}

/** Whether nothing behind it tells of another noun, which ஒரு could belong to: `ஒரு புத்தகங்கள் நிறைந்த அறை`. */
function endsItsPhrase(noun: Word): boolean {
  if (noun.is('genitive') || noun.is('clitic-um')) return false
  const behind = noun.sentence.words.slice(noun.index + 1, noun.index + MAX_WORDS)
  const end = behind.findIndex((word) => roleOf(word) === 'finite')
  const before = end < 0 ? behind : behind.slice(0, end)
  if (end < 0 || before.some(tellsOfAnother)) return false
  const { next } = noun
  return (
    next !== undefined &&
    (!noun.is('nominative') ||
      next.isA('adverb') ||
      next.is('time') ||
      !next.isA('noun') ||
      OF_TREES.some((kind) => next.isOnly(kind)))
  )
}

/** What no word for many is the first part of: `மரங்கள் வேரோடு`. */
const OF_TREES = ['plant', 'body'] as const

function tellsOfAnother(word: Word): boolean {
  return (
    word.tokenAfter !== ' ' ||
    word.analyses.length === 0 ||
    word.is('relative-participle') ||
    word.is('participial-noun') ||
    word.isA('adjective') ||
    word.isOnly('genitive')
  )
}

/** கடையும், மரமும், வீடும். */
function withUm(lemma: string): string {
  if (/[்]$/u.test(lemma)) return lemma.replace(/்$/u, 'ும்')
  if (/ு$/u.test(lemma)) return lemma.replace(/ு$/u, 'ும்')
  return /[ிீைேெ]$/u.test(lemma) ? `${lemma}யும்` : `${lemma}வும்`
}
