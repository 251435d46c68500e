import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-tree',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'மரத்தின் பெயர் ஒரே சொல்: ‘{suggestion}’.',
    en: 'The name of a tree is one word: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): சேர்த்து எழுதுதல்; நன்னூல்: மரப்பெயர்ப் புணர்ச்சி',
  examples: [{ wrong: 'அவர் [வேப்ப மரத்தின்] கீழ் உறங்கினார்.', right: 'அவர் வேப்பமரத்தின் கீழ் உறங்கினார்.' }],
  allows: ['அவர் வேப்பமரத்தின் கீழ் உறங்கினார்.'],
})
