import type { WordForm } from '../../text/word-form.ts'
import type { Analysis } from '../../words/analysis.ts'
import type { Person } from '../../words/inflect.ts'
import { allHave, someHave } from './all-have.ts'

/** Poets and sages: பாரதியார், இளங்கோவடிகள்; குமார் is a name like another. */
const HONOURED_NAME =
  /(?:யார்|னார்|லார்|ளுவர்|காப்பியர்|க்கிழார்|கம்பர்|கீரர்|கபிலர்|பரணர்|சம்பந்தர்|ரா[சஜ]ர்|வாசகர்|தேவர்|நாயக்கர்|தீட்சிதர்|சாஸ்திரிகள்)$/u

/** Offices of whom nobody writes -ஆன். */
const OFFICES: ReadonlySet<string> = new Set(['நீதிபதி', 'அதிகாரி'])

/** Men of the family of whom nobody writes -ஆன். */
const ELDERS: ReadonlySet<string> = new Set('தாத்தா அப்பா தந்தை பெரியப்பா சித்தப்பா தகப்பனார் மாமனார்'.split(' '))

/** Younger women of the family, of whom nobody writes -ஆர்கள். */
const YOUNGER: ReadonlySet<string> = new Set(['தங்கை', 'மகள்', 'பேத்தி', 'மருமகள்'])

/** Women of tales, of whom the neuter is said, too. */
const SPIRITS: ReadonlySet<string> = new Set(['தேவதை', 'மோகினி', 'யட்சி', 'பேயரசி'])

const GODDESSES: ReadonlySet<string> = new Set(
  'சரசுவதி சரஸ்வதி லட்சுமி இலக்குமி பார்வதி துர்க்கை காளி சீதை கொற்றவை தேவி இறைவி அம்பாள்'.split(' '),
)

const MANY = /(?:ோர்|ினர்|த்தார்|கள்|மகளிர்|மாதர்|சிறார்|பெண்டிர்|மாந்தர்|(?:[வதணமளரழல]ி|ன்னி|டகி|[கத]ை)யர்)$/u

/** The persons of the verb that agree with people; undefined where their gender and number are not known. */
export function peopleFits(word: WordForm, readings: readonly Analysis[]): readonly Person[] | undefined {
  const { text } = word
  if (someHave(readings, 'clitic-um') || someHave(readings, 'clitic-o')) return clausal(word, readings)
  if (text === 'போலீசார்' || text === 'காவல்துறையார்') return ['they']
  if (allHave(readings, 'people')) return MANY.test(text) ? ['they'] : ['they', 'he-honoured']
  if (text === 'யாரோ' || text === 'யார்') return undefined
  if (/^(?:குழந்தைகள்|மழலைகள்|தேவதைகள்|மோகினிகள்)$/u.test(text)) return ['they', 'those']
  if (allHave(readings, 'plural') && /மார்(?:கள்)?$/u.test(text)) return ['they']
  if (allHave(readings, 'plural')) return text.endsWith('கள்') && !text.endsWith('டிகள்') ? ['they'] : undefined
  if (someHave(readings, 'plural')) return undefined
  return singularFits(text, readings)
}

/** `தம்பியும்`: also he, beside someone else. */
function clausal(word: WordForm, readings: readonly Analysis[]): readonly Person[] | undefined {
  if (allHave(readings, 'plural')) return ['they', 'we', 'you-all']
  const bare = singularFits(word.text.replace(/ும்$|்?யும்$/u, '்'), readings)
  return bare
}

function singularFits(text: string, readings: readonly Analysis[]): readonly Person[] | undefined {
  if (ELDERS.has(text) || (isName(readings) && HONOURED_NAME.test(text))) return ['he-honoured', 'they']
  if (allHave(readings, 'kinMale'))
    return /ன்$|^தம்பி/u.test(text) ? ['he', 'he-honoured'] : ['he-honoured', 'he', 'they']
  if (YOUNGER.has(text)) return ['she', 'he-honoured']
  if (allHave(readings, 'kinFemale') || text === 'பாட்டி') return ['she', 'he-honoured', 'they']
  if (allHave(readings, 'male'))
    return text.endsWith('ர்') && !isName(readings) ? ['he-honoured'] : ['he', 'he-honoured']
  if (SPIRITS.has(text)) return ['she', 'it', 'he-honoured']
  if (allHave(readings, 'female')) return ['she', 'he-honoured']
  if (allHave(readings, 'deity')) {
    if (GODDESSES.has(text)) return ['she', 'he-honoured']
    return text.endsWith('ன்') && !text.endsWith('ம்மன்') ? ['he', 'he-honoured'] : undefined
  }
  if (text.endsWith('ர்') && !isName(readings)) return ['he-honoured', 'they']
  if (OFFICES.has(text)) return ['he-honoured', 'they', 'she']
  return allHave(readings, 'person') && /[தகசவபணளரன]ி$/u.test(text) && !isName(readings)
    ? ['he-honoured', 'he', 'she']
    : undefined
}

function isName(readings: readonly Analysis[]): boolean {
  return readings.some(({ class: kind }) => kind === 'name')
}
