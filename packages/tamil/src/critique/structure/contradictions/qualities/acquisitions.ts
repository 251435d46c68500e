import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import type { Claim, ClaimReader } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import type { People } from '../reading/people.ts'
import { thingAt } from '../reading/things.ts'

const AS_GIFT = /(?:^|\s)(?:பரிசாக|அன்பளிப்பாக|சீராக|சீதனமாக|பரிசளித்|நினைவுப் ?பரிசாக)/u
const GIVES: ReadonlySet<string> = new Set('கொடு தா அளி வழங்கு பரிசளி'.split(' '))
/** For money of one's own. */
const PAID = /விலை|பணம்|பணத்|சம்பள|சேமி|சேர்த்த|ரூபாய்|கூலி|உண்டியல்/u
const EXCUSED: ReadonlySet<HedgeKind> = new Set(['likeness', 'new', 'another', 'next'])
const FIRST = /(?:^|\s)முதல்\s/u

/** How one came by a thing: as a gift, or for one's money. Of one thing of which the text speaks: `இந்த மிதிவண்டி`. */
export const acquisitionsBy =
  ({ hedges }: MeaningWords): ClaimReader =>
  (sentence, people) =>
    isHedged(sentence, EXCUSED, hedges) ? [] : acquisitionIn(sentence, people)

function acquisitionIn(sentence: Sentence, people: People): Claim[] {
  const { text, words } = sentence
  if (FIRST.test(text)) return []
  const isGift = AS_GIFT.test(text) && words.some((word) => word.isA('verb') && word.analyses.some(isGiving))
  const bought = words.find((word) => word.hasLemma('வாங்கு') && word.isA('verb') && !word.is('negative'))
  const isBought = bought !== undefined && PAID.test(text) && !isGift
  if (!isGift && !isBought) return []
  const thing = words.find((word) => isThing(word) && POINTS.test(word.previous?.text ?? ''))
  if (thing === undefined || (bought !== undefined && thing.index > bought.index)) return []
  return [{ quality: 'got', of: thingAt(thing, people), value: isGift ? 'gift' : 'bought', holds: 'always' }]
}

const isGiving = ({ class: kind, lemma }: Word['analyses'][number]) => kind === 'verb' && GIVES.has(lemma)
const POINTS = /^(?:அந்த|இந்த)[கசதப]?்?$/u
const isThing = (word: Word) =>
  word.isA('noun') &&
  (word.is('thing') || nounOf(word).length > 4) &&
  (word.is('accusative') || word.is('nominative'))
