import type { Word } from '../../text/word.ts'
import type { WrongCases } from '../../words/wrong-cases.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isFilled } from './filled-slot.ts'
import { isPersonNoun } from './government.ts'
import { isPersonAccusative, verbsAfter } from './nominals-before.ts'
import { isUnmarkedObject, type Place } from './object-of-verb.ts'
import { isOnlySaid, ungoverned } from './objectless.ts'

/** What can be taken into the hand. */
export const CONCRETE = ['thing', 'plant', 'food', 'mass', 'body'] as const

/** Whether no later verb can have an accusative. */
export function isOver(noun: Word, place: Place): boolean {
  const { verb, wrongCases } = place
  if (ungoverned(noun, wrongCases) !== undefined) return true
  if (noun.next === verb && (isOfWhoDoes(place) || isOfCondition(noun, place))) return true
  if (roleOf(verb) === 'finite')
    return verb.next === undefined || roleOf(verb.next) !== 'quotative' || isOnlySaid(verb.next, wrongCases)
  const later = verbsAfter(verb)
  if (isAlreadyDone(noun, verb) || isWhatIsAsked(noun, verb, later)) return true
  if (later.length === 0) return verb.isLast || isBeforeNouns(verb)
  return later.every(
    (one) =>
      (isAlwaysIntransitive(one) &&
        !one.is('causative') &&
        !rootsOf(one).some((root) => REACHING.has(root))) ||
      isModal(one) ||
      (roleOf(one) === 'quotative' && isOnlySaid(one, wrongCases)) ||
      (one.previous === verb && isSpeakingAt(one, noun)) ||
      isServed(one, noun, verb, wrongCases),
  )
}

/** `புதினத்தை இந்தியை மொழிபெயர்த்தவர்`, which has its object, and `மதுவை அடிமையானவர்களை`, who stand in the accusative themselves. */
function isOfWhoDoes({ verb, slot }: Place): boolean {
  // `நூறு ரூபாயை விற்ற பழம்`: for how much.
  if (slot.beside === 'sold') return verb.is('relative-participle')
  if (!verb.is('participial-noun')) return false
  return slot.beside === 'object' || slot.beside === 'rendered'
    ? verb.isOnly('transitive', 'participial-noun')
    : isAlwaysIntransitive(verb) && verb.is('participial-noun', 'accusative')
}

/** `மாணவர்கள் விதிகளைக் கீழ்ப்படியாவிட்டால் கண்டியுங்கள்`: behind who does it, and before what someone else is told to do. */
function isOfCondition(noun: Word, { verb, nouns }: Place): boolean {
  if (!verb.is('conditional') || verbsAfter(verb).at(-1)?.isOnly('imperative') !== true) return false
  return nouns.some((one) => one.index < noun.index && one.isOnly('rational', 'nominative'))
}

/** `அத்தையைச் சண்டையிட்டுவிட்டுக் கிளம்பினாள்`: what is over takes the person right before it along. */
function isAlreadyDone(noun: Word, verb: Word): boolean {
  return (
    noun.next === verb &&
    isPersonNoun(noun) &&
    isAlwaysIntransitive(verb) &&
    /விட்டு(?:[கசதப]்)?$/u.test(verb.text)
  )
}

/** `படிப்பைக் கவனம் செலுத்துமாறு அறிவுறுத்தினார்`: nobody is told a thing in the accusative that another is to do. */
function isWhatIsAsked(noun: Word, verb: Word, later: readonly Word[]): boolean {
  if (isPersonNoun(noun) || !/(?:ுமாறு|ும்படி)(?:[கசதப]்)?$/u.test(verb.text)) return false
  return later.length > 0 && later.every((one) => rootsOf(one).every((root) => TELLING.has(root)))
}

const TELLING: ReadonlySet<string> = new Set(
  'அறிவுறுத்து வேண்டு கேட்டுக்கொள் கூறு சொல் கேள் உத்தரவிடு வலியுறுத்து வற்புறுத்து பணி கட்டளையிடு ஆணையிடு'.split(' '),
)

/** `கூட்டத்துக்குத் தலைமை தாங்கிப் பேசினார்`: nobody speaks a meeting. */
function isSpeakingAt(verb: Word, noun: Word): boolean {
  const speaks = rootsOf(verb).every((root) => root === 'பேசு' || root === 'உரையாற்று')
  return speaks && (noun.isOnly('event') || noun.isOnly('group') || noun.hasLemma('கூட்டம்'))
}

/**
 * `கிராமத்தில் வாழும் மக்கள் உழைப்பாளிகள்`, `பயப்படுவதே இல்லை`: nouns and particles alone follow, so that nothing else can have an
 * object.
 */
function isBeforeNouns(verb: Word): boolean {
  return verb.sentence.words.slice(verb.index + 1).every((word) => {
    const role = roleOf(word)
    // அழகல்ல, சரியல்ல.
    if (/(?:ல்ல|[மய]ில்லை)$/u.test(word.text) && !word.isA('verb')) return true
    return (
      word.form.isRead &&
      (!word.isA('verb') || role === 'head') &&
      (role === 'head' || role === 'modifier' || role === 'adverb' || word.isA('particle'))
    )
  })
}

/** `கட்டுப்பட்டு நடக்க வேண்டும்`: whatever has an object there is the infinitive. */
function isModal({ previous, text }: Word): boolean {
  return MODAL.test(text) && previous?.is('infinitive') === true
}

const MODAL = /^(?:வேண்ட|கூடாது|கூடும்|முடிய|முடிந்|முடிகி|முடியு|மாட்ட|இயல|இயன்ற)/u

/** Without object by the data, but said of what one goes round, reaches or crosses, too: `கோயிலை நடந்து சுற்றினர்`. */
const REACHING: ReadonlySet<string> = new Set('சுற்று சேர் அடை கட தாண்டு எட்டு அணுகு நெருங்கு'.split(' '))

/** Without object in every reading as a verb: மறைந்தது is a noun, too. */
export function isAlwaysIntransitive({ analyses }: Word): boolean {
  return analyses.every(({ class: kind, features }) => kind !== 'verb' || features.includes('intransitive'))
}

/** Whether a later verb has its own object, or takes none of this kind: `அவரை நன்றி கூறிவிட்டுச் செய்தியைச் சொன்னார்`. */
function isServed(later: Word, noun: Word, verb: Word, wrongCases: WrongCases): boolean {
  if (verb.is('infinitive') && !verb.is('verbal-participle')) return isAboutDoing(later, verb)
  if (later.isOnly('passive') || (later.previous !== verb && isFilled(later, wrongCases))) return true
  const { words } = verb.sentence
  for (let index = verb.index + 1; index < later.index; index++) {
    const word = words[index]
    if (word === undefined) continue
    if (word.isOnly('accusative') || isPersonAccusative(word) || roleOf(word) === 'quotative') return true
  }
  const object = later.previous
  if (
    object !== verb &&
    object !== undefined &&
    isUnmarkedObject(object, later) &&
    !object.is('place') &&
    roleOf(object) === 'head'
  )
    return (
      isPersonNoun(noun) ||
      (noun.next === verb && CONCRETE.some((kind) => object.is(kind))) ||
      !rootsOf(later).some((root) => MAKING_ONE_VERB.has(root))
    )
  // `குழந்தையைப் பயப்படாமல் இருக்கச் சொன்னார்`: whom one tells to do it.
  if (object?.is('infinitive') === true) return false
  return (
    isPersonNoun(noun) && later.previous !== verb && rootsOf(later).every((root) => saysOnly(later, root))
  )
}

/** With a bare noun they make one verb, which may have an object: `சட்டத்தை அமல் செய்தார்`. */
const MAKING_ONE_VERB: ReadonlySet<string> = new Set(
  'செய் பண்ணு புரி ஆக்கு ஆற்று கேள் பேசு பார் எடு வை பிடி போடு காட்டு கொடு கொள் இடு கூறு சொல் கட்டு விடு தா நட ஏல் மேற்கொள் செலுத்து குறி அடி காண் அறி உண்டாக்கு ஏற்படுத்து நினை என்'.split(
    ' ',
  ),
)

/** `உடன்பட மறுத்தார்`: it has the infinitive, and no object. */
function isAboutDoing(later: Word, verb: Word): boolean {
  const between = verb.sentence.words.slice(verb.index + 1, later.index)
  return (
    rootsOf(later).every((root) => ABOUT.has(root) || root === 'மற') &&
    between.every((one) => one.is('nominative') || roleOf(one) === 'modifier')
  )
}

const ABOUT: ReadonlySet<string> = new Set('மறு தயங்கு முயல் முயற்சி தொடங்கு ஆரம்பி விரும்பு தவறு'.split(' '))

function saysOnly(verb: Word, root: string): boolean {
  const frames = verb.form.framesOf(root)
  return frames.length > 0 && frames.every((frame) => frame === 'say' || frame === 'thing')
}
