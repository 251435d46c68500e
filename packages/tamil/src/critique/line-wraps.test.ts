import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { withoutWraps } from './line-wraps.ts'

const critic = loadCritic()

const ESSAY = `மிதிவண்டியின் நன்மைகள்

நம் ஊர்களில் ஒரு காலத்தில் வீட்டுக்கு ஒரு மிதிவண்டி இருந்தது. இன்று அது மூலையில் துருப்பிடித்துக் கிடக்கிறது. மீண்டும் மிதிவண்டியை ஏன் எடுக்க வேண்டும் என்பதை இக்கட்டுரையில் காண்போம்.

மிதிவண்டி ஓட்டினால் கால் தசைகள் வலுவடைகின்றன. இதயம் சீராகத் துடிக்கிறது. தனியே உடற்பயிற்சிக் கூடத்துக்குச் செல்ல வேண்டிய தேவையில்லை; அலுவலகத்துக்குப் போகும் வழியே பயிற்சியாகிறது.

எரிபொருள் வாங்கும் செலவும் மிச்சமாகிறது. புகையில்லாத வண்டி என்பதால் நகரத்தின் காற்றும் கெடுவதில்லை. நிறுத்த இடம் தேடி அலைய வேண்டியதும் இல்லை.

ஆகவே குறுகிய தொலைவுகளுக்கு மிதிவண்டியைப் பயன்படுத்துவோம். உடலும் ஊரும் ஒருசேர நலம் பெறும்.`

/** Breaks every paragraph as mail programs do. */
function wrapped(text: string, width: number, between = '\n\n'): string {
  const wrap = (paragraph: string) => {
    const lines: string[] = []
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1)
      if (last !== undefined && last.length + 1 + word.length <= width)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines.join('\n')
  }
  return text.split('\n\n').map(wrap).join(between)
}

const POEMS = [
  'காலை வந்தது கதிர் எழுந்தது\nசோலை எங்கும் பூ மலர்ந்தது\nபறவை பாடிப் பறந்து சென்றது\nஉறவை நினைத்து மனம் நெகிழ்ந்தது',
  'நின்றுபோன மழையின்\nகடைசித் துளி இன்னும்\nஇலையின் நுனியில்\nதொங்கிக்கொண்டிருக்கிறது\nவிழலாமா என்று\nகேட்டுக்கொண்டே.\n\nயாரும் விடை சொல்லவில்லை.\nகாற்று மட்டும்\nமெல்ல அசைந்தது.',
  'வா. என்றாள் அம்மா. நான்\nவரவில்லை. கதவைச் சாத்தினேன்.\nஅழுதேன். பின் சிரித்தேன்.\nஎல்லாம் ஒரே நாளில்.',
]

describe('lines that a program broke', () => {
  it.each([36, 40, 48, 60, 72, 80])('are read as the paragraphs that they are, at %i characters', (width) => {
    const whole = critic.critique(ESSAY)
    const broken = critic.critique(wrapped(ESSAY, width))
    expect(broken.genre.value).toBe('essay')
    expect(broken.summary).toBe(whole.summary)
    expect(broken.scores).toEqual(whole.scores)
    expect(broken.strengths.map(({ title }) => title)).toEqual(whole.strengths.map(({ title }) => title))
  })

  it('have their paragraphs where only an indentation or a short last line divides them', () => {
    expect(critic.critique(wrapped(ESSAY, 50, '\n    ')).strengths).toHaveLength(2)
    expect(critic.critique(wrapped(ESSAY, 50, '\r\n\r\n')).strengths).toHaveLength(2)
  })

  it.each(POEMS)('are not those of a poem: %s', (poem) => {
    expect(withoutWraps(poem)).toBe(poem)
  })

  it('are not a letterhead, a list or one paragraph a line', () => {
    for (const text of [
      'அனுப்புநர்\nவே. கயல்விழி,\n4, கீழத் தெரு,\nசீர்காழி.\n\nபெறுநர்\nஆணையர் அவர்கள்,\nநகராட்சி அலுவலகம்,\nசீர்காழி.',
      'அரிசி இரண்டு கிலோ\nபருப்பு ஒரு கிலோ\nஎண்ணெய் அரை லிட்டர்\nஉப்பு ஒரு பொட்டலம்\nமிளகு நூறு கிராம்',
      'நீர் உயிர். அதைக் காப்போம்.\nநிலம் தாய். அவளை வணங்குவோம்.\nகாற்று மூச்சு. அதைப் பேணுவோம்.',
    ])
      expect(withoutWraps(text)).toBe(text)
  })

  it('keep every offset, and numbered lines their own', () => {
    const text = wrapped(ESSAY, 40).replace('எரிபொருள்', '2. எரிபொருள்')
    expect(withoutWraps(text)).toHaveLength(text.length)
    expect(withoutWraps(text)).toContain('\n2. எரிபொருள்')
  })

  it('take linear time', () => {
    for (const piece of ['அ\n', 'அ. ஆ\n', '\n', '\r', 'அஆ. இஈ உஊ\n']) {
      const long = piece.repeat(20_000)
      expect(withoutWraps(long)).toHaveLength(long.length)
    }
  })
})
