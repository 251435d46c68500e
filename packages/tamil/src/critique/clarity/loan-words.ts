import type { Engine } from '../../engine.ts'
import { carryOver } from '../../rules/carry-over.ts'
import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { spokenCaseForms } from '../../words/spoken/written-form.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'

/** A borrowed noun with the Tamil one in common use (data/choices). */
interface Loan {
  readonly borrowed: string
  readonly tamil: string
}

/** Finds Tamil words for borrowed ones. */
export interface LoanWords {
  /** The loan in a word, and the Tamil word with its ending: பஸ்ஸில், பஸ்ல → பேருந்தில், சூப்பரா → சிறப்பாக. */
  replace(word: Word): { readonly loan: string; readonly text: string } | undefined
}

/**
 * The borrowed nouns of the data by their first letters, so that a word is compared with few. Those that print has everywhere
 * (ரயில், கார்) would only annoy, and are left to the school profile.
 */
export function createLoanWords({ data, analyse }: Pick<Engine, 'data' | 'analyse'>): LoanWords {
  const table = data.table('choices')
  const [borrowed, tamil, everyday] = [
    table.column('borrowed'),
    table.column('tamil'),
    table.column('everyday'),
  ]
  const byBeginning = new Map<string, Loan[]>()
  for (let row = 0; row < table.size; row++) {
    if (everyday(row) !== '') continue
    const loan = { borrowed: borrowed(row), tamil: tamil(row) }
    const key = loan.borrowed.slice(0, BEGINNING)
    byBeginning.set(key, [...(byBeginning.get(key) ?? []), loan])
  }
  return {
    replace: memoizeForm(({ text: word }: Word) => {
      const loans = byBeginning.get(word.slice(0, BEGINNING)) ?? []
      if (loans.length === 0) return undefined
      for (const form of writtenEndings(word))
        for (const { borrowed: loan, tamil: to } of loans) {
          const text = form === loan ? to : carryOver(form, loan, to, { analyse })
          if (text !== undefined) return { loan, text }
        }
      return undefined
    }),
  }
}

const BEGINNING = 2

/** A word as it stands, and with spoken endings written out: பீச்ல → பீச்சில், சூப்பரா → சூப்பராக. */
function writtenEndings(word: string): string[] {
  const bare = withoutVallinam(word)
  const doubled = bare.replace(/(.)்ல$/u, '$1்$1ில்')
  return [...(bare.endsWith('ா') ? [`${bare}க`] : []), word, bare, ...spokenCaseForms(bare), doubled]
}

/** Suggests Tamil words for borrowed ones, once for each word, always as a choice. */
export function loanWordFindings(essay: Essay, loans: LoanWords): CritiqueFinding[] {
  const seen = new Set<string>()
  const found: CritiqueFinding[] = []
  for (const paragraph of essay.paragraphs)
    for (const { words } of paragraph.sentences)
      for (const word of words) {
        const replaced = word.quoted || essay.isQuoted(word.start, word.end) ? undefined : loans.replace(word)
        if (replaced === undefined || seen.has(replaced.loan)) continue
        seen.add(replaced.loan)
        found.push({
          severity: 'low',
          title: 'பிறமொழிச் சொல்',
          description: `“${word.text}” என்பதற்கு “${replaced.text}” என்னும் தமிழ்ச் சொல்லைப் பயன்படுத்தலாம்.`,
          start: word.start,
          end: word.end,
          suggestion: replaced.text,
          meaningMayChange: true,
        })
      }
  return found
}
