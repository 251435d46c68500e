import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

/** Words that close a list of examples. */
const SUCH_AS = ['போன்ற', 'முதலிய', 'ஆகிய', 'முதலான']

/** Kinds of which two names in a row are two things, no compound. */
const KINDS: readonly Feature[] = ['animal', 'plant', 'place', 'nature', 'body', 'language', 'food']

export default defineRule({
  id: 'style/list-comma',
  type: 'style',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: 'அடுக்கி வரும் பெயர்களுக்கு இடையில் காற்புள்ளி இட வேண்டும்: ‘{suggestion}’.',
    en: 'Names in a list are parted by commas: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: நிறுத்தக்குறிகள், காற்புள்ளி',
  examples: [
    { wrong: '[சிங்கம்] புலி போன்ற விலங்குகள் காட்டில் வாழும்.', right: 'சிங்கம், புலி போன்ற விலங்குகள் காட்டில் வாழும்.' },
    { wrong: '[ஏரி] கிணறு முதலியவை வறண்டன.', right: 'ஏரி, கிணறு முதலியவை வறண்டன.' },
  ],
  allows: [
    'சிங்கம், புலி போன்ற விலங்குகள் காட்டில் வாழும்.',
    'மலைக் கோயில் போன்ற இடங்கள்.',
    'செடி கொடி போன்றவை வளர்ந்தன.',
    'அவன் புலி போன்ற வீரன்.',
  ],
  when: { beginnings: SUCH_AS },
  check(word) {
    const findings = []
    for (let last = word.previous; last !== undefined; last = last.previous) {
      const before = last.previous
      if (before === undefined || !isListed(before, last)) break
      findings.push(before.replaceWith(`${before.text},`))
    }
    return findings
  },
})

/** Two different names of one kind, in the nominative, that no usage joins. */
function isListed(one: Word, other: Word): boolean {
  if (one.previous?.is('genitive') || JOINED.has(`${one.text} ${other.text}`)) return false
  return KINDS.some(
    (kind) => one.isOnly(kind, 'nominative', 'singular') && other.isOnly(kind, 'nominative', 'singular'),
  )
}

/** Pairs that are said in one breath. */
const JOINED = new Set([
  'செடி கொடி',
  'ஆடு மாடு',
  'மாடு கன்று',
  'கை கால்',
  'காய் கனி',
  'பூ காய்',
  'மலை காடு',
  'தெரு வீதி',
])
