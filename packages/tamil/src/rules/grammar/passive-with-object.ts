import { isPersonNoun } from '../../clauses/government/government.ts'
import { nominalsBefore } from '../../clauses/government/nominals-before.ts'
import { missingVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/passive-with-object',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'எழுவாயும் (‘{agent}’) செயப்படுபொருளும் வந்துள்ளன; வினை செய்வினையாக வேண்டும்: ‘{suggestion}’.',
    en: 'Agent (‘{agent}’) and object are both there, so the verb is active: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: செய்வினை, செயப்பாட்டு வினை',
  examples: [{ wrong: 'காவலர்கள் [திருடனைப் பிடிக்கப்பட்டனர்].', right: 'காவலர்கள் திருடனைப் பிடித்தனர்.' }],
  allows: ['திருடன் காவலர்களால் பிடிக்கப்பட்டான்.', 'அவர் அங்கே அனுப்பப்பட்டார்.', 'காவலர்கள் திருடனைப் பிடித்தனர்.'],
  when: { containing: ['ப்பட்ட'] },
  check(word, { verbForms, analyse }) {
    if (word.quoted || !word.is('passive') || !word.is('finite') || word.is('neuter')) return undefined
    const [object, agent, ...others] = nominalsBefore(word)
    if (object?.isOnly('accusative') !== true || agent?.isOnly('nominative') !== true || others.length > 0)
      return undefined
    if (!isPersonNoun(agent)) return undefined
    const active = verbForms.active(word.text)
    if (active === undefined || analyse(active).length === 0) return undefined
    if (object !== word.previous) return word.replaceWith(active, { captures: { agent: agent.text } })
    const bare = withoutVallinam(object.text)
    const linked = missingVallinam(bare, active) ?? bare
    return object.replaceThrough(word, `${linked} ${active}`, { captures: { agent: agent.text } })
  },
})
