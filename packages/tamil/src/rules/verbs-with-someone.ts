/** Roots of verbs of asking, getting, giving, telling and learning: with whom one does so stands in ‑இடம். */
export const VERBS_WITH_SOMEONE: readonly string[] =
  'கேள் வாங்கு பெறு கொடு தா சொல் கூறு ஒப்படை காட்டு தெரிவி கல் வினவு கற்றுக்கொள் கெஞ்சு மன்றாடு'.split(' ')
