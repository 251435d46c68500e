import { asCharacter, asLetter, FILLER } from './marked-text.ts'

const ENTITY = /&(?:[a-zA-Z]{2,8}|#\d{1,6}|#[xX][\da-fA-F]{1,5});/gu
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    quot: '"',
    apos: "'",
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    hellip: '…',
    ndash: '–',
    mdash: '–',
    deg: '°',
  }),
)
const TAMIL = /^[\u0b80-\u0bff]$/u

/** Reads the entities of HTML: each becomes what it stands for, in the room that it took. Linear. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (entity: string, at: number) => {
    const character = characterOf(entity.slice(1, -1))
    if (TAMIL.test(character)) return asLetter(character, entity.length)
    if (character.length !== 1 || character.trim() === '') return FILLER.repeat(entity.length)
    return asCharacter(character, entity.length, text[at + entity.length] ?? '')
  })
}

/** The character of an entity's name or number; nothing where it has none that can be read. */
function characterOf(name: string): string {
  if (!name.startsWith('#')) return NAMED.get(name) ?? ''
  const code = /^#[xX]/u.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code >= 0x20 && code < 0xd800 ? String.fromCharCode(code) : ''
}
