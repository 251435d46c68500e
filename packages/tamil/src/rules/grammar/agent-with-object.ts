import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { nominalsBefore } from '../../clauses/government/nominals-before.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agent-with-object',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: '‘{verb}’ செய்வினை; செய்பவர் எழுவாயாக, வேற்றுமை உருபின்றி வர வேண்டும்: ‘{suggestion}’.',
    en: '‘{verb}’ is active: who does it is the subject, without -ஆல்: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: எழுவாய், மூன்றாம் வேற்றுமை; தமிழ்நாட்டுப் பாடநூல்: செய்வினை, செயப்பாட்டு வினை',
  examples: [{ wrong: '[ஆசிரியரால்] பாடத்தை நடத்தினார்.', right: 'ஆசிரியர் பாடத்தை நடத்தினார்.' }],
  allows: ['ஆசிரியர் பாடத்தை நடத்தினார்.', 'அவரால் அவள் வேலையை இழந்தாள்.', 'அவனால் பாடத்தைப் படிக்க முடிந்தது.'],
  when: { finite: FINITE_ENDINGS },
  check(word, knowledge) {
    if (word.quoted || !word.isLast || !word.isOnly('transitive') || word.is('passive')) return undefined
    const person = verbPerson(word)
    if (person !== 'he' && person !== 'she' && person !== 'he-honoured' && person !== 'they') return undefined
    const [object, agent, ...others] = nominalsBefore(word)
    if (object?.isOnly('accusative') !== true || agent?.isOnly('instrumental') !== true || others.length > 0)
      return undefined
    if (!isPersonNoun(agent) || agent.isA('pronoun') || !agent.isFirst) return undefined
    return putInCase(agent, 'nominative', knowledge, { captures: { verb: word.text } })
  },
})
