import { fromPhonemes } from '../phonemes.ts'
import type { Misspelling } from './misspelling.ts'

type IsWord = (word: string) => boolean

/**
 * Nouns of three phonemes behind which many a noun is a part: எதிரிசை, பின்னணியிசை. The check for two words asks four of a second
 * part, so that no ending is one.
 */
const HEADS = 'அலஐ|இலஐ|ஆடஐ|உலஐ|ஆணஐ|அறஐ|இசஐ|ஓடஉ|உரஐ|உரஉ|அணஇ|உறஐ|ஆலஐ|ஒலஇ|ஒளஇ|ஊசஇ|இழஐ|ஏரஇ|ஓலஐ'

/** A noun and a head behind it: the glide that its vowel asks for, or its consonant doubled or single. */
const HEADED = new RegExp(
  `^(?:(.{2,}[இஈஎஏஐ])ய|(.{2,}[அஆஉஊஒஓ])வ|(உள|மின|விண|கண)[ளனண]|(.{2,}[க-ஹ]))((?:${HEADS}).*)$`,
  'u',
)

/** Of these errors a headed compound is as likely right; one that sounds alike is the nearer word: நடுவறை beside நடுவரை. */
const UNLIKE: ReadonlySet<Misspelling['kind']> = new Set<Misspelling['kind']>(['sign', 'typing'])

/** Whether a word, given as phonemes, is a known noun and a short head with its endings: எதிரிசை is no எதிரியை. */
export function isHeaded(phonemes: string, { kind }: Misspelling, isWord: IsWord): boolean {
  if (!UNLIKE.has(kind)) return false
  const [, front, back, single, closed, head] = HEADED.exec(phonemes) ?? []
  const first = front ?? back ?? single ?? closed
  if (first === undefined || head === undefined || !isWord(fromPhonemes(head))) return false
  return (
    single !== undefined ||
    isWord(fromPhonemes(first)) ||
    (back !== undefined && isWord(fromPhonemes(`${back}ம`)))
  )
}

/** Kinds of plants and animals behind whose rare names stands the kind: ஆச்சாமரம், சுண்டைச்செடி, கெண்டைமீன், தவிட்டுக்குருவி. */
const KIND = /^.{3,}?((?:மஅரஅ(?:ம|தத|ங)|சஎடஇ|கஆய|பஅழஅ(?:ம|தத|ங)|கஈரஐ|கஇழஅஙக|மஈன|கஉரஉவஇ|கஓழஇ|பஆமப).*)$/u

/** Whether a word ends in a known kind which the candidate would drop: ஆச்சாமரத்தில் is no ஆச்சாரத்தில். */
export function isOfKind(phonemes: string, { kind, suggestion }: Misspelling, isWord: IsWord): boolean {
  if (!UNLIKE.has(kind)) return false
  const [, found] = KIND.exec(phonemes) ?? []
  if (found === undefined) return false
  const last = fromPhonemes(found)
  return isWord(last) && !suggestion.endsWith(last)
}

/** The verb that goes on what a stressed participle tells, with the glide between: பேசிக்கொண்டேயிருந்தாள். */
const GOES_ON = /^(.{2,}(?:ந்|த்|ட்|ண்|ற்|ன்)[தடற]ே)யி(ரு.+)$/u

/** Whether a word is a participle with ஏ and a form of இரு: no -ஆல் for its -ஆள். */
export function isGoingOn(word: string, isWord: IsWord): boolean {
  const [, participle, rest] = GOES_ON.exec(word) ?? []
  return participle !== undefined && isWord(participle) && isWord(`இ${rest}`)
}
