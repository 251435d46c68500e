import type { Sentence } from '../../../../text/sentence.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import type { Measured, Numbers } from './measured.ts'

/** What a text reckons wrongly: the number it gives, where, the reckoning as it is written, and its result. */
export interface Reckoning {
  readonly in: Numbers
  readonly said: Measured
  readonly sum: string
  readonly found: number
}

/** A reader of one kind of reckoning; `before` is the sentence before it in its paragraph, `earlier` the one before that. */
export type Reckoner = (
  here: Numbers,
  before: Numbers | undefined,
  earlier: Numbers | undefined,
) => Reckoning | undefined

/** The sentence alone, with the one before it, and with both before it. */
export function stretchesOf(
  ...[here, before, earlier]: Parameters<Reckoner>
): readonly (readonly Numbers[])[] {
  if (before === undefined) return [[here]]
  const both = [before, here]
  return earlier === undefined ? [[here], both] : [[here], both, [earlier, ...both]]
}

/** All numbers of a stretch, in their order. */
export const amountsOf = (stretch: readonly Numbers[]) => stretch.flatMap(({ amounts }) => amounts)

/** Not just so many, not all of them, or one part within another: nothing can be reckoned. */
const VAGUE =
  /சுமார்|ஏறத்தாழ|ஏறக்குறைய|கிட்டத்தட்ட|தோராய|உத்தேச|மேற்பட்|முதலிய|முதலான|போன்ற|மற்றவ|உள்ளிட்ட|உட்பட|உள்பட|தள்ளுபடி|(?<!க் )கழிவு(?!நீர|க[ளை])|சலுகை| போக[ ,]|தவிர|நீங்கலாக|முறையே|ஓரிரு|சராசரி/u

/** `சலுகை ஏதும் இல்லை`: the whole price. */
const NOTHING_OFF = /(?:தள்ளுபடி|கழிவு|சலுகை)(?:யும்|ம்)? ?(?:ஏதும்|எதுவும்|எதும்)? ?(?:இல்லை|இல்லா|இன்றி|கிடையாது)/gu

/** Whether all numbers of a sentence are what they say; `known` is what the reader itself reckons with. */
export const isPlain = ({ sentence, amounts }: Numbers, known?: RegExp) =>
  !VAGUE.test(
    (known === undefined ? sentence.text : sentence.text.replace(known, ' ')).replace(NOTHING_OFF, ' '),
  ) && amounts.every(({ isExact }) => isExact)

/** What is further from the right number, by its share, is no reckoning gone wrong but another number. */
const MAX_OFF = 0.4
/** A rounder number that is nearer than this stands for the right one. */
const ROUNDING = 0.01

/** Whether a number is meant to be the reckoned one and is not. */
export function isOff(said: number, found: number, maxOff = MAX_OFF): boolean {
  const off = Math.abs(said - found)
  if (off < 1e-6 || off > found * maxOff) return false
  return off > found * ROUNDING || roundness(said) <= roundness(found)
}

/** Zeros at the end; a fraction has fewer than none. */
function roundness(value: number): number {
  return Number.isInteger(value) ? (/(?<!0)0*$/u.exec(String(value))?.[0].length ?? 0) : -1
}

/** As the message writes a number. */
export const inDigits = (value: number) => String(Math.round(value * 100) / 100)

/** Whether a sentence follows another in one paragraph. */
export const isBeside = (earlier: Sentence | undefined, later: Sentence) =>
  earlier !== undefined && later.previous === earlier && !later.opensLine

/** The finding over the number that is not what the others give. */
export function misreckoned({ in: { units }, said, sum, found }: Reckoning): CritiqueFinding {
  const value = inDigits(said.value)
  return {
    severity: 'high',
    title: 'எண்கள் ஒத்துவரவில்லை',
    description: `கணக்கு: ${sum} = ${inDigits(found)}; இங்கோ ${value} என்று உள்ளது. எந்த எண் சரி என்று ஒருமுறை பாருங்கள்.`,
    start: units[said.from]?.start ?? 0,
    end: units[said.to - 1]?.end ?? 0,
    suggestion: `மற்ற எண்கள் சரியென்றால், ${value} என்பதற்குப் பதில் ${inDigits(found)} என்று எழுதுங்கள்.`,
    meaningMayChange: true,
    fix: 'ஒன்றோடொன்று பொருந்தாத எண்களைக் கணக்கிட்டுச் சரிசெய்யுங்கள்.',
  }
}
