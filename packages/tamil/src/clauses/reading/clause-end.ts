import type { Word } from '../../text/word.ts'
import { roleOf } from './word-role.ts'

const HARD_BREAK = /[;:—–()"'“”‘’«»!?।…]/u

/** `மாலை மயங்கியதும்`, `மாலையானதும்`, `விடிந்ததும்`: the time has come; nobody did it. */
export function fallsBefore(verb: Word): boolean {
  const { previous, text } = verb
  return (
    TIME_COMES.test(text) || (FALLS.test(text) && previous?.is('time') === true && previous.is('nominative'))
  )
}

const TIME_COMES = /^(?:விடி|இருட்ட|(?:மாலை|காலை|இரவ|பொழுத|நேரம).*(?:ான|ாகி))/u
const FALLS = /^(?:மயங்|சாய்|முடி|விடி|கழி|நெருங்|ஆன|வந்தத|தொடங்)/u

/** `தம்பி, நீ …`, `நண்பா, நீங்கள் …`, `தோழர்களே, நாம் …`: who is called. */
export function isCalled(word: Word): boolean {
  const { sentence, index, tokenAfter } = word
  if (tokenAfter !== ',') return false
  const next = sentence.words[index + 1]?.text ?? ''
  return HEARER.test(next) || (WE.test(next) && word.is('clitic-e', 'plural') && word.is('rational'))
}

const WE = /^(?:நாம்|நாங்கள்|நான்)$/u

const HEARER = /^(?:நீ|நீங்கள்|தாங்கள்)$/u

/** Whether a mark that ends a clause stands between a word and the next. */
export function isBroken({ sentence, index, tokenIndex }: Word): boolean {
  const end = sentence.words[index + 1]?.tokenIndex ?? tokenIndex + 1
  for (let place = tokenIndex + 1; place < end; place++) {
    const kind = sentence.kindAt(place)
    if (
      kind !== 'space' &&
      kind !== 'number' &&
      (kind !== 'punctuation' || HARD_BREAK.test(sentence.textAt(place)))
    )
      return true
  }
  return false
}

/** Whether words in quotation marks follow, with nothing but a comma between. */
export function opensSpeech({ sentence, index, quoted, tokenIndex }: Word): boolean {
  const next = sentence.words[index + 1]
  if (quoted || next?.quoted !== true || next.tokenIndex > tokenIndex + 4) return false
  for (let place = tokenIndex + 1; place < next.tokenIndex; place++)
    if (!/^[\s,"'“‘]+$/u.test(sentence.textAt(place))) return false
  return true
}

/** Whether it is என்று right behind the words in quotation marks. */
export function closesSpeech({ sentence, index, quoted }: Word): boolean {
  return !quoted && sentence.words[index - 1]?.quoted === true
}

/** What only things and events do: `பிரதமர் நேற்று நடந்த கூட்டத்தில்`. */
const HAPPENING: ReadonlySet<string> = new Set(['நடைபெறு', 'நிகழ்', 'ஏற்படு', 'பெய்', 'கிடை', 'உண்டாகு'])

/** `நடந்த கூட்டத்தில்`: what only events do. நட is that only before a noun of an event or the like. */
export function happens(verb: Word): boolean {
  const event =
    verb.next !== undefined &&
    ['event', 'action', 'abstract', 'group'].some((kind) =>
      verb.next?.analyses.some(({ features }) => features.some((one) => one === kind)),
    )
  return verb.analyses.some(({ lemma }) => HAPPENING.has(lemma) || (lemma === 'நட' && event))
}

/** `வந்தான் என்று`: the clause that ends here is what is said or thought. */
export function isQuotedBy(next: Word | undefined): boolean {
  return next !== undefined && roleOf(next) === 'quotative'
}
