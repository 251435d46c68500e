import { createRequire } from 'node:module'

const { version } = createRequire(import.meta.url)('../package.json') as { version: string }

/** Version of this program, as `package.json` has it. */
export const VERSION = version
