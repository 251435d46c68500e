import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/oru-or',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘{next}’ உயிரெழுத்தில் தொடங்குவதால் ‘{suggestion}’ என எழுதுவதே மரபு.',
    en: 'Before a vowel write ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், ஏழாம் வகுப்பு: ஓர், ஒரு; அது, அஃது',
  examples: [
    { wrong: 'அங்கே [ஒரு] ஊர் இருந்தது.', right: 'அங்கே ஓர் ஊர் இருந்தது.' },
    { wrong: '[அது] அழகான வீடு.', right: 'அஃது அழகான வீடு.' },
  ],
  allows: ['அங்கே ஓர் ஊர் இருந்தது.', 'ஒரு மரம் நின்றது.', 'ஒரு ஐஸ்கிரீம் வாங்கு.', 'அது பெரிய வீடு.'],
  when: { words: ['ஒரு', 'அது', 'இது'] },
  check(word, { loans }) {
    const { next } = word
    if (next === undefined || word.quoted || !/^[அ-ஔ]/u.test(next.text)) return undefined
    if (next.analyses.some(({ lemma }) => loans.has(lemma))) return undefined
    return word.replaceWith(VOWEL_FORMS.get(word.text) ?? word.text, { captures: { next: next.text } })
  },
})

const VOWEL_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ஒரு: 'ஓர்', அது: 'அஃது', இது: 'இஃது' }),
)
