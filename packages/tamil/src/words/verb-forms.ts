import type { Feature } from './analysis.ts'
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

export interface Verb {
  readonly lemma: string
  readonly features: readonly Feature[]
  /** A verb that takes its experiencer in the dative: எனக்குத் தெரியும். */
  readonly dativeSubject: boolean
  /** The usual case of its object or goal. */
  readonly governs: Feature | undefined
  readonly forms: VerbForms
}

const VOICE: Readonly<Record<string, readonly Feature[]>> = {
  t: ['transitive'],
  i: ['intransitive'],
  ti: ['transitive', 'intransitive'],
}

const CASES: Readonly<Record<string, Feature>> = {
  acc: 'accusative',
  dat: 'dative',
  loc: 'locative',
  soc: 'sociative',
  abl: 'ablative',
}

/**
 * Reads the stem table, one verb a line: `root|past participle|infinitive|flags` (stems/verbs.ts). Only the `wanted` verbs,
 * by their roots, if these are given: to derive the forms of all takes long.
 */
export function readVerbs(table: string, wanted?: ReadonlySet<string>): Verb[] {
  return table
    .split('\n')
    .map((line) => line.trim().split('|'))
    .filter(([root = '', ...rest]) => rest.length > 0 && (wanted === undefined || wanted.has(root)))
    .map(([root = '', participle = '', infinitive = '', flagText = '']) => {
      const flags = flagText.split(' ')
      const value = (name: string) =>
        flags.find((flag) => flag.startsWith(`${name}=`))?.slice(name.length + 1)
      return {
        lemma: root,
        features: VOICE[flags[0] ?? ''] ?? [],
        dativeSubject: flags.includes('subj=dat'),
        governs: CASES[value('case') ?? ''],
        forms: verbForms(root, participle, infinitive, value('rp'), value('f')),
      }
    })
}

/** Derives all forms of a verb from its root, past participle and infinitive. */
export function verbForms(
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

/** A strong verb has -க்க in the infinitive that is not its root's own: படி-க்க, கேட்-க; but நோக்கு, நோக்க. */
function isStrong(root: string, infinitive: string): boolean {
  if (root.endsWith('கஉ') || !infinitive.endsWith('க')) return false
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
