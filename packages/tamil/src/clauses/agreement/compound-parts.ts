import type { Word } from '../../text/word.ts'
import { isPassive } from '../reading/bare-object.ts'
import type { SubjectCandidate } from '../reading/clause.ts'
import { isIntransitive } from '../reading/finite-verb.ts'
import { caseOfNoun } from '../reading/nominative-phrase.ts'
import { roleOf } from '../reading/word-role.ts'
import { AGENT_KINDS, isManyThings, standsForPeople } from './kinds-of-subjects.ts'

/** `மக்கள் இன்றும் ஓடை நீரையே`, `பெண்கள் தற்போது போர் விமானிகளாக`. */
export function isPartOfOtherNoun({ head }: SubjectCandidate, next: Word): boolean {
  if (head.tokenAfter !== ' ' || head.is('clitic-um') || head.isA('pronoun') || head.isA('numeral'))
    return false
  return next.isOnly('accusative', 'irrational') || next.isOnly('locative') || next.isOnly('adverbial')
}

/** `நூல் வெளியீட்டு விழாவில் எழுத்தாளர்கள்`, `கோயில் திருவிழாவில் குழந்தைகள்`: before people, the first part of a noun in another case. */
export function isPartBefore(one: SubjectCandidate, people: SubjectCandidate): boolean {
  if (people.attachment === 'shared' || !isPartOfNounInCase(one)) return false
  const { head } = one
  return !standsForPeople(head) || (head.isOnly('place') && !people.maybePossessor)
}

/** `பனி மூட்டத்தால் வாகனங்கள் மெதுவாகச் சென்றது`: before many things, of which alone the verb can tell. */
export function isPartBeforeMany(one: SubjectCandidate, many: SubjectCandidate, verb: Word): boolean {
  if (many.head.index < one.head.index || !isManyThings(many) || many.attachment === 'shared') return false
  if (!isPartOfNounInCase(one)) return false
  if (isPassive(verb)) return true
  return (
    isIntransitive(verb) &&
    !many.maybePossessor &&
    (!standsForPeople(one.head) || isPlaceOrLand(one.head) || one.head.next?.next === many.head)
  )
}

/** ஊர், which is a command, too; வயல், ஏரி. */
function isPlaceOrLand({ analyses }: Word): boolean {
  const nouns = analyses.filter(({ class: kind }) => kind === 'noun' || kind === 'name')
  return nouns.length > 0 && nouns.every(({ features }) => features.includes('place'))
}

/** `பழங்கள் அனைத்தும் இயற்கை முறையில் விளைந்தது`: behind many things, with nothing done between. */
export function isPartBehindMany(one: SubjectCandidate, many: SubjectCandidate, verb: Word): boolean {
  const { head } = one
  if (many.head.index > head.index || !isManyThings(many) || many.attachment === 'shared') return false
  if (!isPartOfNounInCase(one) || AGENT_KINDS.some((kind) => head.is(kind))) return false
  if (!isPassive(verb) && !isIntransitive(verb)) return false
  return !head.sentence.words.slice(many.head.index + 1, head.index).some((word) => word.isA('verb'))
}

/** One thing without an ending, right before a noun with one: `மருத்துவமனை வாசலில்`, `காஞ்சிபுரம் பட்டுச் சேலையில்`. */
export function isPartOfNounInCase({ head, fits, joined }: SubjectCandidate): boolean {
  const { next } = head
  if (next === undefined || fits[0] !== 'it' || joined.length > 0 || head.tokenAfter !== ' ') return false
  if (head.is('clitic-um') || head.isA('pronoun') || head.isA('numeral') || head.is('participial-noun'))
    return false
  // `பாதை இன்று முட்செடிகளுக்குள் மறைந்தது`
  if (roleOf(next) === 'adverb') return false
  let noun = next
  for (let passed = 0; passed < 2 && noun.next !== undefined && isPartOfCompound(noun); passed++)
    noun = noun.next
  if (noun.is('genitive') || roleOf(noun) !== 'head' || noun.isA('pronoun')) return false
  const grammaticalCase = caseOfNoun(noun)
  return (
    grammaticalCase === 'locative' ||
    grammaticalCase === 'dative' ||
    grammaticalCase === 'instrumental' ||
    grammaticalCase === 'ablative'
  )
}

function isPartOfCompound(word: Word): boolean {
  return word.isOnly('oblique') || (word.is('nominative', 'irrational') && word.is('singular'))
}

/** `பயணிகள் உடனடியாக அரசு மருத்துவமனையில்`, `கைதிகள் மதில் சுவரை`: behind people, right before a noun in another case. */
export function isFirstPartBehind(
  { head, fits, joined }: SubjectCandidate,
  people: SubjectCandidate,
): boolean {
  const { next } = head
  if (next === undefined || fits[0] !== 'it' || joined.length > 0) return false
  if (roleOf(next) !== 'head' && !next.isOnly('rational', 'adverbial')) return false
  if (people.attachment === 'shared') return false
  // `ஒருவர் சிறப்பு விருந்தினராக`
  if (next.isOnly('rational', 'adverbial')) return true
  if (people.maybePossessor && (people.head.next === head || standsForPeople(head))) return false
  if (head.is('clitic-um') || head.isA('pronoun') || head.isA('numeral') || head.isA('name')) return false
  const grammaticalCase = caseOfNoun(endOfCompound(next))
  return (
    grammaticalCase === 'locative' ||
    (grammaticalCase !== undefined && grammaticalCase !== 'nominative' && !standsForPeople(head))
  )
}

/** One thing, without an ending of its own. */
export function mayBeFirstPart({ head, fits, joined }: SubjectCandidate): boolean {
  if (fits[0] !== 'it' || joined.length > 0 || head.next === undefined) return false
  return !head.is('clitic-um') && !head.isA('pronoun') && !head.isA('numeral') && !head.is('participial-noun')
}

/** `கப்பல்கள் … புயல் எச்சரிக்கையால் திரும்பின`: after the subject a bare thing is the first part of the noun right after it. */
export function isFirstPart(
  { head, maybePossessor }: SubjectCandidate,
  many: SubjectCandidate | undefined,
): boolean {
  if (many === undefined || head.is('group') || many.head.index >= head.index) return false
  const { next, previous } = head
  const role = previous && roleOf(previous)
  // `பறவைகள் திரும்பும் காட்சி மனத்தில் …`
  if (role === 'relative' || role === 'modifier' || next === undefined || roleOf(next) !== 'head')
    return false
  const end = endOfCompound(next)
  const grammaticalCase = caseOfNoun(end)
  if (grammaticalCase === 'accusative')
    return (
      isManyThings(many) &&
      !ACTORS.some((kind) => head.is(kind)) &&
      end.isOnly('accusative') &&
      !end.is('rational')
    )
  const ofPlace = grammaticalCase === 'locative' && many.kind === 'people'
  if (grammaticalCase === 'nominative' || (!maybePossessor && !ofPlace)) return false
  const apart = !many.maybePossessor || many.head.index < head.index - 1
  if (many.kind === 'things') return apart
  return end === next && (apart || (ofPlace && many.head.isFirst))
}

const ACTORS = ['animal', 'nature', 'group'] as const

/** ஆற்றலை of `நோய் எதிர்ப்பு ஆற்றலை`. */
function endOfCompound(word: Word): Word {
  let end = word
  for (
    let i = 0;
    i < 2 && end.next !== undefined && end.is('nominative', 'irrational') && end.is('singular');
    i++
  )
    end = end.next
  return end
}

/** `மீன் குழம்பின் மணம்`, `தேர்வு முடிவுகளின் பட்டியல்`: the first part of an owner, before what is owned. */
export function isPartOfOwner(
  { head, kind, fits, joined }: SubjectCandidate,
  candidates: readonly SubjectCandidate[],
): boolean {
  const { next: owner, tokenAfter } = head
  if (owner === undefined || tokenAfter !== ' ' || kind !== 'things' || fits[0] !== 'it' || joined.length > 0)
    return false
  if (!owner.isOnly('genitive', 'irrational') || AGENT_KINDS.some((agent) => head.is(agent))) return false
  // `கவிதைகள் செம்மண் நிலத்தின் மணத்தைப் பரப்பின`
  if (candidates.some((one) => one.head.index < head.index && isManyThings(one)) && head.isOnly('mass'))
    return true
  return candidates.some((one) => one.head === owner.next)
}
