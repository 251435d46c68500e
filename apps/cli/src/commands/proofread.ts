import { dirname, resolve } from 'node:path'
import { SingleBar } from 'cli-progress'
import { Command, Option } from 'commander'
import pc from 'picocolors'
import { CommandError, describeError } from '../command-error.ts'
import { tokenOption } from '../connection.ts'
import { isOffice, kindOfFile } from '../documents/document-kind.ts'
import { proofreadDocument, readOffice } from '../documents/proofread-document.ts'
import type { FileReport } from '../file-report.ts'
import { renderGithub } from '../formats/github.ts'
import { renderSarif } from '../formats/sarif.ts'
import { renderText } from '../formats/text.ts'
import { withProject } from '../project-settings.ts'
import { localProofreader, type Proofreader, remoteProofreader } from '../proofreader.ts'
import { renderSummary } from '../summary.ts'
import { readBytes, readText, STANDARD_INPUT, writeText } from '../text-file.ts'
import { type ProofreadingOptions, proofreadingOptions, withProofreadingOptions } from './engine-options.ts'

const FORMATS = ['text', 'json', 'github', 'sarif'] as const
type Format = (typeof FORMATS)[number]

interface ProofreadOptions extends ProofreadingOptions {
  server?: string
  token?: string
  format: Format
  write?: boolean
  project: boolean
}

/**
 * `semmai proofread FILE…`. With `--server` the settings of the tenant hold: `--disable` and `--dictionary`
 * are refused.
 */
export function proofreadCommand(): Command {
  const command = new Command('proofread')
    .description(
      'Proofread Tamil text files. Exit code 0: no issues; 1: issues found; 2: something could not be read.',
    )
    .argument('<file...>', 'UTF-8 text, Markdown, HTML, LaTeX, .docx or .odt; - for standard input')
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
    .option('--no-project', 'leave the settings and words of a folder .semmai aside')
    .action(proofreadFiles)
  return withProofreadingOptions(command)
}

async function proofreadFiles(files: string[], options: ProofreadOptions): Promise<void> {
  const proofreaderFor = await chooseProofreader(options)
  const bar = progressBar(files.length)
  const reports: FileReport[] = []
  const failures: string[] = []
  const output: string[] = []
  const print = (text: string) => (bar ? void output.push(text) : void process.stdout.write(text))
  for (const file of files) {
    try {
      const report = await proofreadFile(file, await proofreaderFor(file), options)
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
  const kind = kindOfFile(file)
  if (isOffice(kind)) {
    if (write) throw new CommandError(`${file}: corrections are not written into .${kind} files`)
    const { text, placeOf } = await readOffice(kind, await readBytes(file))
    return { file, text, placeOf, ...(await proofreadDocument('plain', text, proofreader)) }
  }
  const text = await readText(file)
  const report = { file, text, ...(await proofreadDocument(kind, text, proofreader)) }
  if (write && file !== STANDARD_INPUT && report.corrected_text !== text) {
    await writeText(file, report.corrected_text)
  }
  return report
}

/** The proofreader of each file: the engine with the settings of the file's project, or one service for all. */
async function chooseProofreader(options: ProofreadOptions): Promise<(file: string) => Promise<Proofreader>> {
  const { server, token, project } = options
  const chosen = await proofreadingOptions(options)
  if (server === undefined) {
    return async (file) => localProofreader(project ? await withProject(chosen, folderOf(file)) : chosen)
  }
  if (chosen.disabledRules.length > 0 || chosen.dictionary.length > 0) {
    throw new CommandError(
      'with --server the tenant settings hold: --disable and --dictionary are for the built-in engine',
    )
  }
  const { messageLanguage, profile } = chosen
  const remote = remoteProofreader({
    server,
    messageLanguage,
    ...(token === undefined ? {} : { token }),
    ...(profile === undefined ? {} : { profile }),
  })
  return async () => remote
}

function folderOf(file: string): string {
  return file === STANDARD_INPUT ? process.cwd() : dirname(resolve(file))
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
      return `${JSON.stringify(reports.map(jsonReport), null, 2)}\n`
    case 'sarif':
      return renderSarif(reports, failures)
  }
}

/** A report as JSON has it: without the text, with the place of each issue in a document of a word processor. */
function jsonReport({ text: _, placeOf, issues, ...report }: FileReport): object {
  return { ...report, issues: issues.map((issue) => ({ ...issue, ...placeOf?.(issue.start) })) }
}
