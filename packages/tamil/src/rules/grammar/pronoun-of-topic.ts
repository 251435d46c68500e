import { pronounOfNamed, pronounOfTopic } from '../../clauses/resumption.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/pronoun-of-topic',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ முன்னே வந்த ‘{subject}’ என்பதைச் சுட்டுவதால் ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{found}’ means ‘{subject}’, named before: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: திணை, பால், எண் இயைபு; சுட்டுப்பெயர்',
  examples: [
    {
      wrong: 'என் சித்தப்பா வங்கியில் பணிபுரிகிறார். [அவன்] நாளை ஊருக்கு வருகிறார்.',
      right: 'என் சித்தப்பா வங்கியில் பணிபுரிகிறார். அவர் நாளை ஊருக்கு வருகிறார்.',
    },
    {
      wrong: 'குருவி கூட்டைக் கட்டியது. [அவள்] பிறகு பறந்தது.',
      right: 'குருவி கூட்டைக் கட்டியது. அது பிறகு பறந்தது.',
    },
    {
      wrong: 'வாழைக் கன்றுகளை வேலியோரம் நட்டோம்; [அது] நன்றாக வளர்கின்றன.',
      right: 'வாழைக் கன்றுகளை வேலியோரம் நட்டோம்; அவை நன்றாக வளர்கின்றன.',
    },
    {
      wrong: 'கிராமத்துப் பெண்கள் சந்தைக்கு வந்தனர்; [அவள்] மண்பானைகளை விற்றார்கள்.',
      right: 'கிராமத்துப் பெண்கள் சந்தைக்கு வந்தனர்; அவர்கள் மண்பானைகளை விற்றார்கள்.',
    },
  ],
  allows: ['என் சித்தப்பா வந்தார். அவன் ஓடினான்.', 'குருவி பறந்தது. அவள் சிரித்தாள்.'],
  when: { words: ['அவன்', 'அவள்', 'அவர்', 'அது', 'அவை', 'அவர்கள்'] },
  check(word) {
    const found = pronounOfTopic(word) ?? pronounOfNamed(word)
    return found && word.replaceWith(found.wanted, { captures: { subject: found.subject.text } })
  },
})
