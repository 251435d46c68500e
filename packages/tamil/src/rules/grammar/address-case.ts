import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** What a letter or a speech begins with. */
const OPENING =
  /^(?:(?:அ|பேர)ன்பு(?:ள்ள|மிக்க)|அன்பா(?:ன|ர்ந்த)|பாசமுள்ள|பாசமிகு|(?:அன்பி|அன்பு|மதிப்பி|மதிப்பு|பெருமதிப்பி)[றக]்குரிய|மாண்புமிகு)$/u
const HEARER =
  /^(?:நீ|நீங்கள்|நீயும்|நீங்களும்|உன்|உங்கள்|உன்னை|உனக்கு|உங்களை|உங்களுக்கு|உன்னிடம்|உங்களிடம்|உன்னுடைய|உங்களுடைய|தங்கள்|தங்களை|தங்களுக்கு)(?:[கசதப]்)?$/u
/** அண்ணா, மாமா; of others -ஏ is added: நண்பனே. */
const BY_NAME: ReadonlyMap<string, string> = new Map([
  ['அண்ணன்', 'அண்ணா'],
  ['மாமன்', 'மாமா'],
  ['நண்பன்', 'நண்பா'],
])
const MAX_MODIFIERS = 3
const OTHERS: ReadonlySet<string> = new Set(['he', 'she', 'he-honoured', 'they'])

export default defineRule({
  id: 'grammar/address-case',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: 'அழைக்கும்போது பெயர் விளி வேற்றுமையில் வர வேண்டும்: ‘{found}’ அன்று, ‘{suggestion}’.',
    en: 'Whoever is spoken to stands in the vocative: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: எட்டாம் வேற்றுமை (விளி); Th. Lehmann, A Grammar of Modern Tamil (1989): vocative',
  examples: [
    { wrong: 'அன்புள்ள [அண்ணன்], உங்கள் கடிதம் நேற்று வந்தது.', right: 'அன்புள்ள அண்ணா, உங்கள் கடிதம் நேற்று வந்தது.' },
    {
      wrong: 'மதிப்பிற்குரிய [தலைவர்], எங்கள் கோரிக்கையை ஏற்றுக்கொள்ளுங்கள்.',
      right: 'மதிப்பிற்குரிய தலைவரே, எங்கள் கோரிக்கையை ஏற்றுக்கொள்ளுங்கள்.',
    },
    {
      wrong: 'அன்பார்ந்த ஊர்ப் [பெரியவர்கள்], உங்கள் ஆதரவை நாடி வந்திருக்கிறோம்.',
      right: 'அன்பார்ந்த ஊர்ப் பெரியவர்களே, உங்கள் ஆதரவை நாடி வந்திருக்கிறோம்.',
    },
  ],
  allows: [
    'அன்புள்ள அம்மா, நீங்கள் நலமா?',
    'மதிப்பிற்குரிய ஆசிரியர், நேற்று வகுப்பில் உங்களைப் பாராட்டினார்.',
    'அன்புள்ள கண்ணன், உன் கடிதம் கிடைத்தது.',
    'அன்பான கணவன், இரண்டு குழந்தைகள் எனப் பாட்டி மகிழ்ச்சியாக வாழ்ந்தாள்.',
    'மதிப்பிற்குரிய தலைவர் அவர்கள், நாளை வருகிறார்.',
    'அன்புள்ள நண்பர்கள், உறவினர்கள், உங்கள் அனைவருக்கும் நன்றி.',
  ],
  when: { beginnings: ['அன்ப', 'பேரன்ப', 'பாசம', 'மதிப்ப', 'பெருமதிப்ப', 'மாண்புமிகு'] },
  check(word) {
    const person = word.isFirst && OPENING.test(word.text) ? addressed(word) : undefined
    if (person === undefined || !isHeard(person)) return undefined
    const alternative = `${person.text.slice(0, -1)}ே`
    return person.replaceWith(BY_NAME.get(person.text) ?? alternative)
  },
})

/** The person with whom the address ends, before a comma or the like. */
function addressed({ next }: Word): Word | undefined {
  let person = next
  for (let passed = 0; person?.tokenAfter === ' ' && passed < MAX_MODIFIERS; passed++) person = person.next
  if (person === undefined || !/^[,!]/u.test(person.tokenAfter) || !/(?:ன்|ர்|கள்)$/u.test(person.text))
    return undefined
  const isCalled = person.is('nominative', 'rational')
  // கண்ணன், which is a god, and the name of many.
  return isCalled && !person.isA('pronoun') && !person.isA('name') && !person.is('deity') ? person : undefined
}

/** Whether somebody is spoken to in what follows, and it goes on without another noun and a comma. */
function isHeard({ sentence, index }: Word): boolean {
  const rest = sentence.words.slice(index + 1)
  const [first] = rest
  if (first === undefined || first.tokenAfter === ',') return false
  const person = sentence.lastWord && verbPerson(sentence.lastWord)
  // `மதிப்பிற்குரிய ஆசிரியர், நேற்று உங்களைப் பாராட்டினார்`: who does it.
  if (person !== undefined && OTHERS.has(person)) return false
  return (
    rest.some(({ text }) => HEARER.test(text)) ||
    sentence.lastWord?.isOnly('imperative') === true ||
    person === 'you-all'
  )
}
