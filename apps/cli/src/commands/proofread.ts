import { SingleBar } from 'cli-progress'
import { Command, Option } from 'commander'
import pc from 'picocolors'
import { CommandError, describeError } from '../command-error.ts'
import { tokenOption } from '../connection.ts'
import { localProofreader, type Proofread, type Proofreader, remoteProofreader } from '../proofreader.ts'
import { renderReport } from '../render-report.ts'
import { readText, STANDARD_INPUT, writeText } from '../text-file.ts'

interface ProofreadOptions {
  server?: string
  token?: string
  json?: boolean
  write?: boolean
  messages: 'ta' | 'en'
  disable: string[]
  dictionary?: string
}

interface FileReport extends Proofread {
  file: string
}

export function proofreadCommand(): Command {
  return new Command('proofread')
    .description(
      'Proofread Tamil text files. Exit code 0: no issues; 1: issues found; 2: something could not be read.',
    )
    .argument('<file...>', 'UTF-8 text files; - for standard input')
    .addOption(
      new Option('--server <url>', 'ask a service instead of the built-in engine').env('SEMMAI_SERVER'),
    )
    .addOption(tokenOption())
    .option('--json', 'print one JSON array: [{file, corrected_text, issues}]')
    .option(
      '--write',
      'write the corrections into the files; corrected standard input goes to standard output',
    )
    .addOption(
      new Option('--messages <language>', 'language of the messages').choices(['ta', 'en']).default('ta'),
    )
    .option('--disable <rule>', 'leave out a rule, by id or prefix; repeatable', collect, [])
    .option('--dictionary <file>', 'words never to be reported, one a line')
    .action(proofreadFiles)
}

function collect(value: string, earlier: string[]): string[] {
  return [...earlier, value]
}

async function proofreadFiles(files: string[], options: ProofreadOptions): Promise<void> {
  const proofreader = await chooseProofreader(options)
  const bar = progressBar(files.length)
  const reports: FileReport[] = []
  const output: string[] = []
  const print = (text: string) => (bar ? void output.push(text) : void process.stdout.write(text))
  let failed = false
  for (const file of files) {
    try {
      const text = await readText(file)
      const report = { file, ...(text === '' ? NOTHING : await proofreader(text)) }
      reports.push(report)
      if (options.write && file !== STANDARD_INPUT && report.corrected_text !== text) {
        await writeText(file, report.corrected_text)
      }
      if (!options.json) print(humanOutput(report, text, options))
    } catch (error) {
      failed = true
      bar?.stop()
      process.stderr.write(
        `semmai: ${error instanceof CommandError ? '' : `${file}: `}${describeError(error)}\n`,
      )
    }
    bar?.increment()
  }
  bar?.stop()
  for (const text of output) process.stdout.write(text)
  if (options.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`)
  process.exitCode = failed ? 2 : reports.some(({ issues }) => issues.length > 0) ? 1 : 0
}

const NOTHING = { corrected_text: '', issues: [] }

async function chooseProofreader(options: ProofreadOptions): Promise<Proofreader> {
  const { server, token, messages: messageLanguage } = options
  const words = options.dictionary ? (await readText(options.dictionary)).split(/\r\n|\r|\n/) : []
  const dictionary = words.map((word) => word.trim()).filter((word) => word !== '')
  if (server === undefined) {
    return localProofreader({ messageLanguage, disabledRules: options.disable, dictionary })
  }
  if (options.disable.length > 0 || dictionary.length > 0) {
    throw new CommandError(
      'with --server the tenant settings hold: --disable and --dictionary are for the built-in engine',
    )
  }
  return remoteProofreader(
    token === undefined ? { server, messageLanguage } : { server, token, messageLanguage },
  )
}

/** Over many files, on a terminal only; reports then follow when all is read. */
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

function humanOutput(report: FileReport, text: string, options: ProofreadOptions): string {
  if (options.write && report.file === STANDARD_INPUT) return report.corrected_text
  if (report.issues.length === 0) return ''
  return `${renderReport(report.file, text, report.issues, pc.isColorSupported)}\n`
}
