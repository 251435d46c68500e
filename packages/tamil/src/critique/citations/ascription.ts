import { THIRUKKURAL } from '../../knowledge/literature/works.ts'
import { isTamilLetter } from '../../script/characters.ts'
import type { Attributions, ChapterMention, Mention, Reference } from './attributions.ts'
import type { Quoted } from './quotations.ts'
import { tamilWords } from './spelled.ts'

/** What a text says about where one quotation comes from. */
export interface Ascription {
  readonly reference?: Reference
  /** The chapter that the same sentence says the quotation is from. */
  readonly chapter?: ChapterMention
  /** Who the sentence says it is by: these a mistake can be held against. Nearest first. */
  readonly ascribed: readonly Mention[]
  /** The poet who, the sentence says, made the words: a work named beside does not bear that out. */
  readonly composer?: Mention
  /** The work in which, the sentence says, the words stand: its poet beside it does not bear that out. */
  readonly book?: Mention
  /** Every name in the same sentence, or beside it where the sentence itself names no speaker: these only bear out. */
  readonly near: readonly Mention[]
}

/** How far from a quotation its number may stand, in UTF-16 code units. */
const REFERENCE_REACH = 90
const SENTENCE_REACH = 300
const BARE_NUMBER = /^[\s”"’'».,]*[([]\s*(\d{1,4})\s*[)\]]/u
const INTRODUCED_SPEECH = /^[\s”"’'».,]*(?:[([][^)\]]{0,60}[)\]]\s*)?(?:என|என்|எனு|எனப்)/u
const SAYING =
  /பாடி|பாடல|பாடு|பாடிய|கூற|சொல்|சொன்ன|எழுதி|முழங்|குறிப்பி|வலியுறு|அறிவுறு|உரை|இயற்ற|போற்ற|வாக்கு|வரிக|அடிக|என்றார்|என்றா|என்கிற|என்பார்|என்னும்|என்ற|மொழி|பதிவு|கேட்|விளக்க/u
/** Forms in which a name is not the speaker: போல, accusative, dative, instrumental, `வழி`. */
const OTHER_ROLE = /(?:ை|ை[கசதப]்|ுக்கு|ுக்கு[கசதப]்|ால்|ோடு|ிடம்|ிலிருந்து)$/u

/** Finds who a quotation is ascribed to and by which number it is cited. */
export function ascriptionOf(
  text: string,
  quoted: Quoted,
  { mentions, references, chapters }: Attributions,
): Ascription {
  const before = sentenceStart(text, quoted.start)
  const after = sentenceEnd(text, quoted.end)
  const wide = [before - SENTENCE_REACH, after + SENTENCE_REACH] as const
  const near = startingWithin(mentions, wide[0], wide[1]).filter(({ end }) => end <= wide[1])
  const inSentence = near.filter((mention) => mention.start >= before && mention.end <= after)
  const spoken = INTRODUCED_SPEECH.test(text.slice(quoted.end, after))
  const says = spoken && SAYING.test(text.slice(quoted.end, after))
  const leading = inSentence
    .filter((mention) => mention.end <= quoted.start && isSpeaker(text, mention))
    .filter((mention) => says || hasAtMostWords(text, mention.end, quoted.start, 2))
    .reverse()
  const trailing = inSentence
    .filter((mention) => mention.start >= quoted.end && isSpeaker(text, mention))
    .filter((mention) => hasAtMostWords(text, quoted.end, mention.start, composes(text, mention) ? 8 : 4))
  const reference = referenceFor(text, quoted, references, before, after)
  const chapter = startingWithin(chapters, before, after).find(
    ({ start, end }) =>
      start >= before &&
      end <= after &&
      (start >= quoted.end
        ? hasAtMostWords(text, quoted.end, start, 3)
        : end <= quoted.start && hasAtMostWords(text, end, quoted.start, 3)),
  )
  const named = [...leading, ...trailing].filter((mention) => mention.name.weak !== true)
  const composer = named.find((mention) => mention.name.authors !== undefined && composes(text, mention))
  const book = says ? named.find((mention) => isBook(text, mention)) : undefined
  const speakers = named.length > 0 ? named : speakerMeant(text, quoted, mentions, { before, after, says })
  return {
    ...(reference === undefined ? {} : { reference }),
    ...(chapter === undefined ? {} : { chapter }),
    ...(composer === undefined ? {} : { composer }),
    ...(book === undefined ? {} : { book }),
    ascribed: speakers,
    // Who is named in another sentence bears nothing out where this one says whose words they are.
    near: speakers.length > 0 ? [...speakers, ...inSentence] : near,
  }
}

/** `குறுந்தொகையில் பாடினார்`: a work, not a poet. */
const isBook = (text: string, { name, start, end }: Mention) =>
  name.works !== undefined &&
  name.authors === undefined &&
  !PERSON.test(name.label) &&
  /(?:ில்|ிலே|ிலும்)$/u.test(text.slice(start, end))

/** `அவர், “…” என்றார்`: the pronoun of a speaker, before the quotation or right after its verb. */
const PRONOUN =
  /(?<![\u0b80-\u0bff])(?:அவர்|அவரே|அவரும்|அவர்தான்|இவர்|இவரே|அன்னார்|இக்கவிஞர்|அக்கவிஞர்|இப்புலவர்|அப்புலவர்)(?![\u0b80-\u0bff])/u
/** How names of poets end, unlike those of most works. */
const PERSON = /(?:ர்|தாசன்|ாள்|அடிகள்|மணி)$/u
/** பாரதியாரின் நண்பர் is somebody else. */
const GENITIVE = /(?:ின்|ினது|ுடைய|ரது|து)$/u
const CONNECTIVES = /^[\s“”"'‘’]*(?:(?:மேலும்|ஆனால்|எனவே|ஆகவே|அதேபோல்|இதனை|இதை)\s*(?:,\s*)?)?$/u

/**
 * Whom a pronoun means as the speaker: the poet with whom the sentence before begins, where it names no other and nothing
 * stands before the pronoun.
 */
function speakerMeant(
  text: string,
  quoted: Quoted,
  mentions: readonly Mention[],
  { before, after, says }: { before: number; after: number; says: boolean },
): Mention[] {
  const lead = text.slice(before, quoted.start)
  const leading = PRONOUN.exec(lead)
  const isLeading = leading !== null && says && CONNECTIVES.test(lead.slice(0, leading.index))
  const following = isLeading ? null : PRONOUN.exec(text.slice(quoted.end, Math.min(after, quoted.end + 30)))
  const start = isLeading ? before + leading.index : following && quoted.end + following.index
  if (start === null || (!isLeading && !CONNECTIVES.test(lead))) return []
  const earlier = sentenceStart(text, before - 1)
  const inEarlier = startingWithin(mentions, earlier, before - 1).filter(
    ({ name }) => name.weak !== true && (name.authors !== undefined || PERSON.test(name.label)),
  )
  const [poet] = inEarlier
  const last = inEarlier.at(-1)
  if (poet === undefined || last === undefined || text.slice(earlier, before).includes('\n\n')) return []
  if (inEarlier.some((other) => !isSamePoet(poet, other))) return []
  const isFirst = isFirstNamed(text, earlier, poet) && isSpeaker(text, poet)
  if (!isFirst && !(isSaidLast(text, last, before) && isSpeaker(text, last))) return []
  if (GENITIVE.test(text.slice(poet.start, poet.end))) return []
  return [{ ...poet, start, end: start + 4 }]
}

/** Words that may qualify a poet who is about to speak: `பன்மொழி கற்ற பாரதியார், “…”`. */
const MAX_QUALIFYING = 4

function isFirstNamed(text: string, from: number, { start, end }: Mention): boolean {
  const lead = text.slice(from, start)
  if (CONNECTIVES.test(lead)) return true
  const speaksNow = /^\s*(?:,\s*)?[“"‘']/u.test(text.slice(end, end + 4))
  return speaksNow && !/[,;“”"‘’]/u.test(lead) && hasAtMostWords(text, from, start, MAX_QUALIFYING)
}

/** மகாகவி, பாரதியார். */
const isSamePoet = ({ name: one }: Mention, { name: other }: Mention) =>
  one === other || (one.authors?.some((author) => other.authors?.includes(author)) ?? false)

/** `… என்று பாடினார் மகாகவி பாரதியார்.` */
function isSaidLast(text: string, { start, end }: Mention, sentenceEnd: number): boolean {
  const lead = text.slice(Math.max(0, start - 40), start)
  return /^\s*(?:\S{1,24}\s*)?(?:[.!]\s*)?$/u.test(text.slice(end, sentenceEnd)) && SAID_BY.test(lead)
}

const SAID_BY = /(?:என்று|எனப்?|என்றும்)\s+(?:\S+\s+)?\S*(?:னார்|ியவர்|ுள்ளார்)\s+(?:\S+\s+)?$/u

/** `ஔவையார் பாடிய வரி`, `… என்று பாடிவைத்தார் ஔவையார்`: to quote, praise or explain is something else. */
function composes(text: string, { start, end }: Mention): boolean {
  return (
    MADE_BEHIND.test(text.slice(end, end + 30)) ||
    MADE_BEFORE.test(text.slice(Math.max(0, start - 30), start))
  )
}

const MADE_BEHIND = /^\s+(?:பாடி|இயற்றி|எழுதி|படைத்த)/u
const MADE_BEFORE = /(?:^|\s)(?:பாடின|பாடிய|பாடியுள்|பாடிவை|இயற்றின|இயற்றிய|எழுதின|எழுதிய|படைத்த)\S{0,12}\s+$/u

function isSpeaker(text: string, { start, end }: Mention): boolean {
  return !OTHER_ROLE.test(text.slice(start, end))
}

/** Whether at most `limit` Tamil words stand in `[from, to)`; reads no further than it must. */
function hasAtMostWords(text: string, from: number, to: number, limit: number): boolean {
  let words = 0
  let inside = false
  for (let i = from; i < to && words <= limit; i++) {
    const letter = isTamilLetter(text.charCodeAt(i))
    if (letter && !inside) words++
    inside = letter
  }
  return words <= limit
}

/** The items that start in `[from, to]`, by binary search; the items are ordered by their start. */
function startingWithin<T extends { readonly start: number }>(
  items: readonly T[],
  from: number,
  to: number,
): readonly T[] {
  const first = firstStartingAt(items, from)
  return items.slice(first, firstStartingAt(items, to + 1))
}

function firstStartingAt(items: readonly { readonly start: number }[], at: number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.start ?? at) < at) low = middle + 1
    else high = middle
  }
  return low
}

function referenceFor(
  text: string,
  quoted: Quoted,
  all: readonly Reference[],
  before: number,
  after: number,
): Reference | undefined {
  const references = startingWithin(all, before, quoted.end + REFERENCE_REACH)
  const follows = references.find(
    ({ start, end }) =>
      start >= quoted.end &&
      start - quoted.end <= REFERENCE_REACH &&
      end <= after + REFERENCE_REACH &&
      closeBehind(text, quoted.end, start),
  )
  if (follows) return follows
  const bare = BARE_NUMBER.exec(text.slice(quoted.end, quoted.end + 20))
  if (bare?.[1] !== undefined) {
    const start = quoted.end + bare[0].indexOf(bare[1])
    const number = Number(bare[1])
    return { work: THIRUKKURAL, title: 'திருக்குறள்', number, start, end: start + bare[1].length }
  }
  return references.findLast(
    ({ start, end }) => start >= before && end <= quoted.start && quoted.start - end <= REFERENCE_REACH,
  )
}

/** In the same sentence, or with nothing but marks between. */
function closeBehind(text: string, from: number, to: number): boolean {
  const between = text.slice(from, to).replace(/^[\s.”"’'».,!?]+/u, '')
  return !/[.!?\n]/u.test(between) && !/[“"‘«]\s*\p{L}/u.test(between)
}

/** Back to the end of the sentence before, over the empty line between `கூறுகிறார்:` and a verse. */
function sentenceStart(text: string, at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - SENTENCE_REACH); i--) {
    const sign = text[i] ?? ''
    if ('.!?'.includes(sign) && !/\d/.test(text[i + 1] ?? '')) return i + 1
    if (
      sign === '\n' &&
      !/[,:\-–—]\s*$/u.test(text.slice(Math.max(0, i - 8), i)) &&
      !/^\s*$/u.test(text.slice(i, at - 1))
    )
      return i + 1
  }
  return Math.max(0, at - SENTENCE_REACH)
}

function sentenceEnd(text: string, at: number): number {
  const skipped = at + (/^[.!?]?\s*[”"’'»]/u.exec(text.slice(at, at + 6))?.[0].length ?? 0)
  for (let i = skipped; i < Math.min(text.length, at + SENTENCE_REACH); i++) {
    const sign = text[i] ?? ''
    if ('!?'.includes(sign) || (sign === '.' && /\s|^$/u.test(text[i + 1] ?? ''))) return i
    if (
      sign === '\n' &&
      /^\n\s*\n/u.test(text.slice(i, i + 6)) &&
      tamilWords(text.slice(skipped, i)).length > 2
    )
      return i
  }
  return Math.min(text.length, at + SENTENCE_REACH)
}
