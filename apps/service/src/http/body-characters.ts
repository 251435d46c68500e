import { indexOfUnstorable } from '../database/storable-text.ts'
import { Problem } from '../problem.ts'

/**
 * Refuses a body with a NUL or a lone surrogate in any string (decision A5): neither can be stored, sent on
 * or counted. Throws `Problem` `invalid_character` with the pointer and the index in UTF-16 code units.
 */
export function checkCharacters(value: unknown, pointer = ''): void {
  if (typeof value === 'string') {
    const index = indexOfUnstorable(value)
    if (index >= 0) throw invalidCharacter(pointer, index)
  } else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) checkCharacters(item, `${pointer}/${i}`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) checkCharacters(item, `${pointer}/${name}`)
  }
}

function invalidCharacter(pointer: string, index: number): Problem {
  const detail = `${pointer} has a character at index ${index} that cannot be processed (NUL or a lone surrogate): remove it.`
  return new Problem('invalid_character', detail, {
    errors: [{ pointer, code: 'invalid_character', detail }],
    members: { index },
  })
}
