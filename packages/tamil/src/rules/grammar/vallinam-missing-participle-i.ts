import { isEntry } from '../../sandhi/compound-places.ts'
import {
  besideCommand,
  doubledBeforeNext,
  everyReading,
  ownVerbFollows,
} from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

function isParticiple({ features }: Analysis): boolean {
  return features.includes('verbal-participle')
}

/** ஆடி, நாடி, கூடி: a month, a pulse, together, or the participle, which it is before the verb of a person. */
const NOUNS_TOO = new Set('ஆடி நாடி கூடி கட்டி பாடி வாடி மூடி சூடி ஊறி ஓட்டி'.split(' '))

/** `மாவு கட்டி தட்டாமல்`, `கட்டி கரைந்தது`: a lump, and what becomes of it; `மூடி கிடைத்தது`: a lid. */
function isThing({ text, next, previous }: Word): boolean {
  if (next === undefined || previous?.isOnly('accusative') === true) return false
  if (text === 'மூடி') return OF_LIDS.some((root) => next.hasLemma(root)) || happens(next)
  return text === 'கட்டி' && (OF_LUMPS.some((root) => next.hasLemma(root)) || happens(next))
}

const OF_LIDS = [
  'திற',
  'கிடை',
  'தொலை',
  'கழற்று',
  'கழல்',
  'தேடு',
  'செய்',
  'திருகு',
  'பொருத்து',
  'பொருந்து',
  'போடு',
] as const

/** `மூடி தெறித்தது`: what nobody does, and what is no part of closing: `கதவு மூடிக் கிடந்தது`. */
function happens(verb: Word): boolean {
  return (
    verb.isOnly('intransitive', 'neuter') &&
    !verb.is('passive') &&
    !LASTING.some((root) => verb.hasLemma(root))
  )
}

const LASTING = ['கிட', 'கொள்', 'போ', 'தெரி', 'தீர்'] as const

const OF_LUMPS = ['தட்டு', 'கரை', 'பழு', 'குறை', 'சிறிதாகு', 'பெரிதாகு'] as const

function isDoneByPerson(word: Word): boolean {
  const { next } = word
  if (next === undefined || !NOUNS_TOO.has(word.text) || !word.analyses.some(isParticiple)) return false
  return next.is('finite') && !next.is('neuter') && !(word.text === 'நாடி' && next.hasLemma('பார்'))
}

export default defineRule({
  id: 'grammar/vallinam-missing-participle-i',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது ‘இ’ என்று முடியும் வினையெச்சம். அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After a past participle in -இ the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், இகர ஈற்று வினையெச்சம்',
  examples: [
    { wrong: 'அவன் [ஓடி] போனான்.', right: 'அவன் ஓடிப் போனான்.' },
    { wrong: '[கூறி] சென்றான்.', right: 'கூறிச் சென்றான்.' },
    { wrong: '[எழுதி] கொடுத்தான்.', right: 'எழுதிக் கொடுத்தான்.' },
    { wrong: '[தேடி] தந்தான்.', right: 'தேடித் தந்தான்.' },
    { wrong: 'பெண்கள் [கூடி] பேசினர்.', right: 'பெண்கள் கூடிப் பேசினர்.' },
    { wrong: 'அவள் புட்டியை [மூடி] திருகினாள்.', right: 'அவள் புட்டியை மூடித் திருகினாள்.' },
    { wrong: 'கதவு [மூடி] கிடந்தது.', right: 'கதவு மூடிக் கிடந்தது.' },
  ],
  allows: [
    'மூடி திறந்தான்.',
    'முடிவில் மூடி கிடைத்தது.',
    'மூடி திருகப்பட்ட புட்டி மேசையில் இருந்தது.',
    'புட்டியின் மூடி தெறித்தது.',
    'மாவு கட்டி தட்டாமல் கிளற வேண்டும்.',
    'ஓடி வந்தான்.',
    'செய்தி கேட்டான்.',
  ],
  when: { endings: ['ி'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(
        (ownVerbFollows(word) || isEntry(word)) &&
        !word.endsWith('படி') &&
        !isThing(word) &&
        (everyReading(besideCommand(word.analyses), isParticiple) || isDoneByPerson(word))
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
