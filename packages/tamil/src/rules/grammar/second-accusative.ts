import { putInCase } from '../../clauses/government/government.ts'
import { twoAccusatives } from '../../clauses/government/two-accusatives.ts'
import { casesInsteadOf, wrongAccusative } from '../../clauses/government/wrong-accusative.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/second-accusative',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  message: {
    ta: '‘{verb}’ என்னும் வினைக்கு ‘{object}’ என்னும் செயப்படுபொருள் இருக்க, ‘{found}’ என்பதும் இரண்டாம் வேற்றுமையில் (ஐ) உள்ளது; வேறு வேற்றுமை வேண்டும்.',
    en: '‘{verb}’ has the object ‘{object}’ already: ‘{found}’ needs another case than the accusative.',
  },
  source: 'நன்னூல், பெயரியல்: வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): one direct object a verb',
  examples: [
    {
      wrong: 'அலுவலர்கள் [மன்றத்தை] அறிக்கையைத் தயாரித்தனர்.',
      alternatives: ['மன்றத்தில்', 'மன்றத்தின்', 'மன்றத்துக்கு', 'மன்றத்தால்'],
    },
    { wrong: 'இந்தப் பொறுப்பை [ஊராட்சியை] ஏற்றுக்கொண்டது.', right: 'இந்தப் பொறுப்பை ஊராட்சி ஏற்றுக்கொண்டது.' },
    { wrong: 'அவள் பல நாவல்களைத் [தெலுங்கை] மொழிபெயர்த்தாள்.', right: 'அவள் பல நாவல்களைத் தெலுங்கில் மொழிபெயர்த்தாள்.' },
    {
      wrong: 'விடாமுயற்சி இருந்தால் [பொறுமையை] மட்டுமே ஒருவரைக் காக்கும்.',
      right: 'விடாமுயற்சி இருந்தால் பொறுமை மட்டுமே ஒருவரைக் காக்கும்.',
    },
    { wrong: 'குறைகளை இந்த [மின்னஞ்சலைத்] தெரிவிக்கலாம்.', right: 'குறைகளை இந்த மின்னஞ்சலில் தெரிவிக்கலாம்.' },
    {
      wrong: '[கூட்டத்தை] நழுவி நண்பனைத் தேடினான்.',
      alternatives: ['கூட்டத்தில்', 'கூட்டத்தின்', 'கூட்டத்துக்கு', 'கூட்டத்தால்'],
    },
    { wrong: 'அவர் அந்த மாட்டை ஏழாயிரம் [ரூபாயை] விற்றார்.', right: 'அவர் அந்த மாட்டை ஏழாயிரம் ரூபாய்க்கு விற்றார்.' },
    { wrong: 'தச்சர் அந்தப் பலகையை [ரம்பத்தை] அறுத்தார்.', right: 'தச்சர் அந்தப் பலகையை ரம்பத்தால் அறுத்தார்.' },
  ],
  allows: [
    'அவனைக் கையைக் கட்டினர்.',
    'இன்பத்தை அமைதியாகவும் துன்பத்தைப் பொறுமையாகவும் ஏற்றுக்கொண்டாள்.',
    'இந்தத் தேர்வை ஏழு பள்ளிகளைச் சேர்ந்த பல பேர் எழுதினர்.',
    'தலையைக் குனிந்துகொண்டு வண்டியை ஓட்டினான்.',
    'வெண்டை, கத்தரி, அவரை ஆகியவற்றை மாடியிலேயே பயிரிட்டுள்ளாள்.',
    'அவனை வேலையைச் செய்யச் சொன்னார்.',
    'அவனைக் கதவைத் திறந்து உள்ளே விட்டார்.',
    'நாயையும் பூனையையும் வளர்த்தான்.',
    'அம்மாவை, தங்கையை அழைத்தான்.',
    'நாட்டை ஆண்டவர்களை வெறுத்தனர்.',
    'இவனை நானும் அவனை நீயும் அழைத்துவந்தோம்.',
    'அவனைக் கையைப் பிடித்தார்.',
    'நான் அவளைக் கிராமத்தைச் சேர்ந்த பெண்ணுடன் பார்த்தேன்.',
    'பாலைக் கொதிக்கும் நீரில் ஊற்றிச் சர்க்கரையைச் சேர்த்தாள்.',
    'மகனைப் பணத்தைக் கொடுத்து அனுப்பினார்.',
  ],
  when: { features: ['accusative'] },
  check(word, knowledge) {
    const both = twoAccusatives(word, knowledge.wrongCases)
    if (both === undefined) return undefined
    const { first, second, verb } = both
    const found = wrongAccusative(first, second, verb)
    if (found === undefined) return undefined
    const { wrong, wanted } = found
    const captures = { verb: verb.text, object: (wrong === first ? second : first).text }
    if (wanted !== undefined) return putInCase(wrong, wanted, knowledge, { captures, certainty: 'likely' })
    const alternatives = casesInsteadOf(wrong).flatMap(
      (one) => putInCase(wrong, one, knowledge)?.suggestion ?? [],
    )
    return wrong.advise({ alternatives, captures })
  },
})
