import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { rootOf } from '../../../essay-roots.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import { shortened } from '../../../shortened.ts'

/** The dictionary form of a word as it is most likely read; of an unknown word its beginning. */
export const lemmaOf = ({ analyses, text }: Word) => analyses[0]?.lemma ?? rootOf(text, 3)

const NOMINAL: ReadonlySet<string> = new Set(['noun', 'name', 'pronoun'])

/** The dictionary form of a word as a noun, where it can be one: விழா is no form of விழு here. */
export const nounOf = (word: Word) =>
  word.analyses.find(({ class: kind, features }) => NOMINAL.has(kind) && !features.includes('rare'))?.lemma ??
  lemmaOf(word)

/** The finding for a sentence that takes back what `other` has said. */
export function contradicts(sentence: Sentence, other: Sentence): CritiqueFinding {
  const words = shortened(other.text)
  return {
    severity: 'high',
    title: 'முன்பின் முரண்',
    description: `இத்தொடர் முன்பு கூறியதோடு முரண்படுகிறது (“${words}”). இரண்டில் எது சரி என்று முடிவு செய்து, ஒன்றைத் திருத்துங்கள்.`,
    start: sentence.start,
    end: sentence.start + sentence.text.trimEnd().length,
    suggestion: 'முன்பு கூறியதோடு ஒத்துப்போகும்படி ஒன்றைத் திருத்துங்கள்.',
    meaningMayChange: true,
    fix: 'கட்டுரையில் ஒன்றோடொன்று முரண்படும் இரு தொடர்களில் ஒன்றைத் திருத்துங்கள்.',
  }
}
