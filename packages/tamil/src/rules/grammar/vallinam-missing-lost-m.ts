import { clusterCount } from '../../text/clusters.ts'
import type { Word } from '../../text/word.ts'
import { compoundFollows, makesPhraseWithNext } from '../../words/compound-places.ts'
import {
  compoundHeadFollows,
  doubledBeforeNext,
  isBareNoun,
  nounFollows,
} from '../../words/vallinam-places.ts'
import { defineRule } from '../rule.ts'

/** A word in -அ ends in the letter of a consonant as it stands. */
const ENDS_IN_A = [...'கஙசஜஞடணதநனபமயரறலளழவஶஷஸஹ']
/** Longer ones are learned words, after which writers of care differ. */
const LONGEST = 3
/** Longer ones with which compounds are as common as with short ones. */
const LONG = new Set(
  'மாவட்ட ஆரம்ப தொடக்க மருத்துவ விவசாய பொருளாதார அரசாங்க சமுதாய குடும்ப விளம்பர நிருவாக நிர்வாக'.split(' '),
)
/** Adjectives after which nothing doubles. */
const PARTICIPLE_LIKE = new Set(['நல்ல', 'பல', 'சில', 'என்ன', 'இன்ன', 'வல', 'இட'])

/** தங்க is ‘to stay’, நகர ‘to move’ as well; before a noun they are gold and town. */
const MATERIALS = new Set(['தங்க', 'தகர', 'வைர', 'வெண்கல', 'நகர', 'மண'])

function isShort({ text }: Word): boolean {
  return clusterCount(text) <= LONGEST || text.endsWith('கால') || LONG.has(text)
}

export default defineRule({
  id: 'grammar/vallinam-missing-lost-m',
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
    { wrong: '[மர] கடை.', right: 'மரக் கடை.' },
    { wrong: '[மாநில] சட்டம்.', right: 'மாநிலச் சட்டம்.' },
    { wrong: '[தங்க] கிண்ணம்.', right: 'தங்கக் கிண்ணம்.' },
    { wrong: '[சமூக] தொண்டு', right: 'சமூகத் தொண்டு' },
  ],
  allows: ['மர வீடு.', 'வந்த பையன்.', 'நல்ல பெண்.'],
  when: { endings: ENDS_IN_A },
  check(word, { analyse }) {
    const suggestion = doubledBeforeNext(word)
    if (suggestion === undefined || PARTICIPLE_LIKE.has(word.text)) return undefined
    if (MATERIALS.has(word.text) && nounFollows(word)) return word.replaceWith(suggestion)
    if (!word.analyses.every(({ features }) => features.includes('adjectival'))) return undefined
    if (!compoundFollows(word) || !(isShort(word) || makesPhraseWithNext(word))) return undefined
    if (word.next?.is('rational') && !compoundHeadFollows(word)) return undefined
    const whole = analyse(`${word.text}ம்`).some((reading) => isBareNoun(reading))
    return whole ? word.replaceWith(suggestion) : undefined
  },
})
