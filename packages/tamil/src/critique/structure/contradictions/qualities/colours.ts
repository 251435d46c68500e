import { memoizeForm } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { Claim } from '../reading/claims.ts'
import { isPerson, type People } from '../reading/people.ts'
import { predicationsOf } from '../reading/predications.ts'
import { thingAt } from '../reading/things.ts'

const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/^(?:பச்சை|பசிய|பசுமையான)$/u, 'பச்சை'],
  [/^(?:சிவப்பு|சிவந்த|செந்நிற|செந்நிறம்)$/u, 'சிவப்பு'],
  [/^(?:நீல|நீலம்)$/u, 'நீலம்'],
  [/^(?:மஞ்சள்|மஞ்சள்நிற)$/u, 'மஞ்சள்'],
  [/^(?:வெள்ளை|வெண்ணிற|வெண்மையான)$/u, 'வெள்ளை'],
  [/^(?:கறுப்பு|கருப்பு|கரிய|கருநிற)$/u, 'கறுப்பு'],
  [/^(?:பழுப்பு)$/u, 'பழுப்பு'],
  [/^(?:ஊதா)$/u, 'ஊதா'],
]
const COLOURED = /^(?:நிற|நிறம்|நிறத்தில்|நிறமுடைய|நிறமுடையது|நிறமான|நிறத்|வண்ண|வண்ணம்)$/u
/** Colours that change, or that things have beside each other. */
const CHANGES = /மாறி|மாற்றி|பூசி|வண்ணமடி|சாயம்|வாடி|பழுத்|மற்றொ|இன்னொ|வேறு|ஒன்றும்|பக்கம்|பகுதி|கலந்த/u

const colourOf = memoizeForm(
  ({ text }: Word) => COLOURS.find(([wording]) => wording.test(withoutVallinam(text)))?.[1],
)

/** What colour one thing has: `பச்சை நிறப் பாவாடை`, `எங்கள் பசு கறுப்பு நிறம்`. */
export function colours(sentence: Sentence, people: People): Claim[] {
  const { words, text } = sentence
  const coloured = words.filter((word) => colourOf(word) !== undefined)
  const [word] = coloured
  if (word === undefined || coloured.length > 1 || CHANGES.test(text)) return []
  const thing = thingOf(word)
  const value = colourOf(word)
  if (thing === undefined || value === undefined || thing.is('plural') || !isOneThing(thing)) return []
  const besides = (one: Word) => one === word || COLOURED.test(withoutVallinam(one.text))
  const of = thingAt(thing, people, besides)
  const worn = wornBy(thing, people)
  if (worn !== undefined) return [{ quality: 'colour', of: { ...of, owner: worn }, value, holds: 'days' }]
  const isNew = !of.pointed && of.owner === undefined && thing.index > word.index
  return [{ quality: 'colour', of: { ...of, introduced: of.introduced || isNew }, value, holds: 'days' }]
}

/** `அவள் சேலை அணிந்தாள்`, `அவள் அணிந்த சேலை`: whose it is for that day. */
function wornBy(thing: Word, people: People): string | undefined {
  const predication = predicationsOf(thing.sentence).find(
    ({ lemma, head, words }) => WEARS.has(lemma) && (head === thing || words.includes(thing)),
  )
  const who = predication?.words.find(
    (word) => (isPerson(word) || word.isA('pronoun')) && word.is('nominative'),
  )
  return who === undefined ? undefined : `${people.keyOf(who) ?? '?'} wears`
}

const WEARS: ReadonlySet<string> = new Set(['அணி', 'உடுத்து', 'கட்டு', 'போடு'])

function thingOf(word: Word): Word | undefined {
  let { next } = word
  while (next !== undefined && COLOURED.test(withoutVallinam(next.text))) next = next.next
  if (next !== undefined) return next
  return word.sentence.words.slice(0, word.index).findLast((one) => one.isA('noun') && one.is('nominative'))
}

const isOneThing = (word: Word) =>
  word.isA('noun') && (word.is('thing') || word.is('animal') || word.is('irrational')) && !word.is('plural')
