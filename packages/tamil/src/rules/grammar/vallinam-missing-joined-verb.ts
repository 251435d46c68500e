import type { Analysis } from '../../words/analysis.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** A participle after which the hard consonant doubles, with the next verb written on to it. */
const JOINED =
  /^(?<first>.+?(?:த்து|ட்டு|ற்று|ி))(?<second>(?:கொண்|கொள்|கொடு|கொட்ட|பட்|படு|படா|பார்|போ(?!து)|தந்|தரு|தர|தள்|செல்|சென்|காட்).+|கொள்|கொடு)$/u

/** The ends of those participles, and the beginnings of those verbs. */
const PARTICIPLE_ENDS = ['து', 'டு', 'று', 'ி']
const BEGINNINGS = ['கொ', 'பட', 'பா', 'போ', 'தந', 'தர', 'தள', 'செ', 'கா']

export default defineRule({
  id: 'grammar/vallinam-missing-joined-verb',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'வினையெச்சத்தோடு துணைவினை சேரும்போது இடையில் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'Where a second verb joins the participle the hard consonant doubles between them: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், வன்தொடர்க் குற்றியலுகர, இகர ஈற்று வினையெச்சம்',
  examples: [
    { wrong: 'அவன் [படித்துகொண்டிருந்தான்].', right: 'அவன் படித்துக்கொண்டிருந்தான்.' },
    { wrong: 'அவர் எனக்குச் [சொல்லிகொடுத்தார்].', right: 'அவர் எனக்குச் சொல்லிக்கொடுத்தார்.' },
    { wrong: 'அவர் மன்னிப்புக் [கேட்டுகொண்டார்].', right: 'அவர் மன்னிப்புக் கேட்டுக்கொண்டார்.' },
    { wrong: 'கவனமாகப் [பார்த்துகொள்].', right: 'கவனமாகப் பார்த்துக்கொள்.' },
    { wrong: 'அவன் கதவைப் [பூட்டிசென்றான்].', right: 'அவன் கதவைப் பூட்டிச்சென்றான்.' },
  ],
  allows: ['அவன் எழுதிவைத்தான்.', 'செய்துகொண்டான்.', 'வந்துபோனான்.', 'அடிபட்டான்.', 'வழிபாடு நடந்தது.', 'மீன்பிடிபடகு வந்தது.'],
  when: { containing: BEGINNINGS.flatMap((verb) => PARTICIPLE_ENDS.map((end) => end + verb)) },
  check(word, { analyse }) {
    const { first = '', second = '' } = JOINED.exec(word.text)?.groups ?? {}
    if (second === '' || !analyse(first).some(isParticiple)) return undefined
    const verb = analyse(withoutVallinam(second)).some(
      ({ class: kind, guessed }) => kind === 'verb' && guessed !== true,
    )
    return verb ? word.replaceWith(`${first}${second[0]}்${second}`) : undefined
  },
})

function isParticiple({ features }: Analysis): boolean {
  return features.includes('verbal-participle')
}
