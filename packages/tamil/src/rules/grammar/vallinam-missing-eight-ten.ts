import { doubledBeforeNext, verbFollows } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-eight-ten',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'எண்ணுப்பெயர்களில் ‘எட்டு’, ‘பத்து’ ஆகியவற்றின் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After the numerals எட்டு (eight) and பத்து (ten) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், எட்டு, பத்து',
  examples: [
    { wrong: '[எட்டு] குழந்தைகள்.', right: 'எட்டுக் குழந்தைகள்.' },
    { wrong: '[பத்து] பாடங்கள்.', right: 'பத்துப் பாடங்கள்.' },
    { wrong: '[எட்டு] செடிகள்.', right: 'எட்டுச் செடிகள்.' },
    { wrong: '[பத்து] தோட்டங்கள்.', right: 'பத்துத் தோட்டங்கள்.' },
  ],
  allows: ['எட்டு மரங்கள்.', 'அவன் விடைகளில் எட்டு சரி.', 'நான்கு பாடங்கள்.'],
  when: { words: ['எட்டு', 'பத்து'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (suggestion === undefined || verbFollows(word) || isJudged(word)) return undefined
    return word.replaceWith(suggestion)
  },
})

/** `பத்தில் எட்டு சரி`: what is said of the number. */
function isJudged({ next }: Word): boolean {
  return next?.isLast === true && /^(?:சரி|தவறு|குறைவு|கூடுதல்|போதும்|போதாது)$/u.test(next.text)
}
