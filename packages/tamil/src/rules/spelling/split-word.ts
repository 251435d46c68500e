import { mayBeParts, wholeOfParts } from '../../sandhi/split-parts.ts'
import type { Finding } from '../../text/finding.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/split-word',
  type: 'spelling',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது ஒரே சொல்; இடைவெளியின்றி ‘{suggestion}’ என்று எழுதுக.',
    en: '‘{found}’ is one word: write ‘{suggestion}’ without a space.',
  },
  source: 'நன்னூல், பதவியல்: பகுதி, விகுதி, இடைநிலை ஆகியவை சேர்ந்ததே பதம்; அவை தனித்து வாரா',
  examples: [
    { wrong: 'எனக்கு அது [தெரிய வில்லை].', right: 'எனக்கு அது தெரியவில்லை.' },
    { wrong: 'அவர்கள் நாளை [செய்ய லாம்].', right: 'அவர்கள் நாளை செய்யலாம்.' },
    { wrong: 'தெருவில் [மரங் களை] நட்டனர்.', right: 'தெருவில் மரங்களை நட்டனர்.' },
    { wrong: 'நாங்கள் [கடற் கரை] சென்றோம்.', right: 'நாங்கள் கடற்கரை சென்றோம்.' },
    { wrong: 'அங்கே [குழந்தை கள்] விளையாடினர்.', right: 'அங்கே குழந்தைகள் விளையாடினர்.' },
    { wrong: 'நண்பன் [சொன்னா ன்].', right: 'நண்பன் சொன்னான்.' },
    { wrong: 'எனக்கு [மகிழ் ச்சி] உண்டு.', right: 'எனக்கு மகிழ்ச்சி உண்டு.' },
    { wrong: 'அவர் [பேசி யிருந்தார்].', right: 'அவர் பேசியிருந்தார்.' },
    { wrong: 'அவன் பந்தைக் கையில் [பிடித் தான்].', right: 'அவன் பந்தைக் கையில் பிடித்தான்.' },
    { wrong: 'உன் [உற வாகவே] வந்தேன்.', right: 'உன் உறவாகவே வந்தேன்.' },
    { wrong: 'இதைக் கேட்க [யாரு மே] இல்லை.', right: 'இதைக் கேட்க யாருமே இல்லை.' },
    { wrong: 'புதிய [தொழில் நுட்பம்] வந்தது.', right: 'புதிய தொழில்நுட்பம் வந்தது.' },
    { wrong: 'உணவு [இல் லாமல்] வாடினர்.', right: 'உணவு இல்லாமல் வாடினர்.' },
    { wrong: 'நீர் [இல்லா விட்டால்] உயிர் இல்லை.', right: 'நீர் இல்லாவிட்டால் உயிர் இல்லை.' },
    { wrong: 'நேரம் [இருந்த தால்] வந்தேன்.', right: 'நேரம் இருந்ததால் வந்தேன்.' },
  ],
  allows: [
    'அவன் கையில் வில்லை வைத்திருந்தான்.',
    'வயலில் களை எடுத்தான்.',
    'அர்ச்சுனன் அம்பு எய்ய வில்லை எடுத்தான்.',
    'தென்னையில் தொழிலாளர் கள் இறக்கினர்.',
    'அவர் தேன் எடுத்தார்.',
    'சிற்பி கல் செதுக்கினான்.',
    'இவர் எங்கள் அணியின் விக்கெட் கீப்பராக இருக்கிறார்.',
  ],
  when: 'sentence',
  check(sentence, knowledge) {
    let found: Finding[] | undefined
    let before: Word | undefined
    for (const word of sentence.words) {
      const first = before
      before = word
      if (first === undefined || !mayBeParts(first, word) || word.previous === undefined) continue
      const whole = wholeOfParts(first, word, knowledge)
      if (whole === undefined) continue
      found ??= []
      found.push(first.replaceThrough(word, whole))
    }
    return found
  },
})
