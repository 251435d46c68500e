import { correctVerb, FINITE_ENDINGS } from '../../clauses/correct-verb.ts'
import { isNeuter } from '../../clauses/finite-verb.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agreement-noun-subject',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{subject}’ என்னும் எழுவாய்க்கு ஏற்ப வினை ‘{suggestion}’ என முடிய வேண்டும் (திணை, பால், எண் இயைபு).',
    en: 'The verb must agree with the subject ‘{subject}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு (திணை, பால், எண், இடம்)',
  examples: [
    { wrong: 'அந்த மாணவன் நன்றாகப் [படித்தாள்].', right: 'அந்த மாணவன் நன்றாகப் படித்தான்.' },
    { wrong: 'தாத்தாக்கள் எங்களைப் பாட [வைத்தது].', right: 'தாத்தாக்கள் எங்களைப் பாட வைத்தார்கள்.' },
    { wrong: 'மாணவர்கள் பாடத்தைப் [படித்தான்].', right: 'மாணவர்கள் பாடத்தைப் படித்தார்கள்.' },
    {
      wrong: 'பிரதமர் நரேந்திர மோடி புதிய திட்டத்தை [அறிவித்தான்].',
      right: 'பிரதமர் நரேந்திர மோடி புதிய திட்டத்தை அறிவித்தார்.',
    },
    { wrong: 'டாக்டர் சாந்தா நோயாளிகளைப் [பரிசோதித்தாள்].', right: 'டாக்டர் சாந்தா நோயாளிகளைப் பரிசோதித்தார்.' },
    { wrong: 'கமலா நேற்று மதுரைக்குப் [போனான்].', right: 'கமலா நேற்று மதுரைக்குப் போனாள்.' },
  ],
  allows: [
    'சிறந்த வீரர் பாராட்டுதல் எங்கள் ஊரில் நடைபெற்றது.',
    'நேற்று மருத்துவர் ரவியைச் சந்தித்தான்.',
    'அமைச்சர் முருகனிடம் மனு கொடுத்தான்.',
    'மாணவர் கார்த்திக் முதலிடம் பெற்றான்.',
    'மன்னர் ராஜராஜன் கோயில் கட்டினான்.',
    'ஆசிரியர் குமார் வந்தபோது மணி ஒலித்தது.',
    'சிறுவன் ரவியை நாய் கடித்தது.',
    'மாணவன் தந்தை வந்தார்.',
    'மாணவர்கள் வந்தனர்.',
    'மாணவர்கள் வந்ததும் அவன் எழுந்தான்.',
    'நண்பர் பிரிதலை நினைக்கிறேன்.',
    'பின்னர் பேசிய ஆசிரியர், குறைகளைக் கேட்டேன்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, knowledge) {
    if (word.isOnly('passive') && word.is('neuter')) return undefined
    return correctVerb(word, knowledge, ({ kind, fits }) => kind === 'noun' && !isNeuter(fits[0]))
  },
})
