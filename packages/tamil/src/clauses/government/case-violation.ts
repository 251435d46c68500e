import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import type { WrongCase, WrongCases } from '../../words/wrong-cases.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isItsOwn } from './case-giver.ts'
import { hasCausativeAuxiliary } from './causative-auxiliary.ts'
import { mayBeGivenOtherwise } from './given-otherwise.ts'
import { slotsOf } from './open-slots.ts'
import { isNamedBy } from './slot-noun.ts'

/** A noun in a case that its verb never gives, with the case that it gives. */
export interface CaseViolation {
  readonly noun: Word
  readonly wanted: WrongCase['wanted']
}

/** Of the nouns that only this verb can have given their case, the nearest that never has it there. */
export function caseViolation(verb: Word, wrongCases: WrongCases): CaseViolation | undefined {
  const along = takenAlong(verb) ?? wentRound(verb) ?? taught(verb)
  if (verb.previous === undefined || (along === undefined && !isVerb(verb))) return undefined
  const root = along ?? rootOf(verb)
  if (root === undefined) return undefined
  for (const { slot, nouns } of slotsOf(verb, root, wrongCases)) {
    if (slot.wrong === 'accusative' && hasCausativeAuxiliary(verb)) continue
    if (slot.wrong === 'dative' && (isTaught(verb) || isDippedIn(verb) || escapesMemory(verb, root))) continue
    if (slot.wanted === 'locative' && isComing(verb)) continue
    const noun = nouns.find((one) => isNamedBy(one, slot, verb))
    if (noun === undefined || mayBeGivenOtherwise(noun, verb, slot)) continue
    if (isItsOwn(noun, { verb, root, nouns, slot, wrongCases })) return { noun, wanted: slot.wanted }
  }
  return undefined
}

/** `குஞ்சுகளுக்கு வேட்டையாடக் கற்றுத்தந்தது`: whom one teaches or lets do it has the dative of the verb behind. */
function isTaught(verb: Word): boolean {
  return verb.is('infinitive') && TEACHING.test(verb.next?.text ?? '')
}

const TEACHING = /^(?:கற்றுக்கொடு|கற்றுத்த|கற்பி|சொல்லிக்கொடு|சொல்லித்த|பழக்கி|உதவி|உதவு|அனுமதி|கட்டளையி|உத்தரவி|ஆணையி)/u

/** `எனக்கு மறக்காது`, `உங்களுக்கு மறந்துபோனது`: who forgets is no object; what is forgotten has the ending. */
function escapesMemory(verb: Word, root: string): boolean {
  const person = root === 'மற' ? verbPerson(verb) : undefined
  return person !== undefined && isNeuter(person)
}

/** `தோசைக்குத் தொட்டுக்கொள்ளுங்கள்`: what one eats with it is not said. */
function isDippedIn({ text }: Word): boolean {
  return /^(?:தொட்டு|ஊற்றி|போட்டு)க்கொ/u.test(text)
}

/** `சாலைக்கு ஓடிவந்தான்`, `கரைக்கு நீந்திச் சென்றான்`: who comes or goes so has a goal. */
function isComing(verb: Word): boolean {
  const { text, next } = verb
  if (!MOVING.some((lemma) => verb.hasLemma(lemma))) return false
  if (COMING.test(text)) return true
  return verb.is('verbal-participle') && GOING.some((lemma) => next?.hasLemma(lemma) === true)
}

const MOVING = [
  'ஓடு',
  'நட',
  'நீந்து',
  'தவழ்',
  'இறங்கு',
  'ஏறு',
  'விரை',
  'பற',
  'ஊர்',
  'தாவு',
  'நகர்',
  'உருள்',
  'மித',
  'குதி',
] as const
const GOING = ['வா', 'செல்', 'போ', 'சேர்'] as const

const COMING = /.[ிு](?:வந்த|வரு|வரவ|வர$|வா|சென்ற|செல்|போன|போய்|போக|போவ)/u

/** கொண்டுசெல் of `மருத்துவமனைக்குக் கொண்டு சென்றனர்`; what is taken along and then put down there is another: `கொண்டு சென்று சேர்த்தனர்`. */
function takenAlong({ text, next, tokenAfter }: Word): string | undefined {
  if (tokenAfter !== ' ' || !TAKING.test(text) || next === undefined || next.is('verbal-participle'))
    return undefined
  const isCarried = text.startsWith('கொண்டு')
  if (next.hasLemma('செல்')) return isCarried ? 'கொண்டுசெல்' : `${text}செல்`
  return next.hasLemma('போ') && isCarried ? 'கொண்டுபோ' : undefined
}

const TAKING = /^(?:கொண்டு(?:ச்)?|(?:அழைத்து|எடுத்து|கூட்டி)ச்)$/u

/** கற்றுக்கொடுத்தார், which is of கல் by its letters, teaches. */
function taught({ text }: Word): string | undefined {
  return /^கற்று(?:க்கொடு|த்த[ருந])/u.test(text) ? 'கற்பி' : undefined
}

/** சுற்று of `மூன்று முறை சுற்றி வந்தோம்`; சுற்றி is a postposition elsewhere. */
function wentRound({ text, next, tokenAfter }: Word): string | undefined {
  return text === 'சுற்றி' && tokenAfter === ' ' && next?.hasLemma('வா') === true ? 'சுற்று' : undefined
}

/** A verb in every reading; கேட்டு is also an oblique stem. */
function isVerb(word: Word): boolean {
  // `தேர்வில் தயாராக வந்தனர்`: how they came.
  if (/ாக(?:[கசதப]்)?$/u.test(word.text) && word.is('infinitive')) return false
  if (word.analyses.every(({ class: kind }) => kind === 'verb')) return true
  // மன்னிப்பதே, that one forgives, which is of மன்னிப்பு only by its letters.
  if (/[பவ]தே(?:[கசதப]்)?$/u.test(word.text) && word.is('participial-noun', 'future')) return true
  const role = roleOf(word)
  // வரவில்லை, which is also that there is no coming.
  if (role === 'finite' && word.is('finite', 'negative') && word.text.endsWith('வில்லை')) return true
  if (role === 'finite' || role === 'adverbial')
    return (
      word.isA('verb') &&
      word.analyses.every(
        (one) => isOfVerb(one) || becomesOf(one, word) || word.text === 'ஆகும்' || one.lemma === 'உள்',
      )
    )
  // `அடக்கத் தெரிந்தவர்`: அடக்க is of அடக்கம், too.
  if (role === 'modifier' && word.is('infinitive') && ABLE.test(word.next?.text ?? ''))
    return word.analyses.every(({ class: kind, features }) => kind === 'verb' || features.includes('oblique'))
  // வசிக்கும், which is also ‘for the pointed one, too’.
  // `இரண்டு கரையும்`: things that are counted.
  if (role === 'relative')
    return word.is('relative-participle') && word.is('clitic-um') && word.previous?.isA('numeral') !== true
  return (
    role === 'chain' &&
    word.analyses.every(({ class: kind, features }) => kind === 'verb' || features.includes('oblique'))
  )
}

const ABLE = /^(?:தெரிந்|தெரியு|தெரியா|முயன்|முயற்சி|முடிய|முடிந்|வேண்டு|கற்று|தொடங்கி|மறுத்|தவறி)/u

/** படித்ததும் is of படித்தது, too, which is what was read. */
function isOfVerb({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' || features.includes('participial-noun')
}

/** ஆளானது, was subjected, is also the person that something was. */
function becomesOf({ lemma, class: kind, features }: Analysis, word: Word): boolean {
  // தோற்றது, of a rare noun, too; but not ஏற்றது, what is fit.
  if (features.includes('rare')) return word.analyses.every((one) => isOfVerb(one) !== (one.class === 'noun'))
  const stem = lemma.replace(/்$/u, '')
  return kind === 'noun' && rootsOf(word).some((root) => root.startsWith(stem) && root.endsWith('ாகு'))
}

/**
 * Of ஏல் and ஏற்றுக்கொள் the compound, of கற்பி and what makes one learn (கல்) the verb by itself; undefined where two verbs
 * have the form, or it only makes someone do something.
 */
function rootOf(verb: Word): string | undefined {
  const roots = verb.is('causative') ? rootsByThemselves(verb) : rootsInForm(verb)
  if (roots.length < 2) return roots[0]
  if (roots.includes('ஆகு') && roots.every((root) => 'ஆகு'.startsWith(root))) return 'ஆகு'
  const [compound, ...others] = roots.filter((root) => COMPOUND.test(root))
  return others.length === 0 ? compound : undefined
}

const COMPOUND = /.கொள்$/u

/** Of படுத்து in a chain, படு; படுத்து is a command elsewhere. */
function rootsInForm(verb: Word): readonly string[] {
  // ஏற்றார், who did not lift: an old negative, with the letters of the past of ஏல்.
  if (verb.is('finite', 'past'))
    return rootsOf(verb).filter((root) =>
      verb.analyses.some(
        ({ lemma, features }) =>
          lemma === root && !(features.includes('negative') && features.includes('future')),
      ),
    )
  if (roleOf(verb) !== 'chain' || !verb.is('verbal-participle') || !verb.is('imperative'))
    return rootsOf(verb)
  const chained = verb.analyses.filter(({ features }) => features.includes('verbal-participle'))
  return [...new Set(chained.map(({ lemma }) => lemma))]
}

function rootsByThemselves({ analyses }: Word): readonly string[] {
  const own = analyses.filter(
    ({ class: kind, features }) => kind === 'verb' && !features.includes('causative'),
  )
  return [...new Set(own.map(({ lemma }) => lemma))]
}
