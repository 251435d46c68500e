import { readFrequencyData, readLanguageData } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { BinaryData } from '../../data/binary.ts'
import { FREQUENCY_FORMAT } from '../../data/frequencies.ts'
import { LanguageData } from '../../data/language-data.ts'
import { openLexicon } from '../lexicon.ts'
import { openMorphology } from '../morphology.ts'
import { withoutVallinam } from '../vallinam.ts'
import { WordAnalyser } from '../word-analyser.ts'
import { SpellingCheck } from './spelling-check.ts'

const data = new LanguageData(readLanguageData())
const lexicon = openLexicon(data)
const morphology = openMorphology(data)
const analyser = new WordAnalyser(morphology, lexicon)
const read = (word: string) => analyser.read(word)
const analyse = (word: string) => read(word).analyses
const isUnread = (word: string) => analyse(word).every((reading) => reading.guessed === true)
const parts = { data, lexicon, morphology, read, analyse }
const frequencies = new BinaryData(readFrequencyData() ?? new Uint8Array(), FREQUENCY_FORMAT)
const CHECKS = {
  'without frequencies': new SpellingCheck({ ...parts, frequencies: undefined }),
  'with frequencies': new SpellingCheck({ ...parts, frequencies }),
}

describe.each(Object.entries(CHECKS))('the spelling check %s', (_, check) => {
  const misspellingIn = (word: string) => check.misspellingIn(word, read(word))

  it.each([
    ['மகிள்ச்சி', 'மகிழ்ச்சி'],
    ['பெறியவர்களுக்கு', 'பெரியவர்களுக்கு'],
    ['கண்ணாடிகலில்', 'கண்ணாடிகளில்'],
    ['கட்டுரைளை', 'கட்டுரைகளை'],
    ['மருத்துமவனையில்', 'மருத்துவமனையில்'],
    ['விளயாட்டுகள்', 'விளையாட்டுகள்'],
    ['கேள்விகுறியாகவே', 'கேள்விக்குறியாகவே'],
    ['ஊடுறுவியதால்', 'ஊடுருவியதால்'],
    ['மமறுக்க', 'மறுக்க'],
    ['சட்டப்போராட்ணங்களை', 'சட்டப்போராட்டங்களை'],
    ['கேலிக்க்கூத்தாக்குகிறது', 'கேலிக்கூத்தாக்குகிறது'],
  ])('finds the misspelling in %s', (word, right) => {
    expect(misspellingIn(word)?.suggestion).toBe(right)
  })

  it.each(['ஆழந்தான்', 'பரப்புவதற்குமான', 'சொல்வதைப்போல்', 'பெரியராயினும்', 'சாகிற்பின்', 'ம்ம்ம்ம்', 'மெக்க்ரெகரால்'])(
    'finds no misspelling in %s',
    (word) => {
      expect(misspellingIn(word)).toBeUndefined()
    },
  )

  it('keeps the doubled consonant at the end of a misspelt word', () => {
    expect(misspellingIn('மகிள்ச்சியைக்')?.suggestion).toBe('மகிழ்ச்சியைக்')
  })

  it('leaves alone a word that is right once one of two doubled consonants is taken off', () => {
    expect(misspellingIn('பாடத்தைக்க்')).toBeUndefined()
  })

  it.each(['பெரும்பொழுது', 'மேற்போர்வையில்', 'பல்வண்ணத்', 'மீள்விடுவித்தலை', 'பயணத்திட்டம்', 'மரத்துண்டுகள்'])(
    'leaves %s alone: a known word behind the root of an adjective, or behind a noun without its ம்',
    (word) => {
      expect(misspellingIn(word)).toBeUndefined()
    },
  )

  it.each([
    ...['செய்யாதன', 'எழுதியனவும்', 'இன்றியமையாதனவாக', 'வருவனவாக', 'படிக்காதனவற்றை', 'கடன்பட்டோராக'],
    ...['நூலன்றி', 'அவரையன்றி', 'வீடுகளன்றி', 'மரங்களென', 'மரங்களெனும்', 'பூக்களாயிற்று', 'மழைக்குமேல்'],
    ...['மரத்திற்குத்தான்', 'என்றைக்குத்தான்', 'கடலைக்கூட'],
  ])('leaves %s alone: participial nouns of things and particles behind a case', (word) => {
    expect(misspellingIn(word)).toBeUndefined()
  })

  it.each(['எதிரிசை', 'நூலணி', 'பேசிக்கொண்டேயிருந்தாள்', 'துடைத்துக்கொண்டேயிருந்தாள்', 'கவுன்டரில்', 'பேன்டேஜ்'])(
    'leaves %s alone: a short noun behind a glide, a verb that goes on, English -nd-',
    (word) => {
      expect(misspellingIn(word)).toBeUndefined()
    },
  )

  it.each([
    ['கின்டலாக', 'கிண்டலாக'],
    ['நடுவறையும்', 'நடுவரையும்'],
  ])('finds the misspelling in %s, though a compound or English is like it', (word, right) => {
    expect(misspellingIn(word)?.suggestion).toBe(right)
  })

  it.each(['தோட்டத்தினரும்', 'மன்றத்தினரை', 'நெல்லுக்காரத்', 'நெல்லுக்காரர்', 'சிவகௌரி', 'விஜயமாலினி'])(
    'leaves %s alone: people of a place, who deals in a thing, a name behind what opens names',
    (word) => {
      expect(misspellingIn(word)).toBeUndefined()
    },
  )

  it.each(['சளசளவென', 'மொடமொடவென்று', 'பசபசத்தது'])('leaves %s alone: an ideophone', (word) => {
    expect(misspellingIn(word)).toBeUndefined()
  })

  it.each(['இருக்கேன்', 'இருக்கியா', 'வர்ற', 'எழுதினா', 'எழுதினது'])(
    'finds no misspelling in %s: it is spoken',
    (word) => {
      expect(misspellingIn(word)).toBeUndefined()
    },
  )

  it('leaves the forms of the word list alone', () => {
    // By the letters of a word, so that a word more or less leaves the sample as it is.
    const sampled = (word: string) =>
      [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0) % 97 === 0
    const sample = lexicon.words.filter(sampled)
    const doubted = sample.filter((word) => (misspellingIn(word)?.confidence ?? -1) >= 0)
    expect(sample.length).toBeGreaterThan(2000)
    expect(doubted.filter((word) => !['என்னத்தைச்', 'கலித்து', 'திருநீறை'].includes(word))).toEqual([])
  })

  it('proposes only words that are listed or read by a stem', () => {
    let proposed = 0
    for (const word of MISSPELT) {
      const found = misspellingIn(word)
      for (const one of found === undefined ? [] : [found.suggestion, ...found.alternatives]) {
        const bare = withoutVallinam(one)
        const isWord = [one, bare].some((form) => lexicon.has(form) || analyse(form).length > 0)
        expect(isWord, `${word}: ${one}`).toBe(true)
        proposed++
      }
    }
    expect(proposed).toBeGreaterThan(100)
  })
})

/** Words of stems that are no longer words with one of their letters changed. */
const MISSPELT = lexicon.words
  .filter((word, i) => i % 97 === 0 && !isUnread(word))
  .map(withAlikeLetter)
  .filter(isUnread)

/** A word with a letter that sounds alike in place of the last one that has such a double. */
function withAlikeLetter(word: string): string {
  const alike: Readonly<Record<string, string>> = { ல: 'ள', ள: 'ழ', ழ: 'ல', ர: 'ற', ற: 'ர', ன: 'ண', ண: 'ன' }
  return word.replace(/[லளழரறனண](?!.*[லளழரறனண])/u, (letter) => alike[letter] ?? letter)
}

describe('the spelling check with frequencies, of what looks known', () => {
  const check = CHECKS['with frequencies']

  it.each([
    ['எலாம்', 'எல்லாம்'],
    ['மிகவு', 'மிகவும்'],
  ])('finds the error of a frequent word in %s, though the word list has it', (word, right) => {
    const frequent = check.misspellingIn(word, read(word))
    expect(lexicon.has(word)).toBe(true)
    expect(frequent?.suggestion).toBe(right)
  })

  it.each([
    ['மிக்வும்', 'மிகவும்'],
    ['எனவேவே', 'எனவே'],
  ])('takes %s for no word with a clitic: a glide stands behind a vowel', (word, right) => {
    expect(check.misspellingIn(word, read(word))?.suggestion).toBe(right)
  })
})
