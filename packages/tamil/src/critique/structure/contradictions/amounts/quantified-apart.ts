import type { Sentence } from '../../../../text/sentence.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { isContentWord } from '../../../essay-roots.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { contradicts, lemmaOf } from '../reading/contradiction.ts'
import { isDenial } from '../reading/denials.ts'

const ALL = /^(?:அனைவரும்|எல்லோரும்|எல்லாரும்|ஒவ்வொருவரும்|அனைத்தும்|எல்லாம்|எல்லாமே)$/u
const NONE = /^(?:யாரும்|ஒருவரும்|எவரும்|யாருமே|ஒருவர்கூட)$/u
const SOME = /^(?:சிலர்|பலர்|ஒருவர்|இருவர்|மூவர்|நால்வர்|ஐவர்|பாதிப்பேர்|பேர்|பெரும்பாலோர்|சில|பல)$/u
/** Where both may be true. */
const OTHERWISE =
  /^(?:ஆனால்|ஆனாலும்|முதலில்|பின்னர்|பிறகு|தவிர|மட்டும்|மற்ற|பிற|ஏனைய|அடுத்த|பக்கத்து|அண்டை|அயல்|எதிர்த்த|வெளியூர்|மறுநாள்|ஆண்டு|நாள்|இன்று|முன்பு|இப்போது)|(?:ால்|ாலும்|ினும்|என்று|தவிர)$/u

interface Quantified {
  readonly sentence: Sentence
  readonly verb: string
  readonly quantity: 'all' | 'none' | 'some'
  readonly denies: boolean
  readonly roots: ReadonlySet<string>
}

/** All did and yet some did not; none did and yet some did: `அனைவரும் வந்தனர் … சிலர் வரவில்லை`. */
export function quantifiedApart(sentences: readonly Sentence[]): CritiqueFinding[] {
  const earlier = new Map<string, Quantified[]>()
  const found: CritiqueFinding[] = []
  for (const sentence of sentences) {
    const one = leftOutIn(sentence) ?? quantifiedIn(sentence)
    if (one === undefined) continue
    const others = earlier.get(one.verb) ?? []
    const against = others.find((other) => excludes(one, other) || excludes(other, one))
    if (against) found.push(contradicts(sentence, against.sentence))
    else if (others.length < 16) earlier.set(one.verb, [...others, one])
  }
  return found
}

function excludes(one: Quantified, other: Quantified): boolean {
  const opposite =
    (one.quantity === 'all' && !one.denies && other.quantity === 'some' && other.denies) ||
    (one.quantity === 'none' && other.quantity !== 'none' && !other.denies)
  if (!opposite) return false
  const least = Math.min(one.roots.size, other.roots.size)
  const shared = [...one.roots].filter((root) => other.roots.has(root)).length
  return shared > 0 && 2 * shared >= least
}

/** `வீட்டுப்பாடம் எழுதாத மூவர்`: some who did not, told in passing. */
function leftOutIn(sentence: Sentence): Quantified | undefined {
  const { words, text } = sentence
  if (words.length > 12 || /[?;]/u.test(text)) return undefined
  if (words.some((word) => OTHERWISE.test(withoutVallinam(word.text)))) return undefined
  const at = words.findIndex(
    (word, i) =>
      word.is('relative-participle', 'negative') && COUNTED.test(withoutVallinam(words[i + 1]?.text ?? '')),
  )
  const reading = words[at]?.analyses.find(({ class: kind }) => kind === 'verb')
  if (reading === undefined) return undefined
  const content = words.slice(0, at).filter((word) => isContentWord(word))
  return {
    sentence,
    verb: reading.lemma,
    quantity: 'some',
    denies: true,
    roots: new Set(content.map(lemmaOf)),
  }
}

const COUNTED = /^(?:சிலர்|பலர்|ஒருவர்|இருவர்|மூவர்|நால்வர்|ஐவர்|அறுவர்|எழுவர்|பதின்மர்)/u

function quantifiedIn(sentence: Sentence): Quantified | undefined {
  const { words, lastWord, text } = sentence
  if (lastWord === undefined || words.length > 12 || /[?;]/u.test(text)) return undefined
  const isAlone = /^(?:இல்லை|வில்லை)$/u.test(lastWord.text)
  const verb = isAlone ? words.at(-2) : lastWord
  const said = words.map((word) => withoutVallinam(word.text))
  if (verb === undefined || said.some((word) => OTHERWISE.test(word))) return undefined
  const quantity = said.some((word) => ALL.test(word))
    ? 'all'
    : said.some((word) => NONE.test(word))
      ? 'none'
      : said.some((word) => SOME.test(word))
        ? 'some'
        : undefined
  const reading = verb.analyses.find(({ class: kind }) => kind === 'verb')
  if (quantity === undefined || reading === undefined) return undefined
  const content = words.filter(
    (word, i) =>
      word !== verb &&
      isContentWord(word) &&
      !isDenial(word) &&
      ![ALL, NONE, SOME].some((one) => one.test(said[i] ?? '')),
  )
  const denies = isAlone || isDenial(lastWord)
  if (quantity === 'none' && !denies) return undefined
  return { sentence, verb: reading.lemma, quantity, denies, roots: new Set(content.map(lemmaOf)) }
}
