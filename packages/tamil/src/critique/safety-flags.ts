import type { FeedbackItem } from './feedback-item.ts'

/** Every type of safety flag, in the order in which flags are listed. */
const SAFETY_FLAG_TYPES = ['conflicting', 'meaning-change', 'unverified'] as const

type SafetyFlagType = (typeof SAFETY_FLAG_TYPES)[number]

/** A warning that goes with an item (interface 2.4). */
export interface SafetyFlag {
  readonly itemId: string
  readonly type: SafetyFlagType
  readonly message: string
}

const MESSAGES: Readonly<Record<SafetyFlagType, string>> = {
  conflicting: 'இக்கூற்று எங்கள் மூலத்தோடு முரண்படுகிறது; மூலத்தைப் பார்த்துத் திருத்துங்கள்.',
  'meaning-change': 'இத்திருத்தம் பொருளை மாற்றக்கூடும்; ஏற்கும் முன் படித்துப் பாருங்கள்.',
  unverified: 'இக்கூற்றுக்கு எங்களிடம் சான்று இல்லை; நம்பகமான மூலத்தோடு ஒப்பிட்டுப் பாருங்கள்.',
}

/** The flags that items carry by themselves (A12): contradictions, then changes of meaning, then what lacks evidence. */
export function safetyFlagsOf(items: readonly FeedbackItem[]): SafetyFlag[] {
  return SAFETY_FLAG_TYPES.flatMap((type) =>
    items
      .filter((item) => carries(item, type))
      .map(({ id }): SafetyFlag => ({ itemId: id, type, message: MESSAGES[type] })),
  )
}

function carries({ badge, suggestion }: FeedbackItem, type: SafetyFlagType): boolean {
  switch (type) {
    case 'conflicting':
    case 'unverified':
      return badge === type
    case 'meaning-change':
      return suggestion.meaningMayChange
  }
}
