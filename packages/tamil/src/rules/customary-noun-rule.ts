import type { Word } from '../text/word.ts'
import {
  type CustomaryNoun,
  type CustomaryNounKind,
  firstOf,
  type NounsOfKind,
  withoutLink,
} from '../words/customs.ts'
import { nounForms } from '../words/noun-forms.ts'
import { fromPhonemes, toPhonemes } from '../words/phonemes.ts'
import { finalVallinam, withoutVallinam } from '../words/vallinam.ts'
import { carryOver } from './carry-over.ts'
import { replaceLinked } from './replace-linked.ts'
import { defineRule, type Finding, type Knowledge, type WordRule } from './rule.ts'

type CustomaryNounRule = Omit<WordRule, 'type' | 'check' | 'severity' | 'certainty' | 'profiles'> & {
  readonly kinds: readonly CustomaryNounKind[]
}

/**
 * Declares a rule about what parts of animals and plants are called by custom (data/usage/customary-nouns.tsv): as the last part
 * of a compound (மாங்காடு), in two words (பனை இலை), and apart from the owner (கோழி தன் குட்டிகளை).
 */
export function customaryNounRule({ kinds, ...rule }: CustomaryNounRule): WordRule {
  return defineRule({
    ...rule,
    type: 'style',
    severity: 'medium',
    certainty: 'likely',
    profiles: ['school'],
    check(word, knowledge) {
      if (word.quoted) return undefined
      for (const kind of kinds) {
        const nouns = knowledge.customs.nouns(kind)
        const found = apart(word, nouns, knowledge) ?? inCompound(word, nouns, knowledge)
        if (found !== undefined) return found
      }
      return undefined
    },
  })
}

/** மாங்காட்டில் → மாந்தோப்பில். */
function inCompound(word: Word, nouns: NounsOfKind, knowledge: Knowledge): Finding | undefined {
  const phonemes = toPhonemes(word.text)
  for (const name of nouns.names) {
    const stem = toPhonemes(name).slice(0, -1)
    for (let at = phonemes.indexOf(stem, 1); at !== -1; at = phonemes.indexOf(stem, at + 1)) {
      const owner = nouns.byFirst.get(withoutLink(fromPhonemes(phonemes.slice(0, at))))
      if (owner === undefined || owner.right.includes(name)) continue
      const carried = carriedOver(fromPhonemes(phonemes.slice(at)), name, owner, knowledge)
      if (carried !== undefined) return word.replaceWith(joined(owner, carried))
    }
  }
  return undefined
}

/** The noun in a word of its own, its owner before it. */
function apart(word: Word, nouns: NounsOfKind, knowledge: Knowledge): Finding | undefined {
  const name = nouns.names.find((one) => isFormOf(word, one))
  const { previous } = word
  if (name === undefined || previous === undefined) return undefined
  const owner = nouns.byFirst.get(withoutLink(previous.text))
  if (owner !== undefined && isFirstPart(previous, word)) {
    if (owner.right.includes(name)) return undefined
    const carried = carriedOver(word.text, name, owner, knowledge)
    return carried === undefined ? undefined : previous.replaceThrough(word, parted(previous, owner, carried))
  }
  const far = ownerBefore(word, nouns)
  if (far === undefined || far.right.includes(name)) return undefined
  const carried = carriedOver(word.text, name, far, knowledge)
  return carried === undefined ? undefined : replaceLinked(word, carried)
}

/** கூட்டில் is read as a form of கூட்டு, and கூடு as a verb. */
function isFormOf(word: Word, name: string): boolean {
  if (word.hasLemma(name) || word.text === name) return true
  return (
    word.isA('noun') && word.is('irrational') && toPhonemes(word.text).startsWith(nounForms(name).oblique)
  )
}

function carriedOver(text: string, name: string, { right }: CustomaryNoun, knowledge: Knowledge) {
  const [to = name] = right
  return text === name ? to : carryOver(text, name, to, knowledge)
}

function joined(owner: CustomaryNoun, carried: string): string {
  return fromPhonemes(toPhonemes(firstOf(owner)) + toPhonemes(carried))
}

/** Two words stay two, unless a nasal joins them: சோளத் தட்டை, பனை ஓலை, தென்னந்தோப்பு. */
function parted(previous: Word, owner: CustomaryNoun, carried: string): string {
  const first = firstOf(owner)
  if (/[ஙஞநம]்$/u.test(first)) return joined(owner, carried)
  const second = /^[அ-ஔ]/u.test(carried) || first.endsWith('ற்')
  return `${second ? withoutVallinam(previous.text) : first} ${carried}`
}

/** Whether two words are a compound: `சோளத் தாள்`; not `கோழி குட்டிகளை`, where a link would stand. */
function isFirstPart(first: Word, second: Word): boolean {
  if (finalVallinam(first.text) !== undefined || /[ஙஞநம]்$/u.test(first.text)) return true
  if (!first.is('nominative') && first.analyses.length > 0 && !first.is('adjectival')) return false
  return !first.is('animal') || !/^[கசதப]/u.test(second.text) || first.text.endsWith('்')
}

const HER_OWN = /^(?:தன்|தன்னுடைய|தனது|தம்|தமது|தங்கள்|அதன்|அதனுடைய|அவற்றின்)$/u
const BEARING = /^(?:ஈன்ற|பெற்ற|பொரித்த|போட்ட|இட்ட|குஞ்சு பொரித்த)/u
const MAX_BETWEEN = 3

/** `பசுவின் குட்டி`, `கோழி தன் குட்டிகளை`, `கோழி பத்துக் குட்டிகளைப் பொரித்தது`, `ஆடுகளைத் தொழுவத்தில்`. */
function ownerBefore(word: Word, { byOwner }: NounsOfKind): CustomaryNoun | undefined {
  let owned = BEARING.test(word.next?.text ?? '')
  let owner = word.previous
  for (let passed = 0; owner !== undefined && passed < MAX_BETWEEN; passed++, owner = owner.previous) {
    const own = HER_OWN.test(owner.text) || BEARING.test(owner.text)
    if (own) owned = true
    else if (!owner.isA('numeral') && (!owner.is('adjectival') || owner.is('animal'))) break
  }
  if (owner === undefined || !owner.isOnly('animal')) return undefined
  const noun = owner.analyses.map(({ lemma }) => byOwner.get(lemma)).find((one) => one !== undefined)
  if (owner.is('genitive')) return noun
  if (owner.is('accusative') && word.is('locative') && owner === word.previous) return noun
  return owned && owner.is('nominative') ? noun : undefined
}
