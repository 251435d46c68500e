/** Phonemes of a word that the letters of Tamil do not bear out, be it a native word or a loan (நன்னூல் 102–118). */

/** Consonants that never meet, not even in the names that newspapers spell: ட்ழ, ம்ற, ந்ல, ற்ன, ங்ப, ஞ்த. */
const NEVER_MEET = [
  '[க-ஹ]ழ',
  '[கஙசஞடணதநபமயரலவழறன]ள',
  '[கஙசஞதநபமயலவழளறன]ண',
  '[கசஞடணதநபமலவளறன]ங',
  '[ஙசடதநபமலவளறன]ஞ',
  '[கஙசஞணதநபமயரலவழள]ற',
  'ற[ஙஞடணநமயரலவழளன]',
  'ந[கஙசஞடணபமரலவழளறன]',
  '[கசடபறஙஞ]ந',
  'ங[சஞணதநபமயரவழளறன]',
  'ஞ[கஙடணதநபமரலவழளறன]',
  'ண[தநரறழளஞலன]',
  'ச[கடதநபமவ]',
]
/** What no syllable is: three of one consonant, a doubled stop without a vowel, a short vowel behind a stop and ய, ஔ past the first one. */
const NO_SYLLABLE = ['([க-ஹ])\\1\\1', '([கசதபற])\\2[க-ஹ]', '[கசடப]ய[இஉ]|மயஉ$', '..ஔ']
const IMPOSSIBLE = new RegExp([...NO_SYLLABLE, ...NEVER_MEET].join('|'), 'u')

/** Consonants of native words behind which others than themselves may stand, and those others (மெய்ம்மயக்கம்). */
const MEET: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ங: 'க', ஞ: 'ச', ட: 'கசப', ண: 'டகசபமயவ', ந: 'த', ம: 'ப', ற: 'கசப', ன: 'றகசபமயவ', வ: 'ய' },
    ...{ ய: 'கசதபஙஞநமவ', ர: 'கசதபஙஞநமவய', ழ: 'கசதபஙஞநமவய', ல: 'கசபவய', ள: 'கசபவய' },
  }),
)
const FIRST_VOWEL = 'அ'
const LAST_VOWEL = 'ஔ'

/** What no native word of more than two syllables ends in. */
const ODD_END = /[அ-ஔ][க-ஹ]+[அ-ஔ][க-ஹ]+[ஈஊஎஒஔ]$|[ஙசஞதநபற]$/u
/** What no native word begins with. */
const ODD_BEGINNING = /^(?:[ஙடணரலழளறன]|ய[இஈஎஏஐஒ]|வ[உஊஒஓ]|ஞ[இஈஉஊஏஐஓ])/u

/** Whether a word, given as phonemes, has what no word in Tamil letters has. */
export function isImpossible(phonemes: string): boolean {
  return IMPOSSIBLE.test(phonemes)
}

/** Whether a word, given as phonemes, ends as no native word does, such as in ப் or த்; loans may. */
export function endsOddly(phonemes: string): boolean {
  return ODD_END.test(phonemes)
}

/** Whether a word, given as phonemes, begins as no native word does; loans may: டாக்டர், ரயில். */
export function beginsOddly(phonemes: string): boolean {
  return ODD_BEGINNING.test(phonemes)
}

/** How often consonants meet that do not in native words. */
export function oddMeetings(phonemes: string): number {
  let count = 0
  for (let i = 1; i < phonemes.length; i++) {
    const [one = '', other = ''] = [phonemes[i - 1], phonemes[i]]
    if (isVowel(one) || isVowel(other) || one === other) continue
    if (MEET.get(one)?.includes(other) !== true) count++
  }
  return count
}

function isVowel(phoneme: string): boolean {
  return phoneme >= FIRST_VOWEL && phoneme <= LAST_VOWEL
}

/** Endings of verbs, which no name has, behind a stem: ‑கிறார், ‑ந்தது, ‑ாமல், ‑வதற்கு, ‑லாம். */
const OF_VERB = new RegExp(
  '..(?:' +
    [
      'கஇன?ற(?:[அஆ][னளர]?|ஆரகள|ஏன|ஓம|ஈரகள|அஉ?|அது|அத[உஐ]|அன|அனர)',
      'அலஆம',
      'ஆமல',
      'ஆத(?:அ|உ|அவஅ?ர?)',
      'அவஉம',
      'உமபஓதஉ',
      'அ?வத(?:உ|ஐ|ஆல|இல|றகஉ|றகஆகஅ|ஆகஅ|உம)',
      'ககஅ',
      'அடடஉம',
      '(?:நத|தத|ணட|டட|னற|றற|இன)(?:ஆன|ஆள|ஆரகள|ஏன|ஓம|அனர|ஆல)',
      '(?:நத|தத|ணட|டட|னற|றற|இய)(?:அத[உஐ]|அதஆகஅ|அதால|அபஓதஉ|அவ(?:ர|அன|அள|ரகள))',
      'நத(?:அ|உ)',
      'உஙகள',
    ].join('|') +
    ')$',
  'u',
)
/** What makes an adverb or an adjective of a noun: names rarely have it. */
const OF_ADVERB = /..[அஆ]?(?:ஆகஅ|ஆனஅ|ஆகஅவஉம|ஆனஅத[உஐ])$|இலஏயஏ$|தஉடஅன$/u

/** Whether a word, given as phonemes, ends like a verb. */
export function endsLikeVerb(phonemes: string): boolean {
  return OF_VERB.test(phonemes)
}

/** Whether a word, given as phonemes, ends like an adverb or an adjective made of a noun. */
export function endsLikeAdverb(phonemes: string): boolean {
  return OF_ADVERB.test(phonemes)
}
