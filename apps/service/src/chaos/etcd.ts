import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../embedded/free-port.ts'

/** Starts one etcd, which keeps its data below `folder`; the program is looked for in the path. */
export async function startEtcd(folder: string, port: number): Promise<ChildProcess> {
  const url = `http://127.0.0.1:${port}`
  const peer = `http://127.0.0.1:${await freePort()}`
  return spawn(
    'etcd',
    [
      ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', url, '--advertise-client-urls', url],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `default=${peer}`, '--log-level', 'error'],
    ],
    { stdio: 'ignore' },
  )
}
