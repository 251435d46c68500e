import { bareBeforeNext, everyReading, isFormOfVerb } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-participle-padi',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது ‘படி’ என்னும் ஈற்றையுடைய வினையெச்சம். அதன் பின் வல்லினம் மிகாது. (அப்படி, இப்படி, எப்படி என்பவற்றின் பின்தான் மிகும்.)',
    en: 'After a participle in -படி (வந்தபடி) the hard consonant does not double; only after அப்படி, இப்படி, எப்படி.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், ‘படி’ ஈற்று வினையெச்சம்',
  examples: [
    { wrong: '[வந்தபடிப்] பேசினான்.', right: 'வந்தபடி பேசினான்.' },
    { wrong: '[சொன்னபடிச்] செய்தான்.', right: 'சொன்னபடி செய்தான்.' },
    { wrong: '[எழுதியபடிக்] கேட்டான்.', right: 'எழுதியபடி கேட்டான்.' },
    { wrong: '[கேட்டபடித்] தந்தான்.', right: 'கேட்டபடி தந்தான்.' },
  ],
  allows: ['வந்தபடி பேசினான்.', 'அப்படிச் சொன்னார்.'],
  when: { endings: withVallinam('படி') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (bare === undefined || !everyReading(analyse(bare), isFormOfVerb)) return undefined
    return word.replaceWith(bare)
  },
})
