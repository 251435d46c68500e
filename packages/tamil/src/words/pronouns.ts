/** The personal pronouns in the nominative: those of speaker and hearer, and of people spoken of. */
export const PERSONAL_PRONOUNS: readonly string[] =
  'நான் நாங்கள் நாம் நீ நீங்கள் அவன் அவள் அவர் அவர்கள் இவன் இவள் இவர் இவர்கள்'.split(' ')
