import { loadEngine, loadLexicon } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { uncheckedForms } from '../text/word-form.ts'
import { inCase, readPronouns } from '../words/case-forms.ts'
import { readCaseFrames } from '../words/case-frames.ts'
import { readCompoundHeads } from '../words/compound-heads.ts'
import { Meanings } from '../words/confusions/by-meaning.ts'
import { ContextSets } from '../words/confusions/context-sets.ts'
import { Customs } from '../words/customs.ts'
import { agreeWith } from '../words/inflect.ts'
import { openMorphology } from '../words/morphology.ts'
import { readOneWordCompounds } from '../words/one-word-compounds.ts'
import { readPostpositionCases } from '../words/postposition-cases.ts'
import { VerbFormsByInfinitive } from '../words/verb-forms-by-infinitive.ts'
import { VerbReplacement } from '../words/verb-replacement.ts'
import { WordBeginnings } from '../words/word-beginnings.ts'
import { readWrongCases } from '../words/wrong-cases.ts'
import { RULES } from './index.ts'
import { Choices, readReplacements } from './pairs.ts'
import { RuleSet } from './rule-set.ts'

const { analyse, data } = loadEngine()
const morphology = openMorphology(data)
const beginnings = new WordBeginnings(morphology)
const pronouns = readPronouns(data)
const verbs = new VerbReplacement(data)
const rules = new RuleSet(RULES, readReplacements(data), {
  lexicon: loadLexicon(),
  formOf: uncheckedForms(analyse, {
    framesOf: readCaseFrames(data),
    compoundHeads: readCompoundHeads(data),
  }),
  analyse,
  readStems: analyse,
  beginningsOf: (word) => beginnings.of(word),
  agreeWith: (verb, person, tense) => agreeWith(verb, person, morphology, tense),
  inCase: (word, reading, wanted) => inCase(word, reading, wanted, pronouns),
  contexts: new ContextSets(data),
  meanings: new Meanings(data),
  loans: new Set(data.table('loans').map((cell) => cell('lemma'))),
  choices: new Choices(data),
  speech: { analyse: () => [], spokenWords: new Map() },
  customs: new Customs(data),
  oneWordCompounds: readOneWordCompounds(data),
  wrongCases: readWrongCases(data),
  postpositionCases: readPostpositionCases(data),
  verbForms: new VerbFormsByInfinitive(data),
  replaceVerb: (word, from, to) => verbs.replace(word, from, to),
  shareOf: () => 0,
})

const BRACKETS = /[[\]⟦⟧]/g
const texts = RULES.flatMap(({ examples }) => examples.map(({ wrong }) => wrong.replace(BRACKETS, '')))

/** Whether a grammar rule corrects something, by asking all rules. */
function corrects(text: string): boolean {
  return rules
    .run(rules.read(text))
    .some(({ rule, finding }) => rule.type === 'grammar' && finding.suggestion !== undefined)
}

describe('the rules', () => {
  it('correct grammar, asked for that alone, wherever they do so among all others', () => {
    const corrected = texts.filter(corrects)
    expect(corrected.length).toBeGreaterThan(400)
    expect(corrected.filter((text) => !rules.correctsGrammar(rules.read(text)))).toEqual([])
  })

  it('have nothing to correct in the grammar of most texts without such a fault', () => {
    const sound = texts.filter((text) => !corrects(text))
    const doubted = sound.filter((text) => rules.correctsGrammar(rules.read(text)))
    expect(doubted.length).toBeLessThan(sound.length * 0.05)
  })
})
