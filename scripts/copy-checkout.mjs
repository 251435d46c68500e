import { spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The files that git tracks or would add, with their present content. */
export function copyCheckout(folder) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status !== 0) throw new Error('This is not a git checkout')
  for (const file of stdout.split('\0').filter((name) => name !== '')) {
    // A file that is deleted but not yet committed is still listed.
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  }
  // A newcomer's copy is a checkout too: some tests ask git for the files.
  for (const step of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    spawnSync('git', step, { cwd: folder })
}
