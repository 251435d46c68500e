import { saysWhatFor } from '../../clauses/government/dative-of-purpose.ts'
import { governorOf, hasOther, isPersonNoun, putInCase, takes } from '../../clauses/government/government.ts'
import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

/** What can be cut, drunk, opened; not what an action is done for. */
const CONCRETE: readonly Feature[] = ['thing', 'plant', 'food', 'mass']
/** One may love, hate or honour anything. */
const FEELING: ReadonlySet<string> = new Set(['நேசி', 'வெறு', 'காதலி', 'மதி', 'வணங்கு', 'எதிர்', 'வேட்டையாடு'])

export default defineRule({
  id: 'grammar/object-case-verb',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்னும் வினை நான்காம் வேற்றுமையை (கு) ஏற்காது; செயப்படுபொருள் இரண்டாம் வேற்றுமையில் (ஐ) வர வேண்டும்: ‘{suggestion}’.',
    en: '‘{verb}’ takes no dative; its object stands in the accusative (ஐ): ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: இரண்டாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    {
      wrong: 'காவலர்கள் கொள்ளையர்களை அல்ல, [மக்களுக்கு] விரட்டினார்கள்.',
      right: 'காவலர்கள் கொள்ளையர்களை அல்ல, மக்களை விரட்டினார்கள்.',
    },
    { wrong: 'நாம் [பெரியோருக்கு] மதிக்க வேண்டும்.', right: 'நாம் பெரியோரை மதிக்க வேண்டும்.' },
    { wrong: 'அவன் [கதவுக்கு] மெதுவாகத் திறந்தான்.', right: 'அவன் கதவை மெதுவாகத் திறந்தான்.' },
  ],
  allows: [
    'தேங்காயைத் துருவினாள். சட்னிக்கு அரைத்தாள்.',
    'மழை இல்லை. குடிநீருக்குத் தோண்டினார்கள்.',
    'மின்கம்பிக்காகத் தோண்டினார்கள்.',
    'ஆசிரியர் ஒருவர் எங்களுக்காக நியமிக்கப்பட்டார்.',
    'உதவிக்கு நண்பனை அழைத்தேன்.',
    'விருந்துக்கு அழைத்தார்.',
    'அவனுக்குக் கதவைத் திறந்தான்.',
    'மாட்டுக்குப் புல் அறுத்தான்.',
    'பசிக்குச் சாப்பிட்டான்.',
    'பணியாரத்துக்குத் தினைமாப்பாகை மெதுவாக இறக்கினாள்.',
  ],
  when: { features: ['dative'] },
  check(word, knowledge) {
    const governor = governorOf(word)
    if (governor === undefined || !word.isOnly('dative') || governor.bareObject !== undefined)
      return undefined
    // `வழக்கறிஞர் உங்களுக்காக நியமிக்கப்படுவார்`: for whom; whom it is done to stands in the nominative.
    // `குழாய்க்காகத் தோண்டினார்கள்`: what for; a thing that is done to has no such ending.
    if (FOR_WHOM.test(word.text) && (governor.main.is('passive') || !isPersonNoun(word))) return undefined
    if (saysWhatFor(word, governor.roots)) return undefined
    if (!isObject(word, governor) || hasObject(word, governor)) return undefined
    return putInCase(word, 'accusative', knowledge, { captures: { verb: governor.main.text } })
  },
})

const FOR_WHOM = /க்காக(?:வே|வும்)?(?:[கசதப]்)?$/u

type Governor = NonNullable<ReturnType<typeof governorOf>>

function isObject(word: Word, governor: Governor): boolean {
  if (takes(governor, 'person')) {
    if (isPersonNoun(word) || word.isOnly('animal')) return true
    return (
      governor.roots.every((root) => FEELING.has(root)) &&
      (word.isOnly('place') || word.isOnly('language') || word.isOnly('group'))
    )
  }
  return takes(governor, 'thing') && CONCRETE.some((kind) => word.isOnly(kind))
}

function hasObject(word: Word, governor: Governor): boolean {
  const clause = word.sentence.words.slice(0, word.index)
  return hasOther(word, 'accusative', governor) && clause.every(({ tokenAfter }) => tokenAfter !== ',')
}
