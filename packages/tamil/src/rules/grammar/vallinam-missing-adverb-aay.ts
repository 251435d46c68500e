import { doubledAfterGlide, ownVerbFollows } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-adverb-aay',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது ‘ஆய்’ என்று முடியும் வினையடை. அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After an adverb in -ஆய் the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், ஆய் என்னும் ஈறு',
  examples: [
    { wrong: '[அழகாய்] பாடினாள்.', right: 'அழகாய்ப் பாடினாள்.' },
    { wrong: 'அவள் [நன்றாய்] தைத்தாள்.', right: 'அவள் நன்றாய்த் தைத்தாள்.' },
    { wrong: '[பணிவாய்] கேட்டான்.', right: 'பணிவாய்க் கேட்டான்.' },
    { wrong: '[உண்மையாய்] சொன்னான்.', right: 'உண்மையாய்ச் சொன்னான்.' },
    { wrong: '[அழகாய்] தந்தான்.', right: 'அழகாய்த் தந்தான்.' },
  ],
  allows: ['அழகாய் வரைந்தாள்.', 'நீ வந்தாய்.', 'பச்சை மிளகாய் கலந்த கரைசலைத் தெளித்தனர்.', 'தேங்காய் துருவினாள்.'],
  when: { endings: ['ாய்'] },
  check(word, { analyse }) {
    const suggestion = doubledAfterGlide(word)
    if (
      suggestion === undefined ||
      (word.isA('noun') && word.is('nominative')) ||
      !(
        ownVerbFollows(word) &&
        (word.is('adverbial') ||
          analyse(`${word.text.slice(0, -2)}க`).some(
            ({ class: kind, features }) => kind === 'adverb' || features.includes('adverbial'),
          ))
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
