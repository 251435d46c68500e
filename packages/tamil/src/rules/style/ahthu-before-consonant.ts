import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/ahthu-before-consonant',
  type: 'style',
  severity: 'medium',
  profiles: ['school'],
  message: {
    ta: '‘{found}’ உயிரெழுத்துக்கு முன் மட்டும் வரும்; இங்கே ‘{suggestion}’ என எழுத வேண்டும்.',
    en: '‘{found}’ stands only before a vowel; write ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், ஏழாம் வகுப்பு: அது, அஃது',
  examples: [
    { wrong: '[அஃது] பெரிய வீடு.', right: 'அது பெரிய வீடு.' },
    { wrong: 'என் வீடும் [அஃதுதான்].', right: 'என் வீடும் அதுதான்.' },
  ],
  allows: ['அஃது அழகான வீடு.', 'அஃதே சிறந்த வழி.', 'இஃதே சிறந்த வழி.', 'அஃதும் நல்ல வழி.', 'இஃதும் நல்ல வழி.'],
  when: { words: ['அஃது', 'இஃது', 'அஃதுதான்', 'இஃதுதான்', 'அஃதுதானா', 'இஃதுதானா'] },
  check(word) {
    if (word.quoted) return undefined
    const alone = /^[அஇ]ஃது$/u.test(word.text)
    if (alone && (word.next === undefined || /^[அ-ஔ]/u.test(word.next.text))) return undefined
    return word.replaceWith(word.text.replace('ஃ', ''))
  },
})
