import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

const reckonedIn = (text: string) =>
  critic
    .critique(`சந்தை\n\n${text}`, { genre: 'essay' })
    .sections.structure.items.filter(({ title }) => title === 'எண்கள் ஒத்துவரவில்லை')
    .map(({ description }) => /= ([\d.]+);/u.exec(description)?.[1])

describe('what is left in a wallet', () => {
  it.each([
    [
      'மாமாவின் பணப்பையில் எழுநூறு ரூபாய் இருந்தது.\n\nகடைத்தெரு நிறைந்திருந்தது. மாமா நூறு ரூபாய்க்கு அரிசி வாங்கினார். பிறகு ஐம்பது ரூபாய்க்கு வெல்லம் வாங்கினார். அத்தை வியந்தார். பையில் ஐந்நூறு ரூபாய் மீதி இருந்தது.',
      '550',
    ],
    [
      'என்னிடம் 90 ரூபாய் இருந்தது. எழுதுகோலுக்கு 20 ரூபாய் கொடுத்தேன். கடை அடைத்தது. நடந்தேன். 50 ரூபாய் மிச்சம் இருந்தது.',
      '70',
    ],
  ])('is what was in it less what was paid: %s', (text, found) => {
    expect(reckonedIn(text)).toEqual([found])
  })

  it.each([
    [
      'it is right',
      'மாமாவின் பையில் 700 ரூபாய் இருந்தது. 100 ரூபாய்க்கு அரிசி வாங்கினார். மழை பெய்தது. நின்றோம். பையில் 600 ரூபாய் மீதி இருந்தது.',
    ],
    [
      'money was lent',
      'மாமாவின் பையில் 700 ரூபாய் இருந்தது. 100 ரூபாய்க்கு அரிசி வாங்கினார். நண்பர் கடனாக 200 ரூபாய் தந்தார். பையில் 650 ரூபாய் மீதி இருந்தது.',
    ],
    [
      'something else was bought',
      'என்னிடம் 90 ரூபாய் இருந்தது. எழுதுகோலுக்கு 20 ரூபாய் கொடுத்தேன். தம்பிக்கு மிட்டாய் வாங்கினேன். நடந்தேன். 50 ரூபாய் மிச்சம் இருந்தது.',
    ],
    [
      'it was no wallet',
      'போட்டிக் கட்டணம் 90 ரூபாய் இருந்தது. எழுதுகோலுக்கு 20 ரூபாய் கொடுத்தேன். கடை அடைத்தது. நடந்தேன். 50 ரூபாய் மிச்சம் இருந்தது.',
    ],
  ])('is left alone where %s', (_, text) => {
    expect(reckonedIn(text)).toEqual([])
  })
})

describe('a way of several stretches', () => {
  it('is as long as they are', () => {
    const way =
      'ஊரிலிருந்து ஓடை வரை ஏழு கிலோமீட்டர் தூரம். அங்கிருந்து தோப்புக்கு மூன்று கிலோமீட்டர். தோப்பிலிருந்து கோட்டைக்கு ஆறு கிலோமீட்டர்.'
    expect(reckonedIn(`${way} ஆக, நாங்கள் மொத்தம் இருபது கிலோமீட்டர் நடந்தோம்.`)).toEqual(['16'])
    expect(reckonedIn(`${way} ஆக, நாங்கள் மொத்தம் பதினாறு கிலோமீட்டர் நடந்தோம்.`)).toEqual([])
  })

  it('is none where each stretch begins at home', () => {
    const ways = 'ஊரிலிருந்து ஓடைக்கு ஏழு கிலோமீட்டர். தோப்புக்கு மூன்று கிலோமீட்டர். கோட்டைக்கு ஆறு கிலோமீட்டர்.'
    expect(reckonedIn(`${ways} ஆக, நாங்கள் மொத்தம் இருபது கிலோமீட்டர் நடந்தோம்.`)).toEqual([])
  })
})

describe('what came together so', () => {
  const given = 'பெரியவர்கள் 300 ரூபாயும் சிறுவர்கள் 200 ரூபாயும் கடைக்காரர்கள் 400 ரூபாயும் தந்தார்கள்.'

  it('is the sum of what was given', () => {
    expect(reckonedIn(`${given} இவ்வாறு மொத்தம் 1,000 ரூபாய் சேர்ந்தது.`)).toEqual(['900'])
    expect(reckonedIn(`${given} இவ்வாறு மொத்தம் 900 ரூபாய் சேர்ந்தது.`)).toEqual([])
  })
})
