import type { WantedCase } from '../../words/case-forms.ts'

/** The cases as the school grammar counts and names them, and in English. */
const CASE_NAMES: Readonly<Record<WantedCase, readonly [tamil: string, english: string]>> = {
  nominative: ['முதல் வேற்றுமை (எழுவாய்)', 'nominative'],
  accusative: ['இரண்டாம் வேற்றுமை (ஐ)', 'accusative (ஐ)'],
  instrumental: ['மூன்றாம் வேற்றுமை (ஆல்)', 'instrumental (ஆல்)'],
  sociative: ['மூன்றாம் வேற்றுமை (ஓடு, உடன்)', 'sociative (ஓடு, உடன்)'],
  dative: ['நான்காம் வேற்றுமை (கு)', 'dative (கு)'],
  benefactive: ['நான்காம் வேற்றுமை (கு, ஆக)', 'benefactive (காக)'],
  ablative: ['ஐந்தாம் வேற்றுமை (இலிருந்து)', 'ablative (இலிருந்து)'],
  genitive: ['ஆறாம் வேற்றுமை (இன், உடைய)', 'genitive (இன், உடைய)'],
  locative: ['ஏழாம் வேற்றுமை (இல், இடம்)', 'locative (இல், இடம்)'],
  adverbial: ['ஆக என்னும் ஈறு', 'adverb in -ஆக'],
}

/** What a message says of the case that is wanted: `{case}` in Tamil, `{caseEnglish}` in English. */
export function caseCaptures(wanted: WantedCase): Readonly<Record<'case' | 'caseEnglish', string>> {
  const [tamil, english] = CASE_NAMES[wanted]
  return { case: tamil, caseEnglish: english }
}
