import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ConfigError } from '../config.ts'

/** Makes the folder of local state where it is missing. Throws a `ConfigError` naming `DATA_DIR` where it cannot be. */
export async function makeDataFolder(path: string): Promise<void> {
  try {
    await makeFolder(path)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError([`DATA_DIR: ${path} cannot be used as a folder (${reason})`])
  }
}

/**
 * Node's own recursive `mkdir` never ends below a folder that accepts no new one, such as `/proc`: it makes the
 * parent again and again. Here a parent is made only where it is missing.
 */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return
  const parent = dirname(path)
  if (!(await isFolder(parent))) await makeFolder(parent)
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    const madeMeanwhile = error.code === 'EEXIST' && (await isFolder(path))
    if (!madeMeanwhile) throw error
  })
}

/** Throws where something else is in the place. */
async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found && !found.isDirectory()) throw new Error(`${path} is not a folder`)
  return found !== null
}
