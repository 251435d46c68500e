import { putInCase } from '../../clauses/government/government.ts'
import { verbsAfter } from '../../clauses/government/nominals-before.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'
import { VERBS_WITH_SOMEONE } from '../verbs-with-someone.ts'

/** Nobody asks, tells or owes them anything. */
const LIFELESS: readonly Feature[] = ['place', 'thing', 'food', 'plant', 'body', 'unit', 'position']
/** Places that stand for the people in them: `பள்ளியிடம் அனுமதி பெற்றோம்`. */
const OF_PEOPLE: ReadonlySet<string> = new Set(
  `பள்ளி கல்லூரி பல்கலைக்கழகம் நாடு மாநிலம் மாவட்டம் நகரம் ஊர் கிராமம் மருத்துவமனை வங்கி அலுவலகம் விடுதி கடை கோயில் கோவில் நூலகம் நிலையம் தொழிற்சாலை ஆலை
  நீதிமன்றம் சபை உலகம் தலைமையகம் தூதரகம் செயலகம் துறை பண்ணை மடம் ஆசிரமம் இல்லம் வீடு காவல்நிலையம் கணினி இயந்திரம் எந்திரம் ரோபோ சிலை பொம்மை கை காசு மரம் இயந்திரன் மையம் வேம்பு ரயில்வே தொடர்வண்டித்துறை கூடம் காப்பகம் மன்றம்`.split(
    /\s+/,
  ),
)
/** To these one speaks or yields, whatever they are. */
const SPEAKING: ReadonlySet<string> = new Set([
  ...VERBS_WITH_SOMEONE,
  ...'பேசு தோல்வியடை தோற்பு தோல் சரணடை மாட்டு சிக்கு எதிர்பார் வேண்டு முறையிடு அறி இழ'.split(' '),
])

/** These happen in a place, even in one that stands for its people: `சென்னையிடம் மழை பெய்தது`. */
const IN_A_PLACE: ReadonlySet<string> = new Set(
  'பெய் வசி வாழ் குடியிரு தங்கு விளையாடு பிற நடைபெறு பணிபுரி பணியாற்று பயில் விழு நீந்து குளி மூழ்கு பாதுகா கட்டு அமை நிறுவு நடத்து கொண்டாடு நிறுத்து நுழை உறங்கு தூங்கு உட்கார் அமர் ஓடு நிகழ் வேலைசெய் வளர் மேய் முளை விளை கிட நட பற செலுத்து சேமி வேலைபார்'.split(
    ' ',
  ),
)

export default defineRule({
  id: 'grammar/thing-locative',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘இடம்’ என்னும் உருபு உயர்திணைப் பெயரோடு வரும்; இடம், பொருள் முதலியவற்றோடு ‘இல்’ வர வேண்டும்: ‘{suggestion}’.',
    en: 'The ending -இடம் is of people; places and things have -இல்: ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: ஏழாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): locative of irrational nouns',
  examples: [
    { wrong: 'மாணவர்கள் [மைதானத்திடம்] விளையாடினார்கள்.', right: 'மாணவர்கள் மைதானத்தில் விளையாடினார்கள்.' },
    { wrong: 'அவர் [மதுரையிடம்] வசிக்கிறார்.', right: 'அவர் மதுரையில் வசிக்கிறார்.' },
    { wrong: 'ஆடு [கிணற்றிடம்] விழுந்தது.', right: 'ஆடு கிணற்றில் விழுந்தது.' },
    {
      wrong: 'அந்தப் [பள்ளியிடம்] அரிய நூல்கள் பாதுகாக்கப்படுகின்றன.',
      right: 'அந்தப் பள்ளியில் அரிய நூல்கள் பாதுகாக்கப்படுகின்றன.',
    },
    { wrong: 'எங்கள் [கிராமத்திடம்] நேற்று திருவிழா நடந்தது.', right: 'எங்கள் கிராமத்தில் நேற்று திருவிழா நடந்தது.' },
    { wrong: 'அவன் [பையிடம்] பணத்தை வைத்தான்.', right: 'அவன் பையில் பணத்தை வைத்தான்.' },
  ],
  allows: [
    'குளிரூட்டப்பட்ட பெட்டிகள் தெற்கு ரயில்வேயிடம் குறைவாக உள்ளன.',
    'உதவி மையத்திடம் கேட்டறிந்தேன்.',
    'அவன் கடலிடம் பேசினான்.',
    'பள்ளியிடம் அனுமதி பெற்றோம்.',
    'சூரியனிடம் ஒளி உள்ளது.',
    'ஊரிடம் பெரிய நிலம் இருக்கிறது.',
    'அரசிடம் நிதி இல்லை.',
    'கல்லிடம் முறையிட்டான்.',
    'நகராட்சி சாலையைப் பள்ளியிடம் ஒப்படைத்தது.',
    'மனு மாவட்ட நிர்வாகத்திடம் கொடுக்கப்பட்டது.',
    'கிராமங்களிடம் நிலம் பெறப்பட்டது.',
  ],
  when: { endings: ['ிடம்', 'ிடமும்'] },
  check(word, knowledge) {
    // குடியிருப்பிடம், வாழ்விடம்: the place of it.
    if (/(?:ப்பி|வி)டம்$/u.test(word.text)) return undefined
    if (!word.isOnly('locative', 'irrational') || word.next === undefined) return undefined
    // அரிய, rare, is of a verb, too.
    const later = verbsAfter(word).filter((one) => roleOf(one) !== 'modifier')
    if (!isInsteadOfPlace(word, later)) return undefined
    if (!word.is('clitic-um')) return putInCase(word, 'locative', knowledge)
    return word.replaceWith(word.text.replace(/ிடமும்$/u, 'ிலும்'))
  },
})

function isInsteadOfPlace(word: Word, verbs: readonly Word[]): boolean {
  const [verb] = verbs
  // `வங்கியிடம் காசாளராக வேலை பார்க்கிறார்`: what one is there.
  if (
    verb !== undefined &&
    /^(?:வேலை|பணி)(?:[கசதப]்)?$/u.test(verb.previous?.text ?? '') &&
    (word.is('place') || word.is('group'))
  )
    return rootsOf(verb).every((root) => WORKING.has(root))
  if (verb !== undefined && word.is('group') && rootsOf(verb).every((root) => EMPLOYED.has(root))) return true
  if (verb === undefined || verbs.some((one) => rootsOf(one).some((root) => SPEAKING.has(root)))) return false
  return isLifeless(word) || (isPlace(word) && rootsOf(verb).some((root) => IN_A_PLACE.has(root)))
}

const WORKING: ReadonlySet<string> = new Set(['பார்', 'செய்'])
const EMPLOYED: ReadonlySet<string> = new Set(['பணிபுரி', 'பணியாற்று', 'வேலைபார்', 'வேலைசெய்'])

const isPlace = (word: Word) => word.isOnly('place') || word.isOnly('nature')

function isLifeless({ analyses }: Word): boolean {
  return analyses.every(
    ({ class: kind, lemma, features }) =>
      kind === 'noun' && !OF_PEOPLE.has(lemma) && LIFELESS.some((one) => features.includes(one)),
  )
}
