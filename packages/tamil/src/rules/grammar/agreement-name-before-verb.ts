import { isFeminine, isMasculine } from '../../clauses/agreement/gender.ts'
import { isNamedOtherwise } from '../../clauses/agreement/named-person.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** With these a person in the nominative may be what is said, become, borne or sought, not who does it. */
const OTHER_ROLE = ['என்', 'எனு', 'ஆ', 'ஆகு', 'பெறு', 'காண்', 'தேடு', 'கொள்', 'இல்', 'ஈன்']

/** `முருகன் சதுரங்கத்தில் ராணி இழந்தான்`: another person before it agrees with the verb. */
function hasSubjectBefore({ index, sentence }: Word, wanted: 'he' | 'she'): boolean {
  const agrees = wanted === 'he' ? isFeminine : isMasculine
  return sentence.words.slice(0, index).some((word) => word.is('nominative') && agrees(word))
}

export default defineRule({
  id: 'grammar/agreement-name-before-verb',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{subject}’ என்பதன் பாலுக்கு ஏற்ப வினை ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'The verb must agree in gender with ‘{subject}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு',
  examples: [
    { wrong: 'அவளை மணக்க வேண்டும் எனக் கரிகாலன் [ஆசைப்பட்டாள்].', right: 'அவளை மணக்க வேண்டும் எனக் கரிகாலன் ஆசைப்பட்டான்.' },
    { wrong: 'செங்குட்டுவன் [வருவாள்] என்றாள் தோழி.', right: 'செங்குட்டுவன் வருவான் என்றாள் தோழி.' },
    { wrong: 'அரண்மனையில் அரசி [நின்றான்].', right: 'அரண்மனையில் அரசி நின்றாள்.' },
  ],
  allows: [
    'செங்குட்டுவன் வருவான்.',
    'அவள் கண்ணன் என்றாள்.',
    'அவள் ஒரு மகன் பெற்றாள்.',
    'அவள் தலைவன் ஆனாள்.',
    'முருகன் மனைவி வந்தாள்.',
    'முருகன் சதுரங்கத்தில் ராணி இழந்தான்.',
  ],
  when: { endings: ['ாள்', 'ான்'] },
  check(word, { agreeWith }) {
    const subject = word.previous
    if (subject === undefined || subject.quoted !== word.quoted || isNamedOtherwise(subject)) return undefined
    const person = verbPerson(word)
    const wanted =
      person === 'she' && isMasculine(subject)
        ? 'he'
        : person === 'he' && isFeminine(subject)
          ? 'she'
          : undefined
    if (
      wanted === undefined ||
      hasSubjectBefore(subject, wanted) ||
      OTHER_ROLE.some((lemma) => word.hasLemma(lemma))
    )
      return undefined
    const suggestion = agreeWith(word.text, wanted)
    return suggestion === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject.text } })
  },
})
