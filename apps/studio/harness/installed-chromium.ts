import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of the installed Chromium or Chrome; null where there is none. `CHROMIUM` names another one. */
export function installedChromium(): string | null {
  const { CHROMIUM, PATH = '' } = process.env
  const found = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [CHROMIUM ?? '', ...found].find((path) => path !== '' && existsSync(path)) ?? null
}
