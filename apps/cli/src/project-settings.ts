import { appendFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PROFILES, type Profile } from '@semmai/contract'
import { CommandError } from './command-error.ts'
import type { LocalOptions } from './proofreader.ts'

/** The folder that holds what a project has agreed on; it belongs beside the texts, under version control. */
const FOLDER = '.semmai'
const SETTINGS_FILE = 'settings.json'
/** One word per line. */
const WORDS_FILE = 'words.txt'

/** What a project has agreed on. */
interface ProjectSettings {
  profile?: Profile
  /** Rule ids, or beginnings of ids. */
  disabledRules: string[]
  /** Words never to be reported. */
  dictionary: string[]
}

/** The nearest folder, from `folder` upwards, in which there is a `.semmai`; null where there is none. */
export async function findProject(folder: string): Promise<string | null> {
  for (let at = folder; ; at = dirname(at)) {
    const found = await stat(join(at, FOLDER)).catch(() => null)
    if (found?.isDirectory()) return at
    if (dirname(at) === at) return null
  }
}

/**
 * The settings of the nearest project, from `folder` upwards; empty ones where there is none.
 * @throws {CommandError} where the settings file is not valid; the message names the file and the mistake
 */
async function readProjectSettings(folder: string): Promise<ProjectSettings> {
  const project = await findProject(folder)
  if (project === null) return { disabledRules: [], dictionary: [] }
  const settings = await readSettings(join(project, FOLDER, SETTINGS_FILE))
  const words = await readIfThere(join(project, FOLDER, WORDS_FILE))
  return { disabledRules: [], ...settings, dictionary: wordsOf(words ?? '') }
}

/** What was chosen, with the rules and words of the project on top; its profile holds where none was chosen. */
export async function withProject(chosen: LocalOptions, folder: string): Promise<LocalOptions> {
  const project = await readProjectSettings(folder)
  const profile = chosen.profile ?? project.profile
  return {
    messageLanguage: chosen.messageLanguage,
    disabledRules: [...chosen.disabledRules, ...project.disabledRules],
    dictionary: [...chosen.dictionary, ...project.dictionary],
    ...(profile && { profile }),
  }
}

/** Adds a word to those of the project in `project`, and makes its `.semmai` where there is none. */
export async function addWord(project: string, word: string): Promise<void> {
  const file = join(project, FOLDER, WORDS_FILE)
  const present = (await readIfThere(file)) ?? ''
  if (wordsOf(present).includes(word)) return
  await mkdir(join(project, FOLDER), { recursive: true })
  await appendFile(file, `${present === '' || present.endsWith('\n') ? '' : '\n'}${word}\n`)
}

/**
 * Switches a rule off for the project in `project`, and makes its `.semmai` where there is none.
 * @throws {CommandError} where the settings file is not valid: it is then left as it is
 */
export async function disableRule(project: string, rule: string): Promise<void> {
  const file = join(project, FOLDER, SETTINGS_FILE)
  const settings = await readSettings(file)
  const disabledRules = settings.disabledRules ?? []
  if (disabledRules.includes(rule)) return
  await mkdir(join(project, FOLDER), { recursive: true })
  const changed = { ...settings, disabledRules: [...disabledRules, rule].sort() }
  // Beside it first, so that nobody ever reads half of it.
  const whole = `${file}.${process.pid}.tmp`
  await writeFile(whole, `${JSON.stringify(changed, null, 2)}\n`)
  await rename(whole, file)
}

/** The words of a text with one word per line. */
export function wordsOf(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  return lines.map((line) => line.trim().normalize('NFC')).filter((line) => line !== '')
}

type Settings = Pick<ProjectSettings, 'profile'> & Partial<Pick<ProjectSettings, 'disabledRules'>>

async function readSettings(file: string): Promise<Settings> {
  const text = await readIfThere(file)
  if (text === null) return {}
  const wrong = (detail: string) => new CommandError(`${file}: ${detail}`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw wrong('not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong('must be a JSON object')
  const { profile, disabledRules, ...others } = value as Record<string, unknown>
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw wrong(`unknown setting "${unknown}"; there are profile and disabledRules`)
  const known = PROFILES.find((name) => name === profile)
  if (profile !== undefined && known === undefined) throw wrong(`profile must be ${PROFILES.join(' or ')}`)
  if (disabledRules !== undefined && !isStrings(disabledRules)) {
    throw wrong('disabledRules must be a list of rule ids')
  }
  return { ...(known && { profile: known }), ...(disabledRules && { disabledRules }) }
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
