import type { Case } from '../../words/analysis.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { finalVallinam, withoutVallinam, withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** Two endings on one noun: how they end, what the noun with the first of them ends in, its case, and the case meant. */
const DOUBLED: readonly (readonly [ending: string, first: string, given: Case, wanted: WantedCase])[] = [
  ['ிலுக்கு', 'ில்', 'locative', 'dative'],
  ['ிலால்', 'ில்', 'locative', 'instrumental'],
  ['ைக்கு', 'ை', 'accusative', 'dative'],
  ['ையால்', 'ை', 'accusative', 'instrumental'],
  ['ையிடம்', 'ை', 'accusative', 'locative'],
  ['ையுடன்', 'ை', 'accusative', 'sociative'],
  ['ுக்கை', 'ுக்கு', 'dative', 'accusative'],
  ['க்கில்', 'க்கு', 'dative', 'locative'],
  ['ுக்கிடம்', 'ுக்கு', 'dative', 'locative'],
  ['ுக்கிடமிருந்து', 'ுக்கு', 'dative', 'ablative'],
  ['ுக்கிலிருந்து', 'ுக்கு', 'dative', 'ablative'],
  ['ுக்குடன்', 'ுக்கு', 'dative', 'sociative'],
  ['ையிலிருந்து', 'ை', 'accusative', 'ablative'],
  ['ையிடமிருந்து', 'ை', 'accusative', 'ablative'],
  ['ிலுடன்', 'ில்', 'locative', 'sociative'],
  ['ாலுக்கு', 'ால்', 'instrumental', 'dative'],
  ['ாலுடன்', 'ால்', 'instrumental', 'sociative'],
  ['ுடனுக்கு', 'ுடன்', 'sociative', 'dative'],
  ['ுடனால்', 'ுடன்', 'sociative', 'instrumental'],
  ['ிடமுக்கு', 'ிடம்', 'locative', 'dative'],
  ['ிடமில்', 'ிடம்', 'locative', 'locative'],
  ['ில்தோறும்', 'ில்', 'locative', 'nominative'],
  ['ுடையின்', 'ுடைய', 'genitive', 'genitive'],
  ['ுடையில்', 'ுடைய', 'genitive', 'locative'],
]
const ENDS = DOUBLED.map(([ending]) => ending)

export default defineRule({
  id: 'grammar/double-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'ஒரு பெயர் ஒரே நேரத்தில் இரண்டு வேற்றுமை உருபுகளை ஏற்காது: ‘{found}’ அன்று, ‘{suggestion}’.',
    en: 'A noun takes one case ending, not two: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): case suffixes',
  examples: [
    { wrong: 'அண்ணன் [சந்தையிலுக்குப்] போனான்.', right: 'அண்ணன் சந்தைக்குப் போனான்.' },
    { wrong: '[வெயிலிலால்] பயிர் வாடியது.', right: 'வெயிலால் பயிர் வாடியது.' },
    { wrong: 'அவள் [தோழியைக்குக்] கடிதம் எழுதினாள்.', right: 'அவள் தோழிக்குக் கடிதம் எழுதினாள்.' },
    { wrong: '[திங்கட்கிழமையில்தோறும்] பூசை நடக்கும்.', right: 'திங்கட்கிழமைதோறும் பூசை நடக்கும்.' },
    { wrong: '[மாதத்தில்தோறும்] கூட்டம் நடக்கும்.', right: 'மாதந்தோறும் கூட்டம் நடக்கும்.' },
    { wrong: 'அவர் [தோழர்களுக்கிடமிருந்து] விடைபெற்றார்.', right: 'அவர் தோழர்களிடமிருந்து விடைபெற்றார்.' },
    { wrong: 'அவர் [எங்களுடையின்] ஆசிரியர்.', right: 'அவர் எங்களுடைய ஆசிரியர்.' },
  ],
  allows: [
    'அவர் கோயிலுக்குப் போனார்.',
    'பறவைக்கு இரை வைத்தாள்.',
    'அவர் வீட்டுக்கு வந்தார்.',
    'இவை எங்களுடையவை.',
    'கொக்கில் பல வகை உண்டு.',
    'அவர் மேற்கில் இருக்கிறார்.',
    'அவள் உடையின் நிறம் பச்சை.',
  ],
  when: { endings: [...ENDS, ...withVallinam(...ENDS)] },
  check(word, { analyse, inCase }) {
    if (word.analyses.length > 0) return undefined
    const text = withoutVallinam(word.text)
    const [ending, first, given, wanted] = DOUBLED.find(([end]) => text.endsWith(end)) ?? []
    if (ending === undefined || given === undefined || wanted === undefined) return undefined
    const noun = text.slice(0, -ending.length) + first
    const reading = analyse(noun).find(
      ({ guessed, features, class: kind }) => guessed !== true && kind !== 'verb' && features.includes(given),
    )
    const form = reading && (given === wanted ? noun : inCase(noun, reading, wanted))
    if (form === undefined) return undefined
    // வாரந்தோறும், மாதந்தோறும்: no case before it.
    if (wanted === 'nominative') return word.replaceWith(`${form.replace(/ம்$/u, 'ந்')}தோறும்`)
    return word.replaceWith(form + (finalVallinam(word.text) ?? ''))
  },
})
