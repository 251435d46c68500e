import { endsItsClause } from '../../clauses/agreement/disagreement.ts'
import { pluralsOfPeople } from '../../clauses/agreement/plurals-of-people.ts'
import { disagreement } from '../../clauses/agreement/predication.ts'
import { isOfThingBefore } from '../../clauses/government/agent-of-passive.ts'
import { isMaking } from '../../clauses/government/creation-verbs.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { nounSubject } from '../../clauses/reading/subject.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agreement-people-passive',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{subject}’ உயர்திணைப் பன்மை; செயப்பாட்டு வினையும் பலர்பாலில் ‘{suggestion}’ என முடிய வேண்டும்.',
    en: '‘{subject}’ are people; the passive verb must be plural too: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு; செயப்பாட்டு வினை',
  examples: [
    { wrong: 'வெற்றி பெற்ற வீரர்கள் [பாராட்டப்பட்டது].', right: 'வெற்றி பெற்ற வீரர்கள் பாராட்டப்பட்டார்கள்.' },
    { wrong: 'மாணவர்கள் வெளியே [அனுப்பப்பட்டது].', right: 'மாணவர்கள் வெளியே அனுப்பப்பட்டார்கள்.' },
    {
      wrong: 'காய்ச்சல் வந்த நோயாளிகள் தனி அறையில் [கண்காணிக்கப்படுகின்றன].',
      right: 'காய்ச்சல் வந்த நோயாளிகள் தனி அறையில் கண்காணிக்கப்படுகின்றனர்.',
    },
    {
      wrong: 'ஊர் மக்கள் படகுகள் மூலம் [மீட்கப்பட்டது] என்று அவர் அறிவித்தார்.',
      right: 'ஊர் மக்கள் படகுகள் மூலம் மீட்கப்பட்டார்கள் என்று அவர் அறிவித்தார்.',
    },
  ],
  allows: [
    'தீர்மானம் உறுப்பினர்கள் முன்பு வாசிக்கப்பட்டது.',
    'நாடகம் கலைஞர்கள் இல்லாததால் ஒத்திவைக்கப்பட்டது.',
    'மாணவர்கள் நலன் காக்கப்பட்டது என்று அவர் அறிவித்தார்.',
    'மாணவர்கள் சங்கம் தொடங்கப்பட்டது என்று செய்தி வந்தது.',
    'அந்த அணை மக்கள் பயன்பாட்டுக்குத் திறந்துவைக்கப்பட்டது.',
    'வீரர்கள் பாராட்டப்பட்டனர்.',
    'மாணவர்கள் அனுப்பப்பட்டது ஏன்?',
    'மாணவர்கள் சங்கம் தொடங்கப்பட்டது.',
    'இந்தச் சங்கம் தொழிலாளர்கள் நலனுக்காக நிறுவப்பட்டது.',
    'பள்ளியில் குழந்தைகள் தினம் கொண்டாடப்பட்டது.',
    'ஆசிரியர்களுக்குப் பரிசு வழங்கப்பட்டது.',
    'மாணவர்கள் நலன் கருதி விடுமுறை அறிவிக்கப்பட்டது.',
  ],
  when: {
    endings: [
      ...['ப்பட்டது', 'ப்படுகிறது', 'ப்படுகின்றது', 'ப்பட்டுள்ளது', 'ப்பட்டிருந்தது', 'ப்பட்டிருக்கிறது'],
      ...['ப்பட்டன', 'ப்படுகின்றன', 'ப்பட்டுள்ளன', 'ப்பட்டிருந்தன', 'ப்பட்டிருக்கின்றன'],
    ],
  },
  check(word, { agreeWith }) {
    if (!(word.isLast ? endsItsClause(word) : isReported(word)) || !word.is('finite', 'passive'))
      return undefined
    const person = verbPerson(word)
    if (person !== 'it' && person !== 'those') return undefined
    if (isMaking(word) || isOfThingBefore(word)) return undefined
    const subject = (person === 'it' ? manyBefore(word) : undefined) ?? peopleOf(word)
    const suggestion = subject && agreeWith(word.text, 'they')
    if (subject === undefined || suggestion === undefined || isOwner(subject)) return undefined
    const [chosen, ...alternatives] = pluralsOfPeople(suggestion, word, subject)
    return word.replaceWith(chosen, { alternatives, captures: { subject: subject.text } })
  },
})

/** `… மீட்கப்பட்டது என்று அறிவித்தனர்`. */
function isReported({ next, quoted }: Word): boolean {
  return next !== undefined && !quoted && /^(?:என்று|என|எனவும்|என்றும்)(?:[கசதப]்)?$/u.test(next.text)
}

/** `மக்கள் பயன்பாட்டுக்குத் திறந்துவைக்கப்பட்டது`: whose use it is. */
function isOwner({ next }: Word): boolean {
  return next?.isOnly('dative', 'irrational') === true
}

function peopleOf(verb: Word): Word | undefined {
  if (isTimeGiven(verb)) return undefined
  const subject = disagreement(verb)
  return subject?.fits[0] === 'they' ? subject.word : undefined
}

/** `மாணவர்கள் நலன் கருதி விடுமுறை அறிவிக்கப்பட்டது`. */
function isTimeGiven(verb: Word): boolean {
  const { previous } = verb
  if (previous?.isOnly('nominative', 'irrational') !== true || !previous.is('time')) return false
  return roleOf(previous) === 'head' && GIVING.some((lemma) => verb.hasLemma(lemma))
}

const GIVING = ['அறிவி', 'அளி', 'வழங்கு', 'கொடு', 'ஒதுக்கு', 'நிர்ணயி', 'குறி'] as const

/** `படகுகள் மூலம் மீட்கப்பட்டது`. */
function isMeans({ next, text }: Word): boolean {
  return /^(?:மூலம்|வழியாக)$/u.test(text) || (next !== undefined && /^(?:மூலம்|வழியாக)$/u.test(next.text))
}

/** People in the plural to the left, with nothing between that could be what the verb speaks of. */
function manyBefore(verb: Word): Word | undefined {
  const { words } = verb.sentence
  for (let i = verb.index - 1; i >= Math.max(0, verb.index - FARTHEST); i--) {
    const word = words[i]
    if (word === undefined || word.next === undefined) return undefined
    if (nounSubject(word)?.fits[0] === 'they') return word
    if (word.is('nominative') && roleOf(word) !== 'adverb' && !DONE.has(word.text) && !isMeans(word))
      return undefined
    if (word.is('finite') || (word.isA('verb') && !DONE.has(word.text)) || word.analyses.length === 0)
      return undefined
  }
  return undefined
}

const FARTHEST = 4

/** With செய் they make one verb. */
const DONE = new Set(['கைது', 'இடமாற்றம்', 'பணிநீக்கம்', 'விடுதலை', 'நியமனம்', 'சிறைப்பிடிப்பு'])
