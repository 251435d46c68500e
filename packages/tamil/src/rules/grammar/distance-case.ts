import { putInCase } from '../../clauses/government/government.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'
import { TOWNS } from '../towns.ts'

export default defineRule({
  id: 'grammar/distance-case',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
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
    {
      wrong: 'அந்த [அலுவலகத்தில்] 3 கிலோமீட்டர் தொலைவில் பழைய கோட்டை உள்ளது.',
      right: 'அந்த அலுவலகத்திலிருந்து 3 கிலோமீட்டர் தொலைவில் பழைய கோட்டை உள்ளது.',
    },
    {
      wrong: '[கரூரில்] ஈரோடு வரை புதிய சாலை போடப்பட்டுள்ளது.',
      right: 'கரூரிலிருந்து ஈரோடு வரை புதிய சாலை போடப்பட்டுள்ளது.',
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
    'எங்கள் ஊரில் இரண்டு கிலோமீட்டர் தொலைவில் கிணறுகளைத் தோண்டினர்.',
    'கோவையில் மாலை வரை பேருந்து ஓடவில்லை.',
    'கிராமத்தில் இரண்டு மைல் தூரம் நடந்தோம்.',
    'எங்கள் வீட்டில் இரண்டு மீட்டர் தூரத்தில் தொலைக்காட்சி இருக்கிறது.',
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

/** `நகரத்தில் இருபது கிலோமீட்டர் தொலைவில் உள்ளது`: before the measure, with what is there beside it. */
function measuredFrom(far: Word): Word | undefined {
  const unit = far.previous
  if (unit === undefined || far.next === undefined || !MEASURES.some((lemma) => unit.hasLemma(lemma)))
    return undefined
  const before = beforeCount(unit)
  // `எங்கள் ஊரில் பள்ளி இரண்டு மைல் தொலைவில் உள்ளது`: what is there stands between.
  const subject = before?.isOnly('nominative', 'irrational') === true ? before : undefined
  const place = subject === undefined ? before : subject.previous
  if (place === undefined || !FROM.some((lemma) => place.hasLemma(lemma)) || !place.isOnly('locative'))
    return undefined
  return isThere(far, subject !== undefined) ? place : undefined
}

/** Whether something is so far off: `தொலைவில் உள்ளது`, `தொலைவில் ஒரு கோயில் உள்ளது`. */
function isThere(far: Word, hasSubject: boolean): boolean {
  const { lastWord, words } = far.sentence
  if (lastWord === undefined || !BEING.test(lastWord.text) || lastWord.previous === undefined) return false
  const between = words.slice(far.index + 1, lastWord.index)
  if (between.length > MAX_BETWEEN || (between.length > 0 && (hasSubject || isShort(far)))) return false
  return between.every((word) => word.tokenAfter === ' ' && isNamed(word))
}

const MAX_BETWEEN = 4

/** `வீட்டில் இரண்டு மீட்டர் தூரத்தில் தொலைக்காட்சி இருக்கிறது`: within it. */
function isShort({ previous: unit }: Word): boolean {
  return unit === undefined || ['மீட்டர்', 'அடி'].some((lemma) => unit.hasLemma(lemma))
}

/** What is there, and what describes it. */
function isNamed(word: Word): boolean {
  const role = roleOf(word)
  return role === 'modifier' || role === 'adverb' || (role === 'head' && word.is('nominative', 'irrational'))
}

/** The word before a number and its unit, in words or in figures. */
function beforeCount(unit: Word): Word | undefined {
  if (unit.previous !== undefined) return unit.previous.isA('numeral') ? unit.previous.previous : undefined
  const word = unit.sentence.words[unit.index - 1]
  const between =
    word && unit.sentence.text.slice(word.end - unit.sentence.start, unit.start - unit.sentence.start)
  return between !== undefined && /^ \d+(?:[.,]\d+)? $/u.test(between) ? word : undefined
}

const MEASURES = ['கிலோமீட்டர்', 'மீட்டர்', 'கிமீ', 'மைல்', 'அடி', 'கல்', 'காதம்'] as const
const BEING =
  /^(?:உள்ளது|உள்ளன|இருக்கிறது|இருக்கின்றன|இருந்தது|அமைந்துள்ளது|அமைந்துள்ளன|அமைந்திருக்கிறது|இயங்குகிறது|செயல்படுகிறது|அமைகிறது)$/u
/** A place from which one measures; in a country or a district something is. */
const FROM = [
  ...'ஊர் நகரம் கிராமம் வீடு பள்ளி கல்லூரி நிலையம் கோயில் கோவில் கடற்கரை தலைநகர் தலைநகரம் அலுவலகம் மருத்துவமனை சந்தை துறைமுகம் எல்லை ஆலை தொழிற்சாலை இல்லம் அணை'.split(
    ' ',
  ),
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
  return upTo.sentence.words
    .slice(upTo.index + 1, upTo.index + 4)
    .some((word) => isGoing(word) || isWay(word))
    ? start
    : undefined
}

const DAY = /^(?:மாலை|இரவு|நள்ளிரவு|மதியம்|நண்பகல்|அந்தி)$/u

function isTown({ analyses }: Word): boolean {
  return analyses.length > 0 && analyses.every(({ lemma }) => TOWNS.has(lemma))
}

/** `மதுரையில் தேனி வரை புதிய சாலை`: what leads from one to the other. */
function isWay({ text }: Word): boolean {
  return WAY.test(text)
}

const WAY =
  /^(?:சாலை|நெடுஞ்சாலை|பாதை|இருப்புப்பாதை|ரயில்|இரயில்|பேருந்து|தொடர்வண்டி|கட்டணம்|தொலைவு|தூரம்|பயணம்|நடைபயணம்|ஊர்வலம்|பேரணி|தண்டவாளம்|வழித்தடம்)(?:ம்|கள்|ப்|ச்|க்)?$/u

function isGoing(word: Word): boolean {
  return word.isA('verb') && GOING.some((root) => word.hasLemma(root))
}

const GOING = ['செல்', 'போ', 'வா', 'நட', 'பயணி', 'ஓடு', 'பற', 'ஓட்டு', 'பயணம்செய்'] as const
