import { besideCommand, everyReading, isNoun } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam, withVallinam } from '../../words/vallinam.ts'
import { defineRule, type Finding } from '../rule.ts'

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

/** When something happens; நாளை is the day of someone, too (என் நாளை), இன்றைய belongs to what follows. */
const WHEN: ReadonlySet<string> = new Set(
  'நேற்று இன்று நேற்றுமுன்தினம் விரைவில் உடனே உடனடியாக இப்போது தற்போது அப்போது'.split(' '),
)
/** அடுத்த மாதம்: in a compound it is மாத. ஆண்டு is both. */
const SPANS: ReadonlySet<string> = new Set(['மாதம்', 'வாரம்', 'வருடம்'])
const WHICH: ReadonlySet<string> = new Set('அடுத்த கடந்த சென்ற போன இந்த வரும்'.split(' '))

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
    { wrong: '[என்னுடைய நேற்று] தங்கை ஊருக்குப் போனாள்.', right: 'நேற்று என்னுடைய தங்கை ஊருக்குப் போனாள்.' },
    { wrong: '[கண்ணனின் இன்று] கடை மூடியிருந்தது.', right: 'இன்று கண்ணனின் கடை மூடியிருந்தது.' },
    { wrong: '[கண்ணனின் இன்று] மாடு கன்று ஈன்றது.', right: 'இன்று கண்ணனின் மாடு கன்று ஈன்றது.' },
    {
      wrong: '[எங்களது அடுத்த வாரம்] குழு மலைக்குப் போகிறது.',
      right: 'அடுத்த வாரம் எங்களது குழு மலைக்குப் போகிறது.',
    },
  ],
  allows: [
    'அவள் தன் கைப்பையைத் தேடினாள்.',
    'நான் என் கடமையை முடித்தேன்.',
    'இந்த வீடு என்னுடையது அல்ல; உன் நீண்ட நாள் கனவு.',
    'உலகம் எனது; நான் உலகத்தின் பிள்ளை.',
    'நாட்டின் இன்றைய நிலை தெரியும்.',
    'அவர்களது நேற்று வெளிவந்த நூல் இது.',
    'எங்கள் கடந்த ஆண்டு வருமானம் குறைந்தது.',
    'அந்த வீடு எனது. நேற்று அப்பா சொன்னார்.',
    'இந்தியாவின் நேற்று, இன்று, நாளை.',
    'என் நாளை வீணாக்கினான்.',
  ],
  when: { words: [...SUBJECT_OF.keys(), ...WHEN, ...withVallinam(...WHEN), ...SPANS] },
  check(word) {
    if (word.quoted) return undefined
    return SUBJECT_OF.has(word.text) ? beforeItsSubject(word) : beforeTime(word)
  },
})

function beforeItsSubject(word: Word): Finding | undefined {
  const subject = word.next
  if (subject === undefined || SUBJECT_OF.get(word.text)?.includes(subject.text) !== true) return undefined
  const owned = subject.next
  if (owned === undefined || !owned.isA('noun') || owned.is('finite')) return undefined
  return word.replaceThrough(subject, `${subject.text} ${word.text}`, { captures: { owner: word.text } })
}

/** `எனது நேற்று அண்ணன்`: the time of the whole sentence between the owner and what is owned. */
function beforeTime(time: Word): Finding | undefined {
  const first = SPANS.has(time.text) ? time.previous : time
  if (first === undefined || (first !== time && !WHICH.has(first.text))) return undefined
  const owner = first.previous
  if (owner === undefined || !isOwner(owner) || !isOwned(time.next)) return undefined
  const when = withoutVallinam(time.text)
  const moved = first === time ? when : `${first.text} ${when}`
  return owner.replaceThrough(time, `${moved} ${owner.text}`, { captures: { owner: owner.text } })
}

function isOwner(word: Word): boolean {
  return SUBJECT_OF.has(word.text) || word.isOnly('genitive')
}

/** The first of a sentence that goes on; a time is owned as well. */
function isOwned(noun: Word | undefined): boolean {
  if (noun?.next === undefined || noun.is('time') || noun.isA('adverb')) return false
  return everyReading(
    besideCommand(noun.analyses),
    (reading) => isNoun(reading) && OWNED_IN.some((one) => reading.features.includes(one)),
  )
}

const OWNED_IN = ['nominative', 'accusative', 'dative'] as const
