import { defineRule } from '../rule.ts'

/** இரட்டைக்கிளவி: halves that mean nothing alone. */
const HALVES =
  'பட சல கட தட மட கல பள வழ கொழ நற சர விறு குடு கிடு தக மினு கிலு துரு சுறு பர வெட சட தொள மள லொட கிசு முணு சிடு வெடு குறு துறு பொல மொற மொறு கம கண கிண கும கொட கப சொர சொத நை நொறு படு'.split(
    ' ',
  )

export default defineRule({
  id: 'style/join-echo-word',
  type: 'style',
  severity: 'medium',
  message: {
    ta: 'இரட்டைக்கிளவி பிரிந்து நின்றால் பொருள் தராது; ‘{suggestion}’ என்று சேர்த்து எழுதுக.',
    en: 'The halves of an echo word mean nothing apart: write ‘{suggestion}’.',
  },
  source: 'நன்னூல் 396: இரட்டைக்கிளவி இரட்டிற் பிரிந்து இசையா',
  examples: [
    { wrong: 'மழை [சல சலவென] விழுந்தது.', right: 'மழை சலசலவென விழுந்தது.' },
    { wrong: 'எங்கும் [பர பரப்பு] நிலவியது.', right: 'எங்கும் பரபரப்பு நிலவியது.' },
  ],
  allows: ['நெஞ்சு படபட என அடித்தது.', 'அருவி சல சல என்று பாய்ந்தது.'],
  when: { words: HALVES },
  check(word) {
    const { next } = word
    if (next === undefined || !next.text.startsWith(word.text)) return undefined
    const rest = next.text.slice(word.text.length)
    return GOES_ON.test(rest) ? word.replaceThrough(next, word.text + next.text) : undefined
  },
})

const GOES_ON = /^(?:வென|வெனப்|வெனக்|வெனச்|வெனத்|வென்று|வென்ற|ப்பு|ப்பாக|ப்பான|த்த|த்து|ப்பை|க்கும்)$/u
