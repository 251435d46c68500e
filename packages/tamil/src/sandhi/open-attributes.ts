/** Attributes after which nothing doubles, or print leaves it open: adjectives, and words of Sanskrit that stand like them. */
export const OPEN_ATTRIBUTES: ReadonlySet<string> = new Set(
  'கர்ம முக்கிய பிரதான நிரந்தர நவீன விசேட தீவிர சாதாரண மொத்த விசேஷ இலக்க பிரதேச புராதன சம பிரபல சத்திய நித்திய பிரம்ம கோர பரம சுதந்திர சகல விபரீத சின்ன ஒட்டுமொத்த எவ்வித மரண நல்ல பல சில என்ன இன்ன வல இட'.split(
    ' ',
  ),
)
