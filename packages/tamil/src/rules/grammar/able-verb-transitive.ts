import { defineRule } from '../rule.ts'

/** Forms of முடி-த்தல், to finish, and of முடி-தல், to be able; only those that cannot say of a person that he finishes. */
const FORMS: readonly (readonly [finish: RegExp, able: string])[] = [
  [/^முடிக்கிறது/u, 'முடிகிறது'],
  [/^முடிக்கின்றது/u, 'முடிகின்றது'],
  [/^முடிக்கும்(?=$|[கசதப]்$)/u, 'முடியும்'],
  [/^முடிக்குமா/u, 'முடியுமா'],
  [/^முடிக்கவில்லை/u, 'முடியவில்லை'],
  [/^முடிக்காது/u, 'முடியாது'],
  [/^முடிக்காத/u, 'முடியாத'],
  [/^முடிப்பதில்லை/u, 'முடிவதில்லை'],
  [/^முடித்தது/u, 'முடிந்தது'],
]

export default defineRule({
  id: 'grammar/able-verb-transitive',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: 'இயலும் என்னும் பொருளில் ‘{suggestion}’ வர வேண்டும்; ‘{found}’ என்பது நிறைவேற்றுதலைக் குறிக்கும்.',
    en: 'To be able is ‘{suggestion}’; ‘{found}’ is to finish.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9: தன்வினை, பிறவினை; துணைவினைகள்',
  examples: [
    { wrong: 'இங்கிருந்து கடலைப் பார்க்க [முடிக்கிறது].', right: 'இங்கிருந்து கடலைப் பார்க்க முடிகிறது.' },
    { wrong: 'என்னால் நடக்க [முடிக்கவில்லை].', right: 'என்னால் நடக்க முடியவில்லை.' },
    { wrong: 'இதை யாராலும் தடுக்க [முடிக்காது].', right: 'இதை யாராலும் தடுக்க முடியாது.' },
    { wrong: 'சொல்ல [முடிக்காத] துயரம்.', right: 'சொல்ல முடியாத துயரம்.' },
  ],
  allows: [
    'வேலையை விரைவாக முடிக்கிறது.',
    'அவன் பாடத்தைப் படித்து முடிக்கவில்லை.',
    'இங்கிருந்து கடலைப் பார்க்க முடிகிறது.',
    'நிறுவனம் பணியை நன்றாக முடிக்கும்.',
  ],
  when: { beginnings: ['முடிக்', 'முடிப்', 'முடித்'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || /ாக[கசதப]?்?$/u.test(previous.text)) return undefined
    if (!previous.isOnly('infinitive')) return undefined
    const form = FORMS.find(([finish]) => finish.test(word.text))
    return form === undefined ? undefined : word.replaceWith(word.text.replace(...form))
  },
})
