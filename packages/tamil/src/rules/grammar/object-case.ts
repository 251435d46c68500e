import type { Word } from '../../text/word.ts'
import { finalVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** Verbs whose object is in the accusative and that no one is done a favour by: நேசி, but not கொடு or தேடு. */
const WITH_ACCUSATIVE =
  'சந்தி நேசி நம்பு பாராட்டு காப்பாற்று வெறு காதலி வாழ்த்து வரவேற்று வரவேற் பின்பற்று கவனி நிந்தி புகழ் மதி பாதுகா அவமதி ஆதரி எதிர் கண்டி தண்டி மன்னி அழை வணங்கு திட்டு விரும்பு'.split(
    ' ',
  )

export default defineRule({
  id: 'grammar/object-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்னும் வினையின் செயப்படுபொருள் இரண்டாம் வேற்றுமையில் (ஐ) வர வேண்டும்: ‘{suggestion}’.',
    en: 'The object of ‘{verb}’ stands in the accusative (ஐ): ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: இரண்டாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    { wrong: 'நான் [உனக்கு] நேசிக்கிறேன்.', right: 'நான் உன்னை நேசிக்கிறேன்.' },
    { wrong: 'அரசன் [அவளுக்குத்] திருமணம் செய்துகொண்டான்.', right: 'அரசன் அவளைத் திருமணம் செய்துகொண்டான்.' },
    { wrong: 'மாணவர்கள் [ஆசிரியருக்குச்] சந்தித்தனர்.', right: 'மாணவர்கள் ஆசிரியரைச் சந்தித்தனர்.' },
    { wrong: 'மக்கள் [தலைவர்களுக்குப்] பாராட்டினர்.', right: 'மக்கள் தலைவர்களைப் பாராட்டினர்.' },
    {
      wrong: 'இன்று மாலை கடற்கரையில் என் [தோழர்களுக்குச்] சந்தித்தேன்.',
      right: 'இன்று மாலை கடற்கரையில் என் தோழர்களைச் சந்தித்தேன்.',
    },
    {
      wrong: 'விழாவைத் திறந்து வைத்த அமைச்சர் [வீரர்களுக்கு] மனதாரப் பாராட்டினார்.',
      right: 'விழாவைத் திறந்து வைத்த அமைச்சர் வீரர்களை மனதாரப் பாராட்டினார்.',
    },
  ],
  allows: [
    'நான் உன்னை நேசிக்கிறேன்.',
    'அவனுக்குப் பாராட்டு விழா நடந்தது.',
    'அவள் எனக்கு அவனை வாழ்த்தினாள்.',
    'உதவிக்கு நம்பினேன்.',
    'அவள் அவனைக் காண எனக்கு நேரம் கொடுத்தாள்.',
    'தன் மகளைப் பள்ளியில் ஆசிரியருக்கு வாழ்த்தச் சொன்னார்.',
    'அவனுக்குத் திருமணம் செய்துகொள்ள விருப்பம்.',
    'தந்தை மகளுக்குத் திருமணம் செய்துவைத்தார்.',
    'அது மன்னனுக்குப் புகழும் செல்வமும் தரும்.',
  ],
  when: { features: ['dative'] },
  check(word, { inCase }) {
    const verb = verbAfter(word)
    if (verb === undefined || !word.isOnly('dative', 'rational') || !(isFiniteOf(verb) || isMarrying(word)))
      return undefined
    if (word.sentence.words.some((other) => mayBeObject(other) && !isOfVerbBefore(other, word)))
      return undefined
    const [reading] = word.analyses
    const accusative = reading && inCase(withoutVallinam(word.text), reading, 'accusative')
    if (accusative === undefined) return undefined
    // What is missing of the doubling its own rule adds.
    const suggestion = accusative + (finalVallinam(word.text) ?? '')
    return word.replaceWith(suggestion, { captures: { verb: verb.text } })
  },
})

/** `அவர்களுக்கு மனதார வாழ்த்தினார்கள்`: behind what says how. */
function verbAfter({ next }: Word): Word | undefined {
  return next?.isA('adverb') === true && next.analyses.length === 1 ? next.next : next
}

/** மாலை is the evening, hardly somebody called மாலு. */
function mayBeObject(word: Word): boolean {
  return word.is('accusative') && !word.is('time')
}

/** `மணமக்களைக் காண வந்தவர்கள் அவர்களுக்கு …`: the object of a verb right behind it, before the dative. */
function isOfVerbBefore({ next: verb }: Word, dative: Word): boolean {
  return (
    verb !== undefined &&
    verb.index < dative.index &&
    WITH_OBJECT.some((form) => verb.isOnly('transitive', form))
  )
}

const WITH_OBJECT = ['verbal-participle', 'relative-participle', 'infinitive', 'participial-noun'] as const

/** திருமணம் செய்துகொள்: one marries someone; who wishes it is in the dative too. */
function isMarrying({ next, index, sentence }: Word): boolean {
  if (next === undefined || !/^(?:திருமணம்|கல்யாணம்)$/u.test(next.text)) return false
  const after = sentence.words.slice(next.index + 1, next.index + 3)
  const oneself = /^செய்து ?கொ/u.test(after.map(({ text }) => text).join(' '))
  const finite = after.some((word) => word.is('finite') && /கொண்ட|கொள்கி|கொள்வ/u.test(word.text))
  return oneself && (finite || sentence.words.slice(0, index).some((word) => word.is('dative')))
}

function isFiniteOf(verb: Word): boolean {
  return verb.is('finite') && !verb.isA('noun') && WITH_ACCUSATIVE.some((lemma) => verb.hasLemma(lemma))
}
