import { OperationFailedError } from '@semmai/client'
import type { Profile, ProofreadEnvelope } from '@semmai/contract'
import { language } from '../language/language.ts'
import { client } from '../session/session.ts'

/** Where the question to the service stands. */
export type ServiceCheck =
  | { kind: 'idle' }
  | { kind: 'asking'; status: 'queued' | 'running'; progress: number | null }
  | { kind: 'answered'; issues: number; provider: string; model: string }
  | { kind: 'stopped' }
  | { kind: 'too-long' }
  | { kind: 'failed'; error: unknown }

interface Question {
  text: string
  profile: Profile
  /** Aborting it also cancels the operation of a long text. */
  signal: AbortSignal
  /** Told whenever the service says how far it is. */
  follow: (check: ServiceCheck) => void
}

/** How long one poll waits for a change: short, so that progress shows. */
const POLL_SECONDS = 2

/** The service's answer for one text, however long it takes. */
export function askService({ text, profile, signal, follow }: Question): Promise<ProofreadEnvelope> {
  return client.proofread.run(
    { text, language: 'ta', profile },
    {
      signal,
      cancelOnAbort: true,
      messageLanguage: language.value,
      longPollSeconds: POLL_SECONDS,
      onUpdate: ({ status, progress }) => {
        if (status === 'queued' || status === 'running') {
          follow({ kind: 'asking', status, progress: progress ?? null })
        }
      },
    },
  )
}

/** What an error of `askService` means for the page. */
export function failedCheck(error: unknown, signal: AbortSignal): ServiceCheck {
  const cancelled = error instanceof OperationFailedError && error.operation.status === 'cancelled'
  return signal.aborted || cancelled ? { kind: 'stopped' } : { kind: 'failed', error }
}
