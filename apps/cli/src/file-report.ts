import type { Proofread } from './proofreader.ts'

/** What was found in one file. */
export interface FileReport extends Proofread {
  /** As named on the command line; `-` is standard input. */
  file: string
  /** The text as read, with its byte order mark. */
  text: string
}
