import { verbsAfter } from '../../clauses/government/nominals-before.ts'
import { isNeuter, verbPerson } from '../../clauses/reading/finite-verb.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { missingVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** What happens or is done at a time of the clock. */
const AT_A_TIME: ReadonlySet<string> = new Set(
  'எழு தொடங்கு துவங்கு ஆரம்பி வா செல் போ கிளம்பு புறப்படு நடைபெறு நிகழ் முடி கூடு தூங்கு உறங்கு சந்தி திரும்பு சேர் எழுந்திரு நட வந்துசேர் படு'.split(
    ' ',
  ),
)

export default defineRule({
  id: 'grammar/clock-time-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'எத்தனை மணிக்கு என்பது நான்காம் வேற்றுமையில் (கு) வர வேண்டும்: ‘{suggestion}’.',
    en: 'The time of the clock stands in the dative: ‘{suggestion}’.',
  },
  source: 'Th. Lehmann, A Grammar of Modern Tamil (1989): dative of point of time',
  examples: [
    { wrong: 'நான் காலை ஆறு [மணியை] எழுந்தேன்.', right: 'நான் காலை ஆறு மணிக்கு எழுந்தேன்.' },
    { wrong: 'விழா மாலை ஐந்து [மணியில்] தொடங்கும்.', right: 'விழா மாலை ஐந்து மணிக்குத் தொடங்கும்.' },
    { wrong: 'நூலகம் இரவு எட்டரை [மணியில்] மூடப்படும்.', right: 'நூலகம் இரவு எட்டரை மணிக்கு மூடப்படும்.' },
    { wrong: 'அம்மா அதிகாலை நான்கு [மணி] எழுந்து சமைப்பார்.', right: 'அம்மா அதிகாலை நான்கு மணிக்கு எழுந்து சமைப்பார்.' },
    { wrong: 'எத்தனை [மணியில்] வகுப்பு தொடங்கும்?', right: 'எத்தனை மணிக்கு வகுப்பு தொடங்கும்?' },
    {
      wrong: 'காலை ஏழு [மணியில்] எங்கள் தெருவில் பெரிய கூட்டம் கூடியது.',
      right: 'காலை ஏழு மணிக்கு எங்கள் தெருவில் பெரிய கூட்டம் கூடியது.',
    },
  ],
  allows: [
    'இரவு பத்து மணி ஆனது.',
    'காலை ஆறு மணி தொடங்கி மாலை வரை உழைத்தனர்.',
    'மாலை ஐந்து மணி வந்தது.',
    'கோயிலின் பெரிய மணியில் விரிசல் கண்டார்.',
    'கோயிலில் எத்தனை மணிகள் உள்ளன?',
    'காலை ஆறு மணியில் இருந்து காத்திருந்தோம்.',
    'ஐந்து மணியைத் தாண்டி வந்தான்.',
    'கோயில் மணியை அடித்துவிட்டு வந்தான்.',
    'கடிகாரம் ஐந்து மணியை எட்டியது.',
    'ஒரு மணியில் கதை முடிந்தது.',
    'இரண்டு மணியில் பாதி நேரம் தூங்கினான்.',
  ],
  when: { beginnings: ['மணியை', 'மணியில்'], words: ['மணி'] },
  check(word) {
    if (word.text === 'மணி')
      return isCounted(word) && isOfDay(word) && isBeforeRising(word)
        ? word.replaceWith(missingVallinam('மணிக்கு', word.next?.text ?? '') ?? 'மணிக்கு')
        : undefined
    if (!/^மணி(?:யை|யில்)(?:[கசதப]்)?$/u.test(word.text) || !isCounted(word)) return undefined
    const [verb] = verbsAfter(word)
    const ofDay = word.text.startsWith('மணியில்') && (isOfDay(word) || word.previous?.text === 'எத்தனை')
    if (verb === undefined || verb.index - word.index > (ofDay ? MAX_BETWEEN : 3)) return undefined
    const roots = rootsOf(verb)
    if (roots.length === 0 || word.next?.text.startsWith('இருந்து') === true) return undefined
    // `ஒரு மணியில் முடிந்தது`: within an hour.
    if (!ofDay && word.previous?.text === 'ஒரு') return undefined
    if (!ofDay && !roots.every((root) => AT_A_TIME.has(root))) return undefined
    const plain = word.sentence.words
      .slice(word.index + 1, verb.index)
      .every((one) => !one.text.startsWith('இருந்து') && one.analyses.length > 0 && !one.isA('postposition'))
    if (!plain) return undefined
    return word.replaceWith(missingVallinam('மணிக்கு', word.next?.text ?? '') ?? 'மணிக்கு')
  },
})

/** `ஆறு மணி எழுந்து`: what one does at once behind it; `எட்டு மணி ஆனது` is the time itself. */
function isBeforeRising({ next, tokenAfter }: Word): boolean {
  if (next === undefined || tokenAfter !== ' ' || !next.isOnly('intransitive')) return false
  const person = verbPerson(next)
  if (person === undefined ? roleOf(next) !== 'chain' : isNeuter(person) && !next.hasLemma('புறப்படு'))
    return false
  return rootsOf(next).every((root) => AT_A_TIME.has(root) && !BEGINNING.includes(root))
}

const BEGINNING = ['தொடங்கு', 'முடி', 'கூடு']

/** Words up to the verb, behind a time that can only be one of the clock. */
const MAX_BETWEEN = 7

/** `காலை ஆறு மணி`, `ஐந்தரை மணி`: on the clock, and no length of time. */
function isOfDay({ previous, sentence, index }: Word): boolean {
  if (previous !== undefined && /(?:ரை|க்கால்)$/u.test(previous.text)) return true
  return sentence.words.slice(Math.max(0, index - 2), index).some(({ text }) => DAY.test(text))
}

const DAY = /^(?:காலை|மாலை|இரவு|பகல்|மதியம்|நண்பகல்|அதிகாலை|விடியற்காலை|பிற்பகல்|முற்பகல்|நள்ளிரவு)(?:[கசதப]்)?$/u

function isCounted({ previous, sentence, tokenIndex }: Word): boolean {
  return (
    previous?.text === 'எத்தனை' ||
    previous?.isA('numeral') === true ||
    sentence.kindAt(tokenIndex - 2) === 'number'
  )
}
