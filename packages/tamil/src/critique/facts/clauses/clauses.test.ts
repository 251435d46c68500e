import { loadCritic } from '@semmai/tamil-node'
import { expect, it } from 'vitest'

const critic = loadCritic()
const isConflicting = (text: string) =>
  critic.critique(text).sections.facts.items.some(({ badge }) => badge === 'conflicting')

const WRONG = 'திருக்குறளை இயற்றியவர் கம்பர்.'

it.each([
  'நான் அவர் பாடல்களைத் தவறாமல் படிப்பேன்.',
  'பின்னர் அவர் விபத்தில் உயிர் பிழைத்தார்.',
  'பின்னர் அவர் விருதை ஏற்க மறுத்தார்.',
  'நான் பல பிழைகள் செய்தேன்.',
  'ஆனால் மாணவர்கள் தவறு செய்தனர்.',
])('a wrong statement is not taken back by: %s', (next) => {
  expect(isConflicting(`${WRONG} ${next}`)).toBe(true)
})

it.each([
  'ஆனால் அது தவறு.',
  'ஆனால் இது பிழையானது.',
  'அது தவறான தகவல்.',
  'பின்னர் அதை அவர் மறுத்தார்.',
  'ஆசிரியர் அதைத் திருத்தினார்.',
])('a wrong statement is taken back by: %s', (next) => {
  expect(isConflicting(`${WRONG} ${next}`)).toBe(false)
})
