import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/negative-twice',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'இரட்டை எதிர்மறை உடன்பாட்டுப் பொருளே தரும்; நேரடியாக உடன்பாட்டில் எழுதுவதே தெளிவு.',
    en: 'Two negatives say yes; say it positively.',
  },
  source: 'நல்ல தமிழ் எழுத வேண்டுமா?, அ. கி. பரந்தாமனார்: தெளிவு',
  examples: [
    { wrong: 'யாரும் அவருக்கு [உதவாமல் இல்லை].', right: 'யாரும் அவருக்கு உதவவில்லை.' },
    { wrong: 'அவர் விழாவுக்கு வராமல் [இருக்கவில்லை].' },
    { wrong: 'அவன் பாடம் படிக்காமல் [இல்லை].' },
    { wrong: 'தங்கை பாடத் தெரியாதவள் [இல்லாததால்] மேடை ஏறவில்லை.' },
  ],
  allows: [
    'அவர் விழாவுக்கு வந்தார்.',
    'அவர் வராமல் இருந்ததில்லை.',
    'அவர் பேசாமல் இருந்தார்.',
    'பணம் இல்லை.',
    'அவரை அறியாதவர் இல்லாததால் அனைவரும் வணங்கினர்.',
  ],
  when: { words: ['இல்லை', 'இருக்கவில்லை', 'இருக்கமாட்டார்', 'இருக்காது', 'போகவில்லை', 'இல்லாததால்', 'இல்லாதபடியால்'] },
  check(word, { verbForms }) {
    const { previous } = word
    if (previous === undefined || word.quoted || previous.text === 'இல்லாமல்') return undefined
    if (word.text.startsWith('இல்லாத') && previous.endsWith('ாதவன்', 'ாதவள்')) return word.advise()
    if (!previous.endsWith('ாமல்', 'ாமலும்')) return undefined
    const negative = nobody(word) ? verbForms.negated(previous.text, word.text) : undefined
    return negative === undefined ? word.advise() : previous.replaceThrough(word, negative)
  },
})

/** How many words before the verb its subject is looked for. */
const REACH = 12

const NOBODY =
  /^(?:யாரும்|எவரும்|ஒருவரும்|எவனும்|எதுவும்|ஒன்றும்|யாருமே|ஒருவர்கூட|யாருக்கும்|எவருக்கும்|ஒன்றுகூட|எவருமே|ஒருவருமே)$/u

/** `யாரும் வராமல் இல்லை`: a third negative, so that one must go. */
function nobody({ sentence, index }: Word): boolean {
  return sentence.words.slice(Math.max(0, index - REACH), index).some(({ text }) => NOBODY.test(text))
}
