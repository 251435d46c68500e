import { isConsonant, type KeyResult, PULLI, VOWEL_SIGNS } from './letters.ts'

/** The Tamil99 layout (Government of Tamil Nadu, 1999) on the keys of an English keyboard. */
const KEYS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ a: 'அ', q: 'ஆ', s: 'இ', w: 'ஈ', d: 'உ', e: 'ஊ', g: 'எ', t: 'ஏ', r: 'ஐ', c: 'ஒ', x: 'ஓ', z: 'ஔ' },
    ...{ h: 'க', b: 'ங', '[': 'ச', ']': 'ஞ', o: 'ட', p: 'ண', l: 'த', ';': 'ந', j: 'ப', k: 'ம' },
    ...{ "'": 'ய', m: 'ர', n: 'ல', v: 'வ', '/': 'ழ', y: 'ள', u: 'ற', i: 'ன' },
    ...{ Q: 'ஸ', W: 'ஷ', E: 'ஜ', R: 'ஹ', T: 'க்ஷ', Y: 'ஸ்ரீ' },
    ...{ O: '[', P: ']', K: '"', L: ':', ':': ';', '"': "'", M: '/' },
  }),
)
const PULLI_KEY = 'f'
/** Nasals and the stops before which they get a pulli by themselves. */
const NASAL_BEFORE: ReadonlyMap<string, string> = new Map(
  Object.entries({ க: 'ங', ச: 'ஞ', ட: 'ண', த: 'ந', ப: 'ம', ற: 'ன' }),
)

/**
 * What a key gives after this text; null where the key stays what it is.
 * @param plain whether the last consonant was closed with `அ`, so that it keeps its vowel
 */
export function tamil99(before: string, key: string, plain: boolean): KeyResult | null {
  const last = before.at(-1)
  if (key === PULLI_KEY) return { remove: 0, insert: isConsonant(last) ? PULLI : 'ஃ' }
  const letter = KEYS.get(key)
  if (letter === undefined) return null
  const sign = VOWEL_SIGNS.get(letter)
  if (sign !== undefined) return { remove: 0, insert: isConsonant(last) && !plain ? sign : letter }
  if (plain || !isConsonant(letter[0])) return { remove: 0, insert: letter }
  const doubled = last === letter && !(before.at(-2) === PULLI && before.at(-3) === letter)
  return {
    remove: 0,
    insert: doubled || (isConsonant(last) && NASAL_BEFORE.get(letter) === last) ? PULLI + letter : letter,
  }
}
