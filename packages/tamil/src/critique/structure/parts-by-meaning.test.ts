import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { GOOD } from '../essays/good.ts'
import { PUPILS } from '../essays/pupils.ts'

const critic = loadCritic()
function titlesIn(essay: string) {
  const { structure, facts } = critic.critique(essay).sections
  return [...structure.items, ...facts.items].map(({ title, location }) => ({ title, ...location }))
}

const NO_INTRODUCTION = 'முன்னுரை இல்லை'
const NO_CONCLUSION = 'முடிவுரை இல்லை'
const OFF_TOPIC = 'தலைப்போடு தொடர்பு தெளிவாக இல்லை'
const CONTRADICTION = 'முன்பின் முரண்'
const ABOUT_PARTS = [NO_INTRODUCTION, NO_CONCLUSION, OFF_TOPIC, CONTRADICTION]

const ESSAYS = GOOD.map(({ name, text }) => {
  const blocks = text.split(/\n\s*\n/u)
  const places = [...blocks.keys()].filter((i) => /[.!?”"]\s*$/u.test(blocks[i] ?? ''))
  return { name, text, blocks, first: places[0] ?? 0, last: places.at(-1) ?? 0 }
})
const without = (blocks: readonly string[], place: number) =>
  blocks.filter((_, i) => i !== place).join('\n\n')
const share = (noticed: (essay: (typeof ESSAYS)[number]) => boolean) =>
  ESSAYS.filter(noticed).length / ESSAYS.length

describe('the parts of an essay, by what they do', () => {
  it.each(ESSAYS)('are all there in $name', ({ text }) => {
    expect(titlesIn(text).filter(({ title }) => ABOUT_PARTS.includes(title))).toEqual([])
  })

  it.each(PUPILS)('are all there, without set phrases, in %#', (text) => {
    expect(titlesIn(text).filter(({ title }) => ABOUT_PARTS.includes(title))).toEqual([])
  })

  it('are missed where the first paragraph is taken away, in three of four', () => {
    expect(
      share(({ blocks, first }) =>
        titlesIn(without(blocks, first)).some(({ title }) => title === NO_INTRODUCTION),
      ),
    ).toBeGreaterThanOrEqual(0.75)
  })

  it('are missed where the last paragraph is taken away, in five of six', () => {
    expect(
      share(({ blocks, last }) =>
        titlesIn(without(blocks, last)).some(({ title }) => title === NO_CONCLUSION),
      ),
    ).toBeGreaterThanOrEqual(0.83)
  })
})

/** Each belongs to an essay of its own. */
const FOREIGN = [
  'தேனீக்கள் ஆறு கால்கள் கொண்ட பூச்சிகள். அவை மலர்களிலிருந்து தேனை உறிஞ்சிக் கூட்டில் சேமிக்கின்றன. இராணித் தேனீ முட்டைகளை இடுகிறது.',
  'என் மாமா வாங்கிய மகிழுந்து நீல நிறம் கொண்டது. அதன் இருக்கைகள் மெத்தென்று இருக்கின்றன. எரிபொருள் தீர்ந்தால் மின்கலத்தில் ஓடும்.',
  'பழைய நாணயங்களைச் சேகரிப்பது எங்கள் அத்தையின் பொழுதுபோக்கு. செப்பு நாணயங்களும் வெள்ளி நாணயங்களும் அவரிடம் உள்ளன. அவற்றை மரப்பெட்டியில் அடுக்கி வைத்துள்ளார்.',
]

describe('a foreign paragraph', () => {
  it('is noticed in five of six places', () => {
    const tried = ESSAYS.flatMap(({ blocks, first, last }) =>
      FOREIGN.map((foreign) => {
        const middle = Math.ceil((first + last) / 2)
        const essay = [...blocks.slice(0, middle), foreign, ...blocks.slice(middle)].join('\n\n')
        return titlesIn(essay).some(
          ({ title, from, to }) => title === OFF_TOPIC && essay.slice(from, to) === foreign,
        )
      }),
    )
    expect(tried.filter(Boolean).length / tried.length).toBeGreaterThanOrEqual(0.83)
  })
})

const essayOf = (...paragraphs: string[]) =>
  [
    'எங்கள் ஊர்',
    'எங்கள் ஊர் மலையடிவாரத்தில் உள்ளது. அங்கே மரங்களும் செடிகளும் நிறைந்துள்ளன. ஊரின் சிறப்பை இக்கட்டுரையில் காண்போம்.',
    ...paragraphs,
    'ஆகவே, எங்கள் ஊரை நாங்கள் காப்போம். ஊரின் வளர்ச்சிக்கு உழைப்போம்.',
  ].join('\n\n')

describe('a contradiction inside an essay', () => {
  it.each([
    [
      'எங்கள் பள்ளியில் நானூறு மாணவர்கள் படிக்கின்றனர். அனைவரும் மகிழ்ச்சியாக உள்ளனர்.',
      'எங்கள் பள்ளியில் அறுநூறு மாணவர்கள் படிக்கின்றனர்.',
    ],
    ['எங்கள் ஊரில் 3 ஏரிகள் உள்ளன. அவை மழைக்காலத்தில் நிறையும்.', 'எங்கள் ஊரில் 5 ஏரிகள் உள்ளன.'],
    ['செல்வத்துக்கு இரண்டு ஏக்கர் நிலம் இருந்தது. அவர் அதில் உழுதார்.', 'செல்வத்தின் எட்டு ஏக்கர் நிலத்திலும் நெல் விளைந்தது.'],
    ['நெகிழிப் பைகளை மீண்டும் பயன்படுத்த முடியும். அவை வலுவானவை.', 'நெகிழிப் பைகளை ஒருபோதும் மீண்டும் பயன்படுத்த முடியாது.'],
    ['கைபேசி மாணவர்களுக்கு நன்மை தருகிறது. செய்திகளும் கிடைக்கின்றன.', 'கைபேசி மாணவர்களுக்கு எந்த நன்மையும் தருவதில்லை.'],
  ])('%s … %s', (one, other) => {
    const essay = essayOf(one, `ஊர் மக்கள் இதை அறிவர். ${other} இதுவே உண்மை நிலை.`)
    const found = titlesIn(essay).filter(({ title }) => title === CONTRADICTION)
    expect(found.map(({ excerpt }) => excerpt)).toEqual([other])
  })

  it.each([
    ['எங்கள் பள்ளியில் இருபது ஆசிரியர்கள் உள்ளனர்.', 'எங்கள் பள்ளியில் ஐந்து ஆசிரியர்கள் தமிழ் கற்பிக்கின்றனர்.'],
    ['முன்பு எங்கள் ஊரில் 3 ஏரிகள் இருந்தன.', 'எங்கள் ஊரில் 5 ஏரிகள் உள்ளன.'],
    ['கண்ணனுக்கு இரண்டு மகன்கள் இருந்தனர்.', 'முருகனுக்கு மூன்று மகன்கள் இருந்தனர்.'],
    ['நெகிழிப் பைகளை மீண்டும் பயன்படுத்த முடியும்.', 'கழுவாவிட்டால் நெகிழிப் பைகளை மீண்டும் பயன்படுத்த முடியாது.'],
    ['கைபேசி மாணவர்களுக்கு நன்மை தருகிறது.', 'சில நேரங்களில் கைபேசி மாணவர்களுக்கு நன்மை தருவதில்லை.'],
    ['ஆமை வேகமாக ஓடாது.', 'முயல் வேகமாக ஓடும்.'],
  ])('is none in: %s … %s', (one, other) => {
    const essay = essayOf(`${one} ஊர் மக்கள் இதை அறிவர்.`, `${other} இதுவே உண்மை நிலை.`)
    expect(titlesIn(essay).filter(({ title }) => title === CONTRADICTION)).toEqual([])
  })
})
