import { isJoinedTo } from '../../clauses/government/given-otherwise.ts'
import { governorOf, isPersonNoun, putInCase, takes } from '../../clauses/government/government.ts'
import { nominalsBefore } from '../../clauses/government/nominals-before.ts'
import { isOfLaterVerb } from '../../clauses/government/object-of-verb.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** They act on people, and do nothing for them. */
const ON_PEOPLE = new Set(
  'சந்தி நேசி பாராட்டு புகழ் வாழ்த்து வரவேல் வரவேற்பு பின்பற்று அவமதி பாதுகா காப்பாற்று கண்டி தண்டி வணங்கு கும்பிடு வழிபடு திட்டு தாக்கு துரத்து விரட்டு கொல் மிரட்டு வீழ்த்து தோற்கடி பரிசோதி எச்சரி புறக்கணி ஊக்குவி உபசரி கௌரவி துன்புறுத்து ஏமாற்று காண்'.split(
    ' ',
  ),
)
/** What one does to one thing, with the things that it is done to. */
const ON_THINGS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ['திற', 'கதவு ஜன்னல் சன்னல் பூட்டு பெட்டி பை கண் வாய் கண்காட்சி நூலகம் பாலம் கட்டடம்'],
      ['திறந்துவை', 'கண்காட்சி நூலகம் பாலம் கட்டடம் பள்ளி மருத்துவமனை சிலை அலுவலகம்'],
      ['பூட்டு', 'கதவு வீடு பெட்டி அறை கடை'],
      ['உழு', 'நிலம் வயல் தோட்டம் காடு'],
      ['துடை', 'கண்ணீர் முகம் கண் தரை மேசை கண்ணாடி வியர்வை'],
      ['கழுவு', 'கை கால் முகம் பாத்திரம் தட்டு காய்கறி பழம்'],
      ['கிழி', 'காகிதம் கடிதம் துணி சட்டை புத்தகம் படம்'],
      ['உடை', 'கண்ணாடி கதவு பானை பூட்டு சிலை'],
      ['அடை', 'உச்சி இலக்கு கரை எல்லை சிகரம் குறிக்கோள் வெற்றி இலட்சியம் லட்சியம்'],
      ['நெருங்கு', 'ஊர் கரை எல்லை கிராமம் வீடு நகரம் கடல் இலக்கு'],
      ['தாண்டு', 'எல்லை ஆறு வேலி சுவர் கோடு பள்ளம் மலை'],
      ['கட', 'ஆறு சாலை எல்லை பாலம் கடல் காடு மலை நதி'],
      ['மீறு', 'சட்டம் விதி ஆணை உத்தரவு ஒப்பந்தம் கட்டளை தடை'],
      ['வருணி', 'இயற்கை அழகு காட்சி'],
      ['வீசு', 'வலை கல் பந்து வாள்'],
      ['ஓட்டு', 'வண்டி கார் பேருந்து மிதிவண்டி லாரி படகு மகிழுந்து'],
    ] as const
  ).map(([verb, things]) => [verb, new Set(things.split(' '))]),
)

export default defineRule({
  id: 'grammar/object-case-chain',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதன் செயப்படுபொருள் இரண்டாம் வேற்றுமையில் (ஐ) வர வேண்டும்: ‘{suggestion}’.',
    en: 'The object of ‘{verb}’ stands in the accusative (ஐ): ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: இரண்டாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    {
      wrong: 'தாத்தா தன் [பேத்தியிடம்] கண்ணுக்குக் கண்ணாகப் பாதுகாக்கிறார்.',
      right: 'தாத்தா தன் பேத்தியைக் கண்ணுக்குக் கண்ணாகப் பாதுகாக்கிறார்.',
    },
    {
      wrong: 'நாங்கள் [அமைச்சருக்குச்] சந்தித்துக் கோரிக்கையை விளக்கினோம்.',
      right: 'நாங்கள் அமைச்சரைச் சந்தித்துக் கோரிக்கையை விளக்கினோம்.',
    },
    { wrong: 'அவள் [முருகனிடம்] வணங்கிவிட்டு வீடு திரும்பினாள்.', right: 'அவள் முருகனை வணங்கிவிட்டு வீடு திரும்பினாள்.' },
    { wrong: 'நாங்கள் [கரைக்கு] அடைந்ததும் இறங்கினோம்.', right: 'நாங்கள் கரையை அடைந்ததும் இறங்கினோம்.' },
    { wrong: 'அவர் [வயலுக்கு] நன்றாக உழுது நெல் விதைத்தார்.', right: 'அவர் வயலை நன்றாக உழுது நெல் விதைத்தார்.' },
    { wrong: 'பூனை [நாய்க்குக்] கண்டதும் ஓடியது.', right: 'பூனை நாயைக் கண்டதும் ஓடியது.' },
  ],
  allows: [
    'பாராட்டியவர்களுக்கும் பாராட்டாதவர்களுக்கும் நன்றி.',
    'அவர்கள் கரைக்கு மிக அருகில் நெருங்கி நின்றார்கள்.',
    'மாணவர்களுக்குப் பாராட்டிப் பரிசு வழங்கினார்.',
    'எனக்குச் சந்திக்க விருப்பம் இல்லை.',
    'விருந்துக்கு அழைத்துச் சென்றான்.',
    'அவருக்கு வாழ்த்துத் தெரிவித்தனர்.',
    'அவனுக்குக் கதவைத் திறந்துவிட்டான்.',
    'மாட்டுக்குப் புல் அறுத்து வந்தான்.',
    'அளவுக்கு மீறி உண்ணாதே.',
    'அவரிடம் பேசிச் சந்தித்தோம்.',
    'தலைவர் மாணவரிடம் பாராட்டிப் பேசினார்.',
    'வணிகரிடம் மிரட்டிப் பணம் பறித்தனர்.',
    'மக்களுக்குப் பாதுகாத்த செல்வம் இது.',
  ],
  when: { lemmas: [...ON_PEOPLE, ...ON_THINGS.keys()] },
  check(word, knowledge) {
    if (!word.analyses.every(({ class: kind }) => kind === 'verb')) return undefined
    const [object, ...others] = nominalsBefore(word)
    if (object === undefined || isJoinedTo(word, object) || !isWrongObject(object, word)) return undefined
    if (others.some((other) => other.is('accusative')) || isLent(object, word)) return undefined
    if (isOfObjectCaseVerb(object)) return undefined
    return putInCase(object, 'accusative', knowledge, { captures: { verb: word.text } })
  },
})

function isWrongObject(noun: Word, verb: Word): boolean {
  const roots = rootsOf(verb)
  if (roots.length === 0 || verb.is('passive') || verb.is('relative-participle')) return false
  if (noun.isOnly('dative')) {
    if (roots.every((root) => ON_THINGS.get(root)?.has(noun.analyses[0]?.lemma ?? '') === true)) return true
    if (verb.is('infinitive') && !verb.is('verbal-participle')) return false
    if (!isPersonNoun(noun) && !noun.isOnly('animal')) return false
    if (roots.includes('காண்')) return noun.isOnly('animal')
    return roots.every((root) => ON_PEOPLE.has(root))
  }
  return (
    isPersonNoun(noun) &&
    noun.isOnly('locative') &&
    roots.every((root) => ON_PEOPLE.has(root) && root !== 'காண்')
  )
}

/** Whether a later verb may want the noun in the case that it has: `மாணவர்களுக்குப் பாராட்டிப் பரிசு வழங்கினார்`. */
function isLent(noun: Word, verb: Word): boolean {
  if (noun.is('irrational') && !noun.is('animal')) return false
  return isOfLaterVerb(noun, verb)
}

/** The rule object-case-verb looks at the dative before a finite verb. */
function isOfObjectCaseVerb(noun: Word): boolean {
  const governor = noun.is('dative') ? governorOf(noun) : undefined
  return governor !== undefined && (takes(governor, 'person') || takes(governor, 'thing'))
}
