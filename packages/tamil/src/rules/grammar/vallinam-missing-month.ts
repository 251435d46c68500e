import { doubledBeforeNext, nounFollows } from '../../sandhi/vallinam-places.ts'
import { TAMIL_MONTHS } from '../../words/months.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-month',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ மாதத்தின் பெயர். ‘திங்கள்’ முதலிய பொதுப்பெயரோடு சேரும்போது வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After the name of a month the hard consonant of the noun that belongs to it doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், இருபெயரொட்டுப் பண்புத்தொகை',
  examples: [
    { wrong: '[சித்திரை] திங்கள்.', right: 'சித்திரைத் திங்கள்.' },
    { wrong: '[தை] பொங்கல்.', right: 'தைப் பொங்கல்.' },
    { wrong: '[ஆனி] திருமஞ்சனம் நடந்தது.', right: 'ஆனித் திருமஞ்சனம் நடந்தது.' },
    { wrong: '[ஆடி] காற்று.', right: 'ஆடிக் காற்று.' },
    { wrong: '[ஆடி] செவ்வாய்.', right: 'ஆடிச் செவ்வாய்.' },
  ],
  allows: ['சித்திரை மாதம்.', 'தை மாதம்.'],
  when: { words: TAMIL_MONTHS },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    // ஆனித் திருமஞ்சனம், தைப் பூசம்: days that no stem explains.
    const isDay = word.next?.analyses.length === 0 && word.next.endsWith('ம்')
    if (suggestion === undefined || !(isDay || nounFollows(word))) return undefined
    return word.replaceWith(suggestion)
  },
})
