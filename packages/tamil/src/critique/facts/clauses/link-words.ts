import { CALLED, COPULA, HONORIFICS, LINK } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import { COUNT_WORDS } from './count-words.ts'

/** Whether a word only links: a copula, a title, a word of naming or counting. */
export const isLink = ({ bare }: Unit) =>
  LINK.has(bare) ||
  HONORIFICS.has(bare) ||
  COPULA.test(bare) ||
  CALLED.test(bare) ||
  COUNT_WORDS.some((words) => words.test(bare)) ||
  GRAMMATICAL.test(bare)

const GRAMMATICAL =
  /^(?:SI|வின்|வுக்கு|ஆம்|ஆண்டு|ஆண்டில்|ஆண்டின்|நாள்|நாளில்|தேதி|தேதியில்|அன்று|இல்|ல்|மாதம்|மாதத்தில்|வருடம்|கி|பி|மு|அவர்|இவர்|அது|இது|தான்|நாம்|மிக|மிகவும்|மட்டுமே|மட்டும்|என்றும்|முதன்முதலில்|முதன்முதலாக|முதலில்|இறுதியில்|கடைசியில்|முடிவில்|தனி|புகழ்பெற்ற|சிறந்த|அழகிய|ஒரு|ஓர்|தம்|தமது|அவர்கள்|அவர்களால்|விண்ணில்|தோறும்|ஆண்டுதோறும்|ஒவ்வோர்|ஒவ்வொரு|ஆண்டும்|இங்கு|இன்று|தற்போது|இப்போது|இன்றைய|தற்போதைய|இப்போதைய|பொதுவாக|மீது|வேதியியல்|வேதி|இரசாயன|ரசாயன|தனிமத்தின்|தனிமத்தை|தனிமம்|ஒருமுறை|ஒருதடவை|முழுமையாக)$/u
