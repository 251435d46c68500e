import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/spoken-adverb-aa',
  type: 'style',
  severity: 'low',
  certainty: 'doubtful',
  message: {
    ta: '‘{suggestion}’ என்று ‘ஆக’ ஈறு இட்டு எழுதுவதே எழுத்து வழக்கு.',
    en: 'In writing the adverb ends in ஆக: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'அவள் [அழகா] பாடினாள்.', right: 'அவள் அழகாகப் பாடினாள்.' },
    { wrong: 'குழந்தை [அமைதியா] தூங்கியது.', right: 'குழந்தை அமைதியாகத் தூங்கியது.' },
    { wrong: 'அவள் [அழகா] பாடும்போது அழுதேன்.', alternatives: ['அழகாக'] },
  ],
  allows: [
    'அவள் அழகாகப் பாடினாள்.',
    'அவன் அழகா, அறிவா?',
    'இது உண்மையா என்று கேட்டான்.',
    'அது விளக்கமா இல்லையா என்று தெரியவில்லை.',
  ],
  when: { endings: ['ா'] },
  check(word, { analyse }) {
    const { next } = word
    if (word.quoted || next === undefined || !asksOrLacks(word) || !mayFollow(next)) return undefined
    if (!word.form.isCertain || word.isA('pronoun') || word.isA('name') || word.is('rational'))
      return undefined
    if (word.sentence.text.includes('?')) return undefined
    const isAdverb = analyse(`${word.text}க`).some(
      (reading) => reading.class === 'adverb' || reading.features.includes('adverbial'),
    )
    if (!isAdverb) return undefined
    const isSure = next.isLast && next.is('finite') && !next.is('negative') && word.previous !== undefined
    return word.replaceWith(`${word.text}க`, { certainty: isSure ? 'likely' : 'doubtful' })
  },
})

/** An adverb stands before its verb, which may be spoken as well; what doubts (என்று, எனத்) or asks in turn (அழகா அறிவா) shows a question. */
function mayFollow(next: Word): boolean {
  if (next.is('imperative') || next.text.endsWith('ா') || /^(?:என|ஆகிய|இல்லை|அல்ல|தெரிய)/u.test(next.text))
    return false
  return next.isA('verb') || !next.form.isRead
}

/** Whether every reading is a question (அழகா?) or the rare ‑ா for ‑ாத (ருசியா). */
function asksOrLacks(word: Word): boolean {
  return word.analyses.every(
    ({ features }) =>
      features.includes('clitic-aa') ||
      (features.includes('negative') && features.includes('relative-participle')),
  )
}
