import { useEffect, useState } from 'preact/hooks'

/** Something that is read from the service. */
export type Resource<T> =
  | { kind: 'loading' }
  | { kind: 'loaded'; value: T }
  | { kind: 'failed'; error: unknown }

/**
 * Reads from the service when it is shown first, and again when told to; what was there stays meanwhile.
 * @returns the resource and what reads it again
 */
export function useResource<T>(load: () => Promise<T>): [Resource<T>, () => void] {
  const [resource, setResource] = useState<Resource<T>>({ kind: 'loading' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let current = true
    load().then(
      (value) => current && setResource({ kind: 'loaded', value }),
      (error: unknown) => current && setResource({ kind: 'failed', error }),
    )
    return () => {
      current = false
    }
  }, [turn])
  return [resource, () => setTurn(turn + 1)]
}

/** Something that a user does: at most one at a time. */
export interface Action {
  running: boolean
  /** Null where the last time went well, or there was none. */
  error: unknown
  run: (work: () => Promise<unknown>) => void
}

/** @param done is called after each success */
export function useAction(done: () => void): Action {
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<unknown>(null)
  return {
    running,
    error,
    run(work) {
      setRunning(true)
      setError(null)
      work()
        .then(done, setError)
        .finally(() => setRunning(false))
    },
  }
}
