import { isSurelyOther } from '../../clauses/agreement/named-person.ts'
import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Who is called so, in any case. */
const CALLED = /^என்பவ([னள])(?=[்ைுிாோ])/u

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
    { wrong: 'கீதா [என்பவனிடம்] பணம் கொடுத்தார்.', right: 'கீதா என்பவளிடம் பணம் கொடுத்தார்.' },
  ],
  allows: [
    'முருகன் என்பவனைத் தேடினர்.',
    'நிலா என்பவனிடம் பணம் கொடுத்தார்.',
    'கீதா என்பவன் கதையில் அரக்கனாக வந்தான்.',
    'கீதா என்பவள் போட்டியில் வென்றாள்.',
    'நிலா என்பவன் கதையின் தலைவன்.',
    'கீதா என்பவள் மணந்த சிறுவன்.',
    'முருகன் என்பவன் மீனாவின் அண்ணன்.',
  ],
  when: { beginnings: ['என்பவன', 'என்பவள'] },
  check(word) {
    const [, letter] = CALLED.exec(word.text) ?? []
    const { previous: name } = word
    if (letter === undefined || name === undefined || word.quoted || name.quoted) return undefined
    const isMan = letter === 'ன'
    if (name.isOnly(isMan ? 'male' : 'female')) return undefined
    const isOther = isSurelyOther(name, isMan ? 'male' : 'female', word)
    const person = isOther ? name : isNominative(word) && isToldBy(word, isMan ? 'female' : 'male')
    const suggestion = word.text.replace(CALLED, `என்பவ${isMan ? 'ள' : 'ன'}`)
    return person
      ? word.replaceWith(suggestion, { captures: { name: name.text, person: person.text } })
      : undefined
  },
})

function isNominative({ text }: Word): boolean {
  return text === 'என்பவன்' || text === 'என்பவள்'
}

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
