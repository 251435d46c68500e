import { hasCausativeAuxiliary } from '../../clauses/government/causative-auxiliary.ts'
import { type Governor, governorOf, putInCase, takes } from '../../clauses/government/government.ts'
import { isOwnNoun } from '../../clauses/government/object-slot.ts'
import { isNeuter, verbPerson } from '../../clauses/reading/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { NEARBY } from '../../words/postposition-groups.ts'
import { COMMON_VEHICLES } from '../common-vehicles.ts'
import { defineRule } from '../rule.ts'
import { VISITED_PLACES } from '../visited-places.ts'

const VEHICLES = new Set([...COMMON_VEHICLES, 'பஸ்', 'ஆட்டோ', 'லாரி'])
/** Where one goes to; a street or a vehicle one goes in. */
const DESTINATIONS = new Set([
  ...VISITED_PLACES,
  ...'சென்னை மதுரை கோவை திருச்சி கொழும்பு யாழ்ப்பாணம் சிங்கப்பூர் தில்லி மும்பை ஊட்டி'.split(' '),
])
const LIVING = new Set(['வசி', 'வாழ்', 'குடியிரு', 'பணிபுரி', 'பணியாற்று', 'பிற'])

export default defineRule({
  id: 'grammar/place-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதோடு இடத்துக்கு வர வேண்டியது {case}: ‘{suggestion}’.',
    en: 'With ‘{verb}’ the place stands in the {caseEnglish}: ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: ஏழாம் வேற்றுமை, நான்காம் வேற்றுமை, ஐந்தாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    { wrong: 'என் மாமா [மதுரையை] வசிக்கிறார்.', right: 'என் மாமா மதுரையில் வசிக்கிறார்.' },
    { wrong: 'அனைவரும் [கூட்டத்தைக்] கலந்துகொண்டனர்.', right: 'அனைவரும் கூட்டத்தில் கலந்துகொண்டனர்.' },
    { wrong: 'நாங்கள் [பேருந்தை] ஏறினோம்.', right: 'நாங்கள் பேருந்தில் ஏறினோம்.' },
    { wrong: 'தம்பி [பள்ளியில்] போனான்.', right: 'தம்பி பள்ளிக்குப் போனான்.' },
    { wrong: 'அவர் அதிகாலையில் [ஊரைப்] புறப்பட்டார்.', right: 'அவர் அதிகாலையில் ஊரிலிருந்து புறப்பட்டார்.' },
    { wrong: 'நான் [ரயிலைப்] பயணம் செய்தேன்.', right: 'நான் ரயிலில் பயணம் செய்தேன்.' },
  ],
  allows: [
    'முதியவர் நூலகத்துக்குள் வந்தார்.',
    'அவன் கோவிலுக்குள் போனான்.',
    'அவர் மதுரையில் வசிக்கிறார்.',
    'புதிய ஆடைகள் கடையில் வந்துள்ளன.',
    'அவர் மலையை ஏறினார்.',
    'நாங்கள் ரயிலில் போனோம்.',
    'அவர் நாட்டை விட்டு வெளியேறினார்.',
    'குழந்தை தாயைத் தேடி வீட்டில் தூங்கியது.',
    'என் மாமா பள்ளிக்குப் பக்கத்தில் வசிக்கிறார்.',
    'அவர் கோயிலுக்கு எதிரில் வாழ்கிறார்.',
    'சிறுமி தன் பொம்மையைத் தூங்கவைத்தாள்.',
    'பாட்டி கண்ணாடி இல்லாமலே ஊசியில் நூலை நுழைக்கிறார்.',
    'குழந்தை ஓர் ஆழ்ந்த தூக்கத்தைத் தூங்கியது.',
  ],
  when: { features: ['accusative'], lemmas: [...DESTINATIONS] },
  check(word, knowledge) {
    const governor = governorOf(word)
    if (governor === undefined || !word.isOnly('irrational') || word.is('time')) return undefined
    if (
      word.isOnly('locative') &&
      (word.next === undefined || !word.next.is('finite') || !isOneOf(word, DESTINATIONS))
    )
      return undefined
    if (word.is('dative') && !word.is('place')) return undefined
    const wanted = wantedCase(word, governor)
    if (wanted === undefined) return undefined
    return putInCase(word, wanted, knowledge, { captures: { verb: governor.main.text } })
  },
})

function wantedCase(word: Word, governor: Governor): WantedCase | undefined {
  if (governor.bareObject !== undefined)
    return word.isOnly('accusative') && isTravel(governor) && isOneOf(word, VEHICLES) ? 'locative' : undefined
  if (word.isOnly('accusative')) {
    if (hasCausativeAuxiliary(governor.main) || isPuttingIn(governor.main)) return undefined
    if (governor.roots.every((root) => root === 'ஏறு'))
      return isOneOf(word, VEHICLES) ? 'locative' : undefined
    if (takes(governor, 'place')) return isPlace(word, governor) ? 'locative' : undefined
    return takes(governor, 'source') && word.is('place') ? 'ablative' : undefined
  }
  if (word.isOnly('locative'))
    return !INTO.test(word.text) &&
      word.next === governor.main &&
      takes(governor, 'goal') &&
      isOneOf(word, DESTINATIONS) &&
      !isComingOfThings(governor)
      ? 'dative'
      : undefined
  const lives =
    word.isOnly('dative') &&
    word.isOnly('place') &&
    !isBesideWhat(word) &&
    governor.roots.every((root) => LIVING.has(root))
  return lives ? 'locative' : undefined
}

/** `நூலகத்துக்குள் வந்தார்`: into it. */
const INTO = /(?:க்|ற்)குள்(?:ளே|ளும்|ளேயே)?$/u

/** `ஊசியில் நூலை நுழைக்கிறார்`: the strong form is of one who puts something in; the weak one enters. */
function isPuttingIn(verb: Word): boolean {
  return verb.hasLemma('நுழை') && verb.isOnly('transitive')
}

/** `பள்ளிக்குப் பக்கத்தில் வசிக்கிறார்`: the dative is of the word behind it. */
function isBesideWhat({ next }: Word): boolean {
  return next !== undefined && (next.isA('postposition') || next.is('position') || BESIDE.test(next.text))
}

const BESIDE = new RegExp(
  `^(?:${NEARBY.join('|')}|அருகாமையில்|வெளியே|உள்ளே|அப்பால்|முன்னால்|பின்னால்|மேற்கே|கிழக்கே|தெற்கே|வடக்கே|நடுவே|இடையே|கீழே|மேலே|முன்|பின்|முன்பு|பின்பு|பிறகு)(?:[கசதப]்)?$`,
  'u',
)

/** `நூல்கள் நூலகத்தில் வந்துள்ளன`: things come in, as people do not. */
function isComingOfThings({ roots, verb }: Governor): boolean {
  const person = verbPerson(verb)
  return roots.includes('வா') && person !== undefined && isNeuter(person)
}

/** Where one can be. */
function isPlace(word: Word, { roots }: Governor): boolean {
  if (isOwnNoun(word, roots)) return false
  if (roots.includes('வாழ்')) return word.is('place')
  return (['place', 'thing', 'event', 'group', 'nature', 'plant', 'action'] as const).some((kind) =>
    word.is(kind),
  )
}

function isTravel({ bareObject, roots }: Governor): boolean {
  return bareObject?.hasLemma('பயணம்') === true && roots.every((root) => root === 'செய்' || root === 'மேற்கொள்')
}

function isOneOf(word: Word, nouns: ReadonlySet<string>): boolean {
  return word.analyses.every(({ lemma }) => nouns.has(lemma))
}
