import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Finding } from '../../text/finding.ts'
import type { Word } from '../../text/word.ts'
import { beforeVowel, fromPhonemes, toPhonemes } from '../../words/phonemes.ts'
import { defineRule } from '../rule.ts'

/** வா and தா take ர், போ drops the vowel, short roots in a consonant double it. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['வா', 'வாருங்கள்'],
  ['தா', 'தாருங்கள்'],
  ['போ', 'போங்கள்'],
  ['சொல்', 'சொல்லுங்கள்'],
  ['செல்', 'செல்லுங்கள்'],
  ['நில்', 'நில்லுங்கள்'],
  ['கொள்', 'கொள்ளுங்கள்'],
])
/** People who are called, many of them: குழந்தைகளே, பெரியோரே. */
const CALLED_MANY = /(?:களே|ோரே|ியரே|னரே)$/u

export default defineRule({
  id: 'grammar/agreement-command',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'ஏவல் வினை ‘{subject}’ என்பதன் எண்ணுக்கு ஏற்ப ‘{suggestion}’ என வர வேண்டும்: ஒருவரை நீ என்றால் ஒருமை; பலரையோ மதிப்புக்குரியவரையோ அழைத்தால் பன்மை.',
    en: 'The command must agree in number with ‘{subject}’: ‘{suggestion}’ (நீ is one; many, or one who is honoured, take the plural).',
  },
  source:
    'நன்னூல், வினையியல்: ஏவல் வினைமுற்று (ஒருமை, பன்மை); Th. Lehmann, A Grammar of Modern Tamil (1989): imperative',
  examples: [
    { wrong: 'குழந்தைகளே, நாளை பள்ளிக்கு [வா].', right: 'குழந்தைகளே, நாளை பள்ளிக்கு வாருங்கள்.' },
    { wrong: 'நீங்கள் அந்தப் புத்தகத்தை [எடு].', right: 'நீங்கள் அந்தப் புத்தகத்தை எடுங்கள்.' },
    { wrong: 'தாங்கள் இந்த மனுவைப் படித்துப் பதில் [எழுது].', right: 'தாங்கள் இந்த மனுவைப் படித்துப் பதில் எழுதுங்கள்.' },
    { wrong: 'நீயும் உன் தம்பியும் விழாவுக்கு [வா].', right: 'நீயும் உன் தம்பியும் விழாவுக்கு வாருங்கள்.' },
    { wrong: 'நண்பர்களே, நன்றாக [எழுது]!', right: 'நண்பர்களே, நன்றாக எழுதுங்கள்!' },
    { wrong: 'கமலா, நீயும் உன் தம்பியும் மாலையில் [வா].', right: 'கமலா, நீயும் உன் தம்பியும் மாலையில் வாருங்கள்.' },
    { wrong: 'ஐயா, நீங்கள் ஒரு பாட்டைப் [பாடு].', right: 'ஐயா, நீங்கள் ஒரு பாட்டைப் பாடுங்கள்.' },
    { wrong: 'தம்பி, நீ கவலைப்படாமல் விளையாட்டை [ஆடுங்கள்].', right: 'தம்பி, நீ கவலைப்படாமல் விளையாட்டை ஆடு.' },
    { wrong: 'நீ இந்த அறையிலேயே [தங்கிக்கொள்ளுங்கள்].', right: 'நீ இந்த அறையிலேயே தங்கிக்கொள்.' },
    { wrong: 'நீ நாளை காலையில் சீக்கிரம் [வாருங்கள்].', right: 'நீ நாளை காலையில் சீக்கிரம் வா.' },
    { wrong: 'நீயும் உன் தம்பியும் நாளை [வந்துவிடு].', right: 'நீயும் உன் தம்பியும் நாளை வந்துவிடுங்கள்.' },
    {
      wrong: 'நீங்கள் இந்த மருந்தை உண்ட பிறகு வெயிலில் [நடக்காதே].',
      right: 'நீங்கள் இந்த மருந்தை உண்ட பிறகு வெயிலில் நடக்காதீர்கள்.',
    },
    {
      wrong: 'நீங்கள் கேட்ட புத்தகம் வந்துவிட்டது; நாளை வந்து வாங்கிச் [செல்].',
      right: 'நீங்கள் கேட்ட புத்தகம் வந்துவிட்டது; நாளை வந்து வாங்கிச் செல்லுங்கள்.',
    },
    { wrong: 'நண்பர்களே, நாளை காலையில் தயாராக [இரு].', right: 'நண்பர்களே, நாளை காலையில் தயாராக இருங்கள்.' },
    { wrong: 'தங்கையும் நீயும் நாளை சந்தைக்குப் [போ].', right: 'தங்கையும் நீயும் நாளை சந்தைக்குப் போங்கள்.' },
    {
      wrong: 'மாணவர்களே, மணி அடிப்பதற்குள் விடைத்தாளைக் [கொடு].',
      right: 'மாணவர்களே, மணி அடிப்பதற்குள் விடைத்தாளைக் கொடுங்கள்.',
    },
    { wrong: '“சிறுவர்களே, மெதுவாகப் [பேசு]” என்றார் நூலகர்.', right: '“சிறுவர்களே, மெதுவாகப் பேசுங்கள்” என்றார் நூலகர்.' },
  ],
  allows: [
    'மாணவர்களே, ‘வா’ என்பது வேர்ச்சொல்.',
    'தங்கையும் அவள் தோழியும் வந்தார்கள்; நீயும் வா.',
    'நீங்கள் கேட்ட பணம் கிடைத்துவிட்டது; முருகா, என்னைக் காப்பாற்று.',
    'தம்பி, உங்கள் ஊரில் மழை பெய்ததா; எனக்குக் கடிதம் எழுது.',
    'நீங்கள் இல்லாமல் வண்டி ஓடாதே!',
    'நீங்கள் வந்தது நல்லது; தம்பி, கதவைத் திற.',
    'உங்கள் வீட்டுக்கு வந்தேன்; உன் தம்பி இருந்தான்; அவனை அனுப்பு.',
    'குழந்தைகளே, நாளை வாருங்கள்.',
    'நீயும் வா.',
    'நீ உன் தம்பியுடன் வா.',
    'நீங்கள் சொன்னதை அவனிடம் சொல்.',
    'நண்பர்களே, இது நல்ல படி.',
    'பறவைகளே, பாடு பாடு என்றது காற்று.',
    'நீயும் வா, உன் தம்பியும் வரட்டும்.',
    'நீ சொன்னதை அவர்களிடம் சொல்லுங்கள்.',
    'நீ வந்தால் எனக்குத் தெரிவியுங்கள்.',
    'நீ போ; நீங்கள் இருங்கள்.',
  ],
  when: { features: ['imperative'] },
  check(word, { analyse }) {
    if (!endsCommand(word)) return undefined
    if (word.isOnly('imperative', 'plural')) return toOne(word)
    const subject = isToOne(word) ? (calledMany(word) ?? honouredBefore(word)) : undefined
    // ஓட்டாதே, ஓட்டாதீர்கள்
    if (subject !== undefined && word.text.endsWith('ாதே'))
      return word.replaceWith(word.text.replace(/ே$/u, 'ீர்கள்'), { captures: { subject: subject.text } })
    const root = word.analyses[0]?.lemma
    if (subject === undefined || root === undefined) return undefined
    const auxiliary = AUXILIARY.exec(word.text)?.[0]
    if (root !== word.text && auxiliary !== undefined)
      return word.replaceWith(
        `${word.text}${auxiliary === 'கொள்' ? 'ளு' : auxiliary === 'வை' ? 'யு' : ''}ங்கள்`,
        {
          captures: { subject: subject.text },
        },
      )
    if (root !== word.text) return undefined
    const irregular = IRREGULAR.get(root)
    const suggestion = irregular ?? fromPhonemes(`${beforeVowel(toPhonemes(root))}உஙகஅள`)
    const isCommand = () => analyse(suggestion).some(({ features }) => features.includes('imperative'))
    return irregular !== undefined || isCommand()
      ? word.replaceWith(suggestion, { captures: { subject: subject.text } })
      : undefined
  },
})

/** At the end of a sentence, or of words quoted from their beginning on: `“சிறுவர்களே, வா” என்றார்`. */
function endsCommand({ next, quoted, sentence }: Word): boolean {
  if (!quoted) return next === undefined
  return (
    sentence.words[0]?.quoted === true &&
    (next === undefined || (!next.quoted && roleOf(next) === 'quotative'))
  )
}

/** வந்துவிடு, எடுத்துக்கொள், பார்த்துவை. */
const AUXILIARY = /(?<=.{3})(?:விடு|கொள்|வை)$/u

/** `நீ … வாருங்கள்`: one who is called நீ is told to do it. */
function toOne(word: Word): Finding | undefined {
  const auxiliary = /^(.+(?:கொள்|விடு|வை))(?:ளு)?ங்கள்$/u.exec(word.text.replace(/கொள்ளுங்கள்$/u, 'கொள்ங்கள்'))
  if (hearer(word)?.text === 'நீ' && auxiliary?.[1] !== undefined && word.text.length > 12)
    return word.replaceWith(auxiliary[1], { captures: { subject: 'நீ' } })
  const irregular = [...IRREGULAR].find(([, plural]) => plural === word.text)
  const root = irregular?.[0] ?? word.analyses[0]?.lemma
  const called = hearer(word)
  if (called?.text !== 'நீ' || root === undefined) return undefined
  if (irregular === undefined && word.analyses.some(({ lemma }) => lemma !== root)) return undefined
  return word.replaceWith(root, { captures: { subject: called.text } })
}

/** The first word of a sentence with no other verb, or the hearer behind one who is called by name: `தம்பி, நீ …`. */
function hearer(verb: Word): Word | undefined {
  const { words } = verb.sentence
  const [name, second] = words
  const start = name?.tokenAfter === ',' && second !== undefined && HEARER.test(second.text) ? 1 : 0
  const first = words[start]
  if (first === undefined || first === verb || verb.index > MAX_WORDS) return undefined
  if (words.slice(start + 1, verb.index).some(isClause)) return undefined
  return first
}

/** A command to one in every reading, or `ஓட்டாதே`, which is also that a thing does not: `நீங்கள் இல்லாமல் வண்டி ஓடாதே`. */
function isToOne(verb: Word): boolean {
  return (
    verb.isOnly('imperative', 'singular') ||
    (verb.text === 'இரு' && verb.isLast) ||
    (verb.text.endsWith('ாதே') &&
      verb.is('imperative', 'negative') &&
      verb.isOnly('negative') &&
      !(verb.isOnly('intransitive') && verb.previous?.isOnly('nominative', 'irrational') === true))
  )
}

/** `நீங்கள் கேட்ட நூல் வந்துவிட்டது; நாளை வா`: who is spoken to as நீங்கள் in the statement before, and nobody as நீ. */
function honouredBefore({ sentence, index }: Word): Word | undefined {
  if (index > MAX_WORDS) return undefined
  const before = sentence.words.slice(0, index)
  const end = before.findLastIndex(({ tokenAfter }) => tokenAfter === ';')
  const behind = before.slice(end + 1)
  if (end < 0 || before.some((word) => ONE_HEARER.test(word.text) || word.quoted)) return undefined
  // `தம்பி, உங்கள் ஊரில் மழையா; கடிதம் எழுது`: one of a family is called.
  if (before.some((word) => word.tokenAfter === ',' && word.is('rational'))) return undefined
  // Somebody else is called, or told what to say: `…; தம்பி, நீ வா`.
  if (behind.some((word) => word.tokenAfter !== ' ' || word.is('second') || isClause(word))) return undefined
  return before.slice(0, end + 1).find(({ text }) => MANY_HEARERS.test(text))
}

const ONE_HEARER = /^(?:நீ|நீயும்|நீயே|உன்|உன்னை|உனக்கு|உன்னிடம்|உனது|உன்னுடைய)(?:[கசதப]்)?$/u
const MANY_HEARERS = /^(?:நீங்கள்|தாங்கள்|உங்கள்|உங்களுக்கு|உங்களிடம்|உங்களை)(?:[கசதப]்)?$/u

const HEARER = /^(?:நீ|நீயும்|நீங்கள்|தாங்கள்)$/u

/** Who is told to do it, where they are many. */
function calledMany(verb: Word): Word | undefined {
  const first = hearer(verb)
  if (first === undefined) return undefined
  const before = verb.sentence.words.slice(first.index + 1, verb.index)
  if (
    first.text === 'நீங்கள்' ||
    first.text === 'தாங்கள்' ||
    (CALLED_MANY.test(first.text) && first.tokenAfter !== ' ')
  )
    return first
  const isJoinedPerson = (word: Word) => word.is('clitic-um') && word.is('nominative', 'rational')
  if (first.text === 'நீயும்') return before.some(isJoinedPerson) ? first : undefined
  const [second] = before
  return second?.text === 'நீயும்' && isJoinedPerson(first) ? second : undefined
}

function isClause(word: Word): boolean {
  const role = roleOf(word)
  return (
    role === 'finite' ||
    role === 'relative' ||
    role === 'nominalised' ||
    role === 'quotative' ||
    role === 'unknown'
  )
}
