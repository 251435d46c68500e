import { compoundFollows } from '../../sandhi/compound-places.ts'
import { OPEN_ATTRIBUTES } from '../../sandhi/open-attributes.ts'
import {
  compoundHeadFollows,
  doubledBeforeNext,
  isBareNoun,
  nounFollows,
} from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** A word in -அ ends in the letter of a consonant as it stands. */
const ENDS_IN_A = [...'கஙசஜஞடணதநனபமயரறலளழவஶஷஸஹ']

/** தங்க is ‘to stay’, நகர ‘to move’ as well; before a noun they are gold and town. */
const MATERIALS = new Set(['தங்க', 'தகர', 'வைர', 'வெண்கல', 'நகர', 'மண', 'வட்ட', 'சதுர', 'முக்கோண', 'பழ', 'மாம்பழ'])

/** Words of another language: பிரதோஷ காலம். */
const GRANTHA = /[ஜஷஸஹ]/u

/** பட்டப் படிப்பு; பட்ட is ‘suffered’ elsewhere. */
function isDegree({ text, next }: Word): boolean {
  return text === 'பட்ட' && next?.hasLemma('படிப்பு') === true
}

/** Written without doubling by all: சங்க காலம், நகர சபை. */
function isSetPhrase({ text, next }: Word): boolean {
  return (text === 'சங்க' && next?.text.startsWith('கால') === true) || next?.hasLemma('சபை') === true
}

export default defineRule({
  id: 'grammar/vallinam-missing-lost-m',
  type: 'grammar',
  missingDoubling: 'between-nouns',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது ‘{found}ம்’ என்னும் பெயரின் மகர ஈறு கெட்டது. தொகைச்சொல்லில் அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ is a noun that has lost its final ம் in a compound; the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல் 219: மவ்வீறு ஒற்று அழிந்து உயிரீறு ஒப்பவும்; தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள்',
  examples: [
    { wrong: '[பண] பெட்டி.', right: 'பணப் பெட்டி.' },
    { wrong: '[மாவட்ட] தலைவர்.', right: 'மாவட்டத் தலைவர்.' },
    { wrong: '[தொடக்க] கல்வி.', right: 'தொடக்கக் கல்வி.' },
    { wrong: 'அவள் [பட்ட] படிப்பு முடித்தாள்.', right: 'அவள் பட்டப் படிப்பு முடித்தாள்.' },
    { wrong: '[மர] கடை.', right: 'மரக் கடை.' },
    { wrong: '[மாநில] சட்டம்.', right: 'மாநிலச் சட்டம்.' },
    { wrong: '[தங்க] கிண்ணம்.', right: 'தங்கக் கிண்ணம்.' },
    { wrong: '[சமூக] தொண்டு', right: 'சமூகத் தொண்டு' },
  ],
  allows: [
    'கண்காட்சி வவுனியா நகர சபைக் கலாசார மண்டபத்தில் நடைபெறும்.',
    'சம புள்ளிகள் பெற்றனர்.',
    'பிரபல பாடகர் வந்தார்.',
    'மர வீடு.',
    'வந்த பையன்.',
    'நல்ல பெண்.',
  ],
  when: { endings: ENDS_IN_A },
  check(word, { analyse }) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      GRANTHA.test(word.text) ||
      OPEN_ATTRIBUTES.has(word.text) ||
      isSetPhrase(word)
    )
      return undefined
    if ((MATERIALS.has(word.text) && nounFollows(word)) || isDegree(word)) return word.replaceWith(suggestion)
    if (!word.analyses.every(({ features }) => features.includes('adjectival'))) return undefined
    if (!compoundFollows(word)) return undefined
    if (word.next?.is('rational') && !compoundHeadFollows(word)) return undefined
    const whole = analyse(`${word.text}ம்`).some((reading) => isBareNoun(reading))
    return whole ? word.replaceWith(suggestion) : undefined
  },
})
