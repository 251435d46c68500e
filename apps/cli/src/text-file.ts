import { randomBytes } from 'node:crypto'
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { CommandError } from './command-error.ts'

export const STANDARD_INPUT = '-'

/** Reads UTF-8 exactly (a byte order mark stays in the text); anything else is refused, never replaced. */
export async function readText(file: string): Promise<string> {
  const bytes = file === STANDARD_INPUT ? await readStandardInput() : await readBytes(file)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new CommandError(`${file}: not UTF-8 text`)
  }
}

/** Replaces the file's content in one step, keeping its mode and following links. */
export async function writeText(file: string, text: string): Promise<void> {
  const target = await realpath(file)
  const { mode } = await stat(target)
  const part = `${target}.${randomBytes(6).toString('hex')}.part`
  try {
    await writeFile(part, text, { mode })
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true })
    throw new CommandError(`${file}: ${messageOf(error)}`)
  }
}

/** Reads a file as it is. */
export async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new CommandError(`${file}: ${messageOf(error)}`)
  }
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const REASONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ENOENT: 'no such file',
    EISDIR: 'is a folder',
    EACCES: 'permission denied',
  }),
)

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? (REASONS.get(String(error.code)) ?? error.message) : error.message
}
