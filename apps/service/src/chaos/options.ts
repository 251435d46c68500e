import { parseArgs } from 'node:util'

/** Every option, with what it does. */
const OPTIONS = {
  minutes: { type: 'string', default: '1', about: 'N: kill nodes and cut connections for so long (1)' },
  seed: { type: 'string', default: '1', about: 'S: decides which faults come when (1)' },
  'rolling-minutes': {
    type: 'string',
    about: 'N: restart one node behind haproxy every minute, for so long',
  },
  'without-drain': { type: 'boolean', default: false, about: 'with --rolling-minutes: its negative control' },
  'upgrade-from': {
    type: 'string',
    about: 'FOLDER, with --rolling-minutes: change to the version there, and back',
  },
  failovers: { type: 'string', about: 'N: lose the leader of three Postgres so often' },
  asynchronous: { type: 'boolean', default: false, about: 'with --failovers: its negative control' },
  patroni: { type: 'string', default: 'patroni', about: 'PROGRAM, with --failovers (patroni)' },
  'postgres-bin': {
    type: 'string',
    default: '/usr/lib/postgresql/18/bin',
    about: 'FOLDER, with --failovers (/usr/lib/postgresql/18/bin)',
  },
  'postgres-user': {
    type: 'string',
    default: 'postgres',
    about: 'NAME: runs Postgres if root starts it (postgres)',
  },
  help: { type: 'boolean', default: false, about: 'print this' },
} as const

/** One line for each option. */
export const USAGE: string = [
  'npm run chaos -- [OPTION …]',
  ...Object.entries(OPTIONS).map(([name, { about }]) => `  ${`--${name}`.padEnd(18)} ${about}`),
].join('\n')

/** The options as they were given, or their defaults. */
export type ChaosOptions = ReturnType<typeof parse>

/** Reads the command line; in place of the options the line that says what is wrong with it. */
export function readOptions(args: readonly string[]): ChaosOptions | { readonly mistake: string } {
  try {
    return parse(args)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { mistake: `${error.message.split('. ', 1)[0]}.` }
  }
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS }).values
}
