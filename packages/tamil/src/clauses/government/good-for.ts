/** What is good, or the same, or wanted, for whom: `கீரை உண்பது கண்ணுக்கு நல்லது`. */
export const GOOD_FOR: readonly string[] =
  'நல்லது கெட்டது அவசியம் சமம் எளிது கடினம் ஆபத்து முக்கியம் அவமானம் இழுக்கு பெருமை சுலபம் தேவை'.split(' ')
