import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import type { Feature } from '../../../words/analysis.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Reading } from '../records/claim.ts'
import type { Core } from './aside-core.ts'
import { endsStatement, has } from './clause-words.ts'
import { isVerb } from './clauses.ts'

/** Properties that a verb tells, so that it may say where, why and with whom as well. */
const TOLD_BY_VERB: ReadonlySet<FactProperty> = new Set([
  'author',
  'birth',
  'birthplace',
  'death',
  'discoverer',
  'event',
  'founder',
  'inventor',
])
const LIFE: ReadonlySet<FactProperty> = new Set(['birth', 'death', 'birthplace'])

/** `தக்கோலப் போரில் கொல்லப்பட்ட`, `மெதுவாகத் தரையிறங்கியது`: whatever the property, the relation is something done. */
const isToldByVerb = ({ relation, conflicts }: Core, { clause: { units } }: Reading) =>
  [...relation].some((at) => {
    const unit = units[at]
    return unit !== undefined && (isVerb(unit) || (!conflicts && has(unit, 'participial-noun')))
  })

/** Adds each run of words that ends in a case of circumstance. */
export function addCircumstances(
  asides: Set<number>,
  core: Core,
  reading: Reading,
  isCore: (i: number) => boolean,
): void {
  addOrderOfTime(asides, core, reading, isCore)
  addLongAgo(asides, reading, isCore)
  const { units, from, to } = reading.clause
  if (!TOLD_BY_VERB.has(core.record.record.property) && !isToldByVerb(core, reading)) return
  for (let i = from; i < to; i++) {
    if (isCore(i) || asides.has(i)) continue
    let end = i
    while (end < to && !isCore(end)) end++
    // Every part of the run, from one case of circumstance to the next; what is left over is told of something else.
    let start = i
    for (let at = i; at < end; at++) {
      const unit = units[at]
      if (unit === undefined || endsStatement(unit) || isNumeral(at, core, reading)) break
      if (!isCircumstance(at, core, reading)) continue
      for (let inside = start; inside <= at; inside++) asides.add(inside)
      start = at + 1
    }
    i = end
  }
}

/** `அதற்கு முன்`, `இதன் பின்னர்`: before or after what was told. */
function addOrderOfTime(
  asides: Set<number>,
  { record: { record }, conflicts }: Core,
  { clause: { units, from, to } }: Reading,
  isCore: (i: number) => boolean,
): void {
  // Who was the first after the war need not be the first of all.
  const isOrdered = conflicts && (record.property === 'first' || record.property === 'superlative')
  for (let i = from; i + 1 < to; i++)
    if (
      (POINTS.test(units[i]?.bare ?? '') || (!isOrdered && units[i]?.word?.isOnly('dative') === true)) &&
      ORDER.test(units[i + 1]?.bare ?? '') &&
      !isCore(i) &&
      !isCore(i + 1)
    ) {
      asides.add(i)
      asides.add(i + 1)
    }
}
/** `இரண்டாயிரம் ஆண்டுகளுக்கு முன்பு`. */
function addLongAgo(
  asides: Set<number>,
  { clause: { units }, quantities }: Reading,
  isCore: (i: number) => boolean,
): void {
  for (const { from, to } of quantities)
    if (
      /^(?:ஆண்டு|ஆண்டுகள|வருடங்கள|நூற்றாண்டுகள)(?:ுக்கு)?$/u.test(units[to]?.bare ?? '') &&
      ORDER.test(units[to + 1]?.bare ?? '')
    )
      for (let i = from; i < to + 2; i++) if (!isCore(i)) asides.add(i)
}
const POINTS = /^(?:[அஇ]தற்கு|[அஇ]தன்|[அஇ]தனை|[அஇ]தை|[அஇ]வற்றிற்கு|[அஇ]வற்றுக்கு)$/u
const ORDER = /^(?:முன்|முன்பு|முன்பே|முன்னர்|முன்னரே|பின்|பின்பு|பின்னர்|பிறகு|அடுத்து|தொடர்ந்து)$/u

/** A figure, which may be the one that is told; ஒரு and ஓர் only introduce a noun. */
const isNumeral = (at: number, { record: { record } }: Core, { quantities, clause }: Reading) =>
  record.value.type !== 'date' &&
  quantities.some(({ from, to }) => at >= from && at < to) &&
  !/^(?:ஒரு|ஓர்)$/u.test(clause.units[at]?.bare ?? '')

function isCircumstance(at: number, core: Core, reading: Reading): boolean {
  const { record, subject, conflicts } = core
  const { units } = reading.clause
  const unit = units[at]
  if (unit?.kind !== 'word') return false
  if (core.relation.has(at - 1) && HEAD.test(unit.bare)) return true
  const { property } = record.record
  if (/(?:க்கான|ற்கான)$/u.test(unit.bare)) return false
  if (BESIDE.test(unit.bare) || MANNER.test(unit.bare) || isReason(at, units)) return true
  if (ORDER.test(unit.bare) && units[at - 1]?.word?.isOnly('dative') === true) return true
  const agent = reading.people.find((person) => person.to === at + 1)
  if (agent?.case === 'nominative' && property === 'event') return subject.case === 'accusative'
  // `நடுவண் அரசு தமிழைச் செம்மொழியாக அறிவித்தது`: who did it to the subject.
  if (property === 'event' && subject.case === 'accusative' && isWhoDoes(unit)) return true
  const inSome = (cases: readonly Feature[], endings: RegExp) =>
    cases.some((one) => has(unit, one)) || (isUnknown(unit) && endings.test(unit.bare))
  if (!conflicts)
    return inSome(['locative', 'ablative', 'dative', 'instrumental', 'sociative', 'adverbial'], ENDINGS)
  // In another language, another country or another field it may be another thing.
  const where = LIFE.has(property) || (property === 'event' && record.cues.length === 0)
  if (property === 'located-in' && record.cues.length > 0)
    return (
      has(unit, 'sociative') ||
      BY_WHOM.test(unit.bare) ||
      (isUnknown(unit) && /(?:ோடு|ுடன்)$/u.test(unit.bare))
    )
  const cases: readonly Feature[] = ['ablative', 'dative', 'instrumental', 'sociative', 'adverbial']
  if (where) return inSome([...cases, 'locative'], ENDINGS)
  return property === 'event'
    ? inSome(cases, OTHER_ENDINGS)
    : /(?:நினைவாக|சார்பாக)$|(?:க்காக|ற்காக)$/u.test(unit.bare)
}

/**
 * `பல தடைகளைத் தாண்டி`, `மக்கள் நலனைக் கருத்தில் கொண்டு`, `உலகமே வியக்க`: a verb that only says why, in spite of what or how
 * something was done.
 */
const isReason = (at: number, units: readonly Unit[]) => {
  const bare = units[at]?.bare ?? ''
  const before = units[at - 1]
  if (TO_ALL.test(bare))
    return before?.word?.is('nominative') === true || before?.word?.is('locative') === true
  return (
    REASON.test(bare) &&
    before !== undefined &&
    (before.word?.isOnly('accusative') === true || IN_MIND.test(before.bare))
  )
}
const REASON =
  /^(?:தாண்டி|கடந்து|மீறி|எதிர்த்து|ஏற்று|கருதி|கொண்டு|உணர்ந்து|முன்னிட்டு|ஒட்டி|நோக்கி|வேண்டி|போற்றி|பாராட்டி|மதித்து|நினைவுகூர்ந்து|பொருட்படுத்தாமல்|பொருட்படுத்தாது|பாராமல்|பாராது|சமாளித்து|முறியடித்து|விரும்பி|கண்டித்து|வலியுறுத்தி|கௌரவித்து|கருத்திற்கொண்டு|கருத்தில்கொண்டு)$/u
const IN_MIND = /^(?:கருத்தில்|மனத்தில்|மனதில்|நினைவில்|கவனத்தில்|அடிப்படையாக|நோக்கமாக|இலக்காக|குறிக்கோளாக)$/u
const TO_ALL = /^(?:வியக்க|போற்ற|மகிழ|வாழ்த்த|பாராட்ட|கலங்க|அதிர|வருந்த|உறைய|வியந்திட|பார்க்க)$/u

/** `ஐக்கிய நாடுகள் அவையில்`, `பாரம்பரியப் பட்டியலில்`: the noun to which the words belong that the record asks for. */
const HEAD = /^(?:அவை|சபை|அமைப்ப|மன்ற|பட்டியல|வரிசை|போட்டி|தொடரி|விழா|விருத|பரிச|பதக்க|பட்டத்|திட்டத்|பதவி|பொறுப்ப)/u

/** `நாடாளுமன்றம்`, `அறிவியலாளர்கள்`, `இரு தரப்பினரும்`: who does something to an object, by no name of their own. */
export const isWhoDoes = ({ bare, word }: Unit) =>
  AUTHORITY.test(bare) ||
  (PEOPLE.test(bare) && word?.is('nominative') === true && word.is('rational') && !word.isA('name'))
const PEOPLE = /(?:ர்கள்|ர்களும்|ினர்|ினரும்|மக்கள்|தரப்பும்)$/u
const AUTHORITY =
  /(?:அரசு|அரசாங்கம்|நாடாளுமன்றம்|சட்டமன்றம்|பேரவை|ஆணையம்|அமைச்சரவை|அமைச்சகம்|யுனெஸ்கோ|நிறுவனம்|சபை|குழு|நிர்வாகம்|மாநகராட்சி)$/u

/** `ஆங்கிலேயரால் தூக்கிலிடப்பட்ட இடம்`. */
const BY_WHOM = /(?:யரால்|ர்களால்|அரசால்|படையால்|படையினரால்)$/u

/** How it was done: `யானை மீது அமர்ந்தபடியே`, `ஒளிச்சேர்க்கையின்போது`, `முற்றிலுமாக`. */
const MANNER =
  /(?:[தடறனய]படியே?|ின்போது|ும்போது|ின்படி)$|^(?:வகையில்|விதத்தில்|முறையில்|நோக்கில்|நோக்கத்தில்|நோக்கத்தோடு|எண்ணத்தில்|சூழலில்|சூழ்நிலையில்|நிலையில்|பின்னணியில்|அடிப்படையில்|மத்தியில்|நடுவில்|நடுவே|இடையே|வேகத்தில்|நொடியில்|கையில்|வடிவில்|விளைவாக|காரணமாக|பயனாக)$|^(?:மெதுவாக|வேகமாக|விரைவாக|முற்றாக|முற்றிலும்|முற்றிலுமாக|முழுமையாக|முறையாக|வெற்றிகரமாக|தனியாக|இயற்கையாக|தானாக|நேரடியாக|தற்செயலாக|முதன்முதலாக|முதன்முதலில்|முதன்முறையாக)$/u

const OTHER_ENDINGS = /(?:ிலிருந்து|ிடமிருந்து|க்கு|ற்கு|க்காக|ற்காக|ால்|ோடு|ுடன்|ாக)$/u
const ENDINGS = new RegExp(`ில்$|${OTHER_ENDINGS.source}`, 'u')
const BESIDE = /^(?:அருகே|அருகில்|குறுக்கே|நோக்கி|வழியாக|மூலம்|சார்பில்|தலைமையில்|முன்னிலையில்|போது)$/u

const isUnknown = ({ word }: Unit) => word === undefined || word.analyses.every(({ guessed }) => guessed)
