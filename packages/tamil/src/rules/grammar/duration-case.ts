import { putInCase } from '../../clauses/government/government.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Spans of time, in the plural and the instrumental. */
const SPANS = [
  'ஆண்டுகளால்',
  'மாதங்களால்',
  'வாரங்களால்',
  'நாள்களால்',
  'நாட்களால்',
  'வருடங்களால்',
  'நூற்றாண்டுகளால்',
  'தலைமுறைகளால்',
] as const
/** By how much something is late, early, longer or older. */
const MEASURED =
  /^(?:தாமத|தள்ளி|முந்தி|பிந்தி|குறை|கூடு|கூடி|அதிகரி|அதிகம|நீட்டி|நீடி|ஒத்தி|மூத்த|இளைய|உருவா|வேறுபட|மாறுபட|சிறிய|பெரிய)/u

export default defineRule({
  id: 'grammar/duration-case',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: 'எவ்வளவு காலமாக என்பதை ‘ஆக’ என்னும் உருபால் சொல்ல வேண்டும்: ‘{suggestion}’.',
    en: 'Since when, or for how long, is said with -ஆக: ‘{suggestion}’.',
  },
  source: 'Th. Lehmann, A Grammar of Modern Tamil (1989): -āka of duration; நன்னூல், பெயரியல்: மூன்றாம் வேற்றுமை',
  examples: [
    { wrong: 'நான்கு [மாதங்களால்] ஏரி வறண்டு கிடக்கிறது.', right: 'நான்கு மாதங்களாக ஏரி வறண்டு கிடக்கிறது.' },
    { wrong: 'அவர் பல [ஆண்டுகளால்] இந்த ஊரில் வசிக்கிறார்.', right: 'அவர் பல ஆண்டுகளாக இந்த ஊரில் வசிக்கிறார்.' },
    { wrong: 'கடந்த 3 [வாரங்களால்] குடிநீர் வரவில்லை.', right: 'கடந்த 3 வாரங்களாகக் குடிநீர் வரவில்லை.' },
  ],
  allows: [
    'விமானம் இரண்டு நாள்களால் தாமதமானது.',
    'தேர்வு மூன்று வாரங்களால் ஒத்திவைக்கப்பட்டது.',
    'அக்கா இரண்டு ஆண்டுகளால் மூத்தவள்.',
    'இந்த நாள்களால் எனக்குப் பயன் உண்டு.',
    'பணிக்காலம் இன்னும் ஆறு மாதங்களால் நீட்டிக்கப்பட்டது.',
  ],
  when: { words: SPANS },
  check(word, knowledge) {
    if (!isCounted(word) || isByHowMuch(word)) return undefined
    return putInCase(word, 'adverbial', knowledge)
  },
})

function isCounted({ previous, sentence, tokenIndex }: Word): boolean {
  if (previous !== undefined) return previous.isA('numeral') || /^(?:பல|சில|எத்தனை|பற்பல)$/u.test(previous.text)
  return sentence.kindAt(tokenIndex - 2) === 'number'
}

function isByHowMuch({ sentence, index }: Word): boolean {
  return sentence.words.slice(index + 1).some(({ text }) => MEASURED.test(text))
}
