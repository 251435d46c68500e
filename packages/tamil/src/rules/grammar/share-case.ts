import { putInCase } from '../../clauses/government/government.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** A part, by what it is called. */
const PARTS = [
  'பகுதி',
  'பாதி',
  'பங்கு',
  'விழுக்காடு',
  'சதவீதம்',
  'சதவிகிதம்',
  'கால்வாசி',
  'முக்கால்வாசி',
  'பெரும்பகுதி',
  'சிறுபகுதி',
] as const
/** What one earns or harvests, for which nobody pays and with which nothing is bought by parts. */
const EARNED = [
  ...['வருமானம்', 'வருவாய்', 'சம்பளம்', 'ஊதியம்', 'இலாபம்', 'லாபம்', 'கூலி', 'ஓய்வூதியம்'],
  ...['விளைச்சல்', 'மகசூல்', 'அறுவடை', 'வரிப்பணம்', 'பரிசுத்தொகை', 'மாதவருமானம்', 'சேமிப்பு'],
] as const
const MAX_BETWEEN = 3

export default defineRule({
  id: 'grammar/share-case',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: 'எதில் ‘{part}’ என்று சொல்ல ஏழாம் வேற்றுமை (இல்) வர வேண்டும்: ‘{suggestion}’.',
    en: 'Of what a part is taken stands in the locative before ‘{part}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: ஏழாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): partitive locative',
  examples: [
    { wrong: 'அவர் தன் [ஊதியத்தால்] ஒரு பகுதியைச் சேமிக்கிறார்.', right: 'அவர் தன் ஊதியத்தில் ஒரு பகுதியைச் சேமிக்கிறார்.' },
    {
      wrong: 'உழவர் [விளைச்சலுக்குப்] பாதியை வங்கியில் போட்டார்.',
      right: 'உழவர் விளைச்சலில் பாதியை வங்கியில் போட்டார்.',
    },
  ],
  allows: [
    'வருமானத்துக்குப் பத்து விழுக்காடு வரி உண்டு.',
    'ஊதியத்துக்கு ஒரு பகுதியை ஒதுக்கினர்.',
    'ஊதியத்தில் ஒரு பகுதியைச் சேமித்தார்.',
    'அவனுக்குப் பாதியைக் கொடு.',
    'கடனுக்கு ஒரு பகுதியைச் செலுத்தினார்.',
    'நிலத்துக்கு ஒரு பகுதியைக் கொடுத்தார்.',
    'பணத்தால் ஒரு பகுதியை வாங்கினார்.',
  ],
  when: { lemmas: PARTS },
  check(word, knowledge) {
    if (!word.isOnly('accusative')) return undefined
    const sum = sumBefore(word)
    return sum && putInCase(sum, 'locative', knowledge, { captures: { part: word.text } })
  },
})

/** ஊதியம் of `ஊதியத்துக்கு ஒரு பகுதியை`: only how much of it stands between. */
function sumBefore(part: Word): Word | undefined {
  let word = part.previous
  for (let passed = 0; word !== undefined && passed < MAX_BETWEEN && isHowMuch(word); passed++)
    word = word.previous
  if (word === undefined || word.tokenAfter !== ' ' || word.is('clitic-um')) return undefined
  const earned = word.analyses.every(({ lemma }) => EARNED.some((one) => one === lemma))
  // `ஊதியத்துக்கு ஒரு பகுதியை ஒதுக்கினர்`: what it is for.
  const isFor = part.next !== undefined && SET_ASIDE.some((root) => part.next?.hasLemma(root))
  if (word.isOnly('dative')) return earned && !isFor && /க்கு(?:[கசதப]்)?$/u.test(word.text) ? word : undefined
  return word.isOnly('instrumental') && earned ? word : undefined
}

const SET_ASIDE = ['ஒதுக்கு', 'செலவிடு', 'செலவழி', 'பயன்படுத்து', 'செலுத்து', 'திரட்டு'] as const

function isHowMuch(word: Word): boolean {
  return word.isA('numeral') || roleOf(word) === 'modifier' || word.text === 'ஒரு'
}
