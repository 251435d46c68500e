import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import { nounForms } from '../../words/noun-forms.ts'
import { TENS_TO_FIFTY, TWO_TO_TEN } from '../../words/numbers.ts'
import { fromPhonemes } from '../../words/phonemes.ts'
import { defineRule } from '../rule.ts'

/** What is counted one by one; a time, a measure and a mass are not. */
const COUNTED = ['thing', 'animal', 'plant', 'place', 'language', 'event', 'abstract'] as const

/** No ideas that are counted one by one: `பல வகை உள்ளன`. */
const KINDS: ReadonlySet<string> = new Set(
  'வகை விதம் முறை மடங்கு தரம் நிலை அளவு தடவை பங்கு பாகம் கோணம் ரகம் இனம் துறை வழி பக்கம் மக்கள் பேர் கோடி லட்சம் இலட்சம் ஆயிரம் நூறு ரூபாய்'.split(
    ' ',
  ),
)

/** Of many: ஏராளமான கோப்புகள். */
const MANY = ['பல', 'சில', 'பல்வேறு', 'பற்பல', 'பலப்பல', 'ஏராளமான', 'எண்ணற்ற', 'கணக்கற்ற'] as const

/** Numbers of several. A thing behind one may stay singular (பத்து மரம் வீழ்ந்தன: நன்னூல் 281), people not. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...[...TWO_TO_TEN, ...TENS_TO_FIFTY],
  ...['இரு', 'எட்டுப்', 'பத்துப்', 'பன்னிரண்டு', 'பதினைந்து', 'நூறு'],
])

export default defineRule({
  id: 'grammar/many-with-singular',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{many}’ பன்மையைக் குறிக்கும்; வினையும் பன்மை. ஆகவே பெயரும் பன்மையில் ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{many}’ means more than one, and the verb is plural; so is the noun: ‘{suggestion}’.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?: ஒருமை–பன்மை மயக்கம்',
  examples: [
    { wrong: 'வெள்ளத்தில் பல [கோயில்] மூழ்கின.', right: 'வெள்ளத்தில் பல கோயில்கள் மூழ்கின.' },
    { wrong: 'கொசுக்களால் பல [நோய்] பரவுகின்றன.', right: 'கொசுக்களால் பல நோய்கள் பரவுகின்றன.' },
    { wrong: 'அலுவலகத்தில் சில [கோப்பு] காணாமல் போயின.', right: 'அலுவலகத்தில் சில கோப்புகள் காணாமல் போயின.' },
    { wrong: 'ஆலையில் பல [சோதனை] நடத்தப்பட்டன.', right: 'ஆலையில் பல சோதனைகள் நடத்தப்பட்டன.' },
    { wrong: 'கடையில் ஏராளமான [பொம்மை] விற்கப்பட்டன.', right: 'கடையில் ஏராளமான பொம்மைகள் விற்கப்பட்டன.' },
    { wrong: 'நேற்றைய புயலில் சில [மரம்] சாய்ந்தன.', right: 'நேற்றைய புயலில் சில மரங்கள் சாய்ந்தன.' },
    {
      wrong: 'நேற்று நடந்த விபத்தில் ஐந்து [பயணி] காயமடைந்தனர்.',
      right: 'நேற்று நடந்த விபத்தில் ஐந்து பயணிகள் காயமடைந்தனர்.',
    },
    { wrong: 'எங்கள் வகுப்பில் மூன்று [மாணவன்] பரிசு பெற்றார்கள்.', right: 'எங்கள் வகுப்பில் மூன்று மாணவர்கள் பரிசு பெற்றார்கள்.' },
  ],
  allows: [
    'பத்து மரம் வீழ்ந்தன.',
    'ஐந்து பயணி வண்டிகள் வந்தன.',
    'நேற்றைய புயலில் சில மரங்கள் சாய்ந்தன.',
    'பல நாள் கடந்தன.',
    'பூக்களில் பல வகை உள்ளன.',
    'ஏராளமான பொம்மைகள் விற்கப்பட்டன.',
    'இதைச் செய்யப் பல வழி உள்ளன.',
    'எண்ணற்ற மீன் இனங்கள் அழிந்தன.',
    'பல சோதனை முறைகள் உள்ளன.',
    'ஏராளமான பணம் செலவானது.',
    'பல ஆயிரம் மரங்கள் சாய்ந்தன.',
    'பல மொழி அறிஞர்கள் வந்தனர்.',
    'பல மொழி நூல்கள் வெளிவந்தன.',
    'பல மரம் நட்ட ஊர் இது.',
    'சில வகைப் பறவைகள் பறந்தன.',
  ],
  when: { words: [...MANY, ...NUMBERS] },
  check(word, { analyse }) {
    const noun = word.next?.isOnly('adjectival') ? word.next.next : word.next
    if (noun === undefined || noun.next === undefined || noun.tokenAfter !== ' ') return undefined
    const people = isPersonSingular(noun)
    if (!people && (NUMBERS.has(word.text) || !isCountedOne(noun))) return undefined
    const verb = noun.sentence.words.find(
      ({ index }) => index > noun.index && index === noun.sentence.words.length - 1,
    )
    if (verb === undefined || verbPerson(verb) !== (people ? 'they' : 'those')) return undefined
    const candidates = (clauseOf(verb)?.candidates ?? []).filter((one) => !people || one.kind !== 'things')
    const [subject, ...others] = candidates
    if (subject?.head !== noun || others.length > 0) return undefined
    const plural = people ? pluralOfPerson(noun.text) : pluralOf(noun.text)
    return analyse(plural).some(
      ({ features }) => features.includes('plural') && features.includes('nominative'),
    )
      ? noun.replaceWith(plural, { captures: { many: word.text } })
      : undefined
  },
})

/** மாணவன், பயணி; of a person in -ர் (ஐந்து அமைச்சர்) usage is divided. No command (பயணி) stands behind a number. */
function isPersonSingular({ text, analyses }: Word): boolean {
  const nouns = analyses.filter(({ features }) => !features.includes('imperative'))
  return (
    /(?:ன்|ி)$/u.test(text) &&
    nouns.length > 0 &&
    nouns.every(
      ({ class: kind, features }) => kind === 'noun' && PERSON.every((one) => features.includes(one)),
    )
  )
}

const PERSON = ['nominative', 'rational', 'singular'] as const

/** மாணவர்கள், பயணிகள். */
function pluralOfPerson(noun: string): string {
  return noun.endsWith('ன்') ? noun.replace(/ன்$/u, 'ர்கள்') : `${noun}கள்`
}

/** One thing or idea; a command (மொழி) or what one will do (கோப்பு) does not stand behind பல. */
function isCountedOne({ analyses }: Word): boolean {
  const nouns = analyses.filter(({ class: kind }) => kind !== 'verb')
  return (
    nouns.length > 0 &&
    nouns.every(({ features }) => features.includes('nominative') && features.includes('singular')) &&
    nouns.some(({ lemma, features }) => !KINDS.has(lemma) && COUNTED.some((kind) => features.includes(kind)))
  )
}

/** மரங்கள், கோயில்கள், கற்கள். */
function pluralOf(noun: string): string {
  const forms = nounForms(noun)
  // கோப்புகள், but பசுக்கள் and கற்கள்.
  const plural = /...ு$/u.test(noun) ? forms.plurals[0] : forms.plurals.at(-1)
  return fromPhonemes(`${plural ?? forms.nominative}கஅள`)
}
