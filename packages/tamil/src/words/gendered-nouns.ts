type Pair = readonly [masculine: string, feminine: string]

/** Nouns for people of one station or work. */
export const GENDERED_CALLINGS: readonly Pair[] = [
  ['மாணவன்', 'மாணவி'],
  ['தலைவன்', 'தலைவி'],
  ['அரசன்', 'அரசி'],
  ['இளவரசன்', 'இளவரசி'],
  ['பாடகன்', 'பாடகி'],
  ['தோழன்', 'தோழி'],
  ['ஆசிரியன்', 'ஆசிரியை'],
  ['நடிகன்', 'நடிகை'],
  ['கதாநாயகன்', 'கதாநாயகி'],
  ['வீரன்', 'வீராங்கனை'],
]

/** All nouns for people that have another word for the other gender: kin, ages and callings. */
export const GENDERED_NOUNS: readonly Pair[] = [
  ['மகன்', 'மகள்'],
  ['சகோதரன்', 'சகோதரி'],
  ['பேரன்', 'பேத்தி'],
  ['கணவன்', 'மனைவி'],
  ['காதலன்', 'காதலி'],
  ['ஒருவன்', 'ஒருத்தி'],
  ['சிறுவன்', 'சிறுமி'],
  ['கிழவன்', 'கிழவி'],
  ...GENDERED_CALLINGS,
]
