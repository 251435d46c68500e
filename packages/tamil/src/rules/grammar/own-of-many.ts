import { nounSubject, pronounSubject } from '../../clauses/subject.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const OF_MANY: Readonly<Record<string, string>> = {
  தன்: 'தம்',
  தனது: 'தமது',
  தன்னுடைய: 'தம்முடைய',
  தன்னை: 'தம்மை',
  தனக்கு: 'தமக்கு',
}

export default defineRule({
  id: 'grammar/own-of-many',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘{subject}’ பன்மை; அதைச் சுட்டும் சொல்லும் பன்மையில் ‘{suggestion}’ (அல்லது தங்கள்) என வர வேண்டும். ‘தன்’ ஒருமை, ‘தம்’ பன்மை.',
    en: '‘{subject}’ is plural, so ‘own’ is plural too: ‘{suggestion}’ (or தங்கள்); தன் is of one.',
  },
  source: 'நன்னூல், பெயரியல்: தான், தாம்; அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?: ஒருமை–பன்மை மயக்கம்',
  examples: [
    { wrong: 'மாணவர்கள் [தன்] கடமையைச் செய்தனர்.', right: 'மாணவர்கள் தம் கடமையைச் செய்தனர்.' },
    { wrong: 'தொழிலாளர்கள் [தனது] உரிமைக்காகப் போராடினர்.', right: 'தொழிலாளர்கள் தமது உரிமைக்காகப் போராடினர்.' },
  ],
  allows: [
    'மாணவர்கள் தம் கடமையைச் செய்தனர்.',
    'மாணவர்கள் தங்கள் கடமையைச் செய்தனர்.',
    'மாணவர்கள் ஒவ்வொருவரும் தன் கடமையைச் செய்தனர்.',
    'அவர்கள் வந்ததும் அவன் தன் வேலையைத் தொடங்கினான்.',
    'முதல்வர் அவர்கள் தனது உரையைத் தொடங்கினார்.',
  ],
  when: { words: Object.keys(OF_MANY) },
  check(word) {
    const suggestion = OF_MANY[word.text]
    const subject = subjectOf(word)
    if (suggestion === undefined || subject === undefined) return undefined
    return word.replaceWith(suggestion, { captures: { subject: subject.text } })
  },
})

/** The plural subject at the head of the sentence, when nothing between could be the one meant, and the verb is plural. */
function subjectOf(word: Word): Word | undefined {
  const { words } = word.sentence
  const [first] = words
  const subject = first && (pronounSubject(first) ?? nounSubject(first))
  if (first === undefined || first === word || subject?.fits[0] !== 'they') return undefined
  const between = words.slice(1, word.index)
  const another = between.some(
    (one) => one.is('rational') || one.isA('verb') || one.text.startsWith('ஒவ்வொரு'),
  )
  if (another || between.length > MAX_BETWEEN) return undefined
  return words.at(-1)?.is('finite', 'epicene') === true ? first : undefined
}

const MAX_BETWEEN = 3
