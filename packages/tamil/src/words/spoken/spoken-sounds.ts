import type { Rewriting } from './spoken-verbs.ts'

/**
 * Sounds that speech changes in stems: இ and உ before a short syllable are lowered (கிணறு → கெணறு, உடம்பு → ஒடம்பு), ர் falls
 * out (பார்த்து → பாத்து), ற்ற is said த்த and ன்ற is said ன்ன. Source: H. Schiffman, A Reference Grammar of Spoken Tamil (1999).
 */
export const BEGINNINGS: readonly Rewriting[] = [
  [/^எழுந்திரி[க்ச]ச?/u, 'எழுந்த'],
  [/^(பா|சே|தீ|கோ|வே)(?=க்க|த்த|ப்ப(?:ா[னரள]|[ேோ]))/u, '$1ர்'],
  [/^வெ(?=க்க|ப்ப|த்த)/u, 'வை'],
  [/^புடி/u, 'பிடி'],
  [/^புள்ள/u, 'பிள்ள'],
  [/^வு(?=[ழட])/u, 'வி'],
  [/^குடு/u, 'கொடு'],
  [/^நென/u, 'நின'],
  [/^எழு(?=க்)/u, 'இழு'],
  [/^தொற/u, 'திற'],
  [/^(பெர|புத|சிற)[ிு]சா(?=[கன])/u, '$1ிதா'],
  [/^தொட(?=ை)/u, 'துட'],
  [/^எ(?=[க-ஹ][^்])(?!.*[ஜஸஷஹஃ])/u, 'இ'],
  [/^ஒ(?=[க-ஹ][^்])(?!.*[ஜஸஷஹஃ])/u, 'உ'],
  [/^([கசதநபமவர])ெ(?=[க-ஹ](?:[^்]|$))(?!ள[ரவ]|.*[ஜஸஷஹஃ])/u, '$1ி'],
  [/^([கசதநபமவர])ொ(?=[க-ஹ](?:[^்]|$))(?!ளை|.*[ஜஸஷஹஃ])/u, '$1ு', '$1ி'],
]

/** Doubled consonants inside a word; written forms of one stem differ in one of them at most. */
export const MIDDLES: readonly Rewriting[] = [
  [/த்த(?!.*த்த|ல்$)/u, 'ற்ற'],
  [/த்த(?=.*த்த)/u, 'ற்ற'],
  [/(?<=[ிெை])ன்ன/u, 'ன்ற'],
]

/** Sounds that are never as they are written, though other verbs begin so: விக்கிறான் is விற்கிறான், not விக்குகிறான், who has the hiccups. */
const ALWAYS: readonly Rewriting[] = [
  [/^[உஒ]க்கா/u, 'உட்கா'],
  [/^கேக்க/u, 'கேட்க'],
  [/^(நி|வி)க்க/u, '$1ற்க'],
]

/** A word with the beginnings written out that speech always changes. */
export function inWritingSounds(word: string): string {
  const found = ALWAYS.find(([spoken]) => spoken.test(word))
  return found === undefined ? word : word.replace(found[0], found[1] ?? '')
}
