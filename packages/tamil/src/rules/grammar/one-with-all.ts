import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { countsPeople } from '../../clauses/reading/phrase.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule, type Knowledge } from '../rule.ts'

export default defineRule({
  id: 'grammar/one-with-all',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{all}’ பலரைக் குறிப்பதால் ‘{found}’ என்னும் ஒருமை பொருந்தாது; ‘{suggestion}’ என வர வேண்டும்.',
    en: '‘{all}’ are many, so ‘{found}’ is plural: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எண் இயைபு (ஒருமை, பன்மை)',
  examples: [
    {
      wrong: 'ஓட்டப்பந்தயத்தில் [வென்றவன்] அனைவரும் மேடைக்கு வந்தனர்.',
      right: 'ஓட்டப்பந்தயத்தில் வென்றவர்கள் அனைவரும் மேடைக்கு வந்தனர்.',
    },
    { wrong: 'எல்லா [மாணவனும்] காலையில் வர வேண்டும்.', right: 'எல்லா மாணவர்களும் காலையில் வர வேண்டும்.' },
    {
      wrong: 'அனைத்துத் [தொழிலாளிக்கும்] ஊக்கத்தொகை வழங்கப்படும்.',
      right: 'அனைத்துத் தொழிலாளிகளுக்கும் ஊக்கத்தொகை வழங்கப்படும்.',
    },
    { wrong: 'எல்லாப் [பெண்ணும்] கல்வி கற்க வேண்டும்.', right: 'எல்லாப் பெண்களும் கல்வி கற்க வேண்டும்.' },
    { wrong: 'இந்த வகுப்பு [மாணவன்] அனைவரும் தேர்ச்சி பெற்றனர்.', right: 'இந்த வகுப்பு மாணவர்கள் அனைவரும் தேர்ச்சி பெற்றனர்.' },
  ],
  allows: [
    'பரிசு வென்றவன் அனைவரும் பாராட்ட மேடையேறினான்.',
    'வந்தவர்கள் அனைவரும் அமர்ந்தனர்.',
    'அவன் அனைவரும் விரும்பும் மாணவன்.',
    'மாணவன் அனைவரும் சிரித்தனர் என்றான்.',
    'மருத்துவர் அனைவரும் வந்தனர்.',
    'எல்லா மனிதனும் ஒருநாள் இறப்பான்.',
    'எல்லா மாணவர்களும் வந்தனர்.',
    'அனைத்துத் தொழிலாளருக்கும் ஊதியம் உண்டு.',
    'எல்லா மரமும் பூத்தன.',
    'எல்லாப் பெண்ணும் அவனை விரும்புவாள்.',
    'எல்லா அண்ணனும் இப்படியா?',
  ],
  when: { endings: ['வன்', 'வள்', 'ன்'], words: ['எல்லா', 'அனைத்து', ...withVallinam('எல்லா', 'அனைத்து')] },
  check(word, { analyse }) {
    if (ALL.test(word.text)) return allOfThem(word, analyse)
    const { next, text } = word
    if (
      next === undefined ||
      word.quoted ||
      word.tokenAfter !== ' ' ||
      !countsPeople(next) ||
      !next.text.endsWith('ரும்')
    )
      return undefined
    if (EACH.test(next.text) || !isOne(word) || !isOfMany(next)) return undefined
    const suggestion = text.replace(/[னள]்$/u, 'ர்கள்')
    const isPlural = analyse(suggestion).some(
      ({ features }) => features.includes('plural') || features.includes('epicene'),
    )
    return isPlural ? word.replaceWith(suggestion, { captures: { all: next.text } }) : undefined
  },
})

const ALL = /^(?:எல்லா|அனைத்து)(?:[கசதப]்)?$/u

/** `எல்லா மாணவனும்`, `அனைத்துத் தொழிலாளிக்கும்`: all of them, unless the verb takes them one by one. */
function allOfThem(word: Word, analyse: Knowledge['analyse']) {
  const noun = word.next?.isOnly('adjectival') ? word.next.next : word.next
  if (noun === undefined || word.quoted || noun.tokenBefore !== ' ' || !noun.text.endsWith('ும்'))
    return undefined
  if (
    !noun.isOnly('rational', 'singular') ||
    !noun.isOnly('clitic-um') ||
    noun.isA('name') ||
    noun.isA('pronoun')
  )
    return undefined
  const [reading] = noun.analyses
  if (reading === undefined || noun.is('deity') || noun.is('kin') || reading.lemma === 'மனிதன்')
    return undefined
  const verb = noun.sentence.words
    .slice(noun.index, noun.index + MAX_WORDS)
    .find((one) => verbPerson(one) !== undefined)
  const person = verb && verbPerson(verb)
  if (person === 'he' || person === 'she') return undefined
  const suggestion = pluralOf(noun.text, reading.lemma)
  const isPlural =
    suggestion !== undefined && analyse(suggestion).some(({ features }) => features.includes('plural'))
  return isPlural ? noun.replaceWith(suggestion, { captures: { all: word.text } }) : undefined
}

/** மாணவர்களும், தொழிலாளிகளுக்கும், பெண்களையும். */
function pluralOf(text: string, lemma: string): string | undefined {
  if (lemma.endsWith('ி')) {
    const ending = text.slice(lemma.length)
    const plural = ending.startsWith('க்கு') ? `களு${ending}` : ending.replace(/^ய/u, 'கள')
    return plural === ending ? undefined : lemma + plural
  }
  const base = lemma.replace(/்$/u, '')
  const rest = lemma.endsWith('ண்') ? text.replace(`${lemma}ண`, '') : text.replace(base, '')
  if (lemma.endsWith('ண்')) return `${lemma}கள${rest}`
  return lemma.endsWith('ன்') && text.startsWith(base) ? `${base.slice(0, -1)}ர்கள${rest}` : undefined
}

const EACH = /^(?:ஒவ்வொரு|யா[ரவ]|எவ)/u

/** வென்றவன், மாணவன்; no pronoun, and no name. */
function isOne(word: Word): boolean {
  if (word.isA('pronoun') || word.isA('name') || word.is('plural')) return false
  if (word.isOnly('participial-noun') && (word.is('masculine') || word.is('feminine'))) return true
  return word.isOnly('male') && word.isOnly('nominative')
}

/** Whether the verb is of many, and no verb of one or clause stands between: `… அனைவரும் பாராட்ட மேடையேறினான்`. */
function isOfMany({ sentence, index }: Word): boolean {
  for (const word of sentence.words.slice(index + 1, index + MAX_WORDS)) {
    const role = roleOf(word)
    if (role === 'finite') return verbPerson(word) === 'they' && (word.isLast || word.tokenAfter !== ' ')
    if (role === 'adverbial' || role === 'quotative' || role === 'relative' || role === 'unknown')
      return false
    if (word.is('nominative', 'rational')) return false
  }
  return false
}
