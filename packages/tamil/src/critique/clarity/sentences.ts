import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import type { Genre } from '../genre/genre.ts'
import { titleRoots } from '../structure/title-roots.ts'

const LONG = 25
const VERY_LONG = 35
const CLAUSES = 5
const NESTED_WORDS = 18
const GENITIVES = 3
const NOUNS = 5
const PASSIVE_SHARE = 0.4
const PASSIVE_SENTENCES = 5
const SAME_STEM = 3
const SAME_START = 3

/** Finds sentences that are hard to follow: long, nested, heaped with nouns, passive, repeating a word. */
export function sentenceFindings(essay: Essay, genre: Genre): CritiqueFinding[] {
  const topic = titleRoots(essay)
  return essay.paragraphs.flatMap(({ sentences }) => [
    ...sentences.flatMap((sentence) => longOrNested(sentence) ?? heaped(sentence)),
    // Reports are written in the passive.
    ...(genre === 'report' ? [] : passives(sentences)),
    ...repeatedStems(sentences, topic),
    ...repeatedStarts(sentences),
  ])
}

const ownWords = ({ words }: Sentence) => words.filter((word) => !word.quoted)
const spanOf = (sentence: Sentence) => ({
  start: sentence.start,
  end: sentence.start + sentence.text.trimEnd().length,
})

function longOrNested(sentence: Sentence): CritiqueFinding | undefined {
  const words = ownWords(sentence)
  if (words.length > LONG) return tooLong(sentence, words.length)
  const clauses = words.filter((word, i) => i < words.length - 1 && isNonFinite(word)).length
  return clauses >= CLAUSES && words.length > NESTED_WORDS ? nested(sentence, clauses) : undefined
}

function isNonFinite(word: Word): boolean {
  return (
    word.isOnly('verbal-participle') ||
    word.isOnly('conditional') ||
    word.isOnly('temporal') ||
    /(?:ும்போது|பொழுது|ும்படி|வதால்|தனால்|வதற்காக)$/u.test(withoutVallinam(word.text))
  )
}

function tooLong(sentence: Sentence, count: number): CritiqueFinding {
  return {
    severity: count > VERY_LONG ? 'high' : 'medium',
    title: 'நீண்ட தொடர்',
    description: `இத்தொடர் ${count} சொற்களைக் கொண்டது. இரண்டு அல்லது மூன்று தொடர்களாகப் பிரியுங்கள்.`,
    ...spanOf(sentence),
    suggestion: 'இத்தொடரை இரண்டு அல்லது மூன்று தொடர்களாகப் பிரியுங்கள்.',
    meaningMayChange: true,
    fix: `${count} சொற்கள் கொண்ட நீண்ட தொடரைச் சிறு தொடர்களாகப் பிரியுங்கள்.`,
  }
}

function nested(sentence: Sentence, clauses: number): CritiqueFinding {
  return {
    severity: 'medium',
    title: 'அடுக்கிய தொடர்',
    description: `முற்றுவினைக்கு முன் ${clauses} வினையெச்சங்கள் அடுக்கி வந்துள்ளன. ஒரு செயலுக்கு ஒரு தொடர் என்று பிரியுங்கள்.`,
    ...spanOf(sentence),
    suggestion: 'வினையெச்சங்களைக் குறைத்துத் தனித்தனித் தொடர்களாக எழுதுங்கள்.',
    meaningMayChange: true,
    fix: 'வினையெச்சங்கள் அடுக்கி வந்துள்ள தொடரைத் தனித்தனித் தொடர்களாகப் பிரியுங்கள்.',
  }
}

/** Genitives or nouns of action one after another. */
function heaped(sentence: Sentence): CritiqueFinding[] {
  const words = ownWords(sentence)
  const genitives = longestRun(
    words,
    (word) => /(?:ின்|னுடைய|ினுடைய)$/u.test(word.text) && word.text.length > 4,
  )
  const nouns = longestRun(words, (word) =>
    /(?:தல்|மை|ப்பு|ப்பின்|ல்லாமை|வுத்|கைக்கான|ாக்கம்|ாக்க|மைப்பு|ாடு|ாட்டு)$/u.test(withoutVallinam(word.text)),
  )
  const run = genitives.length >= GENITIVES ? genitives : nouns.length >= NOUNS ? nouns : undefined
  const [first] = run ?? []
  const last = run?.at(-1)
  if (!first || !last) return []
  return [
    {
      severity: 'low',
      title: 'அடுக்கிய பெயர்ச்சொற்கள்',
      description: 'பெயர்ச்சொற்கள் ஒன்றன்பின் ஒன்றாக அடுக்கி வந்துள்ளன. வினைச்சொல்லைப் பயன்படுத்தி எளிமையாக எழுதுங்கள்.',
      start: first.start,
      end: last.end,
      suggestion: 'அடுக்கிய பெயர்ச்சொற்களைப் பிரித்து, வினைச்சொல்லால் எளிமையாக எழுதுங்கள்.',
      meaningMayChange: true,
    },
  ]
}

function longestRun(words: readonly Word[], fits: (word: Word) => boolean): Word[] {
  let best: Word[] = []
  let run: Word[] = []
  for (const word of words) {
    run = fits(word) ? (run.at(-1)?.next === word ? [...run, word] : [word]) : []
    if (run.length > best.length) best = run
  }
  return best
}

const PASSIVE = /(?:ப்படுகிறது|ப்படுகின்றன|ப்படுகின்றது|ப்பட்டது|ப்பட்டன|ப்படும்|ப்பட்டுள்ளது|ப்பட்டுள்ளன|ப்பெற்றது|ப்படுகிறார்)$/u

function passives(sentences: readonly Sentence[]): CritiqueFinding[] {
  if (sentences.length < PASSIVE_SENTENCES) return []
  const passive = sentences.filter(({ lastWord }) => lastWord !== undefined && PASSIVE.test(lastWord.text))
  const [first] = passive
  if (first === undefined || passive.length < PASSIVE_SHARE * sentences.length || passive.length < 3)
    return []
  return [
    {
      severity: 'low',
      title: 'செயப்பாட்டுவினை மிகுதி',
      description: `இப்பத்தியில் ${passive.length} தொடர்கள் செயப்பாட்டுவினையில் முடிகின்றன. யார் செய்கிறார் என்று கூறும் செய்வினையைப் பயன்படுத்துங்கள்.`,
      ...spanOf(first),
      suggestion: 'சில தொடர்களைச் செய்வினையாக மாற்றுங்கள்.',
      meaningMayChange: true,
    },
  ]
}

function stemOf(word: Word): string {
  return rootOf(word.text, 4)
}

function repeatedStems(sentences: readonly Sentence[], topic: readonly string[]): CritiqueFinding[] {
  const found: CritiqueFinding[] = []
  for (let i = 0; i < sentences.length; i++) {
    const pair = sentences.slice(i, i + 2).flatMap(ownWords)
    const stems = new Map<string, Word[]>()
    for (const word of pair) {
      if (
        !isContentWord(word) ||
        word.text.length < 6 ||
        topic.some((root) => rootOf(word.text, 2).startsWith(root))
      )
        continue
      const stem = stemOf(word)
      const list = stems.get(stem)
      if (list) list.push(word)
      else stems.set(stem, [word])
    }
    const words = [...stems.values()].find((list) => list.length > SAME_STEM)
    const word = words?.[SAME_STEM]
    if (words === undefined || word === undefined) continue
    found.push(repeatedStem(word, words.length))
    i++
  }
  return found
}

function repeatedStem(word: Word, times: number): CritiqueFinding {
  return {
    severity: 'low',
    title: 'ஒரே சொல் மீண்டும் மீண்டும்',
    description: `“${word.text}” என்னும் சொல் அடுத்தடுத்த தொடர்களில் ${times} முறை வந்துள்ளது. வேறு சொல்லையோ சுட்டுச் சொல்லையோ பயன்படுத்துங்கள்.`,
    start: word.start,
    end: word.end,
    suggestion: 'வேறு சொல்லையோ சுட்டுச் சொல்லையோ பயன்படுத்துங்கள்.',
    meaningMayChange: true,
  }
}

function repeatedStarts(sentences: readonly Sentence[]): CritiqueFinding[] {
  for (let i = SAME_START - 1; i < sentences.length; i++) {
    const openings = sentences.slice(i - SAME_START + 1, i + 1).map(({ words }) => words[0])
    const [first] = openings
    const last = openings.at(-1)
    if (!first || !last || first.quoted || first.text.length < 4) continue
    if (!openings.every((word) => word !== undefined && word.text === first.text)) continue
    return [
      {
        severity: 'low',
        title: 'ஒரே தொடக்கம்',
        description: `அடுத்தடுத்த ${SAME_START} தொடர்கள் “${first.text}” என்றே தொடங்குகின்றன. தொடக்கத்தை மாற்றி எழுதுங்கள்.`,
        start: last.start,
        end: last.end,
        suggestion: 'தொடரின் தொடக்கத்தை மாற்றி எழுதுங்கள்.',
        meaningMayChange: true,
      },
    ]
  }
  return []
}
