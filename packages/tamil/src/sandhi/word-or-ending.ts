import type { Word } from '../text/word.ts'
import { finalVallinam } from '../words/vallinam.ts'
import { isNounReading } from './reading-kinds.ts'

/** அணிந்த தோடு, கேட்ட தேன்: behind a word only what is no noun of its own; ஓடிய தா asks, as nothing is given there. */
export function isUncertainEnding(first: Word, text: string): boolean {
  if (text === 'தோடு') return first.form.isCertain && !first.text.endsWith('த்')
  // வழி யாது: which way it is.
  if (text === 'யாது') return first.text !== 'முடி' && first.analyses.some(isNounReading)
  // ஆடு வதை: what is done to animals.
  if (text.startsWith('வதை')) return first.is('animal') || first.is('person')
  // சென்ற தை is a month.
  if (/^(?:தை|தின்)/u.test(text)) return !first.text.endsWith('த்')
  // இருபது டன்: how much it weighs.
  if (text === 'டன்') return first.isA('numeral')
  return text === 'தா' && !first.isOnly('relative-participle', 'past')
}

/** `முதலில் புகைந்து, பின் பற்றி எரிந்தது`: it smoked first, and then caught fire. */
export function isThenKindled(first: Word, second: Word): boolean {
  return first.text === 'பின்' && second.text === 'பற்றி' && second.next?.hasLemma('எரி') === true
}

/** What the ear ornament தோடு is made of. */
const OF_EARRINGS = /^(?:தங்க|வைர|முத்து|பவள|வெள்ளி|பித்தளை|இ?ரத்தின|கெம்பு|மரகத)த்$/u

/** Whether the ending is a word where it stands: the toddy that is tapped, the bow that is drawn. */
export function isWordHere(first: Word, second: Word): boolean {
  const after = second.next?.text ?? ''
  // நட்டுக் களை எடுத்தனர்: behind what was done before stands the weed that is taken out.
  if (second.text.startsWith('களை') && finalVallinam(first.text) === 'க்' && isDoneBefore(first)) return true
  if (second.text === 'களை' && isOnePerson(first) && WEED_AFTER.test(after)) return true
  if (second.text === 'தோடு') return OF_EARRINGS.test(first.text)
  if (SWORD_OR_SKY.test(second.text))
    return first.previous?.is('adjectival') === true || isSubjectOf(second.next)
  if (second.text === 'மார்') return CHEST_AFTER.test(after)
  if (second.text === 'பதில்') return ANSWER_AFTER.test(after)
  if (second.text === 'தில்லை') return TILLAI_AFTER.test(after)
  if (second.text === 'கள்') return ofOne(second) || TODDY_AFTER.test(after)
  return second.text === 'வில்லை' && BOW_AFTER.test(after) && first.is('infinitive')
}

/** `ஒல்லியான சுருள் வாள்`, `படர் வான் சிவந்தது`: behind an attribute, or before its own verb, as no verb stands before another. */
const SWORD_OR_SKY = /^வா(?:ள்|ன்)$/u

function isSubjectOf(verb: Word | undefined): boolean {
  return verb?.is('finite', 'neuter') === true || verb?.is('transitive', 'finite') === true
}

function isDoneBefore({ analyses }: Word): boolean {
  return analyses.some(({ features }) => features.includes('verbal-participle'))
}

/** `அம்மா களை பறித்தாள்`: what a person does with weeds. */
const WEED_AFTER = /^(?:எடு|எடுத்|எடுக்|பறி|பிடுங்)/u
/** `அம்மா`, `அவள்`: with ‑ர் it may be many, whose ending is meant. */
const isOnePerson = (word: Word) => word.is('rational') && !/ர்$/u.test(word.text)

/** `மா தின் பதில் சொல்லவில்லை`: an answer is given, told or missing. */
const ANSWER_AFTER =
  /^(?:சொல்|சொன்ன|கூறி|கூறு|அளி|கொடுத்|கொடுக்|தரவ|தரு|தந்த|எழுதவ|எழுதி|தெரியவ|தெரிவி|வேண்டும்|வேண்டாம்|கிடைத்|கிடைக்|பெற|அனுப்ப)/u
/** `சூழ்ந்த தில்லை வனம்`: the tree, or the town that has its name from it. */
const TILLAI_AFTER =
  /^(?:மர(?:ம்|ங்கள|த்த)|வன(?:ம்|த்த)|காட்ட|நடராச|நடராஜ|கூத்தன|அந்தணர|அம்பல|நகர|மூவாயிரவர|திருச்சிற்றம்பல|இலைகள|பால்)/u
const CHEST_AFTER = /^(?:வலி|தட்டி|அடை|அடித்|துடி|பிள)/u
const TODDY_AFTER = /^(?:இறக்க|இறக்கி|குடி|குடுவை|வடி|விற்|வேண்டாம்|அருந்|உண்|பருக|வை|மரம்)/u
const BOW_AFTER = /^(?:ஒன்று|ஒன்றை|எடு|வளை|ஏந்|முறி|ஒடி|தூக்கி|பிடி|பயன்படுத்|மாற்றி|பொருத்|வாங்)/u

/** சிற்பி கள் செதுக்கினான்: of one person the verb tells, so that no plural is meant. */
function ofOne({ sentence }: Word): boolean {
  return sentence.lastWord?.is('masculine') === true || sentence.lastWord?.is('feminine') === true
}
