import { PROFILES, type Profile } from '@semmai/contract'
import { SingleBar } from 'cli-progress'
import { Command, Option } from 'commander'
import pc from 'picocolors'
import { CommandError, describeError } from '../command-error.ts'
import { tokenOption } from '../connection.ts'
import type { FileReport } from '../file-report.ts'
import { renderGithub } from '../formats/github.ts'
import { renderSarif } from '../formats/sarif.ts'
import { renderText } from '../formats/text.ts'
import { isMarkdown } from '../markdown-code.ts'
import { localProofreader, type Proofreader, remoteProofreader } from '../proofreader.ts'
import { renderSummary } from '../summary.ts'
import { readText, STANDARD_INPUT, writeText } from '../text-file.ts'
import { withoutCode } from '../without-code.ts'

const FORMATS = ['text', 'json', 'github', 'sarif'] as const
type Format = (typeof FORMATS)[number]

interface ProofreadOptions {
  server?: string
  token?: string
  format: Format
  write?: boolean
  messages: 'ta' | 'en'
  profile?: Profile
  disable: string[]
  dictionary?: string
}

export function proofreadCommand(): Command {
  return new Command('proofread')
    .description(
      'Proofread Tamil text files. Exit code 0: no issues; 1: issues found; 2: something could not be read.',
    )
    .argument('<file...>', 'UTF-8 text files (of Markdown, the prose); - for standard input')
    .addOption(
      new Option('--server <url>', 'ask a service instead of the built-in engine').env('SEMMAI_SERVER'),
    )
    .addOption(tokenOption())
    .addOption(
      new Option(
        '--format <format>',
        'text for people; json: one array [{file, corrected_text, issues}]; github: workflow commands; sarif: SARIF 2.1.0',
      )
        .choices(FORMATS)
        .default('text'),
    )
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .option(
      '--write',
      'write the corrections into the files; corrected standard input goes to standard output',
    )
    .addOption(
      new Option('--messages <language>', 'language of the messages').choices(['ta', 'en']).default('ta'),
    )
    .addOption(
      new Option(
        '--profile <name>',
        'general: what nearly every editor would change (the default); school: also what a teacher of Tamil marks',
      ).choices(PROFILES),
    )
    .option('--disable <rule>', 'leave out a rule, by id or prefix; repeatable', collect, [])
    .option('--dictionary <file>', 'words never to be reported, one per line')
    .action(proofreadFiles)
}

function collect(value: string, earlier: string[]): string[] {
  return [...earlier, value]
}

async function proofreadFiles(files: string[], options: ProofreadOptions): Promise<void> {
  const proofreader = await chooseProofreader(options)
  const bar = progressBar(files.length)
  const reports: FileReport[] = []
  const failures: string[] = []
  const output: string[] = []
  const print = (text: string) => (bar ? void output.push(text) : void process.stdout.write(text))
  for (const file of files) {
    try {
      const report = await proofreadFile(file, proofreader, options)
      reports.push(report)
      print(renderReport(report, options))
    } catch (error) {
      const failure = `${error instanceof CommandError ? '' : `${file}: `}${describeError(error)}`
      failures.push(failure)
      bar?.stop()
      process.stderr.write(`semmai: ${failure}\n`)
    }
    bar?.increment()
  }
  bar?.stop()
  for (const text of output) process.stdout.write(text)
  process.stdout.write(renderEnd(reports, failures, options))
  process.exitCode = failures.length > 0 ? 2 : reports.some(({ issues }) => issues.length > 0) ? 1 : 0
}

async function proofreadFile(
  file: string,
  proofreader: Proofreader,
  { write }: ProofreadOptions,
): Promise<FileReport> {
  const text = await readText(file)
  const found = text === '' ? NOTHING : await proofreader(text)
  const report = { file, text, ...(isMarkdown(file) ? withoutCode(text, found) : found) }
  if (write && file !== STANDARD_INPUT && report.corrected_text !== text) {
    await writeText(file, report.corrected_text)
  }
  return report
}

const NOTHING = { corrected_text: '', issues: [] }

async function chooseProofreader(options: ProofreadOptions): Promise<Proofreader> {
  const { server, token, messages: messageLanguage } = options
  const words = options.dictionary ? (await readText(options.dictionary)).split(/\r\n|\r|\n/) : []
  const dictionary = words.map((word) => word.trim()).filter((word) => word !== '')
  if (server === undefined) {
    return localProofreader({
      messageLanguage,
      disabledRules: options.disable,
      dictionary,
      profile: options.profile ?? PROFILES[0],
    })
  }
  if (options.disable.length > 0 || dictionary.length > 0) {
    throw new CommandError(
      'with --server the tenant settings hold: --disable and --dictionary are for the built-in engine',
    )
  }
  return remoteProofreader({
    server,
    messageLanguage,
    ...(token === undefined ? {} : { token }),
    ...(options.profile === undefined ? {} : { profile: options.profile }),
  })
}

/** Progress over many files, on a terminal only; reports are printed at the end. */
function progressBar(files: number): SingleBar | null {
  if (files < 2 || !process.stderr.isTTY) return null
  const bar = new SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    format: '{bar} {value}/{total}',
  })
  bar.start(files, 0)
  return bar
}

/** What is printed as soon as one file is read. */
function renderReport(report: FileReport, { format, write }: ProofreadOptions): string {
  switch (format) {
    case 'text':
      if (write && report.file === STANDARD_INPUT) return report.corrected_text
      return report.issues.length === 0 ? '' : `${renderText(report, pc.isColorSupported)}\n`
    case 'github':
      return renderGithub(report)
    case 'json':
    case 'sarif':
      return ''
  }
}

/** What is printed once all files are read. */
function renderEnd(
  reports: readonly FileReport[],
  failures: readonly string[],
  { format, write }: ProofreadOptions,
): string {
  switch (format) {
    case 'text':
      // Corrected standard input is the whole output.
      return write && reports.some(({ file }) => file === STANDARD_INPUT) ? '' : renderSummary(reports)
    case 'github':
      return ''
    case 'json':
      return `${JSON.stringify(
        reports.map(({ text: _, ...report }) => report),
        null,
        2,
      )}\n`
    case 'sarif':
      return renderSarif(reports, failures)
  }
}
