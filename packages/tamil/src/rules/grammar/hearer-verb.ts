import { disagreeingSubject } from '../../clauses/agreement/disagreement.ts'
import { disagreement } from '../../clauses/agreement/predication.ts'
import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { countsPeople } from '../../clauses/reading/phrase.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

/** The pronouns of the hearer in all cases, by how many or how honoured he is. */
const OF_ONE = /^(?:நீ|நீயே|நீதான்|நீயும்|உன்|உனது|உனக்கு.*|உன்ன.*)$/u
const OF_MANY = /^(?:நீங்கள்|தாங்கள்|உங்கள்|உங்களு.*|உங்கள[ைி].*)$/u

export default defineRule({
  id: 'grammar/hearer-verb',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{hearer}’ என்று பேசும் தொடரில் வினையும் அவ்வாறே ‘{suggestion}’ என முடிய வேண்டும்: நீ – -ஆய், நீங்கள் – -ஈர்கள்.',
    en: 'One who is called ‘{hearer}’ is spoken to so to the end: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: இட வழு, மரபு; முன்னிலை ஒருமை, பன்மை (மதிப்பு)',
  examples: [
    {
      wrong: 'நீங்கள் கேட்ட படங்களை நேற்றே அனுப்பிவிட்டேன், [பார்த்தாயா]?',
      right: 'நீங்கள் கேட்ட படங்களை நேற்றே அனுப்பிவிட்டேன், பார்த்தீர்களா?',
    },
    {
      wrong: 'உங்கள் கடிதம் கிடைத்தது; நலமாக [இருக்கிறாயா]?',
      right: 'உங்கள் கடிதம் கிடைத்தது; நலமாக இருக்கிறீர்களா?',
    },
    {
      wrong: 'நீ கேட்ட நூலை வாங்கிவிட்டேன்; எப்போது [வருவீர்கள்]?',
      right: 'நீ கேட்ட நூலை வாங்கிவிட்டேன்; எப்போது வருவாய்?',
    },
    { wrong: 'நீ நிச்சயம் [வெல்வீர்கள்] என்று எனக்குத் தெரியும்.', right: 'நீ நிச்சயம் வெல்வாய் என்று எனக்குத் தெரியும்.' },
    {
      wrong: 'நீங்கள் இவ்வளவு நன்றாகப் [பாடுவாய்] என நான் நினைக்கவில்லை.',
      right: 'நீங்கள் இவ்வளவு நன்றாகப் பாடுவீர்கள் என நான் நினைக்கவில்லை.',
    },
  ],
  allows: [
    'நீ எல்லோரும் வருவீர்கள் என்று நினைத்தாய்.',
    'நீங்கள் என்னிடம் வருவாய் என்று சொன்னீர்கள்.',
    'நீயும் உன் தம்பியும் வருவீர்கள் என்று எனக்குத் தெரியும்.',
    'நீங்கள் வருவீர்கள் என்று எனக்குத் தெரியும்.',
    'நீ சொன்னால் கேட்பீர்கள் என்று எனக்குத் தெரியும்.',
    'நீ சொன்னபடி எல்லாரும் வருவீர்கள் என்று நினைத்தேன்.',
    'நீங்கள் கேட்டதை அனுப்பிவிட்டேன், பார்த்தீர்களா?',
    'நீ சொன்னதைக் கேட்டேன்; எல்லாரும் எப்போது வருவீர்கள்?',
    'நீங்கள் உட்காருங்கள்; தம்பி, எங்கே போகிறாய்?',
    'நீங்கள் சொன்னது சரி; நீ என்ன நினைக்கிறாய்?',
    'உங்கள் வீட்டில் யார் இருக்கிறார்கள் என்று கேட்டாய்.',
    'நீயும் உன் தம்பியும் என்ன செய்கிறீர்கள்?',
    'உன் பெற்றோர் வந்தார்களா? நீங்கள் எங்கே இருந்தீர்கள்?',
  ],
  when: { endings: ['ாய்', 'ாயா', 'ீர்கள்', 'ீர்களா'] },
  check(word, { agreeWith }) {
    if (word.quoted || word.index > MAX_WORDS) return undefined
    if (word.next !== undefined && !isSaidByUs(word)) return undefined
    const person = word.isOnly('finite', 'second') ? verbPerson(word) : undefined
    if (person !== 'you' && person !== 'you-all') return undefined
    if (disagreeingSubject(word) !== undefined || disagreement(word) !== undefined) return undefined
    const hearer = word.next === undefined ? hearerBefore(word, person) : hearerOfSaid(word, person)
    const suggestion = hearer && agreeWith(word.text, person === 'you' ? 'you-all' : 'you')
    return hearer === undefined || suggestion === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { hearer: hearer.text } })
  },
})

/** `நீ … வெல்வாய் என்று எனக்குத் தெரியும்`: what is said or thought of the hearer, by the speaker. */
function isSaidByUs({ next, sentence }: Word): boolean {
  if (next === undefined || !/^(?:என்று|என)(?:[கசதப]்)?$/u.test(next.text)) return false
  const behind = sentence.words.slice(next.index + 1, next.index + MAX_WORDS)
  const { lastWord } = sentence
  const person = lastWord && verbPerson(lastWord)
  if (behind.some((word) => word.is('second') || word.is('imperative', 'singular'))) return false
  return (
    person === 'i' ||
    person === 'we' ||
    behind.some(({ text }) => /^(?:நான்|நாங்கள்|எனக்கு|எங்களுக்கு)(?:[கசதப]்)?$/u.test(text))
  )
}

/** The hearer in the nominative, where nobody else is spoken to. */
function hearerOfSaid({ sentence, index }: Word, person: Person): Word | undefined {
  const [own, other] = person === 'you' ? [OF_ONE, OF_MANY] : [OF_MANY, OF_ONE]
  const before = sentence.words.slice(0, index)
  if (before.some((word) => own.test(word.text) || word.quoted || mayBeCalled(word, person))) return undefined
  const hearer = before.find(({ text }) => other.test(text))
  const between = before.slice(hearer?.index)
  return hearer?.is('nominative') === true && !hearer.is('clitic-um') && between.every(isPlain)
    ? hearer
    : undefined
}

/** No mark and no condition stands behind it: `நீ கேட்டால் தருவீர்கள்`. */
function isPlain(word: Word): boolean {
  return word.tokenAfter === ' ' && !word.is('conditional') && !word.is('temporal')
}

/** The hearer of the statement before, in the same sentence, where no other one and nobody else is spoken to. */
function hearerBefore({ sentence, index }: Word, person: Person): Word | undefined {
  const [own, other] = person === 'you' ? [OF_ONE, OF_MANY] : [OF_MANY, OF_ONE]
  const { words } = sentence
  const before = words.slice(0, index)
  if (words.some((word) => own.test(word.text) || word.quoted || mayBeCalled(word, person))) return undefined
  const hearer = before.find(({ text }) => other.test(text))
  if (hearer === undefined) return undefined
  const between = before.slice(hearer.index + 1)
  // The statement of the hearer has ended: `நீங்கள் கேட்டதை அனுப்பினேன்; …`.
  const ended = between.some((word) => /^[;,]/u.test(word.tokenAfter) && verbPerson(word) !== undefined)
  return ended && !between.some((word) => word.is('quotative') || word.text.startsWith('என்'))
    ? hearer
    : undefined
}

/** Somebody who is called in the middle, another verb of the hearer, or several who may be spoken to. */
function mayBeCalled(word: Word, person: Person): boolean {
  if (word.is('vocative')) return true
  if (word.is('imperative') && !word.isA('noun')) return true
  if (word.tokenAfter === ',' && word.is('nominative', 'rational')) return true
  return person === 'you-all' && (countsPeople(word) || (word.is('rational', 'plural') && !word.is('first')))
}
