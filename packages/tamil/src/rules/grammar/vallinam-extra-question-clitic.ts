import { bareBeforeNext, everyReading } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** Also one typed twice: `அவனாக்க் கேட்டான்`. */
const DOUBLED = withVallinam('ா')

export default defineRule({
  id: 'grammar/vallinam-extra-question-clitic',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பதன் முடிவில் ‘ஆ’ என்னும் வினாவிடைச்சொல் உள்ளது. வினா எழுத்தின் பின் வல்லினம் மிகாது.',
    en: 'After the question particle -ஆ the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், ஆ ஓ ஏ வினா ஈறு',
  examples: [
    { wrong: '[அவராப்] போனார்?', right: 'அவரா போனார்?' },
    { wrong: '[நானாச்] சொன்னேன்?', right: 'நானா சொன்னேன்?' },
    { wrong: '[அவனாக்] கேட்டான்?', right: 'அவனா கேட்டான்?' },
    { wrong: '[அவளாத்] தந்தாள்?', right: 'அவளா தந்தாள்?' },
  ],
  allows: ['அவரா போனார்?', 'நிலாப் பயணம்.', 'எல்லோராக் குகைகள்.'],
  when: { endings: [...DOUBLED, ...withVallinam(...DOUBLED)] },
  check(word, { analyse }) {
    if (word.next?.text.startsWith('தான')) return undefined
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      !everyReading(
        analyse(bare),
        ({ class: kind, features }) =>
          features.includes('clitic-aa') &&
          (kind === 'pronoun' ||
            (kind === 'noun' && (features.includes('rational') || word.sentence.text.endsWith('?')))),
      )
    )
      return undefined
    return word.replaceWith(bare)
  },
})
