import { loadEngine } from '@semmai/tamil-node'

/** The built-in engine's findings in one sentence, messages in Tamil; loads the engine at the first call. */
export function builtinFindings(sentence: string) {
  return loadEngine().proofread(sentence).issues
}
