// What is learnt from data:
//   npm run train:restatements -- PAIRS.jsonl FOLDER...    learns by what a sentence tells an earlier point again
//   npm run train:spelling                                 learns the weights anew, from the data and sentences in here
//   npm run measure:spelling -- own|frequencies FILE...    measures it on sentences of other files, one a line
//   node scripts/training.mjs list-errors                 prints what is probably misspelt in the word list (decision 0126)
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [program = 'train', ...options] = process.argv.slice(2)
const folder = join(root, 'packages', 'tamil', 'dist', 'training')

const made = await rolldown({
  cwd: root,
  input: join('packages', 'tamil', 'training', `${program}.ts`),
  platform: 'node',
  resolve: { conditionNames: ['semmai-source', 'node', 'default'] },
})
await made.write({ dir: folder, entryFileNames: `${program}.mjs` })
await made.close()

const { status } = spawnSync(process.execPath, [join(folder, `${program}.mjs`), ...options], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
