import { verbPerson } from '../../clauses/finite-verb.ts'
import { isFeminine, isMasculine } from '../../clauses/gender.ts'
import { defineRule } from '../rule.ts'

const HE = new Set(['அவன்', 'இவன்'])
const SHE = new Set(['அவள்', 'இவள்'])

export default defineRule({
  id: 'grammar/agreement-postposed-subject',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'எழுவாய் ‘{subject}’ வினைக்குப் பின் வந்தாலும், வினை அதன் பாலுக்கு ஏற்ப ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'The subject ‘{subject}’ follows its verb, which must still agree with it: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு',
  examples: [
    { wrong: 'கோட்டைக்குள் [நுழைந்தாள்] கரிகாலன்.', right: 'கோட்டைக்குள் நுழைந்தான் கரிகாலன்.' },
    { wrong: 'சரியான விடை [சொன்னாள்] அவன்.', right: 'சரியான விடை சொன்னான் அவன்.' },
    { wrong: 'மெல்லச் [சிரித்தான்] அரசி.', right: 'மெல்லச் சிரித்தாள் அரசி.' },
  ],
  allows: [
    'கோயிலில் காட்சி தந்தாள் மாரியம்மன்.',
    'கோட்டைக்குள் நுழைந்தான் கரிகாலன்.',
    'என்ன செய்தாள் அவள்?',
    'அவள் சொன்னாள் முருகன் வந்தான் என்று.',
  ],
  when: { endings: ['ாள்', 'ான்'] },
  check(word, { agreeWith }) {
    const subject = word.next
    if (subject === undefined || !subject.isLast || subject.quoted !== word.quoted) return undefined
    const person = verbPerson(word)
    const wanted =
      person === 'she' && (isMasculine(subject) || HE.has(subject.text))
        ? 'he'
        : person === 'he' && (isFeminine(subject) || SHE.has(subject.text))
          ? 'she'
          : undefined
    const suggestion = wanted && agreeWith(word.text, wanted)
    return suggestion === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject.text } })
  },
})
