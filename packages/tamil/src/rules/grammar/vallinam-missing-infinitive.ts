import { doubledBeforeNext, everyReading, ownVerbFollows } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

/** என has its own rule; இணங்க is a postposition. */
const OTHERS = ['என்', 'இணங்கு']

/** கேட்க is a wish too (கேட்க!), but not before another verb. */
function besideWish(readings: readonly Analysis[]): readonly Analysis[] {
  return readings.filter(({ features }) => !features.includes('optative'))
}

/** கேட்கப் பொறுமை வேண்டும், செய்யத் தயார்: what is needed for the action, or what is asked of it. */
function followsClosely(next: Word | undefined): boolean {
  if (next === undefined) return false
  if (
    /^(?:கூடா|தயார|தகு|தடை|பொறுமை|தைரியம்|துணிவு|தயக்கம்|பயம்|சிரம|கடின|தெரிய|தேவை|திட்டம|தொடங்க|பணித்த|கட்டாய|காரண|சம்மத|துணி)/u.test(
      next.text,
    )
  )
    return true
  const verb = next.next
  return (
    verb?.isLast === true &&
    verb.is('finite') &&
    next.isOnly('irrational') &&
    next.is('nominative') &&
    !next.is('time')
  )
}

export default defineRule({
  id: 'grammar/vallinam-missing-infinitive',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது ‘அ’ என்று முடியும் செய என்னும் வாய்பாட்டு வினையெச்சம். அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After an infinitive in -அ the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், செய என்னும் வாய்பாட்டு வினையெச்சம்',
  examples: [
    { wrong: 'அவர் [வாங்க] போனார்.', right: 'அவர் வாங்கப் போனார்.' },
    { wrong: '[பார்க்க] சென்றார்.', right: 'பார்க்கச் சென்றார்.' },
    { wrong: 'மாணவர்கள் [கேட்க] தொடங்கினர்.', right: 'மாணவர்கள் கேட்கத் தொடங்கினர்.' },
    { wrong: '[நடக்க] கூடாது.', right: 'நடக்கக் கூடாது.' },
    { wrong: '[எழுத] தொடங்கினார்.', right: 'எழுதத் தொடங்கினார்.' },
  ],
  allows: ['தேட வந்தார்.', 'வந்த பையன்.', 'அவருக்கு எழுதப் படிக்கவே தெரியாது.'],
  when: { features: ['infinitive'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(
        (ownVerbFollows(word) || followsClosely(word.next)) &&
        everyReading(besideWish(word.analyses), ({ features }) => features.includes('infinitive')) &&
        !OTHERS.some((lemma) => word.hasLemma(lemma))
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
