import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { BaseLogger } from 'pino'

export interface Subscription {
  /** Called with the payload of each notification. Must not throw. */
  notified(payload: string): void
  /** Called after a reconnect: notifications may have been missed meanwhile. */
  missed?(): void
}

/** Hears `NOTIFY` of every node on one connection of its own, which it re-opens when it is lost. */
export interface Listener {
  /** Gives a function that ends the subscription. Channel names are ours: lower case letters and `_`. */
  subscribe(channel: string, subscription: Subscription): () => void
  /** Resolves when the connection stands and every channel subscribed so far is heard. */
  ready(): Promise<void>
  close(): Promise<void>
}

export interface ListenerOptions {
  url: string
  log: BaseLogger
  /** First pause before a reconnect; doubles up to 5 s. */
  firstPauseMs?: number
}

const MAX_PAUSE_MS = 5_000
/** A connection that died without a word is noticed after this time. */
const PULSE_MS = 15_000

/**
 * Connects at the first `subscribe` or `ready`, and tries again until it is closed. `subscribe` throws a
 * `TypeError` for what is no channel name.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one connection and its reconnects, as closures over its state
export function createListener({ url, log, firstPauseMs = 50 }: ListenerOptions): Listener {
  const channels = new Map<string, Set<Subscription>>()
  const closing = new AbortController()
  let current: Promise<pg.Client> | null = null
  let sending: Promise<unknown> = Promise.resolve()

  /** Never rejects before the listener closes: it tries until a connection stands. */
  async function connect(again: boolean): Promise<pg.Client> {
    for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      closing.signal.throwIfAborted()
      try {
        const client = await open(again)
        return client
      } catch (err) {
        closing.signal.throwIfAborted()
        log.warn({ err }, 'The notification connection cannot be opened')
        await wait(pause, undefined, { signal: closing.signal })
      }
    }
  }

  async function open(again: boolean): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'semmai-listener',
      keepAlive: true,
    })
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload }) => {
      for (const each of channels.get(channel) ?? []) each.notified(payload ?? '')
    })
    try {
      await client.connect()
      for (const channel of channels.keys()) await client.query(`listen ${channel}`)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    const pulse = setInterval(() => send('select 1').catch(() => undefined), PULSE_MS).unref()
    client.once('end', () => {
      clearInterval(pulse)
      if (closing.signal.aborted) return
      current = connect(true)
      current.catch(() => undefined)
    })
    if (again) for (const each of channels.values()) for (const subscription of each) subscription.missed?.()
    return client
  }

  function connected(): Promise<pg.Client> {
    if (current === null) {
      current = connect(false)
      current.catch(() => undefined)
    }
    return current
  }

  /** One statement at a time. */
  function send(sql: string): Promise<unknown> {
    const sent = sending.then(connected).then((client) => client.query(sql))
    sending = sent.catch(() => undefined)
    return sent
  }

  return {
    subscribe(channel, subscription) {
      if (!/^[a-z_]+$/.test(channel)) throw new TypeError(`Not a channel name: ${channel}`)
      const known = channels.get(channel)
      if (known) known.add(subscription)
      else {
        channels.set(channel, new Set([subscription]))
        // Where it fails, the connection is lost, and the next one listens to every channel.
        send(`listen ${channel}`).catch(() => undefined)
      }
      return () => channels.get(channel)?.delete(subscription)
    },
    async ready() {
      await send('select 1')
    },
    async close() {
      closing.abort(new Error('The listener is closed'))
      await current?.then((client) => client.end()).catch(() => undefined)
    },
  }
}
