import type { ProviderUsage } from '../text-provider.ts'

/** Beyond any context window. So many, for every call that one operation makes, still fit the database's 32 bits. */
const MAX_TOKENS = 10_000_000

/**
 * What a model reports of its tokens, or null where it is no count: not whole, negative, or beyond any model's window.
 * A missing figure is 0.
 */
export function readReportedUsage(input: unknown, output: unknown): ProviderUsage | null {
  const [input_tokens, output_tokens] = [input ?? 0, output ?? 0]
  return isTokenCount(input_tokens) && isTokenCount(output_tokens) ? { input_tokens, output_tokens } : null
}

function isTokenCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_TOKENS
}
