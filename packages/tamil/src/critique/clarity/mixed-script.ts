import type { Token } from '../../text/tokens.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'

/** Abbreviations, units and formulas are written in Latin letters everywhere. */
const ACCEPTED =
  /^(?:[A-Z]{1,6}\d*|[A-Z][a-z]?\d[A-Za-z\d]*|km|cm|mm|kg|mg|ml|kb|mb|gb|am|pm|[ivxIVX]+|\d.*|.)$/u

/** Finds words of other scripts inside Tamil sentences, with Tamil endings or without, and mixed digits. */
export function mixedScriptFindings(essay: Essay): CritiqueFinding[] {
  const found: CritiqueFinding[] = []
  const seen = new Set<string>()
  for (const paragraph of essay.paragraphs)
    for (const sentence of paragraph.sentences) {
      if (sentence.words.length < 2) continue
      const { tokens } = sentence
      for (const [i, token] of tokens.entries()) {
        if (token.kind !== 'latin' || seen.has(token.text)) continue
        if (continuesRun(tokens, i)) continue
        if (essay.isQuoted(token.start, token.end) || isGloss(tokens, i)) continue
        const ending = tamilEnding(tokens, i)
        if (ending === undefined && ACCEPTED.test(token.text)) continue
        if (ACCEPTED.test(token.text) && token.text.length < 7) continue
        seen.add(token.text)
        const end = ending?.end ?? endOfRun(tokens, i)
        found.push(mixed(token.start, end, ending !== undefined, essay.text))
      }
    }
  return [...found, ...mixedDigits(essay)]
}

/** A Latin word in brackets explains the Tamil one before it. */
function isGloss(tokens: readonly Token[], index: number): boolean {
  for (let i = index - 1; i >= 0 && i > index - 14; i--) {
    if (tokens[i]?.text === ')') return false
    if (tokens[i]?.text === '(') return true
  }
  return false
}

function tamilEnding(tokens: readonly Token[], index: number): Token | undefined {
  const next = tokens[index + 1]
  if (next?.kind === 'word') return next
  const after = tokens[index + 2]
  return next?.text === '-' && after?.kind === 'word' && after.text.length <= 6 ? after : undefined
}

/** global warming is one finding: a word after a word of the same script. */
const continuesRun = (tokens: readonly Token[], i: number) =>
  tokens[i - 1]?.kind === 'space' && tokens[i - 2]?.kind === 'latin'

function endOfRun(tokens: readonly Token[], from: number): number {
  let i = from
  while (tokens[i + 1]?.kind === 'space' && tokens[i + 2]?.kind === 'latin') i += 2
  return tokens[i]?.end ?? 0
}

function mixed(start: number, end: number, inflected: boolean, text: string): CritiqueFinding {
  return {
    severity: inflected ? 'medium' : 'low',
    title: 'கலப்பு எழுத்து',
    description: `தமிழ்த் தொடரில் “${text.slice(start, end)}” என்று வேற்றெழுத்து வந்துள்ளது. தமிழ்ச் சொல்லையோ தமிழ் எழுத்தையோ பயன்படுத்துங்கள்.`,
    start,
    end,
    suggestion: 'ஏற்ற தமிழ்ச் சொல்லையோ தமிழ் எழுத்து வடிவத்தையோ பயன்படுத்துங்கள்.',
    meaningMayChange: true,
  }
}

function mixedDigits({ tamil }: Essay): CritiqueFinding[] {
  const numbers = tamil.tokens.ofKind('number')
  const own = numbers.find(({ text }) => /[௦-௲]/u.test(text))
  if (own === undefined || !numbers.some(({ text }) => /[0-9]/.test(text))) return []
  return [
    {
      severity: 'low',
      title: 'இருவகை எண்கள்',
      description: 'தமிழ் எண்களும் பிற எண்களும் கலந்து வந்துள்ளன. கட்டுரை முழுவதும் ஒரே வகையைப் பயன்படுத்துங்கள்.',
      start: own.start,
      end: own.end,
      suggestion: 'கட்டுரை முழுவதும் ஒரே வகை எண்களைப் பயன்படுத்துங்கள்.',
      meaningMayChange: false,
    },
  ]
}
