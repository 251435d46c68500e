import type { Issue, IssueType, MessageLanguage } from '@semmai/contract'
import type { AnnotatedText, Place } from './annotated-text.ts'
import type { CheckRequest } from './check-request.ts'
import { detect } from './languages.ts'
import { ruleName } from './rule-names.ts'

/** UTF-16 code units on each side of a match that clients show. */
const CONTEXT = 40
/** A sentence longer than this on either side of a match is shown from here on. */
const SENTENCE = 500
const SENTENCE_ENDS = '.?!\n'
const ELLIPSIS = '…'

/** What clients show as a title; by the language of the messages. */
const TITLES: Readonly<Record<MessageLanguage, Readonly<Record<IssueType, string>>>> = {
  ta: { spelling: 'எழுத்துப்பிழை', grammar: 'இலக்கணப்பிழை', style: 'நடை', clarity: 'தெளிவு' },
  en: { spelling: 'Spelling', grammar: 'Grammar', style: 'Style', clarity: 'Clarity' },
}

/** What a client reads to know which program answers. */
export function softwareOf(version: string) {
  return {
    name: 'Semmai',
    version,
    buildDate: null,
    apiVersion: 1,
    premium: false,
    premiumHint: '',
    status: '',
  }
}

/** The answer to a check. Offsets are UTF-16 code units into what the client sent, markup included. */
export function checkAnswer(
  { source, language }: CheckRequest,
  issues: readonly Issue[],
  { version, messageLanguage }: { version: string; messageLanguage: MessageLanguage },
) {
  const matches = issues.flatMap((issue) => {
    const place = source.placeOf(issue.start, issue.end)
    return place === null ? [] : [matchOf(source, issue, place, messageLanguage)]
  })
  return {
    software: softwareOf(version),
    warnings: { incompleteResults: false },
    language: { name: language.name, code: language.longCode, detectedLanguage: detect(source.text) },
    matches,
  }
}

function matchOf({ text }: AnnotatedText, issue: Issue, place: Place, messageLanguage: MessageLanguage) {
  const { start, end, type, rule, message } = issue
  const { id, category, issueType } = ruleName(rule, type)
  const title = TITLES[messageLanguage][type]
  return {
    message,
    shortMessage: title,
    replacements: replacementsOf(text, issue, place).map((value) => ({ value })),
    offset: place.offset,
    length: place.length,
    context: contextOf(text, start, end),
    sentence: sentenceAround(text, start, end),
    type: { typeName: 'Other' },
    rule: { id, description: title, issueType, category },
    ignoreForIncompleteSentence: false,
    contextForSureMatch: 0,
  }
}

/** None where one would write over markup: the client knows only the whole place. */
function replacementsOf(
  text: string,
  { start, end, suggestion, alternatives }: Issue,
  place: Place,
): string[] {
  if (place.holdsMarkup) return []
  const excerpt = text.slice(start, end)
  return [...new Set([suggestion, ...alternatives])].filter((value) => value !== excerpt)
}

function contextOf(text: string, start: number, end: number) {
  const from = wholeFrom(text, Math.max(0, start - CONTEXT))
  const to = wholeFrom(text, Math.min(text.length, end + CONTEXT))
  const before = from > 0 ? ELLIPSIS : ''
  const after = to < text.length ? ELLIPSIS : ''
  const shown = text.slice(from, to).replace(/[\r\n\t]/g, ' ')
  return { text: before + shown + after, offset: start - from + before.length, length: end - start }
}

/** The index, or the next one, at which no surrogate pair is cut. */
function wholeFrom(text: string, index: number): number {
  return /^[\uDC00-\uDFFF]$/.test(text.charAt(index)) ? index + 1 : index
}

/** The sentence that a match stands in, for clients that show it or remember it. */
function sentenceAround(text: string, start: number, end: number): string {
  let from = start
  while (from > 0 && start - from < SENTENCE && !SENTENCE_ENDS.includes(text.charAt(from - 1))) from--
  let to = end
  while (to < text.length && to - end < SENTENCE && !SENTENCE_ENDS.includes(text.charAt(to))) to++
  return text.slice(from, text.charAt(to) === '\n' ? to : to + 1).trim()
}
