import { join } from 'node:path'

/** Who owns the database of a member. */
export const SUPERUSER = 'postgres'

export interface PatroniConfigOptions {
  name: string
  /** Of this member alone. */
  folder: string
  etcdPort: number
  postgresPort: number
  restPort: number
  synchronous: boolean
  /** Folder of Postgres with `pg_basebackup` and `pg_rewind`. */
  postgresBin: string
}

/** What worked: a leader's key of 20 s (Patroni's least), looked at every second; a leader whose Postgres died gives way. */
export function patroniConfig({
  name,
  folder,
  etcdPort,
  postgresPort,
  restPort,
  synchronous,
  postgresBin,
}: PatroniConfigOptions): object {
  const account = (username: string) => ({ username, password: 'loopback' })
  return {
    scope: 'semmai',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        maximum_lag_on_failover: 1_048_576,
        primary_start_timeout: 0,
        synchronous_mode: synchronous,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            wal_log_hints: 'on',
            max_connections: 200,
            max_wal_size: '128MB',
            min_wal_size: '64MB',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${postgresPort}`,
      connect_address: `127.0.0.1:${postgresPort}`,
      data_dir: join(folder, 'data'),
      // A member that cannot be brought to the leader's history copies it anew.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      bin_dir: postgresBin,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: account(SUPERUSER),
        replication: account('replicator'),
        rewind: account('rewinder'),
      },
      parameters: { unix_socket_directories: folder },
      // Listens on the loopback only.
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
    },
  }
}
