import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const MAX_AFTER = 5

export default defineRule({
  id: 'style/verb-not-last',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'சொல்வரிசை: உரைநடையில் வினை இறுதியில் வருவதே மரபு.',
    en: 'Word order: in prose the verb ends the sentence.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: தொடர் அமைப்பு (எழுவாய், செயப்படுபொருள், பயனிலை)',
  examples: [{ wrong: 'நான் நேற்று [சென்றேன்] நூலகத்திற்கு.' }, { wrong: 'அப்பா [வாங்கினார்] எனக்கு ஒரு மிதிவண்டி.' }],
  allows: [
    'நான் நேற்று நூலகத்திற்குச் சென்றேன்.',
    'வந்தான் அவன்.',
    '“நான் வருகிறேன்” என்றான் அவன் நண்பனிடம்.',
    'அவர் வந்தார் என்று அவளிடம் சொன்னேன்.',
  ],
  when: 'sentence',
  check({ words, lastWord }) {
    const [first] = words
    if (first === undefined || lastWord === undefined || lastWord.isA('verb')) return undefined
    const verb = words.find((word) => isOwnVerb(word))
    if (
      verb?.next === undefined ||
      verb.quoted ||
      lastWord.index - verb.index > MAX_AFTER ||
      verb.index > MAX_AFTER
    )
      return undefined
    const after = words.slice(verb.index + 1)
    if (
      after.some(
        (word) =>
          word.previous === undefined ||
          word.isA('verb') ||
          /^என(?:்.*|வே)?$/u.test(withoutVallinam(word.text)),
      )
    )
      return undefined
    return after.some((word) => word.isOnly('dative') || word.isOnly('locative') || word.isOnly('accusative'))
      ? verb.advise()
      : undefined
  },
})

/** A verb with its person, other than என். */
function isOwnVerb(word: Word): boolean {
  const person = verbPerson(word)
  if (person === undefined || person === 'it' || person === 'those' || word.text.startsWith('என்'))
    return false
  return word.isOnly('finite')
}
