import { bareBeforeNext, besideCommand, everyReading } from '../../sandhi/vallinam-places.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** அவனே; and வெளியே, அருகே, எனவே, which have become words of their own. */
function hasClitic(readings: readonly Analysis[]): boolean {
  return everyReading(
    besideCommand(readings),
    ({ class: kind, features }) =>
      features.includes('clitic-e') || features.includes('clitic-o') || OWN_WORDS.has(kind),
  )
}

const OWN_WORDS: ReadonlySet<Analysis['class']> = new Set([
  'adverb',
  'postposition',
  'conjunction',
  'particle',
])

export default defineRule({
  id: 'grammar/vallinam-extra-or-clitic',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பதன் முடிவில் ‘ஓ’ அல்லது ‘ஏ’ என்னும் இடைச்சொல் உள்ளது. அதன் பின் வல்லினம் மிகாது.',
    en: 'After the particles -ஓ and -ஏ the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், ஆ ஓ ஏ ஈறு',
  examples: [
    { wrong: '[அவரோப்] போனார்.', right: 'அவரோ போனார்.' },
    { wrong: '[அவனேக்] கேட்டான்.', right: 'அவனே கேட்டான்.' },
    { wrong: '[நானேச்] சொன்னேன்.', right: 'நானே சொன்னேன்.' },
    { wrong: '[அவளேத்] தந்தாள்.', right: 'அவளே தந்தாள்.' },
    { wrong: '[எங்கேப்] போகிறாய்?', right: 'எங்கே போகிறாய்?' },
    { wrong: 'அவர் [வெளியேச்] சென்றார்.', right: 'அவர் வெளியே சென்றார்.' },
    { wrong: '[எனவேத்] திட்டம் நின்றது.', right: 'எனவே திட்டம் நின்றது.' },
    { wrong: 'வீட்டின் [அருகேக்] கடை உள்ளது.', right: 'வீட்டின் அருகே கடை உள்ளது.' },
  ],
  allows: ['அவனே கேட்டான்.', 'வெளிப் பக்கம் பூசினர்.', 'அருகில் கடை உள்ளது.', 'அசோக் குமார் வந்தார்.'],
  when: { endings: withVallinam('ே', 'ோ') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      // நோத் தீர்ந்தது, கோப் பெருஞ்சோழன்: words of one letter.
      bare.length <= 2 ||
      !(
        hasClitic(analyse(bare)) ||
        analyse(`${bare.slice(0, -1)}்`).some(({ features }) => features.includes('nominative'))
      )
    )
      return undefined
    return word.replaceWith(bare)
  },
})
