import { isBurning } from '../../clauses/government/before-postposition.ts'
import { defineRule } from '../rule.ts'

/** Postpositions that govern the accusative (ஐ) and are often given the dative (கு). */
const GOVERN_ACCUSATIVE =
  /^(?:நோக்கி|பற்றி|பற்றிய|குறித்து|குறித்த|சுற்றி|தவிர|தாண்டி|சார்ந்த|சார்ந்து|ஒட்டி|முன்னிட்டு)(?:[கசதப]்)?$/u

/** Dative ending → accusative ending, the longest first. */
const ENDINGS: readonly (readonly [dative: string, accusative: string])[] = [
  ['த்திற்கு', 'த்தை'],
  ['த்துக்கு', 'த்தை'],
  ['ட்டிற்கு', 'ட்டை'],
  ['ட்டுக்கு', 'ட்டை'],
  ['ற்றிற்கு', 'ற்றை'],
  ['ற்றுக்கு', 'ற்றை'],
  ['ிற்கு', 'ை'],
  ['ுக்கு', 'ை'],
  ['ிக்கு', 'ியை'],
  ['ைக்கு', 'ையை'],
]

export default defineRule({
  id: 'grammar/accusative-before-postposition',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{postposition}’ என்பதற்கு முன் இரண்டாம் வேற்றுமை (ஐ) வர வேண்டும்: ‘{suggestion}’.',
    en: 'Before ‘{postposition}’ the noun stands in the accusative (ஐ): ‘{suggestion}’.',
  },
  source:
    'Th. Lehmann, A Grammar of Modern Tamil (1989): postpositions with the accusative; நன்னூல்: இரண்டாம் வேற்றுமை',
  examples: [
    { wrong: 'கப்பல் [தீவுக்கு] நோக்கிச் சென்றது.', right: 'கப்பல் தீவை நோக்கிச் சென்றது.' },
    { wrong: 'இந்த [நாட்டிற்கு] பற்றி எழுது.', right: 'இந்த நாட்டைப் பற்றி எழுது.' },
    { wrong: 'ஆசிரியர் [கல்விக்கு] குறித்து எழுதினார்.', right: 'ஆசிரியர் கல்வியைக் குறித்து எழுதினார்.' },
  ],
  allows: [
    'விலையை மூன்று வாரங்களுக்குக் குறித்து வையுங்கள்.',
    'கப்பல் தீவை நோக்கிச் சென்றது.',
    'வீட்டுக்குத் தவிர வேறெங்கும் போகவில்லை.',
    'கடல் நோக்கி நடந்தான்.',
    'எனக்குப் பற்றி எரிந்த கோபம் அவனைக் கண்டதும் தணிந்தது.',
    'அறிவியல் துணுக்கு பற்றிப் பேசினார்.',
  ],
  when: { endings: ['க்கு', 'ற்கு', 'க்குத்', 'க்குக்', 'க்குப்', 'ற்குப்', 'ற்குத்', 'ற்குக்'] },
  check(word) {
    const { next } = word
    if (next === undefined || !GOVERN_ACCUSATIVE.test(next.text)) return undefined
    if (isBurning(next)) return undefined
    // துணுக்கு, முறுக்கு: no ending, but the noun itself.
    if (word.is('nominative')) return undefined
    // `இரண்டு வாரங்களுக்குக் குறித்து`: for how long one notes it.
    if (word.is('time') && word.previous?.isA('numeral') === true) return undefined
    const dative = word.text.replace(/[கசதப]்$/u, '')
    // ‘வீட்டுக்குத் தவிர’ leaves out a noun and is right.
    if (next.text.startsWith('தவிர') || next.text.startsWith('சார்')) return undefined
    const ending = ENDINGS.find(([from]) => dative.endsWith(from))
    if (ending === undefined || dative.length <= ending[0].length + 1) return undefined
    const accusative = dative.slice(0, -ending[0].length) + ending[1]
    const doubled = /^[கசதப]/u.test(next.text) ? `${next.text.charAt(0)}்` : ''
    return word.replaceWith(accusative + doubled, { captures: { postposition: next.text } })
  },
})
