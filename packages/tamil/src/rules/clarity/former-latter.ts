import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/former-latter',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: '‘முன்னது’, ‘பின்னது’ எவை என்று படிப்பவர் தேட வேண்டியிருக்கும்; பெயரையே சொல்லுங்கள்.',
    en: 'The reader must look back for ‘the former’ and ‘the latter’; name them.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [{ wrong: 'அறிவும் செல்வமும் வேண்டும்; [முன்னது] பின்னதைவிடச் சிறந்தது.' }],
  allows: ['முன்னர் சொன்னது போல் செய்.'],
  when: { words: ['முன்னது', 'முன்னதை', 'முன்னதற்கு'] },
  check(word) {
    return word.sentence.words.some(({ text }) => text.startsWith('பின்னத')) ? word.advise() : undefined
  },
})
