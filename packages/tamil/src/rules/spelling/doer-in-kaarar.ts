import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

/** What someone has or deals in, and காரர், காரன், காரி without its doubling. */
const WITHOUT_DOUBLING = /^(?<what>.+(?:[க-ஹ]|[ைி]|(?:ட்ட|ற்ற|த்த|க்க|ப்ப)ு))(?<agent>கார(?:ர|ன|ி).*)$/u

/** Words in which கார is no ending: அதிகாரி; and actions behind which nothing doubles: குடிகாரன், குறிகாரி, கொலைகாரன். */
const OTHER_WORDS = /^(?:அதி|உப|அப|பரோப|சுவி|அலங்|அகங்|ஓங்|சிங்|(?:குடி|குறி|பழி|கொலை|விலை|சதி|பரி|வி)$)/u

export default defineRule({
  id: 'spelling/doer-in-kaarar',
  type: 'spelling',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘காரர், காரன், காரி’ என்னும் விகுதி உயிரெழுத்தில் முடியும் சொல்லோடு சேரும்போது ‘க்’ மிகும்: ‘{suggestion}’.',
    en: 'The க் of the ending -காரர் doubles after a word that ends in a vowel: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள்; தமிழ்ப் பேரகராதி: காரன்',
  examples: [
    { wrong: 'அந்த [வீட்டுகாரர்] வந்தார்.', right: 'அந்த வீட்டுக்காரர் வந்தார்.' },
    { wrong: '[கடைகாரன்] பணம் கேட்டான்.', right: 'கடைக்காரன் பணம் கேட்டான்.' },
    { wrong: 'அவர் என் [சொந்தகாரர்].', right: 'அவர் என் சொந்தக்காரர்.' },
  ],
  allows: [
    'அதிகாரி வந்தார்.',
    'கடைக்காரர் வந்தார்.',
    'பால்காரர் வந்தார்.',
    'குடிகாரன் கொலைகாரன் ஆனான்.',
    'குறிகாரி வருவதைச் சொன்னாள்; விலைகாரர் போய்விட்டார்.',
    'அவர் பெரிய அதிகாரிகளைச் சந்தித்தார்.',
  ],
  when: { containing: ['காரர', 'காரன', 'காரி'] },
  check(word, { analyse }) {
    const { what = '', agent = '' } = WITHOUT_DOUBLING.exec(word.text)?.groups ?? {}
    if (what === '' || OTHER_WORDS.test(what) || !analyse(what).some(isNoun)) return undefined
    return word.replaceWith(`${what}க்${agent}`)
  },
})

function isNoun({ class: kind, features, guessed }: Analysis): boolean {
  return guessed !== true && (kind === 'noun' || (kind === 'adjective' && features.includes('adjectival')))
}
