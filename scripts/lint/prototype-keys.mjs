import { parseSync, Visitor } from 'rolldown/utils'
import { lineAt } from './repository.mjs'

/** @typedef {import('./repository.mjs').Repository} Repository */
/** @typedef {import('./repository.mjs').Finding} Finding */
/** @typedef {{ name: string, start: number, exported: boolean }} Table */
/** @typedef {{ tables: Table[], reads: Set<string>, maps: Set<string>, wrong: { detail: string, start: number }[] }} Reading */

const SOURCE = /^(?:packages|apps|bench)(?:\/[^/]+)?\/src\/.*\.tsx?$/
const TEST = /\.test\.tsx?$|\/test\//

/**
 * Objects that are asked for keys that a text or a request brings: `TABLE['toString']` is a function that every
 * object inherits, and `'constructor' in TABLE` is true. A table with arbitrary keys is a `Map`; `Object.keys` of a
 * `Map` is empty, which no type tells.
 * @param {Repository} repository
 * @returns {Finding[]}
 */
export function prototypeKeyFindings({ files, read }) {
  const readings = files
    .filter((path) => SOURCE.test(path) && !TEST.test(path))
    .map((path) => ({ path, text: read(path) }))
    .map(({ path, text }) => ({ path, text, ...readingOf(path, text) }))
  const everywhere = new Set(readings.flatMap(({ reads }) => [...reads]))
  return readings.flatMap(({ path, text, tables, reads, wrong }) =>
    [
      ...wrong,
      ...tables
        .filter(({ name, exported }) => (exported ? everywhere : reads).has(name))
        .map(({ name, start }) => ({ detail: `${name} is asked for any key: make it a Map`, start })),
    ].map(({ detail, start }) => ({ path, line: lineAt(text, start), detail })),
  )
}

/**
 * What a file declares as an object with arbitrary keys, and what it asks for computed keys.
 * @param {string} path
 * @param {string} text
 * @returns {Reading}
 */
function readingOf(path, text) {
  /** @type {Reading} */
  const reading = { tables: [], reads: new Set(), maps: new Set(), wrong: [] }
  /** @type {Set<number>} */
  const assigned = new Set()
  /** @param {{ start: number, end: number }} callee */
  const isMap = (callee) => text.slice(callee.start, callee.end) === 'Map'
  const visitor = new Visitor({
    VariableDeclarator({ id, init, start }) {
      if (id.type === 'Identifier' && init?.type === 'NewExpression' && isMap(init.callee))
        reading.maps.add(id.name)
      if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression') return
      const type = id.typeAnnotation && text.slice(id.typeAnnotation.start, id.typeAnnotation.end)
      if (type && /^:\s*(?:Readonly<|Partial<)?Record<string\b/.test(type))
        reading.tables.push({
          name: id.name,
          start,
          exported: text.slice(0, start).endsWith('export const '),
        })
    },
    AssignmentExpression({ operator, left }) {
      if (operator === '=') assigned.add(left.start)
    },
    MemberExpression({ object, property, computed, start }) {
      if (!computed || property.type === 'Literal' || assigned.has(start)) return
      if (object.type === 'Identifier') reading.reads.add(object.name)
      if (object.type === 'ObjectExpression')
        reading.wrong.push({ detail: 'an object is asked for any key: make it a Map', start })
    },
    CallExpression({ callee, arguments: [first], start }) {
      if (!/^Object\.(?:keys|values|entries|hasOwn)$/.test(text.slice(callee.start, callee.end))) return
      if (first?.type === 'Identifier' && reading.maps.has(first.name))
        reading.wrong.push({ detail: `${first.name} is a Map: it has no keys of an object`, start })
    },
    BinaryExpression({ operator, left, start }) {
      if (operator === 'in' && left.type !== 'Literal')
        reading.wrong.push({ detail: '`in` finds what every object inherits: use Object.hasOwn', start })
    },
  })
  visitor.visit(parseSync(path, text).program)
  return reading
}
