import type { CritiqueChanges } from '@semmai/contract'
import { t } from '../language/language.ts'
import { type Critique, items, itemsOf } from './essay-state.ts'

/** What became of the remarks on the draft before. */
export function Changes({ changes, previous }: { changes: CritiqueChanges; previous: Critique }) {
  const { essay } = t.value
  const before = itemsOf(previous)
  const titles = (ids: readonly string[], from: ReadonlyMap<string, { title: string }>) =>
    ids.flatMap((id) => from.get(id)?.title ?? [])
  return (
    <section class="card changes">
      <h2>{essay.changes}</h2>
      <TitleList name={essay.resolved} kind="resolved" titles={titles(changes.resolved, before)} />
      <TitleList name={essay.remaining} kind="remaining" titles={titles(changes.remaining, items.value)} />
      <TitleList name={essay.added} kind="added" titles={titles(changes.added, items.value)} />
    </section>
  )
}

function TitleList({ name, kind, titles }: { name: string; kind: string; titles: readonly string[] }) {
  return (
    <details class={`change change-${kind}`}>
      <summary>
        {name} <b>{titles.length}</b>
      </summary>
      <ul lang="ta">
        {titles.map((title, index) => (
          <li key={`${index} ${title}`}>{title}</li>
        ))}
      </ul>
    </details>
  )
}
