import { loadCouplets, loadCritic, loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { createLiterature } from '../../knowledge/literature/create-literature.ts'
import { normalise } from '../../script/normalise.ts'
import { FAULTY } from '../../test/essays/faulty.ts'
import { GOOD } from '../../test/essays/good.ts'
import { repeated } from '../../test/hostile-texts.ts'
import { reviewCitations } from './citations.ts'
import { NOT_COMPARED } from './messages.ts'

const literature = createLiterature(loadEngine().data, loadCouplets())
const review = (essay: string) => reviewCitations(normalise(essay).text, literature)
const leftOut = (essay: string) => review(essay).filter(({ title }) => title === NOT_COMPARED.title)

/** The words of a line that many passages share, over pages: the dearest that there is. */
const DEAREST = repeated('எங்கள் தமிழ்மொழி\n', 20_000)
const QUOTED = repeated(`“${'எங்கள் தமிழ்மொழிக '.repeat(70)}” `, 20_000)

describe('an essay that asks too much of the comparison with literature', () => {
  it.each([
    ['lines', DEAREST],
    ['quotations', QUOTED],
  ])('is compared to where it does, and one low item says so: %s', (_kind, essay) => {
    expect(leftOut(essay)).toMatchObject([{ severity: 'low', verdict: { badge: 'unverified' } }])
  })

  it('still has its true quotations verified', () => {
    const verse = 'கற்க கசடறக் கற்பவை கற்றபின்\nநிற்க அதற்குத் தக'
    const found = review(`வள்ளுவர், “${verse}” என்றார்.\n\n${DEAREST}`)
    expect(found.some(({ verdict }) => verdict?.badge === 'verified')).toBe(true)
  })

  it('gets the same critique every time', () => {
    expect(loadCritic().critique(QUOTED)).toEqual(loadCritic().critique(QUOTED))
  })

  it('is told from every essay of ours, and from one full of true quotations', () => {
    for (const { text } of [...GOOD, ...FAULTY]) expect(leftOut(text)).toEqual([])
    const verses = literature.passages.slice(0, 250).map(({ lines }) => `“${lines.join('\n')}” என்றார் வள்ளுவர்.`)
    expect(leftOut(verses.join(' '))).toEqual([])
  })
})
