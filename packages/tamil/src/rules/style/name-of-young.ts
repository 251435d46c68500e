import type { Word } from '../../text/word.ts'
import { carryOver } from '../carry-over.ts'
import { defineRule } from '../rule.ts'

/** The young of animals: the first part as it stands in the compound, and the right name. */
const YOUNG: Readonly<Record<string, string>> = {
  யானை: 'கன்று', பசு: 'கன்று', எருமை: 'கன்று', மான்: 'கன்று', ஒட்டக: 'கன்று', மாட்டு: 'கன்று',
  நாய்: 'குட்டி', பூனை: 'குட்டி', ஆட்டு: 'குட்டி', குதிரை: 'குட்டி', கழுதை: 'குட்டி', குரங்கு: 'குட்டி', பன்றி: 'குட்டி',
  கரடி: 'குட்டி', எலி: 'குட்டி', முயல்: 'குட்டி', நரி: 'குட்டி', கோழி: 'குஞ்சு', காக்கை: 'குஞ்சு', குருவி: 'குஞ்சு', மீன்: 'குஞ்சு',
  வாத்து: 'குஞ்சு', புறா: 'குஞ்சு', மயில்: 'குஞ்சு', கிளி: 'குஞ்சு', அணில்: 'பிள்ளை', கீரி: 'பிள்ளை', சிங்க: 'குருளை', புலி: 'பறழ்',
} // biome-ignore format: a table

const NAMES = ['குட்டி', 'கன்று', 'குஞ்சு', 'பிள்ளை', 'குருளை', 'பறழ்'] as const
const COMPOUND = new RegExp(
  `^(${Object.keys(YOUNG).join('|')})(?:[க்ப்]{2})?( ?)((?:${NAMES.join('|').replaceAll('்', '்?')}).*)$`,
  'u',
)

export default defineRule({
  id: 'style/name-of-young',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'இளமை மரபு: ‘{found}’ அன்று, ‘{suggestion}’ என்பதே மரபு.',
    en: 'The young of each animal has its own name: ‘{suggestion}’.',
  },
  source: 'தொல்காப்பியம், மரபியல்; தமிழ்நாட்டுப் பாடநூல்: இளமைப் பெயர்கள்',
  examples: [
    { wrong: '[யானைக்குட்டி] குளித்தது.', right: 'யானைக்கன்று குளித்தது.' },
    { wrong: '[பசுக்குட்டி] துள்ளியது.', right: 'பசுக்கன்று துள்ளியது.' },
    { wrong: 'பசுவின் [குட்டி] துள்ளியது.', right: 'பசுவின் கன்று துள்ளியது.' },
    { wrong: 'கோழி தன் [குட்டிகளைப்] பாதுகாத்தது.', right: 'கோழி தன் குஞ்சுகளைப் பாதுகாத்தது.' },
  ],
  allows: ['யானைக்கன்று குளித்தது.', 'நாய்க்குட்டி ஓடியது.', 'கோழிக்குஞ்சு ஓடியது.'],
  when: { beginnings: Object.keys(YOUNG), lemmas: NAMES },
  check(word, knowledge) {
    const { next } = word
    const own = ofParent(word, knowledge)
    if (own !== undefined) return word.replaceWith(own)
    const joined = replaced(word.text, knowledge)
    if (joined !== undefined) return word.replaceWith(joined)
    if (next === undefined) return undefined
    const apart = replaced(`${word.text} ${next.text}`, knowledge)
    return apart === undefined ? undefined : word.replaceThrough(next, apart)
  },
})

function replaced(text: string, knowledge: Parameters<typeof carryOver>[3]): string | undefined {
  const [, animal = '', gap = '', young = ''] = COMPOUND.exec(text) ?? []
  const right = YOUNG[animal]
  const wrong = NAMES.find((name) => young.startsWith(name.replace(/[்ுி]$/u, '')))
  if (right === undefined || wrong === undefined || wrong === right) return undefined
  const carried = young === wrong ? right : carryOver(young, wrong, right, knowledge)
  if (carried === undefined) return undefined
  const hard = carried[0] ?? ''
  const doubles = !/[ன்ல்ழ்]$/u.test(animal) || animal.endsWith('ய்')
  return `${animal}${doubles ? `${hard}்` : ''}${gap}${carried}`
}

/** Animals whose name changes in the compound. */
const IN_COMPOUND: Readonly<Record<string, string>> = {
  ஆடு: 'ஆட்டு', மாடு: 'மாட்டு', சிங்கம்: 'சிங்க', ஒட்டகம்: 'ஒட்டக', காகம்: 'காக்கை',
} // biome-ignore format: a table

const HER_OWN = /^(?:தன்|தன்னுடைய|தனது|தங்கள்|இரு|இரண்டு|மூன்று|நான்கு)$/u

/** `பசுவின் குட்டி`, `கோழி தன் குட்டிகளை`: the right young of the animal before. */
function ofParent(word: Word, knowledge: Parameters<typeof carryOver>[3]): string | undefined {
  const { previous } = word
  const parent = previous !== undefined && HER_OWN.test(previous.text) ? previous.previous : previous
  if (parent === undefined || (parent === previous && !parent.is('genitive'))) return undefined
  const [animal] = parent.analyses
  if (animal === undefined || !parent.isOnly('animal')) return undefined
  const right = YOUNG[IN_COMPOUND[animal.lemma] ?? animal.lemma]
  const wrong = NAMES.find((name) => word.hasLemma(name))
  if (right === undefined || wrong === undefined || wrong === right) return undefined
  return word.text === wrong ? right : carryOver(word.text, wrong, right, knowledge)
}
