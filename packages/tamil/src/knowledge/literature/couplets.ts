import type { CoupletRepair } from './couplet-repairs.ts'

/** A couplet of the Thirukkural as a digital edition gives it, before any repair. */
export interface RawCouplet {
  /** 1 to 1330. */
  readonly number: number
  readonly lines: readonly [string, string]
  /** The name of its chapter (அதிகாரம்). */
  readonly chapter: string
}

/** A couplet of the Thirukkural in the text we stand for. */
export interface Couplet extends RawCouplet {
  /** The lines as digital editions circulate them, where more than spaces was repaired. */
  readonly circulating?: readonly [string, string]
}

/** The couplet with every known error of the digital editions corrected, in NFC, without closing marks. */
export function repairCouplet(raw: RawCouplet, repairs: readonly CoupletRepair[]): Couplet {
  const written = raw.lines.map(withoutClosingMarks) as [string, string]
  const repaired = repairs
    .reduce((text, { wrong, right }) => text.replace(wrong, right), written.join('\n'))
    .split('\n')
    .map((line) => line.trim()) as [string, string]
  const couplet = { number: raw.number, chapter: raw.chapter, lines: repaired }
  const changesLetters = repairs.some(({ reason }) => reason !== 'spacing')
  return changesLetters
    ? { ...couplet, circulating: written.map(withoutUnassigned) as [string, string] }
    : couplet
}

// A copied text loses what no font shows: சீரழ\u0ba7க்கும் is passed on as சீரழக்கும்.
function withoutUnassigned(line: string): string {
  return line.replace(/[\u0ba5-\u0ba7]/g, '')
}

function withoutClosingMarks(line: string): string {
  return line
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?<![.?!])[.?!]+\s?$/, '')
    .trim()
}
