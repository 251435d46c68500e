import type { Sentence } from '../../text/sentence.ts'
import { defineRule, type Finding } from '../rule.ts'

const QUOTATIVE = /^(?:என்று|என|எனக்|எனச்|எனத்|எனப்)$/u

export default defineRule({
  id: 'style/quotation-end',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'மேற்கோள் ‘{found}’ என்பதோடு முடிகிறது; அங்கே மேற்கோள்குறியை மூட வேண்டும்: ‘{suggestion}’.',
    en: 'The quotation ends here and must be closed: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: நிறுத்தக்குறிகள், மேற்கோள்குறி (நேர்கூற்று)',
  examples: [{ wrong: 'அவர், "நாளை [விடுமுறை] என்று அறிவித்தார்.', right: 'அவர், "நாளை விடுமுறை" என்று அறிவித்தார்.' }],
  allows: ['அம்மா, “சீக்கிரம் வா” என்று சொன்னாள்.', 'அவர், "நாளை விடுமுறை" என்று அறிவித்தார்.', '“நாளை என்று சொன்னான்” என்றாள்.'],
  when: 'text',
  check({ sentences, text }) {
    const found: Finding[] = []
    for (const sentence of sentences) {
      const line = lineAround(text, sentence)
      // A speech of several sentences is closed later; of a curved mark in a longer text style/unclosed-quotation tells.
      const marks = line.match(/["“”]/gu) ?? []
      if (marks.length !== 1 || (marks[0] !== '"' && sentences.length > 1)) continue
      const finding = closed(sentence, marks[0] === '"' ? '"' : '”')
      if (finding !== undefined) found.push(finding)
    }
    return found
  },
})

function lineAround(text: string, { start, end }: Sentence): string {
  const next = text.indexOf('\n', end)
  return text.slice(text.lastIndexOf('\n', start) + 1, next === -1 ? undefined : next)
}

function closed({ text, start, words }: Sentence, mark: string): Finding | undefined {
  // Someone is named who speaks: other marks may belong to a speech over several lines.
  const opening = text.search(/(?<=[,:] )["“]/u)
  if (opening === -1) return undefined
  const last = words.find((word) => word.start > start + opening && QUOTATIVE.test(word.text))?.previous
  return last === undefined || last.start < start + opening ? undefined : last.replaceWith(last.text + mark)
}
