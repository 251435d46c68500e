import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/long-bracket',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: 'அடைப்புக்குறிக்குள் நீண்ட தொடர் உள்ளது; தனித் தொடராக்கினால் ஓட்டம் தடைப்படாது.',
    en: 'A long remark in brackets breaks the flow; make it a sentence of its own.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [
    {
      wrong:
        'அவர் [(]எங்கள் ஊரில் பல ஆண்டுகள் வாழ்ந்து பள்ளியில் ஆசிரியராகவும் பின்பு நூலகராகவும் பணி செய்து எல்லோருக்கும் நன்கு அறிமுகமானவர்) நேற்று வந்தார்.',
    },
  ],
  allows: ['அவர் (எங்கள் ஆசிரியர்) நேற்று வந்தார்.'],
  when: 'text',
  check(text) {
    return findAll(text, '(', /\((?=([^()\n]{60,}?)\))/g, (_, inside = '') =>
      (inside.match(/[\u0b80-\u0bff]+/g)?.length ?? 0) > 11 ? {} : undefined,
    )
  },
})
