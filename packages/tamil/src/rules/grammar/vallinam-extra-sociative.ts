import { bareBeforeNext, everyReading } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-sociative',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பதில் ‘ஓடு’ (ஒடு) என்னும் மூன்றாம் வேற்றுமை உருபு உள்ளது. அதன் பின் வல்லினம் மிகாது.',
    en: 'After the sociative ending -ஓடு / -ஒடு the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், மூன்றாம் வேற்றுமை உருபு ஒடு, ஓடு',
  examples: [
    { wrong: '[தம்பியோடுப்] பேசினார்.', right: 'தம்பியோடு பேசினார்.' },
    { wrong: '[அவனோடுச்] சென்றார்.', right: 'அவனோடு சென்றார்.' },
    { wrong: '[தாயோடுக்] கடைக்குப் போனாள்.', right: 'தாயோடு கடைக்குப் போனாள்.' },
    { wrong: '[தம்பியொடுத்] தங்கினார்.', right: 'தம்பியொடு தங்கினார்.' },
  ],
  allows: ['தம்பியோடு பேசினார்.'],
  when: { endings: withVallinam('ொடு', 'ோடு') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      !(
        everyReading(analyse(bare), ({ features }) => features.includes('sociative')) ||
        analyse(bare.replace(/ொடு$/u, 'ோடு')).some(({ features }) => features.includes('sociative'))
      )
    )
      return undefined
    return word.replaceWith(bare)
  },
})
