import { putInCase } from '../../clauses/government/government.ts'
import { nominalsBefore } from '../../clauses/government/nominals-before.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { COMMON_VEHICLES } from '../common-vehicles.ts'
import { defineRule } from '../rule.ts'
import { TOWNS } from '../towns.ts'
import { VISITED_PLACES } from '../visited-places.ts'

/** Where one goes to, never what one goes in. */
const GOALS = new Set([...TOWNS, ...VISITED_PLACES, 'ஊர்', 'கிராமம்'])
const VEHICLES = new Set(COMMON_VEHICLES)
const GOING = new Set(['செல்', 'போ'])
const TRAVELLING = new Set(['செல்', 'போ', 'வா', 'புறப்படு', 'கிளம்பு', 'பயணி'])
const LEAVING = new Set(['செல்', 'போ', 'புறப்படு', 'கிளம்பு', 'பயணி'])
const PUT_IN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['அனுமதி', new Set(['மருத்துவமனை', 'மருத்துவமனைகள்'])],
  ['அடை', new Set(['சிறை', 'சிறைச்சாலை', 'கூண்டு'])],
  ['சேர்', new Set(['பள்ளி', 'கல்லூரி', 'மருத்துவமனை'])],
])
const JOINING = new Set(['கலந்துகொள்', 'பங்கேல்', 'பங்கெடு', 'பங்குபற்று'])

export default defineRule({
  id: 'grammar/motion-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதோடு இடத்துக்கு வர வேண்டியது {case}: ‘{suggestion}’.',
    en: 'With ‘{verb}’ the place stands in the {caseEnglish}: ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: நான்காம், ஐந்தாம், ஏழாம் வேற்றுமைகள்; Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    {
      wrong: 'காயமடைந்தவர்கள் [மருத்துவமனையை] அனுமதிக்கப்பட்டனர்.',
      right: 'காயமடைந்தவர்கள் மருத்துவமனையில் அனுமதிக்கப்பட்டனர்.',
    },
    { wrong: '[விழாவுக்குப்] பல மாணவர்கள் கலந்துகொண்டனர்.', right: 'விழாவில் பல மாணவர்கள் கலந்துகொண்டனர்.' },
    {
      wrong: 'விமானம் [கொழும்பில்] சென்னைக்கு ஒரு மணி நேரத்தில் வந்தது.',
      right: 'விமானம் கொழும்பிலிருந்து சென்னைக்கு ஒரு மணி நேரத்தில் வந்தது.',
    },
    {
      wrong: 'திருச்சியிலிருந்து [சேலத்தில்] செல்ல மூன்று மணி நேரம் ஆகும்.',
      right: 'திருச்சியிலிருந்து சேலத்துக்குச் செல்ல மூன்று மணி நேரம் ஆகும்.',
    },
    { wrong: 'அவர் [மதுரையில்] சென்று நண்பரைப் பார்த்தார்.', right: 'அவர் மதுரைக்குச் சென்று நண்பரைப் பார்த்தார்.' },
    { wrong: 'நாளை [அலுவலகத்தை] வர இயலாது.', right: 'நாளை அலுவலகத்துக்கு வர இயலாது.' },
    {
      wrong: 'அவர் [கருத்தரங்கைக்] கலந்துகொண்டு உரையாற்றினார்.',
      right: 'அவர் கருத்தரங்கில் கலந்துகொண்டு உரையாற்றினார்.',
    },
    {
      wrong: 'நீங்கள் [பேருந்துக்குப்] பயணம் செய்யும்போது கவனமாக இருங்கள்.',
      right: 'நீங்கள் பேருந்தில் பயணம் செய்யும்போது கவனமாக இருங்கள்.',
    },
  ],
  allows: [
    'விழாவுக்குப் பிறகு கூட்டத்தில் கலந்துகொண்டனர்.',
    'பாதை அடைக்கப்பட்டது.',
    'அவர் பேருந்தில் சென்று இறங்கினார்.',
    'சென்னையில் பள்ளிக்குச் சென்றான்.',
    'அவர் நாட்டைச் சுற்றி வந்தார்.',
    'அவர்கள் ஊரைப் போல வேறு ஊர் இல்லை.',
    'மதுரையில் போய் இறங்கினோம்.',
    'சென்னையிலிருந்து மதுரையில் போய் இறங்கினோம்.',
    'விழாவுக்கு வந்து கலந்துகொண்டனர்.',
  ],
  when: { lemmas: [...TRAVELLING, ...JOINING, ...PUT_IN.keys(), 'பயணம்'] },
  check(word, knowledge) {
    const change = wrongPlace(word)
    return change && putInCase(change.place, change.wanted, knowledge, { captures: { verb: word.text } })
  },
})

interface Change {
  readonly place: Word
  readonly wanted: WantedCase
}

function wrongPlace(word: Word): Change | undefined {
  const { previous } = word
  if (previous === undefined) return undefined
  if (word.hasLemma('பயணம்')) {
    const inVehicle =
      previous.isOnly('dative') && isOneOf(previous, VEHICLES) && word.next?.hasLemma('செய்') === true
    return inVehicle ? { place: previous, wanted: 'locative' } : undefined
  }
  const roots = rootsOf(word)
  if (roots.length === 0 || !word.analyses.every(({ class: kind }) => kind === 'verb')) return undefined
  const isOf = (verbs: ReadonlySet<string>) => roots.every((root) => verbs.has(root))
  if (isOf(JOINING)) return joined(word, previous)
  if (word.is('passive')) return put(previous, roots)
  return isOf(TRAVELLING)
    ? (goal(word, previous, isOf(GOING)) ?? destination(word, previous, isOf(LEAVING)) ?? origin(word))
    : undefined
}

function joined(verb: Word, previous: Word): Change | undefined {
  const isEvent = (word: Word) => word.isOnly('event') || word.isOnly('action')
  // The accusative before a finite verb is for place-case.
  if (!verb.is('finite') && previous.isOnly('accusative') && isEvent(previous))
    return { place: previous, wanted: 'locative' }
  const nouns = nominalsBefore(verb)
  const event = nouns.find((noun) => !noun.is('nominative'))
  const wrong =
    event?.isOnly('dative') === true && event.isOnly('event') && !nouns.some((noun) => noun.is('locative'))
  return wrong ? { place: event, wanted: 'locative' } : undefined
}

/** `மருத்துவமனையை அனுமதிக்கப்பட்டார்`: where someone is put. */
function put(place: Word, roots: readonly string[]): Change | undefined {
  const wrong =
    place.isOnly('accusative') && roots.every((root) => PUT_IN.get(root)?.has(place.analyses[0]?.lemma ?? ''))
  return wrong ? { place, wanted: 'locative' } : undefined
}

function goal(verb: Word, place: Word, going: boolean): Change | undefined {
  if (!isOneOf(place, GOALS)) return undefined
  const went = going && place.isOnly('locative') && /^சென்று(?:[கசதப]்)?$/u.test(verb.text)
  const comes = place.isOnly('accusative') && /^(?:வர|செல்ல)(?:[கசதப]்)?$/u.test(verb.text)
  return went || comes ? { place, wanted: 'dative' } : undefined
}

/** `மதுரையிலிருந்து சேலத்தில் செல்ல`: of two towns the nearer to the verb is where one goes; `போய் இறங்கினோம்` is elsewhere. */
function destination(verb: Word, place: Word, leaving: boolean): Change | undefined {
  if (!leaving || verb.is('verbal-participle') || !place.isOnly('locative', 'place')) return undefined
  if (!place.isA('name') && !isOneOf(place, GOALS)) return undefined
  const from = nominalsBefore(verb).some((noun) => noun.isOnly('ablative') && noun.is('place'))
  return from || isFromWritten(place) ? { place, wanted: 'dative' } : undefined
}

/** `மதுரையில் இருந்து சேலத்தில் …`. */
function isFromWritten({ previous }: Word): boolean {
  return previous?.text.startsWith('இருந்து') === true && previous.previous?.isOnly('place') === true
}

/** `சென்னையில் மதுரைக்கு … சென்றது`: two towns. */
function origin(verb: Word): Change | undefined {
  const places = nominalsBefore(verb)
  const from = places.find((place) => {
    const { next } = place
    return (
      place.isOnly('locative') && isOneOf(place, TOWNS) && next?.is('dative') === true && isOneOf(next, TOWNS)
    )
  })
  return from && { place: from, wanted: 'ablative' }
}

function isOneOf(word: Word, nouns: ReadonlySet<string>): boolean {
  return word.analyses.length > 0 && word.analyses.every(({ lemma }) => nouns.has(lemma))
}
