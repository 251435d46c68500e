import { jsonrepair } from 'jsonrepair'
import { type ModelEdit, readEdits } from './model-edit.ts'

/** UTF-16 code units of an answer; nothing longer is read. */
const MAX_ANSWER_LENGTH = 200_000
/** Repair takes time beyond linear; a useful answer is a third as long. */
const MAX_REPAIR_LENGTH = 20_000

/**
 * Reads a model's answer down a ladder: strict JSON; without thinking, fences and talk around it; repaired;
 * the complete items of an answer that breaks off. Null when no rung holds, or the answer is too long.
 */
export function parseAnswer(text: string): ModelEdit[] | null {
  return parseList(text, 'edits', readEdits)
}

/** The same ladder for an answer `{"<name>": […]}`, whose usable items `read` picks out. */
export function parseList<T>(text: string, name: string, read: (value: unknown) => T[] | null): T[] | null {
  if (text.length > MAX_ANSWER_LENGTH) return null
  const bare = withoutWrapping(text)
  for (const attempt of [
    () => JSON.parse(text),
    () => JSON.parse(bare),
    () => salvage(bare, name),
    () => repair(bare),
  ]) {
    const items = read(orNull(attempt))
    if (items !== null) return items
  }
  return null
}

function orNull(attempt: () => unknown): unknown {
  try {
    return attempt()
  } catch {
    return null
  }
}

function withoutWrapping(text: string): string {
  const spoken = text.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g, '')
  const fenced = /```(?:json)?([\s\S]*?)(?:```|$)/.exec(spoken)?.[1] ?? spoken
  const start = fenced.search(/[{[]/)
  return start < 0 ? '' : fenced.slice(start).trim()
}

/** Whatever complete objects the list of that name holds, where the answer was cut off inside it. */
function salvage(text: string, name: string): unknown {
  const list = new RegExp(`"${name}"\\s*:\\s*\\[`).exec(text)
  if (!list) return null
  const items: unknown[] = []
  let depth = 0
  let start = 0
  let inString = false
  for (let i = list.index + list[0].length; i < text.length; i++) {
    const character = text[i]
    if (character === '\\') i++
    else if (character === '"') inString = !inString
    else if (inString) continue
    else if (character === '{' && depth++ === 0) start = i
    else if (character === '}' && --depth === 0)
      items.push(orNull(() => JSON.parse(text.slice(start, i + 1))))
    else if (character === ']' && depth === 0) break
  }
  return items.length > 0 ? items : null
}

function repair(text: string): unknown {
  return text === '' || text.length > MAX_REPAIR_LENGTH ? null : JSON.parse(jsonrepair(text))
}
