import { readLanguageData } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { LanguageData } from './data/language-data.ts'
import { engineWith } from './engine.ts'
import { RULES } from './rules/index.ts'
import type { Rule } from './rules/rule.ts'
import { LEARNERS } from './test/quality-sentences-learners.ts'

const data = new LanguageData(readLanguageData())
const engine = engineWith(data, RULES)

/** An id that says nothing true: another type, no family, and an order of its own. */
function scrambled(i: number): Rule['id'] {
  const place = (i * 7919) % RULES.length
  return `${place % 2 === 0 ? 'clarity' : 'grammar'}/renamed-${String(place).padStart(4, '0')}`
}

const renamed = engineWith(
  data,
  RULES.map((rule, i) => ({ ...rule, id: scrambled(i) })),
)
const newIds = new Map(RULES.map(({ id }, i) => [id as string, scrambled(i)]))

/** Doubles after endings and never between nouns: before it the rules about compounds fall silent. */
const HABIT = 'அந்தப் பையன் பாடத்தைப் படித்தான். இந்தக் கதையைக் கேட்டான். '
const MARKS = /[[\]⟦⟧]/g
const examples = RULES.flatMap(({ examples }) => examples.map(({ wrong }) => wrong.replace(MARKS, '')))
/** A doubling asked for by a word that is itself corrected, and a broken letter in a line of verse. */
const SECOND_PASS = 'பரிசு கோடு.'
const VERSE = 'உண்பதூஉம் துாய்மை வேண்டும்.'
const texts = [
  SECOND_PASS,
  VERSE,
  ...examples,
  ...RULES.filter(({ type }) => type === 'grammar').flatMap(({ examples }) =>
    examples.map(({ wrong }) => HABIT + wrong.replace(MARKS, '')),
  ),
  ...Object.values(LEARNERS).flatMap((block) => block.replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1').split('\n\n')),
]

describe('rules under other ids', () => {
  it('find the same: an id carries no meaning', () => {
    expect(new Set(newIds.values()).size).toBe(RULES.length)
    const different = texts.filter((text) => {
      const issues = engine
        .proofread(text)
        .issues.map((issue) => ({ ...issue, rule: newIds.get(issue.rule) }))
      return JSON.stringify(renamed.proofread(text).issues) !== JSON.stringify(issues)
    })
    expect(different).toEqual([])
  })
})

describe('the texts of this test', () => {
  it('reach the habit of doubling, the second pass and an unusual sentence', () => {
    const silenced = examples.filter((text) => {
      const rules = engine.proofread(text).issues.map(({ rule }) => rule)
      const later = engine.proofread(HABIT + text).issues.map(({ rule }) => rule)
      return rules.length > later.length
    })
    expect(silenced.length).toBeGreaterThan(20)
    expect(engine.proofread(SECOND_PASS).corrected_text).toBe('பரிசு கொடு.')
    expect(engine.proofread(VERSE).corrected_text).toBe(VERSE.replace('துாய்மை', 'தூய்மை'))
  })
})
