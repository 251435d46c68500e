import { doubledBeforeNext, verbFollows } from '../../sandhi/vallinam-places.ts'
import { defineRule } from '../rule.ts'

const DIRECTION = /^(?:வட|தென்)?(?:கிழக்கு|மேற்கு)$|^வடக்கு$|^தெற்கு$/u
/** வடக்கு தெற்காக, கிழக்கு மேற்கில்: from one to the other. */
const OTHER = /^(?:வட|தென்)?(?:கிழக்|மேற்)க?[ுாி]|^(?:வடக்|தெற்)க[ுாி]/u

export default defineRule({
  id: 'grammar/vallinam-missing-direction',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது திசைப்பெயர். அதனோடு சேரும் பெயரின் முதல் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After the name of a direction the next noun’s hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், திசைப்பெயர்',
  examples: [
    { wrong: '[மேற்கு] தெரு.', right: 'மேற்குத் தெரு.' },
    { wrong: '[வடக்கு] பக்கம்.', right: 'வடக்குப் பக்கம்.' },
    { wrong: '[கிழக்கு] கடற்கரை.', right: 'கிழக்குக் கடற்கரை.' },
    { wrong: '[தெற்கு] சாலை.', right: 'தெற்குச் சாலை.' },
  ],
  allows: ['வடக்கு தெற்காக ஓடும் ஆறு இது.', 'மேற்கு மலை.', 'வடக்கு தெற்கு.'],
  when: { endings: ['ேற்கு', 'ழக்கு', 'டக்கு', 'தெற்கு'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(DIRECTION.test(word.text) && !verbFollows(word) && !OTHER.test(word.next?.text ?? ''))
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
