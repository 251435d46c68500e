import { everyReading } from '../../sandhi/vallinam-places.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

const DOUBLED = /ப்படி(?:யே|யும்|யெல்லாம்)?(?:[கசதப]்)?$/u

function isPastParticiple({ class: kind, features }: Analysis): boolean {
  return kind === 'adjective' || (features.includes('relative-participle') && features.includes('past'))
}

export default defineRule({
  id: 'grammar/vallinam-extra-inside-padi',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’: பெயரெச்சத்தோடு (சொன்ன, வந்த) ‘படி’ சேரும்போது வல்லினம் மிகாது. அப்படி, இப்படி, எப்படி என்னும் சுட்டு வினாச் சொற்களில்தான் மிகும்.',
    en: '‘{suggestion}’: between a relative participle (சொன்ன, வந்த) and படி no hard consonant doubles.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், பெயரெச்சம்; ‘படி’ ஈறு',
  examples: [
    { wrong: 'ஆசிரியர் [சொன்னப்படி] செய்தான்.', right: 'ஆசிரியர் சொன்னபடி செய்தான்.' },
    { wrong: 'அவள் [நின்றப்படியே] உறங்கினாள்.', right: 'அவள் நின்றபடியே உறங்கினாள்.' },
  ],
  allows: [
    'ஆசிரியர் சொன்னபடி செய்தான்.',
    'அப்படிச் செய்யாதே.',
    'இப்படியும் நடக்குமா?',
    'வழக்கப்படி நடந்தது.',
    'சட்டப்படி தவறு.',
  ],
  when: { endings: ['ப்படி', 'ப்படியே', 'ப்படியும்'] },
  check(word, { analyse }) {
    const before = word.text.replace(DOUBLED, '')
    if (before.length < 3 || !everyReading(analyse(before), isPastParticiple)) return undefined
    return word.replaceWith(before + word.text.slice(before.length + 2))
  },
})
