import type { LanguageData } from '../../data/language-data.ts'
import { valuesOf } from '../../data/table.ts'
import { type PhrasePattern, phraseOf, phrasesByBeginning } from './phrases.ts'

const BEARERS = ['person', 'scene', 'thing'] as const

/** Whose a state is: somebody's, of the time and place of which the text tells, of a thing. */
export type Bearer = (typeof BEARERS)[number]

/** A state, and what cannot happen while it lasts. */
export interface ExclusiveState {
  readonly number: number
  readonly bearer: Bearer
  /** Beginnings of words by which it is over, or of another. */
  readonly lifts: readonly string[]
}

/** A phrase with the state that it tells, or that it excludes. */
export interface StatePhrase {
  readonly phrase: PhrasePattern
  readonly state: ExclusiveState
}

/** The phrases of the table, by how their first words may begin. */
export interface ExclusiveStates {
  readonly told: ReadonlyMap<string, readonly StatePhrase[]>
  readonly excluded: ReadonlyMap<string, readonly StatePhrase[]>
}

/** Reads the table of states. */
export function readExclusiveStates(data: LanguageData): ExclusiveStates {
  const rows = data.table('exclusiveStates').map((cell, number) => {
    const bearer = BEARERS.find((one) => one === cell('bearer'))
    if (bearer === undefined) throw new Error(`There is no bearer ‘${cell('bearer')}’ of a state.`)
    const state = { number, bearer, lifts: valuesOf(cell('lifts')) }
    const things = valuesOf(cell('things'))
    const phrases = (column: 'states' | 'signs') =>
      valuesOf(cell(column)).map((written) => ({ phrase: phraseOf(written, things), state }))
    return { told: phrases('states'), excluded: phrases('signs') }
  })
  return {
    told: phrasesByBeginning(rows.flatMap(({ told }) => told)),
    excluded: phrasesByBeginning(rows.flatMap(({ excluded }) => excluded)),
  }
}
