import { doubledBeforeNext, everyReading, nounFollows, ownVerbFollows } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

/** Of his own accord. */
const OF_ITSELF = new Set('தானாக தாமாக அவனாக அவளாக அவராக அவர்களாக நானாக நீயாக'.split(' '))

/** தெளிவாக is ‘to become clear’ and a wish as well: after these the consonant doubles too. */
const ADVERBIAL = ['adverbial', 'infinitive', 'optative'] as const

function isAdverbial({ class: kind, features }: Analysis): boolean {
  return kind === 'adverb' || ADVERBIAL.some((feature) => features.includes(feature))
}

/** After a span of time (நிமிடமாக போயிற்று) print that doubles elsewhere mostly does not. */
function isSpan(word: Word): boolean {
  return word.is('time')
}

/** அதிகமாகக் காயங்கள் ஏற்பட்டன: an adverb of manner, its verb farther on. A role or a quotation pauses. */
function mannerBeforeNoun(word: Word): boolean {
  return nounFollows(word) && !word.is('rational') && !PAUSES.test(word.text)
}

const PAUSES = /(?:தாக|ற்காக|படியாக|அமைவாக|தொடர்பாக)$/u

export default defineRule({
  id: 'grammar/vallinam-missing-adverb-aaga',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது ‘ஆக’ என்று முடியும் வினையடை. அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After an adverb in -ஆக the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், ஆக என்னும் ஈறு',
  examples: [
    { wrong: '[அழகாக] பாடினாள்.', right: 'அழகாகப் பாடினாள்.' },
    { wrong: '[உண்மையாக] கூறினான்.', right: 'உண்மையாகக் கூறினான்.' },
    { wrong: '[அழகாக] செய்தான்.', right: 'அழகாகச் செய்தான்.' },
    { wrong: '[அழகாக] தைத்தான்.', right: 'அழகாகத் தைத்தான்.' },
    { wrong: 'மலை [தெளிவாக] தெரிகிறது.', right: 'மலை தெளிவாகத் தெரிகிறது.' },
    { wrong: 'அவள் [தானாக] பேசினாள்.', right: 'அவள் தானாகப் பேசினாள்.' },
  ],
  allows: ['ஒரு மணி நேரம் நிமிடமாக போயிற்று.', 'அழகாக வரைந்தாள்.', 'அழகான பெண்.'],
  when: { endings: ['ாக', 'ஆக'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(
        (ownVerbFollows(word) || mannerBeforeNoun(word)) &&
        !word.endsWith('களாக') &&
        !isSpan(word) &&
        (OF_ITSELF.has(word.text) || everyReading(word.analyses, isAdverbial))
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
