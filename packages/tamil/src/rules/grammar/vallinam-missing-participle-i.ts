import {
  besideCommand,
  doubledBeforeNext,
  everyReading,
  ownVerbFollows,
} from '../../words/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-participle-i',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது ‘இ’ என்று முடியும் வினையெச்சம். அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After a past participle in -இ the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், இகர ஈற்று வினையெச்சம்',
  examples: [
    { wrong: 'அவன் [ஓடி] போனான்.', right: 'அவன் ஓடிப் போனான்.' },
    { wrong: '[கூறி] சென்றான்.', right: 'கூறிச் சென்றான்.' },
    { wrong: '[எழுதி] கொடுத்தான்.', right: 'எழுதிக் கொடுத்தான்.' },
    { wrong: '[தேடி] தந்தான்.', right: 'தேடித் தந்தான்.' },
  ],
  allows: ['ஓடி வந்தான்.', 'செய்தி கேட்டான்.'],
  when: { endings: ['ி'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(
        ownVerbFollows(word) &&
        !word.endsWith('படி') &&
        everyReading(besideCommand(word.analyses), ({ features }) => features.includes('verbal-participle'))
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
