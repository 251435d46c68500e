import {
  byPredicate,
  byPredicateOfAction,
  byPronoun,
  bySpeaker,
  deniesWhatIsBefore,
  negativeOf,
} from '../../clauses/agreement/negated-subject.ts'
import { defineRule } from '../rule.ts'

const FORMS = ['அல்ல', 'அன்று', 'அல்லன்', 'அல்லள்', 'அல்லர்', 'அல்லேன்', 'அல்லோம்']

export default defineRule({
  id: 'grammar/negative-of-being',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'எழுவாய் ‘{subject}’ ஆதலால் ‘{suggestion}’ என முடிய வேண்டும்: அல்லன், அல்லள், அல்லர், அன்று, அல்ல.',
    en: 'With the subject ‘{subject}’ the negative is ‘{suggestion}’.',
  },
  source: 'நன்னூல், வினையியல்: குறிப்பு வினைமுற்று; தமிழ்நாட்டுப் பாடநூல்: அன்று, அல்ல',
  examples: [
    { wrong: 'அவன் கள்வன் [அல்ல].', right: 'அவன் கள்வன் அல்லன்.' },
    { wrong: 'அவர்கள் மாணவர்கள் [அல்ல].', right: 'அவர்கள் மாணவர்கள் அல்லர்.' },
    { wrong: 'நான் பேரறிஞன் [அல்ல]; மாணவன்.', right: 'நான் பேரறிஞன் அல்லேன்; மாணவன்.' },
    { wrong: 'இது மரம் [அல்ல].', right: 'இது மரம் அன்று.' },
    { wrong: 'அந்தத் தீர்ப்பு இறுதியானது [அல்ல].', right: 'அந்தத் தீர்ப்பு இறுதியானது அன்று.' },
    { wrong: 'நீ பொய் பேசுபவன் [அல்ல].', right: 'நீ பொய் பேசுபவன் அல்லை.' },
    { wrong: 'நான் பொய் சொல்பவள் [அல்ல].', right: 'நான் பொய் சொல்பவள் அல்லேன்.' },
    { wrong: 'நாங்கள் எதிரிகள் [அல்ல] என்று முழங்கினர்.', right: 'நாங்கள் எதிரிகள் அல்லோம் என்று முழங்கினர்.' },
  ],
  allows: ['இவை மரங்கள் அல்ல.', 'அவன் கள்வன் அல்லன்.', 'அவர் அன்று வந்தார்.'],
  when: { words: FORMS },
  check(word) {
    const { previous } = word
    if (word.quoted || previous === undefined || word.index < 2 || !deniesWhatIsBefore(word)) return undefined
    if (
      previous.is('clitic-o') ||
      previous.is('clitic-um') ||
      !(
        previous.is('nominative') ||
        previous.is('participial-noun') ||
        previous.analyses.length === 0 ||
        previous.text.endsWith('ுடையது')
      )
    )
      return undefined
    // அன்று is also that day.
    if (word.text === 'அன்று' && negativeOf(previous) !== 'அல்ல') return undefined
    const subject =
      bySpeaker(previous) ??
      (word.text === 'அல்லேன்' ? undefined : byPredicateOfAction(previous)) ??
      byPronoun(word.sentence, word.index) ??
      byPredicate(previous)
    if (subject === undefined || subject.form === word.text) return undefined
    return word.replaceWith(subject.form, { captures: { subject: subject.text } })
  },
})
