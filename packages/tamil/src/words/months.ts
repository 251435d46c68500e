/**
 * The months of the Gregorian calendar in order, each with the spellings of India, Sri Lanka, Malaysia and Singapore; the first
 * one is the usual one.
 */
export const MONTH_NAMES: readonly (readonly [string, ...string[]])[] = [
  ['ஜனவரி', 'சனவரி', 'யனவரி'],
  ['பிப்ரவரி', 'பெப்ரவரி', 'பிப்பிரவரி'],
  ['மார்ச்', 'மார்ச்சு'],
  ['ஏப்ரல்', 'ஏப்பிரல்', 'எப்ரல்'],
  ['மே'],
  ['ஜூன்', 'சூன்', 'ஜுன்', 'யூன்'],
  ['ஜூலை', 'சூலை', 'ஜுலை', 'யூலை'],
  ['ஆகஸ்ட்', 'ஆகஸ்டு', 'ஆகத்து', 'ஓகஸ்ட்', 'ஆகசுட்டு', 'ஆகஸ்ற்'],
  ['செப்டம்பர்', 'செப்டெம்பர்', 'செப்தெம்பர்'],
  ['அக்டோபர்', 'ஒக்டோபர்', 'அக்தோபர்'],
  ['நவம்பர்', 'நவெம்பர்'],
  ['டிசம்பர்', 'திசம்பர்', 'டிசெம்பர்', 'தெசம்பர்'],
]

/** The months of the Tamil calendar in order. */
export const TAMIL_MONTHS: readonly string[] =
  'சித்திரை வைகாசி ஆனி ஆடி ஆவணி புரட்டாசி ஐப்பசி கார்த்திகை மார்கழி தை மாசி பங்குனி'.split(' ')

/** Days of the months of the Gregorian calendar in order, in a year without a leap day. */
export const DAYS_OF_MONTHS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
