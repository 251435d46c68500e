import type { FactProperty, FactRecord, NameKind } from '../../../knowledge/facts/fact-record.ts'

/** Properties that only a person has. */
const OF_PERSONS: ReadonlySet<FactProperty> = new Set(['birthplace', 'kin', 'nationality', 'real-name'])

/** Kinds of what a person plays, whose record asks for a word for such a person. */
const PLAYED: ReadonlySet<NameKind> = new Set(['sport', 'instrument', 'dance'])
const PLAYER = /^(?:வீரர்|வீராங்கனை|ஆட்டக்காரர்|கலைஞர்|மேதை|நர்த்தகி)$/u

/** Verbs of which a work is the object, and nouns that make another thing of it. */
const WRITTEN = /^(?:இயற்றிய|எழுதிய|பாடிய)$/u
const NO_TEXT = /(?:திரைப்படம்|படம்|கல்வெட்டு|கீதம்|உறுதிமொழி|சாசனம்)$/u

/** Nouns at the end of the names of places that no other kind of thing is called by. */
const ENDS_NAME: readonly (readonly [NameKind, RegExp])[] = [
  ['river', / (?:ஆறு|நதி)$/u],
  ['mountain', / (?:மலை|சிகரம்|மலைத்தொடர்|குன்று)$/u],
  ['island', / தீவு$/u],
  ['lake', / ஏரி$/u],
  ['waterfall', / (?:அருவி|நீர்வீழ்ச்சி)$/u],
  ['ocean', / (?:கடல்|பெருங்கடல்|வளைகுடா|விரிகுடா|நீரிணை)$/u],
  ['desert', / பாலைவனம்$/u],
]

/** What stands for a thing instead of its name. */
const BYNAMES: ReadonlySet<FactProperty> = new Set(['epithet', 'first', 'superlative'])

/** Of which kind a record tells its subject to be by what it says: who has a birthplace is a person. */
export function toldKindOf({ property, subject, value, cues }: FactRecord): NameKind | undefined {
  if (OF_PERSONS.has(property)) return 'person'
  if (property === 'dynasty' && value.type === 'name' && value.kind === 'dynasty') return 'person'
  const asks = (word: RegExp) => cues.some((group) => group.some((cue) => word.test(cue)))
  if (value.type === 'name' && PLAYED.has(value.kind) && asks(PLAYER)) return 'person'
  return isText(property, cues) && !subject.some((one) => NO_TEXT.test(one)) ? 'work' : undefined
}

/** Of which kind a name tells itself to be by its last noun, `களனி ஆறு` a river, where its record is not about a text or a byname. */
export const kindByNoun = (name: string, { property, cues }: FactRecord): NameKind | undefined =>
  !name.includes(' ') || BYNAMES.has(property) || isText(property, cues)
    ? undefined
    : ENDS_NAME.find(([, noun]) => noun.test(name))?.[0]

const isText = (property: FactProperty, cues: FactRecord['cues']) =>
  property === 'author' && cues.some((group) => group.some((cue) => WRITTEN.test(cue)))
