import { nominativeOfAbility } from '../../clauses/government/able-subject.ts'
import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { nominalsBefore } from '../../clauses/government/nominals-before.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Actions of one's own, which are done to nobody: whoever stands in the dative is the one who can or cannot. */
const OWN_ACTIONS: ReadonlySet<string> = new Set(
  'கலந்துகொள் பங்கேல் வா நட தூங்கு உறங்கு எழு எழுந்திரு ஓடு பேசு மூச்சுவிடு தாங்கு சகி எழுது படி சிந்தி உட்கார் அமர் சாப்பிடு தாங்கிக்கொள் ஏறு இறங்கு நில் குனி நிமிர் நீந்து குதி நகர் செல் '
    .trim()
    .split(' '),
)

/** Not `அவனுக்காக`, for his sake. */
const PERSONAL = /க்கு(?:[கசதப]்)?$/u

export default defineRule({
  id: 'grammar/ability-case',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: 'செய்ய முடியும், முடியாது என்பதோடு செய்பவர் மூன்றாம் வேற்றுமையில் (ஆல்) வர வேண்டும்: ‘{suggestion}’.',
    en: 'Who can or cannot do it stands in the instrumental (ஆல்): ‘{suggestion}’.',
  },
  source:
    'Th. Lehmann, A Grammar of Modern Tamil (1989): முடி with the instrumental; நன்னூல்: மூன்றாம் வேற்றுமை (கருத்தா)',
  examples: [
    { wrong: '[எனக்கு] நாளை விழாவில் கலந்துகொள்ள முடியாது.', right: 'என்னால் நாளை விழாவில் கலந்துகொள்ள முடியாது.' },
    { wrong: 'அந்தச் சுமையைத் தூக்க [அவளுக்கு] இயலாது.', right: 'அந்தச் சுமையைத் தூக்க அவளால் இயலாது.' },
    { wrong: '[எனக்கு] இந்தப் பெரிய பாறையை நகர்த்த முடியவில்லை.', right: 'என்னால் இந்தப் பெரிய பாறையை நகர்த்த முடியவில்லை.' },
    { wrong: 'காய்ச்சல் வந்ததால் [எனக்கு] நடக்க முடியவில்லை.', right: 'காய்ச்சல் வந்ததால் என்னால் நடக்க முடியவில்லை.' },
    {
      wrong: 'வயதாகிவிட்டதால் [எனக்கு] அந்த மலையில் ஏற முடியவில்லை.',
      right: 'வயதாகிவிட்டதால் என்னால் அந்த மலையில் ஏற முடியவில்லை.',
    },
    { wrong: 'மூச்சு இரைப்பதால் [தாத்தாவுக்கு] ஓட முடியாது.', right: 'மூச்சு இரைப்பதால் தாத்தாவால் ஓட முடியாது.' },
    {
      wrong: 'காலில் காயம் பட்ட [சிறுமிக்கு] இன்னும் நடக்க முடியவில்லை.',
      right: 'காலில் காயம் பட்ட சிறுமியால் இன்னும் நடக்க முடியவில்லை.',
    },
    { wrong: '[என்னை] நடக்க முடியவில்லை.', right: 'என்னால் நடக்க முடியவில்லை.' },
    { wrong: 'கால் வலித்ததால் [பாட்டி] படியில் ஏற முடியவில்லை.', right: 'கால் வலித்ததால் பாட்டியால் படியில் ஏற முடியவில்லை.' },
    { wrong: '[நாங்கள்] அந்த மலையின் உச்சியை அடைய முடிந்தது.', right: 'எங்களால் அந்த மலையின் உச்சியை அடைய முடிந்தது.' },
  ],
  allows: [
    'எனக்கு உதவ முடியாது.',
    'கடிதம் கேட்ட பாட்டிக்கு எழுத முடியவில்லை.',
    'விழாவுக்கு அழைத்த நண்பருக்கு வர முடியாது என்று எழுதினேன்.',
    'எனக்கு அந்த நூலைக் கொடுக்க முடியாது.',
    'எனக்கு அவனை நம்ப முடியவில்லை.',
    'எனக்கு அதைப் புரிந்துகொள்ள முடிகிறது.',
    'அவனுக்காக வர முடியாது.',
    'என்னை நடக்க வைக்க முடியவில்லை.',
    'அவனைப் பார்க்க முடியவில்லை.',
    'அவர் எவ்வளவு முயன்றும் வெல்ல முடியவில்லை.',
    'நான் வர முடியவில்லை என்று நண்பருக்கு எழுதினேன்.',
    'நாம் மரணத்தை வெல்ல முடியாது.',
    'இரவு வரை ஓர் ஆண் பயணியின் விவரத்தைப் பெற முடியவில்லை.',
    'யாரும் அவனைத் தடுக்க முடியவில்லை.',
    'அவர் பேச்சைப் புரிந்துகொள்ள முடியவில்லை.',
    'காய்ச்சலால் பள்ளிக்குச் செல்ல முடியவில்லை.',
  ],
  when: {
    words: ['முடியும்', 'முடியாது', 'முடியவில்லை', 'முடிந்தது', 'முடிகிறது', 'இயலாது', 'இயலவில்லை', 'இயலும்'],
  },
  check(word, knowledge) {
    const person =
      besideVerb(word) ??
      beforeInfinitive(word) ??
      inAccusative(word) ??
      (ACTUAL.test(word.text) ? nominativeOfAbility(word) : undefined)
    return person && putInCase(person, 'instrumental', knowledge, { captures: { verb: word.text } })
  },
})

/** What came to pass; of what is possible one also writes `நாம் வெல்ல முடியாது`. */
const ACTUAL = /^(?:முடியவில்லை|முடிந்தது|இயலவில்லை)$/u

/** `முடிக்க எனக்கு இயலாது`: right before it, so that nothing is done for the person. */
function besideVerb({ previous }: Word): Word | undefined {
  return previous !== undefined && isAble(previous) && previous.previous?.is('infinitive') === true
    ? previous
    : undefined
}

function beforeInfinitive({ previous: infinitive }: Word): Word | undefined {
  if (infinitive?.is('infinitive') !== true) return undefined
  const roots = rootsOf(infinitive)
  if (roots.length === 0) return undefined
  const nouns = nominalsBefore(infinitive)
  const [person, other] = nouns.filter((noun) => noun.is('dative') && isPersonNoun(noun))
  if (person === undefined || other !== undefined || !isAble(person)) return undefined
  if (
    !(roots.every((root) => OWN_ACTIONS.has(root)) || isDoneToThing(infinitive, roots, nouns)) ||
    nouns.some((noun) => noun.isOnly('nominative', 'rational'))
  )
    return undefined
  return opensClause(person) || MINE.test(person.text) || isDescribed(person, infinitive) ? person : undefined
}

/** `அடிபட்ட வீரருக்கு இன்னும் ஓட முடியவில்லை`: of whom something is told, where nothing follows that is done for them. */
function isDescribed({ previous }: Word, infinitive: Word): boolean {
  const { next } = infinitive
  if (!infinitive.isOnly('intransitive') || infinitive.hasLemma('பேசு')) return false
  return previous !== undefined && roleOf(previous) === 'relative' && next?.isLast === true
}

/** `என்னை நடக்க முடியவில்லை`: the infinitive has no object, and nobody else is named. */
function inAccusative({ previous: infinitive }: Word): Word | undefined {
  if (infinitive?.isOnly('infinitive') !== true || !infinitive.isOnly('intransitive')) return undefined
  if (infinitive.is('causative')) return undefined
  const nouns = nominalsBefore(infinitive)
  const [person, ...others] = nouns.filter((noun) => isPersonNoun(noun) || noun.is('accusative'))
  if (person === undefined || others.length > 0 || person !== nouns.at(-1)) return undefined
  return person.isA('pronoun') && person.isOnly('accusative') && opensClause(person) ? person : undefined
}

/** `எனக்குக் கதவைத் திறக்க முடியாது`: what takes an object, which is there, and is done for nobody. */
function isDoneToThing(infinitive: Word, roots: readonly string[], nouns: readonly Word[]): boolean {
  if (!nouns.some((noun) => noun.isOnly('accusative', 'irrational'))) return false
  return roots.every((root) => {
    const frames = infinitive.form.framesOf(root)
    const ofObject = frames.length > 0 && frames.every((frame) => frame === 'thing' || frame === 'person')
    return (ofObject || MOVING.has(root)) && !IN_MIND.has(root)
  })
}

const MOVING: ReadonlySet<string> = new Set(
  'தூக்கு சும இழு தள்ளு நகர்த்து கட தாண்டு சமாளி கட்டுப்படுத்து தாங்கு'.split(' '),
)
/** What comes to one's mind is said with the dative, too; what one finds, reads out or opens may be for another. */
const IN_MIND: ReadonlySet<string> = new Set(
  'நம்பு வெறு மன்னி கண்டுபிடி தேர்ந்தெடு நேசி விரும்பு புரிந்துகொள் ஊகி மதி அடையாளம்காண்'.split(' '),
)

const MINE = /^(?:எனக்கு|எங்களுக்கு|நமக்கு)(?:[கசதப]்)?$/u

function isAble(person: Word): boolean {
  return person.isOnly('dative') && isPersonNoun(person) && PERSONAL.test(person.text)
}

/** `நோயால் … இல்லாததால் எனக்கு`: a clause of cause before it ends there. */
function opensClause({ previous }: Word): boolean {
  if (previous === undefined || roleOf(previous) === 'adverbial') return true
  // வலிப்பதால், இருந்ததால்.
  return previous.isOnly('participial-noun', 'instrumental')
}
