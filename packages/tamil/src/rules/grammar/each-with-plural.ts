import { defineRule } from '../rule.ts'

/** After the plural sign, per case ending: what the singular in -ர் takes. */
const HUMAN_ENDINGS: readonly (readonly [plural: string, singular: string])[] = [
  ['ர்களிடமும்', 'ரிடமும்'],
  ['ர்களுக்கும்', 'ருக்கும்'],
  ['ர்களையும்', 'ரையும்'],
  ['ர்களின்', 'ரின்'],
  ['ர்களும்', 'ரும்'],
  ['ர்களுக்கு', 'ருக்கு'],
  ['ர்களிடம்', 'ரிடம்'],
  ['ர்களை', 'ரை'],
  ['ர்கள்', 'ர்'],
]

const OTHER_PLURAL = /கள்$|களும்$|களையும்$|களுக்கும்$|களிலும்$|களின்$/u

export default defineRule({
  id: 'grammar/each-with-plural',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘ஒவ்வொரு’ ஒன்றை மட்டும் சுட்டும்; அதன்பின் ஒருமையே வர வேண்டும்: ‘{found}’ என்னும் பன்மை பொருந்தாது.',
    en: '‘ஒவ்வொரு’ (each) points at one; a singular must follow, not the plural ‘{found}’.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?: ஒருமை–பன்மை மயக்கம்',
  examples: [
    { wrong: 'ஒவ்வொரு [மாணவர்களும்] ஒரு மரம் நட்டனர்.', right: 'ஒவ்வொரு மாணவரும் ஒரு மரம் நட்டனர்.' },
    { wrong: 'ஒவ்வொரு [ஆசிரியர்களுக்கும்] மரியாதை தேவை.', right: 'ஒவ்வொரு ஆசிரியருக்கும் மரியாதை தேவை.' },
    { wrong: 'ஒவ்வொரு [ஊர்களிலும்] நூலகம் வேண்டும்.' },
  ],
  allows: ['ஒவ்வொரு மாணவரும் வந்தார்.', 'ஒவ்வொரு நாளும் நடந்தான்.', 'ஒவ்வொருவரும் வந்தனர்.'],
  when: { words: ['ஒவ்வொரு'] },
  check(word) {
    const { next } = word
    if (next === undefined) return undefined
    const ending = HUMAN_ENDINGS.find(([plural]) => next.text.endsWith(plural))
    if (ending !== undefined && next.text.length > ending[0].length + 1) {
      return next.replaceWith(next.text.slice(0, -ending[0].length) + ending[1])
    }
    return OTHER_PLURAL.test(next.text) && next.text.length > 5 ? next.advise() : undefined
  },
})
