import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'

/** Records whose cue is a verb of making, with an object and a maker. */
export const MAKING: ReadonlySet<FactProperty> = new Set(['author', 'inventor', 'founder', 'discoverer'])
