import { AATHICHOODI } from './aathichoodi.ts'
import { AVVAIYAR_VERSES } from './avvaiyar.ts'
import { BHARATHIDASAN_VERSES } from './bharathidasan.ts'
import { BHARATHIYAR_VERSES } from './bharathiyar.ts'
import { DEVOTIONAL_VERSES } from './devotional.ts'
import { EPIC_VERSES } from './epics.ts'
import { GRAMMAR_VERSES } from './grammar-works.ts'
import type { LiteraryRecord } from './literary-record.ts'
import { MODERN_VERSES } from './modern.ts'
import { NALADIYAR_VERSES } from './naladiyar.ts'
import { SANGAM_VERSES } from './sangam.ts'

/** Every hand-written record; the couplets of the Thirukkural come beside it. */
export const LITERARY_RECORDS: readonly LiteraryRecord[] = [
  ...AATHICHOODI,
  ...AVVAIYAR_VERSES,
  ...BHARATHIYAR_VERSES,
  ...BHARATHIDASAN_VERSES,
  ...SANGAM_VERSES,
  ...NALADIYAR_VERSES,
  ...EPIC_VERSES,
  ...DEVOTIONAL_VERSES,
  ...MODERN_VERSES,
  ...GRAMMAR_VERSES,
]
