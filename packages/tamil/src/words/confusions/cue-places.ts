/** Where a cue speaks for a word, as bits: anywhere near, alone of all words, right before, right after. */
export const NEAR = 1

export const ONLY = 2

export const BEFORE = 4

export const AFTER = 8

/** The same of a cue that decides: with it no other word that looks like this one makes sense. */
export const DECIDES_BEFORE = 16

export const DECIDES_AFTER = 32
