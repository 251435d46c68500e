import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { countsPeople } from '../../clauses/reading/phrase.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/one-with-all',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{all}’ பலரைக் குறிப்பதால் ‘{found}’ என்னும் ஒருமை பொருந்தாது; ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{all}’ are many, so ‘{found}’ is plural: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எண் இயைபு (ஒருமை, பன்மை)',
  examples: [
    {
      wrong: 'ஓட்டப்பந்தயத்தில் [வென்றவன்] அனைவரும் மேடைக்கு வந்தனர்.',
      right: 'ஓட்டப்பந்தயத்தில் வென்றவர்கள் அனைவரும் மேடைக்கு வந்தனர்.',
    },
    { wrong: 'இந்த வகுப்பு [மாணவன்] அனைவரும் தேர்ச்சி பெற்றனர்.', right: 'இந்த வகுப்பு மாணவர்கள் அனைவரும் தேர்ச்சி பெற்றனர்.' },
  ],
  allows: [
    'பரிசு வென்றவன் அனைவரும் பாராட்ட மேடையேறினான்.',
    'வந்தவர்கள் அனைவரும் அமர்ந்தனர்.',
    'அவன் அனைவரும் விரும்பும் மாணவன்.',
    'மாணவன் அனைவரும் சிரித்தனர் என்றான்.',
    'மருத்துவர் அனைவரும் வந்தனர்.',
  ],
  when: { endings: ['வன்', 'வள்', 'ன்'] },
  check(word, { analyse }) {
    const { next, text } = word
    if (
      next === undefined ||
      word.quoted ||
      word.tokenAfter !== ' ' ||
      !countsPeople(next) ||
      !next.text.endsWith('ரும்')
    )
      return undefined
    if (EACH.test(next.text) || !isOne(word) || !isOfMany(next)) return undefined
    const suggestion = text.replace(/[னள]்$/u, 'ர்கள்')
    const isPlural = analyse(suggestion).some(
      ({ features }) => features.includes('plural') || features.includes('epicene'),
    )
    return isPlural ? word.replaceWith(suggestion, { captures: { all: next.text } }) : undefined
  },
})

const EACH = /^(?:ஒவ்வொரு|யா[ரவ]|எவ)/u

/** வென்றவன், மாணவன்; no pronoun, and no name. */
function isOne(word: Word): boolean {
  if (word.isA('pronoun') || word.isA('name') || word.is('plural')) return false
  if (word.isOnly('participial-noun') && (word.is('masculine') || word.is('feminine'))) return true
  return word.isOnly('male') && word.isOnly('nominative')
}

/** Whether the verb is of many, and no verb of one or clause stands between: `… அனைவரும் பாராட்ட மேடையேறினான்`. */
function isOfMany({ sentence, index }: Word): boolean {
  for (const word of sentence.words.slice(index + 1, index + MAX_WORDS)) {
    const role = roleOf(word)
    if (role === 'finite') return verbPerson(word) === 'they' && (word.isLast || word.tokenAfter !== ' ')
    if (role === 'adverbial' || role === 'quotative' || role === 'relative' || role === 'unknown')
      return false
    if (word.is('nominative', 'rational')) return false
  }
  return false
}
