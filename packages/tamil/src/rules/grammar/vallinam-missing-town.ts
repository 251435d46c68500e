import { compoundFollows } from '../../sandhi/compound-places.ts'
import { besideCommand, doubledBeforeNext, everyReading } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const PLACES = new Set([
  'துறைமுகம்',
  'பல்கலைக்கழகம்',
  'பல்கலைக்கழகத்தில்',
  'பல்கலைக்கழகத்தின்',
  'கடற்கரை',
  'கடற்கரையில்',
  'தமிழ்ச்சங்கம்',
])

/** What belongs to a place and is no usual second part: தமிழ்ச் சங்கம், பெரிய கோயில், தமிழர். */
const OF_A_PLACE = /^(?:தமிழ்ச்|தமிழர்|பெரிய$|சீமை|செங்கோட்டை|கடற்கரை|துறைமுக|பல்கலைக்கழக|படுகை|கடைவீதி)/u

/** சென்னைத் தமிழ்ச் சங்கம். */
function isTamilBody({ next }: Word): boolean {
  return next !== undefined && /^தமிழ்ச?்?$/u.test(next.text) && next.next?.is('group') === true
}

export default defineRule({
  id: 'grammar/vallinam-missing-town',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ ஊர்ப்பெயர். அதனோடு பெயர் சேர்ந்து தொகையாகும்போது வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'When a town’s name in -ஐ or -இ makes a compound with the next noun, the hard consonant doubles: ‘{suggestion}’.',
  },
  source:
    'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், வேற்றுமைத் தொகை (ஏழாம் வேற்றுமை உருபும் பயனும் உடன்தொக்க தொகை)',
  examples: [
    { wrong: '[சென்னை] துறைமுகம்.', right: 'சென்னைத் துறைமுகம்.' },
    { wrong: '[மதுரை] கோயில்.', right: 'மதுரைக் கோயில்.' },
    { wrong: '[மதுரை] சந்தை.', right: 'மதுரைச் சந்தை.' },
    { wrong: '[சென்னை] பல்கலைக்கழகம்.', right: 'சென்னைப் பல்கலைக்கழகம்.' },
  ],
  allows: ['சென்னை நகரம்.', 'மதுரை மல்லிகை.'],
  when: { endings: ['ை', 'ி'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(
        (compoundFollows(word) ||
          PLACES.has(word.next?.text ?? '') ||
          isTamilBody(word) ||
          OF_A_PLACE.test(word.next?.text ?? '')) &&
        everyReading(
          besideCommand(word.analyses),
          ({ class: kind, features }) =>
            kind === 'name' &&
            (features.includes('place') || features.includes('nature')) &&
            features.includes('nominative'),
        )
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
