import { joinWords } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/hyphenated-ending',
  type: 'spelling',
  severity: 'medium',
  message: {
    ta: '‘{ending}’ என்னும் ஈற்றை இணைப்புக்கோடு இல்லாமல் சேர்த்து எழுதுக: ‘{suggestion}’.',
    en: 'An ending is joined without a hyphen: ‘{suggestion}’.',
  },
  source: 'நன்னூல், உருபு புணரியல்: உருபு பெயரோடு புணரும்',
  examples: [
    { wrong: '[பள்ளி-யில்] படிக்கிறேன்.', right: 'பள்ளியில் படிக்கிறேன்.' },
    { wrong: 'அவர் [வீடுகள்-ஐ] வாங்கினார்.', right: 'அவர் வீடுகளை வாங்கினார்.' },
    { wrong: '[கோவை-யிலிருந்து] வந்தனர்.', right: 'கோவையிலிருந்து வந்தனர்.' },
    { wrong: '[மாணவர்-கள்] வந்தனர்.', right: 'மாணவர்கள் வந்தனர்.' },
  ],
  allows: [
    'தமிழ்-ஆங்கில அகராதி.',
    'அ-வை எழுதினான்.',
    'கூட்டம்-ஆட்டம் எல்லாம் முடிந்தது.',
    'அவர் நாட்-க்குப் பணம் கொடுத்தார்.',
    'பள்ளியில் படிக்கிறேன்.',
  ],
  when: {
    words:
      'கள் க்கு களை களுக்கு களின் களில் யில் யின் வில் வின் த்தில் த்தை ஐ யை வை இல் இன் ஆல் யால் வால் ஓடு யோடு வோடு யுடன் வுடன் இலிருந்து யிலிருந்து விலிருந்து க்காக உடன் உடைய ஆன ஆக உம்'.split(
        ' ',
      ),
  },
  check(word, { readStems }) {
    const before = word.sentence.words[word.index - 1]
    if (before === undefined || word.tokenBefore !== '-' || word.tokenIndex !== before.tokenIndex + 2)
      return undefined
    if (before.text.length < 3 || !before.form.isRead) return undefined
    const whole = joinWords(before.text, word.text)
    if (readStems(whole).length === 0) return undefined
    return before.replaceThrough(word, whole, { captures: { ending: word.text } })
  },
})
