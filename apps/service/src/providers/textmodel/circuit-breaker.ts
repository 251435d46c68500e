import { LRUCache } from 'lru-cache'
import { ProviderError, type ProviderErrorCode } from '../text-provider.ts'

const FAILURES_TO_OPEN = 5
const WINDOW_MS = 30_000
const OPEN_MS = 30_000
const MAX_TENANTS = 10_000

/** Failures that say that the provider is in trouble, rather than the key or the text. */
const TROUBLE: readonly ProviderErrorCode[] = ['provider_unreachable', 'provider_timeout']

interface Circuit {
  failures: number[]
  openUntil: number
  /** One call is let through to see whether the provider is back. */
  trying: boolean
}

export interface CircuitBreaker {
  /** Runs a text call of the tenant, whatever requests it takes, or refuses it at once (`provider_unreachable`, with the seconds to wait). */
  run<T>(tenantId: string, call: () => Promise<T>): Promise<T>
}

/** Per tenant: five failures in 30 s open the circuit for 30 s; then one call tries. `now` in milliseconds. */
export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  const circuits = new LRUCache<string, Circuit>({ max: MAX_TENANTS })

  function circuitOf(tenantId: string): Circuit {
    const circuit = circuits.get(tenantId) ?? { failures: [], openUntil: 0, trying: false }
    circuits.set(tenantId, circuit)
    return circuit
  }

  /** Whether this is the one call that tries. */
  function admit(circuit: Circuit): boolean {
    if (circuit.openUntil === 0) return false
    const left = circuit.openUntil - now()
    if (left > 0 || circuit.trying) {
      const seconds = Math.max(1, Math.ceil(left / 1000))
      throw new ProviderError('provider_unreachable', 'The provider failed repeatedly', seconds)
    }
    circuit.trying = true
    return true
  }

  function failed(circuit: Circuit, trial: boolean): void {
    const time = now()
    circuit.failures = [...circuit.failures.filter((at) => at > time - WINDOW_MS), time]
    if (trial || circuit.failures.length >= FAILURES_TO_OPEN) circuit.openUntil = time + OPEN_MS
  }

  return {
    async run(tenantId, call) {
      const circuit = circuitOf(tenantId)
      const trial = admit(circuit)
      try {
        const result = await call()
        Object.assign(circuit, { failures: [], openUntil: 0 })
        return result
      } catch (error) {
        if (error instanceof ProviderError && TROUBLE.includes(error.code)) failed(circuit, trial)
        throw error
      } finally {
        if (trial) circuit.trying = false
      }
    },
  }
}
