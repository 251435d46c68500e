import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import type { Word } from '../../text/word.ts'
import { replaceLinked } from '../replace-linked.ts'
import { defineRule } from '../rule.ts'

/** What belongs to one who is called நீ, and the same of தாங்கள் and நீங்கள். */
const FORMS: ReadonlyMap<string, readonly [ofThangal: string, ofNeengal: string]> = new Map([
  ['உன்', ['தங்கள்', 'உங்கள்']],
  ['உனது', ['தங்களது', 'உங்களது']],
  ['உன்னுடைய', ['தங்களுடைய', 'உங்களுடைய']],
  ['உன்னை', ['தங்களை', 'உங்களை']],
  ['உனக்கு', ['தங்களுக்கு', 'உங்களுக்கு']],
  ['உன்னிடம்', ['தங்களிடம்', 'உங்களிடம்']],
  ['உன்னால்', ['தங்களால்', 'உங்களால்']],
  ['உன்னுடன்', ['தங்களுடன்', 'உங்களுடன்']],
  ['உன்னோடு', ['தங்களோடு', 'உங்களோடு']],
])

export default defineRule({
  id: 'grammar/honour-of-hearer',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{hearer}’ என்று மதிப்புடன் அழைத்தவரை ‘{found}’ என்று சுட்டலாகாது: ‘{suggestion}’.',
    en: 'One who is called ‘{hearer}’ is not spoken to with ‘{found}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: மரபு; முன்னிலை ஒருமை, பன்மை (மதிப்பு)',
  examples: [
    {
      wrong: 'ஐயா, தாங்கள் கேட்ட [விவரங்களை உனக்கு] அனுப்பியுள்ளேன்.',
      right: 'ஐயா, தாங்கள் கேட்ட விவரங்களைத் தங்களுக்கு அனுப்பியுள்ளேன்.',
    },
    {
      wrong: 'நீங்கள் நேற்று [உன்] குடையை இங்கே மறந்துவிட்டீர்கள்.',
      right: 'நீங்கள் நேற்று உங்கள் குடையை இங்கே மறந்துவிட்டீர்கள்.',
    },
  ],
  allows: [
    'நீங்கள் உங்கள் குடையை மறந்துவிட்டீர்கள்.',
    'நீ உன் குடையை மறந்துவிட்டாய்.',
    'தம்பி, நீங்கள் எல்லோரும் வாருங்கள்; உன் அண்ணனையும் அழைத்து வா.',
    'தாங்கள் நலமா? “உன் பெயர் என்ன?” என்று அவர் கேட்டார்.',
  ],
  when: { words: [...FORMS.keys()] },
  check(word) {
    if (word.quoted) return undefined
    const forms = FORMS.get(word.text)
    const hearer = hearerOf(word)
    if (forms === undefined || hearer === undefined) return undefined
    const suggestion = hearer.text.startsWith('தா') ? forms[0] : forms[1]
    return replaceLinked(word, suggestion, { captures: { hearer: hearer.text } })
  },
})

/** Who is spoken to with respect in the same sentence, where nobody is spoken to without it. */
function hearerOf({ sentence, index }: Word): Word | undefined {
  const { words } = sentence
  const near = words.slice(Math.max(0, index - MAX_WORDS), index + MAX_WORDS)
  if (near.some((word) => word.quoted || OF_ONE.test(word.text) || isToOne(word))) return undefined
  const before = words.slice(Math.max(0, index - MAX_WORDS), index)
  return before.find(({ text }) => text === 'தாங்கள்') ?? before.find(({ text }) => text === 'நீங்கள்')
}

const OF_ONE = /^(?:நீ|நீயும்|நீயே|நீதான்)$/u

/** A verb of one hearer. */
function isToOne(word: Word): boolean {
  return word.isOnly('second', 'singular', 'finite') || word.isOnly('imperative', 'singular')
}
