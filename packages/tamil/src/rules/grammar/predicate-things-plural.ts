import { clauseBefore } from '../../clauses/disagreement.ts'
import { agreementOf } from '../../clauses/phrase.ts'
import { roleOf } from '../../clauses/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Adjectives of which a thing is said to be so: அழகானது, பயனுள்ளது, சிறியது. */
const ADJECTIVE = /(?:ான|ுள்ள|ற்ற|[றனளதரி]ிய|ழைய)$/u

/** `பழங்கள் உடலுக்கு நல்லது`: eating them is. */
const OF_USING = /^(?:நல்ல|கெட்ட|வேண்டிய|தேவையான|அவசியமான|முடியாத|ஆன|.*ங்குள்ள|உள்ள)$/u

export default defineRule({
  id: 'grammar/predicate-things-plural',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'பெயர்ப் பயனிலை ‘{found}’ ஒருமை; எழுவாய் ‘{subject}’ பன்மை ஆதலால் ‘{suggestion}’ என வர வேண்டும்.',
    en: 'The predicate ‘{found}’ is singular, its subject ‘{subject}’ plural: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பெயர்ப் பயனிலை; எழுவாய்–பயனிலை இயைபு (எண்)',
  examples: [
    { wrong: 'இந்தப் பூக்கள் மிகவும் [அழகானது].', right: 'இந்தப் பூக்கள் மிகவும் அழகானவை.' },
    { wrong: 'அவருடைய கருத்துகள் [முக்கியமானது].', right: 'அவருடைய கருத்துகள் முக்கியமானவை.' },
    { wrong: 'இந்த மருந்துகள் [ஆபத்தானது].', right: 'இந்த மருந்துகள் ஆபத்தானவை.' },
    { wrong: 'அவை மிகவும் [பயனுள்ளது].', right: 'அவை மிகவும் பயனுள்ளவை.' },
  ],
  allows: [
    'பூக்கள் வளர்ப்பது இனியது.',
    'இந்த இரண்டு படங்களும் ஒரே நாளில் வெளியாயின.',
    'இந்தப் பூக்கள் விலை மலிவானது என்று சொல்ல முடியாது.',
    'பூக்களின் மணம் இனியது.',
    'மரங்களும் செடிகளும் நிறைந்த ஊர் அழகானது.',
    'பழங்கள் உண்பது உடலுக்கு நல்லது.',
    'காய்கறிகள் உடலுக்கு நல்லது.',
  ],
  when: { endings: ['ானது', 'ியது', 'ழையது', 'ற்றது', 'ுள்ளது'] },
  check(word) {
    if (!(word.isLast || isQuoted(word)) || word.quoted || !isQuality(word)) return undefined
    const subject = subjectOf(word)
    return (
      subject && word.replaceWith(word.text.replace(/து$/u, 'வை'), { captures: { subject: subject.text } })
    )
  },
})

/** `விதிகள் கடுமையானது என்று கூறினார்`. */
const isQuoted = ({ next }: Word) => next !== undefined && /^(?:என்று|என)[க்ச்த்ப்]*$/u.test(next.text)

/** Not a verb, of which other rules say the number. */
function isQuality(word: Word): boolean {
  if (word.is('finite') || word.is('passive')) return false
  return word.analyses.some(
    ({ class: kind, features, lemma }) =>
      kind === 'noun' &&
      features.includes('participial-noun') &&
      ADJECTIVE.test(lemma) &&
      !OF_USING.test(lemma),
  )
}

/** The one noun in the first case of its clause, surely plural; undefined where another word may be the subject. */
function subjectOf(predicate: Word): Word | undefined {
  let subject: Word | undefined
  for (const word of clauseBefore(predicate)) {
    const role = roleOf(word)
    if (role === 'modifier' || role === 'adverb') continue
    if (role !== 'head' || word.is('verbal-noun') || word.is('participial-noun')) return undefined
    if (word.isOnly('locative') || word.isOnly('genitive') || word.isOnly('dative')) continue
    const plural = agreementOf(word).fits
    if (subject !== undefined || plural.length !== 1 || plural[0] !== 'those' || word.tokenAfter !== ' ')
      return undefined
    subject = word
  }
  return subject
}
