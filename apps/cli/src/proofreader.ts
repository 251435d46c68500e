import { createClient } from '@semmai/client'
import type { Issue as ContractIssue, MessageLanguage, Profile } from '@semmai/contract'
import { loadEngine } from '@semmai/tamil-node'
import { splitText } from './split-text.ts'

/** An issue from either source, unchanged. */
export type Issue = Readonly<Omit<ContractIssue, 'alternatives'>> & {
  readonly alternatives: readonly string[]
}

export interface Proofread {
  corrected_text: string
  issues: readonly Issue[]
}

/** Proofreads one text: in this process, or by a service. */
export type Proofreader = (text: string) => Promise<Proofread>

export interface LocalOptions {
  messageLanguage: MessageLanguage
  /** Rule ids, or beginnings of ids. */
  disabledRules: readonly string[]
  /** Words never to be reported. */
  dictionary: readonly string[]
  /** `general` where it is absent. */
  profile?: Profile
}

/** The built-in engine in this process: no network, no key. */
export function localProofreader(options: LocalOptions): Proofreader {
  const engine = loadEngine()
  return async (text) => engine.proofread(text, options)
}

export interface RemoteOptions {
  server: string
  token?: string
  messageLanguage: MessageLanguage
  /** The tenant's setting where it is absent. */
  profile?: Profile
}

/** A service over HTTP. Texts beyond its limit are sent in pieces, cut at the end of a paragraph or sentence. */
export function remoteProofreader(options: RemoteOptions): Proofreader {
  const { server: baseUrl, token, messageLanguage, profile } = options
  const choice = profile === undefined ? {} : { profile }
  const client = createClient(token === undefined ? { baseUrl } : { baseUrl, token })
  return async (text) => {
    const whole = { corrected_text: '', issues: [] as Issue[] }
    let offset = 0
    for (const piece of splitText(text)) {
      const { result } = await client.proofread.run(
        { text: piece, language: 'ta', ...choice },
        { messageLanguage },
      )
      const moved = result.issues.map((issue) => ({
        ...issue,
        start: issue.start + offset,
        end: issue.end + offset,
      }))
      whole.issues.push(...moved)
      whole.corrected_text += result.corrected_text
      offset += piece.length
    }
    return whole
  }
}
