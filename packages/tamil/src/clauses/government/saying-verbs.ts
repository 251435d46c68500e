/** Roots of verbs of saying and thinking, which what is said stands before. */
export const SAYING_VERBS: readonly string[] =
  'சொல் கூறு கேள் தெரிவி அறிவி விளக்கு பேசு எச்சரி நம்பு நினை கருது எண்ணு உணர் வலியுறுத்து'.split(' ')
