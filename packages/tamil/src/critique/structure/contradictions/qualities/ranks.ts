import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { Claim } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import { predicationsOf } from '../reading/predications.ts'
import { thingCalled } from '../reading/things.ts'

const TEAM = /^(?:அணி|குழு|இல்லம்|பள்ளி)$/u
const FIRST = /^முதலிட/u
const GETS: ReadonlySet<string> = new Set('பெறு பிடி நில் அடை வெல் வா தட்டு'.split(' '))
const CONTEST = /(?:போட்டி|பந்தயம்|ஓட்டம்|ஆட்டம்|சுற்று|பிரிவு|தாண்டுதல்)$/u
const OF_ALL = /^(?:எல்லா|அனைத்து|மொத்த|ஒட்டுமொத்த)/u
const OTHER =
  /(?:சென்ற|கடந்த|போன) (?:ஆண்ட|வருட|மாத|வார|முறை|விடுமுறை)|முன்பு|அடுத்த|இதுவரை|தொடக்கத்தில்|முதலில்|பகிர்ந்து|இணைந்து|சுற்றின்|சுற்றில்/u

/** Which team came first in all: `நீல அணி முதலிடத்தைப் பிடித்தது … முதலிடம் பெற்ற சிவப்பு அணி`. In one of several contests it may be another. */
export function ranks(sentence: Sentence): Claim[] {
  if (!/முதலிட/u.test(sentence.text) || OTHER.test(sentence.text)) return []
  return predicationsOf(sentence).flatMap(({ lemma, negative, words, head, kind }) => {
    if (negative || !GETS.has(lemma) || !words.some(({ text }) => FIRST.test(text))) return []
    const contests = sentence.words.filter((word) => CONTEST.test(nounOf(word)))
    if (contests.some(({ previous }) => previous === undefined || !OF_ALL.test(previous.text))) return []
    const team =
      kind === 'relative' ? teamFrom(head) : words.find((word) => isTeam(word) && word.is('nominative'))
    const mark = team?.previous
    if (team === undefined || mark === undefined) return []
    const value = `${withoutVallinam(mark.text)} ${nounOf(team)}`
    return [{ quality: `first ${nounOf(team)}`, of: thingCalled('முதலிடம்'), value, holds: 'days' as const }]
  })
}

const isTeam = (word: Word) => TEAM.test(nounOf(word)) && !word.is('plural')

/** `சிவப்பு அணி`: the colour stands first. */
function teamFrom(head: Word | undefined): Word | undefined {
  for (const word of [head, head?.next]) if (word !== undefined && isTeam(word)) return word
  return undefined
}
