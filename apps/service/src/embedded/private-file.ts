import { chmod, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeDataFolder } from './data-folder.ts'

/**
 * Reads a secret file, creating it (mode 0600, whole or not at all) with `make()` where it is missing.
 * A file that others could read is closed to them. Throws a `ConfigError` where its folder cannot be made.
 */
export async function privateFile(path: string, make: () => string): Promise<string> {
  await makeDataFolder(dirname(path))
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found !== null) {
    await chmod(path, 0o600)
    return found
  }
  const text = make()
  await writePrivateFile(path, text)
  return text
}

/** Writes a secret file, mode 0600, whole or not at all. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  await makeDataFolder(dirname(path))
  const part = `${path}.${process.pid}.part`
  const file = await open(part, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, path)
}
