import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import type { FactIndex, IndexedRecord } from './fact-index.ts'

/** Nouns by which one thing may be meant, and how to tell from its name or its records that it is one. */
interface ThingClass {
  readonly nouns: ReadonlySet<string>
  /** How the names of such things end, beside these nouns. */
  readonly names: readonly string[]
  /** Properties that only such a thing has. */
  readonly properties: readonly FactProperty[]
  /** How a wording of the record begins, where the property alone does not tell. */
  readonly cue?: RegExp
}

const BUILT = 'கோயில் கோவில் கோட்டை அரண்மனை மாளிகை மகால் மஹால் பாலம் கோபுரம் விகாரை மசூதி தேவாலயம் மண்டபம் தூண் தூபி நூலகம் அணை'

const CLASSES: readonly ThingClass[] = [
  thingClass('கோயில் கோவில் ஆலயம் திருக்கோயில் திருக்கோவில் தேவாலயம் தலம் திருத்தலம்'),
  thingClass('அணை அணைக்கட்டு நீர்த்தேக்கம்'),
  thingClass('கோட்டை அரண்மனை மாளிகை மகால்'),
  thingClass('கட்டடம் கட்டிடம் சின்னம் நினைவுச்சின்னம்', BUILT, ['founder'], /^(?:கட்ட|எழுப்ப|அமைத்)/u),
  thingClass('இடம்', `${BUILT} பூங்கா சரணாலயம் காப்பகம் குகை குகைகள்`),
  thingClass('பாலம் மேம்பாலம்'),
  thingClass('பூங்கா சரணாலயம் காப்பகம்'),
  thingClass('நூல் படைப்பு இலக்கியம் காப்பியம் காவியம் புதினம் நாவல் நாடகம் கதை சிறுகதை கவிதை பாடல் செய்யுள்', '', ['author']),
  thingClass('திரைப்படம் படம்'),
  thingClass('இதழ் நாளிதழ் ஏடு'),
  thingClass(
    'அமைப்பு இயக்கம் சங்கம் சபை நிறுவனம் கட்சி கழகம் மன்றம்',
    'பள்ளி கல்லூரி பல்கலைக்கழகம் வங்கி சமாஜம் சமாஜ்',
    ['founder'],
    /^(?:தொடங்|நிறுவ|தோற்று)/u,
  ),
  thingClass('பல்கலைக்கழகம் கல்லூரி பள்ளி'),
  thingClass('கருவி பொறி இயந்திரம் கண்டுபிடிப்பு', '', ['inventor', 'discoverer']),
  thingClass('கோட்பாடு விதி தத்துவம் கொள்கை'),
  thingClass(
    'நிகழ்வு நிகழ்ச்சி சம்பவம்',
    'போர் போராட்டம் படுகொலை கலகம் புரட்சி மாநாடு விபத்து கிளர்ச்சி',
    ['event'],
    /^ந(?:ட|ிகழ்)/u,
  ),
  thingClass('போர் யுத்தம் சமர்'),
  thingClass('விழா திருவிழா பண்டிகை திருநாள்'),
  thingClass('நடனம் நாட்டியம் ஆட்டம் கூத்து'),
  thingClass('சிலை உருவச்சிலை'),
  thingClass('திட்டம்'),
  thingClass('ஒப்பந்தம் உடன்படிக்கை'),
]

function thingClass(
  nouns: string,
  names = '',
  properties: readonly FactProperty[] = [],
  cue?: RegExp,
): ThingClass {
  const words = nouns.split(' ')
  const more = names === '' ? [] : names.split(' ')
  return { nouns: new Set(words), names: [...words, ...more], properties, ...(cue && { cue }) }
}

/** Whether a noun says what things are that have names. */
export const isThingNoun = (noun: string) => CLASSES.some(({ nouns }) => nouns.has(noun))

/** Whether two nouns may mean the same thing: கோயில், ஆலயம். */
export const meanTheSame = (one: string, other: string) =>
  one === other || CLASSES.some(({ nouns, names }) => nouns.has(one) && names.includes(other))

/** Whether a noun may mean the thing of a name: ஆலயம் for மீனாட்சி அம்மன் கோவில், படைப்பு for what somebody has written. */
export function mayBeMeant(noun: string, name: string, index: FactIndex): boolean {
  const isCalled = ({ names }: ThingClass) => names.some((ending) => name.endsWith(ending))
  const isTold = ({ properties, cue }: ThingClass) =>
    properties.length > 0 && index.recordsAbout(name).some((record) => tells(record, properties, cue))
  return CLASSES.some((one) => one.nouns.has(noun) && (isCalled(one) || isTold(one)))
}

const tells = ({ record }: IndexedRecord, properties: readonly FactProperty[], cue: RegExp | undefined) =>
  properties.includes(record.property) &&
  (cue === undefined || record.cues.every((group) => group.some((wording) => cue.test(wording))))
