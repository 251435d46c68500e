import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** முடிவு பற்றிப் பாகிஸ்தான்: the name or noun after it ends the heading. */
function endsHere({ next }: Word): boolean {
  return next?.isLast === true && next.tokenAfter === ''
}

/** `நேருவைப் பற்றி காந்தி சொன்னார்`: someone who does something about it begins the rest, and print mostly pauses. */
function isPausedBefore({ next, previous }: Word): boolean {
  if (next === undefined || previous === undefined || next.analyses.length === 0) return true
  return next.is('rational') || next.isA('name') || next.isA('pronoun')
}

export default defineRule({
  id: 'grammar/vallinam-missing-participle-postposition',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்னும் இடைச்சொல் வினையெச்சத்திலிருந்து வந்தது. அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After பற்றி (about), நோக்கி (towards), சுற்றி (around) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், இகர ஈற்று, வன்தொடர்க் குற்றியலுகர வினையெச்சம்',
  examples: [
    { wrong: 'அவரைப் [பற்றி] பேசினான்.', right: 'அவரைப் பற்றிப் பேசினான்.' },
    { wrong: 'அவரைப் [பற்றி] சொன்னான்.', right: 'அவரைப் பற்றிச் சொன்னான்.' },
    { wrong: 'அவரைப் [பற்றி] கேட்டான்.', right: 'அவரைப் பற்றிக் கேட்டான்.' },
    { wrong: 'அவரைப் [பற்றி] தெரிந்தது.', right: 'அவரைப் பற்றித் தெரிந்தது.' },
    { wrong: 'கடலை [ஒட்டி] கடைகள் உள்ளன.', right: 'கடலை ஒட்டிக் கடைகள் உள்ளன.' },
    { wrong: 'குளத்தைச் [சுற்றி] தென்னைகள் நிற்கின்றன.', right: 'குளத்தைச் சுற்றித் தென்னைகள் நிற்கின்றன.' },
    { wrong: 'மலையை [நோக்கி] பாதை போகிறது.', right: 'மலையை நோக்கிப் பாதை போகிறது.' },
    { wrong: 'ஆசிரியரிடம் இந்த [நூல்பற்றி] கேள்.', right: 'ஆசிரியரிடம் இந்த நூல்பற்றிக் கேள்.' },
  ],
  allows: [
    'அவரைப் பற்றி எழுதினான்.',
    'நேருவைப் பற்றி காந்தி சொன்னார்.',
    'விழாவைப் பற்றி தலைவர் பேசினார்.',
    'காந்தியைப் பற்றி, கதைகள் பல உள்ளன.',
    'சுற்றி மலைகள் நின்றன.',
  ],
  when: {
    words: ['பற்றி', 'நோக்கி', 'சுற்றி', 'ஒட்டி'],
    endings: ['ல்பற்றி', 'ர்பற்றி', 'ம்பற்றி', 'ள்பற்றி', 'ன்பற்றி', 'வுபற்றி', 'புபற்றி', 'துபற்றி', 'ைபற்றி'],
  },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    const isJoined = word.text !== 'பற்றி' && word.endsWith('பற்றி')
    if (suggestion === undefined) return undefined
    return isJoined || endsHere(word) || !isPausedBefore(word) ? word.replaceWith(suggestion) : undefined
  },
})
