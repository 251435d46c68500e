import type { Profile, ProofreadEnvelope } from '@semmai/contract'
import { language } from '../language/language.ts'
import { followedBy, type ServiceCall } from '../session/service-call.ts'
import { client } from '../session/session.ts'

/** Where the question to the service stands. */
export type ServiceCheck = ServiceCall | { kind: 'answered'; issues: number; provider: string; model: string }

interface Question {
  text: string
  profile: Profile
  /** Aborting it also cancels the operation of a long text. */
  signal: AbortSignal
  /** Told whenever the service says how far it is. */
  follow: (check: ServiceCheck) => void
}

/** The service's answer for one text, however long it takes. */
export function askService({ text, profile, signal, follow }: Question): Promise<ProofreadEnvelope> {
  return client.proofread.run(
    { text, language: 'ta', profile },
    { ...followedBy(signal, follow), messageLanguage: language.value },
  )
}
