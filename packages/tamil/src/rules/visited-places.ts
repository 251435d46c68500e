/** Buildings and places that one goes to. */
export const VISITED_PLACES: readonly string[] =
  'பள்ளி பள்ளிக்கூடம் கல்லூரி வீடு கோயில் கோவில் சந்தை கடை மருத்துவமனை நூலகம் அலுவலகம்'.split(' ')
