import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { WordForm } from '../../text/word-form.ts'
import type { Analysis, Case, Feature } from '../../words/analysis.ts'
import type { Person } from '../../words/inflect.ts'
import { isNeuter } from './finite-verb.ts'
import { pronounFits } from './subject.ts'

/** A noun or pronoun with the words that modify it, as one part of a clause. */
export interface Phrase extends Agreement {
  /** The word that carries the case. */
  readonly head: Word
  /** Its case; `nominative` for a subject, a predicate noun or an object without ending. */
  readonly case: Case
  /** The heads joined to it by -உம், commas or மற்றும். */
  readonly joined: readonly Word[]
}

/** What a verb must be to agree with a word as its subject. */
export interface Agreement {
  /** The persons that agree with it, the usual one first; all of the third person if nothing is known. */
  readonly fits: readonly Person[]
  /** People (உயர்திணை), things (அஃறிணை), or not known. */
  readonly kind: 'people' | 'things' | 'unknown'
}

const UNKNOWN: Agreement = { fits: ['he', 'she', 'he-honoured', 'they', 'it', 'those'], kind: 'unknown' }

/** People taken one by one: one of them may be the speaker. */
const EACH: ReadonlySet<string> = new Set('ஒவ்வொருவரும் ஒவ்வொருவருமே யாரும் எவரும் யாராவது யாரேனும் எவர்'.split(' '))

/** People taken together: the speaker may be one of them. */
const TOGETHER: ReadonlySet<string> = new Set(
  'எல்லோரும் எல்லாரும் அனைவரும் அனைவருமே எல்லோருமே எல்லாருமே யாவரும் பலரும் சிலரும் இருவரும் மூவரும் நால்வரும் ஐவரும்'.split(
    ' ',
  ),
)

/** `மாணவர், ஆசிரியர் ஆகியோர்`: the word that sums a list up carries number and kind. */
const SUMMARIES: ReadonlyMap<string, Agreement> = new Map([
  ...'ஆகியோர் முதலியோர் போன்றோர் முதலானோர் என்போர் உள்ளிட்டோர்'
    .split(' ')
    .map((word): [string, Agreement] => [word, { fits: ['they'], kind: 'people' }]),
  ...'ஆகியவை முதலியவை போன்றவை முதலானவை ஆகியன முதலியன போன்றன என்பவை'
    .split(' ')
    .map((word): [string, Agreement] => [word, { fits: ['those'], kind: 'things' }]),
])

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

/** `ஒவ்வொரு மாணவனும்`, `ஒவ்வொரு சிறிய மரமும்`: taken one by one, and singular. */
export function isEach(word: Word): boolean {
  for (let before = word.previous; before !== undefined; before = before.previous) {
    if (before.text === 'ஒவ்வொரு') return true
    if (!before.is('adjectival')) return false
  }
  return false
}

/** `பாடல்களில் ஒன்று`, `அவற்றுள் ஒன்று`: one of many. */
export function isOneOfThem({ text, previous }: Word): boolean {
  return /^ஒன்றும?்?$/u.test(text) && previous !== undefined && isOfMany(previous)
}

/** `புறாக்களில் நான்கு`: of the things before, so many. */
export function isOfMany(word: Word): boolean {
  return (
    (word.is('plural', 'locative') && !word.is('rational')) ||
    /^[அஇ]வற்று?[ிு](?:ல்|ள்)$/u.test(word.text) ||
    /களுள்$/u.test(word.text)
  )
}

/** Whether it is அவர்கள் at the head of a sentence, where it honours nobody: `தலைவர் அவர்கள் பேசினார்`. */
export function isManyAlone({ text, isFirst }: Word): boolean {
  return isFirst && /^[அஇ]வர்கள்$/u.test(text)
}

/** Whether a word sums up the list before it. */
export function sumsUp(word: Pick<Word, 'text'>): boolean {
  return SUMMARIES.has(word.text)
}

/** Whether a word without readings is a pronoun all the same. */
export function countsPeople(word: Pick<Word, 'text'>): boolean {
  return EACH.has(word.text) || TOGETHER.has(word.text)
}

const ALL_THINGS = /^(?:எல்லாம்|எல்லாமே|யாவும்|அனைத்தும்|பல|சில|பலவும்|சிலவும்|இரண்டும்|மூன்றும்|நான்கும்|ஐந்தும்)$/u

/** Whether a word only counts the plural things named before it: `வண்டிகள் எல்லாம்`, `மாடுகள் இரண்டும்`. */
export function countsThings(word: Pick<Word, 'text'>): boolean {
  return ALL_THINGS.test(word.text)
}

/** `எங்களுடையது`, `அவனுடையவை`: what is somebody's. */
const OWN_THING = /ுடைய(?:து|வை)$/u

/** The persons of the verb that agree with a word in the first case. */
export const agreementOf = memoizeForm(({ form: word }: Word): Agreement => {
  const summary = SUMMARIES.get(word.text)
  if (summary !== undefined) return summary
  if (EACH.has(word.text)) return { fits: ['they', 'he-honoured', 'we', 'you-all'], kind: 'people' }
  if (TOGETHER.has(word.text)) return { fits: ['they', 'we', 'you-all'], kind: 'people' }
  if (OWN_THING.test(word.text)) return { fits: [word.text.endsWith('து') ? 'it' : 'those'], kind: 'things' }
  // Water, and the old word for you.
  if (word.text === 'நீர்') return { fits: ['it', 'you-all'], kind: 'things' }
  const pronoun = pronounFits(word.text) ?? pronounFits(withoutUm(word.text))
  if (pronoun !== undefined) return { fits: pronoun, kind: isNeuter(pronoun[0]) ? 'things' : 'people' }
  if (ALL_THINGS.test(word.text) || word.text.endsWith('ெல்லாம்'))
    return { fits: ['it', 'those'], kind: 'things' }
  if (isUnknownPeople(word)) return { fits: ['they'], kind: 'people' }
  if (isUnknownPerson(word)) return { fits: ['he-honoured', 'they'], kind: 'people' }
  if (isSaint(word)) return { fits: ['he-honoured', 'they'], kind: 'people' }
  if (isUnknownThings(word)) return { fits: ['those'], kind: 'things' }
  const readings = nominatives(word)
  if (readings.length === 0) return UNKNOWN
  if (readings.every(isGuessedThings)) return { fits: ['those'], kind: 'things' }
  if (readings.every(isThing)) return { fits: thingFits(readings), kind: 'things' }
  if (every(readings, 'participial-noun')) return participialFits(readings)
  if (!every(readings, 'rational')) return UNKNOWN
  return { fits: peopleFits(word, readings) ?? unknownFits(readings), kind: 'people' }
})

/** காந்தியடிகள், மறைமலையடிகள்: the feet of one, in honour. */
function isSaint({ text, analyses }: Pick<WordForm, 'text' | 'analyses'>): boolean {
  return /.[யவ]டிகள்$/u.test(text) && analyses.every(({ guessed }) => guessed === true)
}

/** Of whom only the number is known: one of them never has a verb of many things. */
function unknownFits(readings: readonly Analysis[]): readonly Person[] {
  const isOne = readings.every(
    ({ features }) => features.includes('singular') && !features.includes('plural'),
  )
  return isOne ? UNKNOWN.fits.filter((person) => person !== 'those') : UNKNOWN.fits
}

/** A word that is not known, with a plural that no noun for people has: துணைக்கோள்கள், நுண்துகள்கள். */
export function isUnknownThings({ text, analyses }: Pick<WordForm, 'text' | 'analyses'>): boolean {
  return (
    analyses.length === 0 &&
    text.length > 8 &&
    /(?:[^ாஆ][லள]்கள்|[தடறகசப]ுகள்|வுகள்|[டதறகசவலழளண]ைகள்|[ட்ற]்கள்)$/u.test(text)
  )
}

/** A word that is not known, with an ending that only people have: எதிர்க்கட்சியினர், களப்பணியாளர்கள். */
export function isUnknownPeople({ text, analyses }: Pick<WordForm, 'text' | 'analyses'>): boolean {
  return (
    analyses.length === 0 &&
    text.length > 9 &&
    /(?:யினர்|த்தினர்|யாளர்கள்|காரர்கள்|வாதிகள்|ுநர்கள்|ாசிரியர்கள்|தலைவர்கள்|வீரர்கள்)$/u.test(text)
  )
}

/** தோட்டக்காரர், களப்பணியாளர். */
export function isUnknownPerson({ text, analyses }: Pick<WordForm, 'text' | 'analyses'>): boolean {
  return (
    analyses.length === 0 &&
    text.length > 8 &&
    /(?:க்காரர்|யாளர்|ுநர்|ாசிரியர்|மருத்துவர்|தலைவர்|வீரர்|புலவர்|கவிஞர்|அறிஞர்|அமைச்சர்|நடிகர்)$/u.test(text)
  )
}

/** நானும், அவர்களும்: of pronouns only. */
function withoutUm(text: string): string {
  return /[னளரம்]ும்$|வர்களும்$/u.test(text) ? text.replace(/ும்$/u, '்') : text.replace(/யும்$|வும்$/u, '')
}

/** The plural of a noun that only the word list has, of a shape that no noun for people has: குடுவைகள். */
function isGuessedThings({ guessed, lemma, features }: Analysis): boolean {
  if (guessed !== true) return features.includes('irrational') && features.includes('plural')
  return (
    lemma.endsWith('கள்') || (features.includes('plural') && /(?:[^ர]ம்|ல்|[டதறகச]ு|[டதறவலசழளண]ை)$/u.test(lemma))
  )
}

/** The readings as a noun in the first case; a command (`அணி`) or an exclamation (`அப்பா`) is none. */
function nominatives(word: WordForm): readonly Analysis[] {
  const nouns = word.analyses.filter(
    ({ class: kind, features }) =>
      (features.includes('nominative') ||
        features.includes('participial-noun') ||
        features.includes('verbal-noun')) &&
      !features.includes('imperative') &&
      !features.includes('vocative') &&
      !features.includes('finite') &&
      kind !== 'particle' &&
      kind !== 'conjunction',
  )
  // பெற்றோர், வந்தோர்: the noun, not the participial noun of the same letters.
  const plain = nouns.filter(({ features }) => !features.includes('participial-noun'))
  return plain.length > 0 ? plain : nouns
}

function every(readings: readonly Analysis[], feature: Feature): boolean {
  return readings.every(({ features }) => features.includes(feature))
}

/** பாடல், song or singing. */
function isThing({ features }: Analysis): boolean {
  return features.includes('irrational') || features.includes('verbal-noun')
}

function some(readings: readonly Analysis[], feature: Feature): boolean {
  return readings.some(({ features }) => features.includes(feature))
}

function thingFits(readings: readonly Analysis[]): readonly Person[] {
  if (every(readings, 'plural')) return ['those']
  return some(readings, 'plural') ? ['it', 'those'] : ['it']
}

const MANY = /(?:ோர்|ினர்|த்தார்|கள்|மகளிர்|மாதர்|சிறார்|பெண்டிர்|மாந்தர்|(?:[வதணமளரழல]ி|ன்னி|டகி|[கத]ை)யர்)$/u

function peopleFits(word: WordForm, readings: readonly Analysis[]): readonly Person[] | undefined {
  const { text } = word
  if (some(readings, 'clitic-um') || some(readings, 'clitic-o')) return clausal(word, readings)
  if (text === 'போலீசார்' || text === 'காவல்துறையார்') return ['they']
  if (every(readings, 'people')) return MANY.test(text) ? ['they'] : ['they', 'he-honoured']
  if (text === 'யாரோ' || text === 'யார்') return undefined
  if (/^(?:குழந்தைகள்|மழலைகள்|தேவதைகள்|மோகினிகள்)$/u.test(text)) return ['they', 'those']
  if (every(readings, 'plural') && /மார்(?:கள்)?$/u.test(text)) return ['they']
  if (every(readings, 'plural')) return text.endsWith('கள்') && !text.endsWith('டிகள்') ? ['they'] : undefined
  if (some(readings, 'plural')) return undefined
  return singularFits(text, readings)
}

/** `தம்பியும்`: also he, beside someone else. */
function clausal(word: WordForm, readings: readonly Analysis[]): readonly Person[] | undefined {
  if (every(readings, 'plural')) return ['they', 'we', 'you-all']
  const bare = singularFits(word.text.replace(/ும்$|்?யும்$/u, '்'), readings)
  return bare
}

function singularFits(text: string, readings: readonly Analysis[]): readonly Person[] | undefined {
  if (ELDERS.has(text) || (isName(readings) && HONOURED_NAME.test(text))) return ['he-honoured', 'they']
  if (every(readings, 'kinMale'))
    return /ன்$|^தம்பி/u.test(text) ? ['he', 'he-honoured'] : ['he-honoured', 'he', 'they']
  if (YOUNGER.has(text)) return ['she', 'he-honoured']
  if (every(readings, 'kinFemale') || text === 'பாட்டி') return ['she', 'he-honoured', 'they']
  if (every(readings, 'male'))
    return text.endsWith('ர்') && !isName(readings) ? ['he-honoured'] : ['he', 'he-honoured']
  if (SPIRITS.has(text)) return ['she', 'it', 'he-honoured']
  if (every(readings, 'female')) return ['she', 'he-honoured']
  if (every(readings, 'deity')) {
    if (GODDESSES.has(text)) return ['she', 'he-honoured']
    return text.endsWith('ன்') && !text.endsWith('ம்மன்') ? ['he', 'he-honoured'] : undefined
  }
  if (text.endsWith('ர்') && !isName(readings)) return ['he-honoured', 'they']
  if (OFFICES.has(text)) return ['he-honoured', 'they', 'she']
  return every(readings, 'person') && /[தகசவபணளரன]ி$/u.test(text) && !isName(readings)
    ? ['he-honoured', 'he', 'she']
    : undefined
}

function isName(readings: readonly Analysis[]): boolean {
  return readings.some(({ class: kind }) => kind === 'name')
}

/** வந்தவன், வந்தவள், வந்தவர், வந்தவர்கள், வந்தது. */
function participialFits(readings: readonly Analysis[]): Agreement {
  if (every(readings, 'neuter'))
    return { fits: every(readings, 'plural') ? ['those'] : ['it'], kind: 'things' }
  if (every(readings, 'masculine')) return { fits: ['he'], kind: 'people' }
  if (every(readings, 'feminine')) return { fits: ['she'], kind: 'people' }
  if (every(readings, 'epicene')) return { fits: ['they'], kind: 'people' }
  return { fits: ['he-honoured', 'they'], kind: 'people' }
}
