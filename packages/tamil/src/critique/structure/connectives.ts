/** Words that tie sentences together, by the relation that they state. Source: TVU grammar pages on இடைச்சொல். */
export const CONNECTIVES = {
  additive:
    'மேலும் அத்துடன் அதோடு அதனுடன் தவிரவும் மட்டுமன்றி அதுபோல் அதுபோலவே அவ்வாறே அதுமட்டுமன்றி இதோடு இத்துடன் அன்றியும்',
  contrast: 'ஆனால் ஆனாலும் ஆயினும் எனினும் இருப்பினும் இருந்தாலும் மாறாக அதேவேளை அதேசமயம் மறுபுறம் ஆயின்',
  cause: 'ஏனெனில் ஏனென்றால் ஆகையால் ஆதலால் அதனால் எனவே ஆகவே இதனால் ஆகையினால் ஆதலின் இதன்மூலம்',
  example: 'எடுத்துக்காட்டாக சான்றாக குறிப்பாக உதாரணமாக',
  sequence: 'முதலில் முதலாவதாக அடுத்து பின்னர் பிறகு அதன்பின் இறுதியாக அடுத்ததாக தொடர்ந்து',
  summary: 'முடிவாக சுருக்கமாக தொகுத்து இவ்வாறு ஆக சுருங்கக் மொத்தத்தில் நிறைவாக இங்ஙனம்',
  restatement: 'அதாவது',
} as const

export type Relation = keyof typeof CONNECTIVES

const RELATION_OF = new Map<string, Relation>(
  Object.entries(CONNECTIVES).flatMap(([relation, words]) =>
    words.split(' ').map((word): [string, Relation] => [word, relation as Relation]),
  ),
)

/** The relation that a word states at the head of a sentence. */
export function relationOf(word: string): Relation | undefined {
  return RELATION_OF.get(word)
}
