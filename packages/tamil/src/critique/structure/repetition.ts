import { kindOf } from '../../script/characters.ts'
import type { Sentence } from '../../text/sentence.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import { isContentWord } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { shortened } from '../shortened.ts'
import { isAddress } from './address.ts'
import { relationOf } from './connectives.ts'
import { figuresIn } from './figures.ts'
import { ordinalPlaceOf } from './flow.ts'
import { isSpeechTag } from './speech-tags.ts'

/** Jaccard similarity of the cluster trigrams from which two sentences make the same point. */
const SAME_POINT = 0.6
const MIN_WORDS = 3
/** A shorter sentence makes the same point by the same letters only: `நேரத்தைச் சேமிக்க வேண்டும்`, `மின்சாரத்தைச் சேமிக்க வேண்டும்`. */
const MIN_TRIGRAMS = 14
/** Content words of a sentence that is recognised in another order. */
const MIN_REORDERED = 4
/** Sentences remembered for one trigram; a trigram of more tells sentences apart no longer. */
const MAX_OWNERS = 64

/** Finds sentences that say what an earlier one has said; quotations and headings left out. */
export function repetitionFindings(essay: Essay): CritiqueFinding[] {
  const sentences = essay.paragraphs
    .flatMap((paragraph) => paragraph.sentences)
    .filter(
      (sentence) =>
        sentence.words.length >= MIN_WORDS &&
        !essay.isQuoted(sentence.start, sentence.end) &&
        !LABELLED.test(sentence.text.trim()) &&
        !isSpeechTag(sentence) &&
        !isAddress(sentence),
    )
  const trigrams = sentences.map((sentence) => trigramsOf(ownPoint(sentence)))
  const owners = new Map<string, number[]>()
  const wordings = new Map<string, Sentence>()
  const found: CritiqueFinding[] = []
  for (const [i, sentence] of sentences.entries()) {
    const near = earlierWithSamePoint(trigrams, i, owners)
    const earlier = near !== undefined && saysOther(sentences[near], sentence) ? undefined : near
    const wording = reorderedWording(sentence)
    const first =
      earlier === undefined ? (wording === undefined ? undefined : wordings.get(wording)) : sentences[earlier]
    if (wording !== undefined && !wordings.has(wording)) wordings.set(wording, sentence)
    if (first) {
      found.push(repeated(sentence, first))
      continue
    }
    for (const trigram of trigrams[i] ?? []) {
      const list = owners.get(trigram)
      if (list === undefined) owners.set(trigram, [i])
      else if (list.length < MAX_OWNERS) list.push(i)
    }
  }
  return found
}

/** `அனுப்பியவர்: மணிமேகலை`: a line of a form. */
const LABELLED = /^[^:.!?]{2,40}:\s[^:!?]{1,60}$/u

/** Whether one has other figures than the other, or right behind it tells of somebody or something else in the same words. */
function saysOther(earlier: Sentence | undefined, later: Sentence): boolean {
  if (earlier === undefined) return false
  if (figuresIn(earlier.text) !== figuresIn(later.text)) return true
  return later.previous === earlier && hasOtherNoun(earlier, later) && hasOtherNoun(later, earlier)
}

/** Whether one has a noun that the other has not; linear in both. */
function hasOtherNoun(one: Sentence, other: Sentence): boolean {
  const lemmas = new Set(other.words.flatMap(({ analyses }) => analyses.map(({ lemma }) => lemma)))
  return one.words.some(
    (word) =>
      word.isA('noun') &&
      !word.isA('verb') &&
      isContentWord(word) &&
      !word.analyses.some(({ lemma }) => lemmas.has(lemma)),
  )
}

/** The same words in another order or form: their lemmas, sorted; of short or numbered sentences nothing. */
function reorderedWording({ words, text }: Sentence): string | undefined {
  if (/\d/u.test(text)) return undefined
  const lemmas = words.filter(isContentWord).map(({ analyses, text: word }) => analyses[0]?.lemma ?? word)
  const denies = words.some(({ text: word }) => /(?:ல்லை|ாது|ல்ல)$/u.test(word))
  return lemmas.length < MIN_REORDERED ? undefined : [...lemmas.sort(), denies ? 'இல்லை' : ''].join(' ')
}

/** A sentence without what counts it, ties it to others or only strengthens it. */
function ownPoint({ words }: Sentence): string {
  return words
    .map(({ text }) => withoutVallinam(text))
    .filter(
      (word, i) =>
        !STRENGTHENS.has(word) &&
        !(i === 0 && (relationOf(word) !== undefined || ordinalPlaceOf(word) !== undefined)),
    )
    .join(' ')
}

const STRENGTHENS = new Set('மிக மிகவும் மிகுந்த மிக்க உண்மையில் நிச்சயமாக'.split(' '))

function earlierWithSamePoint(
  trigrams: readonly ReadonlySet<string>[],
  index: number,
  owners: ReadonlyMap<string, readonly number[]>,
): number | undefined {
  const own = trigrams[index] ?? new Set()
  const shared = new Map<number, number>()
  for (const trigram of own)
    for (const owner of owners.get(trigram) ?? []) shared.set(owner, (shared.get(owner) ?? 0) + 1)
  for (const [owner, count] of shared) {
    const all = own.size + (trigrams[owner]?.size ?? 0) - count
    if (count >= (own.size < MIN_TRIGRAMS ? all : SAME_POINT * all)) return owner
  }
  return undefined
}

/** Runs of three clusters, of letters and digits only. */
function trigramsOf(text: string): Set<string> {
  const starts: number[] = []
  let letters = ''
  for (let i = 0; i < text.length; i++) {
    const kind = kindOf(text.charCodeAt(i))
    if (kind === 'none' && !/[\p{L}\p{N}]/u.test(text[i] ?? '')) continue
    if (kind !== 'sign' && kind !== 'pulli') starts.push(letters.length)
    letters += text[i]
  }
  const trigrams = new Set<string>()
  for (let i = 0; i + 2 < starts.length; i++)
    trigrams.add(letters.slice(starts[i], starts[i + 3] ?? letters.length))
  return trigrams
}

function repeated(sentence: Sentence, first: Sentence): CritiqueFinding {
  const words = shortened(first.text)
  return {
    severity: 'medium',
    title: 'கூறியது கூறல்',
    description: `இக்கருத்து முன்பே கூறப்பட்டுள்ளது (“${words}”). ஓரிடத்தில் மட்டும் வைத்து, புதிய விளக்கம் சேருங்கள்.`,
    start: sentence.start,
    end: sentence.start + sentence.text.trimEnd().length,
    suggestion: 'இத்தொடரை நீக்குங்கள் அல்லது புதிய விளக்கம் சேருங்கள்.',
    meaningMayChange: true,
    fix: 'முன்பே கூறிய கருத்தை மீண்டும் கூறாமல், அவ்விடத்தில் புதிய விளக்கம் சேருங்கள்.',
  }
}
