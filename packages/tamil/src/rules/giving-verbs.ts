/** Roots of verbs of giving and teaching: who gets it stands in the dative. */
export const GIVING_VERBS: readonly string[] =
  'கொடு தா வழங்கு அளி பரிசளி விதி கற்பி கற்றுக்கொடு சொல்லிக்கொடு வாங்கிக்கொடு ஊட்டு'.split(' ')
