import { MESSAGE_LANGUAGES, type MessageLanguage, PROFILES, type Profile } from '@semmai/contract'
import { type Command, Option } from 'commander'
import { wordsOf } from '../project-settings.ts'
import type { LocalOptions } from '../proofreader.ts'
import { readText } from '../text-file.ts'
import { collect } from './collect.ts'

/** As commander reads them; what every command has that runs the engine. */
export interface EngineOptions {
  profile?: Profile
  disable: string[]
  dictionary?: string
}

/** With the language of messages; a critique has none to choose (decision A8). */
export interface ProofreadingOptions extends EngineOptions {
  messages: MessageLanguage
}

/** Adds what can be chosen for proofreading: `--messages` and what `withEngineOptions` adds. */
export function withProofreadingOptions(command: Command): Command {
  return withEngineOptions(
    command.addOption(
      new Option('--messages <language>', 'language of the messages')
        .choices(MESSAGE_LANGUAGES)
        .default(MESSAGE_LANGUAGES[0]),
    ),
  )
}

/** Adds what can be chosen for the engine: `--profile`, `--disable`, `--dictionary`. */
export function withEngineOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--profile <name>',
        'general: what nearly every editor would change (the default); school: also what a teacher of Tamil marks',
      ).choices(PROFILES),
    )
    .option('--disable <rule>', 'leave out a rule, by id or prefix; repeatable', collect, [])
    .option('--dictionary <file>', 'words never to be reported, one per line')
}

/** What was chosen for proofreading, with the words of the dictionary read. */
export async function proofreadingOptions(options: ProofreadingOptions): Promise<LocalOptions> {
  return { messageLanguage: options.messages, ...(await chosenOptions(options)) }
}

/** What was chosen for the engine, with the words of the dictionary read. */
export async function chosenOptions({
  profile,
  disable,
  dictionary,
}: EngineOptions): Promise<Omit<LocalOptions, 'messageLanguage'>> {
  return {
    disabledRules: disable,
    dictionary: dictionary === undefined ? [] : wordsOf(await readText(dictionary)),
    ...(profile && { profile }),
  }
}
