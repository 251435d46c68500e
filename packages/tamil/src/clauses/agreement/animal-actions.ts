import type { Word } from '../../text/word.ts'

/** Whether a verb tells how animals, too, go about. */
export function isGoingAbout({ analyses }: Word): boolean {
  return analyses.some(({ lemma }) => GOING_ABOUT.has(lemma))
}

const GOING_ABOUT: ReadonlySet<string> = new Set(
  'திரும்பு பற ஓடு செல் போ வா மேய் உறங்கு தூங்கு நீந்து இறங்கு'.split(' '),
)

/** Whether a verb is hardly said of a person, who else may be left out as its subject: `மாடுகள் கத்தின. தொழுவத்துக்கு ஓடினான்`. */
export function isOfAnimals({ analyses }: Word): boolean {
  return analyses.some(({ lemma }) => OF_ANIMALS.has(lemma))
}

const OF_ANIMALS: ReadonlySet<string> = new Set('நக்கு மேய் குரை பற கனை அகவு ஊளையிடு பிறாண்டு அசைபோடு'.split(' '))
