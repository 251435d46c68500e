import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { placeOf } from '../amounts/beyond-count.ts'
import type { Claim } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import { isPerson, isPersonName, type People } from '../reading/people.ts'
import { agentOf } from '../reading/subject.ts'
import { thingAt, thingCalled } from '../reading/things.ts'

const LEARNS: ReadonlySet<string> = new Set(['படி', 'பயில்', 'கல்'])

/** What somebody likes best, and in which class they are; who was the guest of a day. */
export function traits(sentence: Sentence, people: People): Claim[] {
  return [...favourite(sentence, people), ...schoolClass(sentence, people), ...guestOfHonour(sentence)]
}

/** `எனக்கு மிகவும் பிடித்த விளையாட்டு கபடி`, `கபடியே எனக்கு மிகவும் பிடித்த விளையாட்டு`. */
function favourite({ words, lastWord }: Sentence, people: People): Claim[] {
  const likes = words.find(({ text }) => /^பிடித்த(?:மான)?$/u.test(withoutVallinam(text)))
  const kind = likes?.next
  const who = words.find((word) => word.is('dative') && (isPerson(word) || word.isA('pronoun')))
  if (likes === undefined || kind === undefined || who === undefined || who.index > likes.index) return []
  const first = words[0]
  const value = kind !== lastWord ? (kind.next === lastWord ? lastWord : undefined) : first
  const owner = people.keyOf(who)
  if (value === undefined || value === who || owner === undefined || !kind.is('nominative')) return []
  if (kind.is('plural') || !isNamed(value)) return []
  const isMost = words.some(({ text }) => /^(?:மிகவும்|மிகப்|மிக|அதிகம்)$/u.test(text))
  const claim = { quality: `favourite ${nounOf(kind)}`, of: thingCalled(owner), value: nounOf(value) }
  return [{ ...claim, holds: 'years', ...(isMost ? {} : { maybeOneOfSeveral: true as const }) }]
}

const isNamed = (word: Word) =>
  word.analyses.length === 0 || (word.is('nominative') && !word.isA('pronoun') && !word.isA('demonstrative'))

/** `நான் ஏழாம் வகுப்பில் படிக்கிறேன்`, `ஏழாம் வகுப்பு மாணவனான நான்`. */
function schoolClass(sentence: Sentence, people: People): Claim[] {
  const { words, lastWord } = sentence
  const room = words.find((word) => nounOf(word) === 'வகுப்பு' && word.previous !== undefined)
  const value = room?.previous && placeOf(room.previous)
  const isNow = room?.next !== undefined && isLearning(room.next)
  const isPast = lastWord?.is('past') === true && !lastWord.is('present') && !isNow
  if (room === undefined || value === undefined || isPast) return []
  const isPupil = room.next !== undefined && /^மாணவ/u.test(room.next.text)
  const learns = words.some(
    (word) =>
      word.is('present') &&
      word.analyses.some(({ class: kind, lemma }) => kind === 'verb' && LEARNS.has(lemma)),
  )
  const who =
    isPupil || isNow ? pupilNamed(room.next, people) : learns ? agentOf(sentence, people) : undefined
  if (who === undefined) return []
  return [{ quality: 'school class', of: thingCalled(who), value: String(value), holds: 'years' }]
}

/** `ஏழாம் வகுப்பில் படிக்கும் நான்`. */
const isLearning = (word: Word) =>
  /(?:க்கும்|கின்ற|கிற|லும்)$/u.test(word.text) &&
  word.analyses.some(({ class: kind, lemma }) => kind === 'verb' && LEARNS.has(lemma))

/** `மாணவனான நான்`, `மாணவன் கண்ணன்`. */
function pupilNamed(pupil: Word | undefined, people: People): string | undefined {
  const named = pupil?.next
  const isOne = named !== undefined && !pupil?.is('plural') && named.is('nominative')
  return isOne && (isPersonName(named) || named.isA('pronoun') || isPerson(named))
    ? people.keyOf(named)
    : undefined
}

/** `சிறப்பு விருந்தினராக மருத்துவர் இளங்கோ வந்தார்`. */
function guestOfHonour({ words }: Sentence): Claim[] {
  const guest = words.find(
    (word) => /^விருந்தின/u.test(nounOf(word)) && /^(?:சிறப்பு|தலைமை|முதன்மை)/u.test(word.previous?.text ?? ''),
  )
  const names = words.filter((word) => isPersonName(word) && word.is('nominative'))
  const [name] = names
  if (guest === undefined || name === undefined || names.length > 1 || guest.is('plural')) return []
  if (!guest.is('nominative') && !guest.is('adverbial')) return []
  if (name.index < guest.index && guest.is('nominative')) return []
  return [{ quality: 'guest of honour', of: thingCalled('விருந்தினர்'), value: nounOf(name), holds: 'days' }]
}

/**
 * By what one went to a place: `தொடர்வண்டியில் சென்னைக்குச் சென்றோம்`, `சென்னைக்குப் பேருந்தில் சென்றபோது`, `சென்னைக்கு எங்களை ஏற்றிச் சென்ற
 * பேருந்து`, `பேருந்தில் ஏறிச் சென்னையை அடைந்தோம்`.
 */
export function vehicles(sentence: Sentence, people: People): Claim[] {
  const { words, text } = sentence
  if (LEGS.test(text)) return []
  return words.flatMap((word) => {
    const value =
      VEHICLES.get(nounOf(word)) ?? VEHICLES.get(withoutVallinam(word.text).replace(/(?:த்தில்|ில்)$/u, ''))
    if (value === undefined) return []
    const goes = wayBy(word)
    const places =
      goes === undefined
        ? []
        : words.filter((one) => isGoal(one, goes) && Math.abs(one.index - word.index) <= 5)
    const [place] = places
    if (place === undefined || places.length > 1) return []
    const of = thingAt(place, people)
    return [{ quality: 'way there', of: { ...of, pointed: true }, value, holds: 'days' as const }]
  })
}

/** The going that a vehicle is for: after it where one goes in it, before it where it takes one there. */
function wayBy(vehicle: Word): Word | undefined {
  const { words } = vehicle.sentence
  const { previous } = vehicle
  const isTaken = previous !== undefined && isGoing(previous) && previous.is('relative-participle')
  if (isTaken) return TAKES_US.test(vehicle.sentence.text) ? previous : undefined
  if (!vehicle.is('locative') && !vehicle.is('instrumental')) return undefined
  return words.find((one) => one.index > vehicle.index && isGoing(one))
}

const isGoing = (word: Word) =>
  word.is('past') && word.analyses.some(({ class: kind, lemma }) => kind === 'verb' && GOES.has(lemma))

const TAKES_US = /(?:^|\s)(?:எங்களை|என்னை|நாங்கள்|நான்)/u
const VEHICLES: ReadonlyMap<string, string> = new Map(
  [
    'பேருந்து பஸ்',
    'தொடர்வண்டி இரயில் ரயில் தொடருந்து புகைவண்டி புகையிரதம்',
    'விமானம் வானூர்தி',
    'கப்பல்',
    'மகிழுந்து கார் சிற்றுந்து',
    'மிதிவண்டி சைக்கிள் ஈருருளி',
    'படகு தோணி ஓடம்',
    'மாட்டுவண்டி',
    'ஆட்டோ தானி',
    'வேன்',
  ].flatMap((line) => {
    const names = line.split(' ')
    return names.map((name) => [name, names[0] ?? name] as const)
  }),
)
const LEGS = /முதலில்|பிறகு|பின்னர்|அங்கிருந்து|திரும்ப|வரை|சிலர்|மற்றவர்|இருவர்|வேறு|மாறி|வழியில்/u
const GOES: ReadonlySet<string> = new Set([
  'செல்',
  'போ',
  'வா',
  'பயணி',
  'புறப்படு',
  'கிளம்பு',
  'அடை',
  'வந்தடை',
  'சென்றடை',
])
/** `சென்னைக்கு`; with அடை `சென்னையை`. */
const isGoal = (word: Word, goes: Word) =>
  word.isA('name') &&
  word.is('place') &&
  (word.is('dative') || (word.is('accusative') && /டை/u.test(goes.text)))
