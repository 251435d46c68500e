import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { resumedSubject } from '../../clauses/agreement/resumption.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agreement-resumed-subject',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'முன் தொடரின் எழுவாயாகிய ‘{subject}’ இங்கும் தொடர்வதால் வினை ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'The subject of the sentence before, ‘{subject}’, goes on here; the verb must agree with it: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு; தோன்றா எழுவாய்',
  examples: [
    {
      wrong: 'ஆசிரியர் வகுப்பறைக்கு வந்தார். மெதுவாகப் பாடத்தைத் [தொடங்கினான்].',
      right: 'ஆசிரியர் வகுப்பறைக்கு வந்தார். மெதுவாகப் பாடத்தைத் தொடங்கினார்.',
    },
    {
      wrong: 'குதிரை புல்லைத் தின்றது. பிறகு வயலில் [ஓடினான்].',
      right: 'குதிரை புல்லைத் தின்றது. பிறகு வயலில் ஓடியது.',
    },
    {
      wrong: 'இளவரசன் குகைக்குள் நுழைந்தான். பின்னர் விளக்கை [ஏற்றியது].',
      right: 'இளவரசன் குகைக்குள் நுழைந்தான். பின்னர் விளக்கை ஏற்றினான்.',
    },
    {
      wrong: 'முதியவர் மெல்ல நடந்து வந்தார்; மரத்தடியில் [அமர்ந்தான்]; கண்களை மூடினார்.',
      right: 'முதியவர் மெல்ல நடந்து வந்தார்; மரத்தடியில் அமர்ந்தார்; கண்களை மூடினார்.',
    },
    {
      wrong: 'வாசுகி கடைக்குப் போனாள்; இரண்டு பேனாக்களை [வாங்கினான்].',
      right: 'வாசுகி கடைக்குப் போனாள்; இரண்டு பேனாக்களை வாங்கினாள்.',
    },
  ],
  allows: [
    'ஆசிரியர் வகுப்பறைக்கு வந்தார்; மாணவன் எழுந்தான்; வகுப்பு தொடங்கியது.',
    'அவர் கதவைத் திறந்தார்; தம்பியைப் பார்த்தார்; சிரித்தான்.',
    'ஆசிரியர் வகுப்பறைக்கு வந்தார். மாணவன் எழுந்தான்.',
    'அரசன் அரசியைப் பார்த்தான். மெல்லச் சிரித்தாள்.',
    'நாய் குரைத்தது. வீட்டிலிருந்து பயந்து ஓடினர்.',
    'அவள் வாசலில் காத்திருந்தாள். காக்கை ஒன்று மரத்தில் அமர்ந்தது. கையைத் தட்டி விரட்டினாள்.',
    'அவன் வில்லை ஒடித்தான். அனைவரையும் கவர்ந்தது.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, { agreeWith }) {
    if (!word.isLast && word.tokenAfter !== ';') return undefined
    const topic = resumedSubject(word)
    const suggestion = topic && agreeWith(word.text, topic.person)
    return suggestion === undefined || suggestion === word.text
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: topic?.head.text ?? '' } })
  },
})
