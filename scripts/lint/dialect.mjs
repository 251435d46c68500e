import { lineAt } from './repository.mjs'

/** @typedef {import('./repository.mjs').Repository} Repository */
/** @typedef {import('./repository.mjs').Finding} Finding */

/**
 * Words that mean something in this project only, and the field's own word for it. A word in its plain sense stays
 * free, so a pattern names the use that is meant.
 * @type {readonly { pattern: RegExp, instead: string }[]}
 */
const DIALECT = [
  { pattern: /\bMOST_[A-Z]\w*/g, instead: 'MAX_…' },
  { pattern: /\baskedOnce\b/g, instead: 'memoize' },
  { pattern: /\blookAgain\b/g, instead: 'secondPass' },
  { pattern: /\bgiveBack\b|\bgiv(?:e|es|en|ing) back\b/g, instead: 'release' },
  { pattern: /\buseUp\b/g, instead: 'deleteDue' },
  { pattern: /\bSurroundings\b/g, instead: 'Dependencies' },
  { pattern: /\bTestHouse\b/g, instead: 'harness' },
  { pattern: /\bTenantTerms\b/g, instead: 'TenantPolicy' },
  { pattern: /\bStandIn\b/g, instead: 'coreference, or a test double named for what it does' },
  {
    pattern: /\b[Mm]end(?:s|ed|ing)?(?=[A-Z]|\b)|(?<=[a-z])Mend(?:s|ed|ing)?(?=[A-Z]|\b)/g,
    instead: 'fix, repair, correct',
  },
  { pattern: /\b[Pp]urses?\b/g, instead: 'quota' },
  {
    pattern: /\b(?:[Tt]he|[Tt]his|[Oo]ur|in|own) house\b(?!')/g,
    instead: 'the service, the system, the project',
  },
  { pattern: /\b(?:is|are|was|were|be|being) away\b(?! from)/g, instead: 'is unavailable' },
  { pattern: /\baway(?=: | = (?!\d)|\?\.|\.[a-z])|(?<=\w\.)away\b/g, instead: 'unavailable' },
  // Hyphenated names are left out: ids of rules are public (`spelling/slips-l`) and stay as they are.
  {
    pattern:
      /(?<![\w/-])[Ss]lips?(?=[A-Z]|\b)(?!-| (?:through|past|in|into|out)\b)|(?<=[a-z])Slips?(?=[A-Z]|\b)/g,
    instead: 'typo, misspelling, error',
  },
  { pattern: /\bcame too slowly\b/g, instead: 'request timeout' },
  { pattern: /\b[Ss]ends? everybody home\b/g, instead: 'resolves all waiters' },
]

/**
 * Words of grammar in the engine's code outside the critique, and the field's own word.
 * @type {typeof DIALECT}
 */
const GRAMMAR = [
  {
    pattern: /\b(?:first|second|third|fourth|fifth|sixth|seventh) case\b/g,
    instead: 'nominative, accusative, instrumental, dative, ablative, genitive, locative',
  },
  { pattern: /\bkase\b/g, instead: 'grammaticalCase' },
  {
    pattern: /(?<![\w/'-])[Tt]orn(?=[A-Z_]|\b)|(?<=[a-z])Torn(?=[A-Z]|\b)|\bTORN_/g,
    instead: 'split (by a space)',
  },
]

/**
 * Words in the engine's code, the critique included. Ids of rules are public and keep theirs: `spelling/doer-in-kaarar`.
 * @type {typeof DIALECT}
 */
const ENGINE = [
  {
    pattern: /(?<![\w/'-])[Dd]eeds?(?=[A-Z_]|\b)|(?<=[a-z])Deeds?(?=[A-Z]|\b)|(?<![A-Z])DEEDS?(?![A-Z])/g,
    instead: 'action',
  },
  {
    pattern:
      /(?<![\w/'-])[Dd]oers?(?=[A-Z_]|\b)(?!-)|(?<=[a-z])Doers?(?=[A-Z]|\b)|(?<![A-Z])DOERS?(?![A-Z])/g,
    instead: 'agent',
  },
  {
    pattern: /\btellings\b|\b(?:a|the|each|every|one|this|that) telling\b|\bTellings?\b/g,
    instead: 'predication',
  },
]
const OF_ENGINE = /^packages\/tamil\/src\//
const OF_GRAMMAR = /^packages\/tamil\/src\/(?!critique\/)/

/** The lint itself, what is generated from the ids of rules, and the licence. */
const EXEMPT =
  /^(?:scripts\/lint\/|LICENSE$|package-lock\.json$|docs\/rules\.md$|packages\/tamil\/src\/rules\/[a-z]+\/index\.ts$)/
const TEXT = /\.(ts|tsx|mts|mjs|js|json|sql|md|yml|yaml|sh|html|css)$|(?:^|\/)(?:Dockerfile|\.env\.example)$/

/**
 * @param {string} text
 * @param {string} [path] where it stands; code of the engine is also held to the terms of grammar
 * @returns {{ found: string, instead: string, index: number }[]}
 */
export function dialectIn(text, path = '') {
  const patterns = [
    ...DIALECT,
    ...(OF_ENGINE.test(path) ? ENGINE : []),
    ...(OF_GRAMMAR.test(path) ? GRAMMAR : []),
  ]
  return patterns.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map((match) => ({ found: match[0], instead, index: match.index })),
  )
}

/**
 * @param {Repository} repository
 * @returns {Finding[]}
 */
export function dialectFindings({ files, read }) {
  return files
    .filter((path) => TEXT.test(path) && !EXEMPT.test(path))
    .flatMap((path) => {
      const text = read(path)
      return dialectIn(text, path).map(({ found, instead, index }) => ({
        path,
        line: lineAt(text, index),
        detail: `"${found}" is known in this project only: ${instead}`,
      }))
    })
}
