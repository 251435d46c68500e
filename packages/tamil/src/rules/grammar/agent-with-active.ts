import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { isThroughSomeone } from '../../clauses/government/agent-of-active.ts'
import { isPersonNoun } from '../../clauses/government/government.ts'
import { nominalsBefore } from '../../clauses/government/nominals-before.ts'
import { verbPerson, verbTense } from '../../clauses/reading/finite-verb.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { finalVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const ENDINGS = { past: 'ப்பட்டது', present: 'ப்படுகிறது', future: 'ப்படும்' } as const

export default defineRule({
  id: 'grammar/agent-with-active',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: '‘{agent}’ எனச் செய்பவர் மூன்றாம் வேற்றுமையில் வந்தால் வினை செயப்பாட்டு வினையாக வரும்: ‘{suggestion}’.',
    en: 'With the agent in -ஆல் (‘{agent}’) the verb is passive: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: மூன்றாம் வேற்றுமை; தமிழ்நாட்டுப் பாடநூல்: செய்வினை, செயப்பாட்டு வினை',
  examples: [
    { wrong: 'இந்தக் கோயில் மன்னனால் [கட்டியது].', right: 'இந்தக் கோயில் மன்னனால் கட்டப்பட்டது.' },
    { wrong: 'இந்த அணை ஆங்கிலேயர்களால் [கட்டினார்கள்].', right: 'இந்த அணை ஆங்கிலேயர்களால் கட்டப்பட்டது.' },
    { wrong: 'திருடன் காவலர்களால் [பிடித்தான்].', right: 'திருடன் காவலர்களால் பிடிக்கப்பட்டான்.' },
    { wrong: 'மதுரைத் தெப்பக்குளம் நாயக்க மன்னரால் [வெட்டியது].', right: 'மதுரைத் தெப்பக்குளம் நாயக்க மன்னரால் வெட்டப்பட்டது.' },
    { wrong: 'இந்தக் கவிதை பாரதியாரால் [எழுதினார்].', right: 'இந்தக் கவிதை பாரதியாரால் எழுதப்பட்டது.' },
  ],
  allows: [
    'இந்தப் பாலம் ஆட்சியரால் திறந்து வைக்கப்பட்டது.',
    'இந்தக் கோயில் மன்னனால் கட்டப்பட்டது.',
    'அவனால் பாடம் படிக்க முடிந்தது.',
    'அவரால் நான் பணத்தை இழந்தேன்.',
    'அவனால் துன்பம் வந்தது.',
    'அவள் மகனால் பெருமை அடைந்தாள்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, { agreeWith, analyse }) {
    if (word.quoted || !word.isOnly('transitive') || word.is('passive')) return undefined
    if (isThroughSomeone(word)) return undefined
    const person = verbPerson(word)
    const tense = verbTense(word)
    if (tense === undefined || person === undefined || !THIRD.has(person)) return undefined
    if (word.next !== undefined && roleOf(word.next) !== 'quotative') return undefined
    const nouns = nominalsBefore(firstOfVerb(word))
    // கைது செய், பதிவு செய்: the noun is part of the verb.
    const [agent, ...others] = nouns[0]?.is('irrational', 'nominative') ? nouns.slice(1) : nouns
    const thing = others.find(
      (noun) => noun.is('nominative') && !noun.is('time') && finalVallinam(noun.text) === undefined,
    )
    if (agent === undefined || !agent.isOnly('instrumental') || !isPersonNoun(agent)) return undefined
    if (thing === undefined || others.some((noun) => noun !== thing && mayTakePart(noun))) return undefined
    const people = isPersonNoun(thing)
    if (!people && (!thing.is('irrational', 'nominative') || thing.is('rational'))) return undefined
    // The neuter future is the infinitive with -உம்.
    const future = agreeWith(word.text, 'it', 'future')
    const passive = future?.endsWith('ும்') ? future.slice(0, -3) + ENDINGS[tense] : undefined
    if (passive === undefined || analyse(passive).length === 0) return undefined
    const agreed = people || thing.is('plural') ? agreeWith(passive, patient(thing, person)) : passive
    return agreed === undefined ? undefined : word.replaceWith(agreed, { captures: { agent: agent.text } })
  },
})

const THIRD: ReadonlySet<Person> = new Set(['it', 'he', 'she', 'he-honoured', 'they', 'those'])

/** An object, or another who may be the subject; not `கடற்கரைக் கோயில்`, `சோழ மன்னரால்`, or when and where it was. */
function mayTakePart(noun: Word): boolean {
  if (noun.is('accusative') || noun.analyses.length === 0) return true
  return noun.is('nominative') && (isPersonNoun(noun) || noun.isA('pronoun'))
}

/** `திறந்து வைத்தார்`: the nouns stand before the first of its words. */
function firstOfVerb(verb: Word): Word {
  const { previous } = verb
  return previous?.isOnly('verbal-participle') === true ? previous : verb
}

/** The person of the passive: that of what is done to, which agreed with the verb already where it is of people. */
function patient(thing: Word, person: Person): Person {
  return isPersonNoun(thing) ? person : 'those'
}
