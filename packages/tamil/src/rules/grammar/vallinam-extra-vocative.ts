import { bareBeforeNext } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { CALLS } from '../calls.ts'
import { defineRule } from '../rule.ts'

const KIN = [...CALLS, 'அய்யா', 'தங்கை', 'அண்ணி', 'ராஜா']

/** முருகா, கண்ணா: a man called by his name. */
function isMan({ features }: Analysis): boolean {
  return features.includes('nominative') && features.includes('rational')
}

function isCommand(word: Word | undefined): boolean {
  if (word?.isA('noun') === true && word.next !== undefined) return false
  return word !== undefined && (word.is('imperative') || word.endsWith('ுங்கள்', 'ாதே', 'ாதீர்கள்'))
}

/** `தம்பிக் கொஞ்சம் நில்`: somebody is called first, and a command ends the clause, with nobody between who does it. */
function callsForCommand({ sentence, index, previous, quoted }: Word): boolean {
  if (previous !== undefined && previous.quoted === quoted) return false
  const rest = sentence.words.slice(index + 1, index + MAX_WORDS_OF_COMMAND)
  const end = rest.findIndex((word) => word.next === undefined)
  const command = rest[end]
  if (!isCommand(command) || command?.isA('noun') === true) return false
  return rest.slice(0, end).every((word) => !word.is('finite') && !word.isOnly('rational', 'nominative'))
}

const MAX_WORDS_OF_COMMAND = 8

export default defineRule({
  id: 'grammar/vallinam-extra-vocative',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது விளி (அழைக்கும் சொல்). விளித்தொடரில் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ calls somebody; after a vocative the hard consonant does not double.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், விளித்தொடர்',
  examples: [
    { wrong: '[அண்ணாக்] கொடு.', right: 'அண்ணா கொடு.' },
    { wrong: '[அம்மாத்] தா.', right: 'அம்மா தா.' },
    { wrong: '[தம்பிச்] சொல்.', right: 'தம்பி சொல்.' },
    { wrong: '[அப்பாப்] பார்.', right: 'அப்பா பார்.' },
    { wrong: '[ஐயாத்] தாருங்கள்.', right: 'ஐயா தாருங்கள்.' },
    { wrong: '[முருகாக்] கேள்.', right: 'முருகா கேள்.' },
    { wrong: '[தம்பிக்] கொஞ்சம் நில்.', right: 'தம்பி கொஞ்சம் நில்.' },
    { wrong: '[அம்மாத்] தண்ணீர் கொடுங்கள்.', right: 'அம்மா தண்ணீர் கொடுங்கள்.' },
    { wrong: '[கண்ணாப்] பயப்படாதே.', right: 'கண்ணா பயப்படாதே.' },
  ],
  allows: [
    'விழாக் கொண்டாட்டத்தைப் பாருங்கள்.',
    'பலாப் பழத்தை வெட்டு.',
    'பாட்டிக் கதை எழுதிய அவர் பேசினார்.',
    'அண்ணா கொடு.',
    'தம்பி சொல்.',
  ],
  when: { words: withVallinam(...KIN), endings: ['ாக்', 'ாச்', 'ாத்', 'ாப்'] },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    // Polite forms that the analyser does not know as commands: தாருங்கள், பாருங்கோ.
    if (bare === undefined || !(isCommand(word.next) || callsForCommand(word))) return undefined
    if (!KIN.includes(bare) && !analyse(`${bare.slice(0, -1)}ன்`).some(isMan)) return undefined
    return word.replaceWith(bare)
  },
})
