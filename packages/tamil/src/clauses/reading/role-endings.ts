/**
 * What a word does in its clause.
 * - `finite`: ends a clause; `relative`: பெயரெச்சம், a clause before its noun; `chain`: வினையெச்சம், same subject as the
 *   verb after it; `adverbial`: a clause of condition, time, cause or purpose, which may have a subject of its own;
 *   `nominalised`: a clause as noun in a case (வந்ததை); `quotative`: என்று after what is said or thought
 * - `head`: a noun or pronoun with its case; `modifier`: adjective, numeral, genitive; `adverb`: says how, when, where
 * - `postposition`: governs the noun before it; `unknown`: any of these
 */
export type WordRole =
  | 'finite'
  | 'relative'
  | 'chain'
  | 'adverbial'
  | 'nominalised'
  | 'quotative'
  | 'head'
  | 'modifier'
  | 'adverb'
  | 'postposition'
  | 'unknown'

/** What stands behind the words said, in every form that opens no clause about them. */
export const QUOTING: readonly string[] = 'என்று என்றும் என எனவும் என்ற என்னும் எனும் என்றால் எனில் என்றே'.split(' ')

/** What follows what is said or thought: என்று and its like. */
export const QUOTATIVE = new RegExp(
  `^(?:${QUOTING.join('|')}|என்பத(?:ு|ே|ும்|ை|ையும்|ையே|ைத்தான்|ால்|ாலும்|ற்கு|ற்காக|ற்கான|ில்|ிலும்|ாக|ாகவும்|ெல்லாம்))(?:[கசதப]்)?$`,
  'u',
)

/** Joined to a verb they open a clause of time, cause or condition. */
export const ADVERBIAL_ENDING =
  /(?:[தடறய]தும்|போது|பொழுது|வுடன்|[தடறய]வுடனேயே|ாலும்|[தடறய]பின்|[தடறய]பிறகு|தற்குள்|தற்கு|தற்காக|வதால்|[தடறய]தால்|கையில்|[னதடயற]படி|ும்வரை|ும்படி|ுமாறு)(?:[கசதப]்)?$/u
