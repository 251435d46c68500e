import { memoize } from '../text/memoize.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Word } from '../text/word.ts'
import type { Case } from '../words/analysis.ts'
import { agreementOf, countsPeople, type Phrase, sumsUp } from './phrase.ts'
import { maybePossessor } from './possessor.ts'
import { roleOf } from './word-role.ts'

/** How a clause ends. `open`: the sentence ends without a verb. */
export type ClauseKind = 'finite' | 'relative' | 'adverbial' | 'nominalised' | 'open'

/** A phrase in the first case that may be the subject. `shared`: it may also be that of a clause inside. */
export interface SubjectCandidate extends Phrase {
  readonly attachment: 'sure' | 'shared'
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
  /** Words that the analyser does not know: any of them may be a subject. */
  readonly hasUnknown: boolean
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
  #unknown = false
  /** Whether nothing but modifiers stands after the last phrase in the first case. */
  #adjoins = false

  read(sentence: Sentence): readonly Clause[] {
    for (const word of sentence.words) {
      this.#add(word)
      if (isBroken(word)) this.#reset()
    }
    if (this.#nominatives.length > 0 || this.#complements.length > 0) this.#close('open', undefined, false)
    return this.#clauses
  }

  #add(word: Word): void {
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
        this.#unknown = true
        break
      case 'quotative':
        this.#quote()
        break
      case 'chain':
      case 'adverb':
      case 'postposition':
        this.#adjoins = false
        break
      case 'modifier':
        // What மற்றும் joins may be a subject or half of an object.
        if (isAnd(word)) this.#unknown = true
        break
    }
  }

  #push(word: Word): void {
    const kase = caseOf(word)
    if (kase === undefined) return
    if (kase !== 'nominative') {
      this.#complements.push(phrase(word, kase))
      this.#joinBefore()
      return
    }
    if (isCompoundModifier(word) || (isMeasure(word) && word.is('singular'))) return
    if (word.next !== undefined && roleOf(word.next) === 'postposition') {
      this.#complements.push(phrase(word, 'oblique'))
      return
    }
    const last = this.#nominatives.at(-1)
    if (sumsUp(word)) this.#nominatives.pop()
    else if (last !== undefined && this.#adjoins && isJoining(last.head, last.joined.at(-1))) {
      last.joined.push(word)
      return
    }
    this.#adjoins = true
    // வேலை may be வேல் in the accusative.
    const measured =
      isMeasure(word) || word.is('accusative') || (isMeasured(word) && this.#nominatives.length > 0)
    const attachment = measured ? 'shared' : 'sure'
    this.#nominatives.push({ ...phrase(word, 'nominative'), attachment, joined: [] })
  }

  /** `அதிகாரிகள் மற்றும் நிறுவனங்களை`: what stands before has the case of the last. */
  #joinBefore(): void {
    const last = this.#nominatives.at(-1)
    if (last !== undefined && this.#adjoins) {
      const end = last.joined.at(-1) ?? last.head
      if (isAnd(end.next)) this.#nominatives.pop()
      else if (end.tokenAfter === ',' || end.is('clitic-um')) last.attachment = 'shared'
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

  /** A clause inside the one being read. */
  #embed(kind: 'relative' | 'adverbial' | 'nominalised', verb: Word): void {
    const own = this.#takeOwn(verb)
    this.#adjoins = false
    this.#clauses.push({
      kind,
      verb,
      candidates: own === undefined ? [] : [{ ...own }],
      complements: this.#complements,
      hasUnknown: this.#unknown,
      quoted: false,
    })
    this.#complements = []
  }

  /** The subject of an embedded clause, if one stands there: taken away where another is left, else shared. */
  #takeOwn(verb: Word): Pending | undefined {
    const transitive = verb.isOnly('transitive') && !verb.is('passive')
    let last = this.#nominatives.at(-1)
    // A bare object: `பாடல் பாடிய`.
    while (last !== undefined && transitive && last.kind === 'things' && last.head.next === verb) {
      this.#nominatives.pop()
      last = this.#nominatives.at(-1)
    }
    if (last === undefined) return undefined
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

  #close(kind: 'finite' | 'open', verb: Word | undefined, quoted: boolean): void {
    this.#clauses.push({
      kind,
      verb,
      candidates: this.#nominatives,
      complements: this.#complements,
      hasUnknown: this.#unknown,
      quoted,
    })
    this.#reset()
  }

  #reset(): void {
    this.#nominatives = []
    this.#complements = []
    this.#unknown = false
    this.#adjoins = false
  }
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

function phrase(head: Word, kase: Case): Phrase {
  const { fits, kind } = agreementOf(head)
  return { head, case: kase, fits, kind, joined: [], maybePossessor: maybePossessor(head) }
}

/** Times, measures and places said without ending: how long, how far, where. */
function isMeasure(word: Word): boolean {
  return word.is('time') || word.is('unit') || word.is('position')
}

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
  if (next === undefined || !word.isOnly('irrational') || word.isA('pronoun')) return false
  // The doubling joins it to the next noun: `பள்ளிக் கட்டடத்தில்`.
  if (word.is('sandhi')) return roleOf(next) === 'head'
  return next.isOnly('rational', 'nominative') && !next.isA('pronoun')
}

/** `ரவியும்`, `ரவி,`, `ரவி மற்றும்`: another subject follows. */
function isJoining(head: Word, last: Word = head): boolean {
  return last.is('clitic-um') || last.tokenAfter === ',' || isAnd(last.next)
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
function caseOf(word: Word): Case | undefined {
  if (countsPeople(word) || sumsUp(word) || word.is('participial-noun', 'nominative')) return 'nominative'
  if (word.is('nominative')) return 'nominative'
  const other = OTHER_CASES.find((one) => word.is(one))
  if (other !== undefined) return other
  if (word.is('participial-noun')) return 'nominative'
  return word.is('genitive') ? 'genitive' : undefined
}
