import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const OWN = /^(?:தன்|தனது|தன்னுடைய|தம்|தமது|தங்கள்|என்|எனது|எங்கள்|உன்|உங்கள்)$/u

/** What is done with others: `நண்பர்கள் உடன் சென்றனர்` may say that they went along. */
const MUTUAL = ['ஆலோசி', 'கலந்தாலோசி', 'உரையாடு', 'விவாதி', 'கலந்துரையாடு'] as const

const isMutual = (verb: Word) => MUTUAL.some((lemma) => verb.hasLemma(lemma))

export default defineRule({
  id: 'spelling/detached-with',
  type: 'spelling',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘உடன்’ இங்கு வேற்றுமை உருபு; சொல்லோடு சேர்த்து ‘{suggestion}’ என எழுத வேண்டும்.',
    en: 'Here உடன் is a case ending, written onto the noun: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: மூன்றாம் வேற்றுமை; தமிழ் நடைக் கையேடு (2001)',
  examples: [
    { wrong: 'அவர் [ஆவணங்கள் உடன்] நேரில் வந்தார்.', right: 'அவர் ஆவணங்களுடன் நேரில் வந்தார்.' },
    { wrong: 'அமைச்சர் தன் [அதிகாரிகள் உடன்] ஆலோசித்தார்.', right: 'அமைச்சர் தன் அதிகாரிகளுடன் ஆலோசித்தார்.' },
    { wrong: 'பெண்கள் [குடம் உடன்] நின்றார்கள்.', right: 'பெண்கள் குடத்துடன் நின்றார்கள்.' },
    { wrong: 'தோசையைச் [சாம்பார் உடன்] பரிமாறவும்.', right: 'தோசையைச் சாம்பாருடன் பரிமாறவும்.' },
  ],
  allows: [
    'கடிதம் கண்டதும் உடன் பதில் எழுதவும்.',
    'நண்பர்கள் உடன் சென்றனர்.',
    'விண்ணப்பம் உடன் வேண்டும்.',
    'கடிதம் உடன் கிடைத்தது.',
    'அவர்கள் பணம் உடன் கொடுத்தார்கள்.',
    'அரசு நிதியை உடன் வழங்கவும்.',
    'வழக்கை நீதிமன்றம் உடன் விசாரித்தது.',
    'அவர் மாலை உடன் வந்தார்.',
  ],
  when: { words: ['உடன்'] },
  check(word, { inCase }) {
    const { previous, next } = word
    if (previous === undefined || next === undefined || !previous.isOnly('nominative')) return undefined
    if (!previous.is('plural') && !isCompany(previous, next)) return undefined
    const owned = previous.previous !== undefined && OWN.test(previous.previous.text)
    if (!previous.isOnly('irrational') && !owned) return undefined
    if (previous.isFirst || previous.is('time')) return undefined
    if (previous.is('plural') && next.is('finite') && !isMutual(next)) return undefined
    for (const reading of previous.analyses) {
      const form = inCase(previous.text, reading, 'sociative')
      if (form !== undefined) return previous.replaceThrough(word, form)
    }
    return undefined
  },
})

/** What someone has along, or an object has beside it; it neither acts itself nor is it the object. */
function isCompany(thing: Word, verb: Word): boolean {
  if (!COMPANY.some((kind) => thing.isOnly('irrational', kind))) return false
  if (verb.isOnly('finite', 'third', 'epicene')) return verb.isOnly('intransitive')
  const before = thing.sentence.words.slice(0, thing.index)
  return verb.isOnly('infinitive', 'clitic-um') && before.some((word) => word.isOnly('accusative'))
}

const COMPANY = ['thing', 'food', 'animal'] as const
