import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Proxied {
  name: string
  postgresPort: number
  /** Where Patroni says whether the member is the leader. */
  restPort: number
}

/** Starts haproxy on `port`, which leads to the member that is the leader; the program is looked for in the path. */
export async function startLeaderProxy(
  folder: string,
  port: number,
  members: readonly Proxied[],
): Promise<ChildProcess> {
  const servers = members.map(
    ({ name, postgresPort, restPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`,
  )
  const path = join(folder, 'haproxy.cfg')
  await writeFile(
    path,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen leader
  bind 127.0.0.1:${port}
  option httpchk
  http-check send meth OPTIONS uri /primary
  default-server inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  )
  return spawn('haproxy', ['-f', path, '-db'], { stdio: 'ignore' })
}
