import type { Word } from '../../text/word.ts'
import { finalVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule, type Finding, type Knowledge } from '../rule.ts'

const LIKE = /^(?:போல|போல்|போன்ற|போன்று|போலவே|என)/u
/** What may be written onto the word: காய்போல். */
const LIKE_JOINED = /(?:[கசதப]்)?(?:போல|போல்|போன்ற|போன்று|போலவே|போலத்|போலப்|போலச்|போலக்)$/u
/** வன்தொடர்க் குற்றியலுகரம்: ப் is doubled behind it. */
const HARD_SHORT_U = /([கசடதபற])்\1ு$/u
const POURED = /^கரைத்த/u

/** Whole words that only an error makes: the stone is green wood's nail, the fruit on the palm a gooseberry. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['பட்டமரத்தாணி', 'பசுமரத்தாணி'],
  ['பச்சைமரத்தாணி', 'பசுமரத்தாணி'],
  ['காட்டுமழை', 'காட்டுத்தீ'],
  ['காட்டுவெள்ளம்', 'காட்டுத்தீ'],
  ['காட்டுத்தண்ணீர்', 'காட்டுத்தீ'],
  ['தலைதெரியாமல்', 'தலைதெறிக்க'],
  ['தலைதெரிக்க', 'தலைதெறிக்க'],
])

export default defineRule({
  id: 'style/idiom-word',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'மரபுத்தொடர் மாறாது வர வேண்டும்: ‘{found}’ அன்று, ‘{suggestion}’.',
    en: 'A set phrase keeps its words: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: உவமைத்தொடர்கள், மரபுத்தொடர்கள்',
  examples: [
    { wrong: 'அவர்கள் நகமும் [விரலும்] போல வாழ்ந்தனர்.', right: 'அவர்கள் நகமும் சதையும் போல வாழ்ந்தனர்.' },
    { wrong: 'அவன் உழைப்பு [கடலில்] கரைத்த புளியாயிற்று.', right: 'அவன் உழைப்பு ஆற்றில் கரைத்த புளியாயிற்று.' },
    { wrong: 'பொருள் உள்ளங்கை [மாங்கனிபோல்] விளங்கியது.', right: 'பொருள் உள்ளங்கை நெல்லிக்கனிபோல் விளங்கியது.' },
    { wrong: 'பொருள் உள்ளங்கை [நெல்லிக்காய்போலத்] தெளிவாயிற்று.', right: 'பொருள் உள்ளங்கை நெல்லிக்கனிபோலத் தெளிவாயிற்று.' },
    { wrong: 'அவன் [பூனைக்] கண்ணீர் வடித்தான்.', right: 'அவன் முதலைக் கண்ணீர் வடித்தான்.' },
    { wrong: 'உழைப்பு விழலுக்கு [அள்ளிய] நீர் போல ஆயிற்று.', right: 'உழைப்பு விழலுக்கு இறைத்த நீர் போல ஆயிற்று.' },
    { wrong: 'அது விழலுக்கு இறைத்த [பால்] போல ஆயிற்று.', right: 'அது விழலுக்கு இறைத்த நீர் போல ஆயிற்று.' },
    { wrong: 'அவன் சொல் [பட்டமரத்தாணிபோல்] பதிந்தது.', right: 'அவன் சொல் பசுமரத்தாணிபோல் பதிந்தது.' },
  ],
  allows: [
    'நகமும் சதையும் போல.',
    'அவரது புகழ் குன்றின்மேல் இட்ட விளக்கைப் போல ஒளிர்கிறது.',
    'பாம்பும் கீரியும் போல.',
    'நீரில் கரைத்த மாவு.',
    'அந்தச் செய்தி இடி விழுந்ததுபோல இருந்தது.',
    'நகமும் முடியும் வளரும்.',
    'உள்ளங்கை நெல்லிக்கனி போல விளங்கியது.',
  ],
  when: 'sentence',
  check({ words }, knowledge) {
    const found: Finding[] = []
    for (const word of words) {
      if (word.quoted) continue
      const finding = inPhrase(word, knowledge) ?? ofOneWord(word)
      if (finding !== undefined) found.push(finding)
    }
    return found
  },
})

function ofOneWord(word: Word): Finding | undefined {
  if (word.text === 'கரைத்த') return riverOf(word)
  if (word.text === 'கண்ணீர்') return crocodile(word)
  if (word.text === 'உள்ளங்கை') return gooseberry(word.next)
  for (const [wrong, right] of WORDS)
    if (word.text.startsWith(wrong)) return word.replaceWith(right + word.text.slice(wrong.length))
  return undefined
}

/** The word after the beginning of a set phrase, if it is another one than usage has there. */
function inPhrase(word: Word, { customs }: Knowledge): Finding | undefined {
  const slot = word.next
  if (slot === undefined) return undefined
  const phrases = (customs.phrases.get(word.text) ?? []).filter(({ before }) =>
    before.every((text, i) => word.sentence.words[word.index - before.length + 1 + i]?.text === text),
  )
  if (phrases.length === 0) return undefined
  const joined = LIKE_JOINED.exec(slot.text)?.[0] ?? ''
  const bare = joined === '' ? withoutVallinam(slot.text) : slot.text.slice(0, -joined.length)
  const said = bare === 'தண்ணீர்' ? 'நீர்' : bare
  // `இட்ட விளக்கைப் போல` has the word of the phrase, too.
  if (phrases.some(({ right }) => right === bare || right === said || slot.hasLemma(right))) return undefined
  const phrase = phrases.find(
    ({ right, after }) =>
      sameForm(bare, right) && ((joined !== '' && endsInLike(after)) || goesOn(slot.next, after)),
  )
  return phrase && slot.replaceWith(linked(phrase.right, slot.text, bare, joined), { certainty: 'sure' })
}

/** `விளக்குப்போல்`, `மரம் போல`: the right word with what stood between the wrong one and போல. */
function linked(right: string, written: string, bare: string, joined: string): string {
  if (right.endsWith('்')) return right + joined.replace(/^[கசதப]்/u, '')
  if (joined === '') return right + written.slice(bare.length)
  const like = joined.replace(/^[கசதப]்/u, '')
  return (HARD_SHORT_U.test(right) ? `${right}ப்` : right) + like
}

function goesOn(next: Word | undefined, after: readonly string[]): boolean {
  if (next === undefined) return false
  return after.length === 0 ? LIKE.test(next.text) : after.some((text) => next.text.startsWith(text))
}

/** Whether போல may follow at once; not in `இடி கேட்ட நாகம்`. */
function endsInLike(after: readonly string[]): boolean {
  return after.length === 0 || after.some((text) => LIKE.test(text))
}

function sameForm(text: string, right: string): boolean {
  return right.endsWith('ும்') ? text.endsWith('ும்') : !LIKE.test(text)
}

/** `கடலில் கரைத்த புளி`. */
function riverOf(word: Word) {
  const { previous, next } = word
  if (next?.text.startsWith('புளி') !== true || previous?.is('locative') !== true || !POURED.test(word.text))
    return undefined
  if (!['கடல்', 'குளம்', 'ஏரி', 'கிணறு', 'நீர்', 'வெள்ளம்'].some((lemma) => previous.hasLemma(lemma)))
    return undefined
  return previous.replaceWith('ஆற்றில்')
}

/** `உள்ளங்கை நெல்லிக்கனிபோல்`. */
function gooseberry(fruit: Word | undefined) {
  const [, name = '', like = ''] =
    /^(.*?(?:கனி|காய்|பழம்))((?:(?:போல|போல்|போன்ற|போன்று)(?:[கசதப]்)?)?)(?:[கசதப]்)?$/u.exec(fruit?.text ?? '') ?? []
  if (fruit === undefined || name === '' || name === 'நெல்லிக்கனி') return undefined
  if (like === '' && (fruit.next === undefined || !LIKE.test(fruit.next.text))) return undefined
  return fruit.replaceWith(`நெல்லிக்கனி${like}`)
}

/** `முதலைக் கண்ணீர் வடித்தான்`: tears of another animal. */
function crocodile({ previous, next }: Word) {
  if (previous?.is('animal', 'nominative') !== true || previous.hasLemma('முதலை')) return undefined
  return next?.text.startsWith('வடி') === true && finalVallinam(previous.text) !== undefined
    ? previous.replaceWith('முதலைக்')
    : undefined
}
