import { defineRule } from '../rule.ts'

/** The subject that each possessive pronoun goes back to. */
const SUBJECT_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['என்', ['நான்']],
  ['எனது', ['நான்']],
  ['உன்', ['நீ']],
  ['உனது', ['நீ']],
  ['நம்', ['நாம்']],
  ['நமது', ['நாம்']],
  ['எங்கள்', ['நாங்கள்']],
  ['உங்கள்', ['நீங்கள்']],
  ['தன்', ['அவன்', 'அவள்']],
  ['தனது', ['அவன்', 'அவள்', 'அவர்']],
  ['தம்', ['அவர்', 'அவர்கள்']],
  ['தமது', ['அவர்', 'அவர்கள்']],
])

export default defineRule({
  id: 'grammar/owner-order',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: 'சொல்வரிசை: ‘{found}’ என்பதை ‘{suggestion}’ என மாற்றுக; ‘{owner}’ உடைமைப் பொருளை ஒட்டி வர வேண்டும்.',
    en: 'Word order: write ‘{suggestion}’; ‘{owner}’ stands right before what is owned.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: தொடர் அமைப்பு; ஆறாம் வேற்றுமைச் சொல் தான் கொள்ளும் பெயரை ஒட்டி வரும்',
  examples: [
    { wrong: '[தன் அவள்] கைப்பையைத் தேடினாள்.', right: 'அவள் தன் கைப்பையைத் தேடினாள்.' },
    { wrong: 'அன்று [எனது நான்] கடமையை முடித்தேன்.', right: 'அன்று நான் எனது கடமையை முடித்தேன்.' },
  ],
  allows: [
    'அவள் தன் கைப்பையைத் தேடினாள்.',
    'நான் என் கடமையை முடித்தேன்.',
    'இந்த வீடு என்னுடையது அல்ல; உன் நீண்ட நாள் கனவு.',
    'உலகம் எனது; நான் உலகத்தின் பிள்ளை.',
  ],
  when: { words: [...SUBJECT_OF.keys()] },
  check(word) {
    const { next: subject } = word
    if (word.quoted || subject === undefined || SUBJECT_OF.get(word.text)?.includes(subject.text) !== true)
      return undefined
    const owned = subject.next
    if (owned === undefined || !owned.isA('noun') || owned.is('finite')) return undefined
    return word.replaceThrough(subject, `${subject.text} ${word.text}`, { captures: { owner: word.text } })
  },
})
