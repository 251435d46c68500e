import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const engine = loadEngine()

describe('proofread', () => {
  it('corrects agreement and missing doubling, with offsets into the text as sent', () => {
    const text = 'அவன் நேற்று பள்ளிக்கு வந்தாள். மாணவர்கள் பாடத்தை படித்தார்கள்.'
    const { corrected_text, issues } = engine.proofread(text)
    expect(corrected_text).toBe('அவன் நேற்று பள்ளிக்கு வந்தான். மாணவர்கள் பாடத்தைப் படித்தார்கள்.')
    expect(
      issues.map(({ type, start, end, suggestion }) => [type, text.slice(start, end), suggestion]),
    ).toEqual([
      ['grammar', 'வந்தாள்', 'வந்தான்'],
      ['grammar', 'பாடத்தை', 'பாடத்தைப்'],
    ])
  })

  it('finds the same in a text with decomposed signs and ZWNJ, with offsets that hold there', () => {
    const text = '👩‍🏫 நா\u200bன் போ\u200cய்: மாணவர்கள் பாடத்\u200cதை படித்தார்கள்.'
    const { corrected_text, issues } = engine.proofread(text)
    expect(issues.map(({ start, end }) => text.slice(start, end))).toEqual(['பாடத்\u200cதை'])
    expect(corrected_text).toBe(text.replace('பாடத்\u200cதை', 'பாடத்தைப்'))
  })

  it('corrects every word of a sentence of misspelt words, which is no verse', () => {
    const { corrected_text } = engine.proofread('விவசாயிகல் வயள்களில் உளைத்து நமக்கு உனவு தருகிறார்கல்.')
    expect(corrected_text).toBe('விவசாயிகள் வயல்களில் உழைத்து நமக்கு உணவு தருகிறார்கள்.')
  })

  it('finds a sure misspelling among unknown names, but none in verse', () => {
    const found = (text: string) => engine.proofread(text).issues.map(({ suggestion }) => suggestion)
    expect(found('வளர்ந்த மின்மினிகள் மட்டுமல்லாது, அவ்ற்றின் முட்டைகளும் லார்வாக்களும் ஒளிர்ந்தன.')).toEqual(['அவற்றின்'])
    expect(found('வானம் தண்துளி தலைஇ ஆனாது')).toEqual([])
    expect(found('தொகச்சொல்லித் தூவாத நீக்கி நகச்சொல்லி நன்றி பயப்பதாந் தூது.')).toEqual([])
  })

  it.each([
    'இந்தக் கோடையில் நிறவனத்தின் வேலைநேரம் சற்றே மாறும் போலும்.',
    'கோடையில் நிறவனத்தின் வேலைநேரம் சற்றே மாறும் எனத் தெரியும்.',
  ])('takes no prose for a couplet because it has seven words and ends in the future: %s', (text) => {
    const { issues } = engine.proofread(text)
    expect(issues.map(({ suggestion }) => suggestion)).toEqual(['நிறுவனத்தின்'])
  })

  it('corrects what is less likely only where every other word of a sentence is known, and none a name', () => {
    const spellingIn = (text: string) =>
      engine.proofread(text).issues.flatMap(({ rule }) => (rule.startsWith('spelling/') ? [rule] : []))
    expect(spellingIn('உழவர்கள் அதிகாலையில் வயலுக்கு பதட்டமக சென்றார்கள்.')).toEqual(['spelling/unknown-vowel-length'])
    expect(spellingIn('உழவர்கள் வயலுக்கு பதட்டமக குமரனிடம் சென்றார்கள்.')).toEqual([])
    expect(spellingIn('உழவர்கள் TV கூடிப் பார்க்க பதட்டமக சென்றார்கள்.')).toEqual([])
  })

  it('offers no plural in -னர் of மாட்டார்கள், and tells box from interview by more than who gets it', () => {
    expect(engine.proofread('சிறுவர்கள் பொய் சொல்ல மாட்டான்.').issues).toMatchObject([
      { suggestion: 'மாட்டார்கள்', alternatives: [] },
    ])
    const boxes = 'வீட்டுப் பொருள்கள் அடங்கிய பெட்டிகள் ஊர்மக்களுக்கு இலவசமாக அளிக்கப்பட்டன.'
    expect(engine.proofread(boxes).issues).toEqual([])
  })

  it('corrects the verb or the noun behind a name, not both', () => {
    const { issues } = engine.proofread('மீனா என்ற ஒருவன் வந்தாள்.')
    expect(issues.map(({ rule }) => rule)).toEqual(['grammar/named-gender'])
  })

  it.each([
    ['அவன் விடுதத் செய்தி.', 'அவன் விடுத்த செய்தி.'],
    ['அவர் மருத்தவர் ஆவார்.', 'அவர் மருத்துவர் ஆவார்.'],
    ['விலை சரிவவு தெரிந்தது.', 'விலை சரிவு தெரிந்தது.'],
  ])('corrects %s', (wrong, right) => {
    expect(engine.proofread(wrong).corrected_text).toBe(right)
  })

  it('asks for no case before what only the first part of a word written as two would govern', () => {
    const { issues } = engine.proofread('இயக்குநர் புயல் காட்சிகளை வரைகலையில் அழகாகக் காட்டினார்.')
    expect(issues.filter(({ rule }) => rule === 'grammar/postposition-case')).toEqual([])
  })

  it('gives English messages when asked', () => {
    const [issue] = engine.proofread('பாடத்தை படித்தார்கள்.', { messageLanguage: 'en' }).issues
    expect(issue?.message).toMatch(/accusative/)
  })

  it('leaves out disabled rules, by id or by prefix', () => {
    const text = 'மாணவர்கள் பாடத்தை படித்தார்கள்.'
    expect(engine.proofread(text, { disabledRules: ['grammar/vallinam-missing'] }).issues).toEqual([])
    expect(engine.proofread(text, { disabledRules: ['grammar/vallinam-missing-accusative'] }).issues).toEqual(
      [],
    )
  })

  it('leaves words of the dictionary alone, with and without endings', () => {
    const text = 'முயற்ச்சி நன்று. முயற்ச்சியை விடாதே.'
    expect(engine.proofread(text).issues).toHaveLength(2)
    expect(engine.proofread(text, { dictionary: ['முயற்ச்சி'] }).issues).toEqual([])
  })
})
