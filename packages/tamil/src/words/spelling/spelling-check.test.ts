import { loadLexicon } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { toPhonemes } from '../phonemes.ts'
import { buildMorphology } from '../stem-tables.ts'
import { withoutVallinam } from '../vallinam.ts'
import { WordAnalyser } from '../word-analyser.ts'
import { CandidateSearch } from './candidate-search.ts'
import { Likeness } from './likeness.ts'
import { slipChanges } from './slips.ts'
import { SpellingCheck } from './spelling-check.ts'

const lexicon = loadLexicon()
const morphology = buildMorphology()
const analyser = new WordAnalyser(morphology, lexicon)
const read = (word: string) => analyser.read(word).analyses
const isUnread = (word: string) => read(word).every((reading) => reading.guessed === true)
const check = new SpellingCheck(lexicon, morphology, read)
const slipIn = (word: string) => check.slipIn(word, analyser.read(word))
const knows = (word: string) => check.knows(word, analyser.read(word))
/** Listed words that no stem explains. */
const UNREAD = lexicon.words.filter((word, i) => i % 97 === 0 && isUnread(word))

/** Words of stems that are no longer words with one of their letters changed. */
const MISSPELT = lexicon.words
  .filter((word, i) => i % 97 === 0 && !isUnread(word))
  .map(withAlikeLetter)
  .filter((word) => isUnread(word) && toPhonemes(word).length >= 4 && toPhonemes(word).length <= 32)
/** What a listed word asks for at most: 3 for a doubling, 3.5 because it is listed, 4 foreign, 3 short. */
const MOST_ASKED = 13.5

/** A word with a letter that sounds alike in place of the last one that has such a double. */
function withAlikeLetter(word: string): string {
  const alike: Readonly<Record<string, string>> = { ல: 'ள', ள: 'ழ', ழ: 'ல', ர: 'ற', ற: 'ர', ன: 'ண', ண: 'ன' }
  return word.replace(/[லளழரறனண](?!.*[லளழரறனண])/u, (letter) => alike[letter] ?? letter)
}

describe('the spelling check', () => {
  it.each([
    ['மகிள்ச்சி', 'மகிழ்ச்சி'],
    ['பெறியவர்களுக்கு', 'பெரியவர்களுக்கு'],
    ['கண்ணாடிகலில்', 'கண்ணாடிகளில்'],
  ])('finds the slip in %s', (word, right) => {
    expect(slipIn(word)?.suggestion).toBe(right)
  })

  it('keeps the doubled consonant at the end of a word with a slip', () => {
    expect(slipIn('மகிள்ச்சியைக்')?.suggestion).toBe('மகிழ்ச்சியைக்')
    expect(slipIn('பெறியவர்களுக்குப்')?.suggestion).toBe('பெரியவர்களுக்குப்')
  })

  it('leaves alone a word that is right once one of two doubled consonants is taken off', () => {
    expect(slipIn('பாடத்தைக்க்')).toBeUndefined()
  })

  it.each(['பெரும்பொழுது', 'மேற்போர்வையில்', 'பல்வண்ணத்', 'மீள்விடுவித்தலை'])(
    'leaves %s alone: a known word behind the root of an adjective',
    (word) => {
      expect(slipIn(word)).toBeUndefined()
    },
  )

  it.each(['இருக்கேன்', 'இருக்கியா', 'வர்ற', 'எழுதினா', 'எழுதினது'])(
    'finds no slip in %s: it is spoken',
    (word) => {
      expect(slipIn(word)).toBeUndefined()
    },
  )

  it('proposes only words that are listed or read by a stem', () => {
    let proposed = 0
    for (const word of MISSPELT) {
      const slip = slipIn(word)
      for (const one of slip === undefined ? [] : [slip.suggestion, ...slip.alternatives]) {
        const bare = withoutVallinam(one)
        expect(lexicon.has(bare) || !isUnread(bare), `${word}: ${one}`).toBe(true)
        proposed++
      }
    }
    expect(proposed).toBeGreaterThan(100)
  })

  it('may take the readings of a word for those of the word without its doubled consonant', () => {
    for (const word of UNREAD.filter((one) => !one.endsWith('்')).slice(0, 500)) {
      if (isUnread(`${word}க்`)) expect(read(`${word}க்`), word).toEqual(read(word))
    }
  })

  it('is told by the reading of a word whether the list holds it, however its signs are written', () => {
    const miswritten = UNREAD.map((word) => word.replace(/ி/u, '்இ').replace(/ூ/u, '்ஊ').replace(/ர்/u, 'ா்'))
    for (const word of [...UNREAD, ...miswritten, ...MISSPELT].filter(isUnread))
      expect(analyser.read(word).isListed, word).toBe(lexicon.has(withoutVallinam(word)))
  })

  it('knows what the list holds, and two known words written as one', () => {
    expect(knows('மரக்கிளைக்')).toBe(true)
    expect(knows(UNREAD[0] ?? '')).toBe(true)
    expect(knows('ழகரணபமங')).toBe(false)
  })
})

describe('the search for candidates', () => {
  it('finds for a listed word what trying every slip finds', () => {
    const likeness = new Likeness(lexicon.dawg)
    const search = new CandidateSearch(lexicon, morphology)
    let candidates = 0
    for (const phonemes of MISSPELT.map(toPhonemes)) {
      const found = search.find(phonemes, 'listed').map((one) => one.phonemes)
      likeness.read(phonemes, true)
      const words = new Set<string>()
      slipChanges(phonemes, phonemes.length, (_, place, at, removed, inserted) => {
        const word = phonemes.slice(0, at) + inserted + phonemes.slice(at + removed)
        if (
          likeness.isOdd(place) &&
          morphology.recognises(word, 0, true) &&
          likeness.gain(word) >= MOST_ASKED
        )
          words.add(word)
      })
      expect(found, phonemes).toEqual(expect.arrayContaining([...words]))
      for (const word of found)
        expect(morphology.recognises(word, 0, true), `${phonemes}: ${word}`).toBe(true)
      candidates += words.size
    }
    expect(candidates).toBeGreaterThan(20)
  })
})

describe('the likeness of words', () => {
  it('says of two words that one gains what the other loses, in whatever order they are asked for', () => {
    const likeness = new Likeness(lexicon.dawg)
    for (const phonemes of UNREAD.map(toPhonemes).filter(({ length }) => length >= 4 && length <= 32)) {
      const other = toPhonemes(withAlikeLetter(phonemes))
      likeness.read(phonemes, true)
      const there = likeness.gain(other)
      likeness.read(other, false)
      expect(likeness.gain(phonemes), phonemes).toBeCloseTo(-there, 9)
    }
  })
})
