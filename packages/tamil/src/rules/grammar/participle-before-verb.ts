import { meantVerbalParticiple } from '../../sandhi/meant-participle.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** Of relative participles. */
const ENDINGS = ['த', 'ட', 'ற', 'ய', 'ன'] as const

export default defineRule({
  id: 'grammar/participle-before-verb',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{found}’ என்னும் பெயரெச்சத்தின் பின் பெயர் வர வேண்டும்; இங்கு வினை வருவதால் வினையெச்சம் வேண்டும்: ‘{suggestion}’.',
    en: '‘{found}’ leads to a noun; before a verb the verbal participle is needed: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9: பெயரெச்சம், வினையெச்சம்',
  examples: [
    { wrong: 'மாணவர்கள் எங்களை [அழைத்தச்] சென்றனர்.', right: 'மாணவர்கள் எங்களை அழைத்துச் சென்றனர்.' },
    { wrong: 'பணத்தை [எடுத்த] கொண்டான்.', right: 'பணத்தை எடுத்துக் கொண்டான்.' },
    { wrong: 'கடிதத்தை [எழுதிய] முடித்தேன்.', right: 'கடிதத்தை எழுதி முடித்தேன்.' },
    { wrong: 'குழந்தை [ஓடிய] வந்தது.', right: 'குழந்தை ஓடி வந்தது.' },
    { wrong: 'அவள் இரவு முழுவதும் [விழித்த] படித்தாள்.', right: 'அவள் இரவு முழுவதும் விழித்துப் படித்தாள்.' },
    { wrong: 'மாடு வேலியைத் [தாண்டிய] ஓடியது.', right: 'மாடு வேலியைத் தாண்டி ஓடியது.' },
    { wrong: 'கதையைச் [சொன்ன] முடித்ததும் தூங்கினர்.', right: 'கதையைச் சொல்லி முடித்ததும் தூங்கினர்.' },
    { wrong: 'வெங்காயத்தை [வதக்கிய] எடுத்துக்கொள்ளுங்கள்.', right: 'வெங்காயத்தை வதக்கி எடுத்துக்கொள்ளுங்கள்.' },
    { wrong: 'வேலை [நடந்த] கொண்டிருந்தது.', right: 'வேலை நடந்து கொண்டிருந்தது.' },
  ],
  allows: [
    'அந்தச் செய்தி எங்களுக்கு மிகுந்த மனநிறைவளித்தது.',
    'மாணவர்கள் எங்களை அழைத்துச் சென்றனர்.',
    'அவன் வந்த வழி நீண்டது.',
    'நான் பார்த்த படம் நன்றாக இருந்தது.',
    'பழுத்த பழம் தந்தான்.',
    'அவர் சொன்ன போது மழை பெய்தது.',
    'சிறந்த முடிவு எடுத்தான்.',
    'நேற்று வந்த படித்தவர் பேசினார்.',
    'கற்றது கைம்மண் அளவு, கல்லாதது உலகளவு.',
  ],
  when: { endings: [...ENDINGS, ...withVallinam(...ENDINGS)] },
  check(word, { analyse }) {
    const suggestion = meantVerbalParticiple(word, analyse)
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
