import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/detached-ending',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘{ending}’ தனிச் சொல் அன்று, முன் உள்ள சொல்லின் ஈறு; இடைவெளியின்றி ‘{suggestion}’ என எழுதுக.',
    en: '‘{ending}’ is no word but the ending of the one before it: ‘{suggestion}’.',
  },
  source: 'நன்னூல், உருபு புணரியல்: உருபுகள் தனித்து வாரா',
  examples: [
    { wrong: '[வீட்டு க்கு] வா.', right: 'வீட்டுக்கு வா.' },
    { wrong: '[மாணவர் களுக்கு] விடுமுறை.', right: 'மாணவர்களுக்கு விடுமுறை.' },
    { wrong: '[பள்ளி யில்] படிக்கிறேன்.', right: 'பள்ளியில் படிக்கிறேன்.' },
    { wrong: 'அவர் [உடனடி யாக] வந்தார்.', right: 'அவர் உடனடியாக வந்தார்.' },
  ],
  allows: ['வீட்டுக்கு வா.', 'களை எடுத்தான்.', 'அவர்கள் யாகத்தில் கலந்துகொண்டனர்.'],
  when: {
    words:
      'க்கு க்கும் க்காக களுக்கு களுக்கும் களின் களில் களால் களுடன் களுக்காக ங்கள் ங்களை ங்களில் த்தில் த்தை த்தின் த்திற்கு த்துக்கு யில் யின் யுடன் யிடம் வில் வின் னுக்கு ருக்கு ளுக்கு னுடைய ருடைய டைய ட்டில் ற்றில் யாக யாகக் யாகச் யாகத் யாகப்'.split(
        ' ',
      ),
  },
  check(word, { analyse }) {
    const { previous } = word
    if (previous === undefined) return undefined
    const whole = previous.text + word.text
    if (analyse(whole).length === 0) return undefined
    return previous.replaceThrough(word, whole, { captures: { ending: word.text } })
  },
})
