import { describe, expect, it } from 'vitest'
import { LetterRuns } from './letter-runs.ts'

describe('runs of letters', () => {
  const runs = new LetterRuns<string>()
  for (const letters of ['காரர', 'காரி', 'ுா', 'ர்']) runs.add(letters, letters)

  it('are found wherever a word holds them, and nowhere else', () => {
    expect(runs.in('வேலைக்காரர்')).toEqual(['காரர', 'ர்'])
    expect(runs.in('காரிகை')).toEqual(['காரி'])
    expect(runs.in('காரம்')).toEqual([])
    expect(runs.in('ூா')).toEqual([])
  })

  it('hold for texts of any letters', () => {
    for (const word of ['', 'க', '\u3bb0\u3bbe', '😀', 'car']) expect(runs.in(word)).toEqual([])
  })
})
