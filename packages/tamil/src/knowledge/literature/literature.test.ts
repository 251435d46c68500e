import { loadCouplets, loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { kindOf } from '../../script/characters.ts'
import { readCoupletRepairs } from './couplet-repairs.ts'
import { repairCouplet } from './couplets.ts'
import { createLiterature } from './create-literature.ts'
import { readPassages } from './literary-records.ts'

const raw = loadCouplets()
const { data } = loadEngine()
const repairs = readCoupletRepairs(data)
const couplets = raw.map((couplet) => repairCouplet(couplet, repairs.get(couplet.number) ?? []))
const LITERARY_RECORDS = readPassages(data)
const literature = createLiterature(data, raw)
const wordsOf = (line: string) => line.split(' ').length

/**
 * Which consonants may follow a bare one inside a word (நன்னூல், மெய்ம்மயக்கம்), the joint of two words that verse
 * writes together included: வான்நின்று.
 */
const MAY_FOLLOW: Readonly<Record<string, string>> = {
  க: 'கத',
  ங: 'கங',
  ச: 'ச',
  ஞ: 'சஞயஜ',
  ட: 'கசபட',
  ண: 'கசஞடணபமயவநத',
  த: 'த',
  ந: 'தநய',
  ப: 'ப',
  ம: 'பமயவதகநச',
  ய: 'கசதபஞநமயவங',
  ர: 'கசதபஞநமயவங',
  ல: 'கசபலயவமநத',
  வ: 'வய',
  ழ: 'கசதபஞநமயவங',
  ள: 'கசபளயவமநதஜ',
  ற: 'கசபற',
  ன: 'கசஞபமயவறனநத',
}
const ASSIGNED =
  /[\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa\u0bae-\u0bb9\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd]/

/** The words of a text that are no Tamil: unassigned code points, stray signs, clusters that cannot be. */
function malformed(text: string): string[] {
  return text.split(' ').filter((word) => {
    const letters = [...word]
    if (letters.some((letter) => !ASSIGNED.test(letter))) return true
    if (/^.்|கெளவை/u.test(word)) return true
    return letters.some((letter, i) => {
      const before = kindOf(word.charCodeAt(i - 1))
      const kind = kindOf(word.charCodeAt(i))
      if (kind === 'sign' || kind === 'pulli') return before !== 'consonant'
      if (kind !== 'consonant' || before !== 'pulli') return false
      return MAY_FOLLOW[word[i - 2] ?? '']?.includes(letter) === false
    })
  })
}

describe('the Thirukkural', () => {
  it('has 1,330 couplets in 133 chapters of ten, in order', () => {
    expect(couplets.map(({ number }) => number)).toEqual(Array.from({ length: 1330 }, (_, i) => i + 1))
    const chapters = new Map<number, Set<string>>()
    for (const { number, chapter } of couplets) {
      const index = Math.floor((number - 1) / 10)
      chapters.set(index, (chapters.get(index) ?? new Set()).add(chapter))
    }
    expect(chapters.size).toBe(133)
    expect([...chapters.values()].every((names) => names.size === 1)).toBe(true)
    expect(couplets[390]?.chapter).toBe('கல்வி')
  })

  it('has no cluster outside the syllable grammar', () => {
    const bad = couplets.flatMap(({ number, lines }) =>
      lines.flatMap(malformed).map((word) => [number, word]),
    )
    expect(bad).toEqual([])
  })

  it('has four and three words in the great majority of couplets', () => {
    const regular = couplets.filter(({ lines }) => wordsOf(lines[0]) === 4 && wordsOf(lines[1]) === 3)
    expect(regular.length).toBeGreaterThanOrEqual(1_325)
  })

  it('leaves no mark of punctuation and no doubled space', () => {
    expect(couplets.filter(({ lines }) => /[^\u0b80-\u0bff \n]| {2}/u.test(lines.join('\n')))).toEqual([])
  })

  it('meets every repair exactly once in its couplet', () => {
    for (const { number, wrong } of [...repairs.values()].flat()) {
      const text = raw[number - 1]?.lines.join('\n').normalize('NFC') ?? ''
      expect(text.split(wrong).length - 1, `${number}: ${wrong}`).toBe(1)
    }
  })

  it('repairs letters and keeps what circulates beside them', () => {
    expect(couplets[1266]).toMatchObject({
      lines: ['புலப்பேன்கொல் புல்லுவேன் கொல்லோ கலப்பேன்கொல்', 'கண்அன்ன கேளிர் வரின்'],
      circulating: ['புலப்பேன்கொல் புல்லுவேன் கொல்லோ கலப்பேன்கொல்', 'கண்அன்ன கேளிர் விரன்'],
    })
    expect(couplets[933]?.lines[0]).toBe('சிறுமை பலசெய்து சீரழிக்கும் சூதின்')
    expect(couplets[0]).not.toHaveProperty('circulating')
  })

  it('has every variant reading stand in its couplet', () => {
    for (const { number, lines, variants } of literature.passages.filter(
      ({ work }) => work === 'thirukkural',
    ))
      for (const [ours] of variants) expect(lines.join('\n'), `${number}`).toContain(ours)
  })
})

describe('the hand-written records', () => {
  it('are at least 300, and each is well-formed Tamil', () => {
    expect(LITERARY_RECORDS.length).toBeGreaterThanOrEqual(300)
    const bad = LITERARY_RECORDS.flatMap(({ work, lines }) =>
      lines.flatMap(malformed).map((word) => [work, word]),
    )
    expect(bad).toEqual([])
  })

  it('have their variants stand in their lines', () => {
    for (const { lines, variants } of LITERARY_RECORDS)
      for (const [ours] of variants ?? []) expect(lines.join('\n')).toContain(ours)
  })

  it('occur once each', () => {
    const texts = LITERARY_RECORDS.map(({ work, lines }) => `${work}: ${lines.join('')}`)
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
  })

  it('come from works with a source, an address over https, and no work is without a record', () => {
    const used = new Set<string>(['thirukkural', ...LITERARY_RECORDS.map(({ work }) => work)])
    expect([...literature.works.keys()].filter((work) => !used.has(work))).toEqual([])
    for (const { source } of literature.works.values()) {
      expect(source.url).toMatch(
        /^https:\/\/(?:www\.projectmadurai\.org|ta\.wikisource\.org|www\.tamilvu\.org)\//,
      )
      expect(source.title).toMatch(/[\u0b80-\u0bff]/)
    }
  })
})

describe('createLiterature', () => {
  it('finds a couplet by number, and by chapter and place', () => {
    expect(literature.numbered('thirukkural', 391)[0]?.lines[1]).toBe('நிற்க அதற்குத் தக')
    expect(literature.coupletOf('கல்வி', 1)?.number).toBe(391)
    expect(literature.coupletOf('இனியவைகூறல்', 10)?.number).toBe(100)
    expect(literature.numbered('purananuru', 192)[0]?.author).toBe('கணியன் பூங்குன்றனார்')
  })

  it('finds every couplet by its own words first, or one that shares them', () => {
    const lost = couplets.filter(({ number, lines }) => {
      const [first] = literature.nearest(lines.join(' '), 0.3, 1)
      return first?.number !== number
    })
    expect(lost).toEqual([])
  })

  it('knows every author and work that a name stands for', () => {
    const authors = new Set(literature.passages.map(({ author }) => author))
    for (const { label, authors: named = [], works = [] } of literature.attributions) {
      expect(
        named.filter((author) => !authors.has(author)),
        label,
      ).toEqual([])
      expect(
        works.filter((work) => !literature.works.has(work)),
        label,
      ).toEqual([])
    }
  })
})
