import { FINITE_ENDINGS } from '../../clauses/correct-verb.ts'
import { verbPerson, verbTense } from '../../clauses/finite-verb.ts'
import { isPerson } from '../../clauses/government.ts'
import { nominalsBefore } from '../../clauses/nominals-before.ts'
import { roleOf } from '../../clauses/word-role.ts'
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
    en: 'With the doer in -ஆல் (‘{agent}’) the verb is passive: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: மூன்றாம் வேற்றுமை; தமிழ்நாட்டுப் பாடநூல்: செய்வினை, செயப்பாட்டு வினை',
  examples: [
    { wrong: 'இந்தக் கோயில் மன்னனால் [கட்டியது].', right: 'இந்தக் கோயில் மன்னனால் கட்டப்பட்டது.' },
    { wrong: 'இந்தக் கவிதை பாரதியாரால் [எழுதினார்].', right: 'இந்தக் கவிதை பாரதியாரால் எழுதப்பட்டது.' },
  ],
  allows: [
    'இந்தக் கோயில் மன்னனால் கட்டப்பட்டது.',
    'அவனால் பாடம் படிக்க முடிந்தது.',
    'அவரால் நான் பணத்தை இழந்தேன்.',
    'அவனால் துன்பம் வந்தது.',
  ],
  when: { endings: FINITE_ENDINGS },
  check(word, { agreeWith, analyse }) {
    if (word.quoted || !word.isOnly('transitive') || word.is('passive')) return undefined
    const person = verbPerson(word)
    const tense = verbTense(word)
    if (
      tense === undefined ||
      (person !== 'it' && person !== 'he' && person !== 'she' && person !== 'he-honoured')
    )
      return undefined
    if (word.next !== undefined && roleOf(word.next) !== 'quotative') return undefined
    const [agent, thing, ...others] = nominalsBefore(word)
    if (agent === undefined || !agent.isOnly('instrumental') || !isPerson(agent)) return undefined
    if (thing?.isOnly('irrational', 'nominative') !== true || thing.next !== agent || others.length > 0)
      return undefined
    // The neuter future is the infinitive with -உம்.
    const future = agreeWith(word.text, 'it', 'future')
    const passive = future?.endsWith('ும்') ? future.slice(0, -3) + ENDINGS[tense] : undefined
    if (passive === undefined || analyse(passive).length === 0) return undefined
    return word.replaceWith(passive, { captures: { agent: agent.text } })
  },
})
