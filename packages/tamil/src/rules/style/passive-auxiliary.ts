import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/passive-auxiliary',
  type: 'style',
  severity: 'medium',
  message: {
    ta: '‘{found}’ என்பது தேவையற்ற செயப்பாட்டு வடிவம்; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ is a needless passive; ‘{suggestion}’ is enough.',
  },
  source: 'நன்னூல், வினையியல்: தன்வினை செயப்பாட்டு வடிவம் பெறாது',
  examples: [{ wrong: 'விழா நேற்று [நடக்கப்பட்டது].', right: 'விழா நேற்று நடந்தது.' }],
  allows: ['விழா நடந்தது.', 'விழா நடத்தப்பட்டது.'],
})
