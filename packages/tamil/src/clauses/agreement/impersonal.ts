import type { Word } from '../../text/word.ts'
import { SAYING_VERBS } from '../government/saying-verbs.ts'
import { isPassive } from '../reading/bare-object.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { REPORTED, roleOf } from '../reading/word-role.ts'

/** Impersonal verbs: who acts stands before them with its own infinitive (நாங்கள் காத்திருக்க வேண்டியிருந்தது). */
const IMPERSONAL = ['வேண்டு', 'வேண்டியிரு', 'முடி', 'இயல்', 'நேரிடு', 'தெரி', 'தோன்று', 'போல்', 'என்'] as const

/** Impersonal after an infinitive only: `செய்யக் கூடியது`, but `மக்கள் கூடினர்`. */
const IMPERSONAL_AFTER_INFINITIVE = ['நேர்', 'கூடு'] as const

const BECOMES = ['ஆ', 'ஆகு'] as const

/** Whether a verb in the neuter may have people before it: `செல்ல வேண்டியிருந்தது`, `காண முடிந்தது`. */
export function isImpersonal(verb: Word): boolean {
  if (isSeen(verb)) return false
  // What is said of a whole clause is one: `புகைபோலத் தெரிகின்றன`.
  if (verb.isOnly('plural', 'neuter') && verb.previous?.is('infinitive') !== true) return false
  // தெரிவித்தது is no form of தெரி.
  const verbs = rootsOf(verb)
  // `வீடுகள் கட்டி முடிக்கப்பட்டன`
  if (
    !isPassive(verb) &&
    IMPERSONAL.some((lemma) => (verbs.length > 0 ? verbs.includes(lemma) : verb.hasLemma(lemma)))
  )
    return true
  const afterInfinitive = verb.previous?.is('infinitive') === true
  if (IMPERSONAL_AFTER_INFINITIVE.some((lemma) => verb.hasLemma(lemma)) && afterInfinitive) return true
  if (verb.hasLemma('போ') && COULD_NOT.test(verb.previous?.text ?? '')) return true
  // `சாம்பலானது`, `ஆவியாகிறது` are verbs like others.
  if (BECOMES.some((lemma) => verb.hasLemma(lemma)) && /^ஆ(?:கி|கு|கா|ன|யி)/u.test(verb.text)) return true
  const { previous } = verb
  if (saysClause(verb) || seemsSo(verb)) return true
  const role = previous && roleOf(previous)
  if (!afterInfinitive || role === 'adverb' || role === 'postposition' || isPassive(verb)) return false
  return verbs.length === 0 || !verbs.every((root) => PERSONAL.has(root))
}

/** `விண்மீன்கள் வானில் தோன்றின`: things that come in sight; how they seem (அழகாகத் தோன்றுகிறது) may be said of a whole clause. */
function isSeen(verb: Word): boolean {
  const { previous } = verb
  if (!rootsOf(verb).some((root) => root === 'தெரி' || root === 'தோன்று')) return false
  return (
    previous !== undefined &&
    (previous.isOnly('locative') ||
      (previous.isOnly('nominative', 'plural') && previous.isOnly('irrational')))
  )
}

/** `ஒருவர், திசையைப் பார்ப்பதைப் போல இருந்தது`: it is said of the whole clause that it is like something done. */
function seemsSo(verb: Word): boolean {
  if (verb.isOnly('plural') || !rootsOf(verb).some((root) => SEEMING.has(root))) return false
  let like = verb.previous
  for (let passed = 0; like?.is('dative') === true && passed < MAX_BETWEEN; passed++) like = like.previous
  const done = LIKE.test(like?.text ?? '') ? like?.previous : undefined
  return done !== undefined && roleOf(done) === 'nominalised'
}

const SEEMING: ReadonlySet<string> = new Set('இரு தோன்று தெரி படு கேள் ஒலி தென்படு'.split(' '))
const LIKE = /^(?:போல|போல்|போலவே|போன்று|போன்றே|மாதிரி)(?:[கசதப]்)?$/u

/** To whom it seems so may stand between. */
const MAX_BETWEEN = 2

/** Whether the passive verb says, or decides, what a whole clause before it says. */
export function saysClause(verb: Word): boolean {
  return (
    isPassive(verb) && (isReported(verb) || (verb.previous?.is('infinitive') === true && isDecided(verb)))
  )
}

/** `திறக்கத் தீர்மானிக்கப்பட்டது`, `எழுத அனுமதிக்கப்பட்டது`: that it be done. */
function isDecided(verb: Word): boolean {
  return rootsOf(verb).some((root) => DECIDING.has(root))
}

const DECIDING: ReadonlySet<string> = new Set(
  'தீர்மானி முடிவுசெய் செய் திட்டமிடு அனுமதி உத்தரவிடு வலியுறுத்து கோரு அறிவுறுத்து ஏற்பாடுசெய் முயல் பரிந்துரை ஒப்புக்கொள் கட்டளையிடு எதிர்பார் கேட்டுக்கொள் அறிவி கூறு சொல்'.split(
    ' ',
  ),
)

/** `மீன்கள் இருப்பதாகச் சொல்லப்படுகிறது`, `முகாம்கள் நடக்கும் என அறிவிக்கப்பட்டது`: what is said is a whole clause. */
function isReported(verb: Word): boolean {
  const { previous } = verb
  if (previous !== undefined && BECOME.test(previous.text) && rootsOf(verb).some((root) => TOLD.has(root)))
    return true
  let passed = 0
  for (let word = previous; word !== undefined && passed < 4; word = word.previous, passed++) {
    const role = roleOf(word)
    if (role === 'quotative' && isBeforeSum(word)) return false
    if (role === 'quotative' || REPORTED.test(word.text)) return true
    if (role === 'finite') return false
  }
  return false
}

/** `காலாவதியானதாகக் கண்டறியப்பட்டது`, not `அழகானதாக`: what became of it, where it is told or found out. */
const BECOME = /.ானதாக(?:வும்|வே)?(?:[கசதப]்)?$/u
const TOLD: ReadonlySet<string> = new Set([
  ...SAYING_VERBS,
  ...'கண்டறி கண்டுபிடி குறிப்பிடு அறி உறுதிசெய் தெரி கணி மதிப்பிடு'.split(' '),
])

/** `படிவம், கடிதம் என மூன்று ஆவணங்கள் இணைக்கப்பட்டன`: nobody says it; the list ends. */
function isBeforeSum({ text, next }: Word): boolean {
  return text === 'என' && next?.isA('numeral') === true && next.next?.isOnly('nominative', 'plural') === true
}

/** `வர முடியாமல் போனது`. */
const COULD_NOT = /(?:முடிய|இயல|கூட|தெரிய|புரிய|கிடைக்க|வேண்ட)ாமல்(?:ே|ேயே)?$/u

/** After an infinitive these still agree with who does it: `பெற்றோர் என்னைப் படிக்க வைத்தனர்`. */
const PERSONAL: ReadonlySet<string> = new Set(
  'வை செய் தொடங்கு ஆரம்பி முயல் மறு விரும்பு முன்வா முடிவுசெய் திட்டமிடு தயங்கு செல் வா போ புறப்படு கிளம்பு ஓடு கல் பழகு திரள் விரை திரும்பு குவி'.split(
    ' ',
  ),
)
