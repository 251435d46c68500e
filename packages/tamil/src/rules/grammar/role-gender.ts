import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { GENDERED_CALLINGS } from '../../words/gendered-nouns.ts'
import { finalVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** Callings without a word for women, who take the word of respect. */
const HONOURED =
  'எழுத்தாள மருத்துவ மேலாள செயலாள பொறியாள கவிஞ அறிஞ வழக்கறிஞ பேச்சாள பயிற்சியாள தொழிலதிப விளையாட்டாள இயக்குந நடன'.split(' ')

/** `ஆசிரியனாக` → `ஆசிரியையாக`, `மேலாளனாக` → `மேலாளராக`. */
const FOR_WOMEN: ReadonlyMap<string, string> = new Map([
  ...GENDERED_CALLINGS.map(([he, she]): [string, string] => [asRole(he), asRole(she)]),
  ...HONOURED.map((stem): [string, string] => [asRole(`${stem}ன்`), asRole(`${stem}ர்`)]),
])

const FOR_MEN: ReadonlyMap<string, string> = new Map(
  GENDERED_CALLINGS.map(([he, she]): [string, string] => [asRole(she), asRole(he)]),
)

function asRole(noun: string): string {
  return /்$/u.test(noun) ? noun.replace(/்$/u, 'ாக') : `${noun}யாக`
}

/** Verbs that say what somebody is or becomes; one acts a man, and takes another for something. */
const BEING = [
  'இரு', 'விளங்கு', 'திகழ்', 'பணியாற்று', 'பணிபுரி', 'பணிசெய்', 'வேலைசெய்', 'வேலைபார்', 'உயர்', 'வளர்', 'தேர்ந்தெடு',
  'தேர்வாகு', 'நியமி', 'சேர்', 'மாறு', 'ஆகு', 'வா', 'பொறுப்பேல்', 'பதவியேல்', 'செய்', 'பார்',
] // biome-ignore format: a list

export default defineRule({
  id: 'grammar/role-gender',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{subject}’ என்பவரின் பாலுக்கு ‘{found}’ பொருந்தவில்லை; ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{found}’ does not fit the gender of ‘{subject}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பால் வழுவும் வழாநிலையும்',
  examples: [
    {
      wrong: 'என் தங்கை தனியார் பள்ளியில் அறிவியல் [ஆசிரியனாகப்] பணியாற்றுகிறாள்.',
      right: 'என் தங்கை தனியார் பள்ளியில் அறிவியல் ஆசிரியையாகப் பணியாற்றுகிறாள்.',
    },
    { wrong: 'அவள் இந்த நிறுவனத்தின் [மேலாளனாக] இருக்கிறாள்.', right: 'அவள் இந்த நிறுவனத்தின் மேலாளராக இருக்கிறாள்.' },
    { wrong: 'அவன் ஊர் போற்றும் [பாடகியாக] வளர்ந்தான்.', right: 'அவன் ஊர் போற்றும் பாடகனாக வளர்ந்தான்.' },
  ],
  allows: [
    'அவள் நாடகத்தில் அரசனாக நடித்தாள்.',
    'அவள் தன் கணவனைத் தலைவனாக ஏற்றாள்.',
    'என் தங்கை மகன் தலைவனாக இருக்கிறான்.',
    'அவள் ஆசிரியையாகப் பணியாற்றுகிறாள்.',
    'அவர் மாணவனாக இருந்தபோது அவள் ஆசிரியையாக இருந்தாள்.',
    'அண்ணன் மாணவனாக இருந்தபோது அவள் பிறந்தாள்.',
  ],
  when: { endings: ['னாக', 'னாகப்', 'னாகத்', 'னாகச்', 'னாகக்', 'யாக', 'யாகப்', 'யாகத்', 'யாகச்', 'யாகக்'] },
  check(word) {
    const role = withoutVallinam(word.text)
    const [forms, person] = FOR_WOMEN.has(role) ? ([FOR_WOMEN, 'she'] as const) : ([FOR_MEN, 'he'] as const)
    const other = forms.get(role)
    const verb = other === undefined || word.quoted ? undefined : verbOf(word)
    if (other === undefined || verb === undefined || verbPerson(verb) !== person) return undefined
    const clause = clauseOf(verb)
    const [subject, ...others] = (clause?.candidates ?? []).filter(({ kind }) => kind !== 'things')
    if (subject === undefined || others.length > 0 || clause?.unknown.length !== 0) return undefined
    if (subject.fits[0] !== person || subject.joined.length > 0 || subject.head.index > word.index)
      return undefined
    if (
      clause.complements.some(
        ({ head, case: grammaticalCase }) => grammaticalCase === 'accusative' && head.is('rational'),
      )
    )
      return undefined
    return word.replaceWith(other + (finalVallinam(word.text) ?? ''), {
      captures: { subject: subject.head.text },
    })
  },
})

/** The verb of being right behind, or behind a noun or a participle that goes with it: `வேலை பார்க்கிறாள்`. */
function verbOf(word: Word): Word | undefined {
  let verb = word.next
  for (let passed = 0; verb !== undefined && passed < 2 && roleOf(verb) !== 'finite'; passed++)
    verb = verb.next
  return verb !== undefined && roleOf(verb) === 'finite' && isOfBeing(word.next, verb) ? verb : undefined
}

function isOfBeing(next: Word | undefined, verb: Word): boolean {
  return [next, verb].some((one) => one !== undefined && BEING.some((lemma) => one.hasLemma(lemma)))
}
