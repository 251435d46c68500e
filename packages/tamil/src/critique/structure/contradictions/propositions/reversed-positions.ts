import type { Sentence } from '../../../../text/sentence.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { Block, Essay } from '../../../essay.ts'
import { isContentWord } from '../../../essay-roots.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { contradicts, lemmaOf } from '../reading/contradiction.ts'

const FOR =
  /^(?:வேண்டும்|நன்மையே|நன்மையானது|நல்லது|நல்லதே|சிறந்தது|சிறந்ததே|தேவை|தேவையே|தேவையானது|அவசியம்|அவசியமே|அவசியமானது|இன்றியமையாதது|பயனுள்ளது|வரம்|வரமே|வரமாகும்|உயர்ந்தது)$/u
const AGAINST =
  /^(?:கூடாது|தேவையில்லை|தேவையற்றது|வேண்டாம்|வேண்டியதில்லை|தீமையே|தீமையானது|தீயது|கெட்டது|தீங்கானது|தீங்கே|பயனற்றது|சாபம்|சாபமே|சாபமாகும்|கேடு|கேடே|அவசியமில்லை|அவசியமற்றது|தாழ்ந்தது)$/u
/** Where a position is another's, a condition, a measure or one side of two. */
const WEIGHS =
  /^(?:ஆனால்|எனினும்|இருப்பினும்|ஒருபுறம்|மறுபுறம்|சிலர்|பலர்|அளவோடு|அளவுக்கு|அளவாக|மட்டும்|மட்டுமே|சரியாக|முறையாக|தவறாக|அதிகமாக|என்று|எனச்|என்பர்|என்பது|என்பார்கள்|இல்லாமல்|அல்லது|தவிர|போது|நேரத்தில்)$|(?:ால்|ாலும்|ினும்|ாமல்|ாவிட்டால்|போதெல்லாம்)$/u
const MODAL = /^(?:வேண்டும்|கூடாது|வேண்டாம்|வேண்டியதில்லை|தேவையில்லை)$/u
const MAX_WORDS = 14

interface Position {
  readonly sentence: Sentence
  readonly isFor: boolean
  /** What is to be done or not, where the position is a duty. */
  readonly action: string | undefined
  readonly roots: ReadonlySet<string>
}

/** A conclusion that says the opposite of what the introduction has said of the same thing. */
export function reversedPositions({ paragraphs, isQuoted }: Essay): CritiqueFinding[] {
  const [first] = paragraphs
  const last = paragraphs.at(-1)
  if (first === undefined || last === undefined || paragraphs.length < 3) return []
  const taken = positionsIn(first, isQuoted)
  return positionsIn(last, isQuoted).flatMap((position) => {
    const other = taken.find((one) => isReversed(one, position))
    return other === undefined ? [] : [contradicts(position.sentence, other.sentence)]
  })
}

function isReversed(one: Position, other: Position): boolean {
  if (one.isFor === other.isFor || one.action !== other.action) return false
  const least = Math.min(one.roots.size, other.roots.size)
  const shared = [...one.roots].filter((root) => other.roots.has(root)).length
  return shared >= Math.min(2, least) && shared > 0 && 2 * shared >= least
}

function positionsIn({ sentences }: Block, isQuoted: Essay['isQuoted']): Position[] {
  return sentences.flatMap((sentence) => {
    const { words, lastWord, text, start, end } = sentence
    const last = lastWord?.text ?? ''
    if (words.length > MAX_WORDS || /[?;]/u.test(text) || isQuoted(start, end)) return []
    if (words.some((word) => WEIGHS.test(withoutVallinam(word.text)))) return []
    const isFor = FOR.test(last)
    const takes = words.filter(({ text: word }) => FOR.test(word) || AGAINST.test(word)).length
    if ((!isFor && !AGAINST.test(last)) || takes !== 1) return []
    const before = MODAL.test(last) ? words.at(-2) : undefined
    const infinitive = before?.analyses.find(({ class: kind }) => kind === 'verb')
    const content = words.slice(0, -1).filter((word) => word !== before || infinitive === undefined)
    const roots = new Set(content.filter(isContentWord).map(lemmaOf))
    return [{ sentence, isFor, action: infinitive?.lemma, roots }]
  })
}
