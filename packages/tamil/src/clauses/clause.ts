import { memoize, memoizeForm } from '../text/memoize.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Word } from '../text/word.ts'
import type { Case } from '../words/analysis.ts'
import { finalVallinam } from '../words/vallinam.ts'
import { agreementOf, countsPeople, countsThings, type Phrase, sumsUp } from './phrase.ts'
import { maybePossessor } from './possessor.ts'
import { isNameInCase, isPlainName, mayPrecedeName, standsBehind } from './title.ts'
import { roleOf } from './word-role.ts'

/** How a clause ends. `open`: the sentence ends without a verb. */
export type ClauseKind = 'finite' | 'relative' | 'adverbial' | 'nominalised' | 'open'

/** A phrase in the first case that may be the subject. `shared`: it may also be that of a clause inside. */
export interface SubjectCandidate extends Phrase {
  readonly attachment: 'sure' | 'shared'
  /** Whether the noun after it may be its own: it is a possessor then, or the first part of a compound. */
  readonly maybePossessor: boolean
}

/** One clause of a sentence: its verb, and what belongs to it. */
export interface Clause {
  readonly kind: ClauseKind
  /** The verb that ends it; undefined for an `open` clause. */
  readonly verb: Word | undefined
  /** The phrases in the first case to its left that no clause inside it has taken, from left to right. */
  readonly candidates: readonly SubjectCandidate[]
  /** The phrases in other cases, and those of its participles, from left to right. */
  readonly complements: readonly Phrase[]
  /** Words that the analyser does not know, and மற்றும்: any of them may be a subject, or part of one. */
  readonly unknown: readonly Word[]
  /** Whether என்று or its like follows: someone says or thinks it. */
  readonly quoted: boolean
}

const HARD_BREAK = /[;:—–()"'“”‘’«»!?।…]/u

/**
 * The clauses of a sentence in the order of their verbs. A light dependency reading: Tamil puts every dependent before
 * what it depends on, so one pass from left to right with a stack of phrases finds whose they are. A relative, adverbial
 * or nominalised clause takes the phrases since the last one in the first case; that one is its own or that of the clause
 * around it, and stays on the stack as `shared`, unless another stands before it. Linear in the words.
 */
export const clausesOf = memoize((sentence: Sentence): readonly Clause[] => new ClauseReader().read(sentence))

const byVerb = memoize(
  (sentence: Sentence): ReadonlyMap<Word | undefined, Clause> =>
    new Map(clausesOf(sentence).map((clause) => [clause.verb, clause])),
)

/** The clause that a finite verb ends. */
export function clauseOf(verb: Word): Clause | undefined {
  return byVerb(verb.sentence).get(verb)
}

interface Pending extends SubjectCandidate {
  attachment: 'sure' | 'shared'
  joined: Word[]
}

class ClauseReader {
  readonly #clauses: Clause[] = []
  #nominatives: Pending[] = []
  #complements: Phrase[] = []
  #unknown: Word[] = []
  /** Whether nothing but modifiers stands after the last phrase in the first case. */
  #adjoins = false
  /** The last word of a title or name that is the last phrase in the first case. */
  #named: Word | undefined

  read(sentence: Sentence): readonly Clause[] {
    for (const word of sentence.words) {
      this.#add(word)
      if (isBroken(word)) this.#reset()
    }
    if (this.#nominatives.length > 0 || this.#complements.length > 0) this.#close('open', undefined, false)
    return this.#clauses
  }

  #add(word: Word): void {
    const before = this.#named
    this.#named = undefined
    if (before !== undefined && (this.#joinsNamed(word, before) || this.#growsName(word, before))) return
    switch (roleOf(word)) {
      case 'head':
        this.#push(word)
        break
      case 'finite':
        this.#close('finite', word, isQuotedBy(word.next))
        break
      case 'relative':
        this.#embed('relative', word)
        break
      case 'adverbial':
        this.#embed('adverbial', word)
        break
      case 'nominalised':
        this.#embed('nominalised', word)
        this.#push(word)
        break
      case 'unknown':
        this.#unknown.push(word)
        this.#adjoins = false
        break
      case 'quotative':
        this.#quote()
        break
      case 'chain':
        this.#dropObject(word)
        this.#adjoins = false
        break
      case 'adverb':
      case 'postposition':
        this.#adjoins = false
        break
      case 'modifier':
        // What மற்றும் joins may be a subject or half of an object.
        if (isAnd(word)) this.#unknown.push(word)
        break
    }
  }

  /** `நானும் என் நண்பன் செந்திலும்`: the name with its -உம் stands for both words. */
  #joinsNamed(word: Word, before: Word): boolean {
    const first = this.#nominatives.at(-2)
    if (first === undefined || !first.head.is('clitic-um') || !standsBehind(word, before)) return false
    if (!word.isOnly('nominative', 'rational') || !word.is('clitic-um') || !word.isA('name')) return false
    this.#nominatives.pop()
    first.joined.push(word)
    return true
  }

  /** `பிரதமர் அன்வார்`, `ஆளுநர் ஆர். என். ரவி`: the name is part of the phrase of the title, and honoured like it. */
  #growsName(word: Word, before: Word): boolean {
    const last = this.#nominatives.at(-1)
    if (last === undefined || !standsBehind(word, before)) return false
    const titled = last.kind === 'people' && last.fits[0] === 'he-honoured'
    if (word.analyses.length === 0) {
      const role = roleOf(word)
      const isName =
        titled && (role === 'unknown' || role === 'modifier') && finalVallinam(word.text) === undefined
      if (isName) this.#named = word
      return isName
    }
    // `மருத்துவர் ரவியைச் சந்தித்தான்`: the title may have the case of the name.
    if (titled && isNameInCase(word)) last.attachment = 'shared'
    if (!isPlainName(word) || isAnd(word.next)) return false
    if (!titled && maybePossessor(word) && !(word.next !== undefined && isPlainName(word.next))) return false
    this.#named = word
    const grown = candidate(word, last.attachment)
    const fits = titled ? last.fits : grown.fits
    this.#nominatives.splice(-1, 1, { ...grown, kind: 'people', fits })
    return true
  }

  #push(word: Word): void {
    const kase = caseOf(word)
    if (kase === undefined) return
    if (kase !== 'nominative') {
      this.#complements.push(phrase(word, kase))
      this.#joinBefore()
      return
    }
    // `செடிகளை எல்லாம்`: it counts what is done to.
    if (word.previous?.isOnly('accusative') && countsThings(word)) return
    // `குழந்தைகள் தினம்`: their day.
    const before = this.#nominatives.at(-1)
    if (before !== undefined && before.head === word.previous && isDayOf(word, before)) {
      this.#nominatives.splice(-1, 1, candidate(word, 'sure'))
      return
    }
    if ((isThroughout(word) || isGoal(word)) && this.#nominatives.length > 0) {
      this.#complements.push(phrase(word, 'locative'))
      return
    }
    if (isCompoundModifier(word) || isRepeated(word) || (isMeasure(word) && word.is('singular'))) return
    if (word.next !== undefined && (isGoverning(word.next, word) || isTogether(word.next))) {
      this.#complements.push(phrase(word, 'oblique'))
      return
    }
    if (this.#isResumed(word)) this.#close('open', undefined, false)
    const last = this.#nominatives.at(-1)
    if (last !== undefined && this.#adjoins && onlyCounts(word, last)) {
      // அவர்கள் alone may be one honoured person.
      if (last.fits[0] === 'they') this.#nominatives.splice(-1, 1, { ...last, fits: ['they'] })
      return
    }
    if (sumsUp(word) || (this.#adjoins && countsPersons(word, last))) this.#nominatives.pop()
    else if (last !== undefined && this.#adjoins && isJoining(word, last.joined.at(-1) ?? last.head)) {
      last.joined.push(word)
      return
    }
    this.#adjoins = true
    // வேலை may be வேல் in the accusative.
    const measured =
      isMeasure(word) || word.is('accusative') || (isMeasured(word) && this.#nominatives.length > 0)
    const added = candidate(word, measured ? 'shared' : 'sure')
    this.#nominatives.push(added)
    if (added.kind === 'people' && (mayPrecedeName(word) || mayNameJoined(word, this.#nominatives.at(-2))))
      this.#named = word
  }

  /** `என் தந்தை ஒரு மருத்துவர், அவர் …`: a subject and what he is; the pronoun begins anew. */
  #isResumed(word: Word): boolean {
    const [subject, predicate] = this.#nominatives.slice(-2)
    if (predicate === undefined || subject === undefined || predicate.head.index !== word.index - 1)
      return false
    if (predicate.head.tokenAfter !== ',' || predicate.joined.length > 0 || subject.joined.length > 0)
      return false
    return PRONOUN.test(word.text) && subject.head.tokenAfter === ' '
  }

  /** `அதிகாரிகள் மற்றும் நிறுவனங்களை`: what stands before has the case of the last. */
  #joinBefore(): void {
    const last = this.#nominatives.at(-1)
    if (last !== undefined && this.#adjoins) {
      const end = last.joined.at(-1) ?? last.head
      if (isAnd(end.next)) this.#nominatives.pop()
      else if (end.tokenAfter === ',') last.attachment = 'shared'
    }
    this.#adjoins = false
  }

  /** `… தகுதியானவர்கள் என்பதை`: what is said or thought may end without a verb, and have the subject. */
  #quote(): void {
    this.#nominatives.pop()
    for (const one of this.#nominatives) one.attachment = 'shared'
    this.#complements = []
    this.#adjoins = false
  }

  /** `குருவிகள் இரை தேடிப் பறந்தன`: what a participle with an object has right before it is that object. */
  #dropObject(verb: Word): void {
    const last = this.#nominatives.at(-1)
    if (this.#nominatives.length < 2 || last?.kind !== 'things' || last.head.next !== verb) return
    if (verb.isOnly('transitive') && !verb.is('passive')) this.#nominatives.pop()
  }

  /** A clause inside the one being read. */
  #embed(kind: 'relative' | 'adverbial' | 'nominalised', verb: Word): void {
    const own = this.#takeOwn(verb)
    this.#adjoins = false
    this.#clauses.push({
      kind,
      verb,
      candidates: own === undefined ? [] : [{ ...own }],
      complements: this.#complements,
      unknown: this.#unknown,
      quoted: false,
    })
    this.#complements = []
  }

  /** The subject of an embedded clause, if one stands there: taken away where another is left, else shared. */
  #takeOwn(verb: Word): Pending | undefined {
    if (fallsBefore(verb)) return undefined
    const transitive = verb.isOnly('transitive') && !verb.is('passive')
    let last = this.#nominatives.at(-1)
    // A bare object: `பாடல் பாடிய`.
    while (last !== undefined && transitive && last.kind === 'things' && last.head.next === verb) {
      this.#nominatives.pop()
      last = this.#nominatives.at(-1)
    }
    if (last === undefined || this.#saysOfNoun(verb, last)) return undefined
    if (last.kind === 'things' && !verb.is('transitive')) {
      this.#nominatives.pop()
      return last
    }
    const before = this.#nominatives.at(-2)
    const another = before !== undefined && before.kind === 'people' && !before.maybePossessor
    if (another && last.kind === 'people') this.#nominatives.pop()
    else if (!happens(verb)) last.attachment = 'shared'
    return last
  }

  /** `மேசையில் இருந்த ஏடுகளை`, `முகாமில் தங்கிய மக்களை`, `வழங்கப்பட்ட பரிசை`: the noun after the participle is its subject. */
  #saysOfNoun(verb: Word, { head, kind, maybePossessor }: Pending): boolean {
    if (maybePossessor || !verb.is('relative-participle') || head.next === verb) return false
    if (kind === 'people' && verb.isOnly('passive')) return true
    const placed = this.#complements.some(
      ({ head: place, case: kase }) => PLACES.has(kase) && place.next === verb,
    )
    const being = verb.hasLemma('இரு') || verb.hasLemma('உள்') || verb.hasLemma('கிட')
    return (
      placed && (being || (verb.isOnly('intransitive') && verb.next?.isOnly('rational', 'plural') === true))
    )
  }

  #close(kind: 'finite' | 'open', verb: Word | undefined, quoted: boolean): void {
    this.#clauses.push({
      kind,
      verb,
      candidates: this.#nominatives,
      complements: this.#complements,
      unknown: this.#unknown,
      quoted,
    })
    this.#reset()
  }

  #reset(): void {
    this.#nominatives = []
    this.#complements = []
    this.#unknown = []
    this.#adjoins = false
    this.#named = undefined
  }
}

const PRONOUN = /^[அஇ]வ(?:ன்|ள்|ர்|ை)$|^[அஇ]து$/u

const PLACES: ReadonlySet<Case> = new Set<Case>(['locative', 'ablative', 'dative'])

/** `மாலை மயங்கியதும்`, `மாலையானதும்`, `விடிந்ததும்`: the time has come; nobody did it. */
function fallsBefore(verb: Word): boolean {
  const { previous, text } = verb
  return (
    TIME_COMES.test(text) || (FALLS.test(text) && previous?.is('time') === true && previous.is('nominative'))
  )
}

const TIME_COMES = /^(?:விடி|இருட்ட|(?:மாலை|காலை|இரவ|பொழுத|நேரம).*(?:ான|ாகி))/u
const FALLS = /^(?:மயங்|சாய்|முடி|விடி|கழி|நெருங்|ஆன|வந்தத|தொடங்)/u

/** Whether a name that is joined to the subject before may follow: நண்பன் of `நானும் என் நண்பன் செந்திலும்`. */
function mayNameJoined(word: Word, before: Pending | undefined): boolean {
  return (
    before?.head.is('clitic-um') === true && word.isOnly('rational', 'nominative') && !word.isA('pronoun')
  )
}

/** Whether a mark that ends a clause stands between a word and the next. */
function isBroken({ sentence, index, tokenIndex }: Word): boolean {
  const end = sentence.words[index + 1]?.tokenIndex ?? tokenIndex + 1
  for (let place = tokenIndex + 1; place < end; place++) {
    const kind = sentence.kindAt(place)
    if (
      kind !== 'space' &&
      kind !== 'number' &&
      (kind !== 'punctuation' || HARD_BREAK.test(sentence.textAt(place)))
    )
      return true
  }
  return false
}

/** `வீராங்கனைகள் இருவர்`, `தாதியர் பலர்`. */
function countsPersons(word: Word, last: Pending | undefined): boolean {
  return (
    last?.kind === 'people' && last.head.isA('noun') && /^(?:இரு|மூ|நால்|ஐ)வர்$|^(?:பல|சில)ர்$/u.test(word.text)
  )
}

/** A postposition; `நீ மட்டும்`, `அவன் தான்` are still the subject. */
function isGoverning(next: Word, word: Word): boolean {
  // `அக்காவும் தங்கையும் சேர்ந்து`: both do it.
  if (word.is('clitic-um') && /^(?:சேர்ந்து|இணைந்து)/u.test(next.text)) return false
  if (isCause(next)) return true
  return roleOf(next) === 'postposition' && !/^(?:மட்டும்|மட்டுமே|தான்|கூட)$/u.test(next.text)
}

/** `மூடுபனி காரணமாகப் புறப்படவில்லை`. */
const isCause = memoizeForm(({ text }: Word): boolean => CAUSE.test(text))
const CAUSE = /^(?:காரணமாக|நிமித்தமாக|சம்பந்தமாக|வாயிலாக|மூலமாக)[க்ச்த்ப்]*$/u

/** `குற்றவாளிகள் மூவரை`: the case of the second is that of both. */
const isTogether = memoizeForm(({ text }: Word): boolean => TOGETHER.test(text))
const TOGETHER = /^(?:இரு|மூ|நால்|ஐ|அனை|பல|சில|ஒரு)(?:வ)?ர(?:ை|ுக்கு|ிடம்|ுடன்|ுடைய|ின்|ால்)/u

/** `நாங்கள் அனைவரும்`, `வண்டிகள் எல்லாம்`: the word before says the person. */
function onlyCounts(word: Word, last: Pending): boolean {
  if (last.joined.length > 0) return false
  if (countsPeople(word)) return last.head.isA('pronoun') && last.kind === 'people'
  return countsThings(word) && last.fits[0] === 'those'
}

function phrase(head: Word, kase: Case): Phrase {
  const { fits, kind } = agreementOf(head)
  return { head, case: kase, fits, kind, joined: [] }
}

function candidate(head: Word, attachment: 'sure' | 'shared'): Pending {
  const { fits, kind } = agreementOf(head)
  return {
    head,
    case: 'nominative',
    fits,
    kind,
    joined: [],
    attachment,
    maybePossessor: maybePossessor(head),
  }
}

/** Times, measures and places said without ending: how long, how far, where. */
function isMeasure(word: Word): boolean {
  return (
    word.is('time') || (word.is('unit') && !word.is('body') && !NUMBER.test(word.text)) || word.is('position')
  )
}

/** `கூட்டம் கூட்டமாக`: said twice, of which the second makes an adverb of it. */
function isRepeated({ text, next }: Word): boolean {
  return next?.is('adverbial') === true && next.text.length > text.length && next.hasLemma(text)
}

function isDayOf({ text }: Word, { head }: Pending): boolean {
  return /^(?:தினம்|நாள்|ஆண்டு|வாரம்|மாதம்)$/u.test(text) && head.isOnly('plural')
}

/** `உலகம் முழுவதும்`, `ஊர் எங்கும்`: where. */
function isThroughout({ next }: Word): boolean {
  return next !== undefined && saysThroughout(next)
}

const saysThroughout = memoizeForm(({ text }: Word): boolean => THROUGHOUT.test(text))
const THROUGHOUT = /^(?:முழு(?:வ)?தும்|முழுக்க|எங்கும்|எங்கிலும்|பூராவும்|நெடுக|நெடுகிலும்)$/u

/** `அவர்கள் வீடு திரும்பினர்`, `குழு சென்னை வந்தது`: where to, without ending. */
function isGoal(word: Word): boolean {
  const { next } = word
  if (next === undefined || !word.is('place') || !word.isOnly('irrational', 'nominative')) return false
  if (word.is('clitic-um')) return false
  return next.isA('verb') && MOVING.some((lemma) => next.hasLemma(lemma))
}

const MOVING = ['திரும்பு', 'செல்', 'போ', 'வா', 'சேர்'] as const

/** `மாணவர்களின் எண்ணிக்கை`: what is counted, no measure. */
const NUMBER = /^(?:எண்ணிக்கை|அளவு|விலை|மதிப்பு|விகிதம்|தரம்)$/u

/** What only things and events do: `பிரதமர் நேற்று நடந்த கூட்டத்தில்`. */
const HAPPENING: ReadonlySet<string> = new Set(['நடைபெறு', 'நிகழ்', 'ஏற்படு', 'பெய்', 'கிடை', 'உண்டாகு'])

function happens(verb: Word): boolean {
  const event =
    verb.next !== undefined &&
    ['event', 'action', 'abstract', 'group'].some((kind) =>
      verb.next?.analyses.some(({ features }) => features.some((one) => one === kind)),
    )
  return verb.analyses.some(({ lemma }) => HAPPENING.has(lemma) || (lemma === 'நட' && event))
}

/** `மலர் 1000 பிரதிகள்`: so many of what is named before. */
function isMeasured({ sentence, tokenIndex }: Word): boolean {
  return sentence.kindAt(tokenIndex - 2) === 'number'
}

/** `விளையாட்டு வீரர்கள்`, `நகரசபை உறுப்பினர்கள்`: a thing right before people is the first part of a compound. */
function isCompoundModifier(word: Word): boolean {
  const { next } = word
  if (next === undefined || !namesThing(word)) return false
  // `கோபுரங்கள் பாண்டியர் காலத்தில்`: in their days.
  if (next.next?.hasLemma('காலம்') === true) return false
  // The doubling joins it to the next noun: `பள்ளிக் கட்டடத்தில்`, `ஊர்ப் பெரியவர்கள்`.
  if (finalVallinam(word.text) !== undefined) return roleOf(next) === 'head' || roleOf(next) === 'modifier'
  return next.isOnly('rational', 'nominative') && !next.isA('pronoun')
}

/** Whether it is a thing in the first case, no pronoun and without -உம். */
const namesThing = memoizeForm((word: Word): boolean => {
  if (!word.is('nominative') || word.isA('pronoun') || word.is('clitic-um')) return false
  return word.analyses.every(
    ({ features }) => !features.includes('nominative') || features.includes('irrational'),
  )
})

/** `ரவியும்`, `ரவி,`, `ரவி மற்றும்`: another subject follows. */
function isJoining(word: Word, last: Word): boolean {
  if (last.is('clitic-um')) return word.is('clitic-um')
  return last.tokenAfter === ',' || isAnd(last.next)
}

function isAnd(word: Word | undefined): boolean {
  return word?.text === 'மற்றும்'
}

function isQuotedBy(next: Word | undefined): boolean {
  return next !== undefined && roleOf(next) === 'quotative'
}

const OTHER_CASES = [
  'accusative',
  'dative',
  'locative',
  'instrumental',
  'sociative',
  'ablative',
  'vocative',
] as const

/** The case of a noun; the first case only where no reading has another. */
const caseOf = memoizeForm((word: Word): Case | undefined => {
  if (countsPeople(word) || sumsUp(word) || word.is('participial-noun', 'nominative')) return 'nominative'
  if (word.is('nominative')) return 'nominative'
  const other = OTHER_CASES.find((one) => word.is(one))
  if (other !== undefined) return other
  if (word.is('participial-noun')) return 'nominative'
  return word.is('genitive') ? 'genitive' : undefined
})
