import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { WordForm } from '../../text/word-form.ts'
import type { Analysis, Case } from '../../words/analysis.ts'
import type { Person } from '../../words/inflect.ts'
import { allHave, someHave } from './all-have.ts'
import { ALL_PEOPLE } from './all-people.ts'
import { isNeuter } from './finite-verb.ts'
import { peopleFits } from './persons-of-people.ts'
import { pronounFits } from './subject.ts'
import { isUnknownPeople, isUnknownPerson, isUnknownThings } from './unknown-nouns.ts'

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
const TOGETHER: ReadonlySet<string> = new Set([...ALL_PEOPLE, 'அனைவருமே', 'எல்லோருமே', 'எல்லாருமே'])

/** `மாணவர், ஆசிரியர் ஆகியோர்`: the word that sums a list up carries number and kind. */
const SUMMARIES: ReadonlyMap<string, Agreement> = new Map([
  ...'ஆகியோர் முதலியோர் போன்றோர் முதலானோர் என்போர் உள்ளிட்டோர்'
    .split(' ')
    .map((word): [string, Agreement] => [word, { fits: ['they'], kind: 'people' }]),
  ...'ஆகியவை முதலியவை போன்றவை முதலானவை ஆகியன முதலியன போன்றன என்பவை'
    .split(' ')
    .map((word): [string, Agreement] => [word, { fits: ['those'], kind: 'things' }]),
])

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

/** `நீர், காற்று ஆகிய இரண்டும்`, `அமைச்சர், ஆட்சியர் ஆகிய இருவரும்`: how many of them, behind a list. */
export function countsList(word: Pick<Word, 'text' | 'previous'>): boolean {
  return LINKING.test(word.previous?.text ?? '') && COUNTED.test(word.text)
}

const LINKING = /^(?:ஆகிய|என்ற|என்னும்|எனும்|என|முதலிய)$/u
const COUNTED = /^(?:இரண்ட|மூன்ற|நான்க|ஐந்த|ஆற|ஏழ|எட்ட|ஒன்பத|பத்த|(?:இரு|மூ|நால்|ஐ|அறு|எழு|அனை)வர)ும்$/u

/** `புத்தகங்களில் எனக்குப் பிடித்த இரண்டு மட்டும்`: of the things before, with a participle between, only so many. */
export function isOfManyFar(number: Word): boolean {
  if (!/^மட்டும(?:்|ே)$/u.test(number.next?.text ?? '')) return false
  let before = number.previous
  for (let passed = 0; before !== undefined && passed < MAX_BETWEEN; passed++, before = before.previous) {
    if (isOfMany(before)) return true
    if (before.is('nominative') && !before.is('relative-participle')) return false
  }
  return false
}

const MAX_BETWEEN = 4

/** `கதைகளில் சில`, `பாடல்களுள் பலவும்`. */
export function isSome({ text }: Pick<Word, 'text'>): boolean {
  return /^(?:பல|சில)(?:வும்|வே)?$/u.test(text)
}

/** Whether it is அவர்கள் at the head of a sentence, where it honours nobody: `தலைவர் அவர்கள் பேசினார்`. */
export function isManyAlone({ text, isFirst }: Word): boolean {
  return isFirst && /^[அஇ]வர்கள்$/u.test(text)
}

/** Whether a word sums up the list before it. */
export function sumsUp(word: Pick<Word, 'text'>): boolean {
  return SUMMARIES.has(word.text)
}

/** Whether a word stands for the people of a subject, each or together: `ஒவ்வொருவரும்`, `அனைவரும்`. The analyser may not know it. */
export function countsPeople(word: Pick<Word, 'text'>): boolean {
  return EACH.has(word.text) || TOGETHER.has(word.text)
}

const ALL_THINGS = /^(?:எல்லாம்|எல்லாமே|யாவும்|அனைத்தும்|மீதி|பல|சில|பலவும்|சிலவும்|இரண்டும்|மூன்றும்|நான்கும்|ஐந்தும்)$/u

/** Whether a word only counts the plural things named before it: `வண்டிகள் எல்லாம்`, `மாடுகள் இரண்டும்`. */
export function countsThings(word: Pick<Word, 'text'>): boolean {
  return ALL_THINGS.test(word.text)
}

/** `எங்களுடையது`, `அவனுடையவை`: what is somebody's. */
const OWN_THING = /ுடைய(?:து|வை)$/u

/** The persons of the verb that agree with a word in the nominative. */
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
  if (allHave(readings, 'participial-noun')) return participialFits(word.text, readings)
  if (!allHave(readings, 'rational')) return UNKNOWN
  return { fits: peopleFits(word, readings) ?? unknownFits(readings), kind: 'people' }
})

/** காந்தியடிகள், மறைமலையடிகள்: the feet of one, in honour. */
function isSaint({ text, analyses }: Pick<WordForm, 'text' | 'analyses'>): boolean {
  return (
    /.[யவ]டிகள்$/u.test(text) &&
    analyses.every(({ guessed, class: kind }) => guessed === true || kind === 'name')
  )
}

/** Of whom only the number is known: one of them never has a verb of many things. */
function unknownFits(readings: readonly Analysis[]): readonly Person[] {
  const isOne = readings.every(
    ({ features }) => features.includes('singular') && !features.includes('plural'),
  )
  return isOne ? UNKNOWN.fits.filter((person) => person !== 'those') : UNKNOWN.fits
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

/** The readings as a noun in the nominative; a command (`அணி`) or an exclamation (`அப்பா`) is none. */
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
  const chosen = plain.length > 0 ? plain : nouns
  // மாறன், a man's name, beside a noun that hardly anyone writes.
  const names = chosen.filter(({ class: kind }) => kind === 'name')
  return names.length > 0 && chosen.every((one) => names.includes(one) || one.features.includes('rare'))
    ? names
    : chosen
}

/** பாடல், song or singing. */
function isThing({ features }: Analysis): boolean {
  return features.includes('irrational') || features.includes('verbal-noun')
}

function thingFits(readings: readonly Analysis[]): readonly Person[] {
  if (allHave(readings, 'plural')) return ['those']
  return someHave(readings, 'plural') ? ['it', 'those'] : ['it']
}

/** வந்தவன், வந்தவள், வந்தவர், வந்தவர்கள், வந்தது. */
function participialFits(text: string, readings: readonly Analysis[]): Agreement {
  if (allHave(readings, 'neuter'))
    return { fits: allHave(readings, 'plural') ? ['those'] : ['it'], kind: 'things' }
  if (allHave(readings, 'masculine')) return { fits: ['he'], kind: 'people' }
  if (allHave(readings, 'feminine')) return { fits: ['she'], kind: 'people' }
  if (allHave(readings, 'epicene')) return { fits: ['they'], kind: 'people' }
  // செய்யக்கூடியது, செய்யவேண்டியவை: of which the tables say no gender.
  if (/து(?:ம்)?$/u.test(text)) return { fits: ['it'], kind: 'things' }
  if (/வை(?:யும்)?$/u.test(text)) return { fits: ['those'], kind: 'things' }
  return { fits: ['he-honoured', 'they'], kind: 'people' }
}
