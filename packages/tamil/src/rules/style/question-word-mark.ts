import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { defineRule } from '../rule.ts'

const ASKING = /^(?:எப்போது|எங்கே|எங்கு|ஏன்|எப்படி|எத்தனை|எவ்வளவு|யார்|யாரை|எதற்கு|எதற்காக|எப்பொழுது|என்ன)(?:[கசதப]்)?$/u

export default defineRule({
  id: 'style/question-word-mark',
  type: 'style',
  severity: 'medium',
  profiles: ['school'],
  message: {
    ta: 'வினா கேட்கும் தொடர் வினாக்குறியோடு முடியும்: ‘{suggestion}’.',
    en: 'A question ends with a question mark: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள், வினாக்குறி',
  examples: [
    { wrong: 'தம்பி, நீ எப்போது பள்ளிக்குப் [போகிறாய்.]', right: 'தம்பி, நீ எப்போது பள்ளிக்குப் போகிறாய்?' },
    { wrong: 'நீங்கள் எங்கே [தங்கியிருக்கிறீர்கள்.]', right: 'நீங்கள் எங்கே தங்கியிருக்கிறீர்கள்?' },
  ],
  allows: [
    'நீ எப்போது பள்ளிக்குப் போகிறாய்?',
    'நீ எங்கே போனாய் என்று தெரியவில்லை.',
    'எத்தனை முறை சொன்னாலும் நீ கேட்கமாட்டாய்.',
    'என்ன சொன்னாலும் நீங்கள் சிரிக்கிறீர்கள்.',
  ],
  when: 'sentence',
  check(sentence) {
    const { lastWord, words } = sentence
    if (lastWord?.tokenAfter !== '.' || lastWord.quoted) return undefined
    const person = verbPerson(lastWord)
    if (person !== 'you' && person !== 'you-all') return undefined
    const asked = words.find(({ text }) => ASKING.test(text))
    if (asked === undefined) return undefined
    const after = words.slice(asked.index + 1)
    // என்ன சொன்னாலும், எங்கே போனாய் என்று: the question is inside.
    if (after.some((word) => word.is('clitic-um') || word.text.startsWith('என்') || word.is('permissive')))
      return undefined
    return { start: lastWord.start, end: lastWord.end + 1, suggestion: `${lastWord.text}?` }
  },
})
