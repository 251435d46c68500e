import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { Claim } from '../reading/claims.ts'
import { hourBefore } from '../reading/clock.ts'
import { nounOf } from '../reading/contradiction.ts'
import { isPerson, type People } from '../reading/people.ts'
import { agentOf } from '../reading/subject.ts'
import { thingAt, thingCalled } from '../reading/things.ts'

const DAILY = /^(?:நாள்தோறும்|நாடோறும்|தினமும்|தினந்தோறும்|தினசரி|அன்றாடம்|எப்போதும்|வழக்கமாக|நாளும்)$/u
/** Other days than most. */
const SOME_DAYS = /விடுமுறை|ஞாயிற்று|சனிக்கிழமை|வார இறுதி|சில நாள்|சில நேர|தேர்வு|நாளை|அன்று|நேற்று/u
const WAKES: ReadonlySet<string> = new Set(['எழு', 'எழுந்திரு', 'விழி', 'கண்விழி'])
const SLEEPS: ReadonlySet<string> = new Set(['உறங்கு', 'தூங்கு', 'படு'])
const HOUR_WORD = /^மணி/u
const UNTIL = /^வரை/u

/**
 * At which hour somebody gets up and goes to bed day by day, and a place opens and closes: `நாள்தோறும் ஆறு மணிக்கு எழுவேன்`,
 * `தினமும் எட்டு மணி வரை தூங்குவேன்`.
 */
export function hours(sentence: Sentence, people: People): Claim[] {
  const { words, text } = sentence
  if (!text.includes('மணி') || SOME_DAYS.test(text)) return []
  return words.flatMap((word) => {
    const doing = doingOf(word)
    const hourWord = doing && hourWordBefore(word)
    const hour = hourWord && hourBefore(hourWord)
    const value = hour === undefined ? undefined : String(hour)
    const of = value === undefined || doing === undefined ? undefined : whose(sentence, doing, people)
    if (of === undefined || value === undefined || hourWord === undefined) return []
    const isUntil = UNTIL.test(hourWord.text) || UNTIL.test(hourWord.next?.text ?? '')
    const quality = doing === 'sleeps' ? (isUntil ? 'wakes' : 'goes to bed') : doing
    return [{ quality: `hour: ${quality}`, of, value, holds: 'years' as const }]
  })
}

function doingOf(word: Word): 'wakes' | 'sleeps' | 'opens' | 'closes' | undefined {
  for (const { class: kind, lemma, features } of word.analyses) {
    if (kind !== 'verb' || features.includes('negative')) continue
    if (WAKES.has(lemma)) return 'wakes'
    if (SLEEPS.has(lemma)) return 'sleeps'
    if (lemma === 'திற') return 'opens'
    if (lemma === 'மூடு') return 'closes'
  }
  return undefined
}

/** The hour that belongs to a verb: the last one before it, with no other verb between that would take it. */
function hourWordBefore(verb: Word): Word | undefined {
  const before = verb.sentence.words.slice(0, verb.index)
  const hourWord = before.findLast(({ text }) => HOUR_WORD.test(text))
  const isTaken = before.slice(hourWord?.index).some((word) => doingOf(word) !== undefined)
  return isTaken ? undefined : hourWord
}

/** Whose hours they are, where it is said that they are the same day by day. */
function whose(sentence: Sentence, doing: NonNullable<ReturnType<typeof doingOf>>, people: People) {
  const { words, lastWord } = sentence
  const isDaily =
    words.some((word) => DAILY.test(withoutVallinam(word.text))) || /ஒவ்வொரு நாளும்/u.test(sentence.text)
  if (doing === 'wakes' || doing === 'sleeps') {
    const who = isDaily ? agentOf(sentence, people) : undefined
    return who === undefined ? undefined : thingCalled(who)
  }
  const isRule = isDaily || (lastWord?.is('finite') === true && !lastWord.is('past'))
  const place = words.find(
    (word) => word.isA('noun') && word.is('nominative') && !isPerson(word) && !isTime(word),
  )
  return isRule && place !== undefined ? thingAt(place, people) : undefined
}

const isTime = (word: Word) => word.is('time') || word.is('unit') || nounOf(word) === 'மணி'
