import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { relationOf } from './connectives.ts'

const ORDINALS = 'முதலாவதாக இரண்டாவதாக மூன்றாவதாக நான்காவதாக ஐந்தாவதாக ஆறாவதாக ஏழாவதாக எட்டாவதாக ஒன்பதாவதாக பத்தாவதாக'.split(' ')
const FIRSTS = new Set(
  'முதலில் முதற்கண் முதன்மையாக முதலாவது ஒன்று முதல் முதற்படி முதற்படியாக முதல்படி முதல்படியாக முதற்கட்டமாக முதன்முதலில்'.split(
    ' ',
  ),
)
const NEXTS = new Set(['அடுத்து', 'அடுத்ததாக', 'அடுத்தபடியாக'])
const SAME_OPENING = 3

/** The place that a counting word claims: இரண்டாவதாக → 2. */
export function ordinalPlaceOf(word: string): number | undefined {
  const place = ORDINALS.indexOf(withoutVallinam(word))
  return place < 0 ? undefined : place + 1
}

/** Finds counting that skips or repeats, one side without the other, and one connective over and over. */
export function flowFindings(essay: Essay): CritiqueFinding[] {
  const sentences = essay.paragraphs.flatMap((paragraph) => paragraph.sentences)
  const words = sentences.flatMap((sentence) => sentence.words).filter((word) => !word.quoted)
  return [...ordinalFindings(words), ...oneSided(words), ...repeatedOpenings(sentences), ...unlinked(essay)]
}

function ordinalFindings(words: readonly Word[]): CritiqueFinding[] {
  const found: CritiqueFinding[] = []
  let last = 0
  // `முதலில் …. அடுத்து …. மூன்றாவதாக …`: points that came without a number.
  let unnumbered = 0
  for (const word of words) {
    const bare = withoutVallinam(word.text)
    const place = ordinalPlaceOf(bare)
    if (place === undefined) {
      last = Math.max(last, FIRSTS.has(bare) ? 1 : (ordinalPlaceOf(bare.replace(/ு$/u, 'ாக')) ?? 0))
      if (last > 0 && word.isFirst && NEXTS.has(bare)) unnumbered += 1
      continue
    }
    if (isOfAnAction(word)) continue
    const isNext = place > last && place <= last + 1 + unnumbered
    if (place !== 1 && !isNext) found.push(outOfOrder(word, place <= last))
    last = place
    unnumbered = 0
  }
  return found
}

/** `மூன்றாவதாகப் பேசும் சகோதரி`, `மூன்றாவதாக ஒரு பெயர்`: in which place somebody does something or is there, not a point of the essay. */
function isOfAnAction({ isFirst, tokenAfter, next }: Word): boolean {
  if (isFirst || tokenAfter !== ' ' || next === undefined) return false
  return /^(?:ஒரு|ஓர்)$/u.test(next.text) || (next.isA('verb') && !next.isLast)
}

function outOfOrder(word: Word, twice: boolean): CritiqueFinding {
  const what = twice ? 'அதே வரிசைச் சொல் முன்பே வந்துள்ளது' : 'அதற்கு முந்தைய எண்ணுச் சொல் இல்லை'
  return {
    severity: 'medium',
    title: 'வரிசை எண்ணுச் சொல்',
    description: `“${word.text}” என்று உள்ளது; ஆனால் ${what}. வரிசையைச் சரிபாருங்கள்.`,
    start: word.start,
    end: word.end,
    suggestion: 'கருத்துகளின் வரிசையையும் வரிசை எண்ணுச் சொற்களையும் சரிபாருங்கள்.',
    meaningMayChange: true,
    fix: `“${word.text}” என்னும் சொல்லின் வரிசையைச் சரிபாருங்கள்; ${what}.`,
  }
}

function oneSided(words: readonly Word[]): CritiqueFinding[] {
  const one = words.find((word) => withoutVallinam(word.text) === 'ஒருபுறம்')
  const other = words.some((word) => /^(?:மறுபுறம்|மற்றொருபுறம்|இன்னொருபுறம்|மறுபுறத்தில்|மறுபக்கம்)/u.test(word.text))
  if (one === undefined || other) return []
  return [
    {
      severity: 'low',
      title: 'ஒருபுறம் – மறுபுறம்',
      description: '“ஒருபுறம்” என்று உள்ளது; ஆனால் “மறுபுறம்” எது என்று சொல்லப்படவில்லை. ஒப்பீட்டை நிறைவு செய்யுங்கள்.',
      start: one.start,
      end: one.end,
      suggestion: 'ஒப்பீட்டின் மறுபுறத்தையும் கூறுங்கள்.',
      meaningMayChange: true,
    },
  ]
}

function repeatedOpenings(sentences: readonly Sentence[]): CritiqueFinding[] {
  const seen = new Map<string, Word[]>()
  for (const { words } of sentences) {
    const [word] = words
    const bare = word && withoutVallinam(word.text)
    if (word === undefined || bare === undefined || word.quoted || relationOf(bare) === undefined) continue
    const list = seen.get(bare)
    if (list) list.push(word)
    else seen.set(bare, [word])
  }
  return [...seen.values()].flatMap((words) => {
    const third = words[SAME_OPENING - 1]
    return third === undefined ? [] : [sameOpening(third, words.length)]
  })
}

function sameOpening(word: Word, times: number): CritiqueFinding {
  return {
    severity: 'low',
    title: 'ஒரே இணைப்புச் சொல்',
    description: `“${word.text}” என்னும் சொல்லில் ${times} தொடர்கள் தொடங்குகின்றன. வேறு இணைப்புச் சொற்களையும் பயன்படுத்துங்கள்.`,
    start: word.start,
    end: word.end,
    suggestion: 'பொருளுக்கு ஏற்ற வேறு இணைப்புச் சொல்லைப் பயன்படுத்துங்கள்.',
    meaningMayChange: true,
  }
}

const MIN_UNLINKED = 5
/** A pupil's first essays, a sentence or two a paragraph, need no connectives. */
const MIN_UNLINKED_WORDS = 100
const LINKING =
  /^(?:இத்தகைய|இத்தகு|இவ்வகை|இதன்|அதன்|இவ்|அவ்வாறு|இந்த|அந்த|இவற்ற|அவற்ற|இது|அது|இவை|அவை|இப்படி|அப்படி|இதை|அதை|இச்|இக்|இத்|இப்)/u

/** A longer essay in which nothing ties any paragraph to another. */
function unlinked({ paragraphs, headings }: Essay): CritiqueFinding[] {
  if (paragraphs.length < MIN_UNLINKED || headings.length > 0) return []
  if (paragraphs.reduce((sum, { words }) => sum + words.length, 0) < MIN_UNLINKED_WORDS) return []
  const linked = paragraphs.some(({ sentences }) =>
    sentences.some(({ words }) =>
      words.some((word) => relationOf(withoutVallinam(word.text)) !== undefined || LINKING.test(word.text)),
    ),
  )
  const sentence = paragraphs[1]?.sentences[0]
  if (linked || sentence === undefined) return []
  return [
    {
      severity: 'low',
      title: 'இணைப்புச் சொற்கள் இல்லை',
      description: 'பத்திகளை இணைக்கும் சொற்கள் இல்லை. மேலும், ஆகவே, எனினும் போன்ற சொற்களால் கருத்துகளைத் தொடர்புபடுத்துங்கள்.',
      start: sentence.start,
      end: sentence.end,
      suggestion: 'முந்தைய பத்தியோடு தொடர்புபடுத்தும் இணைப்புச் சொல்லைச் சேருங்கள்.',
      meaningMayChange: true,
    },
  ]
}
