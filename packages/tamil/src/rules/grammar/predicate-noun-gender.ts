import { clausesOf } from '../../clauses/clause.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

type Gender = 'he' | 'she' | 'he-honoured' | 'they'

/** The endings of nouns of quality: நல்லவன், திறமையானவள், ஏழையானவர். */
const ENDINGS: Readonly<Record<Gender, string>> = { he: 'வன்', she: 'வள்', 'he-honoured': 'வர்', they: 'வர்கள்' }

/** Nouns with another word for the other gender. */
const PAIRS: readonly (readonly [he: string, she: string, honoured: string, they: string])[] = [
  ['ஆசிரியன்', 'ஆசிரியை', 'ஆசிரியர்', 'ஆசிரியர்கள்'],
  ['மாணவன்', 'மாணவி', 'மாணவர்', 'மாணவர்கள்'],
  ['நடிகன்', 'நடிகை', 'நடிகர்', 'நடிகர்கள்'],
  ['பாடகன்', 'பாடகி', 'பாடகர்', 'பாடகர்கள்'],
  ['தலைவன்', 'தலைவி', 'தலைவர்', 'தலைவர்கள்'],
  ['அரசன்', 'அரசி', 'அரசர்', 'அரசர்கள்'],
  ['தோழன்', 'தோழி', 'தோழர்', 'தோழர்கள்'],
  ['அழகன்', 'அழகி', 'அழகர்', 'அழகர்கள்'],
  ['வேலைக்காரன்', 'வேலைக்காரி', 'வேலைக்காரர்', 'வேலைக்காரர்கள்'],
  ['பணக்காரன்', 'பணக்காரி', 'பணக்காரர்', 'பணக்காரர்கள்'],
]

const COLUMNS: readonly Gender[] = ['he', 'she', 'he-honoured', 'they']

export default defineRule({
  id: 'grammar/predicate-noun-gender',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'பெயர்ப் பயனிலை ‘{found}’ எழுவாயான ‘{subject}’ என்பதன் பாலுக்கும் எண்ணுக்கும் ஏற்ப ‘{suggestion}’ என வர வேண்டும்.',
    en: 'The predicate noun ‘{found}’ must agree with ‘{subject}’ in gender and number: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பெயர்ப் பயனிலை; எழுவாய்–பயனிலை இயைபு (பால், எண்)',
  examples: [
    { wrong: 'அவன் மிகவும் [நல்லவள்].', right: 'அவன் மிகவும் நல்லவன்.' },
    { wrong: 'என் தங்கை ஒரு சிறந்த [பாடகன்].', right: 'என் தங்கை ஒரு சிறந்த பாடகி.' },
    { wrong: 'அவர்கள் எல்லாரும் [நல்லவன்].', right: 'அவர்கள் எல்லாரும் நல்லவர்கள்.' },
    { wrong: 'அவர் மிகவும் [பெரியவன்].', right: 'அவர் மிகவும் பெரியவர்.' },
  ],
  allows: [
    'அவன் மனைவி நல்லவள்.',
    'அவள் ஒரு சிறந்த தலைவர்.',
    'அவள் காதலித்தவன் நல்லவன்.',
    'அவர் கண்டது ஒரு சிறந்த பாடகி.',
    'அவள் வீட்டுக்கு வந்தவன்.',
    'அவர்கள் ஏழைகள்.',
  ],
  when: { endings: Object.values(ENDINGS), words: PAIRS.flat() },
  check(word) {
    if (!word.isLast || word.quoted || word.is('finite')) return undefined
    const gender = genderOf(word)
    const subject = gender && subjectOf(word)
    if (gender === undefined || subject === undefined || subject.fits.some((one) => one === gender))
      return undefined
    if (gender === 'he-honoured' || (gender === 'they' && subject.wanted === 'he-honoured')) return undefined
    const suggestion = inGender(word.text, subject.wanted)
    return suggestion === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject.word.text } })
  },
})

function genderOf({ text, analyses }: Word): Gender | undefined {
  const pair = PAIRS.find((forms) => forms.includes(text))
  if (pair !== undefined) return COLUMNS[pair.indexOf(text)]
  if (analyses.length > 0 && !analyses.every(({ class: kind }) => kind === 'noun')) return undefined
  if (!/(?:ான|ல்ல|ிய|ுள்ள)வ(?:ன்|ள்|ர்|ர்கள்)$/u.test(text)) return undefined
  return COLUMNS.findLast((gender) => text.endsWith(ENDINGS[gender]))
}

function inGender(text: string, wanted: Gender): string | undefined {
  const pair = PAIRS.find((forms) => forms.includes(text))
  if (pair !== undefined) return pair[COLUMNS.indexOf(wanted)]
  return text.replace(/வ(?:ன்|ள்|ர்|ர்கள்)$/u, ENDINGS[wanted])
}

/** The subject that opens the sentence, when only adverbs and adjectives stand before the predicate. */
function subjectOf(
  predicate: Word,
): { readonly word: Word; readonly fits: readonly Person[]; readonly wanted: Gender } | undefined {
  const clauses = clausesOf(predicate.sentence)
  const [clause] = clauses
  if (
    clauses.length !== 1 ||
    clause?.kind !== 'open' ||
    clause.complements.some(({ case: kase }) => kase !== 'genitive')
  )
    return undefined
  if (predicate.sentence.words.some((word) => word !== predicate && word.analyses.length === 0))
    return undefined
  const people = clause.candidates.filter(
    ({ head }) => head !== predicate && !/^(?:எல்லாரும்|எல்லோரும்|அனைவரும்|இருவரும்)$/u.test(head.text),
  )
  const [subject] = people
  if (subject === undefined || people.length > 1 || subject.kind !== 'people' || subject.joined.length > 0)
    return undefined
  if (subject.fits.length > 3 || subject.head.tokenAfter !== ' ' || isOwner(subject.head, predicate))
    return undefined
  const wanted = COLUMNS.find((gender) => gender === subject.fits[0])
  return wanted && { word: subject.head, fits: subject.fits, wanted }
}

/** `அவன் தலைவி`: his lady. */
function isOwner({ next }: Word, predicate: Word): boolean {
  return next === predicate && PAIRS.some((forms) => forms.includes(predicate.text))
}
