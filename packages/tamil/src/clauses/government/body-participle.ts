import type { Word } from '../../text/word.ts'

/** `மற்றவரைக் கைகாட்டித் தப்பினார்`: a participle made of a part of the body, whatever noun has its letters. */
export function isWithBody(word: Word): boolean {
  return WITH_BODY.test(word.text) && !word.isA('verb')
}

const WITH_BODY =
  /^(?:கை|கண்|கால்|தலை|வாய்|முகம்|விரல்|தோள்|புறம்|சுட்டி).*(?:ட்டி|ப்பி|க்கி|ற்றி|த்து|ட்டு|ந்து|ய்து)(?:[கசதப]்)?$/u
