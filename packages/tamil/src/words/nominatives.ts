import type { Change } from './noun-pattern.ts'
import { letterOf } from './phonemes.ts'

/** A base is also a nominative, or one without its -உ: அழக் → அழகு. */
const AS_IT_IS: readonly Change[] = [
  { cut: 0, added: '' },
  { cut: 0, added: 'உ' },
]
const UNDOUBLED: Change = { cut: 1, added: '' }
/** What becomes of a doubled consonant: வீட்ட் → வீடு, ஆற்ற் → ஆறு; கல்ல் → கல். */
const BY_DOUBLED: ReadonlyMap<string, Change> = new Map(
  Object.entries({ ட: { cut: 1, added: 'உ' }, ற: { cut: 1, added: 'உ' } }),
)
/** What a joint may have added or changed: மலைய் → மலை, பூவ் → பூ, பூக் → பூ; மரங் → மரம். */
const BY_LAST: ReadonlyMap<string, readonly Change[]> = new Map(
  Object.entries({
    ய: [{ cut: 1, added: '' }],
    வ: [{ cut: 1, added: '' }],
    க: [{ cut: 1, added: '' }],
    ங: [{ cut: 1, added: 'ம' }],
  }),
)

const OTHER_DOUBLED: readonly Change[] = [...AS_IT_IS, UNDOUBLED]
/** All of these by the last letter. */
const SINGLE = new Array<readonly Change[]>(0x80).fill(AS_IT_IS)
const DOUBLED = new Array<readonly Change[]>(0x80).fill(OTHER_DOUBLED)
for (const last of 'கஙடயறவ') {
  const more = BY_LAST.get(last) ?? []
  SINGLE[letterOf(last.charCodeAt(0))] = [...AS_IT_IS, ...more]
  DOUBLED[letterOf(last.charCodeAt(0))] = [...AS_IT_IS, BY_DOUBLED.get(last) ?? UNDOUBLED, ...more]
}
/** மரத்த் → மரம். */
const DOUBLED_TH_AFTER_A: readonly Change[] = [{ cut: 2, added: 'ம' }, ...OTHER_DOUBLED]
const A = 'அ'.charCodeAt(0)
const TH = 'த'.charCodeAt(0)

/** The nominatives that the base before the symbol `end` of a word may come from, as changes of the base. */
export function nominativesOf(word: Uint16Array, end: number): readonly Change[] {
  const last = word[end - 1] ?? 0
  const before = word[end - 2] ?? 0
  if (last !== before) return SINGLE[letterOf(last)] ?? AS_IT_IS
  if (last === TH && word[end - 3] === A) return DOUBLED_TH_AFTER_A
  return DOUBLED[letterOf(last)] ?? OTHER_DOUBLED
}
