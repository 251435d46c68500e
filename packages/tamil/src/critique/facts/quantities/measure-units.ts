import type { Unit as MeasureUnit } from '../../../knowledge/facts/fact-record.ts'
import type { Unit } from '../names/sentence-units.ts'

interface Scale {
  readonly dimension: string
  readonly factor: number
}

/** How units of one dimension convert into each other. */
export const SCALES: Readonly<Record<MeasureUnit, Scale>> = {
  metre: { dimension: 'length', factor: 1 },
  kilometre: { dimension: 'length', factor: 1000 },
  'kilometre-per-second': { dimension: 'length', factor: 1000 },
  foot: { dimension: 'length', factor: 0.3048 },
  'square-kilometre': { dimension: 'area', factor: 1 },
  'degree-celsius': { dimension: 'temperature', factor: 1 },
  percent: { dimension: 'share', factor: 1 },
  second: { dimension: 'time', factor: 1 },
  minute: { dimension: 'time', factor: 60 },
  hour: { dimension: 'time', factor: 3600 },
  day: { dimension: 'time', factor: 86_400 },
  year: { dimension: 'time', factor: 31_557_600 },
}

const UNIT_WORDS: readonly (readonly [RegExp, MeasureUnit, number])[] = [
  [/^(?:சதுர (?:கிலோமீட்ட|கி \.? ?மீ)|ச \. கி \. மீ)/u, 'square-kilometre', 0],
  [/^(?:கிலோமீட்ட|கிலோ மீட்ட|கி \. மீ|கிமீ|கி மீ)/u, 'kilometre', 0],
  [/^(?:மீட்ட|மீ(?: |$))/u, 'metre', 0],
  [/^அடி/u, 'foot', 0],
  [/^(?:விழுக்கா|சதவீத|சதவிகித|சத வீத|%)/u, 'percent', 0],
  [/^(?:டிகிரி|பாகை|°)(?! ?(?:F|K|பாரன்|ஃபாரன்|ஃபாரென்|பேரன்|கெல்வின்|வட|தென்|கிழ|மேற்|தெற்))/u, 'degree-celsius', 0],
  [/^(?:வினாடி|விநாடி|நொடி)/u, 'second', 0],
  [/^(?:நிமிட|நிமிஷ)/u, 'minute', 0],
  [/^மணி ?நேர/u, 'hour', 0],
  [/^(?:நாட்க|நாள்க|நாள)/u, 'day', 0],
  [/^(?:ஆண்டுக|ஆண்டு|வருட)/u, 'year', 0],
]

/** Whether a word can be part of the name of a unit: `சதுர`, `மீட்டர்`, `விழுக்காடு`. */
export const isMeasureWord = (bare: string) => MEASURE_WORD.test(bare)

const MEASURE_WORD =
  /^(?:சதுர|கிலோ|கிமீ|கி$|மீ$|மீட்ட|ச$|அடி|விழுக்கா|சதவீத|சதவிகித|சத$|வீத|%|டிகிரி|பாகை|°|செல்சிய|வினாடி|விநாடி|நொடி|நிமிட|நிமிஷ|மணி|நேர|நாட்க|நாள|ஆண்டு|வருட|உயர|நீள|பரப்ப|\.$)/u

/** The unit of measure named right after a quantity. */
export function measureUnitAt(units: readonly Unit[], at: number): MeasureUnit | undefined {
  const words = units
    .slice(at, at + 6)
    .map(({ bare }) => bare)
    .join(' ')
  return UNIT_WORDS.find(([pattern]) => pattern.test(words))?.[1]
}
