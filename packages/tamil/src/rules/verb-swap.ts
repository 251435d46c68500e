/** How a verb makes its forms, named by its past: கூவின, குரைத்த, கரைந்த, ஊளையிட்ட, எய்த, உண்ட, தின்ற. */
export type VerbClass = 'ின' | 'த்த' | 'ந்த' | 'ட்ட' | 'ய்த' | 'ண்ட' | 'ன்ற'

/** The beginnings of a verb's forms: those of past with and without a person, present, future, infinitive, participle, neuter future. */
function beginnings(root: string, kind: VerbClass): readonly string[] {
  const bare = root.slice(0, -1)
  switch (kind) {
    case 'ின':
      return [`${bare}ிய`, `${bare}ின`, `${root}கிற`, `${root}ம்`, `${root}வ`, `${bare}ி`, bare]
    case 'த்த':
      return same(root, 'த்த', 'க்கிற', 'க்கும்', 'ப்ப', 'த்து', 'க்க')
    case 'ந்த':
      return same(root, 'ந்த', 'கிற', 'யும்', 'வ', 'ந்து', 'ய')
    case 'ட்ட':
      return same(bare.slice(0, -1), 'ட்ட', 'டுகிற', 'டும்', 'டுவ', 'ட்டு', 'ட')
    case 'ய்த':
      return same(root, 'த', 'கிற', 'யும்', 'வ', 'து', 'ய')
    case 'ண்ட':
      return same(root, 'ட', 'கிற', 'ணும்', 'ப', 'டு', 'ண')
    case 'ன்ற':
      return same(root, 'ற', 'கிற', 'னும்', 'ப', 'று', 'ன')
  }
}

function same(root: string, past: string, ...rest: readonly string[]): readonly string[] {
  return [root + past, ...[past, ...rest].map((ending) => root + ending)]
}

/** A form of one verb as the same form of another: கத்தியது, கத்து, குரை → குரைத்தது; undefined when it is none. */
export function swapVerb(
  word: string,
  from: readonly [root: string, kind: VerbClass],
  to: readonly [root: string, kind: VerbClass],
): string | undefined {
  const target = beginnings(...to)
  const found = beginnings(...from)
    .map((beginning, place) => ({ beginning, place }))
    .filter(({ beginning, place }) => word.startsWith(beginning) && fits(word.slice(beginning.length), place))
    .sort((a, b) => b.beginning.length - a.beginning.length)[0]
  return found && (target[found.place] ?? '') + word.slice(found.beginning.length)
}

const RELATIVE = 0
const PERSONAL = 1

/** The first beginning takes ‑து or nothing, the second a person; the others whatever follows. */
function fits(rest: string, place: number): boolean {
  if (place === RELATIVE) return rest === '' || rest.startsWith('து') || rest.startsWith('தை')
  if (place === PERSONAL) return /^(?:[ாேோீ]|ர்|$|ன$)/u.test(rest)
  return true
}
