import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** பம்ப், பல்ப்: foreign words of one syllable. */
const FOREIGN = /^(?:[க-ஹ][ா-ௌ]?(?:ம்ப்|ல்[பக]்)|[டரல].*ம்ப்)$/u

export default defineRule({
  id: 'grammar/vallinam-extra-after-mei',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ மெய்யெழுத்தில் முடிகிறது. ன், ள், ல், ம், ண் ஆகியவற்றின் பின்னும் வல்லின மெய்யின் பின்னும் வேறொரு வல்லின மெய் சேர்வதில்லை.',
    en: '‘{suggestion}’ ends in ன், ள், ல், ம், ண் or a hard consonant; no doubled consonant can follow these.',
  },
  source: 'நன்னூல், மெய்ம்மயக்கம்',
  examples: [
    { wrong: '[அவன்க்] கேட்டான்.', right: 'அவன் கேட்டான்.' },
    { wrong: '[மரங்கள்ச்] சாய்ந்தன.', right: 'மரங்கள் சாய்ந்தன.' },
    { wrong: '[நான்ப்] போனேன்.', right: 'நான் போனேன்.' },
    { wrong: '[மரம்த்] தந்தது.', right: 'மரம் தந்தது.' },
    { wrong: '[சட்ச்] சட்டென்று அணைந்தது.', right: 'சட் சட்டென்று அணைந்தது.' },
  ],
  allows: ['அவன் கேட்டான்.', 'ஊர்க் காவலர் வந்தார்.', 'தமிழ்ப் பாடம்.', 'பழைய லாம்ப் போதும்.', 'டிரம்ப் பேசினார்.'],
  when: { endings: withVallinam('ன்', 'ண்', 'ம்', 'ல்', 'ள்', 'க்', 'ச்', 'ட்', 'த்', 'ப்') },
  check(word) {
    const bare = bareBeforeNext(word)
    return bare === undefined || FOREIGN.test(word.text) ? undefined : word.replaceWith(bare)
  },
})
