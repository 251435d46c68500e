import { THAT_ONE_DID } from './joined-clause.ts'
import { ADVERBIAL_ENDING, type WordRole } from './role-endings.ts'

const ADVERB_SHAPE = /(?:ாக|ாகவும்|ாகவே|ாய்|ென்று|ென|வாறு|தோறும்|ருகே|(?:இரவ|பகல|நாள)ெல்லாம்|ின்றிப?)(?:[கசதப]்)?$/u

/** Shapes of a noun in an oblique case, for words that the analyser does not know. */
const OBLIQUE_SHAPE =
  /(?:ை|க்கு|ில்|ிலே|ால்|ோடு|ுடன்|ின்|ிடம்|ிருந்து|ுடைய|த்து|க்காக|மேல்|மீது|கீழ்|(?:த்த|கள|வத)ையும்|ிலும்|ாலும்|ோடும்|ிடமும்|ை(?:யும்)?தான்|(?:கள|த்த)ையெல்லாம்|களிடையே)(?:[கசதப]்)?$/u

/** `வெள்ளப் பகுதி`, `இளமைக்கால நண்பன்`, `சின்னஞ்சிறு விதை`: the first part of what follows. */
const MODIFIER_SHAPE = /(?:[கசதப]்|[க-ஹ]|ஞ்சிறு|ம்பெரு)$/u

const PARTICIPLE_SHAPE = /(?:ந்து|ட்டு|ாமல்|த்து|ன்று|ாகி)(?:[கசதப]்)?$/u

/** What a word without readings does, by its shape. */
export function unknownRole(text: string): WordRole {
  if (ADVERB_SHAPE.test(text)) return 'adverb'
  if (ADVERBIAL_ENDING.test(text) || THAT_ONE_DID.test(text)) return 'adverbial'
  if (PARTICIPLE_SHAPE.test(text)) return 'chain'
  if (MODIFIER_SHAPE.test(text)) return 'modifier'
  return OBLIQUE_SHAPE.test(text) ? 'adverb' : 'unknown'
}
