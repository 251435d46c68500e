import { GENRES } from '@semmai/contract'
import type { CritiqueOptions, CritiqueResult } from '@semmai/tamil'
import { loadCritic } from '@semmai/tamil-node'
import { Command, Option } from 'commander'
import pc from 'picocolors'
import { CommandError, describeError } from '../command-error.ts'
import { isOffice, kindOfFile } from '../documents/document-kind.ts'
import { readOffice } from '../documents/proofread-document.ts'
import { type CritiqueReport, itemsOf, renderCritique } from '../formats/critique.ts'
import { readBytes, readText } from '../text-file.ts'
import { chosenOptions, type EngineOptions, withEngineOptions } from './engine-options.ts'
import { wholeNumber } from './whole-number.ts'

interface CritiqueCommandOptions extends EngineOptions {
  json?: boolean
  title?: string
  prompt?: string
  genre?: (typeof GENRES)[number]
  minWords?: number
  maxWords?: number
  messages?: string
}

/**
 * `semmai critique FILE…`, by the built-in engine only. A file that cannot be read does not keep the others
 * from being critiqued.
 */
export function critiqueCommand(): Command {
  const command = new Command('critique')
    .description(
      'Critique Tamil essays with the built-in engine. Exit code 0: nothing to correct; 1: something is; 2: something could not be read.',
    )
    .argument('<file...>', 'UTF-8 text, Markdown, HTML, .docx or .odt; - for standard input')
    .option('--json', 'one array [{file, ...result}], each as the service answers')
    .option('--title <text>', 'the title, where it is not the first line')
    .option('--prompt <text>', 'the task as it was set')
    .addOption(
      new Option('--genre <genre>', 'what kind of text it is; else it is recognised').choices(GENRES),
    )
    .option('--min-words <n>', 'how many words are asked for at least', wholeNumber)
    .option('--max-words <n>', 'how many words are asked for at most', wholeNumber)
    .addOption(new Option('--messages <language>').hideHelp())
    .action(critiqueFiles)
  return withEngineOptions(command)
}

async function critiqueFiles(files: string[], options: CritiqueCommandOptions): Promise<void> {
  const choices = await critiqueOptions(options)
  const reports: CritiqueReport[] = []
  let hasFailed = false
  for (const file of files) {
    try {
      const text = await essayIn(file)
      reports.push({ file, text, result: loadCritic().critique(text, choices) })
    } catch (error) {
      hasFailed = true
      process.stderr.write(
        `semmai: ${error instanceof CommandError ? '' : `${file}: `}${describeError(error)}\n`,
      )
    }
  }
  process.stdout.write(
    options.json === true
      ? `${JSON.stringify(
          reports.map(({ file, result }) => ({ file, ...result })),
          null,
          2,
        )}\n`
      : reports.map((report) => renderCritique(report, pc.isColorSupported)).join('\n'),
  )
  process.exitCode = hasFailed ? 2 : reports.some(({ result }) => hasToCorrect(result)) ? 1 : 0
}

/** What agrees with its source is no correction. */
const hasToCorrect = (result: CritiqueResult) => itemsOf(result).some(({ badge }) => badge !== 'verified')

/** The text of a file. Markdown and HTML are read by the critic itself, so that its places hold in the file. */
async function essayIn(file: string): Promise<string> {
  const kind = kindOfFile(file)
  if (kind === 'latex') throw new CommandError(`${file}: LaTeX is not read for a critique`)
  return isOffice(kind) ? (await readOffice(kind, await readBytes(file))).text : readText(file)
}

async function critiqueOptions(options: CritiqueCommandOptions): Promise<CritiqueOptions> {
  const { title, prompt, genre, minWords: min, maxWords: max } = options
  // Decision A8.
  if (options.messages !== undefined)
    throw new CommandError('critiques are always in Tamil: leave --messages out (proofread and lsp have it)')
  if (min !== undefined && max !== undefined && min > max)
    throw new CommandError('--min-words is more than --max-words')
  return {
    ...(await chosenOptions(options)),
    ...(title === undefined ? {} : { title }),
    ...(prompt === undefined ? {} : { prompt }),
    ...(genre === undefined ? {} : { genre }),
    wordLimit: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
  }
}
