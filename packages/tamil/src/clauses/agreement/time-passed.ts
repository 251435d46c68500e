import { memoize } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'

/**
 * `தலைவர் மறைந்து பத்து ஆண்டுகள் ஆகின்றன`: how long ago something was done. Who did it belongs to the participle, and the time
 * is what the verb is said of.
 */
export const saysTimePassed = memoize((verb: Word): boolean => {
  const person = verbPerson(verb)
  if (person === undefined || !isNeuter(person)) return false
  if (TIME_JOINED.test(verb.text)) return hasActionBefore(verb)
  if (!PASSING.some((lemma) => verb.hasLemma(lemma))) return false
  let span = verb.previous
  if (span !== undefined && ABOVE.test(span.text)) span = span.previous
  if (span?.is('time') !== true || (!span.is('nominative') && !span.is('dative'))) return false
  return hasActionBefore(span)
})

/** மாதமாகிறது, நெடுநாளாயிற்று. */
const TIME_JOINED =
  /(?:நாள|நாள்கள|நாட்கள|மாதம|மாதங்கள|வருடம|வருடங்கள|வாரம|வாரங்கள|ஆண்ட|ஆண்டுகள|ாண்ட|ாண்டுகள|காலம|நேரம|யுகம)ா(?:கி|கு|ன|யி|ச்சு)/u

const PASSING = 'ஆ ஆகு மேலாகு கட கழி உருண்டோடு ஓடு முடி நிறைவடை நிறைவுறு பூர்த்தியாகு பூர்த்தியடை உருள்'.split(' ')

const ABOVE = /^(?:மேல்|மேலே|கூட|ஏறக்குறைய|இன்றோடு|இன்றுடன்)$/u

/** A participle, with nothing but the length of the time behind it. */
function hasActionBefore(span: Word): boolean {
  let word = span.previous
  for (let passed = 0; word !== undefined && passed < MAX_SPAN; passed++, word = word.previous) {
    if (word.is('verbal-participle')) return true
    if (word.isA('verb') && !word.isA('noun') && !word.isA('numeral') && !word.isA('adjective')) return false
  }
  return false
}

/** `ஏறத்தாழ இரண்டரை மணி`. */
const MAX_SPAN = 5
