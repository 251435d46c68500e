import { type Plugin, parseAst } from 'vite'

/** What only tests and the pages of rules read: half of what the rules weigh. */
const LEFT_OUT = ['examples', 'allows', 'knownFailures', 'source']
const DECLARED_BY = ['defineRule', 'replacementRule']
const RULE = /\/packages\/tamil\/src\/rules\/[a-z]+\/[a-z0-9-]+\.ts$/
const PAGES = 'virtual:rule-pages'

interface Node {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

/**
 * Leaves out of the browser's engine what it does not run on, and gives the pages of the rules as a module of their own,
 * `virtual:rule-pages`, that is loaded when a writer first asks why.
 */
export function rulesInBrowser(): Plugin {
  return {
    name: 'rules-in-browser',
    enforce: 'post',
    resolveId: (id) => (id === PAGES ? `\0${PAGES}` : null),
    async load(id) {
      if (id !== `\0${PAGES}`) return null
      const { RULES, PROFILES } = await import('@semmai/tamil')
      const pages = RULES.map(({ id: rule, source, examples, profiles = PROFILES }) => [
        rule,
        { source, profiles, examples: examples.map(({ wrong, right = null }) => ({ wrong, right })) },
      ])
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(pages)))})`
    },
    transform(code, id) {
      return RULE.test(id) ? { code: withoutMembers(code), map: null } : null
    },
  }
}

function withoutMembers(code: string): string {
  const ranges: { start: number; end: number }[] = []
  visit(parseAst(code) as unknown as Node, (node) => {
    if (node.type !== 'CallExpression' || !DECLARED_BY.includes(nameOf(node.callee))) return
    for (const argument of nodesIn(node.arguments)) {
      for (const property of nodesIn(argument.properties)) {
        if (LEFT_OUT.includes(nameOf(property.key))) ranges.push(property)
      }
    }
  })
  let kept = code
  for (const { start, end } of ranges.sort((a, b) => b.start - a.start)) {
    const comma = /^\s*,/.exec(kept.slice(end))?.[0].length ?? 0
    kept = kept.slice(0, start) + kept.slice(end + comma)
  }
  return kept
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const value of Object.values(node)) for (const child of nodesIn(value)) visit(child, look)
}

function nodesIn(value: unknown): Node[] {
  return [value].flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : ''
}
