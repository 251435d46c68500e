import { doubledBeforeNext, nounFollows } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-hand',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்னும் சொல்லோடு அடுத்த பெயர் சேர்ந்து தொகைச்சொல்லாகிறது. இங்கு வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'கை (hand) makes a compound with the noun after it; the hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், ஓரெழுத்து ஒருமொழி; வேற்றுமைத் தொகை',
  examples: [
    { wrong: '[கை] குழந்தை.', right: 'கைக் குழந்தை.' },
    { wrong: '[கை] பை.', right: 'கைப் பை.' },
    { wrong: '[கை] செலவு.', right: 'கைச் செலவு.' },
    { wrong: '[கை] தொழில்.', right: 'கைத் தொழில்.' },
  ],
  allows: ['ஒரு கை சோற்றை அள்ளினான்.', 'அவன் கை தாழ்ப்பாளின் மீதே இருந்தது.', 'கை தட்டினான்.', 'கை கால்கள் வலித்தன.'],
  when: { words: ['கை'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (suggestion === undefined || isHandful(word) || isOwnHand(word)) return undefined
    if (!(nounFollows(word) && !word.next?.hasLemma('கால்'))) return undefined
    return word.replaceWith(suggestion)
  },
})

/** `ஒரு கை சோற்றை அள்ளினான்`: as much as a hand holds. */
function isHandful({ previous, next }: Word): boolean {
  return previous?.isA('numeral') === true && (next?.is('food') === true || next?.is('mass') === true)
}

/** `அவன் கை தாழ்ப்பாளின் மீதே இருந்தது`: somebody's, and where it is. */
function isOwnHand({ previous, next }: Word): boolean {
  if (previous === undefined || next === undefined) return false
  return (previous.is('genitive') || previous.isA('pronoun')) && next.isOnly('genitive')
}
