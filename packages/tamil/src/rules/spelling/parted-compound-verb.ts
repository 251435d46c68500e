import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** What makes one verb with படு or படுத்து, as it stands before them. */
const FIRSTS =
  'அப்புறப் அமைதிப் அறிமுகப் அவமானப் ஆசைப் ஆச்சரியப் உறுதிப் ஊக்கப் ஒழுங்குப் கட்டுப் கவலைப் கஷ்டப் சிரமப் செயல் தனிமைப் துன்பப் தெளிவுப் நடைமுறைப் பயன் பலப் பாதுகாப்புப் பெருமைப் முக்கியத்துவப் மேம் வருத்தப் வெட்கப் வெளிப் வேகப் பொருட் சந்தேகப் கோபப் அவசரப் வேதனைப் மகிழ்ச்சிப் தொந்தரவுப் குறைப் சமாதானப் நெறிப் சுத்தப் விரிவுப் வலுப் பொறாமைப் அவதிப் பரிதாபப்'.split(
    ' ',
  )
const VERBS = ['படு', 'படுத்து'] as const
/** பட்டு is silk as well: `ஆசைப் பட்டுச் சேலை`. */
const SILK = /^பட்டு/u

export default defineRule({
  id: 'spelling/parted-compound-verb',
  type: 'spelling',
  severity: 'medium',
  message: {
    ta: '‘படு’, ‘படுத்து’ ஆகியவை இங்குத் தனி வினைகள் அல்ல; முன் உள்ள பெயரோடு சேர்ந்து ஒரே வினையாகும்: ‘{suggestion}’.',
    en: 'படு and படுத்து make one verb with the noun before them: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு: கூட்டுவினைகள்',
  examples: [
    { wrong: 'நேரத்தைப் [பயன் படுத்தினான்].', right: 'நேரத்தைப் பயன்படுத்தினான்.' },
    { wrong: 'அவர் எதையும் [பொருட் படுத்தவில்லை].', right: 'அவர் எதையும் பொருட்படுத்தவில்லை.' },
    { wrong: 'அவள் கேட்பதற்கு [வெட்கப் பட்டாள்].', right: 'அவள் கேட்பதற்கு வெட்கப்பட்டாள்.' },
    { wrong: 'அவள் [கஷ்டப் பட்டுப்] படித்தாள்.', right: 'அவள் கஷ்டப்பட்டுப் படித்தாள்.' },
  ],
  allows: [
    'தமிழைப் பயன்படுத்துவோம்.',
    'அவன் கட்டிலில் படுத்தான்.',
    'அவள் ஆசைப் பட்டுச் சேலை கேட்டாள்.',
    'பாதுகாப்புப் படை வந்தது.',
    'அவன் செயல் படு வேகம் கொண்டது.',
    'கவலைப்பட வேண்டாம்.',
  ],
  when: { words: FIRSTS },
  check(word) {
    const { next } = word
    if (next === undefined || !isSecond(next)) return undefined
    return word.replaceThrough(next, word.text + next.text)
  },
})

function isSecond(word: Word): boolean {
  if (word.text === 'படு' || !VERBS.some((verb) => word.hasLemma(verb))) return false
  return !SILK.test(word.text) || word.next?.isA('verb') === true
}
