import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/one-as-adjective',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'பெயருக்கு முன் ‘ஒன்று’ என்பது ‘ஒரு’ ஆகும்: ‘{suggestion}’.',
    en: 'Before a noun ஒன்று becomes ஒரு: ‘{suggestion}’.',
  },
  source: 'நன்னூல், உயிரீற்றுப் புணரியல்: எண்ணுப்பெயர்கள்',
  examples: [{ wrong: 'அவன் [பதினொன்று மாதங்கள்] காத்திருந்தான்.', right: 'அவன் பதினொரு மாதங்கள் காத்திருந்தான்.' }],
  allows: ['அவன் பதினொரு மாதங்கள் காத்திருந்தான்.'],
})
