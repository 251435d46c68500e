import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/parted-compound-verb',
  type: 'spelling',
  severity: 'medium',
  message: {
    ta: '‘படு’, ‘படுத்து’ ஆகியவை இங்குத் தனி வினைகள் அல்ல; முன் உள்ள பெயரோடு சேர்ந்து ஒரே வினையாகும்: ‘{suggestion}’.',
    en: 'படு and படுத்து make one verb with the noun before them: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு: கூட்டுவினைகள்',
  examples: [{ wrong: 'நேரத்தைப் [பயன் படுத்தினான்].', right: 'நேரத்தைப் பயன்படுத்தினான்.' }],
  allows: ['தமிழைப் பயன்படுத்துவோம்.', 'அவன் கட்டிலில் படுத்தான்.'],
})
