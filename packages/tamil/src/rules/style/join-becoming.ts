import type { Word } from '../../text/word.ts'
import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

/** What follows ஆக when it is the infinitive ‘to become’: தலைவர் ஆக வேண்டும். */
const TO_BECOME = /^(?:வேண்ட|முடி|விரும்ப|ஆசை|போக|போகி|இருக்|இருந்|கூட|இயல|வாய்ப்ப|தகுதி|நினை)/u

export default defineRule({
  id: 'style/join-becoming',
  type: 'style',
  severity: 'medium',
  message: {
    ta: '‘ஆன’, ‘ஆக’ ஆகியவை பெயரோடு சேர்ந்து ஒரே சொல்லாகும்: ‘{suggestion}’.',
    en: 'ஆன and ஆக are endings of the noun here: write ‘{suggestion}’.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[அழகு ஆன] பெண் வந்தாள்.', right: 'அழகான பெண் வந்தாள்.' },
    { wrong: 'அவன் [வேகம் ஆக] ஓடினான்.', right: 'அவன் வேகமாக ஓடினான்.' },
  ],
  allows: ['அவன் தலைவர் ஆக வேண்டும்.', 'அழகான பெண் வந்தாள்.', 'பத்து வயது ஆன சிறுவன்.'],
  when: { words: ['ஆன', 'ஆக'] },
  check(word) {
    const { next, previous } = word
    if (previous === undefined || next === undefined || TO_BECOME.test(next.text)) return undefined
    return isQuality(previous)
      ? previous.replaceThrough(word, joinWords(previous.text, word.text))
      : undefined
  },
})

function isQuality(word: Word): boolean {
  return (
    word.analyses.some(
      ({ guessed, class: kind, features }) =>
        guessed !== true &&
        kind === 'noun' &&
        features.includes('nominative') &&
        features.includes('singular'),
    ) &&
    !word.is('time') &&
    word.previous?.isA('numeral') !== true &&
    !word.is('rational') &&
    !word.is('clitic-um') &&
    !word.is('clitic-e')
  )
}
