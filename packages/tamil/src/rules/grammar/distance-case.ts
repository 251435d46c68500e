import { putInCase } from '../../clauses/government/government.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'
import { TOWNS } from '../towns.ts'

export default defineRule({
  id: 'grammar/distance-case',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'எங்கிருந்து எவ்வளவு தொலைவு, எதிலிருந்து எதுவரை என்பது ஐந்தாம் வேற்றுமையில் (இலிருந்து) வர வேண்டும்: ‘{suggestion}’.',
    en: 'From where it is so far, or from what up to what, stands in the ablative: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: ஐந்தாம் வேற்றுமை (எல்லை); Th. Lehmann, A Grammar of Modern Tamil (1989): ablative',
  examples: [
    {
      wrong: 'இந்த அணை எங்கள் [நகரத்தில்] இருபது கிலோமீட்டர் தொலைவில் உள்ளது.',
      right: 'இந்த அணை எங்கள் நகரத்திலிருந்து இருபது கிலோமீட்டர் தொலைவில் உள்ளது.',
    },
    {
      wrong: 'அவர்கள் [சேலத்தில்] ஈரோடு வரை நடந்து சென்றனர்.',
      right: 'அவர்கள் சேலத்திலிருந்து ஈரோடு வரை நடந்து சென்றனர்.',
    },
    { wrong: 'உழவர்கள் [காலையில்] மாலை வரை உழைத்தனர்.', right: 'உழவர்கள் காலையிலிருந்து மாலை வரை உழைத்தனர்.' },
    {
      wrong: 'எங்கள் [ஊரில்] பள்ளி இரண்டு மைல் தொலைவில் உள்ளது.',
      right: 'எங்கள் ஊரிலிருந்து பள்ளி இரண்டு மைல் தொலைவில் உள்ளது.',
    },
  ],
  allows: [
    'சென்னையில் கிண்டி வரை மெட்ரோ ரயில் ஓடுகிறது.',
    'மதுரையில் மாலை வரை மழை பெய்தது.',
    'காலையில் எழுந்து மாலை வரை உழைத்தார்.',
    'அவர் மதுரையில் இருபது ஆண்டுகள் வாழ்ந்தார்.',
    'இந்தியாவில் இரண்டு கிலோமீட்டர் தொலைவில் அமைந்த இரு பாலங்கள் இவை.',
    'நகரத்தில் ஒரு கிலோமீட்டர் நீளமான சாலை உள்ளது.',
    'அவர் கோவையில் ஈரோடு வரை அறியப்பட்ட மருத்துவர்.',
    'எங்கள் ஊரில் பள்ளி தொலைவில் உள்ளது.',
  ],
  when: {
    words: ['தொலைவில்', 'தூரத்தில்', 'வரை', 'வரைக்கும்', 'வரையிலும்', 'வரையில்'].flatMap((word) => [
      word,
      ...['க்', 'ச்', 'த்', 'ப்'].map((doubling) => word + doubling),
    ]),
  },
  check(word, knowledge) {
    const from = word.text.startsWith('வரை') ? startOf(word) : measuredFrom(word)
    return from && putInCase(from, 'ablative', knowledge)
  },
})

/** `நகரத்தில் இருபது கிலோமீட்டர் தொலைவில் உள்ளது`: right before the measure, with what is there behind it. */
function measuredFrom(far: Word): Word | undefined {
  const unit = far.previous
  const count = unit?.previous
  if (unit === undefined || count === undefined || far.next === undefined) return undefined
  if (!MEASURES.some((lemma) => unit.hasLemma(lemma)) || !count.isA('numeral')) return undefined
  if (!BEING.test(far.next.text) || !far.next.isLast) return undefined
  const before = count.previous
  // `எங்கள் ஊரில் பள்ளி இரண்டு மைல் தொலைவில் உள்ளது`: what is there stands between.
  const place = before?.isOnly('nominative', 'place') === true ? before.previous : before
  return place !== undefined &&
    FROM.some((lemma) => place.hasLemma(lemma)) &&
    place.is('locative', 'place') &&
    place.isOnly('locative')
    ? place
    : undefined
}

const MEASURES = ['கிலோமீட்டர்', 'மீட்டர்', 'மைல்', 'அடி', 'கல்', 'காதம்'] as const
const BEING = /^(?:உள்ளது|உள்ளன|இருக்கிறது|இருக்கின்றன|இருந்தது|அமைந்துள்ளது|அமைந்துள்ளன|அமைந்திருக்கிறது)$/u
/** A place from which one measures; in a country or a district something is. */
const FROM = [
  ...'ஊர் நகரம் கிராமம் வீடு பள்ளி கல்லூரி நிலையம் கோயில் கோவில் கடற்கரை தலைநகர் தலைநகரம்'.split(' '),
  ...TOWNS,
]

/** The word right before the end of a way or of a day: `சேலத்தில் ஈரோடு வரை`, `காலையில் மாலை வரை`. */
function startOf(upTo: Word): Word | undefined {
  const end = upTo.previous
  const start = end?.previous
  if (end === undefined || start === undefined || upTo.next === undefined) return undefined
  if (/^காலையில்$/u.test(start.text)) return DAY.test(end.text) ? start : undefined
  if (!isTown(start) || !isTown(end) || !start.isOnly('locative') || !end.isOnly('nominative'))
    return undefined
  return upTo.sentence.words.slice(upTo.index + 1, upTo.index + 4).some(isGoing) ? start : undefined
}

const DAY = /^(?:மாலை|இரவு|நள்ளிரவு|மதியம்|நண்பகல்|அந்தி)$/u

function isTown({ analyses }: Word): boolean {
  return analyses.length > 0 && analyses.every(({ lemma }) => TOWNS.has(lemma))
}

function isGoing(word: Word): boolean {
  return word.isA('verb') && GOING.some((root) => word.hasLemma(root))
}

const GOING = ['செல்', 'போ', 'வா', 'நட', 'பயணி', 'ஓடு', 'பற', 'ஓட்டு', 'பயணம்செய்'] as const
