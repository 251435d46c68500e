import type { Sentence } from '../../text/sentence.ts'
import { defineRule } from '../rule.ts'

/** The form that each subject takes. */
const BY_PRONOUN: Readonly<Record<string, string>> = {
  நான்: 'அல்லேன்', நாம்: 'அல்லோம்', நாங்கள்: 'அல்லோம்', நீ: 'அல்லை', நீங்கள்: 'அல்லீர்', நீர்: 'அல்லீர்',
  அவன்: 'அல்லன்', இவன்: 'அல்லன்', அவள்: 'அல்லள்', இவள்: 'அல்லள்', அவர்: 'அல்லர்', இவர்: 'அல்லர்',
  அவர்கள்: 'அல்லர்', இவர்கள்: 'அல்லர்', அது: 'அன்று', இது: 'அன்று', அஃது: 'அன்று', இஃது: 'அன்று', அவை: 'அல்ல', இவை: 'அல்ல',
} // biome-ignore format: a table

const FORMS = ['அல்ல', 'அன்று', 'அல்லன்', 'அல்லள்', 'அல்லர்', 'அல்லேன்', 'அல்லோம்']

export default defineRule({
  id: 'grammar/negative-of-being',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'எழுவாய் ‘{subject}’ ஆதலால் ‘{suggestion}’ என முடிய வேண்டும்: அல்லன், அல்லள், அல்லர், அன்று, அல்ல.',
    en: 'With the subject ‘{subject}’ the negative is ‘{suggestion}’.',
  },
  source: 'நன்னூல், வினையியல்: குறிப்பு வினைமுற்று; தமிழ்நாட்டுப் பாடநூல்: அன்று, அல்ல',
  examples: [
    { wrong: 'அவன் கள்வன் [அல்ல].', right: 'அவன் கள்வன் அல்லன்.' },
    { wrong: 'அவர்கள் மாணவர்கள் [அல்ல].', right: 'அவர்கள் மாணவர்கள் அல்லர்.' },
    { wrong: 'இது மரம் [அல்ல].', right: 'இது மரம் அன்று.' },
  ],
  allows: ['இவை மரங்கள் அல்ல.', 'அவன் கள்வன் அல்லன்.', 'அவர் அன்று வந்தார்.'],
  when: { words: FORMS },
  check(word) {
    if (word.quoted || !word.isLast || word.index < 2 || word.previous?.is('clitic-o') !== false)
      return undefined
    const subject = subjectOf(word.sentence)
    if (subject === undefined || subject.form === word.text) return undefined
    return word.replaceWith(subject.form, { captures: { subject: subject.text } })
  },
})

function subjectOf({ words }: Sentence): { text: string; form: string } | undefined {
  const pronoun = words.find(({ text }) => Object.hasOwn(BY_PRONOUN, text))
  const form = pronoun && BY_PRONOUN[pronoun.text]
  if (pronoun !== undefined && form !== undefined) return { text: pronoun.text, form }
  const noun = words.slice(0, -2).find((word) => word.isOnly('nominative'))
  if (noun === undefined) return undefined
  if (noun.isOnly('rational', 'plural')) return { text: noun.text, form: 'அல்லர்' }
  if (noun.isOnly('irrational', 'plural') || noun.isOnly('irrational', 'nominative', 'plural'))
    return { text: noun.text, form: 'அல்ல' }
  return noun.isOnly('irrational', 'singular') ? { text: noun.text, form: 'அன்று' } : undefined
}
