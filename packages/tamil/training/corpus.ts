import { RULES } from '../src/rules/index.ts'
import { EVERYDAY } from '../src/test/passages/everyday.ts'
import { FAR_KINDS } from '../src/test/passages/far-kinds.ts'
import { LEARNING } from '../src/test/passages/learning.ts'
import { LITERATURE } from '../src/test/passages/literature.ts'
import { MORE_KINDS } from '../src/test/passages/more-kinds.ts'
import { NEWS } from '../src/test/passages/news.ts'
import { PUBLIC_LIFE } from '../src/test/passages/public-life.ts'
import { CLEAN, FAULTY } from '../src/test/quality-sentences.ts'
import { AGREEMENT } from '../src/test/quality-sentences-agreement.ts'
import { DOUBLING_IN_COMPOUNDS } from '../src/test/quality-sentences-compounds.ts'
import { CONFUSIONS } from '../src/test/quality-sentences-confusions.ts'
import { DOUBLING_IN_SENTENCES } from '../src/test/quality-sentences-doubling.ts'
import { ESSAYS } from '../src/test/quality-sentences-essays.ts'
import { LEARNERS } from '../src/test/quality-sentences-learners.ts'
import { LETTERS } from '../src/test/quality-sentences-letters.ts'
import { NOT_DOUBLED } from '../src/test/quality-sentences-not-doubled.ts'
import { DOUBLING_IN_PHRASES } from '../src/test/quality-sentences-phrases.ts'
import { SANDHI } from '../src/test/quality-sentences-sandhi.ts'
import { SPELLING } from '../src/test/quality-sentences-spelling.ts'

const MARKED = [
  ...[AGREEMENT, CONFUSIONS, SANDHI, DOUBLING_IN_PHRASES, DOUBLING_IN_COMPOUNDS, DOUBLING_IN_SENTENCES],
  ...[ESSAYS, LEARNERS, LETTERS, NOT_DOUBLED, SPELLING],
]
const PASSAGES = [EVERYDAY, FAR_KINDS, LEARNING, LITERATURE, MORE_KINDS, NEWS, PUBLIC_LIFE]

/** Every clean sentence of the project's own: of the quality sentences, the passages and the examples of the rules. */
export function ownSentences(): string[] {
  return [
    ...[...PASSAGES, CLEAN].flatMap((table) => Object.values(table).flatMap(linesOf)),
    ...Object.values(FAULTY)
      .flatMap(linesOf)
      .map((line) => line.split(' → ')[1] ?? ''),
    ...MARKED.flatMap((table) => Object.values(table).flatMap(linesOf)).map((line) =>
      line.replace(/\[([^|\]]*)\|([^\]]*)\]/g, '$2'),
    ),
    ...RULES.flatMap((rule) => [...rule.examples.flatMap(({ right }) => right ?? []), ...rule.allows]),
  ].filter((line) => line !== '')
}

/** Errors as people make them, word by word, with what is right: of the quality sentences and the examples of the rules. */
export function ownErrors(): { readonly wrong: string; readonly right: string }[] {
  const marked = MARKED.flatMap((table) => Object.values(table).flatMap(linesOf))
  const faulty = Object.values(FAULTY).flatMap(linesOf)
  const examples = RULES.flatMap((rule) => rule.examples)
  return [
    ...marked.flatMap((line) =>
      [...line.matchAll(/\[([^|\]]*)\|([^\]]*)\]/g)].flatMap(([, wrong = '', right = '']) =>
        pairs(wrong, right),
      ),
    ),
    ...faulty.flatMap((line) => {
      const [wrong = '', right = ''] = line.split(' → ')
      return pairs(wrong, right)
    }),
    ...examples.flatMap(({ wrong, right }) =>
      right === undefined ? [] : pairs(wrong.replace(/[[\]]/g, ''), right),
    ),
  ]
}

/** The words in which two sentences of as many words differ. */
function pairs(wrong: string, right: string): { readonly wrong: string; readonly right: string }[] {
  const [from, to] = [wordsOf(wrong), wordsOf(right)]
  if (from.length !== to.length) return []
  return from.flatMap((word, i) => (word === to[i] ? [] : [{ wrong: word, right: to[i] ?? '' }]))
}

/** The Tamil words of a text, two letters long or longer. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/[\u0b83-\u0bd7]{2,}/gu) ?? []
}

function linesOf(block: string): string[] {
  return block.split('\n').map((line) => line.trim())
}
