import { fileURLToPath } from 'node:url'
import { freePorts } from '../embedded/free-port.ts'
import type { NodeOrder } from './node.ts'
import { type SupervisedNode, superviseNode } from './supervised-node.ts'

export interface NodeCluster {
  apis: readonly [SupervisedNode, SupervisedNode]
  workers: readonly [SupervisedNode, SupervisedNode]
  /** Addresses of the two API nodes. */
  origins: readonly [string, string]
}

/** Starts two API nodes and two workers, adds them to `started`, and waits until all are ready. */
export async function startNodes(
  started: SupervisedNode[],
  dataDir: string,
  url: string,
): Promise<NodeCluster> {
  const dependencies: NodeOrder['dependencies'] = {
    url,
    migrationUrl: null,
    operatorIssuer: null,
    outbound: { allowLoopback: true, privateHosts: [] },
  }
  const program = fileURLToPath(new URL('./node.js', import.meta.url))
  const node = (role: NodeOrder['role'], port: number) => {
    const order: NodeOrder = { role, port, dataDir, dependencies }
    const one = superviseNode(() => ({ args: [program, JSON.stringify(order)] }))
    started.push(one)
    return one
  }
  const first = await freePorts(2)
  const ports = [first, first + 1] as const
  const apis = [node('api', ports[0]), node('api', ports[1])] as const
  const workers = [node('worker', 0), node('worker', 0)] as const
  await Promise.all(started.map(({ ready }) => ready))
  return { apis, workers, origins: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] }
}
