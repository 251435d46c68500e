/** Postpositions of order in time and place. */
export const BEFORE_AND_AFTER: readonly string[] = 'முன் முன்பு முன்னர் பின் பின்பு பின்னர் பிறகு'.split(' ')

/** Postpositions of what is near. */
export const NEARBY: readonly string[] = 'அருகில் அருகே எதிரே எதிரில் பக்கத்தில்'.split(' ')

/** Postpositions of what is among or between. */
export const AMONG: readonly string[] = 'இடையே இடையில் நடுவே நடுவில்'.split(' ')

/** Nouns in a case that stand behind the one by whom or for whom something is done. */
export const BY_WHOM: readonly string[] = 'தலைமையில் முன்னிலையில் பெயரில் உதவியுடன் உதவியால்'.split(' ')

/** Postpositions of what is over or under, and by which way or means. */
export const OVER_AND_BY: readonly string[] = 'கீழ் மேல் மீது மூலம் வழியாக'.split(' ')
