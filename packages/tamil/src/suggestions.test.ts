import { loadEngine, loadLexicon } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { RULES } from './rules/index.ts'
import { PROFILES } from './rules/rule.ts'
import { withoutVallinam } from './words/vallinam.ts'

const engine = loadEngine()
const lexicon = loadLexicon()
const WORDS = /[\u0b82-\u0be5]+/g
const BRACKETS = /[[\]⟦⟧]/g

/** Rules whose right words are compounds made anew, or sounds: neither list nor stems hold them. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  'grammar/vallinam-missing-joined-noun',
  'grammar/vallinam-extra-echo-word',
])

/** Rules that part what is written as one: a name that nobody knows is as it was written. */
const PARTING: ReadonlySet<string> = new Set(['spelling/run-together', 'spelling/vowel-inside-word'])

const texts = [
  ...RULES.flatMap(({ examples }) => examples.map(({ wrong }) => wrong.replace(BRACKETS, ''))),
  'இங்கே இருக்கு என்பதன் பொருள் அழுத்து என்பதாகும்.',
  'அவள் பாடம் கொடுத் தல் வேண்டும்.',
  'நாங்கள் பொறுத் தல் நன்று என்றோம்.',
]

function isWord(word: string): boolean {
  return [word, withoutVallinam(word)].some((one) => engine.analyse(one).length > 0 || lexicon.has(one))
}

/** The words of the suggestion that neither the engine knows nor the text has. */
function unknownIn(text: string): string[] {
  return PROFILES.flatMap((profile) => engine.proofread(text, { profile }).issues).flatMap(
    ({ rule, type, start, end, suggestion }) => {
      const checked = (type === 'spelling' || type === 'grammar') && !OWN_WORDS.has(rule)
      if (!checked) return []
      const excerpt = text.slice(start, end)
      const written = new Set(excerpt.match(WORDS) ?? [])
      const isPart = (word: string) => PARTING.has(rule) && excerpt.startsWith(word)
      const words: readonly string[] = suggestion.match(WORDS) ?? []
      return words
        .filter(
          (word) =>
            !written.has(word) && !written.has(withoutVallinam(word)) && !isPart(word) && !isWord(word),
        )
        .map((word) => `${rule}: ${word} in ${text}`)
    },
  )
}

describe('a correction of spelling or grammar', () => {
  it('consists of words that the analyser or the word list accepts', () => {
    expect(texts.flatMap(unknownIn)).toEqual([])
  })
})
