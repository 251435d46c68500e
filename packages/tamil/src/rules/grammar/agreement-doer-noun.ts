import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const MAX_BETWEEN = 5

export default defineRule({
  id: 'grammar/agreement-doer-noun',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பவர் ‘{person}’; இரண்டும் ஒரே பாலாக வேண்டும்: ‘{suggestion}’.',
    en: '‘{found}’ is said to be ‘{person}’: both must have the same gender: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பெயர்ப் பயனிலை; எழுவாய்–பயனிலை இயைபு (பால்)',
  examples: [
    { wrong: 'இந்த ஓவியத்தை [வரைந்தவள்] என் இளைய மகன்.', right: 'இந்த ஓவியத்தை வரைந்தவன் என் இளைய மகன்.' },
    { wrong: 'பந்தயத்தில் [வென்றவன்] ஏழாம் வகுப்பு மாணவி கமலா.', right: 'பந்தயத்தில் வென்றவள் ஏழாம் வகுப்பு மாணவி கமலா.' },
  ],
  allows: [
    'அவனைப் பெற்றவள் தாய்.',
    'அவளை மணந்தவன் ஒரு மாணவியின் அண்ணன்.',
    'வந்தவள் தன் மகன் எங்கே என்று கேட்டாள்.',
    'வந்தவன் மகள் பெயர் கயல்.',
    'பாடியவர் ஒரு பெண்.',
  ],
  when: { endings: ['வன்', 'வள்'] },
  check(word) {
    if (!isAgent(word) || word.quoted) return undefined
    const person = predicateOf(word)
    if (person === undefined) return undefined
    const male = word.is('masculine')
    if (male ? !person.isOnly('female') : !person.isOnly('male')) return undefined
    return word.replaceWith(word.text.replace(/வ[னள]்$/u, male ? 'வள்' : 'வன்'), {
      captures: { person: person.text },
    })
  },
})

function isAgent({ analyses }: Word): boolean {
  return (
    analyses.length > 0 &&
    analyses.every(
      ({ class: kind, features }) =>
        kind === 'verb' &&
        features.includes('participial-noun') &&
        (features.includes('masculine') || features.includes('feminine')),
    )
  )
}

/** The noun that ends the sentence, a name behind it or not, with nothing but what belongs to it between. */
function predicateOf(agent: Word): Word | undefined {
  let between = 0
  for (let word = agent.next; word !== undefined && between < MAX_BETWEEN; word = word.next, between++) {
    if (word.isA('noun') && word.isOnly('nominative', 'rational') && word.isOnly('singular'))
      return word !== agent.next && endsWithName(word) ? word : undefined
    if (roleOf(word) !== 'modifier' && !/^(?:வகுப்பு|வீட்டு|ஆண்டு|பள்ளி|கல்லூரி|ஊர்)(?:[கசதப]்)?$/u.test(word.text))
      return undefined
  }
  return undefined
}

function endsWithName({ isLast, next, tokenAfter }: Word): boolean {
  if (isLast) return true
  return tokenAfter === ' ' && next?.isLast === true && (next.isA('name') || next.analyses.length === 0)
}
