/** A check constraint that lists what a column may hold. */
export interface ListConstraint {
  /** `table.column` */
  column: string
  members: readonly string[]
}

export interface ConstraintRow {
  table: string
  column: string
  /** As `pg_get_constraintdef` writes it. */
  definition: string
}

/** The constraints of the form `column in ('a', 'b')`, as Postgres writes them back; others are no lists. */
export function listConstraints(rows: readonly ConstraintRow[]): ListConstraint[] {
  return rows.flatMap(({ table, column, definition }) => {
    const list = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.*)\]\)|('.*'::text))\)\)$/.exec(definition)
    if (!list) return []
    const members = Array.from(
      (list[1] ?? list[2] ?? '').matchAll(/'([^']*)'::text/g),
      ([, member = '']) => member,
    )
    return [{ column: `${table}.${column}`, members }]
  })
}

/** How the lists of the database and those of the program differ; one line each. */
export function listDifferences(
  constraints: readonly ListConstraint[],
  lists: Readonly<Record<string, readonly string[]>>,
): string[] {
  const found = new Map(constraints.map(({ column, members }) => [column, members]))
  const columns = [...new Set([...found.keys(), ...Object.keys(lists)])].sort()
  return columns.flatMap((column) => {
    const stored = found.get(column)
    const known = lists[column]
    if (!stored) return [`${column} has no list in the database`]
    if (!known) return [`${column} has no list in the program`]
    return [
      ...known.filter((member) => !stored.includes(member)).map((m) => `${column} does not take ${m}`),
      ...stored
        .filter((member) => !known.includes(member))
        .map((m) => `${column} takes ${m}, which the program does not know`),
    ]
  })
}

/** A union or an array of string literals on one line or several. */
const LITERALS = /'[\w-]+'(?:\s*[|,]\s*'[\w-]+')+/g

/** Places that spell a list out which has a name; one line each. */
export function secondDefinitions(
  files: readonly { path: string; text: string }[],
  lists: Readonly<Record<string, readonly string[]>>,
): string[] {
  const keyOf = (members: readonly string[]) => [...members].sort().join(' ')
  const named = new Map(
    Object.entries(lists)
      .filter(([, members]) => members.length > 1)
      .map(([name, members]) => [keyOf(members), name]),
  )
  return files.flatMap(({ path, text }) =>
    Array.from(text.matchAll(LITERALS), ([literals]) => {
      const members = Array.from(literals.matchAll(/'([\w-]+)'/g), ([, member = '']) => member)
      const name = named.get(keyOf(members))
      return name === undefined ? [] : [`${path} spells out ${name}`]
    }).flat(),
  )
}
