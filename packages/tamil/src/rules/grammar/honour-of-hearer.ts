import { honouredHearer } from '../../clauses/agreement/honoured-hearer.ts'
import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { replaceLinked } from '../replace-linked.ts'
import { defineRule, type Knowledge } from '../rule.ts'

/** What stands for one who is called நீ, without a doubled consonant. */
const OF_ONE = /^(?:நீ|உன்|உன(?:து|க்கு)|உன்ன(?:ை|ால்|ிடம்|ுடன்|ோடு|ுடைய|ிடமிருந்து))(?:தான்)?$/u

/** The same of நீங்கள் or தாங்கள். */
function honoured(text: string, base: 'உங்கள்' | 'தங்கள்'): string {
  const stem = base.slice(0, -1)
  if (text.startsWith('நீ')) return `${base === 'உங்கள்' ? 'நீங்கள்' : 'தாங்கள்'}${text.slice(2)}`
  if (text.startsWith('உன்ன')) return stem + text.slice(4)
  return text === 'உன்' ? base : text.replace('உனக்கு', `${stem}ுக்கு`).replace('உனது', `${stem}து`)
}

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
    { wrong: 'ஐயா, [உன்] மகன் இன்று பள்ளிக்கு வரவில்லை.', right: 'ஐயா, உங்கள் மகன் இன்று பள்ளிக்கு வரவில்லை.' },
    {
      wrong: 'மாண்புமிகு ஆளுநர் அவர்களே, [உன்னைத்] தேடி வந்தோம்.',
      right: 'மாண்புமிகு ஆளுநர் அவர்களே, உங்களைத் தேடி வந்தோம்.',
    },
    { wrong: 'டாக்டர், இனி எப்போது [வருவாய்]?', right: 'டாக்டர், இனி எப்போது வருவீர்கள்?' },
    { wrong: 'ஐயா, உள்ளே வந்து [அமர்].', right: 'ஐயா, உள்ளே வந்து அமருங்கள்.' },
    { wrong: 'ஐயா, [நீ] எப்போது வருவீர்கள்?', right: 'ஐயா, நீங்கள் எப்போது வருவீர்கள்?' },
    {
      wrong: 'நீங்கள் நேற்று [உன்] குடையை இங்கே மறந்துவிட்டீர்கள்.',
      right: 'நீங்கள் நேற்று உங்கள் குடையை இங்கே மறந்துவிட்டீர்கள்.',
    },
  ],
  allows: [
    'நீங்கள் உங்கள் குடையை மறந்துவிட்டீர்கள்.',
    'நீ உன் குடையை மறந்துவிட்டாய்.',
    'தம்பி, நீங்கள் எல்லோரும் வாருங்கள்; உன் அண்ணனையும் அழைத்து வா.',
    'ஐயா, தம்பி வருகிறான்; நீ வழி விடு.',
    'ஐயா, நீ எங்கே போனாய் என்று அவனைக் கேட்டேன்.',
    'ஐயா, உன் திருவடியை வணங்குகிறேன்.',
    'ஐயா, “நீ யார்?” என்று அவன் கேட்டான்.',
    'ஐயா வந்துவிட்டார், நீ கதவைத் திற.',
    'என் ஐயா, உன் கடிதம் வந்தது.',
    'ஐயா, அம்மா, நீ எல்லோரும் நலமா?',
    'ஐயா, ஓர் உன்னத நோக்கத்தோடு வந்துள்ளோம்.',
    'அப்பா, உன் கைப்பேசி மேசைமேல் இருக்கிறது.',
    'தாங்கள் நலமா? “உன் பெயர் என்ன?” என்று அவர் கேட்டார்.',
  ],
  when: { beginnings: ['உன்', 'உனக்கு', 'உனது', 'நீ'], endings: ['ாய்'], features: ['imperative'] },
  check(word, knowledge) {
    const text = withoutVallinam(word.text)
    const isPronoun = OF_ONE.test(text)
    if (!isPronoun && !isToOne(word) && !(word.next === undefined && word.is('second', 'singular', 'finite')))
      return undefined
    const called = honouredHearer(word)
    const hearer = called ?? (isPronoun && !text.startsWith('நீ') ? hearerOf(word) : undefined)
    if (hearer === undefined) return undefined
    const captures = { hearer: hearer.text }
    if (!isPronoun) {
      const verb = toHonoured(word, knowledge)
      return verb === undefined ? undefined : word.replaceWith(verb, { captures })
    }
    const words = word.sentence.words.slice(0, MAX_WORDS)
    const base = words.some((one) => one.text === 'தாங்கள்') ? 'தங்கள்' : 'உங்கள்'
    const doubling = word.text.slice(text.length)
    return replaceLinked(word, honoured(text, base) + doubling, { captures })
  },
})

/** The verb of one hearer, said with respect: வருவீர்கள் of வருவாய், அமருங்கள் of அமர். A command only where it ends what is said. */
function toHonoured(verb: Word, { agreeWith, analyse }: Knowledge): string | undefined {
  if (!verb.is('imperative')) return agreeWith(verb.text, 'you-all')
  if (verb.next !== undefined) return undefined
  const irregular = COMMANDS.get(verb.text)
  if (irregular !== undefined) return irregular
  const roots = rootsOf(verb)
  return commandsToMany(verb.text).find((command) =>
    analyse(command).some(
      ({ lemma, features }) =>
        roots.includes(lemma) && features.includes('imperative') && features.includes('plural'),
    ),
  )
}

const COMMANDS: ReadonlyMap<string, string> = new Map([
  ['வா', 'வாருங்கள்'],
  ['தா', 'தாருங்கள்'],
  ['போ', 'போங்கள்'],
])

/** What the command may be: எழுதுங்கள், சொல்லுங்கள், படியுங்கள். */
function commandsToMany(text: string): readonly string[] {
  if (text.endsWith('ு')) return [`${text}ங்கள்`]
  if (!text.endsWith('்')) return [`${text}யுங்கள்`]
  return [`${text.slice(0, -1)}ுங்கள்`, `${text}${text.at(-2)}ுங்கள்`]
}

/** Who is spoken to as நீங்கள் or தாங்கள் in the same sentence, where nobody is called நீ. */
function hearerOf({ sentence, index, quoted }: Word): Word | undefined {
  const { words } = sentence
  const near = words.slice(Math.max(0, index - MAX_WORDS), index + MAX_WORDS)
  if (quoted || near.some((word) => word.quoted || NEE.test(word.text) || isToOne(word))) return undefined
  const before = words.slice(Math.max(0, index - MAX_WORDS), index)
  return before.find(({ text }) => text === 'தாங்கள்') ?? before.find(({ text }) => text === 'நீங்கள்')
}

const NEE = /^(?:நீ|நீயும்|நீயே|நீதான்)$/u

/** A verb of one hearer. */
function isToOne(word: Word): boolean {
  return word.isOnly('second', 'singular', 'finite') || word.isOnly('imperative', 'singular')
}
