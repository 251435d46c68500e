// Keeps the rules in order:
//   npm run rule -- new grammar/NAME   makes the skeleton of a rule and lists it
//   npm run rule -- new --pairs spelling/NAME   the same for a rule that is only a table, with an empty table
//   npm run rule -- list               writes packages/tamil/src/rules/TYPE/index.ts anew from the files beside it,
//                                      and adds their ids to published-ids.txt
//   npm run rule -- catalogue          writes docs/rules.md and docs/sandhi.md anew (builds first when a source changed)
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhenStale, root } from './build-when-stale.mjs'

const folder = join(root, 'packages/tamil/src/rules')
const tables = join(root, 'packages/tamil/data/replacements')
/** The issue types: each has a folder of rules. */
const TYPES = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

function ruleNames(type) {
  return readdirSync(join(folder, type))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts')
    .map((name) => name.slice(0, -3))
    .sort()
}

function variable(name) {
  return name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
}

function list() {
  for (const type of TYPES) {
    const names = ruleNames(type)
    const lines = [
      '// Written by `npm run rule -- list`: one line for each rule file of this folder. Git merges it by union.',
      ...names.map((name) => `export { default as ${variable(name)} } from './${name}.ts'`),
      '',
    ]
    writeFileSync(join(folder, type, 'index.ts'), lines.join('\n'))
    process.stdout.write(`${type}: ${names.length} rules listed\n`)
  }
  publish()
}

/** Every id that a rule has or had: ids are public, so none ever leaves the file. */
function publish() {
  const file = join(folder, 'published-ids.txt')
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const present = TYPES.flatMap((type) => ruleNames(type).map((name) => `${type}/${name}`))
  const ids = [...new Set([...before, ...present])].filter((id) => id !== '').sort()
  writeFileSync(file, `${ids.join('\n')}\n`)
}

const FACE = (id) => `  id: '${id}',
  type: '${dirname(id)}',
  severity: 'medium',
  message: {
    ta: '‘{found}’ என்பது பிழை; ‘{suggestion}’ என்பதே சரி: ஏன் என்று இங்கே.',
    en: 'Why ‘{found}’ is wrong and ‘{suggestion}’ is right.',
  },
  source: '',
  examples: [{ wrong: '[தவறு]', right: 'சரி' }],
  allows: [''],
`

const SKELETON = (id) => `import { defineRule } from '../rule.ts'

export default defineRule({
${FACE(id)}  when: { words: ['தவறு'] },
  check(word) {
    return word.replaceWith('சரி')
  },
})
`

/** A rule without code: its pairs are a table. */
const TABLE_SKELETON = (id) => `import { replacementRule } from '../rule.ts'

export default replacementRule({
${FACE(id)}})
`

function create(args) {
  const isTable = args.includes('--pairs')
  const [id, ...others] = args.filter((argument) => argument !== '--pairs')
  const [type, name, ...more] = (id ?? '').split('/')
  if (
    !TYPES.includes(type) ||
    !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name ?? '') ||
    [...more, ...others].length > 0
  ) {
    process.stderr.write(`usage: npm run rule -- new [--pairs] (${TYPES.join('|')})/kebab-case-name\n`)
    process.exit(2)
  }
  const file = join(folder, `${id}.ts`)
  if (existsSync(file)) {
    process.stderr.write(`${file} is there already\n`)
    process.exit(1)
  }
  writeFileSync(file, isTable ? TABLE_SKELETON(id) : SKELETON(id))
  list()
  process.stdout.write(`${file}\n`)
  if (isTable) process.stdout.write(`${createTable(id)}\n`)
}

/** The table of a rule, with the pair of the skeleton's example. Gives its path. */
function createTable(id) {
  const table = join(tables, `${id}.tsv`)
  mkdirSync(dirname(table), { recursive: true })
  if (!existsSync(table)) writeFileSync(table, 'wrong\tright\nதவறு\tசரி\n')
  return table
}

async function catalogue() {
  buildWhenStale()
  const { PROFILES, RULES } = await import(pathToFileURL(join(root, 'packages/tamil/dist/index.js')).href)
  const { readPrecision } = await import(
    pathToFileURL(join(root, 'bench/dist/quality/rule-precision.js')).href
  )
  const measured = readPrecision(readFileSync(join(root, 'bench/precision/rules.tsv'), 'utf8'))
  const rightOf = (id) => {
    const { right, wrong } = measured.get(id) ?? { right: 0, wrong: 0 }
    return right + wrong === 0 ? '–' : `${right} of ${right + wrong}`
  }
  const rulesOf = (severity) => RULES.filter((rule) => rule.severity === severity)
  const judgedOf = (severity, least) =>
    rulesOf(severity).filter(({ id }) => {
      const { right, wrong } = measured.get(id) ?? { right: 0, wrong: 0 }
      return right + wrong >= least
    }).length
  const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const parts = TYPES.flatMap((type) => {
    const rules = RULES.filter((rule) => rule.type === type).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    return [
      `## ${type} (${rules.length})`,
      '',
      '| Rule | Severity | Profiles | Right | What it says | Example | Source |',
      '|---|---|---|---|---|---|---|',
      ...rules.map((rule) => {
        const [example] = rule.examples
        const shown = example.right === undefined ? example.wrong : `${example.wrong} → ${example.right}`
        return `| \`${rule.id}\` | ${rule.severity} | ${(rule.profiles ?? PROFILES).join(', ')} | ${rightOf(rule.id)} | ${cell(rule.message.ta)}<br>${cell(rule.message.en)} | ${cell(shown)} | ${cell(rule.source)} |`
      }),
      '',
    ]
  })
  const head = [
    '# Rules',
    '',
    `${RULES.length} rules. Written by \`npm run rule -- catalogue\`; edit the rules, not this page.`,
    '',
    `*Right* counts the issues that a reader found right, on the blind sets and on news and stories (\`npm run bench:precision\`); – where none was met. Severity follows it ([decision 0122](decisions/0122-measured-precision.md)): of a \`high\` rule 80 % of the next issues are to be expected right, of a \`medium\` one 50 %; a rule of which nothing was judged is \`medium\` at most. Of ${rulesOf('high').length} \`high\` rules all were judged, ${judgedOf('high', 8)} on eight issues or more; of ${rulesOf('medium').length} \`medium\` ones ${judgedOf('medium', 1)}, ${judgedOf('medium', 8)} on eight or more.`,
    '',
    'Besides them `clarity/not-examined` says what of a text was left out ([decision 0100](decisions/0100-work-is-counted-in-steps.md)).',
    '',
  ]
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs/rules.md'), [...head, ...parts].join('\n'))
  writeFileSync(join(root, 'docs/sandhi.md'), sandhiTable(RULES))
  process.stdout.write(`${RULES.length} rules written to docs/rules.md, those of sandhi to docs/sandhi.md\n`)
}

/** The places of the school book where a hard consonant doubles and where not: a line for each rule, with its tests. */
function sandhiTable(rules) {
  const places = (title, prefix) => {
    const own = rules.filter(({ id }) => id.startsWith(prefix)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const count = (key) => own.reduce((sum, rule) => sum + rule[key].length, 0)
    return [
      `## ${title}`,
      '',
      `${own.length} rules, ${count('examples')} faults and ${count('allows')} correct texts as tests.`,
      '',
      '| Place | Rule | Faults | Correct texts | Example |',
      '|---|---|---|---|---|',
      ...own.map(({ id, source, examples, allows }) => {
        const place = source.split(/[;:] ?/u).at(-1)
        const [{ wrong, right }] = examples
        return `| ${place} | \`${id}\` | ${examples.length} | ${allows.length} | ${wrong} → ${right} |`
      }),
      '',
    ]
  }
  return [
    '# Sandhi',
    '',
    'Written by `npm run rule -- catalogue`. More sentences of each place: `packages/tamil/src/test/quality-sentences-*.ts`.',
    '',
    ...places('வல்லினம் மிகும் இடங்கள்', 'grammar/vallinam-missing-'),
    ...places('வல்லினம் மிகா இடங்கள்', 'grammar/vallinam-extra-'),
  ].join('\n')
}

const [command, ...args] = process.argv.slice(2)
if (command === 'new') create(args)
else if (command === 'list') list()
else if (command === 'catalogue') await catalogue()
else {
  process.stderr.write('usage: npm run rule -- (new [--pairs] TYPE/NAME | list | catalogue)\n')
  process.exit(2)
}
