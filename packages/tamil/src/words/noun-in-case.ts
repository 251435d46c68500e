import { NOUN_CLASSES, type NounClass } from './noun-class.ts'

/** Kinds of nouns that a verb has or never has in a case: classes of nouns, any person (`rational`) or a place by its name (`town`). */
export const NOUNS_IN_CASE = ['rational', 'town', ...NOUN_CLASSES] as const
export type NounInCase = 'rational' | 'town' | NounClass

const KNOWN: ReadonlySet<string> = new Set(NOUNS_IN_CASE)

/** Whether a name is that of such a kind. */
export function isNounInCase(name: string): name is NounInCase {
  return KNOWN.has(name)
}
