import { compoundFollows, isEntry } from '../../sandhi/compound-places.ts'
import { doubledBeforeNext, verbFollows } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** பசு பால் கொடுத்தது: the cow is the subject, not the first part of பசுப் பால். */
function isAgent(word: Word): boolean {
  const after = word.next?.next
  return word.is('animal') && word.isFirst && after?.isLast === true && after.is('finite')
}

/** திரு கண்ணன், திரு செம்பியன்மாலன்: the title without its dot, and திரு திரு, how one stares. */
function isTitle({ text, next }: Word): boolean {
  return (
    text === 'திரு' && next !== undefined && (next.isA('name') || next.text === text || !next.form.isCertain)
  )
}

/** அணுகுண்டு, அணுசக்தி: written as one word, without doubling. */
function isKnownAsOne({ text, next }: Word): boolean {
  return text === 'அணு' && (next?.hasLemma('சக்தி') === true || next?.hasLemma('குண்டு') === true)
}

/** Nouns that double before the noun of their compound alone: குழுக் கூட்டம், but குழு தனது பணியை முடித்தது. */
const NOUNS: ReadonlySet<string> = new Set(
  'பசு தெரு குழு கொசு வடு மது மனு சிசு தரு மரு கழு கொழு புழு'.split(' '),
)

/** பொதுக்கூட்டம், புதுக்கவிதை: by itself the compound is one term, and one word. */
const ONE_TERM: ReadonlySet<string> = new Set(['முழு', 'பொது', 'புது', 'நடு', 'திரு'])

export default defineRule({
  id: 'grammar/vallinam-missing-full-u',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ முற்றியலுகரமாக முடிகிறது. அத்தகைய சொல்லின் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After words in full உ (முழு whole, பொது common, நடு middle …) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், முற்றியலுகரம்',
  examples: [
    { wrong: '[முழு] பக்கம்.', right: 'முழுப் பக்கம்.' },
    { wrong: '[பொது] கூட்டம்.', right: 'பொதுக் கூட்டம்.' },
    { wrong: '[பொது] செயலர்.', right: 'பொதுச் செயலர்.' },
    { wrong: '[நடு] தெரு.', right: 'நடுத் தெரு.' },
    { wrong: '[அணு] சோதனை.', right: 'அணுச் சோதனை.' },
    { wrong: '[குழு] கூட்டம்.', right: 'குழுக் கூட்டம்.' },
    { wrong: '[பொது துறை]', right: 'பொதுத்துறை' },
  ],
  allows: [
    'அவன் திரு திரு என்று விழித்தான்.',
    'திரு செம்பியன்மாலன் நேற்று வந்தார்.',
    'அணு சக்தி.',
    'முழு நிலவு.',
    'பொது மக்கள்.',
    'குழு தனது பணியை முடித்தது.',
    'குழு தேர்வு செய்யும்.',
    'எங்கள் தெரு கடைசியாக உள்ளது.',
    'பசு பால் கொடுத்தது.',
  ],
  when: { words: [...NOUNS, ...ONE_TERM, 'அணு', 'விழு', 'எரு', 'கரு', 'உரு'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (isTitle(word)) return undefined
    if (suggestion === undefined || verbFollows(word) || isAgent(word) || isKnownAsOne(word)) return undefined
    if (NOUNS.has(word.text) && (!compoundFollows(word) || word.next?.next?.isA('verb') === true))
      return undefined
    if (
      ONE_TERM.has(word.text) &&
      isEntry(word) &&
      word.next?.isOnly('nominative') &&
      !word.next.is('clitic-um')
    )
      return word.replaceThrough(word.next, suggestion + word.next.text)
    return word.replaceWith(suggestion)
  },
})
