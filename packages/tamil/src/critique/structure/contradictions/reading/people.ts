import { memoizeFormTest } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { nounOf } from './contradiction.ts'

const SAME_KIN = [
  'தந்தை அப்பா தந்தையார் தகப்பனார் தகப்பன்',
  'தாய் அம்மா தாயார் அன்னை',
  'தாத்தா பாட்டனார் பாட்டன்',
  'பாட்டி பாட்டியம்மா ஆச்சி அப்பத்தா அம்மாச்சி',
  'அண்ணன் அண்ணா தமையன்',
  'அக்கா அக்காள் தமக்கை',
  'தங்கை தங்கச்சி',
  'மாமா மாமன் தாய்மாமா தாய்மாமன்',
  'மனைவி இல்லாள்',
].map((words) => words.split(' '))
const KIN = new Map(SAME_KIN.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)))

/** The one word for a relative of whom there are several words. */
export const kinOf = (lemma: string) => KIN.get(lemma) ?? lemma

/** The writer's own: என், எங்கள். */
export const SELF = 'நான்'
const OWN_PRONOUN = /^(?:நான்|யான்|நாங்கள்|நாம்|யாம்)$/u
export const FRIENDS = /^(?:நண்ப|தோழ)/u

type Gender = 'male' | 'female' | 'either'

/**
 * The people of a text as far as it has been read: by what names and words they go, and of whom a pronoun can speak. A
 * pronoun is understood only where a single one has been named of whom it can be.
 */
export class People {
  readonly #aliases = new Map<string, string>()
  readonly #named: Record<Gender, Set<string>> = { male: new Set(), female: new Set(), either: new Set() }
  #here: readonly { readonly key: string; readonly gender: Gender; readonly word: Word }[] = []
  /** The beginnings of names that no list has, by whom the text itself has called so: `முத்தன் என்ற உழவர்`. */
  readonly #called = new Map<string, string>()
  #subject: string | undefined
  /** Who the last sentence that names its subject is about. */
  #topic: { readonly key: string; readonly gender: Gender } | undefined
  #place: string | undefined
  #thing: Word | undefined

  /** The only thing of which the sentence before speaks: அது is that. */
  get thing(): Word | undefined {
    return this.#thing
  }

  /** The last place with a name of its own, of the sentences before. */
  get place(): string | undefined {
    return this.#place
  }

  /** Takes note of whom a sentence names: before it is read for what it says of them. */
  note(sentence: Sentence): void {
    for (const { key, gender } of this.#here) this.#named[gender].add(key)
    this.#here = []
    for (const word of sentence.words) this.#call(word)
    this.#here = sentence.words.flatMap((word) => {
      if (!isPerson(word) || word.is('adjectival') || isOfNamed(word) || isPredicate(word)) return []
      this.#tieToKin(word)
      const key = this.keyOf(word)
      return key === undefined ? [] : [{ key, gender: genderOf(word), word }]
    })
    const subject = sentence.words.find((word) => isPerson(word) && word.is('nominative'))
    this.#subject = subject === undefined ? undefined : this.keyOf(subject)
    if (subject !== undefined && this.#subject !== undefined && !subject.is('plural'))
      this.#topic = { key: this.#subject, gender: genderOf(subject) }
  }

  /** Takes note of a name that nothing explains, before `என்ற` and a word for a person. */
  #call({ text, analyses, next }: Word): void {
    const who = next !== undefined && CALLED.test(next.text) ? next.next : undefined
    if (analyses.length > 0 || who === undefined || !isPerson(who) || this.#called.size >= MAX_CALLED) return
    this.#called.set(text.replace(/்$/u, ''), text)
    this.#named[/ன்$/u.test(text) ? 'male' : genderOf(who)].add(text)
  }

  #calledBy({ text, analyses }: Word): string | undefined {
    if (analyses.length > 0) return undefined
    for (const [beginning, name] of this.#called) if (text.startsWith(beginning)) return name
    return undefined
  }

  /** Whom a verb of the third person speaks of that has no subject of its own: who the text is about. */
  topicOf(verb: Word): string | undefined {
    if (this.#topic === undefined || !verb.is('finite', 'third') || verb.is('neuter') || verb.is('plural'))
      return undefined
    const { key, gender } = this.#topic
    const isHe = verb.is('masculine')
    const isShe = verb.is('feminine')
    return (isHe && gender === 'female') || (isShe && gender === 'male') ? undefined : key
  }

  /** Whom a pronoun means that opens a sentence, where the one before it in the paragraph speaks of one person only, as its subject. */
  goesOnWith({ index, sentence, text }: Word): string | undefined {
    const { previous, opensLine } = sentence
    if (index > 0 || opensLine || previous === undefined || this.#topic === undefined) return undefined
    const [who, ...more] = previous.words.filter((word) => isPerson(word) || THEIRS.test(word.text))
    if (who === undefined || more.length > 0 || !who.is('nominative') || !THEIRS.test(text)) return undefined
    return this.keyOf(who) === this.#topic.key ? this.#topic.key : undefined
  }

  /** Takes note of where a sentence was: after it has been read. */
  leave({ words }: Sentence): void {
    const place = words.findLast((word) => isPlaceName(word) && (word.is('dative') || word.is('locative')))
    if (place !== undefined) this.#place = nounOf(place)
    const things = words.filter((word) => isThing(word))
    if (things.length > 0) this.#thing = things.length === 1 ? things[0] : undefined
  }

  /** `என் தங்கை மீனா`: the name is from now on the sister's. */
  #tieToKin(word: Word): void {
    const { previous } = word
    if (previous === undefined || !word.isA('name') || !isKin(previous) || !previous.is('nominative')) return
    if (this.#aliases.has(nounOf(word))) return
    this.#aliases.set(nounOf(word), ownedKey(kinOf(nounOf(previous)), this.ownerOf(previous)))
  }

  /** Who a person's word speaks of: a name, one's kin with whose they are, a pronoun. */
  keyOf(word: Word): string | undefined {
    const called = this.#calledBy(word)
    if (called !== undefined) return called
    const lemma = nounOf(word)
    if (word.isA('pronoun')) return this.#ofPronoun(lemma, word)
    const alias = this.#aliases.get(lemma)
    if (alias !== undefined) return alias
    if (!isKin(word)) return lemma
    return ownedKey(kinOf(lemma), this.ownerOf(word))
  }

  #ofPronoun(lemma: string, word: Word): string | undefined {
    if (OWN_PRONOUN.test(lemma)) return SELF
    if (/^(?:தான்|தாம்)$/u.test(lemma)) return this.#subject ?? this.#topic?.key
    const genders = MEANT_BY.get(lemma.replace(/^இ/u, 'அ'))
    if (genders === undefined) return undefined
    const before = this.#here.filter((one) => one.word.index < word.index && genders.includes(one.gender))
    const named = new Set([
      ...genders.flatMap((one) => [...this.#named[one]]),
      ...before.map(({ key }) => key),
    ])
    return onlyOf(named, lemma)
  }

  /** Whose something is, by the words right before its noun. */
  ownerOf(word: Word): string | undefined {
    const { previous } = word
    if (previous !== undefined && isKin(word) && THIRD.test(previous.text)) return this.keyOf(previous)
    for (let before = word.previous; before !== undefined; before = before.previous) {
      const called = this.#calledBy(before)
      if (called !== undefined && /(?:ின்|ினது|ுடைய)$/u.test(before.text)) return called
      if (isPossessor(before))
        return before.isA('pronoun') || isPerson(before) ? this.keyOf(before) : nounOf(before)
      const isPassed = before.is('adjectival') || before.isA('numeral') || before.isA('adjective')
      if (!isPassed && !BETWEEN.test(before.text)) return undefined
    }
    return undefined
  }
}

const THEIRS = /^(?:அவ|இவ)(?:ர்|ரு|ன்|னு|ள்|ளு)/u
/** `அவர் மனைவி`: the pronoun is the same before its noun. */
const THIRD = /^(?:அவர்|அவள்|அவன்)$/u

const CALLED = /^(?:என்ற|என்னும்|எனும்|என்கிற)$/u
/** Names that are remembered so. */
const MAX_CALLED = 16

/** `முத்தன் என்ற உழவர்` is one. */
const isOfNamed = ({ previous }: Word) =>
  previous !== undefined &&
  CALLED.test(previous.text) &&
  previous.previous !== undefined &&
  (isPersonName(previous.previous) || previous.previous.analyses.length === 0)

/** Somebody or something that a sentence speaks of: in the first case, or what is done to. */
const isThing = (word: Word) =>
  word.isA('noun') &&
  !isPerson(word) &&
  !word.isA('numeral') &&
  !word.is('time') &&
  !word.is('unit') &&
  !word.isA('verb') &&
  !word.is('plural') &&
  !isPartOfName(word) &&
  (word.is('accusative') || (word.is('nominative') && !word.is('sandhi') && !isPossessor(word)))

/** `அரசு மருத்துவமனை`. */
const isPartOfName = ({ next }: Word) =>
  next?.isA('noun') === true && next.is('nominative') && !next.isA('verb')

/** `என் தாத்தா ஓர் உழவர்`: what somebody is, and nobody else. */
const isPredicate = (word: Word) =>
  word.isLast &&
  !word.isA('name') &&
  !word.is('kin') &&
  word.is('nominative') &&
  word.sentence.words.some((one) => one.index < word.index && isPerson(one) && one.is('nominative'))

const ownedKey = (kin: string, owner: string | undefined) => `${owner ?? SELF} ${kin}`

/** Stand between whose and who: `தோழியின் எண்பது வயதுத் தாத்தா`. */
const BETWEEN = /^(?:உடன்பிறந்த|வயது|வயதுக்|வயதுச்|வயதுத்|வயதுப்)$/u

const MEANT_BY: ReadonlyMap<string, readonly Gender[]> = new Map([
  ['அவள்', ['female']],
  ['அவன்', ['male']],
  ['அவர்', ['male', 'female', 'either']],
])

/** Where nobody has a name, the pronoun is one. */
function onlyOf(named: ReadonlySet<string>, pronoun: string): string | undefined {
  const [only] = named
  return named.size > 1 ? undefined : (only ?? pronoun)
}

/** A name of a place by some reading: சென்னை. */
export const isPlaceName = (word: Word) =>
  word.analyses.some(({ class: kind, features }) => kind === 'name' && features.includes('place'))

/** In the genitive, or bare before its noun: `எங்கள் வீட்டு`. */
export const isPossessor = (word: Word) => word.is('genitive') || word.isOnly('oblique')

/** A relative or a friend: அம்மா, தோழி. */
export const isKin = memoizeFormTest(
  (word: Word) => word.is('kin') || KIN.has(nounOf(word)) || FRIENDS.test(nounOf(word)),
)

/** A person's name, a god's too: முருகன், வள்ளி. */
export const isPersonName = (word: Word) =>
  (word.isA('name') && word.is('person')) || (word.is('deity') && word.is('person') && !word.is('plural'))

/** Someone, by name, by kin or by what they are; rare readings do not count. */
export const isPerson = memoizeFormTest((word: Word) =>
  word.analyses.some(
    ({ class: kind, features }) =>
      (kind === 'name' && features.includes('person')) ||
      (kind === 'noun' &&
        (features.includes('person') || features.includes('kin')) &&
        !features.includes('rare')),
  ),
)

const ELDERS: ReadonlySet<string> = new Set('தந்தை தாத்தா மாமா அப்பா'.split(' '))

function genderOf(word: Word): Gender {
  if (word.is('plural')) return 'either'
  if (word.is('female')) return 'female'
  // Nobody calls an elder அவன்.
  if (ELDERS.has(kinOf(nounOf(word)))) return 'either'
  return word.is('male') || /ன்$/u.test(nounOf(word)) ? 'male' : 'either'
}
