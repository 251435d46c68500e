import type { WordRule } from './rule.ts'

/** Rules by the letters that words begin with, or end in: a tree of UTF-16 code units, read in either direction. */
export class RuleTree {
  readonly #branches = new Map<number, RuleTree>()
  readonly #rules: WordRule[] = []

  /** Files a rule under the letters of `text` from `at` on, one `step` (1 or −1) after the other. */
  add(text: string, at: number, step: 1 | -1, rule: WordRule): void {
    if (at < 0 || at >= text.length) {
      this.#rules.push(rule)
      return
    }
    const letter = text.charCodeAt(at)
    const branch = this.#branches.get(letter) ?? new RuleTree()
    this.#branches.set(letter, branch)
    branch.add(text, at + step, step, rule)
  }

  /** Adds to `called` the rules under the letters of a word from `at` on; a rule may come twice. */
  addRules(word: string, at: number, step: 1 | -1, called: WordRule[]): void {
    for (const rule of this.#rules) called.push(rule)
    if (at < 0 || at >= word.length) return
    this.#branches.get(word.charCodeAt(at))?.addRules(word, at + step, step, called)
  }
}
