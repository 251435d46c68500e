import type { Word } from '../../text/word.ts'
import { missingVallinam, withoutVallinam, withVallinam } from '../../words/vallinam.ts'
import { defineRule, type Finding, type Knowledge } from '../rule.ts'

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
    { wrong: 'யாரும் அவருக்கு உதவாமல் [இல்லை].' },
    { wrong: 'அவர் விழாவுக்கு வராமல் [இருக்கவில்லை].' },
    { wrong: 'அங்கே யாரும் [பேசாமல் இருக்கக்] கூடாது.', right: 'அங்கே யாரும் பேசக் கூடாது.' },
    { wrong: 'தங்கை பாடத் தெரியாதவள் [இல்லாததால்] மேடை ஏறவில்லை.' },
  ],
  allows: [
    'அவர் விழாவுக்கு வந்தார்.',
    'அவர் வராமல் இருந்ததில்லை.',
    'அவர் பேசாமல் இருந்தார்.',
    'பணம் இல்லை.',
    'அவன் பாடம் படிக்காமல் இல்லை.',
    'அவளுக்கு அது புரியாமல் இல்லை; சொல்லத் தயங்கினாள்.',
    'அதைப் பார்த்துச் சிரிக்காமல் இருக்க முடியாது.',
    'அவரை அறியாதவர் இல்லாததால் அனைவரும் வணங்கினர்.',
  ],
  when: {
    words: [
      'இல்லை',
      'இருக்கவில்லை',
      'இருக்கமாட்டார்',
      'இருக்காது',
      'போகவில்லை',
      'இல்லாததால்',
      'இல்லாதபடியால்',
      ...withVallinam('இருக்க'),
    ],
  },
  check(word, { verbForms }) {
    const { previous } = word
    if (previous === undefined || word.quoted || previous.text === 'இல்லாமல்') return undefined
    if (word.text.startsWith('இல்லாத') && previous.endsWith('ாதவன்', 'ாதவள்')) return word.advise()
    if (!previous.endsWith('ாமல்', 'ாமலும்')) return undefined
    // `அறியாமல் இல்லை` says with reserve that he knows: litotes is no fault.
    if (!nobody(word) && withoutVallinam(word.text) !== 'இருக்க' && word.text !== 'இல்லை') return word.advise()
    if (!nobody(word)) return undefined
    if (withoutVallinam(word.text) === 'இருக்க') return needless(previous, word, verbForms)
    // Nobody failed to come: whether the writer means that or the opposite, only the writer knows.
    return word.advise()
  },
})

/** `யாரும் பேசாமல் இருக்கக் கூடாது`: one negative is enough beside யாரும். */
function needless(participle: Word, word: Word, verbForms: Knowledge['verbForms']): Finding | undefined {
  const ends = word.next !== undefined && /^(?:முடியா|கூடா|வேண்டா|இயலா)/u.test(word.next.text)
  const infinitive = ends ? verbForms.infinitive(participle.text) : undefined
  if (infinitive === undefined) return undefined
  return participle.replaceThrough(word, missingVallinam(infinitive, word.next?.text ?? '') ?? infinitive)
}

/** How many words before the verb its subject is looked for. */
const REACH = 12

const NOBODY =
  /^(?:யாரும்|எவரும்|ஒருவரும்|எவனும்|எதுவும்|ஒன்றும்|யாருமே|ஒருவர்கூட|யாருக்கும்|எவருக்கும்|ஒன்றுகூட|எவருமே|ஒருவருமே)$/u

/** `யாரும் வராமல் இல்லை`: a third negative, which hardly anybody reads as it is meant. */
function nobody({ sentence, index }: Word): boolean {
  return sentence.words.slice(Math.max(0, index - REACH), index).some(({ text }) => NOBODY.test(text))
}
