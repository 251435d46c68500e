import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { installedChromium } from './installed-chromium.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface BrowserOptions {
  width?: number
  height?: number
  dark?: boolean
  locale?: string
}

/** A browser with a fresh profile, which is removed with it. */
export async function openBrowser(
  options: BrowserOptions = {},
): Promise<{ context: BrowserContext; close(): Promise<void> }> {
  const executablePath = installedChromium()
  if (executablePath === null) throw new Error('There is no Chromium: install it, or name one in CHROMIUM')
  const profile = mkdtempSync(join(tmpdir(), 'semmai-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    args: ARGUMENTS,
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    colorScheme: options.dark ? 'dark' : 'light',
    locale: options.locale ?? 'ta-IN',
    reducedMotion: 'reduce',
  })
  return {
    context,
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
