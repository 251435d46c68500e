import { isPerson, putInCase } from '../../clauses/government.ts'
import { nominalsBefore, verbsAfter } from '../../clauses/nominals-before.ts'
import { rootsOf } from '../../clauses/verb-root.ts'
import { roleOf } from '../../clauses/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { CaseFrame } from '../../words/case-frames.ts'
import { WRONG_CASES, type WrongCase } from '../../words/wrong-cases.ts'
import { defineRule } from '../rule.ts'

const BY_VERB: ReadonlyMap<string, readonly WrongCase[]> = byVerb()

function byVerb(): Map<string, WrongCase[]> {
  const slots = new Map<string, WrongCase[]>()
  for (const slot of WRONG_CASES)
    for (const verb of slot.verbs.trim().split(/\s+/)) slots.set(verb, [...(slots.get(verb) ?? []), slot])
  return slots
}

/** The root of `நன்றி+கூறு`, and of `பாதி+passive`. */
function rootOf(verb: string): string {
  const [first = verb, second] = verb.split('+')
  return second === undefined || second === PASSIVE ? first : second
}

const PASSIVE = 'passive'

export default defineRule({
  id: 'grammar/verb-case',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்னும் வினையோடு ‘{found}’ இந்த வேற்றுமையில் வராது; ‘{suggestion}’ என்று வர வேண்டும்.',
    en: 'The verb ‘{verb}’ takes another case here: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    {
      wrong: 'விழாவுக்கு வந்தவர்கள் [தலைவருக்குப்] பணிவோடு வணங்கினார்கள்.',
      right: 'விழாவுக்கு வந்தவர்கள் தலைவரைப் பணிவோடு வணங்கினார்கள்.',
    },
    { wrong: 'நாம் [பெரியோர்களுக்குப்] போற்றி வாழ வேண்டும்.', right: 'நாம் பெரியோர்களைப் போற்றி வாழ வேண்டும்.' },
    { wrong: 'வீரர்கள் [கோட்டையில்] முற்றுகையிட்டனர்.', right: 'வீரர்கள் கோட்டையை முற்றுகையிட்டனர்.' },
    { wrong: 'இளைஞன் [கம்பிக்கு] வளைத்துக் காட்டினான்.', right: 'இளைஞன் கம்பியை வளைத்துக் காட்டினான்.' },
    { wrong: 'அவர் [கிராமத்துக்குப்] பணிபுரிந்து வருகிறார்.', right: 'அவர் கிராமத்தில் பணிபுரிந்து வருகிறார்.' },
    { wrong: 'கழிவுகள் [ஆற்றைக்] கலந்தன.', right: 'கழிவுகள் ஆற்றில் கலந்தன.' },
    { wrong: 'நாங்கள் [மேயருக்குச்] சந்தித்து மனு கொடுத்தோம்.', right: 'நாங்கள் மேயரைச் சந்தித்து மனு கொடுத்தோம்.' },
    { wrong: 'நாம் [இயற்கைக்குப்] பாதுகாக்க வேண்டும்.', right: 'நாம் இயற்கையைப் பாதுகாக்க வேண்டும்.' },
    { wrong: 'அமைச்சர் [விழாவைத்] தலைமை தாங்கினார்.', right: 'அமைச்சர் விழாவுக்குத் தலைமை தாங்கினார்.' },
    { wrong: '[பெற்றோரை] நன்றி கூறக் கடமைப்பட்டுள்ளேன்.', right: 'பெற்றோருக்கு நன்றி கூறக் கடமைப்பட்டுள்ளேன்.' },
    { wrong: 'அவர்கள் [பகைவரைத்] துணிவாகப் போரிட்டார்கள்.', right: 'அவர்கள் பகைவருடன் துணிவாகப் போரிட்டார்கள்.' },
  ],
  allows: [
    'பெரியோர்களுக்குப் போற்றிப் பரிசு வழங்கினார்.',
    'அவனுக்குப் பரிசு கொடுத்துப் பாராட்டினார்.',
    'மாணவர்களை ஆற்றில் குளிக்க அனுப்பினார்.',
    'குழந்தையைப் பள்ளியில் சேர்த்தார்.',
    'அவரை மதுரையில் வசிக்கும்போது சந்தித்தேன்.',
    'எனக்கு அவனை மறக்க முடியாது.',
    'பாலைக் குடித்துவிட்டு அமர்ந்தான்.',
    'அவனைத் தங்கச் சொன்னார்.',
    'அந்தக் காட்சியை அமர்ந்து பார்த்தோம்.',
  ],
  when: { lemmas: [...new Set([...BY_VERB.keys()].map(rootOf))] },
  check(word, knowledge) {
    if (!word.analyses.every(({ class: kind }) => kind === 'verb') || word.is('causative')) return undefined
    const roots = rootsOf(word)
    const [root] = roots
    if (root === undefined || roots.length > 1) return undefined
    const before = nominalsBefore(word)
    for (const { slot, nouns } of slotsOf(word, root, before)) {
      const noun = nouns.find((one) => !isAside(one) || one.isOnly(slot.wrong))
      if (noun === undefined || !isWrong(noun, slot) || !isItsOwn(noun, word, root, nouns, slot)) continue
      return putInCase(noun, slot.wanted, knowledge, { captures: { verb: word.text } })
    }
    return undefined
  },
})

interface OpenSlot {
  readonly slot: WrongCase
  /** The nouns that it may be said of, the nearest first. */
  readonly nouns: readonly Word[]
}

/** What is said of the verb by itself, of its passive, and with the bare noun right before it: `நன்றி கூறினார்`. */
function slotsOf(verb: Word, root: string, nouns: readonly Word[]): OpenSlot[] {
  const named = (name: string, rest: readonly Word[]) =>
    (BY_VERB.get(name) ?? []).map((slot) => ({ slot, nouns: rest }))
  if (verb.is('passive')) return [...named(root, nouns), ...named(`${root}+${PASSIVE}`, nouns)]
  const [bare, ...others] = nouns
  if (bare === undefined || !isBareObject(bare, verb)) return named(root, nouns)
  const phrases = new Set(bare.analyses.map(({ lemma }) => `${lemma}+${root}`))
  return [...named(root, nouns), ...[...phrases].flatMap((phrase) => named(phrase, others))]
}

/** How something is done (`மரியாதையோடு`, `அன்பால்`) or how much; no verb of the tables governs it. */
function isAside(noun: Word): boolean {
  if (!noun.isOnly('irrational')) return false
  return noun.isOnly('sociative') || noun.isOnly('instrumental') || noun.is('time') || isAmount(noun)
}

/** `ஆயிரம் ரூபாய் கடன்`. */
function isAmount(noun: Word): boolean {
  return noun.is('unit') && noun.is('nominative')
}

/** Whether a clause ends with the verb, so that no later verb governs what stands right before it. */
function isOver(verb: Word): boolean {
  const role = roleOf(verb)
  return role === 'finite' || role === 'adverbial'
}

function isWrong(noun: Word, { wrong, nouns }: WrongCase): boolean {
  if (!noun.isOnly(wrong) || noun.is('clitic-um')) return false
  if (nouns === 'people') return isPerson(noun)
  if ('lemmas' in nouns) return noun.analyses.every(({ lemma }) => nouns.lemmas.has(lemma))
  return noun.analyses.every(({ features }) => nouns.some((kind) => features.includes(kind)))
}

/** Whether no other verb can have given the noun its case. */
function isItsOwn(
  noun: Word,
  verb: Word,
  root: string,
  nouns: readonly Word[],
  { wrong, wanted, nouns: kinds }: WrongCase,
): boolean {
  const later = verbsAfter(verb)
  if (wanted === 'accusative') {
    if (verb.is('passive') || verb.is('relative-participle')) return false
    if (nouns.some((one) => one !== noun && (one.is('accusative') || isBareObject(one, verb)))) return false
    if (verb.is('infinitive') && !verb.is('verbal-participle') && !MODAL.test(verb.next?.text ?? ''))
      return false
    if (!isPerson(noun) || (noun.next === verb && NEEDS_OBJECT.has(root))) return true
    return !later.some((one) => !MODAL.test(one.text) && wantsReceiver(one))
  }
  if (kinds !== 'people' && 'lemmas' in kinds && noun.next === verb) return isOver(verb)
  if (nouns.some((one) => one !== noun && one.is(wanted))) return false
  if (wrong !== 'accusative' && noun.next === verb && verb.is('passive')) return true
  if (wrong !== 'accusative')
    return roleOf(verb) === 'finite' || later.every((one) => one.isOnly('intransitive'))
  if (roleOf(verb) === 'finite') return true
  return later.length > 0 && later.every((one) => one.isOnly('intransitive') && !one.is('causative'))
}

/** Hardly ever without an object in words, so that a dative right before them is none of a later verb: `அமைச்சருக்குச் சந்தித்து`. */
const NEEDS_OBJECT: ReadonlySet<string> = new Set(
  'சந்தி நம்பு துரத்து தாக்கு கொல் வெல் தோற்கடி நேசி காதலி கவனி பின்பற்று'.split(' '),
)

function isBareObject(noun: Word, verb: Word): boolean {
  return noun.next === verb && noun.is('irrational', 'nominative')
}

const MODAL = /^வேண்ட/u

const RECEIVING: ReadonlySet<CaseFrame> = new Set(['give', 'towards', 'experience', 'goal'])

function wantsReceiver(verb: Word): boolean {
  return rootsOf(verb).some((root) => verb.form.framesOf(root).some((frame) => RECEIVING.has(frame)))
}
