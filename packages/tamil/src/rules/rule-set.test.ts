import { loadEngine, loadLexicon } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { uncheckedForms } from '../text/word-form.ts'
import { agreeWith } from '../words/inflect.ts'
import { buildMorphology } from '../words/stem-tables.ts'
import { RULES } from './index.ts'
import { RuleSet } from './rule-set.ts'

const { analyse } = loadEngine()
const morphology = buildMorphology()
const rules = new RuleSet(RULES, {
  lexicon: loadLexicon(),
  formOf: uncheckedForms(analyse),
  analyse,
  agreeWith: (verb, person, tense) => agreeWith(verb, person, morphology, tense),
})

const BRACKETS = /[[\]⟦⟧]/g
const texts = RULES.flatMap(({ examples }) => examples.map(({ wrong }) => wrong.replace(BRACKETS, '')))

/** Whether a grammar rule corrects something, by asking all rules. */
function corrects(text: string): boolean {
  return rules
    .run(rules.read(text))
    .some(({ rule, finding }) => rule.id.startsWith('grammar/') && finding.suggestion !== undefined)
}

describe('the rules', () => {
  it('mend grammar, asked for that alone, wherever they do so among all others', () => {
    const mended = texts.filter(corrects)
    expect(mended.length).toBeGreaterThan(400)
    expect(mended.filter((text) => !rules.mendsGrammar(rules.read(text)))).toEqual([])
  })

  it('have nothing to mend in the grammar of most texts without such a fault', () => {
    const sound = texts.filter((text) => !corrects(text))
    const doubted = sound.filter((text) => rules.mendsGrammar(rules.read(text)))
    expect(doubted.length).toBeLessThan(sound.length * 0.05)
  })
})
