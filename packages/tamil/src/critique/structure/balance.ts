import type { Block, Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import type { EssayKind } from '../genre/exposition.ts'

const LONG_SENTENCES = 8
const LONG_SHARE = 0.4
/** So many sentences are too many for one paragraph in any essay. */
const MAX_SENTENCES = 13
const PART_SHARE = 0.35
const MIN_PARAGRAPHS = 4

/** Finds paragraphs that are too long or too thin beside the others; a text that is no essay may have thin ones. */
export function balanceFindings(essay: Essay, kind: EssayKind): CritiqueFinding[] {
  const { paragraphs } = essay
  const words = paragraphs.map(wordCount)
  const total = words.reduce((sum, count) => sum + count, 0)
  const found: CritiqueFinding[] = []
  for (const [i, paragraph] of paragraphs.entries()) {
    const share = (words[i] ?? 0) / Math.max(total, 1)
    const edge = i === 0 || i === paragraphs.length - 1
    const sentences = proseOf(paragraph).length
    const long = sentences >= MAX_SENTENCES || (!edge && share > LONG_SHARE && sentences > LONG_SENTENCES)
    if (long && paragraphs.length > 1) found.push(tooLong(paragraph))
    else if (paragraphs.length < MIN_PARAGRAPHS || kind === 'other') continue
    else if (edge && share > PART_SHARE && sentences > 3) found.push(heavyEdge(paragraph, i === 0))
    else if (!edge && paragraph.sentences.length === 1 && isThin(paragraph, essay))
      found.push(oneSentence(paragraph))
  }
  return found
}

/** The sentences of a paragraph before its list. */
const proseOf = ({ sentences, listStart = Number.POSITIVE_INFINITY }: Block) =>
  sentences.filter(({ start }) => start < listStart)

const wordCount = (paragraph: Block) => proseOf(paragraph).reduce((sum, { words }) => sum + words.length, 0)

/** A line that carries or announces a quotation may stand alone. */
function isThin(paragraph: Block, essay: Essay): boolean {
  if (essay.isQuoted(paragraph.start, paragraph.end)) return false
  return !/[,:;–-]\s*$/u.test(essay.text.slice(paragraph.start, paragraph.end))
}

function firstSentence({ sentences, start, end }: Block): { start: number; end: number } {
  const first = sentences[0]
  return first ? { start: first.start, end: Math.min(first.end, end) } : { start, end }
}

function tooLong(paragraph: Block): CritiqueFinding {
  const count = proseOf(paragraph).length
  return {
    severity: 'medium',
    title: 'நீண்ட பத்தி',
    description: `இப்பத்தியில் ${count} தொடர்கள் உள்ளன. ஒரு கருத்துக்கு ஒரு பத்தி என்று பிரித்தால் படிக்க எளிதாக இருக்கும்.`,
    ...firstSentence(paragraph),
    suggestion: 'ஒரு கருத்துக்கு ஒரு பத்தி என்னும் முறையில் இப்பத்தியைப் பிரியுங்கள்.',
    meaningMayChange: true,
    fix: `${count} தொடர்கள் கொண்ட நீண்ட பத்தியை ஒரு கருத்துக்கு ஒரு பத்தி என்று பிரியுங்கள்.`,
  }
}

function heavyEdge(paragraph: Block, isFirst: boolean): CritiqueFinding {
  const part = isFirst ? 'முன்னுரை' : 'முடிவுரை'
  return {
    severity: 'low',
    title: `நீண்ட ${part}`,
    description: `கட்டுரையின் பெரும்பகுதி ${part}யிலேயே உள்ளது. ${part}யைச் சுருக்கி, விளக்கங்களைப் பொருளுரைக்கு நகர்த்துங்கள்.`,
    ...firstSentence(paragraph),
    suggestion: `${part}யைச் சுருக்குங்கள்.`,
    meaningMayChange: true,
  }
}

function oneSentence(paragraph: Block): CritiqueFinding {
  return {
    severity: 'low',
    title: 'ஒரு தொடர்ப் பத்தி',
    description: 'இப்பத்தியில் ஒரே ஒரு தொடர் உள்ளது. விளக்கம் சேருங்கள் அல்லது பக்கத்துப் பத்தியோடு இணையுங்கள்.',
    ...firstSentence(paragraph),
    suggestion: 'இத்தொடருக்கு விளக்கம் சேருங்கள் அல்லது பக்கத்துப் பத்தியோடு இணையுங்கள்.',
    meaningMayChange: true,
  }
}
