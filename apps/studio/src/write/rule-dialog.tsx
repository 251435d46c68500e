import type RulePages from 'virtual:rule-pages'
import { signal } from '@preact/signals'
import type { Issue } from '@semmai/tamil'
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../controls/dialog.tsx'
import { language, t } from '../language/language.ts'

/** The issue whose rule is explained; null: no dialog is open. */
export const explained = signal<Issue | null>(null)

/** Proposed by a language model, so that no rule stands behind it. */
const FROM_MODEL = 'textmodel'

/** The page of a rule: what it says, its source, examples. */
export function RuleDialog() {
  const issue = explained.value
  if (issue === null) return null
  return (
    <Dialog
      title={t.value.why.title}
      onClose={() => {
        explained.value = null
      }}
    >
      <p class="rule-message">{issue.message}</p>
      {issue.rule === FROM_MODEL ? <p>{t.value.why.fromModel}</p> : <RulePage rule={issue.rule} />}
    </Dialog>
  )
}

function RulePage({ rule }: { rule: string }) {
  const [pages, setPages] = useState<typeof RulePages | null>(null)
  useEffect(() => void import('virtual:rule-pages').then((module) => setPages(module.default)), [])
  const { why, profiles } = t.value
  if (pages === null) return <p class="quiet">…</p>
  const page = Object.hasOwn(pages, rule) ? pages[rule] : undefined
  if (page === undefined) return <p>{why.unknown}</p>
  return (
    <dl class="rule-page">
      <dt>{why.source}</dt>
      <dd>{page.source}</dd>
      <dt>{why.examples}</dt>
      {page.examples.slice(0, 3).map(({ wrong, right }) => (
        <dd key={wrong} class="rule-example" lang="ta">
          <Marked text={wrong} />
          {right && <ins>{right}</ins>}
        </dd>
      ))}
      <dt>{why.profiles}</dt>
      <dd>{page.profiles.map((one) => profiles[one]).join(', ')}</dd>
      <dt class="visually-hidden">id</dt>
      <dd>
        <code lang={language.value}>{rule}</code>
      </dd>
    </dl>
  )
}

/** An example with its fault, which stands in brackets, struck out. */
function Marked({ text }: { text: string }) {
  const [before = '', fault = '', after = ''] = text.split(/[[\]⟦⟧]/u)
  return (
    <span>
      {before}
      <del>{fault}</del>
      {after}
    </span>
  )
}
