import { PROFILES, type Profile } from '@semmai/contract'
import { type Command, Option } from 'commander'
import { wordsOf } from '../project-settings.ts'
import type { LocalOptions } from '../proofreader.ts'
import { readText } from '../text-file.ts'

/** As commander reads them. */
export interface EngineOptions {
  messages: 'ta' | 'en'
  profile?: Profile
  disable: string[]
  dictionary?: string
}

/** Adds what can be chosen for the engine: `--messages`, `--profile`, `--disable`, `--dictionary`. */
export function withEngineOptions(command: Command): Command {
  return command
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
}

function collect(value: string, earlier: string[]): string[] {
  return [...earlier, value]
}

/** What was chosen, with the words of the dictionary read. */
export async function chosenOptions({
  messages,
  profile,
  disable,
  dictionary,
}: EngineOptions): Promise<LocalOptions> {
  return {
    messageLanguage: messages,
    disabledRules: disable,
    dictionary: dictionary === undefined ? [] : wordsOf(await readText(dictionary)),
    ...(profile && { profile }),
  }
}
