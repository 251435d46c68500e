import { describe, expect, it } from 'vitest'
import { readOptions, USAGE } from './options.ts'

describe('the options of the chaos run', () => {
  it('have their defaults where none are given', () => {
    expect(readOptions(['--seed', '7'])).toMatchObject({
      minutes: '1',
      seed: '7',
      patroni: 'patroni',
      help: false,
    })
  })

  it('are named in the usage, one line each', () => {
    const given = readOptions(['--rolling-minutes', '1', '--upgrade-from', '.', '--failovers', '1'])
    for (const name of Object.keys(given))
      expect(USAGE.split('\n').filter((line) => line.startsWith(`  --${name} `))).toHaveLength(1)
    expect(Object.keys(given)).toHaveLength(USAGE.split('\n').length - 1)
  })

  it('are refused with one line when unknown, without a value, or not options at all', () => {
    expect(readOptions(['--hours', '2'])).toEqual({ mistake: "Unknown option '--hours'." })
    for (const args of [['--minutes'], ['now']])
      expect(readOptions(args)).toEqual({ mistake: expect.stringMatching(/^[^\n]+\.$/) })
  })
})
