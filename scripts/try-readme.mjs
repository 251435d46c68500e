// Does what the README tells a newcomer to do, literally: `try-readme.mjs start|test [FOLDER]`.
//   start   installs, starts, waits until it is ready, pastes the curl, compares the answer, stops
//   test    installs and runs the tests
// Each in a copy of the checkout that has neither node_modules nor dist. The copy is FOLDER where one is given, which
// is kept, and otherwise temporary.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copyCheckout } from './copy-checkout.mjs'
import { readmeStart } from './readme.mjs'

const ORIGIN = 'http://localhost:8080'
const READY_LIMIT_MS = 300_000
const STOP_LIMIT_MS = 30_000

async function untilReady(child) {
  const deadline = Date.now() + READY_LIMIT_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    const answer = await fetch(`${ORIGIN}/readyz`).catch(() => null)
    if (answer?.status === 200) return
    if (Date.now() > deadline) throw new Error(`The service is not ready after ${READY_LIMIT_MS / 1000} s`)
    await wait(500)
  }
}

async function tryStart({ start, curl, answer }, folder) {
  if (await fetch(`${ORIGIN}/livez`).catch(() => null)) throw new Error(`Something else serves ${ORIGIN}`)
  const child = spawn('bash', ['-c', start], { cwd: folder, stdio: 'inherit', detached: true })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    await untilReady(child)
    // Ready, but the demo tenants are still being set up: the curl is printed when they are.
    const given = await pasted(curl, folder)
    const [wanted, got] = [answer, given].map(({ result }) => result?.corrected_text)
    if (got !== wanted) throw new Error(`The README's curl answers ${JSON.stringify(given, null, 2)}`)
    process.stdout.write(`\nThe README's curl answers as the README says: ${got}\n`)
  } finally {
    process.kill(-child.pid, 'SIGTERM')
    const stopped = await Promise.race([ended.then(() => true), wait(STOP_LIMIT_MS, false)])
    if (!stopped) process.kill(-child.pid, 'SIGKILL')
  }
  if (await fetch(`${ORIGIN}/livez`).catch(() => null)) throw new Error('The service runs on after SIGTERM')
}

async function pasted(curl, folder) {
  const deadline = Date.now() + STOP_LIMIT_MS
  for (;;) {
    const result = spawnSync('bash', ['-c', curl], { cwd: folder, encoding: 'utf8' })
    const answer = result.status === 0 && result.stdout !== '' ? JSON.parse(result.stdout) : {}
    if (answer.result !== undefined || Date.now() > deadline) return answer
    await wait(500)
  }
}

async function main() {
  const [what, kept] = process.argv.slice(2)
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'semmai-readme-'))
  try {
    copyCheckout(folder)
    const readme = readmeStart(join(folder, 'README.md'))
    if (what === 'start') await tryStart(readme, folder)
    else if (what === 'test') {
      const { status } = spawnSync('bash', ['-c', readme.test], { cwd: folder, stdio: 'inherit' })
      if (status !== 0) throw new Error(`${readme.test} ended with ${status}`)
    } else throw new Error('usage: node scripts/try-readme.mjs (start | test) [FOLDER]')
  } finally {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
