import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const OF_MAN = 'என்பவன்'
const OF_WOMAN = 'என்பவள்'

export default defineRule({
  id: 'grammar/person-named',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{name}’ என்பவரை ‘{person}’ என்னும் சொல்லும் குறிக்கிறது; பால் பொருந்த ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{person}’ tells the gender of ‘{name}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பால் வழுவும் வழாநிலையும்',
  examples: [
    { wrong: 'கீதா [என்பவன்] நேற்று நடந்த போட்டியில் வென்றாள்.', right: 'கீதா என்பவள் நேற்று நடந்த போட்டியில் வென்றாள்.' },
    {
      wrong: 'முருகன் [என்பவள்] எங்கள் கடையில் வேலை பார்க்கும் சிறுவன்.',
      right: 'முருகன் என்பவன் எங்கள் கடையில் வேலை பார்க்கும் சிறுவன்.',
    },
  ],
  allows: [
    'கீதா என்பவள் போட்டியில் வென்றாள்.',
    'நிலா என்பவன் கதையின் தலைவன்.',
    'கீதா என்பவள் மணந்த சிறுவன்.',
    'முருகன் என்பவன் மீனாவின் அண்ணன்.',
  ],
  when: { words: [OF_MAN, OF_WOMAN] },
  check(word) {
    const { previous: name } = word
    if (name === undefined || word.quoted || name.quoted) return undefined
    const isMan = word.text === OF_MAN
    if (name.isOnly(isMan ? 'male' : 'female')) return undefined
    const person = isToldBy(word, isMan ? 'female' : 'male')
    return (
      person &&
      word.replaceWith(isMan ? OF_WOMAN : OF_MAN, { captures: { name: name.text, person: person.text } })
    )
  },
})

/** What tells the gender: the noun that the statement ends with, or its verb, where nobody else is named between. */
function isToldBy({ sentence, index }: Word, gender: 'male' | 'female'): Word | undefined {
  const words = sentence.words.slice(index + 1, index + MAX_WORDS)
  const end = words.findIndex((word) => word.isLast || word.tokenAfter === ';' || roleOf(word) === 'finite')
  const last = words[end]
  if (last === undefined) return undefined
  const between = words.slice(0, end)
  if (between.some((word) => word.is('nominative', 'rational') || word.tokenAfter !== ' ')) return undefined
  if (roleOf(last) === 'finite')
    return verbPerson(last) === (gender === 'male' ? 'he' : 'she') ? last : undefined
  const { previous: name } = sentence.words[index] ?? {}
  const person =
    WOMAN_OR_MAN[gender].has(last.text) || (last.isOnly(gender) && last.isOnly('nominative', 'singular'))
  return person && (name?.isOnly(gender) === true || isBeside(between)) ? last : undefined
}

const WOMAN_OR_MAN: Readonly<Record<'male' | 'female', ReadonlySet<string>>> = {
  male: new Set(['பையன்', 'ஆண்']),
  female: new Set(['பெண்']),
}

/** `கீதா என்பவள் மணந்த சிறுவன்`: the noun is another’s where the clause before it takes an object and has none. */
function isBeside(between: readonly Word[]): boolean {
  const verb = between.findLast((word) => roleOf(word) === 'relative')
  return verb === undefined || !verb.is('transitive') || between.some((word) => word.is('accusative'))
}
