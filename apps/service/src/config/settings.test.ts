import { describe, expect, it } from 'vitest'
import { SETTING_GROUPS, type Setting, type SettingName } from './settings.ts'

/** Both pages are written from the settings: `npm run docs:settings`. */
const groups: [string, [SettingName, Setting][]][] = Object.entries(SETTING_GROUPS).map(
  ([group, settings]) => [group, Object.entries(settings) as [SettingName, Setting][]],
)

function durationText(ms: number): string {
  const [unit, size] = [
    ['d', 86_400_000],
    ['h', 3_600_000],
    ['m', 60_000],
  ].find(([, each]) => ms % Number(each) === 0) ?? ['s', 1000]
  return `${ms / Number(size)}${unit}`
}

/** The default as it would be written in the environment; null: there is none that could be written. */
function defaultOf(setting: Setting): string | null {
  if (setting.unset !== undefined || setting.fallback === undefined) return null
  return setting.kind === 'duration' ? durationText(setting.fallback) : String(setting.fallback)
}

function valuesOf(setting: Setting): string {
  switch (setting.kind) {
    case 'integer':
      return `${setting.min} to ${setting.max}`
    case 'choice':
      return setting.values.map((value) => `\`${value}\``).join(', ')
    case 'url':
      return setting.protocols.map((protocol) => `\`${protocol}//…\``).join(', ')
    case 'duration':
      return '`7d`, `36h`, `10m`, `5s`, `0`'
    case 'list':
    case 'networks':
      return 'list'
    case 'secret':
      return 'secret'
    case 'text':
      return 'text'
  }
}

function row([name, setting]: [SettingName, Setting]): string {
  const fallback = defaultOf(setting)
  const holds = setting.unset ?? (fallback === null ? 'unset' : `\`${fallback}\``)
  return `| \`${name}\` | ${holds} | ${valuesOf(setting)} | ${setting.meaning} |`
}

function settingsPage(): string {
  const tables = groups.map(([group, settings]) =>
    [
      `## ${group}`,
      '',
      '| Setting | Default | Values | Decides |',
      '| --- | --- | --- | --- |',
      ...settings.map(row),
    ].join('\n'),
  )
  return `# Settings

Every setting of the service: environment variables, read once at the start. The start lists every missing or invalid one at
once. An empty value counts as unset; lists are separated by commas. The role of a process is an argument: \`--role api\`,
\`--role worker\`, \`--role all\` (the default), or \`--role migrate\`, which brings the schema up to date and ends.

This page and \`.env.example\` are written from \`apps/service/src/config/settings.ts\` (\`npm run docs:settings\`).

${tables.join('\n\n')}
`
}

function exampleFile(): string {
  const entries = groups.flatMap(([group, settings]) => [
    `\n# ---- ${group}`,
    ...settings.flatMap(([name, setting]) => [
      `# ${setting.meaning}${setting.unset === undefined ? '' : ` Unset: ${setting.unset}.`}`,
      `${name}=${defaultOf(setting) ?? ''}`,
    ]),
  ])
  return `# Every setting of the service, with its default. An empty value counts as unset. The same as a table: docs/settings.md\n${entries.join('\n')}\n`
}

describe('what the documents say of the settings', () => {
  it('is what the program reads: docs/settings.md', async () => {
    await expect(settingsPage()).toMatchFileSnapshot('../../../../docs/settings.md')
  })

  it('is what the program reads: .env.example', async () => {
    await expect(exampleFile()).toMatchFileSnapshot('../../../../.env.example')
  })
})
