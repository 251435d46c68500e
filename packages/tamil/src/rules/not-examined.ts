import type { Sentence } from '../text/sentence.ts'
import type { Finding, TextRule } from './rule.ts'

/**
 * What a writer is told of a text that asks too much of the spelling check (`firstLeftOut`). No rule of the list: it
 * judges no Tamil, and its text is a heap of invented words.
 */
export const NOT_EXAMINED: TextRule = {
  id: 'clarity/not-examined',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: 'இங்கிருந்து உள்ள {count} சொற்கள் ஆராயப்படவில்லை; அதுவரை உள்ளவற்றில் அறியாத சொற்கள் மிகுதி. இப்பகுதியைத் தனியே அனுப்புங்கள்.',
    en: 'The {count} words from here on were not examined: too many words before them are unknown. Send this part by itself.',
  },
  source: 'firstLeftOut',
  examples: [],
  allows: [],
  when: 'text',
  check: () => undefined,
}

/** The finding on the first word of what is left out. */
export function notExaminedFrom(first: Sentence, sentences: readonly Sentence[]): Finding | undefined {
  const leftOut = sentences.slice(sentences.indexOf(first))
  const count = leftOut.reduce((sum, { words }) => sum + words.length, 0)
  return first.words[0]?.advise({ captures: { count: String(count) } })
}
