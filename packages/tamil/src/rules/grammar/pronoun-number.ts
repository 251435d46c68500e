import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const PLURAL_OF: ReadonlyMap<string, string> = new Map(Object.entries({ அது: 'அவை', இது: 'இவை' }))
const SINGULAR_OF: ReadonlyMap<string, string> = new Map(Object.entries({ அவை: 'அது', இவை: 'இது' }))
const ONE = new Set(['ஒரு', 'ஓர்'])
const LONGEST = 5
const PEOPLE_OF: ReadonlyMap<string, string> = new Map([
  ['அவை', 'அவர்கள்'],
  ['இவை', 'இவர்கள்'],
])
const SO_MANY_PEOPLE = /^(?:இரு|மூ|நால்|ஐ|அனை|எல்லோ|எல்லா)(?:வ)?ர(?:ும்|ுமே|ையும்|ுக்கும்|ிடமும்)(?:[கசதப]்)?$/u
const ALL = /^(?:அனைத்தும்|அனைத்துமே|அனைத்தையும்|யாவும்|யாவுமே)$/u

export default defineRule({
  id: 'grammar/pronoun-number',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{noun}’ என்பதன் எண்ணுக்கு (ஒருமை, பன்மை) ஏற்பச் சுட்டுப்பெயர் ‘{suggestion}’ என வர வேண்டும்.',
    en: 'The pronoun must agree in number with ‘{noun}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு, ஒன்றன்பால் பலவின்பால்',
  examples: [
    { wrong: '[இது] அழகான பூக்கள்.', right: 'இவை அழகான பூக்கள்.' },
    { wrong: '[அது] என் புத்தகங்கள்.', right: 'அவை என் புத்தகங்கள்.' },
    { wrong: '[இவை] ஒரு நல்ல புத்தகம்.', right: 'இது ஒரு நல்ல புத்தகம்.' },
    {
      wrong: '[இது] எங்கள் பாட்டி கைப்பட எழுதிய கடிதங்கள்; பத்திரமாக வைக்கவும்.',
      right: 'இவை எங்கள் பாட்டி கைப்பட எழுதிய கடிதங்கள்; பத்திரமாக வைக்கவும்.',
    },
    { wrong: '[அது] தம்பி வரைந்த அழகிய ஓவியங்கள்.', right: 'அவை தம்பி வரைந்த அழகிய ஓவியங்கள்.' },
    { wrong: '[அவை] நாங்கள் பயின்ற பழைய பள்ளி.', right: 'அது நாங்கள் பயின்ற பழைய பள்ளி.' },
    { wrong: 'பல மரங்கள் சாய்ந்தன; [அதில்] மூன்று பழையவை.', right: 'பல மரங்கள் சாய்ந்தன; அவற்றில் மூன்று பழையவை.' },
    {
      wrong: 'பழைய நூல்களை எடுத்தேன்; [இது] அனைத்தும் தாத்தாவின் சேமிப்பு.',
      right: 'பழைய நூல்களை எடுத்தேன்; இவை அனைத்தும் தாத்தாவின் சேமிப்பு.',
    },
    {
      wrong: 'எனக்கு இரண்டு தம்பிகள்; [அவை] இருவரும் ஆசிரியர்கள்.',
      right: 'எனக்கு இரண்டு தம்பிகள்; அவர்கள் இருவரும் ஆசிரியர்கள்.',
    },
  ],
  allows: [
    'இவை அழகான பூக்கள்.',
    'இது ஒரு பூ.',
    'இது பூக்கள் பூக்கும் காலம்.',
    'அது மரங்கள் நிறைந்த காடு.',
    'இது மூன்று ஆண்டுகள்.',
    'இது மக்கள் வாழும் ஊர்.',
    'இவை ஒரு மரத்தின் இலைகள்.',
    'இது தம்பி ஓவியங்கள் வரைந்த சுவர்.',
    'அவை நாம் வாழும் பகுதி.',
    'இவை நல்ல செய்தி.',
    'இவை நம் முன்னோர் தந்த செல்வம்.',
    'பழங்கள் கூடையில் உள்ளன; அதில் மூன்று அழுகிவிட்டன.',
    'பெட்டியில் பழங்கள் உள்ளன; அதில் மூன்று அழுகிவிட்டன.',
    'மரங்கள் சாய்ந்தன; அதில் பலருக்கு வருத்தம்.',
  ],
  when: { words: [...PLURAL_OF.keys(), ...SINGULAR_OF.keys(), 'அதில்'] },
  check(word) {
    const { words } = word.sentence
    const noun = words.at(-1)
    const people = PEOPLE_OF.get(word.text)
    if (people !== undefined && word.next !== undefined && SO_MANY_PEOPLE.test(word.next.text))
      return word.replaceWith(people, { captures: { noun: word.next.text } })
    // `இது அனைத்தும்`: the word that sums up asks for the plural.
    const all = PLURAL_OF.get(word.text)
    if (all !== undefined && word.next !== undefined && ALL.test(word.next.text))
      return word.replaceWith(all, { captures: { noun: word.next.text } })
    const part = word.text === 'அதில்' ? countedBefore(word) : undefined
    if (part !== undefined) return word.replaceWith('அவற்றில்', { captures: { noun: part.text } })
    const far = farNoun(word)
    const place = SINGULAR_OF.get(word.text)
    if (place !== undefined && isOnePlace(word))
      return word.replaceWith(place, { captures: { noun: noun?.text ?? '' } })
    if (all !== undefined && far !== undefined) return word.replaceWith(all, { captures: { noun: far.text } })
    if (!word.isFirst || noun === undefined || words.length < 2 || words.length > LONGEST) return undefined
    if (/[,;:–—]/u.test(word.sentence.text) || !words.slice(1, -1).every(describes)) return undefined
    const extra = { captures: { noun: noun.text } }
    const plural = PLURAL_OF.get(word.text)
    if (plural !== undefined) return isThings(noun) ? word.replaceWith(plural, extra) : undefined
    const singular = SINGULAR_OF.get(word.text)
    const one =
      word.next !== undefined &&
      ONE.has(word.next.text) &&
      noun.isOnly('nominative', 'singular', 'irrational')
    return singular !== undefined && one ? word.replaceWith(singular, extra) : undefined
  },
})

/** `இது … அச்சிடப்பட்ட நூல்கள்`: the many things that end the statement, with a clause before them and nothing else that is said. */
function farNoun({ isFirst, quoted, sentence }: Word): Word | undefined {
  if (!isFirst || quoted) return undefined
  const words = sentence.words.slice(0, FARTHEST)
  const noun = words.find((one) => one.isLast || one.tokenAfter === ';')
  if (noun === undefined || noun.index < 2 || !isThings(noun) || noun.previous === undefined) return undefined
  const between = words.slice(1, noun.index)
  if (between.some((one) => one.tokenAfter !== ' ' || one.is('clitic-um') || !mayStandBefore(one)))
    return undefined
  const described = between.findLast((one) => !describes(one))
  return described !== undefined && roleOf(described) === 'relative' && roleOf(noun) === 'head'
    ? noun
    : undefined
}

/** `அவை நான் படித்த பள்ளி`: one place, with whose or which it is before it, ends the statement. */
function isOnePlace({ isFirst, quoted, sentence, next }: Word): boolean {
  const noun = sentence.words.at(-1)
  if (
    !isFirst ||
    quoted ||
    noun === undefined ||
    next === undefined ||
    noun.index > LONGEST ||
    noun.index < 3
  )
    return false
  if (!noun.isOnly('nominative', 'singular', 'place') || noun.is('clitic-um') || WIDE.test(noun.text))
    return false
  if (/[,;:–—]/u.test(sentence.text) || !next.isA('pronoun')) return false
  return sentence.words.slice(1, noun.index).every(mayStandBefore)
}

/** Of many one may say that they are one of them. */
const WIDE = /^(?:இடம்|பகுதி|நிலம்|உலகம்|பூமி|காடு|மண்|நாடு|ஊர்|எல்லை)$/u

/** `பல கடிதங்கள் வந்தன; அதில் சில பழையவை`: the many things, and no other, of which some are counted out. */
function countedBefore({ next, index, sentence, quoted }: Word): Word | undefined {
  if (next === undefined || quoted || !COUNTING.test(next.text) || index > FARTHEST) return undefined
  const before = sentence.words.slice(0, index)
  const things = before.filter((one) => one.is('irrational') && roleOf(one) === 'head')
  const [many] = things
  if (many === undefined || things.length > 1 || before.some((one) => one.analyses.length === 0))
    return undefined
  return isThings(many) ? many : undefined
}

const COUNTING = /^(?:இரண்டு|மூன்று|நான்கு|ஐந்து|ஆறு|ஏழு|எட்டு|பத்து|சில|பல|பெரும்பாலானவை)$/u

const FARTHEST = 14

/** Nothing that ends a statement, and no word that is not known. */
function mayStandBefore(word: Word): boolean {
  const role = roleOf(word)
  return role !== 'finite' && role !== 'quotative' && role !== 'unknown' && role !== 'nominalised'
}

/** What may stand between a pronoun and the noun that it is said to be: adjectives, numbers, possessors. */
function describes(word: Word): boolean {
  return word.is('adjectival') || word.isA('adjective') || word.is('genitive') || ONE.has(word.text)
}

function isThings(noun: Word): boolean {
  return (
    noun.isOnly('nominative', 'plural', 'irrational') &&
    noun.endsWith('கள்') &&
    !noun.is('time') &&
    !noun.is('unit')
  )
}
