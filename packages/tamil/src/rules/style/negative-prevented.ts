import { missingVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/negative-prevented',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'செய்யாததைத் தடுப்பதும் தவிர்ப்பதும் செய்ய வைப்பதாகும்; இங்கு எதிர்மறை வேண்டாம்: ‘{suggestion}’. (‘செய்யாமல் தடு’ என்பது சரி.)',
    en: 'To prevent or avoid not doing something is to have it done, so no negative here: ‘{suggestion}’. (செய்யாமல் தடு is right.)',
  },
  source: 'நல்ல தமிழ் எழுத வேண்டுமா?, அ. கி. பரந்தாமனார்: தெளிவு; தமிழ்நாட்டுப் பாடநூல்: எதிர்மறைத் தொடர்',
  examples: [
    { wrong: 'அவர் [பேசாமல் இருப்பதைத்] தவிர்த்தார்.', right: 'அவர் பேசுவதைத் தவிர்த்தார்.' },
    { wrong: 'நோய் [பரவாததைத்] தடுக்க வேண்டும்.', right: 'நோய் பரவுவதைத் தடுக்க வேண்டும்.' },
    { wrong: 'பொய் [சொல்லாமல்] தவிர்த்தான்.', right: 'பொய் சொல்வதைத் தவிர்த்தான்.' },
  ],
  allows: ['நோய் பரவாமல் தடுக்க வேண்டும்.', 'பேசாமல் இருப்பது நல்லது.', 'அவர் பேசுவதைத் தவிர்த்தார்.'],
  when: { lemmas: ['தடு', 'தவிர்'] },
  check(word, { verbForms }) {
    const { previous } = word
    if (word.quoted || previous === undefined) return undefined
    const being = /^இருப்பதை(?:த்)?$/u.test(previous.text)
    const negative = being ? previous.previous : previous
    if (negative === undefined) return undefined
    if (negative.endsWith('ாமல்') ? !being && !word.hasLemma('தவிர்') : being || !/ாததைத்?$/u.test(negative.text))
      return undefined
    const doing = verbForms.doing(negative.text)
    if (doing === undefined) return undefined
    return negative.replaceThrough(previous, missingVallinam(doing, word.text) ?? doing)
  },
})
