import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/double-negation',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: 'இரண்டு எதிர்மறைகள் சேர்ந்தால் பொருளைப் புரிந்துகொள்வது கடினம்; உடன்பாட்டில் சொல்ல முடியுமா என்று பாருங்கள்.',
    en: 'Two negatives are hard to follow; try saying it positively.',
  },
  source: 'நல்ல தமிழ் எழுத வேண்டுமா?, அ. கி. பரந்தாமனார்: தெளிவு',
  examples: [
    { wrong: 'அந்த நூலில் எதுவும் [இல்லாமல் இல்லை].' },
    { wrong: 'அவனுக்குத் திறமை [இல்லை என்று சொல்ல முடியாது].' },
  ],
  allows: ['அதில் உண்மை இல்லாமல் இல்லை.', 'உண்மை இல்லாமல் பேசினான்.', 'அவனுக்குத் திறமை இல்லை என்று சொன்னான்.'],
  when: { words: ['இல்லாமல்', 'இல்லாமலும்', 'இல்லை', 'அல்ல'] },
  check(word) {
    const { next } = word
    if (next === undefined || word.quoted) return undefined
    if (word.text.startsWith('இல்லாமல')) {
      return NOT.has(next.text) && saysNothing(word) ? { start: word.start, end: next.end } : undefined
    }
    const say = next.next
    const cannot = say?.next
    if (!['என்று', 'என'].includes(next.text) || say === undefined || cannot === undefined) return undefined
    if (!/^(?:சொல்ல|கூற|மறுக்க)/u.test(say.text) || !/^(?:முடியாது|இயலாது)$/u.test(cannot.text)) return undefined
    return { start: word.start, end: cannot.end }
  },
})

const NOT = new Set(['இல்லை', 'இராது', 'போகாது', 'இருக்காது'])

/** `அதில் உண்மை இல்லாமல் இல்லை` is litotes; beside எதுவும் it is a knot. */
function saysNothing({ sentence, index }: Word): boolean {
  return sentence.words
    .slice(0, index)
    .some(({ text }) => /^(?:யாரும்|எவரும்|ஒருவரும்|எதுவும்|ஒன்றும்)$/u.test(text))
}
