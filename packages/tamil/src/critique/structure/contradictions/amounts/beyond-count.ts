import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import { isAsserted, yearsOf } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isKin, isPerson, kinOf, type People } from '../reading/people.ts'
import { MAY_COUNT } from './may-count.ts'

const CHILDREN = /^(?:பிள்ளை|குழந்தை)$/u
/** What an argument counts. */
const POINTS =
  /^(?:காரணம்|நன்மை|தீமை|வழி|வகை|பயன்|பிரிவு|பகுதி|நோக்கம்|விளைவு|நிலை|படி|விதி|கொள்கை|அறிவுரை|பண்பு|கட்டம்|முறை|சிக்கல்|தீர்வு|கருத்து|பாடம்)$/u
const EXISTS = /^(?:உள்|இரு|உண்டு|ஆகு|கொள்)$/u
const ONLY = /^(?:மட்டுமே|மட்டும்|மட்டும்தான்)$/u
const ONES = ['ஒன்ற', 'இரண்ட', 'மூன்ற', 'நான்க', 'ஐந்த', 'ஆற', 'ஏழ', 'எட்ட', 'ஒன்பத', 'பத்த']
/** `இம்மூன்று`, `அவ்விரண்டு`: all of those. */
const ALL_THOSE =
  /^[அஇ](?:வ்வி(?<two>ரண்டு|ரு)|ம்மூ(?<three>ன்று|வரு)?|ந்நா(?<four>ன்கு|ல்வரு)|வ்வை(?<five>ந்து|வரு)|வ்வே(?<seven>ழு))/u
const MAX_COUNT = 12

interface Count {
  readonly sentence: Sentence
  readonly value: number
}

/** A third of two: `கந்தனுக்கு இரண்டு மகன்கள் … கந்தனின் மூன்றாவது மகன்`, `இரண்டு காரணங்கள் உள்ளன … மூன்றாவது காரணம்`. */
export function beyondCount(): Follower {
  const counts = new Map<string, Count>()
  return (sentence, people) => {
    if (!isAsserted(sentence)) return []
    const against = sentence.words.flatMap((word) => otherThan(word, counts, people) ?? [])[0]
    for (const { key, value } of countsIn(sentence, people)) {
      // Another count of the same makes both doubtful.
      if (!counts.has(key)) counts.set(key, { sentence, value })
    }
    return against === undefined || against === sentence ? [] : [contradicts(sentence, against)]
  }
}

function countsIn(sentence: Sentence, people: People): { readonly key: string; readonly value: number }[] {
  if (!MAY_COUNT.test(sentence.text) || yearsOf(sentence).size > 0 || !saysHowMany(sentence)) return []
  const units = unitsOf(sentence)
  return units.flatMap((_, i) => {
    const quantity = quantityAt(units, i)
    const noun = quantity && units[quantity.to]?.word
    if (quantity?.bound !== 'exact' || noun === undefined) return []
    if (quantity.value < 2 || quantity.value > MAX_COUNT || noun.is('clitic-um')) return []
    const owner = isOfKin(noun) ? ownerIn(sentence, noun, people) : POINTS.test(nounOf(noun)) ? '' : undefined
    return owner === undefined ? [] : [{ key: `${owner} ${kinOf(nounOf(noun))}`, value: quantity.value }]
  })
}

const isOfKin = (noun: Word) => isKin(noun) || CHILDREN.test(nounOf(noun))

/** Nothing but that there are so many. */
function saysHowMany({ words, lastWord }: Sentence): boolean {
  if (lastWord === undefined) return false
  return (
    ONLY.test(lastWord.text) ||
    words.some(({ text }) => ONLY.test(text)) ||
    lastWord.analyses.some(({ lemma }) => EXISTS.test(lemma)) ||
    lastWord.is('nominative', 'plural')
  )
}

/** Whose they are: `கந்தனுக்கு`, `அவருக்கு`, `எனக்கு`. */
function ownerIn({ words }: Sentence, noun: Word, people: People): string | undefined {
  const who = words.find(
    (word) => word.index < noun.index && word.is('dative') && (isPerson(word) || word.isA('pronoun')),
  )
  return who === undefined ? people.ownerOf(noun) : people.keyOf(who)
}

/** What counted fewer of what a word calls the third. */
function otherThan(word: Word, counts: ReadonlyMap<string, Count>, people: People): Sentence | undefined {
  if (counts.size === 0) return undefined
  const { next } = word
  const place = next === undefined ? undefined : placeOf(word)
  if (place !== undefined && next !== undefined) {
    const owner = isOfKin(next) ? people.ownerOf(word) : ''
    const count = owner === undefined ? undefined : counts.get(`${owner} ${kinOf(nounOf(next))}`)
    if (count !== undefined && place > count.value) return count.sentence
  }
  const all = allThoseOf(word)
  const count = all === undefined || next === undefined ? undefined : counts.get(` ${nounOf(next)}`)
  return count !== undefined && all !== count.value ? count.sentence : undefined
}

/** Of மூன்றாவது and மூன்றாம் three. */
export function placeOf({ text }: Word): number | undefined {
  const found = /^(?<one>.+?)ா(?:ம்|வது|வதாக|வதான)$/u.exec(withoutVallinam(text))?.groups?.one
  const at = found === undefined ? -1 : ONES.indexOf(found)
  return at < 0 ? undefined : at + 1
}

function allThoseOf({ text }: Word): number | undefined {
  const found = ALL_THOSE.exec(text)?.groups
  if (found === undefined) return undefined
  const { two, three, four, five, seven } = found
  return two ? 2 : three ? 3 : four ? 4 : five ? 5 : seven ? 7 : undefined
}
