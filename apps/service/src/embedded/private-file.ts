import { chmod, link, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode } from '../has-code.ts'
import { makeDataFolder } from './data-folder.ts'
import { StartError } from './start-error.ts'

/**
 * Reads a secret file, creating it (mode 0600, complete or not at all) with `make()` where it is missing. Programs
 * that create it at the same time all get the same text. A file that others could read is closed to them.
 * Throws a `ConfigError` where its folder cannot be made, and a `StartError` where the file is empty.
 */
export async function privateFile(path: string, make: () => string): Promise<string> {
  await makeDataFolder(dirname(path))
  const found = await readIfPresent(path)
  if (found === null) return createPrivateFile(path, make())
  if (found.trim() === '') {
    throw new StartError(`${path} is empty: restore it from a backup, or delete it to have a new one made`)
  }
  await chmod(path, 0o600)
  return found
}

async function readIfPresent(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new StartError(`${path} cannot be read (${error.message})`)
  })
}

async function createPrivateFile(path: string, text: string): Promise<string> {
  const part = await writePart(path, text)
  try {
    // Unlike `rename`, `link` never replaces the file of a program that was faster.
    await link(part, path)
    return text
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return readFile(path, 'utf8')
  } finally {
    await rm(part, { force: true })
  }
}

/** Writes a secret file, mode 0600, complete or not at all. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  await makeDataFolder(dirname(path))
  await rename(await writePart(path, text), path)
}

let parts = 0

async function writePart(path: string, text: string): Promise<string> {
  parts += 1
  const part = `${path}.${process.pid}.${parts}.part`
  const file = await open(part, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  return part
}
