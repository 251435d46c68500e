import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import { isGeneralNoun, isGeneralVerb } from './general-words.ts'

/** In so many paragraphs, and in half of all, a verb belongs to the topic. */
const MIN_OFTEN = 3

/** What ties a paragraph to the title and to the others by its words. */
export interface Ties {
  isItsOwn(noun: string): boolean
  /** By a word of the title or one that half of the essay uses. */
  isOfTopic(paragraph: Block): boolean
  /** By these, by two nouns or an often used verb in common, or by part of a compound. */
  isTied(paragraph: Block): boolean
}

/** The ties of an essay's paragraphs. Linear in its words. */
export function tiesIn({ text, paragraphs, topic }: Essay): Ties {
  const owners = paragraphsOf(nounsIn, paragraphs)
  const verbOwners = paragraphsOf(verbsIn, paragraphs)
  const often = Math.max(MIN_OFTEN, paragraphs.length / 2)
  const asked = topic?.words ?? []
  const topicNouns = new Set(nounsIn(asked))
  const content = asked.filter(isContentWord)
  // மரம் also stands in வேப்பமரத்தின்.
  const roots = content.map((word) => rootOf(word.text.replace(/ம்$/u, ''), 3))
  const beginnings = content.map((word) => rootOf(word.text, 2))
  // பொங்கலன்று also stands in தைப்பொங்கல்.
  const letters = content.map((word) => lettersOf(word.text))
  const isOurs = OURS.test(topic?.text ?? '')
  const isAboutOurs = ({ start, end }: Block) => isOurs && OURS.test(text.slice(start, end))
  const hasRoot = (word: Word) => roots.some((root) => lettersOf(word.text).includes(root))
  const isCommon = (noun: string) =>
    topicNouns.has(noun) || (owners.get(noun) ?? 0) - 1 >= (paragraphs.length - 1) / 2
  const sharesNouns = (nouns: ReadonlySet<string>) =>
    [...nouns].filter((noun) => (owners.get(noun) ?? 0) > 1).length >= 2 || [...nouns].some(isCommon)
  return {
    isItsOwn: (noun) => owners.get(noun) === 1,
    isOfTopic: (paragraph) =>
      nounsIn(paragraph.words).some(isCommon) ||
      paragraph.words.some(
        (word) => hasRoot(word) || (isNounFirst(word) && beginnings.includes(rootOf(word.text, 2))),
      ) ||
      isAboutOurs(paragraph),
    isTied: (paragraph) =>
      sharesNouns(new Set(nounsIn(paragraph.words))) ||
      verbsIn(paragraph.words).some((verb) => (verbOwners.get(verb) ?? 0) >= often) ||
      paragraph.words.some((word) => hasRoot(word) || (isContentWord(word) && isInCompound(word, letters))) ||
      isAboutOurs(paragraph),
  }
}

const lettersOf = (word: string) => rootOf(word, word.length)

/** What is ours belongs to an essay on our country or town. */
const OURS = /(?:^|\s)(?:நம்|நமது|நம்முடைய|எங்கள்|எமது|எங்களது)(?=\s)/u

const COMPOUND_PART = 3

function isInCompound({ text }: Word, topicLetters: readonly string[]): boolean {
  const root = rootOf(text, COMPOUND_PART)
  return rootOf(root, COMPOUND_PART - 1) !== root && topicLetters.some((letters) => letters.includes(root))
}

/** For every word that `pick` gives the number of paragraphs that have it. */
function paragraphsOf(
  pick: (words: readonly Word[]) => string[],
  paragraphs: readonly Block[],
): Map<string, number> {
  const owners = new Map<string, number>()
  for (const paragraph of paragraphs)
    for (const one of new Set(pick(paragraph.words))) owners.set(one, (owners.get(one) ?? 0) + 1)
  return owners
}

/** Verbs that only a topic repeats: கற்ற in an essay on learning. */
const verbsIn = (words: readonly Word[]) =>
  words.flatMap(({ analyses }) => {
    const [reading] = analyses
    return reading?.class === 'verb' && !isGeneralVerb(reading.lemma) ? [reading.lemma] : []
  })

/** நட்டால் may be of a nut, too. */
const isNounFirst = (word: Word) => nounOf(word) !== undefined && word.analyses[0]?.class !== 'verb'

/** The nouns that say something. */
export const nounsIn = (words: readonly Word[]) => words.flatMap((word) => nounOf(word) ?? [])

/** The dictionary form of a noun that says something; of a word that nothing explains its beginning. */
export const nounOf = memoizeForm((word: Word): string | undefined => {
  if (!isContentWord(word)) return undefined
  const { analyses, text } = word
  const explained = analyses.find(({ class: kind }) => kind === 'noun' || kind === 'name')?.lemma
  const noun = explained ?? (analyses.length === 0 ? rootOf(text, 4) : undefined)
  return noun === undefined || isGeneralNoun(noun) ? undefined : noun
})
