import { inspect } from 'node:util'

const HIDDEN = '[secret]'

/**
 * Wraps a credential so that it cannot be printed: string conversion, JSON, template literals and
 * `console.log` all show a placeholder. Only `reveal()` gives the value, at the one place that sends it.
 */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** The plain value. Call it only where it leaves the process for its owner. */
  reveal(): string {
    return this.#value
  }

  toString(): string {
    return HIDDEN
  }

  toJSON(): string {
    return HIDDEN
  }

  [inspect.custom](): string {
    return HIDDEN
  }
}
