import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { nounOf } from '../reading/contradiction.ts'
import { isPersonName, kinOf, type People, SELF } from '../reading/people.ts'

/** Relatives whom somebody has not. */
export interface Lack {
  readonly sentence: Sentence
  readonly owner: string
  readonly kin: readonly string[]
}

export const SIBLINGS: readonly string[] = ['அண்ணன்', 'தம்பி', 'அக்கா', 'தங்கை']
const SIBLINGS_LACKED: ReadonlyMap<string, readonly string[]> = new Map([
  ['மகன்', ['அண்ணன்', 'தம்பி']],
  ['மகள்', ['அக்கா', 'தங்கை']],
  ['பிள்ளை', SIBLINGS],
  ['குழந்தை', SIBLINGS],
  ['வாரிசு', SIBLINGS],
])
const ONE_OF_PARENTS = /^(?:பெற்றோருக்கு|பெற்றோரின்|அவர்களுக்கு|தம்பதிக்கு|தம்பதியருக்கு|இருவருக்கும்)$/u
const I = /^(?:நான்|நானே)$/u
const IS_THERE = /^(?:இரு|உள்|உண்டு)/u
const ONLY = /^(?:மட்டும்|மட்டுமே|மட்டும்தான்|மட்டுந்தான்|இருவர்|இருவர்தான்|மட்டும்தாம்)$/u
const CHILDREN = /^(?:பிள்ளைகள்|குழந்தைகள்|வாரிசுகள்)(?:தான்)?$/u
const OTHER = /^(?:வேறு|மற்ற)$/u
const NONE = /^(?:இல்லை|கிடையாது|இல்லையே)$/u
const CHILD = /^(?:பிள்ளை|குழந்தை|மக்கள்|வாரிசு)/u

/** The brothers and sisters whom an only child has not: `மாடனுக்கு வள்ளி என்ற ஒரே மகள்`, `நானும் அக்காவும் மட்டுமே பிள்ளைகள்`. */
export function onlyKinIn(sentence: Sentence, people: People): Lack | undefined {
  return (
    onlyChildIn(sentence, people) ?? noOtherChildrenIn(sentence, people) ?? onlySiblingsIn(sentence, people)
  )
}

function onlyChildIn(sentence: Sentence, people: People): Lack | undefined {
  const { words } = sentence
  const child = words.find((word) => word.previous?.text === 'ஒரே' && isPredicate(word))
  const kin = child && SIBLINGS_LACKED.get(nounOf(child))
  if (child === undefined || kin === undefined) return undefined
  const owner = whoIsOnly(child, people)
  return owner === undefined ? undefined : { sentence, owner, kin }
}

/** At the end of its clause, or before only that there is one. */
const isPredicate = ({ isLast, tokenAfter, next }: Word) =>
  isLast || /^[,;]/u.test(tokenAfter) || (next?.isLast === true && IS_THERE.test(next.text))

/** Who the only child is: the writer, who is called so, or the one person with a name where a parent is spoken of besides. */
function whoIsOnly(child: Word, people: People): string | undefined {
  const { words } = child.sentence
  if (words.some(({ text }) => I.test(text))) return SELF
  const called = child.previous?.previous
  if (called !== undefined && CALLED.test(called.text) && called.previous !== undefined)
    return nameKey(called.previous, people)
  const names = words.filter((word) => isPersonName(word) && word.is('nominative'))
  const [name] = names
  const isOfParents = words.some(
    (word) =>
      ONE_OF_PARENTS.test(withoutVallinam(word.text)) ||
      (word.index < child.index && isPersonName(word) && word.is('genitive')),
  )
  return name !== undefined && names.length === 1 && isOfParents ? people.keyOf(name) : undefined
}

const CALLED = /^(?:என்ற|என்னும்|எனும்|என்கிற)$/u

const nameKey = (word: Word, people: People) =>
  isPersonName(word) || word.analyses.length === 0 ? people.keyOf(word) : undefined

/** `அவளைத் தவிர அவருக்கு வேறு பிள்ளைகள் இல்லை`: she is the only one. */
function noOtherChildrenIn(sentence: Sentence, people: People): Lack | undefined {
  const { words, lastWord } = sentence
  const besides = words.find((word) => /^தவிர/u.test(word.text))?.previous
  const other = words.find(({ text, next }) => OTHER.test(text) && CHILD.test(next?.text ?? ''))
  if (besides === undefined || other === undefined || !NONE.test(lastWord?.text ?? '')) return undefined
  const owner = besides.is('accusative') ? childBy(besides, people) : undefined
  return owner === undefined ? undefined : { sentence, owner, kin: SIBLINGS }
}

/** A pronoun means who is called so right before, as the last name of the sentence. */
function childBy(word: Word, people: People): string | undefined {
  if (!word.isA('pronoun')) return people.keyOf(word)
  const named = word.sentence.previous?.words.findLast((one) => CALLED.test(one.next?.text ?? ''))
  return (named && nameKey(named, people)) ?? people.keyOf(word)
}

/** `நானும் அக்காவும் மட்டுமே பிள்ளைகள்`: all the others are lacked. */
function onlySiblingsIn(sentence: Sentence, people: People): Lack | undefined {
  const { words } = sentence
  const only = words.findIndex(({ text }) => ONLY.test(withoutVallinam(text)))
  const isOfChildren = words.some(({ text }) => CHILDREN.test(withoutVallinam(text)))
  if (only < 0 || !isOfChildren) return undefined
  const named = words.slice(0, only).filter((word) => word.is('clitic-um') && word.is('nominative'))
  const kin = named.map((word) => kinOf(nounOf(word)))
  const isOfWriter =
    named.some((word) => people.keyOf(word) === SELF) && kin.some((one) => SIBLINGS.includes(one))
  return isOfWriter ? { sentence, owner: SELF, kin: SIBLINGS.filter((one) => !kin.includes(one)) } : undefined
}
