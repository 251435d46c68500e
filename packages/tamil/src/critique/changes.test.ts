import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { comparableItems } from './changes.ts'
import { SECTION_NAMES } from './feedback-item.ts'

const critic = loadCritic()
const DRAFT = [
  'எங்கள் ஊர்',
  'எங்கள் ஊர் ஆற்றங்கரையில் உள்ளது. இக்கட்டுரையில் அதன் சிறப்புகளைக் காண்போம். ஊரின் அழகு மனத்தைக் கவரும்.',
  'ஊரில் பஸ் வசதி உள்ளது. திருக்குறளில் 120 அதிகாரங்கள் உள்ளன என்று எங்கள் ஆசிரியர் கற்பிக்கிறார். டிவி பலர் வீட்டில் உள்ளது.',
  'ஆகவே, எங்கள் ஊரை நாங்கள் நேசிக்கிறோம். அதன் வளர்ச்சிக்கு உழைப்போம்.',
].join('\n\n')

const itemsOf = (essay: string) => {
  const { sections } = critic.critique(essay)
  return SECTION_NAMES.flatMap((name) => sections[name].items)
}
const about = (essay: string, excerpt: string) =>
  itemsOf(essay).find(({ location }) => location.excerpt.includes(excerpt))?.id

describe('a second draft', () => {
  const earlier = comparableItems(itemsOf(DRAFT))
  const better = DRAFT.replace('பஸ்', 'பேருந்து').replace('டிவி பலர்', 'டிவி, ரேடியோ ஆகியவை பலர்')

  it('says what was resolved by the ids of the first, what remains and what is new by its own', () => {
    const { changes } = critic.critique(better, { earlier })
    expect(changes?.resolved).toContain(about(DRAFT, 'பஸ்'))
    expect(changes?.resolved).not.toContain(about(DRAFT, '120'))
    expect(changes?.remaining).toContain(about(better, '120'))
    expect(changes?.added).toContain(about(better, 'ரேடியோ'))
  })

  it('of the same words has nothing new and nothing resolved', () => {
    const { changes } = critic.critique(DRAFT, { earlier })
    expect(changes).toMatchObject({ resolved: [], added: [] })
    expect(changes?.remaining).toHaveLength(earlier.length)
  })

  it('does not count what was verified', () => {
    const verified = itemsOf('திருக்குறளில் 133 அதிகாரங்கள் உள்ளன.')
    expect(verified.map(({ badge }) => badge)).toEqual(['verified'])
    expect(comparableItems(verified)).toEqual([])
  })

  it('is not compared where none was given', () => {
    expect(critic.critique(DRAFT).changes).toBeUndefined()
  })
})
