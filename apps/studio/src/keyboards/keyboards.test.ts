import { describe, expect, it } from 'vitest'
import type { KeyResult } from './letters.ts'
import { phonetic } from './phonetic.ts'
import { tamil99 } from './tamil99.ts'

function typePhonetic(keys: string): string {
  let text = ''
  for (const key of keys) {
    const { remove, insert }: KeyResult = phonetic(text, key) ?? { remove: 0, insert: key }
    text = text.slice(0, text.length - remove) + insert
  }
  return text
}

function typeTamil99(keys: string): string {
  let text = ''
  let plain = false
  for (const key of keys) {
    const { remove, insert }: KeyResult = tamil99(text, key, plain) ?? { remove: 0, insert: key }
    text = text.slice(0, text.length - remove) + insert
    plain = key === 'a' && insert === ''
  }
  return text
}

describe('the phonetic keyboard', () => {
  it.each([
    ['vaNakkam', 'வணக்கம்'],
    ['thamiz', 'தமிழ்'],
    ['thamizh', 'தமிழ்'],
    ['avan', 'அவன்'],
    ['naan', 'நான்'],
    ['paLLi', 'பள்ளி'],
    ['indhiyaa', 'இந்தியா'],
    ['angE', 'அங்கே'],
    ['manjaL', 'மஞ்சள்'],
    ['kaNdEn', 'கண்டேன்'],
    ['kanRu', 'கன்று'],
    ['aththai', 'அத்தை'],
    ['njaayiRu', 'ஞாயிறு'],
    ['maza, 5 maNi!', 'மழ, 5 மணி!'],
    ['peyar enna?', 'பெயர் என்ன?'],
    ['auvai', 'ஔவை'],
    ['aqthu', 'அஃது'],
    ['kOyil', 'கோயில்'],
    ['kooyil', 'கோயில்'],
    ['avan nallavan', 'அவன் நல்லவன்'],
  ])('makes of %s %s', (keys, text) => {
    expect(typePhonetic(keys)).toBe(text)
  })
})

describe('the Tamil99 keyboard', () => {
  it.each([
    ['vphhakf', 'வணக்கம்'],
    ['lks/f', 'தமிழ்'],
    ['avif', 'அவன்'],
    ['jyysf', 'பள்ளிஃ'],
    ['s;lw', 'இந்தீ'],
    ['abht', 'அங்கே'],
    ['hpotif', 'கண்டேன்'],
    ['hhh', 'க்கக'],
    ['hahq', 'ககா'],
    ['afld', 'அஃது'],
    ['jq/', 'பாழ'],
    ['12.', '12.'],
  ])('makes of %s %s', (keys, text) => {
    expect(typeTamil99(keys)).toBe(text)
  })
})
