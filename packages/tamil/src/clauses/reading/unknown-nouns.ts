import type { WordForm } from '../../text/word-form.ts'

/** A word that is not known, with a plural that no noun for people has: துணைக்கோள்கள், நுண்துகள்கள். */
export function isUnknownThings({ text, analyses }: Pick<WordForm, 'text' | 'analyses'>): boolean {
  return (
    analyses.length === 0 &&
    text.length > 8 &&
    /(?:[^ாஆ][லள]்கள்|[தடறகசப]ுகள்|வுகள்|[டதறகசவலழளண]ைகள்|[ட்ற]்கள்|[க-ஹ]ங்கள்)$/u.test(text)
  )
}

/** A word that is not known, with an ending that only people have: எதிர்க்கட்சியினர், களப்பணியாளர்கள். */
export function isUnknownPeople({ text, analyses }: Pick<WordForm, 'text' | 'analyses'>): boolean {
  return (
    analyses.length === 0 &&
    text.length > 9 &&
    /(?:யினர்|த்தினர்|ாளர்கள்|காரர்கள்|வாதிகள்|ுநர்கள்|ாசிரியர்கள்|தலைவர்கள்|வீரர்கள்)$/u.test(text)
  )
}

/** தோட்டக்காரர், களப்பணியாளர். */
export function isUnknownPerson({ text, analyses }: Pick<WordForm, 'text' | 'analyses'>): boolean {
  return (
    analyses.length === 0 &&
    text.length > 8 &&
    /(?:க்காரர்|ாளர்|ுநர்|ாசிரியர்|மருத்துவர்|தலைவர்|வீரர்|புலவர்|கவிஞர்|அறிஞர்|அமைச்சர்|நடிகர்)$/u.test(text)
  )
}

/** A word that is not known, with the ending of an object: வெல்லப்பாகை, பயற்றம்பணியாரத்தைப். */
export function isUnknownObject({ text, analyses }: Pick<WordForm, 'text' | 'analyses'>): boolean {
  return analyses.length === 0 && text.length > 5 && /ை(?:[கசதப]்)?$/u.test(text)
}
