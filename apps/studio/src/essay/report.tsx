import { CRITIQUE_CATEGORIES, type FeedbackItem } from '@semmai/contract'
import { language, t } from '../language/language.ts'
import { type Critique, facts } from './essay-state.ts'

/** What a teacher hands out: shown on paper only (A4), with the essay and every remark numbered in it. */
export function Report({ critique: { essay: text, envelope } }: { critique: Critique }) {
  const { essay, dimensions, bands } = t.value
  const { result } = envelope
  const numbered = numberedItems(CRITIQUE_CATEGORIES.flatMap((name) => result.sections[name].items))
  return (
    <article class="report" aria-hidden="true">
      <header>
        <p class="report-brand">செம்மை · {essay.report}</p>
        <h1 lang="ta">{facts.value.title || essay.untitled}</h1>
        <p>
          {new Date().toLocaleDateString(language.value === 'ta' ? 'ta-IN' : 'en-IN', { dateStyle: 'long' })}
          {result.wordCount !== undefined && ` · ${essay.words(result.wordCount)}`}
        </p>
      </header>
      <p lang="ta">{result.summary}</p>
      {result.scores && (
        <table class="report-scores">
          <tbody>
            {result.scores.map(({ dimension, score, band }) => (
              <tr key={dimension}>
                <th scope="row">{dimensions[dimension]}</th>
                <td>{score ?? '–'}</td>
                <td>{band === null ? essay.notJudged : bands[band]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {result.topFixes.length > 0 && <ReportList title={essay.topFixes} entries={result.topFixes} />}
      {result.strengths && result.strengths.length > 0 && (
        <ReportList
          title={essay.strengths}
          entries={result.strengths.map(({ title, description }) => `${title}: ${description}`)}
        />
      )}
      <h2>{essay.text}</h2>
      <NumberedEssay text={text} numbered={numbered} />
      {CRITIQUE_CATEGORIES.map((name) => (
        <ReportSection key={name} title={result.sections[name].title} numbered={numbered} name={name} />
      ))}
    </article>
  )
}

interface Numbered {
  number: number
  item: FeedbackItem
}

/** Numbers in the order of the essay. */
function numberedItems(all: readonly FeedbackItem[]): Numbered[] {
  const inOrder = [...all].sort((a, b) => a.location.from - b.location.from || a.location.to - b.location.to)
  return inOrder.map((item, index) => ({ number: index + 1, item }))
}

/** The essay with the number of each remark after the place that it is about. */
function NumberedEssay({ text, numbered }: { text: string; numbered: readonly Numbered[] }) {
  const ends = [...new Set(numbered.map(({ item }) => item.location.to))].sort((a, b) => a - b)
  const numbersAt = (end: number) =>
    numbered.filter(({ item }) => item.location.to === end && end > 0).map(({ number }) => number)
  return (
    <p class="report-essay" lang="ta">
      {ends.map((end, index) => (
        <span key={end}>
          {text.slice(ends[index - 1] ?? 0, end)}
          {numbersAt(end).length > 0 && <sup>{numbersAt(end).join(', ')}</sup>}
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </p>
  )
}

function ReportSection({
  title,
  name,
  numbered,
}: {
  title: string
  name: string
  numbered: readonly Numbered[]
}) {
  const own = numbered.filter(({ item }) => item.category === name)
  if (own.length === 0) return null
  return (
    <section>
      <h2 lang="ta">{title}</h2>
      {own.map(({ number, item }) => (
        <div key={item.id} class="report-item" lang="ta">
          <p>
            <b>
              {number}. {item.title}
            </b>{' '}
            {item.badge && <span>[{t.value.badges[item.badge]}]</span>}
          </p>
          <p>{item.description}</p>
          {item.suggestion.text !== '' && item.suggestion.text !== item.location.excerpt && (
            <p>→ {item.suggestion.text}</p>
          )}
          {item.sourceUrl && (
            <p class="report-source">
              {item.sourceTitle}: {item.sourceUrl}
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

function ReportList({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ol lang="ta">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ol>
    </section>
  )
}
