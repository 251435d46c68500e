import { putInCase } from '../../clauses/government/government.ts'
import { verbsAfter } from '../../clauses/government/nominals-before.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import type { CaseFrame } from '../../words/case-frames.ts'
import { defineRule } from '../rule.ts'

/** The case that the frame of a verb gives to what stands right before it. */
const GIVEN: Readonly<Partial<Record<CaseFrame, WantedCase>>> = {
  person: 'accusative',
  thing: 'accusative',
  object: 'accusative',
  place: 'locative',
  source: 'ablative',
  goal: 'dative',
  towards: 'dative',
  with: 'sociative',
}
const OPEN: readonly WantedCase[] = ['accusative', 'locative', 'dative', 'instrumental']

export default defineRule({
  id: 'grammar/genitive-before-verb',
  type: 'grammar',
  severity: 'medium',
  byLearners: true,
  certainty: 'likely',
  message: {
    ta: 'ஆறாம் வேற்றுமையை (இன்) அடுத்துப் பெயர் வர வேண்டும்; ‘{verb}’ என்னும் வினைக்கு முன் வேறு உருபு தேவை.',
    en: 'A genitive stands before a noun; before the verb ‘{verb}’ another case is needed.',
  },
  source:
    'நன்னூல், பெயரியல்: ஆறாம் வேற்றுமை (கிழமைப் பொருள்); Th. Lehmann, A Grammar of Modern Tamil (1989): genitive',
  examples: [
    { wrong: 'சிங்கம் [மானின்] துரத்திக் கொன்றது.', right: 'சிங்கம் மானைத் துரத்திக் கொன்றது.' },
    { wrong: 'இந்த அரண்மனை [நாயக்கர்களின்] கட்டப்பட்டது.', right: 'இந்த அரண்மனை நாயக்கர்களால் கட்டப்பட்டது.' },
    { wrong: 'நாங்கள் [ஏரியின்] நீந்தினோம்.', right: 'நாங்கள் ஏரியில் நீந்தினோம்.' },
    { wrong: 'எங்கள் [அணியின்] உருவாக்கிய கருவி நன்றாக இயங்கியது.', right: 'எங்கள் அணி உருவாக்கிய கருவி நன்றாக இயங்கியது.' },
    { wrong: 'அவள் [பூக்களின்] பறித்தாள்.', right: 'அவள் பூக்களைப் பறித்தாள்.' },
  ],
  allows: [
    'அவள் பூவின் நிறம் பார்த்தாள்.',
    'இது அவரின் எழுத்து.',
    'வீட்டின் முன் நின்றான்.',
    'அவரின் வந்தது யாருக்கும் தெரியாது.',
    'மழையின் பொழிவு குறைந்தது.',
    'அணியின் ஓட்ட விகிதம் சரிந்தது.',
    'பாரதியின் தேர்ந்தெடுத்த கவிதைகள் வெளிவந்தன.',
    'சிறுவனின் நீட்டிய கையைப் பிடித்தாள்.',
    'அரசின் அறிவிக்கப்பட்ட திட்டம் இது.',
    'மலையின் உயர்ந்து நிற்கும் சிகரம் தெரிந்தது.',
    'ஊழியர்களின் மீளப் பெறாத கடன் உள்ளது.',
  ],
  when: { features: ['genitive'] },
  check(word, knowledge) {
    const { next } = word
    if (next === undefined || word.tokenAfter !== ' ' || !isGenitive(word)) return undefined
    const captures = { verb: next.text }
    if (isMaker(word, next)) return putInCase(word, 'instrumental', knowledge, { captures })
    if (isAgent(word, next)) return putInCase(word, 'nominative', knowledge, { captures })
    if (!isVerb(next)) return undefined
    const wanted = caseBefore(next)
    if (wanted !== undefined) return putInCase(word, wanted, knowledge, { captures })
    const forms = OPEN.map((one) => putInCase(word, one, knowledge)?.suggestion)
    return word.advise({ captures, alternatives: forms.filter((form) => form !== undefined) })
  },
})

/** `ஆசிரியர் வகுத்த திட்டம்`: who made the thing that stands behind; `அவரின் விரித்த கை` is a part of him. */
function isAgent(owner: Word, made: Word): boolean {
  const thing = made.next
  if (
    thing === undefined ||
    made.tokenAfter !== ' ' ||
    !made.isOnly('relative-participle') ||
    !made.isOnly('past')
  )
    return false
  if (!owner.isOnly('rational') && !owner.isOnly('group')) return false
  if (!made.is('transitive') || made.is('passive') || !thing.isOnly('irrational') || thing.is('body'))
    return false
  const roots = rootsOf(made)
  return roots.length > 0 && roots.every((root) => MADE.has(root))
}

/** What one makes, says, gives or decides: what is chosen, kept or lost may be called so of its owner. */
const MADE: ReadonlySet<string> = new Set(
  'எழுது பாடு வரை கூறு சொல் செய் கொடு அனுப்பு நடத்து உருவாக்கு சமை தயாரி பரிந்துரை கண்டுபிடி வெளியிடு அறிவி நிறுவு இயற்று படை வழங்கு அளி ஆற்று மேற்கொள் கற்பி காட்டு வகு தீட்டு இயக்கு தெரிவி முன்வை சமர்ப்பி வடிவமை விதி ஏற்படுத்து'.split(
    ' ',
  ),
)

/** `பல்லவர்களின் கட்டப்பட்டது`: by whom, before a passive at the end. */
function isMaker(owner: Word, done: Word): boolean {
  return (
    owner.isOnly('rational') &&
    done.isOnly('passive') &&
    done.is('finite') &&
    roleOf(done) === 'finite' &&
    done.isLast
  )
}

/** ஏரியின், not அவர்தம் or தன். */
function isGenitive(word: Word): boolean {
  return (
    word.isOnly('genitive') &&
    word.text.endsWith('ின்') &&
    !LOANS.has(word.text) &&
    word.analyses.every((one) => one.class === 'noun' && one.guessed !== true)
  )
}

/** Loan words that look like genitives: bail. */
const LOANS: ReadonlySet<string> = new Set([
  'ஜாமின்',
  'பென்சிலின்',
  'வைட்டமின்',
  'விட்டமின்',
  'ஹீமோகுளோபின்',
  'இன்சுலின்',
])

/** A verb by every reading, that closes a clause or goes on to the next; வந்தது may be that one came. */
function isVerb(word: Word): boolean {
  if (!endsClause(word) && !isStep(word)) return false
  return (
    word.analyses.length > 0 &&
    word.analyses.every(
      ({ class: kind, features }) => kind === 'verb' && !features.includes('participial-noun'),
    )
  )
}

/** A finite verb with nothing behind it, or a condition or time: தாண்டினால். */
function endsClause(word: Word): boolean {
  const role = roleOf(word)
  if (role === 'finite') return word.next === undefined || roleOf(word.next) === 'quotative'
  return role === 'adverbial' && word.is('conditional')
}

/** `ஏரியின் நீந்திக் களைத்தான்`; `மலையின் உயர்ந்து நிற்கும் சிகரம்` is a part of it. */
function isStep(word: Word): boolean {
  if (roleOf(word) !== 'chain' || !word.is('verbal-participle')) return false
  const later = verbsAfter(word)[0]
  if (later === undefined || roleOf(later) === 'relative' || roleOf(later) === 'modifier') return false
  if (CHASING.some((root) => word.hasLemma(root))) return true
  return rootsOf(word).some((root) => word.form.framesOf(root).includes('place') || STEPPING.has(root))
}

/** They have an object right before them. */
const CHASING = [
  'துரத்து',
  'விரட்டு',
  'தாக்கு',
  'சந்தி',
  'கொல்',
  'அடி',
  'திட்டு',
  'வணங்கு',
  'மிரட்டு',
  'காப்பாற்று',
] as const

const STEPPING: ReadonlySet<string> = new Set(
  'ஏறு இறங்கு தாண்டு கட நீந்து குதி நில் அமர் உட்கார் படு தங்கு ஒளி பதுங்கு நுழை விழு மூழ்கு நட ஓடு தொங்கு சாய்'.split(' '),
)

/** What the frames of the verb agree on; undefined where it may be several cases. */
function caseBefore(verb: Word): WantedCase | undefined {
  const frames = rootsOf(verb).flatMap((root) => verb.form.framesOf(root))
  const cases = new Set(frames.map((frame) => GIVEN[frame]))
  return cases.size === 1 ? [...cases][0] : undefined
}
