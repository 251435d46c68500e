import { NAME_KINDS, type NameKind } from '../../../knowledge/facts/fact-record.ts'
import { withoutVallinam } from '../../../words/vallinam.ts'

/** What things of a kind are called: of some kinds only. */
export const NOUNS_OF_KIND: readonly (readonly [NameKind, string])[] = [
  ['work', 'நூல் காப்பியம் காவியம் நாவல் புதினம் இலக்கியம் நாடகம்'],
  ['river', 'ஆறு நதி'],
  ['mountain', 'மலை சிகரம்'],
  ['planet', 'கோள்'],
  ['island', 'தீவு'],
  ['lake', 'ஏரி'],
  ['waterfall', 'அருவி நீர்வீழ்ச்சி'],
  ['language', 'மொழி'],
  ['bird', 'பறவை'],
  ['animal', 'விலங்கு'],
  ['flower', 'மலர் பூ'],
  ['tree', 'மரம்'],
  ['organ', 'உறுப்பு'],
  ['district', 'மாவட்டம்'],
  ['state', 'மாநிலம்'],
  ['city', 'நகரம் நகர் மாநகரம் ஊர்'],
  ['country', 'நாடு தேசம்'],
  ['organisation', 'அமைப்பு சபை இயக்கம் நிறுவனம்'],
  ['spacecraft', 'விண்கலம் செயற்கைக்கோள்'],
  ['sport', 'விளையாட்டு ஆட்டம்'],
  ['currency', 'நாணயம்'],
]
/** Nouns that only stand before a name and say what it is: `சுரக்கும் உறுப்பு கணையம்`. */
const NOUNS_BEFORE_NAME: readonly (readonly [NameKind, string])[] = [
  ['acid', 'அமிலம்'],
  ['bone', 'எலும்பு'],
  [
    'city',
    'இடம் மண் பூமி பதி தலம் துறைமுகம் சிற்றூர் பேரூர் கிராமம் தலைநகரம் தலைநகர் பட்டினம் பெருநகரம் பெருநகர் சிறுநகரம் மாநகர்',
  ],
  ['colour', 'நிறம் வண்ணம்'],
  ['continent', 'கண்டம்'],
  ['dance', 'நடனம் நாட்டியம் கலை'],
  ['deity', 'தெய்வம் கடவுள் இறைவன்'],
  ['desert', 'பாலைவனம்'],
  ['dynasty', 'மரபு அரசு'],
  ['epithet', 'நிலம் பெயர்'],
  ['element', 'தனிமம் உலோகம் வாயு தாது பொருள்'],
  ['fish', 'மீன்'],
  ['fruit', 'பழம் கனி'],
  ['gas', 'வாயு வளி வளிமம்'],
  ['germ', 'கிருமி நுண்ணுயிரி'],
  ['insect', 'பூச்சி'],
  ['instrument', 'கருவி'],
  ['month', 'மாதம்'],
  ['mountain', 'எரிமலை மலைத்தொடர் மலைச்சிகரம் குன்று கொடுமுடி உச்சி மலையுச்சி'],
  ['ocean', 'கடல் பெருங்கடல் வளைகுடா விரிகுடா நீரிணை கடற்பகுதி நீர்ப்பகுதி கால்வாய்'],
  ['organ', 'சுரப்பி பகுதி'],
  ['reptile', 'ஊர்வன'],
  ['title', 'துறை'],
  ['unit', 'அலகு'],
  ['vitamin', 'உயிர்ச்சத்து ஊட்டச்சத்து'],
  ['work', 'படைப்பு கதை இதழ் நாளிதழ் வார இதழ் கவிதை சிறுகதை பாடல் இலக்கணம் அகராதி'],
  ['animal', 'உயிரினம் பாலூட்டி'],
  ['country', 'குடியரசு'],
  ['instrument', 'இசைக்கருவி அளவி'],
  ['spacecraft', 'விண்கலன் விண்வெளிக்கலம்'],
  ['lake', 'நீர்நிலை நீர்த்தேக்கம்'],
]
/** The kind that a noun tells. */
export const KIND_OF = new Map(
  NOUNS_OF_KIND.flatMap(([kind, nouns]) => nouns.split(' ').map((noun) => [noun, kind] as const)),
)
const SAYS_KIND = new Set(
  [...NOUNS_OF_KIND, ...NOUNS_BEFORE_NAME].flatMap(([kind, nouns]) =>
    nouns.split(' ').map((noun) => `${kind} ${noun}`),
  ),
)

/** Nouns beyond the kinds of names that say what a thing is or of what it is a part: `மூன்றாம் பகுதியான பொருளதிகாரம்`. */
const OTHER_KINDS = new Set(
  'பகுதி பிரிவு அதிகாரம் காண்டம் படலம் உறுப்பு கூறு வகை கலவை சேர்மம் பொருள் உணவு உலோகம் கருவி பண்டிகை திருவிழா விழா சட்டம் திட்டம் போட்டி அரசு பேரரசு நோய்'.split(
    ' ',
  ),
)

/** Whether a noun says what something is. */
export const isKindNoun = (noun: string) =>
  OTHER_KINDS.has(noun) || NAME_KINDS.some((kind) => saysKind(noun, kind))

/** Whether a noun says of what kind a name is. */
export const saysKind = (noun: string, kind: NameKind) => SAYS_KIND.has(`${kind} ${noun}`)

/** What is called after its town: said of the one it need not hold for the other. */
const CALLED_AFTER: ReadonlySet<NameKind> = new Set<NameKind>(['district', 'state', 'organisation'])

/** A name without the noun that only says what kind of thing it is: ஆரியபட்டா செயற்கைக்கோள் → ஆரியபட்டா; else undefined. */
export function withoutKindNoun(name: string): string | undefined {
  const at = name.lastIndexOf(' ')
  if (at === -1) return undefined
  const noun = name.slice(at + 1)
  const kind = KIND_OF.get(noun)
  // தமிழ்நாடு அரசு speaks for தமிழ்நாடு.
  const isSame = noun === 'அரசு' || (kind !== undefined && !CALLED_AFTER.has(kind))
  return isSame ? withoutVallinam(name.slice(0, at)) : undefined
}
