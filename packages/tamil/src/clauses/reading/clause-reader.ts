import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { Clause } from './clause.ts'
import { closesSpeech, isBroken, isCalled, isQuotedBy, opensSpeech } from './clause-end.ts'
import { takeEmbeddedSubject } from './embedded-subject.ts'
import { dropList, endsList, joinsLast, linksList } from './lists.ts'
import { growName, honoured, honoursBefore, joinName, mayNameJoined } from './named-phrase.ts'
import {
  caseOfNoun,
  countsPersons,
  countsThose,
  isAnd,
  isMeasure,
  isMeasured,
  isPersons,
  onlyCounts,
  phrase,
} from './nominative-phrase.ts'
import { isOneHonoured } from './one-honoured.ts'
import { type PendingSubject, pendingSubject } from './pending-subject.ts'
import { countsList, type Phrase, sumsUp } from './phrase.ts'
import { isSetAside } from './set-aside.ts'
import {
  dropObject,
  isOfThese,
  isResumed,
  isTimeSaid,
  joinOwned,
  shareQuoted,
  whoSays,
} from './subjects-waiting.ts'
import { isCalledByName, isHonorific, isInitial, mayPrecedeName, standsBehind } from './title.ts'
import { isTopic } from './topic.ts'
import { roleOf } from './word-role.ts'

/** The clauses of a sentence, by one pass from left to right. */
export function readClauses(sentence: Sentence): readonly Clause[] {
  return new ClauseReader().read(sentence)
}

class ClauseReader {
  readonly #clauses: Clause[] = []
  #nominatives: PendingSubject[] = []
  #complements: Phrase[] = []
  #unknown: Word[] = []
  /** Whether nothing but modifiers stands after the last phrase in the nominative. */
  #adjoins = false
  /** The last word of a title or name that is the last phrase in the nominative. */
  #named: Word | undefined
  /** What stands before words in quotation marks, which are said by it: `பாட்டி, “யார் நீ?” என்று கேட்டாள்`. */
  #beforeSpeech: readonly PendingSubject[] = []

  read(sentence: Sentence): readonly Clause[] {
    for (const word of sentence.words) {
      this.#add(word)
      if (!isBroken(word)) continue
      if (opensSpeech(word)) this.#beforeSpeech = this.#nominatives
      this.#reset()
    }
    if (this.#nominatives.length > 0 || this.#complements.length > 0) this.#close('open', undefined, false)
    return this.#clauses
  }

  #add(word: Word): void {
    const before = this.#named
    this.#named = undefined
    if (isInitial(word)) {
      if (before !== undefined && standsBehind(word, before)) this.#named = word
      return
    }
    if (before !== undefined && this.#growsName(word, before)) return
    if (isHonorific(word)) {
      this.#nominatives.push({ ...pendingSubject(word, 'sure'), ...honoured(word) })
      this.#named = word
      return
    }
    if (linksList(word)) return
    // `மிளகு, சீரகம் ஆகியவற்றின் அளவும்`: it is of what is listed.
    if (this.#adjoins && isOfThese(word)) {
      this.#nominatives.pop()
      return
    }
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
        if (!isCalled(word)) this.#unknown.push(word)
        this.#adjoins = false
        break
      case 'quotative':
        this.#quote(word)
        break
      case 'chain':
        dropObject(word, this.#nominatives)
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

  /** Whether a word behind a title or name is part of the same phrase. */
  #growsName(word: Word, before: Word): boolean {
    if (joinName(word, before, this.#nominatives)) return true
    const grown = growName(word, before, this.#nominatives)
    if (grown === undefined) return false
    this.#named = grown.named
    this.#adjoins = true
    return true
  }

  #push(word: Word): void {
    if (isCalled(word)) return
    const grammaticalCase = caseOfNoun(word)
    if (grammaticalCase === undefined) return
    if (grammaticalCase !== 'nominative') {
      this.#complements.push(phrase(word, grammaticalCase))
      if (this.#adjoins && countsThose(word, this.#nominatives.at(-1))) this.#nominatives.pop()
      this.#joinBefore()
      return
    }
    if (isSetAside(word, this.#nominatives, this.#complements)) return
    if (honoursBefore(word, this.#nominatives)) return
    if (isResumed(word, this.#nominatives)) this.#close('open', undefined, false)
    const last = this.#nominatives.at(-1)
    if (isPersons(word)) {
      // `பயணிகள் பதினாறு பேர்`
      if (last?.kind === 'people' && this.#adjoins) this.#nominatives.pop()
      this.#adjoins = true
      this.#nominatives.push({
        ...pendingSubject(word, 'sure'),
        fits: ['they', 'we', 'you-all'],
        kind: 'people',
      })
      return
    }
    if (last !== undefined && this.#adjoins && onlyCounts(word, last)) {
      // அவர்கள் alone may be one honoured person.
      if (last.fits[0] === 'they') this.#nominatives.splice(-1, 1, { ...last, fits: ['they'] })
      return
    }
    if (joinOwned(word, this.#nominatives, this.#adjoins)) return
    if (sumsUp(word) || countsList(word)) dropList(this.#nominatives)
    else if (this.#adjoins && countsPersons(word, last)) this.#nominatives.pop()
    else if (last !== undefined && this.#adjoins && joinsLast(word, last)) {
      last.joined.push(word)
      if (mayPrecedeName(word)) this.#named = word
      return
    }
    this.#adjoins = true
    // வேலை may be வேல் in the accusative.
    const measured =
      isMeasure(word) || word.is('accusative') || (isMeasured(word) && this.#nominatives.length > 0)
    const added = pendingSubject(word, measured ? 'shared' : 'sure')
    this.#nominatives.push(added)
    if (
      added.kind === 'people' &&
      (mayPrecedeName(word) || isCalledByName(word) || mayNameJoined(word, this.#nominatives.at(-2)))
    )
      this.#named = word
  }

  /** `அதிகாரிகள் மற்றும் நிறுவனங்களை`: what stands before has the case of the last. */
  #joinBefore(): void {
    const last = this.#nominatives.at(-1)
    if (last !== undefined && this.#adjoins) {
      const end = last.joined.at(-1) ?? last.head
      if (isAnd(end.next)) this.#nominatives.pop()
      else if (end.tokenAfter === ',' && !isOneHonoured(end) && !isTopic(end)) last.attachment = 'shared'
    }
    this.#adjoins = false
  }

  /** `… தகுதியானவர்கள் என்பதை`: what is said or thought may end without a verb, and have the subject. */
  #quote(word: Word): void {
    const { previous } = word
    if (closesSpeech(word)) {
      this.#nominatives.push(...this.#beforeSpeech)
      this.#beforeSpeech = []
      return
    }
    // What is said has ended with its verb.
    if (previous !== undefined && this.#clauses.at(-1)?.verb === previous) return
    if (endsList(word, this.#nominatives)) dropList(this.#nominatives)
    else if (!isTimeSaid(previous)) shareQuoted(previous, this.#nominatives)
    this.#complements = []
    this.#adjoins = false
  }

  /** A clause inside the one being read. */
  #embed(kind: 'relative' | 'adverbial' | 'nominalised', verb: Word): void {
    const own = takeEmbeddedSubject(verb, this.#nominatives, this.#complements)
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

  #close(kind: 'finite' | 'open', verb: Word | undefined, quoted: boolean): void {
    this.#clauses.push({
      kind,
      verb,
      candidates: this.#nominatives,
      complements: this.#complements,
      unknown: this.#unknown,
      quoted,
    })
    const saying = quoted && verb !== undefined ? whoSays(verb, this.#nominatives) : undefined
    this.#reset()
    if (saying !== undefined) this.#nominatives.push(saying)
  }

  #reset(): void {
    this.#nominatives = []
    this.#complements = []
    this.#unknown = []
    this.#adjoins = false
    this.#named = undefined
  }
}
