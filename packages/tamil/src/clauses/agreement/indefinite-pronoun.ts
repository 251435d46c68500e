import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { agreementOf } from '../reading/phrase.ts'
import { roleOf } from '../reading/word-role.ts'

const WANTED: ReadonlyMap<string, string> = new Map(
  Object.entries({ he: 'ஒருவன்', she: 'ஒருத்தி', 'he-honoured': 'ஒருவர்' }),
)

/**
 * The pronoun that should stand behind a noun for one person: ஒருத்தி of `விதவை ஒருவன் வந்தாள்`, ஒருவர் of `ஆசிரியர் ஒருவன்
 * வந்தார்`, where the verb agrees with the noun. Undefined where it may be someone else: `அம்மா ஒருவன் தந்ததை வாங்கினாள்`.
 */
export function someoneMeant(pronoun: Word): { readonly noun: Word; readonly wanted: string } | undefined {
  const { text, previous: noun } = pronoun
  if ((text !== 'ஒருவன்' && text !== 'ஒருத்தி') || noun === undefined || pronoun.quoted) return undefined
  if (!noun.isA('noun') || !noun.isOnly('nominative', 'rational') || noun.is('clitic-um')) return undefined
  const { fits } = agreementOf(noun)
  const own = text === 'ஒருவன்' ? 'he' : 'she'
  if (fits.length > 3 || fits.some((person) => person === own)) return undefined
  const person = personBehind(pronoun)
  const wanted = fits[0] === undefined ? undefined : WANTED.get(fits[0])
  if (person === undefined || wanted === undefined || !fits.includes(person)) return undefined
  return { noun, wanted }
}

/** The person of the verb behind a word, where no clause stands between. */
function personBehind({ sentence, index }: Word) {
  for (const word of sentence.words.slice(index + 1)) {
    if (word.tokenBefore !== ' ') return undefined
    const role = roleOf(word)
    if (role === 'finite') return verbPerson(word)
    if (role === 'relative' || role === 'adverbial' || role === 'nominalised' || role === 'quotative')
      return undefined
    if (role === 'unknown' || word.is('nominative', 'rational')) return undefined
  }
  return undefined
}

/** Forms of ஒருவன் and of ஒருத்தி, case by case. */
const FORMS: readonly (readonly [he: string, she: string])[] = [
  ['ஒருவன்', 'ஒருத்தி'],
  ['ஒருவனை', 'ஒருத்தியை'],
  ['ஒருவனுக்கு', 'ஒருத்திக்கு'],
  ['ஒருவனிடம்', 'ஒருத்தியிடம்'],
  ['ஒருவனின்', 'ஒருத்தியின்'],
  ['ஒருவனால்', 'ஒருத்தியால்'],
  ['ஒருவனுடைய', 'ஒருத்தியுடைய'],
]

/**
 * One of many that are all women, or all men: ஒருத்தி of `மகள்களில் ஒருவன்`, in whatever case. Of children and pupils one may be
 * either.
 */
export function oneOfMany(pronoun: Word): { readonly noun: Word; readonly wanted: string } | undefined {
  const { text, previous: noun } = pronoun
  if (noun === undefined || !noun.isOnly('locative') || !noun.endsWith('களில்')) return undefined
  const bare = withoutVallinam(text)
  const form = FORMS.find((pair) => pair.includes(bare))
  if (form === undefined) return undefined
  const isMale = form[0] === bare
  const isOther = isMale ? WOMEN.test(noun.text) : MEN.test(noun.text)
  return isOther ? { noun, wanted: form[isMale ? 1 : 0] + text.slice(bare.length) } : undefined
}

const WOMEN =
  /(?:^|.)(?:மகள்|பெண்|மாணவி|சகோதரி|தோழி|சிறுமி|தங்கை|அக்காள்|மனைவி|நடிகை|ராணி|இளவரசி|பாட்டி|கிழவி|ஆசிரியை)களில்$/u
const MEN = /^(?:மகன்|பையன்|தம்பி|அண்ணன்|மருமகன்|கணவன்)களில்$/u
