import { SIGN_OF_VOWEL } from '../../script/characters.ts'

/**
 * Where letters lie on the keyboards that Tamil is typed with, a row of keys a string, shifted keys in rows of their own.
 * Tamil99 and the phonetic layouts carry vowels, InScript signs: the places of the sounds count.
 */
const TAMIL99 = ['ஆஈஊஐஏளறனடணசஞ', 'அஇஉஃஎகபமதநய', 'ஔஓஒவஙலர--ழ']
const INSCRIPT = ['ஔஐஆஈஊ-ஹ-ஜ-', 'ஓஏ-இஉபரகதசட', 'எ-மநவலஸ-ய']
const INSCRIPT_SHIFTED = ['----------', '------றண---', '---னழளஷ--']
const PHONETIC = ['--எறட-உஇஒப', 'அசட-ங-ஜகல', 'ழ-சவ-நம']

/** Pairs of sounds whose keys touch on some layout, each pair both ways. */
const NEIGHBOURS: ReadonlySet<string> = new Set(
  [TAMIL99, INSCRIPT, INSCRIPT_SHIFTED, PHONETIC].flatMap(touchingPairs),
)

/** Whether two sounds lie on touching keys of a keyboard in use, so that a finger may take one for the other. */
export function areNeighbours(one: string, other: string): boolean {
  return NEIGHBOURS.has(one + other)
}

/** The sounds on keys that touch that of a sound. */
export function neighboursOf(sound: string): readonly string[] {
  return SOUNDS.filter((other) => areNeighbours(sound, other))
}

const SOUNDS = [...Object.keys(SIGN_OF_VOWEL), ...'கஙசஞடணதநபமயரலவழளறனஜஷஸஹ']

function touchingPairs(rows: readonly string[]): string[] {
  const pairs: string[] = []
  for (const [y, row] of rows.entries()) {
    for (const [x, key] of [...row].entries()) {
      const beside = [row[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x - 1]]
      for (const other of beside) {
        if (key === '-' || other === undefined || other === '-') continue
        pairs.push(key + other, other + key)
      }
    }
  }
  return pairs
}
