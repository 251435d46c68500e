import { isPersonAccusative } from '../../clauses/government/nominals-before.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { finalVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** To go somewhere, to help someone, to say thanks: the dative. */
const GOING = ['செல்', 'போ']
const HELPING = ['உதவு']
const THANKS = new Set(['நன்றி', 'வணக்கம்'])

export default defineRule({
  id: 'grammar/goal-case',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதோடு நான்காம் வேற்றுமை (கு) வர வேண்டும்: ‘{suggestion}’.',
    en: '‘{verb}’ goes with the dative (கு): ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: நான்காம் வேற்றுமை (கொடை, நேர்தல்); Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    { wrong: 'நான் [பள்ளிக்கூடத்தைச்] செல்கிறேன்.', right: 'நான் பள்ளிக்கூடத்துக்குச் செல்கிறேன்.' },
    { wrong: '[என்னைப்] பசிக்கிறது.', right: 'எனக்குப் பசிக்கிறது.' },
    { wrong: 'துணை நின்ற [தோழர்களை] எங்கள் மனமார்ந்த நன்றி.', right: 'துணை நின்ற தோழர்களுக்கு எங்கள் மனமார்ந்த நன்றி.' },
  ],
  allows: [
    'எனக்குப் பசிக்கிறது.',
    'அவன் காட்டைக் கடந்து சென்றான்.',
    'அவர் ஊரைச் சென்றடைந்தார்.',
    'பள்ளிக்குச் செல்கிறேன்.',
    'அவன் பையைக் கொண்டு சென்றான்.',
    'நண்பனை உதவி கேட்டான்.',
  ],
  when: { features: ['accusative'] },
  check(word, { inCase }) {
    const { next } = word
    if (next === undefined || !word.is('accusative')) return undefined
    if (!(word.isOnly('accusative') && wantsDative(word, next)) && !isThanked(word)) return undefined
    const [reading] = word.analyses
    const dative = reading && inCase(withoutVallinam(word.text), reading, 'dative')
    if (dative === undefined) return undefined
    return word.replaceWith(dative + (finalVallinam(word.text) ?? ''), { captures: { verb: next.text } })
  },
})

function wantsDative(word: Word, next: Word): boolean {
  if (THANKS.has(next.text)) return word.is('rational') && next.next?.is('finite') === true
  if (!next.is('finite')) return false
  if (HELPING.some((lemma) => next.hasLemma(lemma))) return word.is('rational')
  if (next.hasLemma('பசி')) return true
  return word.is('place') && GOING.some((lemma) => next.analyses.every((reading) => reading.lemma === lemma))
}

/** `உங்களை என் மனமார்ந்த நன்றி`: thanks or wishes end it, and no verb stands behind. */
function isThanked(word: Word): boolean {
  if (!isPersonAccusative(word) || !/ை(?:யும்)?(?:[கசதப]்)?$/u.test(word.text)) return false
  let thanks = word.next
  for (let passed = 0; thanks !== undefined && passed < MAX_WARMTH && !GREETING.test(thanks.text); passed++) {
    if (!(roleOf(thanks) === 'modifier' || WARM.test(thanks.text))) return false
    thanks = thanks.next
  }
  return thanks !== undefined && thanks !== word.next && GREETING.test(thanks.text) && thanks.isLast
}

const MAX_WARMTH = 4
const WARM = /(?:ார்ந்த|மிகு|மிக்க|கனிந்த|நிறைந்த|பூர்வமான)$/u
const GREETING =
  /^(?:நன்றி|நன்றிகள்|வணக்கம்|வணக்கங்கள்|வாழ்த்துகள்|வாழ்த்துக்கள்|நல்வாழ்த்துகள்|நல்வாழ்த்துக்கள்|பாராட்டுகள்|பாராட்டுக்கள்|அஞ்சலி)$/u
