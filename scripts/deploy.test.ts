import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { SETTINGS } from '../apps/service/src/config/settings.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const DEPLOY = join(ROOT, 'deploy')
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8')

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects, and fails where it is not there
type Document = any

function documents(path: string): Document[] {
  return parseAllDocuments(read(path), { merge: true }).map((document) => {
    expect([path, document.errors]).toEqual([path, []])
    return document.toJS()
  })
}

const yamlFiles = readdirSync(DEPLOY, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('yml') || path.endsWith('yaml'),
)
const manifests = documents('kubernetes/kustomization.yaml')[0].resources.flatMap((path: string) =>
  documents(`kubernetes/${path}`),
)
const ofKind = (kind: string): Document[] => manifests.filter((manifest: Document) => manifest.kind === kind)
const compose = documents('compose.yml')[0]
const defaultMs = (name: 'DRAIN_DELAY_MS' | 'DRAIN_TIMEOUT_MS') => Number(SETTINGS[name].fallback)
/** Names that are settings neither of the service nor of Node. */
const unknown = (names: string[]) => names.filter((name) => !(name in SETTINGS))

describe('the files of deploy/', () => {
  it('are YAML without a syntax error', () => {
    expect(yamlFiles.length).toBeGreaterThan(10)
    for (const path of yamlFiles) documents(path)
  })

  it('set only settings that exist', () => {
    for (const name of ['api-1', 'worker-1', 'migrate']) {
      expect([name, unknown(Object.keys(compose.services[name].environment))]).toEqual([name, []])
    }
    expect(unknown(Object.keys(ofKind('ConfigMap')[0].data))).toEqual([])
    const units = read('systemd/semmai@.service') + read('systemd/semmai-migrate.service')
    const unit = [...units.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
    expect(unknown(unit.map((pair) => pair.split('=')[0] ?? ''))).toEqual([])
    expect(unknown(['NO_SUCH_SETTING'])).toEqual(['NO_SUCH_SETTING'])
  })

  it('name only files of the repository', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    )
    expect(copied.length).toBeGreaterThan(4)
    expect(copied.filter((path) => !path.includes('*') && !existsSync(join(ROOT, path)))).toEqual([])
    const mounted = Object.values<Document>(compose.services)
      .flatMap(({ volumes = [] }) => volumes as string[])
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.split(':')[0] ?? '')
    expect(mounted.filter((path) => !existsSync(join(DEPLOY, path)))).toEqual([])
  })

  it('kill no process before it has drained', () => {
    const compose30 = Number.parseInt(compose.services['api-1'].stop_grace_period, 10) * 1000
    const unit = Number(/TimeoutStopSec=(\d+)/.exec(read('systemd/semmai@.service'))?.[1]) * 1000
    for (const grace of [compose30, unit]) {
      expect(grace).toBeGreaterThan(defaultMs('DRAIN_DELAY_MS') + defaultMs('DRAIN_TIMEOUT_MS'))
    }
    const { DRAIN_DELAY_MS, DRAIN_TIMEOUT_MS } = ofKind('ConfigMap')[0].data
    for (const { spec } of ofKind('Deployment')) {
      expect(spec.template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(
        Number(DRAIN_DELAY_MS) + Number(DRAIN_TIMEOUT_MS),
      )
    }
  })

  it('run without rights and on a read-only root', () => {
    const pods = [...ofKind('Deployment'), ...ofKind('Job')].map(({ spec }) => spec.template.spec)
    expect(pods).toHaveLength(3)
    for (const pod of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true },
      })
      expect(pod.containers[0].securityContext).toEqual({
        ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
        capabilities: { drop: ['ALL'] },
      })
    }
    expect(compose.services['api-1']).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(read('Dockerfile')).toMatch(/^USER 1000:1000$/m)
  })

  it('keep one pod of each kind whatever is drained, and find their pods', () => {
    const pods = ofKind('Deployment').map(({ spec }) => spec.template.metadata.labels)
    const selected = [
      ...ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
      ofKind('Service')[0].spec.selector,
    ]
    for (const labels of selected) expect(pods).toContainEqual(expect.objectContaining(labels))
    const targets = ofKind('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name)
    expect(targets.sort()).toEqual(
      ofKind('Deployment')
        .map(({ metadata }) => metadata.name)
        .sort(),
    )
  })

  it('probe what every process serves, and never give the owner’s password to a node', () => {
    for (const { spec } of ofKind('Deployment')) {
      const [container] = spec.template.spec.containers
      expect([container.readinessProbe.httpGet.path, container.livenessProbe.httpGet.path]).toEqual([
        '/readyz',
        '/livez',
      ])
      expect(JSON.stringify(container)).not.toContain('semmai-migration')
    }
    for (const name of ['api-1', 'api-2', 'worker-1', 'worker-2']) {
      expect(compose.services[name].environment).not.toHaveProperty('DATABASE_MIGRATION_URL')
    }
  })
})
