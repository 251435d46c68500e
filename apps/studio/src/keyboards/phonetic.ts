import { isConsonant, isTamil, type KeyResult, PULLI, VOWEL_SIGNS } from './letters.ts'

const VOWELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ a: 'அ', A: 'ஆ', i: 'இ', I: 'ஈ', u: 'உ', U: 'ஊ', e: 'எ', E: 'ஏ', o: 'ஒ', O: 'ஓ' },
  }),
)
const CONSONANTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ k: 'க', g: 'க', c: 'ச', s: 'ச', j: 'ஜ', t: 'ட', d: 'ட', n: 'ன', N: 'ண', p: 'ப', b: 'ப', m: 'ம' },
    ...{ y: 'ய', r: 'ர', R: 'ற', l: 'ல', L: 'ள', z: 'ழ', v: 'வ', w: 'வ', S: 'ஸ', h: 'ஹ' },
  }),
)
/** A vowel that a second key lengthens or joins. `அ` here is also the vowel that a bare consonant holds. */
const JOINED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ அa: 'ஆ', அi: 'ஐ', அu: 'ஔ', இi: 'ஈ', உu: 'ஊ', எe: 'ஏ', ஒo: 'ஓ', உh: 'உ' },
  }),
)
/** `h` after a consonant that is still open. */
const WITH_H: ReadonlyMap<string, string> = new Map(
  Object.entries({ ட: 'த', ச: 'ச', க: 'க', ழ: 'ழ', ப: 'ப' }),
)
/** The nasal that goes before a consonant; `ன` itself elsewhere. */
const NASAL_BEFORE: ReadonlyMap<string, string> = new Map(
  Object.entries({ க: 'ங', ச: 'ஞ', ஜ: 'ஞ', ட: 'ண', த: 'ந' }),
)

/** What a key of a romanised spelling gives after this text (`vaNakkam` → வணக்கம்); null where it stays what it is. */
export function phonetic(before: string, key: string): KeyResult | null {
  if (key === 'q') return { remove: 0, insert: 'ஃ' }
  if (key === 'x') return { remove: 0, insert: `க்ஷ${PULLI}` }
  if (key === 'h') return aspirated(before)
  const joined = joinVowel(before, key)
  if (joined !== null) return joined
  const vowel = VOWELS.get(key)
  if (vowel !== undefined) {
    const open = before.at(-1) === PULLI && isConsonant(before.at(-2))
    return open ? { remove: 1, insert: VOWEL_SIGNS.get(vowel) ?? '' } : { remove: 0, insert: vowel }
  }
  const consonant = CONSONANTS.get(key)
  return consonant === undefined ? null : addConsonant(before, key, consonant)
}

/** `aa`, `ai`, `uu`: the vowel before the cursor becomes another. */
function joinVowel(before: string, key: string): KeyResult | null {
  const last = before.at(-1)
  if (last === undefined) return null
  if (VOWEL_SIGNS.get(last) !== undefined) {
    const vowel = JOINED.get(last + key)
    return vowel === undefined ? null : { remove: 1, insert: vowel }
  }
  if (isConsonant(last)) {
    const vowel = JOINED.get(`அ${key}`)
    return vowel === undefined ? null : { remove: 0, insert: VOWEL_SIGNS.get(vowel) ?? '' }
  }
  const held = [...VOWEL_SIGNS].find(([, sign]) => sign === last)?.[0]
  const vowel = held === undefined ? undefined : JOINED.get(held + key)
  return vowel === undefined ? null : { remove: 1, insert: VOWEL_SIGNS.get(vowel) ?? '' }
}

function addConsonant(before: string, key: string, consonant: string): KeyResult {
  const open = before.at(-1) === PULLI
  const last = before.at(-2)
  if (consonant === 'ன' && !isTamil(before.at(-1))) return { remove: 0, insert: `ந${PULLI}` }
  // `ந` stands open at the beginning of a word only.
  if (open && last === 'ந' && 'jy'.includes(key)) return { remove: 2, insert: `ஞ${PULLI}` }
  if (open && last === 'ன') {
    // `ng` is the nasal with its stop; `nj` is ஞ்ச, `ny` is ஞ.
    if (key === 'y') return { remove: 2, insert: `ஞ${PULLI}` }
    const stop = key === 'j' ? 'ச' : consonant
    const nasal = NASAL_BEFORE.get(stop)
    if (nasal !== undefined) return { remove: 2, insert: nasal + PULLI + stop + PULLI }
  }
  return { remove: 0, insert: consonant + PULLI }
}

/** `th`, `dh`, `ch`, `sh`, `zh` and so on; the nasal and the stop before it follow. */
function aspirated(before: string): KeyResult {
  const last = before.at(-2)
  if (before.at(-1) !== PULLI || last === undefined) return { remove: 0, insert: `ஹ${PULLI}` }
  const changed = WITH_H.get(last)
  if (changed === undefined) return { remove: 0, insert: `ஹ${PULLI}` }
  if (changed !== 'த') return { remove: 2, insert: changed + PULLI }
  const stopBefore = before.at(-3) === PULLI ? before.at(-4) : undefined
  if (stopBefore === 'ண') return { remove: 4, insert: `ந${PULLI}த${PULLI}` }
  return { remove: 2, insert: `த${PULLI}` }
}
