import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

const LONGEST = 12
const COUNTED = /^(?:இரு|மூ|நால்|ஐ|அறு|எழு|அனை)வரும்$|^எல்லோரும்$|^எல்லாரும்$/u

export default defineRule({
  id: 'grammar/agreement-list-with-speaker',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{pronoun}’ என்பதும் எழுவாயில் இருப்பதால் வினை ‘{suggestion}’ என முடிய வேண்டும்.',
    en: '‘{pronoun}’ is one of the subjects, so the verb is ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: இட வழுவும் வழாநிலையும்; எண்ணும்மையும் பயனிலையும்',
  examples: [
    {
      wrong: 'கண்ணன், முருகன், நான் ஆகிய மூவரும் கோயிலுக்குச் [சென்றனர்].',
      right: 'கண்ணன், முருகன், நான் ஆகிய மூவரும் கோயிலுக்குச் சென்றோம்.',
    },
    { wrong: 'நீ, உன் தம்பி ஆகிய இருவரும் நாளை [வருவார்கள்].', right: 'நீ, உன் தம்பி ஆகிய இருவரும் நாளை வருவீர்கள்.' },
  ],
  allows: [
    'கண்ணன், முருகன், நான் ஆகிய மூவரும் சென்றோம்.',
    'கண்ணன், முருகன் ஆகிய இருவரும் சென்றனர்.',
    'நான் பார்த்தபோது கண்ணன், முருகன் ஆகிய இருவரும் சென்றனர்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, { agreeWith }) {
    if (word.next !== undefined || word.quoted || verbPerson(word) !== 'they') return undefined
    const counted = word.sentence.words
      .slice(Math.max(0, word.index - LONGEST), word.index)
      .find((one) => COUNTED.test(one.text) && one.previous?.text === 'ஆகிய')
    const pronoun = counted?.previous && listedSpeaker(counted.previous)
    const suggestion = pronoun && agreeWith(word.text, personWith(pronoun))
    return suggestion === undefined || suggestion === word.text
      ? undefined
      : word.replaceWith(suggestion, { captures: { pronoun: pronoun?.text ?? '' } })
  },
})

/** நான் or நீ as one of a list: before ஆகிய or a comma. */
function listedSpeaker(such: Word): Word | undefined {
  const { words } = such.sentence
  for (let index = such.index - 1; index >= Math.max(0, such.index - LONGEST); index--) {
    const word = words[index]
    if (word === undefined) return undefined
    const endsItem = word.next === such || word.tokenAfter === ','
    if (endsItem && /^(?:நான்|நானும்|நாங்கள்|நீ|நீயும்|நீங்கள்)$/u.test(word.text)) return word
    if (word.isA('verb') && !word.isA('noun')) return undefined
  }
  return undefined
}

function personWith({ text }: Word): Person {
  return text.startsWith('நீ') ? 'you-all' : 'we'
}
