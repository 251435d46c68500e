import { pluralOfPerson } from '../../clauses/agreement/plural-of-person.ts'
import { saidToBe } from '../../clauses/agreement/said-to-be.ts'
import { countsPeople } from '../../clauses/reading/phrase.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const OF_MANY = /^(?:[அஇ]வர்கள்|நாங்கள்|நாம்|நீங்கள்)$/u

export default defineRule({
  id: 'grammar/predicate-people-plural',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{many}’ பலரைக் குறிக்கும்; பெயர்ப் பயனிலையும் பன்மையில் ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{many}’ speaks of several people; the predicate noun is plural, too: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பெயர்ப் பயனிலை; எழுவாய்–பயனிலை இயைபு (எண்)',
  examples: [
    {
      wrong: 'இவர்கள் இருவரும் எங்கள் நிறுவனத்தின் மூத்த [பொறியாளர்].',
      right: 'இவர்கள் இருவரும் எங்கள் நிறுவனத்தின் மூத்த பொறியாளர்கள்.',
    },
    { wrong: 'நாங்கள் மூவரும் இந்த ஆலையின் [தொழிலாளி].', right: 'நாங்கள் மூவரும் இந்த ஆலையின் தொழிலாளிகள்.' },
    {
      wrong: 'அவர்கள் அனைவரும் ஊரில் பணிபுரியும் [மருத்துவர்].',
      right: 'அவர்கள் அனைவரும் ஊரில் பணிபுரியும் மருத்துவர்கள்.',
    },
    {
      wrong: 'தீயை அணைத்த மூவரும் இந்த ஆலையில் பயிற்சி பெற்ற [தொழிலாளி].',
      right: 'தீயை அணைத்த மூவரும் இந்த ஆலையில் பயிற்சி பெற்ற தொழிலாளிகள்.',
    },
    { wrong: 'நாம் அனைவரும் இந்நாட்டின் [குடிமகன்].', right: 'நாம் அனைவரும் இந்நாட்டின் குடிமக்கள்.' },
    { wrong: 'என்னுடன் வந்த இருவரும் இந்த ஆலையின் [தொழிலாளி].', right: 'என்னுடன் வந்த இருவரும் இந்த ஆலையின் தொழிலாளிகள்.' },
    { wrong: 'நாங்கள் இருவரும் ஒரே வகுப்பைச் [சேர்ந்தவர்].', right: 'நாங்கள் இருவரும் ஒரே வகுப்பைச் சேர்ந்தவர்கள்.' },
    {
      wrong: 'நாங்கள் இருவரும் ஒரே தெருவில் [வளர்ந்தவர்]; ஒன்றாகவே விளையாடினோம்.',
      right: 'நாங்கள் இருவரும் ஒரே தெருவில் வளர்ந்தவர்கள்; ஒன்றாகவே விளையாடினோம்.',
    },
    { wrong: 'அந்த மூன்று பெண்களும் நல்ல [பாடகி].', right: 'அந்த மூன்று பெண்களும் நல்ல பாடகிகள்.' },
  ],
  allows: [
    'நாங்கள் இருவரும் நம்பியவர்.',
    'ஐந்து பெண்களும் விரும்பும் நடிகன்.',
    'அவர்கள் மூவரையும் காப்பாற்றியவர்.',
    'அவர்கள் இருவரும் பொறியாளர்கள்.',
    'நாங்கள் அனைவரும் தமிழர்.',
    'அவர்கள் இருவரும் பார்த்த மருத்துவர்.',
    'அவர்கள் அனைவரும் அறிந்தவர் எங்கள் மருத்துவர்.',
    'அவர்கள் இருவரில் ஒருவர் மருத்துவர்.',
    'அவர்கள் மூவருக்கும் நான் நண்பர்.',
    'எல்லோரும் வந்தனர்; ஒருவர் மருத்துவர்.',
    'ஒவ்வொருவரும் ஒரு தொழிலாளி.',
    'இருவரும் மதித்த தொழிலாளி.',
    'நீங்கள் எங்கள் ஆலையின் மூத்த தொழிலாளி.',
    'அனைவரும் இந்நாட்டு மன்னர்.',
    'மூவரும் விரும்பிய மாணவன்.',
    'இருவருக்கும் அவன் நல்ல நண்பன்.',
  ],
  when: { endings: ['ர்', 'ி', 'ன்'] },
  check(word, { analyse }) {
    if (!(word.isLast || word.tokenAfter === ';') || word.quoted) return undefined
    if (word.is('participial-noun') && !isServed(word)) return undefined
    const suggestion = pluralOfPerson(word, analyse)
    const many = suggestion && (countedBefore(word) ?? sumUp(word))
    return many ? word.replaceWith(suggestion, { captures: { many } }) : undefined
  },
})

/** `விபத்தில் இறந்த இருவரும்`: who is said to be somebody, all of them together. */
function sumUp(predicate: Word): string | undefined {
  if (predicate.previous?.text === 'ஒரே') return undefined
  const { head } = saidToBe(predicate) ?? {}
  if (head === undefined) return undefined
  if (TOGETHER.test(head.text)) return head.text
  return OF_MANY.test(head.text) && TOGETHER.test(head.next?.text ?? '')
    ? `${head.text} ${head.next?.text ?? ''}`
    : undefined
}

const TOGETHER = /^(?:(?:இரு|மூ|நால்|ஐ|அனை|யா)வரும்|எல்லோரும்|எல்லாரும்)$/u

/** `அனைவரும் மதித்தவர்`: one whom they respect, where what they do has no object. */
function isServed({ analyses, previous }: Word): boolean {
  if (analyses.every(({ features }) => !features.includes('transitive'))) return true
  return previous?.is('accusative') === true || previous?.isOnly('nominative', 'irrational') === true
}

/** `அந்த மூன்று பெண்களும்`: all of them, by number and -உம். */
function areCounted(word: Word): boolean {
  if (!word.isOnly('rational', 'plural') || !word.is('clitic-um') || !word.is('nominative')) return false
  return word.previous?.isA('numeral') === true || word.previous?.text === 'இரு'
}

/** `அவர்கள் மூவரும்`, with nothing behind it but what is said of the noun. */
function countedBefore(predicate: Word): string | undefined {
  for (let word = predicate.previous; word !== undefined; word = word.previous) {
    if (word.tokenAfter !== ' ') return undefined
    if (areCounted(word)) return `${word.previous?.text ?? ''} ${word.text}`
    if (countsPeople(word))
      return OF_MANY.test(word.previous?.text ?? '') ? `${word.previous?.text ?? ''} ${word.text}` : undefined
    if (word.is('participial-noun')) return undefined
    const role = roleOf(word)
    if (role === 'relative') {
      if (!word.isOnly('intransitive') && word.previous?.is('accusative') !== true) return undefined
    } else if (role !== 'modifier' && role !== 'adverb' && (role !== 'head' || word.is('rational')))
      return undefined
  }
  return undefined
}
