import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'

/** Callings: of a people (தமிழர், உழவர்) the form in -ர் is a plural, too. */
const CALLING = /(?:ாளர்|ுநர்|ாசிரியர்|மருத்துவர்|அலுவலர்|நண்பர்|தோழர்|காரர்|மாணவர்|ஊழியர்|[தணளயனரகல]ி)$/u

/** The plural of a noun that names one person as what somebody is: பொறியாளர்கள், தொழிலாளிகள், மாணவர்கள்; undefined of any other. */
export function pluralOfPerson(
  word: Word,
  analyse: (word: string) => readonly Analysis[],
): string | undefined {
  const { text } = word
  if (word.isA('name') || word.isA('pronoun') || word.is('finite') || word.is('kin')) return undefined
  // சேர்ந்தவர், உழைப்பவர்
  if (text.endsWith('வர்') && word.isOnly('participial-noun', 'honorific')) return `${text}கள்`
  if (!word.isOnly('nominative', 'rational', 'singular')) return undefined
  const isMan = text.endsWith('ன்')
  if (!isMan && !CALLING.test(text)) return undefined
  const plural = isMan ? pluralOfMan(text) : `${text}கள்`
  return analyse(plural).some(({ features }) => features.includes('plural')) ? plural : undefined
}

/** மாணவர்கள், குடிமக்கள். */
function pluralOfMan(noun: string): string {
  return noun.endsWith('மகன்') ? noun.replace(/கன்$/u, 'க்கள்') : noun.replace(/ன்$/u, 'ர்கள்')
}
