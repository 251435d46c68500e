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
    const onlyMarkAt = onlyMarksOfLines(text)
    for (const sentence of sentences) {
      const mark = onlyMarkAt(sentence.start)
      // A speech of several sentences is closed later; of a curved mark in a longer text style/unclosed-quotation tells.
      if (mark === undefined || (mark !== '"' && sentences.length > 1)) continue
      const finding = closed(sentence, mark === '"' ? '"' : '”')
      if (finding !== undefined) found.push(finding)
    }
    return found
  },
})

/** The quotation mark of the line at a place of the text, where the line has just one. To be asked from left to right. */
function onlyMarksOfLines(text: string): (place: number) => string | undefined {
  let end = -1
  let mark: string | undefined
  return (place) => {
    while (end < place) {
      const start = end + 1
      const next = text.indexOf('\n', start)
      end = next === -1 ? text.length : next
      const marks = text.slice(start, end).match(/["“”]/gu)
      mark = marks?.length === 1 ? marks[0] : undefined
    }
    return mark
  }
}

function closed({ text, start, words }: Sentence, mark: string): Finding | undefined {
  // Someone is named who speaks: other marks may belong to a speech over several lines.
  const opening = text.search(/(?<=[,:] )["“]/u)
  if (opening === -1) return undefined
  const last = words.find((word) => word.start > start + opening && QUOTATIVE.test(word.text))?.previous
  return last === undefined || last.start < start + opening ? undefined : last.replaceWith(last.text + mark)
}
