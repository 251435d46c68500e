import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { SECTION_NAMES } from './critique/feedback-item.ts'
import { RULES } from './rules/index.ts'
import { FAULTY } from './test/essays/faulty.ts'
import { GOOD } from './test/essays/good.ts'

const engine = loadEngine()
const critic = loadCritic()

/** What a message quotes is the writer's, or a fault shown as one; what stands in brackets explains it. */
const ownWords = (message: string) =>
  message
    .replace(/“[^”]*”/gu, '“”')
    .replace(/‘[^’]*’/gu, '‘’')
    .replace(/\([^)]*\)/gu, '')

/** Names of letters, which are words only where spelling is spoken of. */
const LETTER_NAMES = /^(?:[கஙசஞடணதநபமயரலவழளறன]கர)/u

function faultsOf(message: string): string[] {
  const text = ownWords(message)
  return engine
    .proofread(text)
    .issues.filter(({ type }) => type === 'spelling' || type === 'grammar')
    .filter(({ start, end }) => !LETTER_NAMES.test(text.slice(start, end)))
    .map(({ rule, start, end }) => `${rule}: ${text.slice(start, end)} in ${message}`)
}

/** Every sentence that a critique of these essays says in its own name. */
function critiqueMessages(): Set<string> {
  const messages = new Set<string>()
  for (const { text } of [...FAULTY, ...GOOD]) {
    const { summary, topFixes, sections, safetyFlags } = critic.critique(text, { deepReviewMissing: true })
    const said = [summary, ...topFixes, ...safetyFlags.map(({ message }) => message)]
    for (const name of SECTION_NAMES) {
      said.push(sections[name].summary)
      for (const { title, description, suggestion } of sections[name].items) {
        said.push(`${title}.`, description)
        // A drop-in is the essay's own word in another form, a right text is the poet's.
        if (name !== 'citations' && suggestion.text.endsWith('.')) said.push(suggestion.text)
      }
    }
    for (const message of said) messages.add(message)
  }
  return messages
}

describe('what we say ourselves in Tamil has no fault that we would find in others', () => {
  it.each(RULES.map(({ id, message }) => [id, message.ta] as const))('%s', (_id, message) => {
    expect(faultsOf(message.replace(/\{[^}]*\}/gu, '“”'))).toEqual([])
  })

  it('in a critique', () => {
    expect([...critiqueMessages()].flatMap(faultsOf)).toEqual([])
  })
})
