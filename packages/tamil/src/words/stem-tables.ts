import type { Case, Feature, WordClass } from './analysis.ts'
import { NO_FEATURES } from './feature-lists.ts'
import type { Morphology } from './morphology.ts'
import { MorphologyBuilder } from './morphology-builder.ts'
import type { Stem } from './morphs.ts'
import { nounForms } from './noun-forms.ts'
import { beforeVowel, toPhonemes } from './phonemes.ts'
import { RARE_NOUNS, REGIONAL_NOUNS } from './rare-words.ts'
import { ADJECTIVES } from './stems/adjectives.ts'
import type { NounClass, NounStems } from './stems/noun-class.ts'
import { NAMES, NOUNS } from './stems/nouns.ts'
import { DETERMINERS, NUMERALS, POSTPOSITIONS, PRONOUN_STEMS, UNINFLECTED } from './stems/particles.ts'
import { VERBS } from './stems/verbs.ts'
import type { SuffixList } from './suffixes.ts'
import { readVerbs } from './verb-forms.ts'

/** All stem tables, filed under the endings that may follow. */
export function buildMorphology(): Morphology {
  const verbs = readVerbs(VERBS)
  const morphology = new MorphologyBuilder(verbs)
  const irrational = nounFeatures(morphology, ['irrational'])
  const rare = nounFeatures(morphology, ['rare', 'irrational'])
  const common = new Set<string>()
  for (const table of NOUNS) for (const lemma of addNounTable(morphology, table, 'noun')) common.add(lemma)
  for (const table of NAMES) addNounTable(morphology, table, 'name')
  for (const lemma of words(REGIONAL_NOUNS)) {
    if (!common.has(lemma)) addNoun(morphology, lemma, 'noun', irrational)
  }
  for (const { lemma } of verbs) {
    // வெளியிடு → வெளியீடு, மதிப்பிடு → மதிப்பீடு
    if (lemma.endsWith('ிடு')) addNoun(morphology, `${lemma.slice(0, -3)}ீடு`, 'noun', irrational)
  }
  for (const lemma of words(RARE_NOUNS)) {
    if (!common.has(lemma)) addNoun(morphology, lemma, 'noun', rare)
  }
  for (const { lemma, oblique, dative, features } of PRONOUN_STEMS)
    addPronoun(morphology, lemma, oblique, dative, features)
  const adjectival = morphology.numberOf(['adjectival'])
  for (const line of NUMERALS.split('\n')) {
    const [lemma = '', oblique = '', attributive = ''] = line.split('|')
    addNoun(morphology, lemma, 'numeral', irrational, oblique)
    for (const form of attributive.split(',')) addWord(morphology, form, 'numeral', adjectival)
  }
  addClosedClasses(morphology)
  return morphology.build()
}

/** Gives the nouns of the table. */
function addNounTable(morphology: MorphologyBuilder, table: NounStems, wordClass: 'noun' | 'name'): string[] {
  const lemmas: string[] = []
  for (const [nounClass, stems] of Object.entries(table)) {
    const features = nounFeatures(morphology, classFeatures(nounClass as NounClass))
    for (const entry of words(stems)) {
      const [lemma = '', oblique] = entry.split('=')
      addNoun(morphology, lemma, wordClass, features, oblique)
      lemmas.push(lemma)
    }
  }
  return lemmas
}

function addClosedClasses(morphology: MorphologyBuilder): void {
  const adjectival = morphology.numberOf(['adjectival'])
  for (const [wordClass, list] of [...Object.entries(UNINFLECTED), ['adjective', ADJECTIVES] as const]) {
    const isAdjective = wordClass === 'adjective'
    for (const word of words(list)) {
      addWord(morphology, word, wordClass as WordClass, isAdjective ? adjectival : NO_FEATURES)
      if (!isAdjective || !/[\u0b95-\u0bb9]$/u.test(word)) continue
      const base = toPhonemes(word).slice(0, -1)
      morphology.addStem(base, { lemma: word, class: 'noun' }, NO_FEATURES, 'adjectival')
    }
  }
  for (const list of Object.values(POSTPOSITIONS))
    for (const word of words(list)) addWord(morphology, word, 'postposition', NO_FEATURES)
  for (const word of words(DETERMINERS.demonstrative)) addWord(morphology, word, 'demonstrative', adjectival)
  for (const word of words(DETERMINERS.quantifier)) addWord(morphology, word, 'adjective', adjectival)
}

function addWord(morphology: MorphologyBuilder, word: string, wordClass: WordClass, features: number): void {
  const phonemes = toPhonemes(word)
  const stem: Stem = { lemma: word, class: wordClass }
  morphology.addStem(phonemes, stem, features, 'bare')
  morphology.addStem(beforeVowel(phonemes), stem, features, 'clitic')
}

function addNoun(
  morphology: MorphologyBuilder,
  lemma: string,
  wordClass: WordClass,
  { plain, singular, adjectival }: NounFeatures,
  oblique?: string,
): void {
  const forms = nounForms(lemma, oblique)
  const stem: Stem = { lemma, class: wordClass }
  const add = (phonemes: string, next: SuffixList, features: number) =>
    morphology.addStem(phonemes, stem, features, next)
  add(forms.nominative, 'nominative', plain)
  add(forms.beforeVowel, 'before', plain)
  add(forms.oblique, forms.dativeOnOblique ? 'case' : 'glide', singular)
  if (!forms.dativeOnOblique) add(forms.nominative, 'dativeBare', singular)
  if (forms.oblique !== forms.beforeVowel) add(`${forms.oblique}உ`, 'oblique', plain)
  for (const plural of forms.plurals) add(plural, 'plural', plain)
  // சமூகம் → சமூக (நலன்); not of short nouns: வர is the infinitive of வா, hardly ever வரம்.
  if (forms.oblique.endsWith('அதத') && forms.nominative.length > LONGEST_SHORT_NOUN)
    add(forms.nominative.slice(0, -1), 'oblique', adjectival)
}

/** The features of a kind of noun, as numbers of lists. */
interface NounFeatures {
  readonly plain: number
  readonly singular: number
  readonly adjectival: number
}

function nounFeatures(morphology: MorphologyBuilder, plain: readonly Feature[]): NounFeatures {
  return {
    plain: morphology.numberOf(plain),
    singular: morphology.numberOf([...plain, 'singular']),
    adjectival: morphology.numberOf([...plain, 'adjectival']),
  }
}

const LONGEST_SHORT_NOUN = 6

function addPronoun(
  morphology: MorphologyBuilder,
  lemma: string,
  oblique: string,
  dative: string,
  features: readonly Feature[],
): void {
  const plain: readonly Feature[] = [...features, features.includes('neuter') ? 'irrational' : 'rational']
  const stem: Stem = { lemma, class: 'pronoun' }
  const add = (phonemes: string, next: SuffixList, grammaticalCase?: Case) => {
    const all = grammaticalCase === undefined ? plain : [...plain, grammaticalCase]
    morphology.addStem(phonemes, stem, morphology.numberOf(all), next)
  }
  const addWhole = (phonemes: string, grammaticalCase: Case) => {
    add(phonemes, 'bare', grammaticalCase)
    add(beforeVowel(phonemes), 'clitic', grammaticalCase)
  }
  addWhole(toPhonemes(lemma), 'nominative')
  addWhole(toPhonemes(dative), 'dative')
  const dativeBase = toPhonemes(dative).slice(0, -2)
  add(dativeBase.endsWith('க') ? dativeBase.slice(0, -1) : dativeBase, 'dativeBare')
  const given = toPhonemes(oblique)
  if (given.endsWith('அ')) {
    const base = given.slice(0, -1)
    add(base, 'case')
    add(`${base}அன`, 'case')
    addWhole(`${base}அன`, 'genitive')
    return
  }
  const doubles = given.length <= 3 && /[னம]$/u.test(given)
  add(doubles ? given + given.at(-1) : given, 'case')
  if (oblique !== lemma) addWhole(given, 'genitive')
  addWhole(`${given}அதஉ`, 'genitive')
}

const RATIONAL: Readonly<Partial<Record<NounClass, readonly Feature[]>>> = {
  male: ['person'],
  female: ['person'],
  person: [],
  people: ['person', 'plural'],
  kinMale: ['person', 'male', 'kin'],
  kinFemale: ['person', 'female', 'kin'],
  kin: ['person'],
  deity: ['person'],
}

function classFeatures(nounClass: NounClass): Feature[] {
  const rational = RATIONAL[nounClass]
  return rational === undefined ? [nounClass, 'irrational'] : [nounClass, 'rational', ...rational]
}

function words(list: string): string[] {
  return list
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
}
