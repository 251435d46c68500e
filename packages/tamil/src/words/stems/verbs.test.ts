import { describe, expect, it } from 'vitest'
import { VERBS } from './verbs.ts'

const verbs = VERBS.split('\n').map((line) => {
  const [root = '', participle = '', infinitive = '', flags = ''] = line.split('|')
  return { line, root, participle, infinitive, flags: flags.split(' ') }
})

const PULLI = '்'
const FLAG = /^(?:t|i|ti|irr|rp=\S+|f=\S+|n3=\S+|case=(?:acc|dat|loc|soc|abl)|subj=dat)$/
const SHORT_SYLLABLE_END = /(?:^|[க-ஹ])[ிுெொஅஇஉஎஒ]?([லளயணன])்$/u

/** The infinitives of a verb whose stem takes a bare -அ. */
function weakInfinitives(root: string): string[] {
  if (root.endsWith(PULLI)) {
    const bare = root.slice(0, -1)
    const short = SHORT_SYLLABLE_END.exec(root)?.[1]
    return short === undefined ? [bare] : [bare, root + short]
  }
  return root.endsWith('ு') ? [root.slice(0, -1)] : [`${root}ய`]
}

/** Every participle and infinitive that one of the seven classes can form of the root. */
function regularForms(root: string): Set<string> {
  const forms = new Set<string>()
  const add = (participle: string, infinitives: string[]) => {
    for (const infinitive of infinitives) forms.add(`${participle}|${infinitive}`)
  }
  const weak = weakInfinitives(root)
  const stem = root.slice(0, -2)
  const last = root.at(-2) ?? ''
  add(`${root}து`, weak)
  add(`${root}ந்து`, [...weak, `${root}க்க`])
  add(`${root}த்து`, [`${root}க்க`])
  if (root.endsWith('ு')) {
    add(`${root.slice(0, -1)}ி`, weak)
    add(`${root.slice(0, -1)}${PULLI}${last}ு`, weak)
  }
  if (last === 'ள') {
    add(`${stem}ண்டு`, weak)
    add(`${stem}ட்டு`, [`${stem}ட்க`])
  }
  if (last === 'ல') {
    add(`${stem}ன்று`, [...weak, `${stem}ற்க`])
    add(`${stem}ற்று`, [`${stem}ற்க`])
  }
  if (last === 'ண') add(`${stem}ண்டு`, weak)
  if (last === 'ன') add(`${stem}ன்று`, weak)
  return forms
}

describe('the verb lexicon', () => {
  it('holds at least 900 verbs, each line well formed', () => {
    expect(verbs.length).toBeGreaterThanOrEqual(900)
    for (const { line, flags } of verbs) {
      expect(line).toMatch(/^[஀-௿]+\|[஀-௿]+\|[஀-௿]+\|\S/)
      expect(line.normalize('NFC')).toBe(line)
      expect(flags[0]).toMatch(/^(?:t|i|ti)$/)
      for (const flag of flags) expect(flag, line).toMatch(FLAG)
    }
  })

  it('names no verb twice', () => {
    const keys = verbs.map((verb) => `${verb.root}|${verb.participle}|${verb.infinitive}`)
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('forms participle and infinitive as one class does, or says that it does not', () => {
    const odd = verbs.filter((verb) => !regularForms(verb.root).has(`${verb.participle}|${verb.infinitive}`))
    expect(odd.filter((verb) => !verb.flags.includes('irr')).map((verb) => verb.line)).toEqual([])
  })

  it('marks as irregular nothing that is regular', () => {
    const marked = verbs.filter((verb) => verb.flags.includes('irr'))
    expect(
      marked
        .filter((verb) => regularForms(verb.root).has(`${verb.participle}|${verb.infinitive}`))
        .map((verb) => verb.line),
    ).toEqual([])
  })
})
