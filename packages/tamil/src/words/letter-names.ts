/** The names of Latin consonants as every print spells them; other spellings and the vowels differ by who asks. */
export const LETTER_NAMES: readonly string[] = 'பி சி டி எஃப் ஜி எச் ஜே கே எல் எம் என் ஆர் எஸ் வி டபிள்யூ'.split(' ')
