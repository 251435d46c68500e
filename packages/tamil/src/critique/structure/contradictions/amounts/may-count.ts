/** Digits, and endings of numerals: what a sentence that counts has. */
export const MAY_COUNT = /\d|ண்டு|ன்று|ந்து|ான்கு|ஆறு|ஏழு|ட்டு|த்து|ஒன்ப|பது|ூறு|ூற்ற|யிர|ட்ச|கோடி|இரு|[ொஒ]ரு /u
