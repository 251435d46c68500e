import type { AttributionName } from '../../knowledge/literature/attribution-names.ts'
import type { Literature, Passage } from '../../knowledge/literature/literature.ts'
import type { WorkId } from '../../knowledge/literature/works.ts'
import { isTamilLetter } from '../../script/characters.ts'
import { perLiterature } from './per-literature.ts'

/** A poet or work named in a text. Offsets: UTF-16 code units. */
export interface Mention {
  readonly name: AttributionName
  readonly start: number
  readonly end: number
}

/** A number by which a text cites a passage: `குறள் 391`, `திருக்குறள், கல்வி, 1`, `புறம் 192`. */
export interface Reference {
  readonly work: WorkId
  /** What the work is called. */
  readonly title: string
  readonly number: number
  /** From the name to the number's last digit. */
  readonly start: number
  readonly end: number
}

/** A chapter of the Thirukkural that a text names: `கல்வி அதிகாரம்`, `‘ஊக்கமுடைமை’ என்னும் அதிகாரத்தில்`. */
export interface ChapterMention {
  readonly chapter: string
  readonly start: number
  readonly end: number
}

export interface Attributions {
  readonly chapters: readonly ChapterMention[]
  readonly mentions: readonly Mention[]
  readonly references: readonly Reference[]
}

/** The names with their beginnings, the longest first, and one expression that finds any of them. */
const namePatterns = perLiterature(({ attributions }) => {
  const beginnings = attributions
    .flatMap((name) =>
      name.beginnings.map((beginning) => ({ name, pattern: beginning.replaceAll(' ', '\\s*') })),
    )
    .sort((a, b) => b.pattern.length - a.pattern.length)
  return { beginnings, names: new RegExp(beginnings.map(({ pattern }) => `(${pattern})`).join('|'), 'gu') }
})

const NUMBER_WORD = '(?:\\s*(?:எண்|பாடல்|பாட்டு|பா|நூற்பா|செய்யுள்))*'
const NUMBER_AFTER = new RegExp(`^${NUMBER_WORD}[\\s:.,;#(\\-–—]{0,4}(\\d{1,4})(?!\\d|[.,]\\d)`, 'u')
/** What a number counts rather than cites: `திருக்குறள் 1330 குறட்பாக்களைக் கொண்டது`. */
const COUNTED =
  /^\s*(?:-?(?:ஆம்|ஆவது)\s+(?:ஆண்டு|நூற்றாண்டு|வயது)|குறட்பா|குறள்கள|அதிகார|பாக்கள|பாடல்கள|அடிகள|பேர்|நூல|ஆண்டு)/u
const NUMBER_BEFORE = /(\d{1,4})\s*(?:(?:-\s*)?(?:ஆம்|ஆவது|வது|ம்)\s*)?$/u
const CHAPTER_AFTER =
  /^[\s,:;(\-–—]{1,4}([\u0b80-\u0bff ]{2,40}?)\s*(?:அதிகாரம்)?[\s,:;(\-–—]{1,4}(\d{1,2})(?!\d)/u
/** `133 ஆம் குறளதிகாரம்`, `10 ஆம் குறள்களில்`: not one passage. */
const NOT_ONE = /கள|அதிகார/u

/** Finds every poet, work and number that a text cites. */
export function attributionsIn(text: string, literature: Literature): Attributions {
  const mentions: Mention[] = []
  const references: Reference[] = []
  const { beginnings, names } = namePatterns(literature)
  for (const match of text.matchAll(names)) {
    const start = match.index
    if (start > 0 && isTamilLetter(text.charCodeAt(start - 1))) continue
    const name = beginnings[match.slice(1).findIndex((group) => group !== undefined)]?.name
    if (name === undefined) continue
    let end = start + match[0].length
    while (isTamilLetter(text.charCodeAt(end))) end++
    mentions.push({ name, start, end })
    const reference = name.numbered && referenceAt(text, { name, start, end }, name.numbered, literature)
    if (reference) references.push(reference)
  }
  return { mentions, references, chapters: chaptersIn(text, literature) }
}

const LETTER = '[\\u0b80-\\u0bff]'
/** Begins at the beginning of a word only: tried at each letter, one long word would take quadratic time. */
const CHAPTER = new RegExp(
  `(?<!${LETTER})(${LETTER}+)(?:[ ]+(${LETTER}+))?[’”'"»]*[ ]+(?:(?:என்னும்|என்ற|எனும்)[ ]+)?அதிகார`,
  'gu',
)

function chaptersIn(text: string, literature: Literature): ChapterMention[] {
  return [...text.matchAll(CHAPTER)].flatMap((match) => {
    const [, first = '', second] = match
    const end = match.index + match[0].length
    const named = [second === undefined ? undefined : `${first} ${second}`, second ?? first]
    const name = named.find((one) => one !== undefined && literature.chapterNamed(one) !== undefined)
    const chapter = name === undefined ? undefined : literature.chapterNamed(name)
    if (name === undefined || chapter === undefined) return []
    return [{ chapter, start: text.indexOf(name, match.index), end: wordEndAt(text, end) }]
  })
}

function wordEndAt(text: string, at: number): number {
  let end = at
  while (isTamilLetter(text.charCodeAt(end))) end++
  return end
}

function referenceAt(
  text: string,
  { start, end }: Mention,
  work: WorkId,
  literature: Literature,
): Reference | undefined {
  const title = literature.works.get(work)?.title ?? work
  const after = text.slice(end, end + 60)
  const number = NUMBER_AFTER.exec(after)
  if (number && !COUNTED.test(after.slice(number[0].length))) {
    return { work, title, number: Number(number[1]), start, end: end + number[0].length }
  }
  const chapter = work === 'thirukkural' ? CHAPTER_AFTER.exec(after) : null
  const couplet = chapter && literature.coupletOf((chapter[1] ?? '').trim(), Number(chapter[2]))
  if (chapter && couplet?.number !== undefined)
    return { work, title, number: couplet.number, start, end: end + chapter[0].length }
  const before = NUMBER_BEFORE.exec(text.slice(Math.max(0, start - 16), start))
  if (before && !NOT_ONE.test(text.slice(start, end)) && /(?:ஆம்|ஆவது|வது|ம்)/u.test(before[0]))
    return { work, title, number: Number(before[1]), start: start - before[0].length, end }
  return undefined
}

/** Whether a name can stand for a passage. */
export function standsFor({ works, authors }: AttributionName, passage: Passage): boolean {
  return (
    (works?.includes(passage.work) ?? false) ||
    (passage.author !== undefined && (authors?.includes(passage.author) ?? false))
  )
}
