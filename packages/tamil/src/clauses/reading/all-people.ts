/** People taken together, the speaker or the one spoken to perhaps among them. */
export const ALL_PEOPLE: readonly string[] =
  'எல்லோரும் எல்லாரும் அனைவரும் யாவரும் பலரும் சிலரும் இருவரும் மூவரும் நால்வரும் ஐவரும்'.split(' ')
