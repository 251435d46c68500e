/** Conjunctions that open a statement and tie it to the one before. */
export const BETWEEN_STATEMENTS: readonly string[] =
  'ஆனால் எனினும் ஆயினும் இருப்பினும் ஆகவே எனவே ஆகையால் ஆதலால் மேலும் ஏனெனில் ஏனென்றால் அதனால் இதனால்'.split(' ')
