import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { nounOf } from './contradiction.ts'

const EVENT = /(?:பயணம்|சுற்றுலா|விழா|நிகழ்ச்சி|கூட்டம்|முகாம்|போட்டி|கண்காட்சி|பந்தயம்|ஆட்டம்|மாநாடு|பேரணி|கருத்தரங்கு)$/u

/** An event as a sentence names it: what it is, and what tells it from others of its kind. */
export interface Occasion {
  readonly event: string
  readonly mark: string | undefined
}

/** The event at which or for which something is done. */
export function eventIn(words: readonly Word[]): Occasion | undefined {
  const event = words.find(
    (word) =>
      EVENT.test(nounOf(word)) && (word.is('locative') || word.is('dative')) && !/^இ/u.test(word.text),
  )
  return event && occasionOf(event)
}

/** `பள்ளி விழா`, `ஓட்டப் பந்தயம்`, `நீளம் தாண்டும் போட்டி`. */
export function occasionOf(event: Word): Occasion {
  const { previous } = event
  const isMark =
    previous !== undefined &&
    !previous.isA('pronoun') &&
    !previous.isA('demonstrative') &&
    (previous.is('nominative') || previous.is('sandhi') || previous.is('relative-participle'))
  return { event: nounOf(event), mark: isMark ? withoutVallinam(previous.text) : undefined }
}

/** Whether two sentences may speak of one event: neither tells another, nor another of its kind. */
export const mayBeOneEvent = (one: Occasion | undefined, other: Occasion | undefined) =>
  one === undefined ||
  other === undefined ||
  (one.event === other.event &&
    (one.mark === undefined || other.mark === undefined || one.mark === other.mark))
