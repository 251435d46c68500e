// npm run lint:commits -- [BASE]: the subjects of the commits since BASE (default: where this branch left main).
import { execFileSync } from 'node:child_process'
import { subjectFaults } from './commit-subjects.mjs'

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

const base = process.argv[2] ?? git('merge-base', 'HEAD', 'main')
const commits = git('log', '--no-merges', '--format=%h %s', `${base}..HEAD`).split('\n').filter(Boolean)
for (const commit of commits) {
  const [hash = '', subject = ''] = commit.split(/ (.*)/s)
  for (const fault of subjectFaults(subject)) {
    process.stderr.write(`${hash} ${subject}\n  ${fault}\n`)
    process.exitCode = 1
  }
}
