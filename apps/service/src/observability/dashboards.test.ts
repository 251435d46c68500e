import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')

async function everyMetric(): Promise<Set<string>> {
  const metrics = createMetrics({ version: '1', role: 'all', tenants: 1 })
  metrics.operations.watchQueue(async () => ({ queued: 0, running: 0, oldestSeconds: 0 }))
  metrics.operations.watchUnderWay(() => 0)
  metrics.dependencies.watchPool(() => ({ idle: 0, busy: 0, limit: 0, waiting: 0 }))
  const found = await metrics.registry.getMetricsAsJSON()
  return new Set(found.map(({ name }) => name))
}

/** Names of metrics in the text that no process has. */
function unknownMetrics(text: string, known: ReadonlySet<string>): string[] {
  const named = text.match(/\b(?:semmai|nodejs|process)_[a-z0-9_]+\b/g) ?? []
  const exists = (name: string) => known.has(name) || known.has(name.replace(/_(bucket|count|sum)$/, ''))
  return [...new Set(named)].filter((name) => !exists(name))
}

const known = await everyMetric()
const DASHBOARD = 'deploy/grafana/dashboard.json'
const ALERTS = 'deploy/prometheus/alerts.yml'

describe('dashboard, alerts and pages', () => {
  it.each([DASHBOARD, ALERTS, 'docs/observability.md', 'docs/runbooks.md'])(
    '%s names only metrics that exist',
    (path) => {
      const text = read(path).replace(/`(?:nodejs|process)_\*`/g, '')
      expect(text).toContain('semmai_')
      expect(unknownMetrics(text, known)).toEqual([])
      expect(unknownMetrics(`${text} semmai_no_such_metric_total`, known)).toEqual([
        'semmai_no_such_metric_total',
      ])
    },
  )

  it('show every metric of our own, and the page explains each', () => {
    const own = [...known].filter((name) => name.startsWith('semmai_'))
    expect(own.length).toBeGreaterThan(15)
    for (const path of [DASHBOARD, 'docs/observability.md']) {
      expect(own.filter((name) => !read(path).includes(name))).toEqual([])
    }
  })

  it('have a runbook for every alert, and no other', () => {
    const alerts = [...read(ALERTS).matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
    const runbooks = [...read('docs/runbooks.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
    expect(runbooks.sort()).toEqual(alerts.sort())
    for (const name of alerts)
      expect(read(ALERTS)).toContain(`runbook: docs/runbooks.md#${name?.toLowerCase()}`)
  })
})
