import { defineRule } from '../rule.ts'

const ENDINGS = [...['ியான்', 'ியாள்', 'ியார்', 'ியார்கள்', 'ியேன்', 'ியோம்'], ...['ியாய்', 'ியீர்', 'ியீர்கள்']]

export default defineRule({
  id: 'spelling/past-in-iyaan',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: 'இறந்தகால வினைமுற்று ‘-இன்-’ பெற்று வரும்: ‘{suggestion}’ (‘{found}’ என்னும் வடிவம் இல்லை).',
    en: 'The past tense takes -in- before the ending: ‘{suggestion}’.',
  },
  source: 'நன்னூல், வினையியல்: இறந்தகால இடைநிலை (த், ட், ற், இன்)',
  examples: [
    { wrong: 'அவள் பையைத் [தூக்கியாள்].', right: 'அவள் பையைத் தூக்கினாள்.' },
    { wrong: 'நீ ஏன் கதவை [மூடியாய்]?', right: 'நீ ஏன் கதவை மூடினாய்?' },
    { wrong: 'நீங்கள் நேற்று என்ன [தேடியீர்கள்]?', right: 'நீங்கள் நேற்று என்ன தேடினீர்கள்?' },
    { wrong: 'நாங்கள் புத்தகம் [வாங்கியோம்].', right: 'நாங்கள் புத்தகம் வாங்கினோம்.' },
  ],
  allows: ['அவள் பையைத் தூக்கினாள்.', 'பாரதியார் பாடினார்.'],
  when: { endings: ENDINGS },
  check(word, { analyse }) {
    if (word.analyses.some((reading) => !reading.guessed)) return undefined
    const ending = ENDINGS.find((one) => word.text.endsWith(one))
    if (ending === undefined) return undefined
    const suggestion = word.text.slice(0, -ending.length) + ending.replace('ிய', 'ின')
    const verb = analyse(suggestion).some(({ features, guessed }) => !guessed && features.includes('finite'))
    return verb ? word.replaceWith(suggestion) : undefined
  },
})
