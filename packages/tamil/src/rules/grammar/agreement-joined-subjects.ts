import { FINITE_ENDINGS } from '../../clauses/correct-verb.ts'
import { verbPerson } from '../../clauses/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

const SINGULAR = new Set<Person>(['i', 'you', 'he', 'she', 'he-honoured'])

/** இடம்; of the third, people and things apart. */
type Place = 'first' | 'second' | 'third' | 'things'

const PRONOUNS: ReadonlyMap<string, Place> = new Map([
  ['நானும்', 'first'],
  ['நீயும்', 'second'],
  ['அவனும்', 'third'],
  ['அவளும்', 'third'],
  ['இவனும்', 'third'],
  ['இவளும்', 'third'],
])

const TOGETHER: Readonly<Record<Place, Person>> = {
  first: 'we',
  second: 'you-all',
  third: 'they',
  things: 'those',
}

function placeOf(word: Word | undefined): Place | undefined {
  if (word === undefined) return undefined
  const pronoun = PRONOUNS.get(word.text)
  if (pronoun !== undefined || !word.is('clitic-um')) return pronoun
  if (word.is('rational', 'nominative', 'clitic-um')) return 'third'
  return word.isOnly('irrational', 'nominative', 'clitic-um') && isConcrete(word) ? 'things' : undefined
}

/** Qualities and times in -உம் are counted as one, or are adverbs: `நாளும் பொழுதும் உழைத்தது`. */
function isConcrete(word: Word): boolean {
  return (['animal', 'plant', 'thing'] as const).some((kind) => word.is(kind)) && !word.is('time')
}

/** `நானும் என் தம்பியும்`. */
const POSSESSOR = /^(?:என்|எங்கள்|உன்|உங்கள்|தன்|அவன்|அவள்|அவர்)$/u

/** The two subjects in -உம் that stand side by side before the verb, and nothing else that could be one. */
function joinedSubjects(verb: Word): Place | undefined {
  const { words } = verb.sentence
  for (let i = verb.index - 2; i >= 0; i--) {
    const first = words[i]
    const one = placeOf(first)
    if (one === undefined) continue
    const after = words[i + 1]
    const other = placeOf(after !== undefined && POSSESSOR.test(after.text) ? after.next : after)
    if (other !== undefined && first?.next === after)
      return (one === 'things') === (other === 'things') ? leading(one, other) : undefined
  }
  return undefined
}

/** Of two subjects the one that the verb follows: `நீயும் நானும் போவோம்`. */
function leading(one: Place, other: Place): Place | undefined {
  return (['first', 'second', 'third', 'things'] as const).find((place) => one === place || other === place)
}

export default defineRule({
  id: 'grammar/agreement-joined-subjects',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: 'இரண்டு எழுவாய்கள் ‘உம்’ பெற்று வந்தால் வினை பன்மையாக ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'Two subjects joined by ‘உம்’ take a plural verb: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எண்ணும்மையும் பயனிலையும்',
  examples: [
    { wrong: 'நானும் அவனும் கடைக்குப் [போனேன்].', right: 'நானும் அவனும் கடைக்குப் போனோம்.' },
    { wrong: 'நானும் என் அண்ணனும் கடலில் [குளித்தேன்].', right: 'நானும் என் அண்ணனும் கடலில் குளித்தோம்.' },
    { wrong: 'அப்பாவும் அம்மாவும் சந்தைக்குப் [போனார்].', right: 'அப்பாவும் அம்மாவும் சந்தைக்குப் போனார்கள்.' },
    { wrong: 'அவனும் அவளும் நேற்று [வந்தான்].', right: 'அவனும் அவளும் நேற்று வந்தார்கள்.' },
    { wrong: 'யானையும் குதிரையும் வேகமாக [ஓடியது].', right: 'யானையும் குதிரையும் வேகமாக ஓடின.' },
    { wrong: 'நீயும் அவளும் எங்கே [சென்றாய்]?', right: 'நீயும் அவளும் எங்கே சென்றீர்கள்?' },
  ],
  allows: [
    'அப்பாவும் அம்மாவும் வந்தனர்.',
    'பாலும் தேனும் கலந்தது.',
    'நாளும் பொழுதும் ஓடியது.',
    'நானும் அவனும் போனோம்.',
    'அவனும் அவளும் வந்தார்கள்.',
    'அவனும் வந்தான்.',
  ],
  when: { endings: FINITE_ENDINGS },
  check(word, { agreeWith }) {
    const person = word.next === undefined ? verbPerson(word) : undefined
    if (person === undefined) return undefined
    const place = joinedSubjects(word)
    if (place === undefined || otherVerbBefore(word)) return undefined
    if (place === 'things' ? person !== 'it' || !word.isOnly('intransitive') : !SINGULAR.has(person))
      return undefined
    const suggestion = agreeWith(word.text, TOGETHER[place])
    if (suggestion === undefined) return undefined
    return word.replaceWith(suggestion, place === 'things' ? { severity: 'medium' } : {})
  },
})

function otherVerbBefore(verb: Word): boolean {
  return verb.sentence.words
    .slice(0, verb.index)
    .some(
      (word) =>
        placeOf(word) === undefined &&
        (word.is('finite') || word.is('conditional') || word.is('relative-participle')),
    )
}
