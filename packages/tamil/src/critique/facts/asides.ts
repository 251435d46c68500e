import { addCircumstances } from './circumstances.ts'
import type { Reading } from './claim.ts'
import { apposition, descriptionFrom } from './descriptions.ts'
import type { IndexedRecord } from './fact-index.ts'
import type { Mention } from './name-index.ts'

/** The parts of a statement that a record is asked about. */
export interface Core {
  readonly record: IndexedRecord
  readonly subject: Mention
  /** The name or the figure that answers. */
  readonly value: { readonly from: number; readonly to: number }
  /** The units that say the relation. */
  readonly relation: ReadonlySet<number>
  /** Whether the claim stands against the record: then an aside must not change what is asked. */
  readonly conflicts: boolean
}

/**
 * The units of a clause that tell something beside a statement and leave it as it is: what describes a name
 * (`மேற்கு நோக்கிப் பாயும் நர்மதை`, `மணிமேகலை என்னும் பௌத்தக் காப்பியம்`, `ஆங்கில மருத்துவர் எட்வர்ட் ஜென்னர்`),
 * and where, why or with whom something was done (`மனைவியின் நினைவாக`). No record speaks for them.
 */
export function asidesIn(core: Core, reading: Reading): ReadonlySet<number> {
  const asides = new Set<number>()
  const answer = reading.mentions.find(({ from, to }) => from === core.value.from && to === core.value.to)
  const isCore = (i: number) =>
    core.relation.has(i) ||
    [core.subject, core.value, ...reading.dates].some(({ from, to }) => i >= from && i < to)
  const add = (from: number, to: number) => {
    for (let i = from; i < to; i++) if (!isCore(i)) asides.add(i)
  }
  for (const name of answer === undefined ? [core.subject] : [core.subject, answer]) {
    const after = apposition(name, core, reading, isCore)
    if (after !== undefined) add(name.to, after)
    const before = descriptionFrom(name, name === answer, core, reading, isCore)
    if (before !== undefined) add(before, name.from)
  }
  addCircumstances(asides, core, reading, isCore)
  return asides
}
