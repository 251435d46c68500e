import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { mayBeFinite } from '../clauses/reading/finite-verb.ts'
import { uncheckedForms, type WordForm } from '../text/word-form.ts'
import { ContextSets } from '../words/confusions/context-sets.ts'
import { readSpokenWords } from '../words/spoken/spoken-words.ts'
import { withoutVallinam } from '../words/vallinam.ts'
import { RULES } from './index.ts'
import { readReplacements } from './pairs.ts'
import { Replacements } from './replacements.ts'
import type { ReplacementRule, WordRule } from './rule.ts'
import { RuleIndex } from './rule-index.ts'

const wordRules = RULES.filter(
  (rule): rule is WordRule => !('pairs' in rule) && typeof rule.when === 'object',
)
const tables = RULES.filter((rule): rule is ReplacementRule => 'pairs' in rule)
const { analyse, data } = loadEngine()
const formOf = uncheckedForms(analyse)
const pairs = readReplacements(data)
const confusable = new ContextSets(data).words
const spokenWords = readSpokenWords(data)

/** The words of all examples: every one is near some rule. */
const words = [
  ...new Set(
    RULES.flatMap(({ examples, allows }) => [...examples.map(({ wrong }) => wrong), ...allows]).flatMap(
      (text) => text.match(/[\u0b82-\u0be5]+/g) ?? [],
    ),
  ),
]

function isCalled({ when }: WordRule, form: WordForm): boolean {
  const { text, analyses, isRead } = form
  return [
    when.words?.includes(text),
    when.containing?.some((letters) => text.includes(letters)),
    when.unread && !isRead,
    when.endings?.some((ending) => text.endsWith(ending)),
    mayBeFinite(form) && when.finite?.some((ending) => text.endsWith(ending)),
    when.beginnings?.some((beginning) => text.startsWith(beginning)),
    analyses.some(({ lemma }) => when.lemmas?.includes(lemma)),
    (when.spoken && spokenWords.has(text)) ||
      (when.confusable &&
        [text, ...analyses.map(({ lemma }) => lemma)].some((one) => confusable.includes(one))),
    analyses.some(({ features }) => when.features?.some((feature) => features.includes(feature))),
  ].includes(true)
}

describe('the index of the rules', () => {
  const index = new RuleIndex(wordRules, { confusable, spoken: spokenWords.keys() })

  it('calls the rules whose triggers hold, and no other', () => {
    const wrong = words.filter((word) => {
      const form = formOf(word)
      const wanted = wordRules.filter((rule) => isCalled(rule, form))
      const called = new Set(index.calledBy(form).rules)
      return called.size !== wanted.length || wanted.some((rule) => !called.has(rule))
    })
    expect(wrong).toEqual([])
  })

  it('gives words that call the same rules the same list', () => {
    const lists = words.map((word) => index.calledBy(formOf(word)))
    const names = lists.map(({ rules }) => rules.map(({ id }) => id).join())
    expect(new Set(lists).size).toBe(new Set(names).size)
  })
})

describe('the tables of replacements', () => {
  const replacements = new Replacements(tables, pairs)
  const listed = tables.flatMap((rule) =>
    (pairs.get(rule.pairs) ?? []).map(([wrong]) => ({ name: `${rule.id} ${wrong}`, wrong })),
  )
  const open = listed.filter(({ wrong }) => !wrong.includes(' ') && wrong.endsWith('…'))
  const byFirstWord = new Map<string, string[]>()
  for (const { name, wrong } of listed.filter((pair) => !open.includes(pair))) {
    const first = wrong.split(' ')[0] ?? ''
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), name])
  }

  it('give the pairs that a word may begin, and no other', () => {
    const wanted = words.map((word) =>
      [
        ...open.filter(({ wrong }) => word.startsWith(wrong.slice(0, -1))).map(({ name }) => name),
        ...[...new Set([word, withoutVallinam(word)])].flatMap((first) => byFirstWord.get(first) ?? []),
      ].sort(),
    )
    const given = words.map((word) =>
      replacements
        .startingWith(word)
        .map(({ rule, words: wrong, open: isOpen }) => `${rule.id} ${wrong.join(' ')}${isOpen ? '…' : ''}`)
        .sort(),
    )
    expect(given).toEqual(wanted)
  })
})
