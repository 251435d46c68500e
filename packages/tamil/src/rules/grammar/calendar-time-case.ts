import { putInCase } from '../../clauses/government.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/calendar-time-case',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'எப்போது என்பது ஏழாம் வேற்றுமையில் (இல்) வர வேண்டும்: ‘{suggestion}’.',
    en: 'A week, month or day in which something happens stands in the locative: ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: ஏழாம் வேற்றுமை (காலம்); Th. Lehmann, A Grammar of Modern Tamil (1989): locative of time',
  examples: [
    { wrong: 'அடுத்த [வாரத்தால்] கூட்டம் நடைபெறும்.', right: 'அடுத்த வாரத்தில் கூட்டம் நடைபெறும்.' },
    { wrong: 'இந்த [மாதத்தால்] சம்பளம் உயரும்.', right: 'இந்த மாதத்தில் சம்பளம் உயரும்.' },
  ],
  allows: ['பயணம் ஒரு வாரத்தால் தள்ளிப்போனது.', 'மழை மாதத்தால் அல்ல, காற்றால் வரும்.'],
  when: { endings: ['மாதத்தால்', 'வாரத்தால்', 'கிழமையால்', 'வருடத்தால்'] },
  check(word, knowledge) {
    if (!word.isOnly('instrumental', 'time') || !isWhich(word.previous)) return undefined
    return putInCase(word, 'locative', knowledge)
  },
})

/** `இந்த மாதம்`, `அடுத்த வாரம்`: one of the calendar, no measure of how long. */
function isWhich(before: Word | undefined): boolean {
  return before !== undefined && (before.isA('demonstrative') || WHICH.test(before.text))
}

const WHICH = /^(?:அடுத்த|கடந்த|சென்ற|வரும்|நடப்பு|ஒவ்வொரு|முதல்|கடைசி|இறுதி|எந்த)[க்ச்த்ப்]*$/u
