import { createServer, type Server, type ServerResponse } from 'node:http'
import type { BaseLogger } from 'pino'
import type { Registry } from 'prom-client'
import { newId } from '../new-id.ts'
import { PROBLEM_TYPE, problemBody, toProblem } from './error-handler.ts'
import { HEALTHY, type Health, requireReady } from './health.ts'

export interface MetricsPortOptions {
  registry: Registry
  health: Health
  log: BaseLogger
}

interface Page {
  type: string
  body: string
}

/** Serves `/metrics`, `/livez` and `/readyz` of any process, workers too, on a port that only operators reach. */
export function serveMetricsPort(options: MetricsPortOptions, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/'
    const page = request.method === 'GET' ? pageOf(path, options) : null
    if (page === null) response.writeHead(404).end()
    else
      page
        .then((found) => send(response, 200, found))
        .catch((error: unknown) => refuse(response, error, path))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

function pageOf(path: string, { registry, health, log }: MetricsPortOptions): Promise<Page> | null {
  const healthy = { type: 'application/json', body: JSON.stringify(HEALTHY) }
  switch (path) {
    case '/metrics':
      return registry.metrics().then((body) => ({ type: registry.contentType, body }))
    case '/livez':
      return Promise.resolve(healthy)
    case '/readyz':
      return requireReady(health, log).then(() => healthy)
    default:
      return null
  }
}

function refuse(response: ServerResponse, error: unknown, path: string): void {
  const problem = toProblem(error)
  const body = JSON.stringify(problemBody(problem, path, newId()))
  send(response, problem.status, { type: PROBLEM_TYPE, body })
}

function send(response: ServerResponse, status: number, { type, body }: Page): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
