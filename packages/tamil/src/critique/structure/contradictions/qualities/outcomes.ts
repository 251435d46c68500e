import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { rootOf } from '../../../essay-roots.ts'
import type { Claim } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import { isPerson, type People } from '../reading/people.ts'
import { type Predication, predicationsOf } from '../reading/predications.ts'
import { thingAt } from '../reading/things.ts'

const CONTEST = /^(?:போட்டி|தேர்வு|ஆட்டம்|பந்தயம்|தேர்தல்|ஓட்டப்பந்தயம்)$/u
const GETS: ReadonlySet<string> = new Set('பெறு அடை கிட்டு கிடை வாங்கு வெல் தட்டு'.split(' '))
/** One of several contests. */
const ONE_OF_SEVERAL =
  /முதல் ஆட்ட|முதல் சுற்று|இரண்டாவது|இரண்டாம் (?:ஆட்ட|சுற்று|போட்டி)|அடுத்த|மறு|மீண்டும்|இறுதிப் போட்டி|அரையிறுதி|பிறகு|பின்னர்|நூலிழை|ஆனால்|ஆறுதல்/u

/** Who won or lost, passed or failed, got a prize or none. */
export function outcomes(sentence: Sentence, people: People): Claim[] {
  if (ONE_OF_SEVERAL.test(sentence.text)) return []
  return predicationsOf(sentence).flatMap((predication) => {
    const result = resultOf(predication)
    const who = result === undefined ? undefined : contestantIn(predication)
    if (result === undefined || who === undefined) return []
    const of = { ...thingAt(who, people), marks: contestOf(predication) }
    return [{ quality: result.of, of, value: result.value, holds: 'days' as const }]
  })
}

const RANK = /^(?<place>முதல|இரண்டாம|மூன்றாம)ிட/u

/** `முதலிடம்`, `இரண்டாம் இடம்`. */
function rankOf({ text, previous, analyses }: Word): string | undefined {
  const joined = RANK.exec(text)?.groups?.place
  if (joined !== undefined) return joined
  const isPlace = analyses.some(({ lemma }) => lemma === 'இடம்')
  const place = isPlace ? /^(?<place>முதல|இரண்டாம|மூன்றாம)்$/u.exec(previous?.text ?? '') : null
  return place?.groups?.place
}

function resultOf({ lemma, negative, words }: Predication): { of: string; value: string } | undefined {
  const has = (noun: string) => words.some((word) => nounOf(word) === noun)
  const [good, bad] = negative ? ['lost'] : ['won', 'lost']
  if (lemma === 'தோல்' && !negative) return { of: 'result', value: 'lost' }
  if (!GETS.has(lemma)) return undefined
  const rank = words.flatMap((word) => rankOf(word) ?? [])[0]
  if (rank !== undefined) return negative ? undefined : { of: 'rank', value: rank }
  if (has('தோல்வி')) return bad === undefined ? undefined : { of: 'result', value: bad }
  if (has('வெற்றி') || has('தேர்ச்சி') || (lemma === 'வெல்' && !has('பரிசு')))
    return { of: 'result', value: good ?? 'won' }
  return has('பரிசு') ? { of: 'prize', value: negative ? 'none' : 'some' } : undefined
}

function contestantIn({ words, head, kind }: Predication): Word | undefined {
  if (kind === 'relative') return head !== undefined && isContestant(head) ? head : undefined
  const found = words.filter((word) => isContestant(word) && (word.is('nominative') || word.is('dative')))
  return found.length === 1 ? found[0] : undefined
}

const isContestant = (word: Word) =>
  !word.is('plural') &&
  (isPerson(word) || /^(?:அணி|குழு)$/u.test(nounOf(word)) || (word.isFirst && isMaybeName(word)))

/** `மலர் தேர்வில் …`: a noun that is a name, too. */
const isMaybeName = (word: Word) => word.is('plant') && word.is('nominative')

function contestOf({ words }: Predication): ReadonlySet<string> {
  const contest = words.find((word) => CONTEST.test(nounOf(word)))
  if (contest === undefined) return new Set()
  const kind = contest.previous?.text ?? ''
  const bare = withoutVallinam(kind)
  const isKind =
    bare !== kind || (contest.previous?.isA('noun') === true && contest.previous.is('nominative'))
  return new Set(isKind ? [rootOf(bare, 4), nounOf(contest)] : [])
}
