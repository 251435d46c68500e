import { loadEngine } from '@semmai/tamil-node'
import { expect, it } from 'vitest'
import { RULES } from './rules/index.ts'
import { PROFILES, type Profile } from './rules/rule.ts'

const engine = loadEngine()
const examples = RULES.flatMap((rule) => rule.examples.map(({ wrong }) => wrong.replace(/[[\]]/g, '')))
const text = examples.map((example, i) => example + (i % 5 === 0 ? '\n' : ' ')).join('')
const invented = Array.from({ length: 9_000 }, (_, i) => word(i * 7_919)).join(' ')

it.each([2, 3, 4])('gives the very answer of one thread when %i share a text', (of) => {
  for (const profile of PROFILES) {
    const whole = engine.proofread(text, { profile })
    expect(whole.issues.length).toBeGreaterThan(400)
    expect(shared(text, of, profile)).toEqual(whole)
  }
})

it('leaves out the same sentences where a text asks too much of the spelling check', () => {
  const whole = engine.proofread(invented)
  expect(whole.issues.map(({ rule }) => rule)).toContain('clarity/not-examined')
  expect(shared(invented, 2)).toEqual(whole)
})

it.each(['', ' ', 'அவன்'])('answers %j, which is shorter than its shares', (short) => {
  expect(shared(short, 4)).toEqual(engine.proofread(short))
})

function shared(raw: string, of: number, profile: Profile = PROFILES[0]) {
  const shares = Array.from({ length: of }, (_, part) => engine.findIn(raw, { part, of }, profile))
  expect(shares.flat()).toHaveLength(engine.findIn(raw, { part: 0, of: 1 }, profile).length)
  return engine.proofreadFound(raw, structuredClone(shares), { profile })
}

/** An invented word of five letters and a full stop behind every eighth. */
function word(seed: number): string {
  const letters = [...'கசதபமயரலவழளறனநண']
  const signs = ['', 'ா', 'ி', 'ு', 'ெ', 'ை', 'ொ']
  let [rest, made] = [seed * 2_654_435_761, '']
  for (let i = 0; i < 6; i++) {
    made += `${letters[rest % letters.length] ?? ''}${signs[rest % signs.length] ?? ''}`
    rest = Math.floor(rest / 7)
  }
  return seed % 8 === 0 ? `${made}.` : made
}
