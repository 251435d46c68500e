/** The numbers from two to ten. */
export const TWO_TO_TEN: readonly string[] = 'இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து'.split(' ')

/** The tens from twenty to fifty. */
export const TENS_TO_FIFTY: readonly string[] = ['இருபது', 'முப்பது', 'நாற்பது', 'ஐம்பது']
