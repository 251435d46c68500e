import { compoundFollows, isEntry } from '../../sandhi/compound-places.ts'
import { isQualityOf } from '../../sandhi/said-of-thing.ts'
import { isSubjectOfClause } from '../../sandhi/subject-of-clause.ts'
import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** These double before the noun of their compound alone: `ஈக் கூட்டம்`, but `ஈ பறந்தது`. */
const NOUNS_ONLY = ['ஈ', 'பா', 'கோ']
/** Commands, cries and pronouns as well: they double where two words stand by themselves. */
const IN_ENTRIES = ['ஆ', 'ஊ', 'ஏ', 'ஐ', 'ஓ', 'தா', 'து', 'சீ', 'சா', 'கு', 'வௌ']
/** All the other words of one letter in the grammar that are nouns. */
const RARE = ['கூ', 'தே', 'நே', 'நை', 'நோ', 'பே', 'மீ', 'மூ', 'மோ', 'நூ', 'நொ', 'ஔ', 'ஒள']

/** பா பாடு: by themselves the two are a verse and its verb. */
function doublesBeforeNoun(word: Word): boolean {
  return compoundFollows(word) || (word.text === 'பா' && isEntry(word))
}

/** `தீ பரவியது`, `பூ பூத்தது`, `மை காய்ந்தது`: the thing and what becomes of it. `தீப் பிடித்தது` is one verb. */
function happens({ text, next }: Word): boolean {
  if (!HAPPENING.test(text) || next === undefined || next.hasLemma('பிடி') || next.is('imperative'))
    return false
  if (next.is('finite', 'neuter') || next.is('relative-participle') || next.next === undefined)
    return next.isOnly('intransitive')
  const then = next.next
  return next.is('verbal-participle') && then.isOnly('intransitive') && then.is('finite', 'neuter')
}

/** `மை பூசிய விரல்`, `மை தீட்டினாள்`: ink and kohl are put on by two words. */
function isPutOn({ text, next }: Word): boolean {
  return (
    text === 'மை' && next?.isOnly('transitive') === true && (next.hasLemma('பூசு') || next.hasLemma('தீட்டு'))
  )
}

/** `பூ புதியது`, `தீ தவிர எதுவும் இல்லை`, `பூ தொடர்பான செய்தி`. */
function isOnlySaidOf({ next }: Word): boolean {
  if (next === undefined) return false
  return (
    isQualityOf(next) ||
    /^(?:தவிர|தொடர்பா|குறித்|பற்றி(?:(?:[கசதப]்)?$|ய)|போதும்$|போதாது|கூட(?:[கசதப]்)?$)/u.test(next.text)
  )
}

const HAPPENING = /^(?:தீ|பூ|மை)$/u

export default defineRule({
  id: 'grammar/vallinam-missing-one-letter',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ ஓரெழுத்து ஒருமொழி (ஓர் எழுத்தே ஒரு சொல்லானது). அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After a word of one letter (தீ fire, பூ flower, நா tongue …) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், ஓரெழுத்து ஒருமொழி',
  examples: [
    { wrong: '[தீ] பிடித்தது.', right: 'தீப் பிடித்தது.' },
    { wrong: '[பூ] கூடை.', right: 'பூக் கூடை.' },
    { wrong: '[தீ] சுடர்.', right: 'தீச் சுடர்.' },
    { wrong: '[பூ] தொட்டி.', right: 'பூத் தொட்டி.' },
    { wrong: '[ஈ] கூட்டம்.', right: 'ஈக் கூட்டம்.' },
    { wrong: '[நோ] தீர்ந்தது.', right: 'நோத் தீர்ந்தது.' },
    { wrong: '[ஆ] கண்டேன்', right: 'ஆக் கண்டேன்' },
  ],
  allows: [
    'சமையல்காரர் “தீ தீ” என்று அலறினார்.',
    'காடெங்கும் மை பூசியது போன்ற இருட்டு.',
    'வாக்களித்தவரின் விரலில் மை பூசுவார்கள்.',
    'இந்தப் பூ புதியது.',
    'மை பட்ட சட்டையைத் துவைத்தாள்.',
    'வயலில் திடீரெனத் தீ பற்றியது.',
    'இங்கே பூ தவிர எதுவும் இல்லை.',
    'காட்டில் தீ பரவியது.',
    'தணிந்த தீ தனித்து எரிந்தது.',
    'பேனா மை கசிந்தது.',
    'தீ காட்டில் பரவியது.',
    'பூ தரையில் விழுந்தது.',
    'வாடாப் பூ போன்றது.',
    'தீ எரிந்தது.',
    'நீ போ.',
    'இந்தப் பூ பத்து நாளைக்கு ஒருமுறை மலரும்.',
    'இரண்டு கி.மீ. தொலைவு.',
    'வா தம்பி.',
    'மாலையில் தே தாரிக் குடித்தோம்.',
    'வண்ணத்துப்பூச்சி பூவுக்குப் பூ தாவியது.',
  ],
  when: {
    words: [
      'தீ',
      'பூ',
      'நா',
      'மை',
      'சே',
      'சோ',
      'தூ',
      'மே',
      'வீ',
      'கா',
      'வை',
      ...NOUNS_ONLY,
      ...IN_ENTRIES,
      ...RARE,
    ],
  },
  check(word) {
    // கி.மீ: a part of an abbreviation is no word.
    if (word.tokenBefore.endsWith('.')) return undefined
    const suggestion = doubledBeforeNext(word)
    if (/^போ(?:ல|ன்)/u.test(word.next?.text ?? '')) return undefined
    // நோ பார்க்கிங், கோ பேக்: words of another language, written as they sound.
    if (word.next?.analyses.length === 0) return undefined
    // தே தாரிக்: the same, where the second is a name, too.
    if (RARE.includes(word.text) && word.next?.isA('name') === true) return undefined
    if (IN_ENTRIES.includes(word.text) && !isEntry(word)) return undefined
    // தீ தீ என்று கத்தினர்: the same cry twice.
    if (word.next?.text === word.text) return undefined
    if (isSubjectOfClause(word) || happens(word) || isPutOn(word) || isOnlySaidOf(word)) return undefined
    // பூ பன்னிரண்டு ஆண்டுகளுக்கு ஒருமுறை மலரும்: what counts another noun is no second part.
    if (word.next?.isA('numeral') && !isEntry(word)) return undefined
    if (word.text === 'வை' && word.next?.is('transitive', 'past') !== true) return undefined
    if (suggestion === undefined || (NOUNS_ONLY.includes(word.text) && !doublesBeforeNoun(word)))
      return undefined
    return word.replaceWith(suggestion)
  },
})
