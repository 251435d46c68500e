/** Forms of knowing, understanding and liking, of which the one who does so stands in the dative. */
export const KNOWING_AND_LIKING: readonly string[] = [
  ...['தெரியும்', 'தெரியாது', 'தெரியவில்லை', 'தெரியுமா', 'புரியும்', 'புரியாது', 'புரிந்தது', 'புரியவில்லை'],
  ...['பிடிக்கும்', 'பிடிக்காது', 'பிடிக்கவில்லை'],
]

/** The same, with forms of being hungry, aching, getting and wanting. */
export const EXPERIENCING: readonly string[] = [
  ...KNOWING_AND_LIKING,
  ...['தெரிகிறது', 'புரிகிறது', 'புரிகிறதா', 'புரிந்ததா', 'பிடிக்குமா', 'பசிக்கிறது', 'பசித்தது', 'வலிக்கிறது'],
  ...['கிடைத்தது', 'கிடைக்கவில்லை', 'வேண்டும்', 'வேண்டாம்', 'வேண்டுமா'],
]
