import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { rootsOf } from './verb-root.ts'

/**
 * A participial noun and what governs it, written as one word: கேட்டதற்கிணங்க, விரும்பியதற்கேற்ப, அறிவித்ததையடுத்து, வந்தாலொழிய. It
 * closes a clause that may have a subject of its own.
 */
export const JOINED_CLAUSE =
  /(?:[தடறயனவப]த(?:ற்கிணங்க(?:வே)?|ற்கேற்ப(?:வே)?|ற்கேற்ற(?:வாறு|படி)|ையடுத்து|ையொட்டி|ைத்தொடர்ந்து)|[தடறன]ால(?:ொழிய|ன்றி))(?:[கசதப]்)?$/u

const AS = /[தடறயன](?:வாறு|வாறே|வண்ணம்|வண்ணமே)(?:[கசதப]்)?$/u

/** `நீங்கள் சொன்னவாறு`, `அவர் விரும்பியவண்ணம்`: as somebody says or wishes; who does so is another. `பாடியவாறு` is in doing so. */
export const isAsSaid = memoizeForm((word: Word): boolean => AS.test(word.text) && isSaidOrWished(word))

/** Whether a verb tells what one says, hears, plans or wishes. */
export function isSaidOrWished(verb: Word): boolean {
  return rootsOf(verb).some((root) => SAYING.has(root))
}

const SAYING: ReadonlySet<string> = new Set(
  'சொல் கூறு கேள் கேட்டுக்கொள் அறிவுறுத்து அறிவி குறிப்பிடு விரும்பு திட்டமிடு எழுது தெரிவி உத்தரவிடு ஆணையிடு கட்டளையிடு எதிர்பார் பரிந்துரை வேண்டு கோரு நினை ஒப்புக்கொள் உறுதியளி வாக்களி காட்டு விளக்கு'.split(
    ' ',
  ),
)

/** `மாணவனாகும் வரை`, `தலைவியாகும் முன்`: a noun and what one becomes, written as one word, before the word that makes a clause of it. */
export function becomesBefore({ text, next, tokenAfter }: Word): boolean {
  return tokenAfter === ' ' && text.endsWith('ாகும்') && UNTIL.test(next?.text ?? '')
}

const UNTIL = /^(?:வரை|வரையில்|வரைக்கும்|முன்|முன்பு|முன்னர்|போது)(?:[கசதப]்)?$/u

/** Of a past or denied action as a noun: வந்தமைக்கு, வராமையால். */
export const THAT_ONE_DID = /(?:[தடறய]|ின|ா)மை(?:க்கு|க்காக|யால்|யை|யின்)(?:[கசதப]்)?$/u

/** `நீங்கள் வந்தமைக்கு`, `அவர் உதவியமையால்`, `அவன் வராமையால்`: that one did it, or did not. */
export const isThatOneDid = memoizeForm(
  (word: Word): boolean =>
    THAT_ONE_DID.test(word.text) &&
    word.analyses.every(({ class: kind, features }) => kind === 'verb' && features.includes('verbal-noun')),
)
