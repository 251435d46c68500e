import { signal } from '@preact/signals'
import type { ProofreadOptions, ProofreadResult } from '@semmai/tamil'
import type { EngineReply, EngineRequest } from './engine-messages.ts'

export type EngineStatus =
  | { kind: 'loading'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }

/** How far the engine of this browser is. */
export const engineStatus = signal<EngineStatus>({ kind: 'loading', share: 0 })

interface Waiting {
  text: string
  options: ProofreadOptions
  resolve: (result: ProofreadResult | null) => void
}

let worker: Worker | null = null
let lastId = 0
let running: { id: number; resolve: Waiting['resolve'] } | null = null
let next: Waiting | null = null

/** Starts loading the engine; harmless where it was started. */
export function startEngine(): void {
  if (worker !== null) return
  engineStatus.value = { kind: 'loading', share: 0 }
  worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<EngineReply>) => receive(data))
  worker.addEventListener('error', ({ message }) => receive({ kind: 'failed', reason: message }))
}

/** Loads the engine again after a failure. */
export function restartEngine(): void {
  worker?.terminate()
  worker = null
  running?.resolve(null)
  running = null
  startEngine()
}

/**
 * Proofreads in the worker, one text at a time. Of the texts that come meanwhile only the newest is read; the others
 * get null.
 */
export function proofreadHere(text: string, options: ProofreadOptions): Promise<ProofreadResult | null> {
  startEngine()
  return new Promise((resolve) => {
    next?.resolve(null)
    next = { text, options, resolve }
    runNext()
  })
}

function runNext(): void {
  if (running !== null || next === null) return
  const { text, options, resolve } = next
  running = { id: ++lastId, resolve }
  next = null
  send({ id: running.id, text, options })
}

function send(request: EngineRequest): void {
  worker?.postMessage(request)
}

function receive(reply: EngineReply): void {
  switch (reply.kind) {
    case 'loading':
    case 'ready':
    case 'failed':
      engineStatus.value = reply
      return
    case 'proofread': {
      if (running?.id !== reply.id) return
      const { resolve } = running
      running = null
      resolve(reply.result)
      runNext()
    }
  }
}
