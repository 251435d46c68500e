import type { FeedbackItem } from './feedback-item.ts'

/** A warning that goes with an item (interface 2.4). */
export interface SafetyFlag {
  readonly itemId: string
  readonly type: 'meaning-change' | 'unverified' | 'conflicting'
  readonly message: string
}

const MESSAGES: Readonly<Record<SafetyFlag['type'], string>> = {
  conflicting: 'இக்கூற்று எங்கள் மூலத்தோடு முரண்படுகிறது; மூலத்தைப் பார்த்துத் திருத்துங்கள்.',
  'meaning-change': 'இத்திருத்தம் பொருளை மாற்றக்கூடும்; ஏற்கும் முன் படித்துப் பாருங்கள்.',
  unverified: 'இக்கூற்றுக்கு எங்களிடம் சான்று இல்லை; நம்பகமான மூலத்தோடு ஒப்பிட்டுப் பாருங்கள்.',
}

/** The flags that items carry by themselves (A12): contradictions, then changes of meaning, then what lacks evidence. */
export function safetyFlagsOf(items: readonly FeedbackItem[]): SafetyFlag[] {
  const flag = (type: SafetyFlag['type'], of: (item: FeedbackItem) => boolean) =>
    items.filter(of).map(({ id }): SafetyFlag => ({ itemId: id, type, message: MESSAGES[type] }))
  return [
    ...flag('conflicting', ({ badge }) => badge === 'conflicting'),
    ...flag('meaning-change', ({ suggestion }) => suggestion.meaningMayChange),
    ...flag('unverified', ({ badge }) => badge === 'unverified'),
  ]
}
