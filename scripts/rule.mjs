// The rules' housekeeping:
//   npm run rule -- new grammar/NAME   makes the skeleton of a rule and lists it
//   npm run rule -- list               writes packages/tamil/src/rules/index.ts anew from the folders
//   npm run rule -- catalogue          writes docs/rules.md anew (builds first when a source changed)
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenStale, root } from './build-when-stale.mjs'

const TYPES = ['clarity', 'grammar', 'spelling', 'style']
const folder = join(root, 'packages/tamil/src/rules')

function ruleIds() {
  return TYPES.flatMap((type) =>
    readdirSync(join(folder, type), { withFileTypes: true })
      .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map(({ name }) => `${type}/${name.slice(0, -3)}`),
  ).sort()
}

function variable(id) {
  return id.replace(/[/-]([a-z0-9])/g, (_, letter) => letter.toUpperCase())
}

function list() {
  const ids = ruleIds()
  const lines = [
    '// biome-ignore-all format: generated',
    '// biome-ignore-all assist/source/organizeImports: generated',
    '// Written by `npm run rule -- list` from the files in the four folders; never edited by hand.',
    "import type { Rule } from './rule.ts'",
    ...ids.map((id) => `import ${variable(id)} from './${id}.ts'`),
    '',
    '/** Every rule, sorted by id. */',
    'export const RULES: readonly Rule[] = [',
    ...ids.map((id) => `  ${variable(id)},`),
    ']',
    '',
  ]
  writeFileSync(join(folder, 'index.ts'), lines.join('\n'))
  process.stdout.write(`${ids.length} rules listed\n`)
}

const SKELETON = (id) => `import { defineRule } from '../rule.ts'

export default defineRule({
  id: '${id}',
  severity: 'medium',
  message: {
    ta: '‘{found}’ என்பது பிழை; ‘{suggestion}’ என்பதே சரி: ஏன் என்று இங்கே.',
    en: 'Why ‘{found}’ is wrong and ‘{suggestion}’ is right.',
  },
  source: '',
  examples: [{ wrong: '[தவறு]', right: 'சரி' }],
  allows: [''],
  when: { words: ['தவறு'] },
  check(word) {
    return word.replaceWith('சரி')
  },
})
`

function create(id) {
  if (!/^(clarity|grammar|spelling|style)\/[a-z0-9]+(-[a-z0-9]+)*$/.test(id ?? '')) {
    process.stderr.write('usage: npm run rule -- new (grammar|spelling|style|clarity)/kebab-case-name\n')
    process.exit(2)
  }
  const file = join(folder, `${id}.ts`)
  if (existsSync(file)) {
    process.stderr.write(`${file} is there already\n`)
    process.exit(1)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, SKELETON(id))
  list()
  process.stdout.write(`${file}\n`)
}

async function catalogue() {
  buildWhenStale()
  const { RULES } = await import(pathToFileURL(join(root, 'packages/tamil/dist/rules/index.js')).href)
  const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const parts = TYPES.flatMap((type) => {
    const rules = RULES.filter(({ id }) => id.startsWith(`${type}/`)).toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    )
    return [
      `## ${type} (${rules.length})`,
      '',
      '| Rule | Severity | What it says | Example | Source |',
      '|---|---|---|---|---|',
      ...rules.map((rule) => {
        const [example] = rule.examples
        const shown = example.right === undefined ? example.wrong : `${example.wrong} → ${example.right}`
        return `| \`${rule.id}\` | ${rule.severity} | ${cell(rule.message.ta)}<br>${cell(rule.message.en)} | ${cell(shown)} | ${cell(rule.source)} |`
      }),
      '',
    ]
  })
  const head = [
    '# Rules',
    '',
    `${RULES.length} rules. Written by \`npm run rule -- catalogue\`; edit the rules, not this page.`,
    '',
  ]
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs/rules.md'), [...head, ...parts].join('\n'))
  process.stdout.write(`${RULES.length} rules written to docs/rules.md\n`)
}

const [command, argument] = process.argv.slice(2)
if (command === 'new') create(argument)
else if (command === 'list') list()
else if (command === 'catalogue') await catalogue()
else {
  process.stderr.write('usage: npm run rule -- (new TYPE/NAME | list | catalogue)\n')
  process.exit(2)
}
