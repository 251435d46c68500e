import type { LanguageData } from '../data/language-data.ts'
import { toPhonemes } from './phonemes.ts'

/** A verb of the stem table with the forms on which endings build, as phonemes. */
export interface VerbForms {
  readonly root: string
  /** The root before a vowel: படிய்-உங்கள், செய்ய்-உங்கள், பார்-உங்கள். */
  readonly rootBeforeVowel: string
  readonly participle: string
  /** What past endings build on: செய்த்-ஆன்; for ஓடி-ன்-ஆன் undefined: they build on the participle. */
  readonly past: string | undefined
  /** செய்க்-, படிக்க்-: before -இற்- and -இன்ற்-. */
  readonly present: string
  /** செய்வ்-, படிப்ப்-. */
  readonly future: string
  /** செய்ப்-அவர், படிப்ப்-அவர். */
  readonly agent: string
  /** செய்ய்-, படிக்க்-: the infinitive without its -அ. */
  readonly infinitive: string
  /** செய்தல், படித்தல். */
  readonly action: string
  /** செய்வி, படிப்பி. */
  readonly causative: string
}

/** A verb of the stem table: what it is, and its forms. */
export interface Verb {
  readonly lemma: string
  readonly forms: VerbForms
}

/** What a verb is derived from, in letters. Empty: the rule holds. */
export interface VerbStem {
  readonly root: string
  readonly participle: string
  readonly infinitive: string
  /** The past relative participle where it does not follow from the participle (போன). */
  readonly pastRelative: string
  /** The future base where the rule fails (தருவ்). */
  readonly future: string
}

/** Gives the verbs of the data by their rows; each is derived when it is asked for. */
export function verbReader(data: LanguageData): (row: number) => Verb {
  const table = data.table('verbs')
  const root = table.column('root')
  const participle = table.column('participle')
  const infinitive = table.column('infinitive')
  const pastRelative = table.column('past-relative')
  const future = table.column('future')
  return (row) =>
    verbOfStem({
      root: root(row),
      participle: participle(row),
      infinitive: infinitive(row),
      pastRelative: pastRelative(row),
      future: future(row),
    })
}

/** A verb with all its forms. */
export function verbOfStem({ root, participle, infinitive, pastRelative, future }: VerbStem): Verb {
  const forms = verbForms(root, participle, infinitive, pastRelative || undefined, future || undefined)
  return { lemma: root, forms }
}

/** Derives all forms of a verb from its root, past participle and infinitive. */
function verbForms(
  rootLetters: string,
  participleLetters: string,
  infinitiveLetters: string,
  pastRelative?: string,
  futureLetters?: string,
): VerbForms {
  const root = toPhonemes(rootLetters)
  const participle = toPhonemes(participleLetters)
  const infinitive = toPhonemes(infinitiveLetters).slice(0, -1)
  const strong = isStrong(root, infinitive)
  const stem = strong ? infinitive.slice(0, infinitive.endsWith('கக') ? -2 : -1) : root
  const given = futureLetters === undefined ? undefined : toPhonemes(futureLetters)
  const weakStem = weakStemOf(root, given, pastRelative)
  const middle = /^(உண|காண|தின|என)$|காண$|உண$|தின$/u.test(root)
  const future = given ?? (strong ? `${stem}பப` : `${weakStem}${middle ? 'ப' : 'வ'}`)
  return {
    root,
    rootBeforeVowel: rootBeforeVowel(root, infinitive, strong),
    participle,
    past: pastBase(participle, pastRelative),
    present: strong ? infinitive : `${weakStem}க`,
    future,
    agent: strong ? future : `${weakStem}ப`,
    infinitive,
    action: strong ? `${stem}${infinitive.endsWith('கக') ? 'தத' : stem.at(-1)}அல` : `${weakStem}தஅல`,
    causative: strong ? `${stem}${infinitive.endsWith('கக') ? 'பப' : 'ப'}இ` : `${weakStem}வஇ`,
  }
}

/** A strong verb has -க்க in the infinitive that is not its root's own: படி-க்க, கேட்-க, பகு-க்க; but நோக்கு, நோக்க. */
function isStrong(root: string, infinitive: string): boolean {
  if (!infinitive.endsWith('க') || (root.endsWith('கஉ') && infinitive !== `${root}கக`)) return false
  return infinitive.endsWith('கக') || infinitive.endsWith('டக') || infinitive.endsWith('றக')
}

function rootBeforeVowel(root: string, infinitive: string, strong: boolean): string {
  const last = root.at(-1) ?? ''
  if (!strong) return infinitive
  if ('இஈஐஏ'.includes(last)) return `${root}ய`
  if (last === 'உ') return root.slice(0, -1)
  if ('ஆஅ'.includes(last)) return `${root}வ`
  return root.length <= 3 && 'லள'.includes(last) && /[அஇஉஎஒ].$/u.test(root) ? root + last : root
}

/** What -கிற் and -வ் follow: the root, but வரு- of வா, ஆ- of ஆகு. */
function weakStemOf(root: string, future: string | undefined, pastRelative: string | undefined): string {
  if (future !== undefined) return future.slice(0, -1)
  return pastRelative !== undefined && root.endsWith('கஉ') ? root.slice(0, -2) : root
}

function pastBase(participle: string, pastRelative: string | undefined): string | undefined {
  if (pastRelative !== undefined) return toPhonemes(pastRelative).slice(0, -1)
  return participle.endsWith('உ') ? participle.slice(0, -1) : undefined
}

/** What follows செய்வி-, படிப்பி-: the forms of a strong verb in -இ, without its first two phonemes. */
export function causativeEnding(): VerbForms {
  const model = verbForms('வி', 'வித்து', 'விக்க')
  const without = (form: string) => form.slice(2)
  return {
    root: without(model.root),
    rootBeforeVowel: without(model.rootBeforeVowel),
    participle: without(model.participle),
    past: model.past === undefined ? undefined : without(model.past),
    present: without(model.present),
    future: without(model.future),
    agent: without(model.agent),
    infinitive: without(model.infinitive),
    action: without(model.action),
    causative: without(model.causative),
  }
}
