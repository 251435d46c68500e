import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { AGENT_KINDS } from '../../clauses/agreement/kinds-of-subjects.ts'
import { COMING, FELT as FEELINGS } from '../../clauses/government/feelings.ts'
import type { Clause } from '../../clauses/reading/clause.ts'
import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { isNeuter, verbPerson } from '../../clauses/reading/finite-verb.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import type { Word } from '../../text/word.ts'
import { PERSON_FEATURES, type Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

/** What is felt by itself, without a word for it. */
const FELT_ALONE: ReadonlySet<string> = new Set('பசி வலி தாகமெடு'.split(' '))
/** What is known, liked, got or had. */
const FELT: ReadonlySet<string> = new Set(
  'இரு வா கிடை தெரி புரி பிடி ஏற்படு தோன்று தேவைப்படு உண்டாகு பிற'.split(' '),
)

export default defineRule({
  id: 'grammar/agreement-dative-subject',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{subject}’ நான்காம் வேற்றுமையில் உள்ளது; வினை அதனோடு இயையாது, உணரப்படுவதோடு இயையும்: ‘{suggestion}’.',
    en: '‘{subject}’ is in the dative: the verb agrees with what is felt or had, not with it: ‘{suggestion}’.',
  },
  source:
    'Th. Lehmann, A Grammar of Modern Tamil (1989): dative subjects; நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு',
  examples: [
    { wrong: 'எனக்கு மிகவும் [பசிக்கிறேன்].', right: 'எனக்கு மிகவும் பசிக்கிறது.' },
    { wrong: 'உனக்கு நீச்சல் [தெரிகிறாயா]?', right: 'உனக்கு நீச்சல் தெரிகிறதா?' },
    { wrong: 'என் மாமாவுக்குச் சென்னையில் நல்ல வேலை [கிடைத்தார்].', right: 'என் மாமாவுக்குச் சென்னையில் நல்ல வேலை கிடைத்தது.' },
    { wrong: 'பாட்டிக்குத் திடீரென்று மயக்கம் [வந்தாள்].', right: 'பாட்டிக்குத் திடீரென்று மயக்கம் வந்தது.' },
    { wrong: 'உழவர்களுக்கு மீண்டும் நம்பிக்கை [பிறந்தார்கள்].', right: 'உழவர்களுக்கு மீண்டும் நம்பிக்கை பிறந்தது.' },
    { wrong: 'எங்களுக்கு அந்த ஊரில் உள்ள கோயில் [பிடிக்கிறோம்].', right: 'எங்களுக்கு அந்த ஊரில் உள்ள கோயில் பிடிக்கிறது.' },
  ],
  allows: [
    'எனக்கு நேர் எதிர், தலை சுற்றி விழுந்துகொண்டே இருப்பேன்.',
    'எனக்குத் துணையாக நான் இருக்கிறேன்.',
    'உனக்குத் துணை இருக்கிறேன்.',
    'மாமாவுக்கு வேலை தேடி வந்தார்.',
    'அவருக்கு நல்ல மனைவி கிடைத்தாள்.',
    'பாட்டிக்கு மருந்து வாங்கி வந்தாள்.',
    'அக்காவுக்கு மகன் பிறந்தான்.',
    'மகளுக்குப் பரிசு எடுத்தார்.',
    'அவருக்குப் பல நண்பர்கள் கிடைத்தார்கள்.',
    'தம்பிக்குப் பரிசு கிடைத்தது.',
    'மாணவர்களுக்கு ஒரு வழிகாட்டி கிடைத்தார்.',
    'மாமாவுக்கு நல்ல துணை கிடைத்தாள்.',
    'எனக்காக மீன் பிடிக்கிறேன்.',
    'எங்களுக்கு உணவு தயாரிக்கிறோம்.',
    'எனக்கு அருகில் இருக்கிறேன் என்றாள்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, { agreeWith }) {
    const person = verbPerson(word)
    if (person === undefined || isNeuter(person) || word.quoted) return undefined
    const roots = rootsOf(word)
    const alone = roots.length > 0 && roots.every((root) => FELT_ALONE.has(root))
    const clause = clauseOf(word)
    if (clause === undefined || roots.length === 0) return undefined
    const felt = clause.candidates.at(-1)
    const own = alone || roots.every((root) => FELT.has(root))
    const feeling = (own ? feelingOf(clause, word, person) : undefined) ?? gettingOf(clause, word, person)
    if (feeling === undefined || (!alone && felt?.kind !== 'things' && !isMoney(word.previous)))
      return undefined
    const suggestion = agreeWith(word.text, felt?.fits[0] === 'those' ? 'those' : 'it')
    return suggestion === undefined || suggestion === word.text
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: feeling.text } })
  },
})

/** `முதியவருக்கு மயக்கம் வந்தார்`, `மாமாவுக்கு வேலை கிடைத்தார்`: somebody who feels or gets something, which nobody does. */
function gettingOf(
  { candidates, complements, unknown }: Clause,
  verb: Word,
  person: Person,
): Word | undefined {
  const roots = rootsOf(verb)
  const comes = FEELINGS.has(verb.previous?.text ?? '') && roots.every((root) => COMING.has(root))
  if (!comes && !roots.every((root) => GOT.has(root))) return undefined
  if (unknown.length > 0 || candidates.some(({ kind }) => kind !== 'things')) return undefined
  const [dative, ...others] = complements.filter((one) => one.case !== 'locative' && one.case !== 'ablative')
  const head = dative?.head
  if (
    head === undefined ||
    dative?.case !== 'dative' ||
    others.length > 0 ||
    !head.isOnly('rational', 'dative')
  )
    return undefined
  const isMany = person === 'they'
  if (person === 'he' && head.is('female')) return undefined
  if (person === 'i' || person === 'you') return undefined
  if (head.isA('pronoun') || (!comes && candidates.some((one) => mayBeSomebody(one.head)))) return undefined
  return head.isOnly(isMany ? 'plural' : 'singular') ? head : undefined
}

/** `மாணவர்களுக்கு ஒரு வழிகாட்டி கிடைத்தார்`: a person, whatever the word means besides. */
function mayBeSomebody(word: Word): boolean {
  return (
    AGENT_KINDS.some((kind) => word.is(kind)) ||
    /(?:ி|துணை|குழந்தை|பிள்ளை|வாரிசு|குரு|ஆள்|தலைமை|எதிரி)$/u.test(word.text)
  )
}

/** What comes to one; nobody does it. */
const GOT: ReadonlySet<string> = new Set(['கிடை', 'கிட்டு', 'தேவைப்படு', 'ஏற்படு', 'உண்டாகு', 'தெரி', 'புரி'])

/** `இரண்டு லட்சம் ரூபாய் தேவைப்படுகிறோம்`. */
function isMoney(word: Word | undefined): boolean {
  return word?.is('unit') === true && word.previous?.isA('numeral') === true
}

/** The pronoun in the dative that the verb has the person of, where nothing in the nominative has it. */
function feelingOf(
  { candidates, complements, unknown }: Clause,
  verb: Word,
  person: Person,
): Word | undefined {
  // `எனக்கு நேர் எதிர், விழுந்துகொண்டே இருப்பேன்`: a clause of its own before the comma.
  if (verb.sentence.words.slice(1, verb.index).some(({ tokenAfter }) => tokenAfter === ',')) return undefined
  if (unknown.length > 0 || candidates.some(({ kind, fits }) => kind !== 'things' || fits.includes(person)))
    return undefined
  const opening = verb.sentence.words.slice(0, 1).filter((one) => one.is('dative'))
  const own = new Set([
    ...complements
      .filter(({ case: grammaticalCase }) => grammaticalCase === 'dative')
      .map(({ head }) => head),
    ...opening,
  ])
  const [dative, ...others] = [...own].filter(
    (head) => head.isA('pronoun') && head.isOnly('dative') && /க்கு(?:[கசதப]்)?$/u.test(head.text),
  )
  if (dative === undefined || others.length > 0 || dative.index >= verb.index) return undefined
  if (complements.some(({ case: grammaticalCase }) => grammaticalCase === 'accusative')) return undefined
  return PERSON_FEATURES[person].filter((one) => OF_PRONOUNS.has(one)).every((one) => dative.is(one))
    ? dative
    : undefined
}

const OF_PRONOUNS: ReadonlySet<string> = new Set([
  'first',
  'second',
  'third',
  'singular',
  'plural',
  'masculine',
  'feminine',
  'honorific',
  'epicene',
])
