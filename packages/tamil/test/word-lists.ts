/** A list of Tamil words that stands in code: in a string, an array of strings or a regular expression. */
export interface WordList {
  readonly file: string
  readonly line: number
  readonly words: ReadonlySet<string>
}

/** A list of so many words is knowledge: written twice it drifts. */
const MIN_SHARED = 10
const MIN_SHARE_OF_SMALLER = 0.7

const LITERAL = /'[^'\n]*'|`[^`]*`|\/(?![*/])(?:\\.|[^\\/\n])+\/[gimsuy]*/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const TAMIL_WORD = /[\u0b80-\u0bff]{2,}/g
/** Between two strings of one list. */
const CONTINUES = /^[\s,]*$/

/** The lists of at least ten words in a source file. Strings with only commas between them are one list. */
export function wordListsIn(file: string, source: string): WordList[] {
  const code = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
  const lists: { start: number; end: number; words: Set<string> }[] = []
  for (const { index, 0: literal } of code.matchAll(LITERAL)) {
    const last = lists.at(-1)
    const words = literal.match(TAMIL_WORD) ?? []
    if (last !== undefined && CONTINUES.test(code.slice(last.end, index))) {
      for (const word of words) last.words.add(word)
      last.end = index + literal.length
    } else lists.push({ start: index, end: index + literal.length, words: new Set(words) })
  }
  return lists
    .filter(({ words }) => words.size >= MIN_SHARED)
    .map(({ start, words }) => ({ file, line: code.slice(0, start).split('\n').length, words }))
}

/** The alternatives of a group without groups inside. */
const GROUP = /\((?:\?:)?([^()[\]\\\n]*\|[^()[\]\\\n]*)\)/g
const SPLIT_STRING = /['"`]([\u0b80-\u0bff ]+)['"`]\.split\(/g

/** The words that one list names twice: alternatives of a regular expression, words of a string that is split. */
export function namedTwice(source: string): string[] {
  const code = source.replace(COMMENT, '')
  const inPatterns = [...code.matchAll(LITERAL)]
    .filter(([literal]) => literal.startsWith('/'))
    .flatMap(([literal]) => [...literal.matchAll(GROUP)].map(([, members = '']) => members.split('|')))
  const inStrings = [...code.matchAll(SPLIT_STRING)].map(([, members = '']) => members.split(' '))
  return [...inPatterns, ...inStrings].flatMap((members) =>
    members.filter((member, place) => member !== '' && members.indexOf(member) < place),
  )
}

/** Pairs of lists that share ten words and seven tenths of the smaller. */
export function sharedLists(lists: readonly WordList[]): (readonly [WordList, WordList])[] {
  const byWord = new Map<string, number[]>()
  for (const [number, { words }] of lists.entries())
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), number])
  return lists.flatMap((list, number) => {
    const shared = new Map<number, number>()
    for (const word of list.words)
      for (const other of byWord.get(word) ?? [])
        if (other > number) shared.set(other, (shared.get(other) ?? 0) + 1)
    return [...shared].flatMap(([other, count]) => {
      const second = lists[other]
      if (second === undefined || count < MIN_SHARED) return []
      const smaller = Math.min(list.words.size, second.words.size)
      return count >= smaller * MIN_SHARE_OF_SMALLER ? [[list, second] as const] : []
    })
  })
}
