import { defineRule } from '../rule.ts'

const CROWDED = /([ற])்([கசதப])்(?=\2)/u

export default defineRule({
  id: 'spelling/no-doubling-after-hard-consonant',
  severity: 'high',
  message: {
    ta: 'வல்லின மெய்யான ‘{hard}’ என்பதன் பின் இன்னொரு வல்லின மெய் இரட்டிக்காது: ‘{suggestion}’.',
    en: 'After the hard consonant ‘{hard}’ no other hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல் எழுத்தியல், மெய்ம்மயக்கம்: ற் உடன் க ச ப மட்டும் மயங்கும்',
  examples: [
    { wrong: 'அவன் [அதற்க்கு] உடன்பட்டான்.', right: 'அவன் அதற்கு உடன்பட்டான்.' },
    { wrong: '[முயற்ச்சி] திருவினை ஆக்கும்.', right: 'முயற்சி திருவினை ஆக்கும்.' },
    { wrong: 'மாணவர்கள் [கற்ப்பது] நன்று.', right: 'மாணவர்கள் கற்பது நன்று.' },
  ],
  allows: ['அதற்கு உடன்பட்டான்.', 'பயிற்சி செய்தான்.', 'கற்றது போதும்.'],
  when: { anyWord: true },
  check(word) {
    const crowded = CROWDED.exec(word.text)
    if (crowded === null) return undefined
    const suggestion = word.text.replace(new RegExp(CROWDED, 'gu'), '$1்')
    return word.replaceWith(suggestion, { captures: { hard: `${crowded[1]}்` } })
  },
})
