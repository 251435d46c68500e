// Every record is a sentence that can be said in several ways; with another value or the roles exchanged it is untrue.
import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../knowledge/facts/fact-base.ts'
import type { DateValue, FactProperty, FactRecord, NameValue } from '../../knowledge/facts/fact-record.ts'
import { nounForms } from '../../words/noun-forms.ts'
import { fromPhonemes, toPhonemes } from '../../words/phonemes.ts'

const critic = loadCritic()
const records = readFacts(loadEngine().data)

type Wording = (subject: string, value: string) => string
type Ending = 'ஐ' | 'இன்' | 'இல்' | 'ஆல்'

const inCase = (name: string, ending: Ending) => {
  const words = name.split(' ')
  const last = fromPhonemes(nounForms(words.pop() ?? '').oblique + toPhonemes(ending))
  return [...words, last].join(' ')
}

const MADE: readonly Wording[] = [
  (work, person) => `${inCase(work, 'ஐ')} எழுதியவர் ${person}.`,
  (work, person) => `${person} ${inCase(work, 'ஐ')} எழுதினார்.`,
  (work, person) => `${work} ${inCase(person, 'ஆல்')} எழுதப்பட்டது.`,
  (work, person) => `${person} எழுதிய நூல் ${work}.`,
  (work, person) => `${inCase(work, 'ஐ')} எழுதியவர் ${person} என்பது அனைவரும் அறிந்ததே.`,
]
const FOUNDED: readonly Wording[] = [
  (thing, person) => `${inCase(thing, 'ஐ')} நிறுவியவர் ${person}.`,
  (thing, person) => `${person} ${inCase(thing, 'ஐ')} நிறுவினார்.`,
  (thing, person) => `${inCase(thing, 'ஐ')} ${person} தோற்றுவித்தார்.`,
  (thing, person) => `${inCase(thing, 'இன்')} நிறுவனர் ${person} ஆவார்.`,
  (thing, person) => `${inCase(thing, 'ஐ')} நிறுவியவர் ${person} என்று ஆசிரியர் கூறினார்.`,
]
const FOUND: readonly Wording[] = [
  (thing, person) => `${inCase(thing, 'ஐ')} கண்டுபிடித்தவர் ${person}.`,
  (thing, person) => `${person} ${inCase(thing, 'ஐ')} கண்டுபிடித்தார்.`,
  (thing, person) => `${inCase(thing, 'ஐ')} ${person} கண்டுபிடித்தார்.`,
  (thing, person) => `${inCase(thing, 'ஐ')} கண்டுபிடித்தவர் ${person} ஆவார்.`,
  (thing, person) => `${inCase(thing, 'ஐ')} கண்டுபிடித்தவர் ${person} என்பது உண்மை.`,
]
const CAPITAL: readonly Wording[] = [
  (land, city) => `${inCase(land, 'இன்')} தலைநகரம் ${city}.`,
  (land, city) => `${inCase(land, 'இன்')} தலைநகரம் ${city} ஆகும்.`,
  (land, city) => `${city} ${inCase(land, 'இன்')} தலைநகரம் ஆகும்.`,
  (land, city) => `${inCase(land, 'இன்')} தலைநகராக ${city} விளங்குகிறது.`,
  (land, city) => `${inCase(land, 'இன்')} தலைநகரம் ${city} என்று அனைவரும் அறிவர்.`,
]
const PLACE: readonly Wording[] = [
  (thing, place) => `${thing} ${inCase(place, 'இல்')} உள்ளது.`,
  (thing, place) => `${thing} ${inCase(place, 'இல்')} அமைந்துள்ளது.`,
  (thing, place) => `${inCase(place, 'இல்')} உள்ளது ${thing}.`,
  (thing, place) => `${thing} ${inCase(place, 'இல்')} இருக்கிறது.`,
  (thing, place) => `${thing} ${inCase(place, 'இல்')} உள்ளது என்று ஆசிரியர் கூறினார்.`,
]
const BORN: readonly Wording[] = [
  (person, place) => `${person} ${inCase(place, 'இல்')} பிறந்தார்.`,
  (person, place) => `${person} பிறந்த ஊர் ${place}.`,
  (person, place) => `${inCase(place, 'இல்')} பிறந்தவர் ${person}.`,
  (person, place) => `${person} ${inCase(place, 'இல்')} பிறந்தவர்.`,
  (person, place) => `${inCase(person, 'இன்')} பிறப்பிடம் ${place}.`,
]

const FATHER: readonly Wording[] = [
  (child, father) => `${inCase(child, 'இன்')} தந்தை ${father}.`,
  (child, father) => `${father} ${inCase(child, 'இன்')} தந்தை ஆவார்.`,
  (child, father) => `${inCase(child, 'இன்')} தந்தையார் ${father}.`,
  (child, father) => `${inCase(child, 'இன்')} தந்தை ${father} ஆவார்.`,
  (child, father) => `${inCase(child, 'இன்')} தந்தை ${father} என்பது அனைவரும் அறிந்ததே.`,
]
const BORN_IN: readonly Wording[] = [
  (person, year) => `${person} ${year} ஆம் ஆண்டு பிறந்தார்.`,
  (person, year) => `${year} இல் பிறந்தவர் ${person}.`,
  (person, year) => `${person} பிறந்த ஆண்டு ${year}.`,
  (person, year) => `${person} ${year} இல் பிறந்தவர்.`,
  (person, year) => `${person} ${year} ஆம் ஆண்டில் பிறந்தார் என்று ஆசிரியர் கூறினார்.`,
]

const WORDINGS: readonly (readonly [FactProperty, readonly Wording[]])[] = [
  ['author', MADE],
  ['founder', FOUNDED],
  ['discoverer', FOUND],
  ['capital', CAPITAL],
  ['located-in', PLACE],
  ['birthplace', BORN],
  ['kin', FATHER],
]
/** Records of each property that are tried: every so many of those that can be said so. */
const TRIED = 16
/** Of the true statements at least this share is confirmed: names that inflect unlike others are left to other tests. */
const CONFIRMED = 0.85

interface NameRecord extends FactRecord {
  readonly value: NameValue
}
const isPlain = (name: string) => /^[஀-௿ ]+$/u.test(name)
function tried(property: FactProperty): NameRecord[] {
  const plain = records.filter(
    (record): record is NameRecord =>
      record.property === property &&
      record.value.type === 'name' &&
      record.cues.length <= (property === 'located-in' || property === 'capital' ? 0 : 1) &&
      (property !== 'kin' || record.cues[0]?.[0] === 'தந்தை') &&
      isPlain(record.subject[0] ?? '') &&
      isPlain(record.value.accepted[0] ?? ''),
  )
  const step = Math.max(1, Math.floor(plain.length / TRIED))
  return plain.filter((_, i) => i % step === 0).slice(0, TRIED)
}

/** The parts of a statement that a badge says are confirmed. */
const confirmedIn = (statement: string) =>
  critic
    .critique(statement)
    .sections.facts.items.filter(({ badge }) => badge === 'verified')
    .map(({ location }) => location)

describe.each(WORDINGS)('%s', (property, wordings) => {
  const all = tried(property)

  it('is confirmed in five wordings', () => {
    const statements = all.flatMap(({ subject: [subject = ''], value: { accepted } }) =>
      wordings.map((wording) => wording(subject, accepted[0] ?? '')),
    )
    const silent = statements.filter((statement) => confirmedIn(statement).length === 0)
    expect(silent.slice(0, Math.floor(statements.length * (1 - CONFIRMED)))).toEqual(silent)
  })

  it('is never confirmed with another value of its kind', () => {
    const untrue = all.flatMap(({ subject: [subject = ''], value }, i) => {
      const other = all
        .slice(i + 1)
        .find(
          (one) =>
            one.value.kind === value.kind &&
            !one.value.accepted.some((name) => isSaidOf(subject, property, name)),
        )
      const wrong = other?.value.accepted[0]
      return wrong === undefined
        ? []
        : wordings.map((wording) => ({ statement: wording(subject, wrong), wrong }))
    })
    const confirmed = untrue.filter(({ statement, wrong }) => {
      const at = statement.indexOf(wrong.slice(0, -1))
      return confirmedIn(statement).some(({ from, to }) => from < at + wrong.length - 1 && to > at)
    })
    expect(untrue.length).toBeGreaterThan(0)
    expect(confirmed.map(({ statement }) => statement)).toEqual([])
  })

  it('is never confirmed with its roles exchanged', () => {
    const exchangeable = all.filter(({ subject: [subject = ''], value }) => value.accepted[0] !== subject)
    const swapped = exchangeable.flatMap(({ subject: [subject = ''], value: { accepted } }) =>
      wordings.map((wording) => wording(accepted[0] ?? '', subject)),
    )
    expect(swapped.filter((statement) => confirmedIn(statement).length > 0)).toEqual([])
  })
})

it.each(['குப்தப் பேரரசை நிறுவியவர் சந்திரகுப்தர்.', 'குப்தர் மரபைத் தோற்றுவித்தவர் சந்திரகுப்தர்.'])(
  'a name that two bear is confirmed for neither: %s',
  (statement) => {
    expect(confirmedIn(statement)).toEqual([])
  },
)

describe('birth', () => {
  const dated = records.filter(
    (record): record is FactRecord & { readonly value: DateValue } =>
      record.property === 'birth' && record.value.type === 'date' && isPlain(record.subject[0] ?? ''),
  )
  const all = dated
    .filter((_, i) => i % Math.floor(dated.length / TRIED) === 0)
    .map(({ subject: [subject = ''], value: { accepted } }) => ({ subject, year: accepted[0]?.year ?? 0 }))

  it('is confirmed in five wordings', () => {
    const statements = all.flatMap(({ subject, year }) =>
      BORN_IN.map((wording) => wording(subject, `${year}`)),
    )
    expect(statements.filter((statement) => confirmedIn(statement).length === 0)).toEqual([])
  })

  it('is never confirmed with another year', () => {
    const untrue = all.flatMap(({ subject, year }) =>
      BORN_IN.map((wording) => wording(subject, `${year + 17}`)),
    )
    expect(untrue.filter((statement) => confirmedIn(statement).length > 0)).toEqual([])
  })
})

/** Whether some record says it of the subject, too. */
const isSaidOf = (subject: string, property: FactProperty, name: string) =>
  records.some(
    (record) =>
      record.property === property &&
      record.subject.includes(subject) &&
      record.value.type === 'name' &&
      record.value.accepted.includes(name),
  )
