import type { Case, Feature, WordClass } from '../words/analysis.ts'
import type { SuffixList } from '../words/ending-lists.ts'
import { NO_FEATURES } from '../words/feature-lists.ts'
import type { NounClass } from '../words/noun-class.ts'
import { nounForms } from '../words/noun-forms.ts'
import { beforeVowel, toPhonemes } from '../words/phonemes.ts'
import {
  type NounRow,
  type NumeralRow,
  type PronounRow,
  type StemTables,
  UNINFLECTED_CLASSES,
  type UninflectedRow,
} from './language-tables.ts'
import { MorphologyBuilder, type MorphologyNumbers } from './morphology-builder.ts'

/** Files all stems under the endings that may follow. Forms that are spelt alike keep the order in which they are filed. */
export function buildMorphology(tables: StemTables): MorphologyNumbers {
  const morphology = new MorphologyBuilder(tables)
  const irrational = nounFeatures(morphology, ['irrational'])
  const common = new Set(tables.nouns.map(({ lemma }) => lemma))
  const participles = new Set(tables.verbs.map(({ participle }) => participle))
  for (const noun of inReadingOrder(tables.nouns)) {
    if (noun.second && participles.has(noun.lemma)) addTool(morphology, noun)
    else addNounRow(morphology, noun, 'noun')
  }
  for (const name of inReadingOrder(tables.names)) addNounRow(morphology, name, 'name')
  for (const lemma of tables.regionalNouns)
    if (!common.has(lemma)) addNoun(morphology, lemma, 'noun', irrational)
  for (const { root } of tables.verbs) {
    // வெளியிடு → வெளியீடு, மதிப்பிடு → மதிப்பீடு
    if (root.endsWith('ிடு')) addNoun(morphology, `${root.slice(0, -3)}ீடு`, 'noun', irrational)
  }
  const rare = nounFeatures(morphology, ['rare', 'irrational'])
  for (const lemma of tables.rareNouns) if (!common.has(lemma)) addNoun(morphology, lemma, 'noun', rare)
  for (const pronoun of tables.pronouns) addPronoun(morphology, pronoun)
  for (const numeral of tables.numerals) addNumeral(morphology, numeral, irrational)
  for (const kind of UNINFLECTED_CLASSES)
    for (const row of tables.uninflected) if (row.class === kind) addUninflected(morphology, row)
  return morphology.build()
}

/** Nouns that are marked so are read after the others that have a form in common with them. */
function inReadingOrder(rows: readonly NounRow[]): NounRow[] {
  return [...rows.filter(({ second }) => !second), ...rows.filter(({ second }) => second)]
}

function addNounRow(morphology: MorphologyBuilder, row: NounRow, wordClass: 'noun' | 'name'): void {
  const features = nounFeatures(morphology, classFeatures(row.class))
  addNoun(morphology, row.lemma, wordClass, features, row.oblique || undefined)
}

/** What is named by the participle of what it does, வடிகட்டி: in the nominative that is the participle, with an ending the noun. */
function addTool(morphology: MorphologyBuilder, { lemma, class: kind }: NounRow): void {
  const { plain, singular } = nounFeatures(morphology, classFeatures(kind))
  const forms = nounForms(lemma)
  const stem = morphology.addStem({ lemma, class: 'noun' })
  morphology.addForm(forms.oblique, stem, singular, 'glide')
  morphology.addForm(forms.nominative, stem, singular, 'dativeBare')
  for (const plural of forms.plurals) morphology.addForm(plural, stem, plain, 'plural')
}

function addNumeral(
  morphology: MorphologyBuilder,
  { lemma, oblique, attributive }: NumeralRow,
  irrational: NounFeatures,
): void {
  addNoun(morphology, lemma, 'numeral', irrational, oblique)
  const adjectival = morphology.numberOf(['adjectival'])
  for (const form of attributive) addWord(morphology, form, 'numeral', adjectival)
}

function addUninflected(morphology: MorphologyBuilder, { word, class: kind }: UninflectedRow): void {
  const adjectival = morphology.numberOf(['adjectival'])
  switch (kind) {
    case 'conjunction':
    case 'particle':
    case 'adverb':
    case 'postposition':
      addWord(morphology, word, kind, NO_FEATURES)
      break
    case 'demonstrative':
      addWord(morphology, word, 'demonstrative', adjectival)
      break
    case 'quantifier':
      addWord(morphology, word, 'adjective', adjectival)
      break
    case 'adjective':
      addAdjective(morphology, word, adjectival)
      break
  }
}

/** An adjective in a bare consonant letter also makes nouns: நல்ல, நல்லவன். */
function addAdjective(morphology: MorphologyBuilder, word: string, adjectival: number): void {
  addWord(morphology, word, 'adjective', adjectival)
  if (!/[\u0b95-\u0bb9]$/u.test(word)) return
  const stem = morphology.addStem({ lemma: word, class: 'noun' })
  morphology.addForm(toPhonemes(word).slice(0, -1), stem, NO_FEATURES, 'adjectival')
}

function addWord(morphology: MorphologyBuilder, word: string, wordClass: WordClass, features: number): void {
  const phonemes = toPhonemes(word)
  const stem = morphology.addStem({ lemma: word, class: wordClass })
  morphology.addForm(phonemes, stem, features, 'bare')
  morphology.addForm(beforeVowel(phonemes), stem, features, 'clitic')
}

function addNoun(
  morphology: MorphologyBuilder,
  lemma: string,
  wordClass: WordClass,
  { plain, singular, adjectival }: NounFeatures,
  oblique?: string,
): void {
  const forms = nounForms(lemma, oblique)
  const stem = morphology.addStem({ lemma, class: wordClass })
  const add = (phonemes: string, next: SuffixList, features: number) =>
    morphology.addForm(phonemes, stem, features, next)
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

function addPronoun(morphology: MorphologyBuilder, { lemma, oblique, dative, features }: PronounRow): void {
  const plain: readonly Feature[] = [...features, features.includes('neuter') ? 'irrational' : 'rational']
  const stem = morphology.addStem({ lemma, class: 'pronoun' })
  const add = (phonemes: string, next: SuffixList, grammaticalCase?: Case) => {
    const all = grammaticalCase === undefined ? plain : [...plain, grammaticalCase]
    morphology.addForm(phonemes, stem, morphology.numberOf(all), next)
  }
  const addWhole = (phonemes: string, grammaticalCase: Case) => {
    add(phonemes, 'bare', grammaticalCase)
    add(beforeVowel(phonemes), 'clitic', grammaticalCase)
  }
  addWhole(toPhonemes(lemma), 'nominative')
  // The u of அது is a full vowel: அதுவும், எதுவும்.
  if (/^.து$/u.test(lemma)) add(`${toPhonemes(lemma)}வ`, 'clitic', 'nominative')
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
