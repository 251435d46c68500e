import { memoize } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { worded } from '../../../../text/worded.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type MeaningWords, meaningsOf, type State } from '../../meaning-words.ts'
import { isAsserted, isAssertedUntil } from '../reading/assertion.ts'
import { nounOf } from '../reading/contradiction.ts'
import { heldByWriter } from '../reading/own-opinion.ts'
import type { People } from '../reading/people.ts'
import { MUST, MUST_NOT, type Predicate, type Proposition, verbOf } from '../reading/proposition.ts'
import { termsOf, WRITER } from '../reading/terms.ts'
import { judgedAction } from './judged-actions.ts'

const MAX_WORDS = 18
/** Both may be true: an exception, another, a change, a thing only likened. */
const reserves = worded(
  /^(?:தவிர|தவிர்த்து|பதிலாக|மாறாக|இன்றி|பக்கத்து|அண்டை|அயல்|எதிர்த்த|வெளியூர்|அன்றி|வேறு|மற்ற|பிற|ஏனைய|மற்றொரு|இன்னொரு|அடுத்த|மறுநாள்|பிறகு|பின்னர்|பின்பு|மீண்டும்|மறுபடியும்|ஆனால்|ஆனாலும்|ஆயினும்|எனினும்|இருந்தாலும்|இருப்பினும்|முதலில்|தொடக்கத்தில்|இறுதியில்|ஒருவழியாக|சற்று|ஓரளவு|பாதி|போல|போன்றது|போன்றவர்|அல்லது|இனி|மட்டுமல்ல|மட்டும்)$|ாமல்$/u,
)

/** Reads what the clauses of a sentence say. What is asked, supposed or another's opinion says nothing. */
export function propositionsOf(sentence: Sentence, people: People, meanings: MeaningWords): Proposition[] {
  const held = heldByWriter(sentence)
  if (sentence.words.length > MAX_WORDS) return []
  if (held === undefined ? !isAsserted(sentence) : !isAssertedUntil(sentence, held)) return []
  if (sentence.words.some(reserves)) return []
  const judged = judgedAction(sentence, meanings)
  const predicates =
    judged === undefined ? predicatesOf(sentence) : [...predicatesOf(sentence).slice(0, -1), judged]
  return predicates.map((predicate) => {
    const { word, relation, affirms } = predicate
    const within = predicate.until === undefined ? sentence.words : sentence.words.slice(0, predicate.until)
    const said = within.filter((one) => !predicate.words.includes(one))
    const terms = termsOf(said, people, meanings)
    const states = relation === undefined || predicate.mood === 'is' ? statesOf(word, affirms, meanings) : []
    const verb = relation ?? nounOf(word)
    return {
      sentence,
      relation,
      meanings: meanings.paraphrases.get(verb) ?? meaningsOf(word, meanings.paraphrases),
      states,
      affirms,
      mood: predicate.mood,
      told: predicate.told,
      isPresupposed: predicate.isPresupposed,
      terms: sentence.lastWord?.is('finite', 'first') && held === undefined ? [...terms, WRITER] : terms,
    }
  })
}

/** A state that is denied is the other of the two only where it is denied by its own word. */
function statesOf(word: Word, affirms: boolean, { states }: MeaningWords): readonly State[] {
  if (!affirms) return []
  const said = meaningsOf(word, states)
  return !LACKING.test(word.text) || states.has(word.text) ? said : said.map(otherOf)
}

/** ஆழமற்றது, பொறுமையில்லாதவர். */
const LACKING = /(?:அற்ற|மற்ற|யற்ற|ில்லாத|ின்மை)/u

const otherOf = ({ pair, side }: State): State => ({ pair, side: side === 'one' ? 'other' : 'one' })

const EXISTS: ReadonlySet<string> = new Set(['உள்', 'இரு', 'உண்டு', 'காண்'])
/** The relation of what is there. */
export const THERE_IS = 'உள்'
const ABSENT = /^(?:இல்லை|இல்லவே|கிடையாது|இல்லையே)$/u
const CANNOT = /^(?:முடியாது|இயலாது|முடியவில்லை|இயலவில்லை)$/u
/** What one cannot do always one may do now. */
const ALWAYS = /^(?:எப்போதும்|எப்பொழுதும்|எந்நேரமும்|நாள்தோறும்|தினமும்)$/u
const REFUSES = /^மாட்ட/u

const predicatesOf = memoize((sentence: Sentence): readonly Predicate[] => {
  const { lastWord, words } = sentence
  if (lastWord === undefined) return []
  const held = heldByWriter(sentence)
  const main = held === undefined ? mainOf(lastWord) : heldBy(held)
  const embedded = words.flatMap((word) => (word.isLast ? [] : (relativeOf(word) ?? [])))
  const because = words.flatMap((word) =>
    BECAUSE.test(withoutVallinam(word.text)) ? (reasonOf(word) ?? []) : [],
  )
  const causes = words.flatMap((word) => causeOf(word) ?? [])
  return [...embedded, ...because, ...causes, ...(main === undefined ? [] : [main])]
})

/** `வற்றிவிடுவதால்`, `வற்றாததால்`: what it is the cause of takes it as known. */
function causeOf(word: Word): Predicate | undefined {
  if (!word.is('participial-noun', 'instrumental') || verbOf(word) === undefined || word.isA('noun'))
    return undefined
  const told = word.is('past') && !word.is('negative') ? 'past' : 'present'
  return {
    ...plain(word),
    affirms: !word.is('negative'),
    mood: 'is',
    told,
    isPresupposed: true,
    until: word.index + 1,
  }
}

/** What the writer holds, without the words that it is held. */
function heldBy(held: Word): Predicate | undefined {
  const main = mainOf(held)
  return main && { ...main, until: held.index + 1 }
}

const BECAUSE = /^(?:என்பதால்|என்பதே|என்பதனால்)$/u

/** `வீடு பெரியது என்பதால்`: what stands before is so. */
function reasonOf(because: Word): Predicate | undefined {
  const predicate = because.previous && (nominal(because.previous) ?? mainOf(because.previous))
  return predicate && { ...predicate, until: because.index }
}

/** What the sentence as a whole says: by its last words. */
function mainOf(last: Word): Predicate | undefined {
  const said = withoutVallinam(last.text)
  const { previous } = last
  const base = { isPresupposed: false, told: 'present' as const }
  const verb = previous && verbOf(previous)
  if (previous !== undefined && verb !== undefined && previous.is('infinitive')) {
    if (MUST.test(said)) return { ...base, ...by(previous, last), affirms: true, mood: 'ought' }
    if (MUST_NOT.test(said)) return { ...base, ...by(previous, last), affirms: false, mood: 'ought' }
    if (CANNOT.test(said) && last.sentence.words.some(({ text }) => ALWAYS.test(text))) return undefined
    if (CANNOT.test(said) || REFUSES.test(said))
      return { ...base, ...by(previous, last), affirms: false, mood: 'is' }
  }
  if (ABSENT.test(said) && previous !== undefined) {
    const isDone = verb !== undefined && previous.is('participial-noun')
    if (isDone) return { ...base, ...by(previous, last), affirms: false, mood: 'is' }
    return { ...base, word: last, relation: THERE_IS, words: [last], affirms: false, mood: 'is' }
  }
  if (MUST.test(said) || MUST_NOT.test(said) || CANNOT.test(said)) return undefined
  const isTold = last.is('finite') || (CUSTOM_DENIED.test(last.text) && !last.sentence.words.some(isOfSome))
  return verbOf(last) !== undefined && isTold ? finite(last) : nominal(last)
}

/** `உறங்குவதில்லை`: what is never done. */
const CUSTOM_DENIED = /வதில்லை$|ப்பதில்லை$/u
/** `சில நேரங்களில்`, `இந்த நோயை`: not of all. */
const isOfSome = ({ text }: Word) => /^(?:சில|சிலநேரம்|சிலசமயம்|இந்த(?:[கசதப]்)?)$/u.test(text)

function finite(word: Word): Predicate | undefined {
  if (word.is('permissive')) return { ...plain(word), affirms: true, mood: 'ought', told: 'present' }
  const negative = word.is('negative') || /(?:வில்லை|தில்லை)$/u.test(word.text)
  const told = word.is('past') || /வில்லை$/u.test(word.text) ? 'past' : 'present'
  const noun = carried(word)
  const isCarried = noun !== undefined
  return {
    ...plain(word),
    ...(isCarried ? { word: noun, words: [noun, word] } : {}),
    relation: isCarried ? nounOf(noun) : relationOf(word),
    affirms: !negative,
    mood: 'is',
    told,
  }
}

/** `மட்காத பொருள்` at the end, `பெரியது`, `சோம்பேறி`. */
function nominal(last: Word): Predicate | undefined {
  if (!last.isA('noun') && !last.isA('adjective')) return undefined
  const { previous } = last
  if (previous?.is('relative-participle') && verbOf(previous) !== undefined && KINDS.test(nounOf(last)))
    return {
      ...by(previous, last),
      affirms: !previous.is('negative'),
      mood: 'is',
      told: previous.is('past') && !previous.is('negative') ? 'past' : 'present',
      isPresupposed: false,
    }
  return { ...plain(last), relation: undefined, affirms: true, mood: 'is', told: 'present' }
}

const KINDS = /^(?:பொருள்|விலங்கு|பறவை|மனிதர்|மனிதன்|ஊர்|இடம்|ஒன்று|உயிர்|செடி|மரம்|நாடு)$/u

/** A participle before its noun: what it says is taken as known. */
function relativeOf(word: Word): Predicate | undefined {
  const { next } = word
  const verb = verbOf(word)
  if (verb === undefined || next === undefined || !word.is('relative-participle') || word.isA('noun'))
    return undefined
  if (/^(?:சென்ற|போன|கடந்த|வரும்|என்ற|என்னும்|ஆன|தகுந்த)$/u.test(word.text) && next.is('time')) return undefined
  if (next.is('time') || next.isA('particle') || next.isA('postposition')) return undefined
  const noun = carried(word)
  return {
    word: noun ?? word,
    relation: noun === undefined ? relationOf(word) : nounOf(noun),
    words: noun === undefined ? [word] : [noun, word],
    affirms: !word.is('negative'),
    mood: 'is',
    told: word.is('past') && !EXISTS.has(verb) ? 'past' : 'present',
    isPresupposed: true,
  }
}

/** Verbs that only carry the noun before them: `வெற்றி பெற்றான்`, `தோல்வி அடைந்த`. */
const CARRIES: ReadonlySet<string> = new Set(['பெறு', 'அடை', 'ஆகு', 'செய்', 'கொள்', 'அளி', 'வழங்கு', 'படு'])

function carried(verb: Word): Word | undefined {
  const { previous } = verb
  const lemma = verbOf(verb)
  if (previous === undefined || lemma === undefined || !CARRIES.has(lemma)) return undefined
  const isAction = previous.is('abstract') || previous.is('action')
  return isAction && previous.is('nominative') && previous.isA('noun') ? previous : undefined
}

function relationOf(word: Word): string | undefined {
  const lemma = verbOf(word)
  return lemma !== undefined && EXISTS.has(lemma) ? THERE_IS : lemma
}

const by = (verb: Word, end: Word) => ({ word: verb, relation: relationOf(verb), words: [verb, end] })

const plain = (word: Word) => ({
  word,
  words: [word],
  relation: relationOf(word),
  isPresupposed: false,
})
