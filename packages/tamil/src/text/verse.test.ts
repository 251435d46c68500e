import { loadCouplets, loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const engine = loadEngine()
const rulesIn = (text: string) => engine.proofread(text).issues.map(({ rule }) => rule)

describe('verse as it is printed', () => {
  it('is left alone in nearly every couplet of the Thirukkural', () => {
    const told = loadCouplets().filter(({ lines }) => rulesIn(lines.join('\n')).length > 0)
    expect(told.length).toBeLessThanOrEqual(35)
  })

  it.each([
    ['a couplet', 'சுழன்றும்ஏர்ப் பின்னது உலகம் அதனால்\nஉழந்தும் உழவே தலை.'],
    ['a stanza with old words', 'நாமமது தமிழரெனக் கொண்டுஇங்கு\nவாழ்ந்திடுதல் நன்றோ சொல்லீர்\nதேமதுரத் தமிழோசை உலகமெலாம்'],
  ])('is left alone: %s', (_, verse) => {
    expect(rulesIn(verse)).toEqual([])
    expect(rulesIn(`முன்னுரை இங்கே வருகிறது.\n\n${verse}\n\nஇதன் பொருள் பின்னர் வரும்.`)).toEqual([])
  })

  it.each([
    [
      'short lines of prose',
      'அவன் வீட்டுக்கு வந்தாண்\nநாங்கள் சோறு சாப்பிட்டோம்\nபிறகு கடைக்குப் போனோம்',
      'spelling/unknown-alike-letter',
    ],
    [
      "two lines with a couplet's number of words",
      'நான் நேற்று கடைக்குப் போனேண்\nஅம்மா சோறு சமைத்தாண்',
      'spelling/unknown-alike-letter',
    ],
    ['a greeting in two lines', 'வாழ்த்துகள் உன் பிறந்த நாளுக்கு\nநாளை சந்திப்பேம் நண்பா', 'spelling/'],
    ['lines in which people talk', 'நா நேத்து வந்துட்டேன்\nநீ எங்க இருக்க\nசாப்ட்டியா இல்லையா', 'style/spoken'],
    [
      'a list with figures',
      'அரிசி 2 கிலோ\nபருப்பு 1 கிலோ\nவெள்ளம் 3 கட்டி வாங்கினோம் என்றாண்',
      'spelling/unknown-alike-letter',
    ],
  ])('is not taken for it: %s', (_, text, rule) => {
    expect(rulesIn(text).some((one) => one.startsWith(rule))).toBe(true)
  })
})
