import { toPhonemes } from '../../words/phonemes.ts'
import type { Mention } from './names/name-index.ts'
import { canonicalSpelling } from './names/name-spellings.ts'
import type { Unit } from './names/sentence-units.ts'
import type { FactIndex } from './records/fact-index.ts'

/** A sentence and the names in it. */
export interface NamedSentence {
  readonly units: readonly Unit[]
  readonly mentions: readonly Mention[]
}

/**
 * What `சூரியக் குடும்பத்தில் வியாழனைவிடப் பெரிய கோள் இல்லை` says: that it is the greatest of them, `… வியாழன் பெரிய கோள்`. The words that
 * deny are marks in it, so every other unit keeps its place. Of a country it may be true of what lies elsewhere, too, as of
 * `எவரெஸ்டைவிட உயரமான சிகரம் இந்தியாவில் இல்லை`: there it is read only where the base knows that it is so. Linear in the units.
 */
export function superlativeOfNone(units: readonly Unit[], index: FactIndex): NamedSentence | undefined {
  const last = units.findLastIndex(({ kind }) => kind === 'word')
  const at = units.findIndex(({ bare }) => MORE_THAN.test(bare))
  if (at < 1 || !NONE.test(units[last]?.bare ?? '') || units.slice(0, last).some(isBound)) return undefined
  const isApart = units[at]?.bare === 'விட'
  const place = isApart ? at - 1 : at
  const told = units.map((unit, i) => {
    if (i === last || (i < last && OTHER.test(unit.bare)) || (isApart && i === at)) return markOf(unit)
    return i === place ? asObject(unit) : unit
  })
  const mentions = index.names
    .mentionsIn(told)
    .map((one): Mention => (one.to === place + 1 ? { ...one, case: 'nominative' } : one))
  const greatest = mentions.find(({ to }) => to === place + 1)
  if (greatest === undefined) return undefined
  const isAsked = ({ name }: Mention) =>
    index
      .recordsAbout(name)
      .some(
        ({ record, accepted }) =>
          record.property === 'superlative' && (EVERYWHERE.test(name) || accepted.has(greatest.name)),
      )
  return mentions.some(isAsked) ? { units: told, mentions } : undefined
}

const MORE_THAN = /^விட$|ைவிட$/u
const NONE = /^(?:இல்லை|கிடையாது)$/u
const OTHER = /^வேற(?:ு|ொன்றும்|ொன்று|ெதுவும்|ெங்கும்)$|^(?:எதுவும்|எதுவுமே|எங்கும்)$/u
const EVERYWHERE = /^(?:உலக|புவி|பூமி|சூரியக்)/u
/** Another statement beside it, or a time for which alone it holds. */
const isBound = ({ text, bare }: Unit) => text === ',' || text === ';' || /^(?:அக்கால|அன்ற|என்ற|என$)/u.test(bare)

const markOf = (unit: Unit): Unit => {
  const spelling = { text: '', bare: '', phonemes: '', doubled: false }
  return { ...unit, ...spelling, kind: 'punctuation', canonical: spelling, word: undefined }
}

/** `வியாழனைவிட`: the name with its ending, without the postposition. */
function asObject(unit: Unit): Unit {
  const bare = unit.bare.replace(/விட$/u, '')
  const sounded = canonicalSpelling(bare)
  const spelled = (text: string) => ({ text, bare: text, phonemes: toPhonemes(text), doubled: false })
  return { ...unit, ...spelled(bare), canonical: spelled(sounded), word: undefined }
}
