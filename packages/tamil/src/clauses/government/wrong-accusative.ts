import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isPersonAccusative } from './nominals-before.ts'
import { isVerbal } from './object-slot.ts'

/** Of two accusatives before one verb, the one that cannot be its object, and the case that it needs, where that is plain. */
export interface WrongAccusative {
  readonly wrong: Word
  readonly wanted?: WantedCase
}

/** Which of two accusatives is no object of the verb behind them; undefined where nothing decides. */
export function wrongAccusative(first: Word, second: Word, verb: Word): WrongAccusative | undefined {
  // `கரையை ஒதுங்கிப் படகைக் கட்டினர்`: what stands before a verb of its own is no object of a later one.
  if (hasVerbBefore(first, second)) return { wrong: first }
  return (
    ofKind(first, second, verb) ??
    unnamedSubject(first, second, verb) ??
    receiver(first, second, verb) ??
    place(first, second)
  )
}

function hasVerbBefore(first: Word, second: Word): boolean {
  const between = first.sentence.words.slice(first.index + 1, second.index)
  return between.some((word) => isVerbal(word) && (word === first.next || !word.is('relative-participle')))
}

/** What is never done something to, whatever the verb does: into which language, by which channel, for how much, with what. */
interface Circumstance {
  readonly nouns: ReadonlySet<string>
  readonly verbs: ReadonlySet<string>
  readonly wanted: WantedCase
  /** Whether a person beside it may be meant instead. */
  readonly besidePeople: boolean
}

const CIRCUMSTANCES: readonly Circumstance[] = [
  {
    nouns: new Set('ரூபாய் விலை இலட்சம் லட்சம் கோடி காசு டாலர்'.split(' ')),
    verbs: new Set('வில் வாங்கு விற்றுவிடு வாங்கிக்கொள்'.split(' ')),
    wanted: 'dative',
    besidePeople: true,
  },
  {
    nouns: new Set(
      'கயிறு கத்தி அரிவாள் கோடரி கோடாலி வாள் உளி சுத்தியல் ரம்பம் ஊசி பேனா எழுதுகோல் தூரிகை கம்பு தடி கரண்டி துணி துடைப்பம் மண்வெட்டி சாவி கத்தரிக்கோல் வலை தூண்டில் சங்கிலி இயந்திரம் கை விரல்'.split(
        ' ',
      ),
    ),
    verbs: new Set(
      'தூக்கு இழு கட்டு பிணை வெட்டு அறு நறுக்கு பிள செதுக்கு தோண்டு தை எழுது வரை அடி துடை கிளறு திற பூட்டு பிடி உடை துளை தட்டு கூட்டு பெருக்கு'.split(
        ' ',
      ),
    ),
    wanted: 'instrumental',
    besidePeople: false,
  },
  {
    nouns: new Set(
      'தொலைபேசி அலைபேசி கைபேசி மின்னஞ்சல் செயலி இணையதளம் வலைத்தளம் இணையத்தளம் எண் முகவரி வானொலி தொலைக்காட்சி'.split(' '),
    ),
    verbs: new Set(
      'தெரிவி கூறு சொல் அறிவி பதிவிடு வெளியிடு பதிவேற்று ஒளிபரப்பு ஒலிபரப்பு விளக்கு முறையிடு'.split(' '),
    ),
    wanted: 'locative',
    besidePeople: false,
  },
]
const TRANSLATING: ReadonlySet<string> = new Set(
  'மொழிபெயர் மொழிமாற்று மொழியாக்கு பெயர் எழுது பாடு இயற்று பதிப்பி வெளியிடு விளக்கு'.split(' '),
)

/** `பலகையை ரம்பத்தை அறுத்தார்`, `நாவலை ஆங்கிலத்தை மொழிபெயர்த்தாள்`. */
function ofKind(first: Word, second: Word, verb: Word): WrongAccusative | undefined {
  const roots = rootsOf(verb)
  const pairs: readonly (readonly [noun: Word, other: Word])[] = [
    [first, second],
    [second, first],
  ]
  for (const [noun, other] of pairs) {
    if (noun.is('language') && !other.is('language') && roots.some((root) => TRANSLATING.has(root)))
      return { wrong: noun, wanted: 'locative' }
    const found = CIRCUMSTANCES.find(
      ({ nouns, verbs, besidePeople }) =>
        isOf(nouns, noun) &&
        !isOf(nouns, other) &&
        (besidePeople || !isPersonAccusative(other)) &&
        roots.some((root) => verbs.has(root)),
    )
    if (found !== undefined) return { wrong: noun, wanted: found.wanted }
  }
  return undefined
}

function isOf(lemmas: ReadonlySet<string>, { analyses }: Word): boolean {
  return analyses.some(({ lemma }) => lemmas.has(lemma))
}

/**
 * `பொறுமையை மட்டுமே ஒருவரைக் காக்கும்`, `செலவைச் சங்கத்தை ஏற்றது`: a neuter verb without subject, which is the thing beside a
 * person, or the body of people beside a thing.
 */
function unnamedSubject(first: Word, second: Word, verb: Word): WrongAccusative | undefined {
  if (!lacksSubject(verb)) return undefined
  const subjects = [first, second].filter((noun) => !isPersonAccusative(noun))
  const bodies = [first, second].filter((noun) => noun.is('group'))
  const [subject] = subjects.length === 1 ? subjects : bodies
  const isOne = subjects.length === 1 || bodies.length === 1
  return isOne && subject !== undefined && agrees(subject, verb)
    ? { wrong: subject, wanted: 'nominative' }
    : undefined
}

/** A verb of a thing, without a noun of which it tells. */
export function lacksSubject(verb: Word): boolean {
  return verb.is('finite', 'neuter') && roleOf(verb) === 'finite' && !verb.isA('noun') && !namesSubject(verb)
}

function agrees(subject: Word, verb: Word): boolean {
  return subject.is('plural') === verb.is('plural') || verb.is('future')
}

/** Whether the clause of the verb names what it tells of; `பணம் இருந்தாலும்` before it is another clause. */
function namesSubject({ sentence, index }: Word): boolean {
  for (const word of sentence.words.slice(0, index).reverse()) {
    const role = roleOf(word)
    if (role === 'adverbial' || role === 'finite' || role === 'quotative' || word.is('conditional'))
      return false
    if (role === 'head' && word.is('nominative') && !word.is('time') && !word.isA('particle')) return true
  }
  return false
}

/** `மிதிவண்டியை மகனை வழங்கினார்`: of a thing and a person the thing is given. */
function receiver(first: Word, second: Word, verb: Word): WrongAccusative | undefined {
  const wanted = caseOfPerson(verb)
  if (wanted !== undefined && isPersonAccusative(first) !== isPersonAccusative(second)) {
    return { wrong: isPersonAccusative(first) ? first : second, wanted }
  }
  if (rootsOf(verb).some((root) => verb.form.framesOf(root).includes('person'))) return undefined
  const receives = second.isOnly('rational') || second.isOnly('group')
  const isGiven = first.isOnly('irrational') && !first.isOnly('group')
  if (!receives || !isGiven) return undefined
  return wanted === 'dative' ? { wrong: second, wanted } : { wrong: second }
}

/** Who gets, hears or is asked what the other accusative names. */
function caseOfPerson(verb: Word): WantedCase | undefined {
  const frames = new Set(rootsOf(verb).flatMap((root) => verb.form.framesOf(root)))
  const [frame] = frames
  if (frames.size !== 1) return undefined
  if (frame === 'give') return 'dative'
  return frame === 'say' || frame === 'ask' ? 'locative' : undefined
}

/** `சந்தையை நண்பரைச் சந்தித்தேன்`: where it was, beside what is no place. */
function place(first: Word, second: Word): WrongAccusative | undefined {
  const isPlace = (noun: Word) => PLACES.some((kind) => noun.isOnly(kind))
  if (isPlace(first) === isPlace(second)) return undefined
  return { wrong: isPlace(first) ? first : second }
}

const PLACES = ['place', 'position', 'group'] as const

/** The cases that may be meant where nothing says which. */
export function casesInsteadOf(noun: Word): readonly WantedCase[] {
  return noun.isOnly('rational') ? OF_PEOPLE : OF_THINGS
}

const OF_THINGS: readonly WantedCase[] = ['locative', 'genitive', 'dative', 'instrumental']
const OF_PEOPLE: readonly WantedCase[] = ['dative', 'genitive', 'locative', 'sociative']
