import type { Analysis } from '../../words/analysis.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** A participle after which nothing doubles, with the next verb written on to it, its consonant doubled. */
const JOINED = /^(?<first>.+(?:ந்து|ண்டு|ன்று|ய்து|ழுது))(?<doubled>[கசதப])்(?<second>\k<doubled>(?:ொ|ோ|ா|ெ|ட).*)$/u

export default defineRule({
  id: 'grammar/vallinam-extra-joined-verb',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’: வினையெச்சம் வன்தொடர்க் குற்றியலுகரமாக முடியவில்லை (ந்து, ண்டு, ன்று, ய்து); துணைவினை சேரும்போது வல்லினம் மிகாது.',
    en: '‘{suggestion}’: the participle does not end in a doubled hard consonant + உ, so nothing doubles where the second verb joins it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், மென்தொடர், இடைத்தொடர்க் குற்றியலுகர வினையெச்சம்',
  examples: [
    { wrong: 'அவள் உண்மையைத் [தெரிந்துக்கொண்டாள்].', right: 'அவள் உண்மையைத் தெரிந்துகொண்டாள்.' },
    { wrong: 'அவன் வேலை [செய்துக்கொண்டிருந்தான்].', right: 'அவன் வேலை செய்துகொண்டிருந்தான்.' },
    { wrong: 'பனி [கரைந்துப்போனது].', right: 'பனி கரைந்துபோனது.' },
  ],
  allows: ['அவள் தெரிந்துகொண்டாள்.', 'மருந்துக்கடை திறந்தது.', 'விருந்துக்கு வந்தான்.', 'கன்றுக்குட்டி துள்ளியது.'],
  when: { containing: ['ுக்க', 'ுச்ச', 'ுத்த', 'ுப்ப'] },
  check(word, { analyse }) {
    const { first = '', second = '' } = JOINED.exec(word.text)?.groups ?? {}
    if (second === '' || !analyse(first).some(isParticiple)) return undefined
    const verb = analyse(withoutVallinam(second)).some(
      ({ class: kind, guessed }) => kind === 'verb' && guessed !== true,
    )
    return verb ? word.replaceWith(first + second) : undefined
  },
})

function isParticiple({ features }: Analysis): boolean {
  return features.includes('verbal-participle')
}
