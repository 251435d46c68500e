import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import type { SubjectCandidate } from '../../clauses/reading/clause.ts'
import { clauseOf, clausesOf } from '../../clauses/reading/clauses-of.ts'
import { agreementOf } from '../../clauses/reading/phrase.ts'
import { isCounted } from '../../clauses/reading/subject.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

/** The forms of ஆ that say what somebody or something is, by the person of the subject. */
const FORM_OF: Readonly<Record<Person, string>> = {
  i: 'ஆவேன்', we: 'ஆவோம்', you: 'ஆவாய்', 'you-all': 'ஆவீர்கள்', he: 'ஆவான்', she: 'ஆவாள்',
  'he-honoured': 'ஆவார்', they: 'ஆவர்', it: 'ஆகும்', those: 'ஆகும்',
} // biome-ignore format: a table

const OF_THINGS = 'ஆகும்'
const OF_PEOPLE = ['ஆவான்', 'ஆவாள்', 'ஆவார்', 'ஆவர்', 'ஆவார்கள்']

export default defineRule({
  id: 'grammar/copula-agreement',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{subject}’ என்பதற்கு ஏற்ப ‘{found}’ அன்று, ‘{suggestion}’ என முடிய வேண்டும்: உயர்திணைக்கு ஆவான், ஆவாள், ஆவார், ஆவர்; அஃறிணைக்கு ஆகும்.',
    en: 'What is said of ‘{subject}’ ends in ‘{suggestion}’: ஆவான், ஆவாள், ஆவார், ஆவர் of people, ஆகும் of things.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு (திணை, பால், எண், இடம்); தமிழ்நாட்டுப் பாடநூல்: பெயர்ப் பயனிலை',
  examples: [
    { wrong: 'இந்த நூலின் ஆசிரியர் ஒரு தமிழறிஞர் [ஆகும்].', right: 'இந்த நூலின் ஆசிரியர் ஒரு தமிழறிஞர் ஆவார்.' },
    { wrong: 'அவள் எங்கள் ஊர்ப் பள்ளியின் தலைவி [ஆகும்].', right: 'அவள் எங்கள் ஊர்ப் பள்ளியின் தலைவி ஆவாள்.' },
    { wrong: 'அவன் இந்த ஊரின் புதிய காவலன் [ஆகும்].', right: 'அவன் இந்த ஊரின் புதிய காவலன் ஆவான்.' },
    { wrong: 'நாங்கள் இக்கல்லூரியின் பழைய மாணவர்கள் [ஆகும்].', right: 'நாங்கள் இக்கல்லூரியின் பழைய மாணவர்கள் ஆவோம்.' },
    {
      wrong: 'இவர்கள் கடல் கடந்து வாணிகம் செய்த வணிகர்கள் [ஆகும்].',
      right: 'இவர்கள் கடல் கடந்து வாணிகம் செய்த வணிகர்கள் ஆவர்.',
    },
    {
      wrong: 'பாரதியார் தம் பாட்டால் விடுதலை வேட்கையை ஊட்டிய கவிஞர் [ஆகும்].',
      right: 'பாரதியார் தம் பாட்டால் விடுதலை வேட்கையை ஊட்டிய கவிஞர் ஆவார்.',
    },
    { wrong: 'எங்கள் ஆசிரியர் சிறந்த [பேச்சாளராகும்].', right: 'எங்கள் ஆசிரியர் சிறந்த பேச்சாளராவார்.' },
    { wrong: 'அவன் இந்த ஊரின் முதல் [மாணவனாகும்].', right: 'அவன் இந்த ஊரின் முதல் மாணவனாவான்.' },
    { wrong: 'தமிழ் நம் தாய்மொழி [ஆவார்].', right: 'தமிழ் நம் தாய்மொழி ஆகும்.' },
  ],
  allows: [
    'அவர் பெயர் கம்பர் ஆகும்.',
    'கோ என்பது அரசனாகும்.',
    'இதன் பொருள் அரசனாகும்.',
    'அவர் தலைவராகும் நாள் வரும்.',
    'இந்நூலின் முதல் உரை நச்சினார்க்கினியராகும்.',
    'இச்சொல்லின் பொருள் அரசன் ஆகும்.',
    'இதற்குக் காரணம் அமைச்சர் ஆகும்.',
    'கோ என்பது அரசன் ஆகும்.',
    'அவர் நம் ஊரின் சொத்து ஆவார்.',
    'கூட்டத்துக்கு வந்தவர்கள் ஐம்பது பேர் ஆகும்.',
    'தமிழ் நம் தாய்மொழி ஆகும்.',
    'இளங்கோவடிகள் சேர நாட்டு இளவரசர் ஆவார்.',
    'இக்குழுவின் தலைவர் ஓர் ஆசிரியர் ஆவார்.',
  ],
  when: { words: [OF_THINGS, ...OF_PEOPLE], endings: ['ாகும்'] },
  check(word) {
    if (word.text !== OF_THINGS && word.text.endsWith('ாகும்')) return writtenAsOne(word)
    const { previous: predicate, sentence } = word
    if (predicate === undefined || word.quoted || word.index > MAX_WORDS || !endsStatement(word))
      return undefined
    if (sentence.words.slice(0, word.index).some(({ text, quoted }) => quoted || IS_CALLED.test(text)))
      return undefined
    const clause = clauseOf(word)
    if (clause === undefined || predicate.is('clitic-um') || predicate.is('clitic-o')) return undefined
    const subjects = clause.candidates.filter(({ head }) => head !== predicate)
    const person =
      word.text === OF_THINGS
        ? personOf(predicate, subjects)
        : isThing(predicate, subjects)
          ? 'it'
          : undefined
    const [subject] = subjects
    if (person === undefined || subject === undefined) return undefined
    if (word.text !== OF_THINGS && clause.unknown.some(({ text }) => !OF_MANY.test(text))) return undefined
    return word.replaceWith(FORM_OF[person], {
      ...(person === 'they' && { alternatives: ['ஆவார்கள்'] }),
      captures: { subject: subject.head.text },
    })
  },
})

/** `அவர் சிறந்த பேச்சாளராகும்`: with what somebody is in one word. */
function writtenAsOne(word: Word) {
  if (!word.isLast || word.quoted || word.index > MAX_WORDS || !word.isOnly('rational')) return undefined
  const [reading] = word.analyses
  if (
    reading?.class !== 'noun' ||
    word.sentence.words.some(({ text, quoted }) => quoted || IS_CALLED.test(text))
  )
    return undefined
  const clause = clausesOf(word.sentence).at(-1)
  const subject = clause?.candidates.at(-1)
  if (clause?.kind !== 'open' || clause.unknown.some((one) => one !== word) || subject?.attachment !== 'sure')
    return undefined
  if (
    clause.candidates.some(({ kind }) => kind !== 'people') ||
    subject.joined.length > 0 ||
    subject.maybePossessor
  )
    return undefined
  const [speaker] = subject.fits
  const ofSpeaker =
    subject.fits.length === 1 &&
    (speaker === 'i' || speaker === 'we' || speaker === 'you' || speaker === 'you-all')
  const person = ofSpeaker ? speaker : personSaid(reading)
  return word.replaceWith(word.text.replace(/ாகும்$/u, `ா${FORM_OF[person].slice(1)}`), {
    captures: { subject: subject.head.text },
  })
}

/** By the noun: மாணவன், மாணவி, பேச்சாளர், மாணவர்கள். */
function personSaid({ lemma, features }: Analysis): Person {
  if (features.includes('plural')) return 'they'
  if (lemma.endsWith('ன்')) return 'he'
  return features.includes('female') ? 'she' : 'he-honoured'
}

function endsStatement({ next, tokenAfter }: Word): boolean {
  if (next !== undefined) return roleOf(next) === 'quotative'
  return tokenAfter !== ','
}

/** What a word or a name means is told, not who somebody is. */
const IS_CALLED = /^(?:என்ப.*|எனப்படு.*|எனும்|என்னும்|என்ற|என்றால்|பெயர.*|பொருள.*|சொல்.*|எண்ணிக்கை|மொத்தம்)$/u

/** `ஐம்பெருங்காப்பியங்களுள்`, not known as a whole. */
const OF_MANY = /(?:களுள்|களில்)$/u

/** The person of somebody who is said to be somebody; undefined where a thing may be what is spoken of. */
function personOf(predicate: Word, subjects: readonly SubjectCandidate[]): Person | undefined {
  const { fits, kind } = agreementOf(predicate)
  if (kind !== 'people' || !isNamed(predicate) || isCounted(predicate) || predicate.hasLemma('பேர்'))
    return undefined
  const [subject] = subjects
  if (subject === undefined || !subjects.some(({ kind }) => kind === 'people')) return undefined
  // `இதற்குக் காரணம் அமைச்சர் ஆகும்`: of the cause. `கடல் கடந்து`: an object.
  if (subjects.some(({ head, kind }) => kind === 'things' && !isPartOfNext(head))) return undefined
  const speaker = subject.fits.length === 1 ? subject.fits[0] : undefined
  if (speaker === 'i' || speaker === 'we' || speaker === 'you' || speaker === 'you-all') return speaker
  const [said] = fits
  if (said === 'they') return subject.fits.includes('they') ? 'they' : 'he-honoured'
  const alike = said !== undefined && subject.fits[0] === said
  return alike && fits.length < 4 ? said : 'he-honoured'
}

/** `கடல் கடந்து`, `விடுதலை உணர்வை`: an object, and a first part. */
function isPartOfNext({ next }: Word): boolean {
  return next !== undefined && (roleOf(next) === 'chain' || next.isOnly('irrational', 'accusative'))
}

function isNamed(word: Word): boolean {
  return word.isOnly('rational') || word.isOnly('participial-noun') || word.analyses.length === 0
}

/** Whether something is said to be a thing, and nobody is named before. */
function isThing(predicate: Word, subjects: readonly SubjectCandidate[]): boolean {
  if (!predicate.isOnly('irrational') && predicate.text !== 'ஒன்று') return false
  if (!predicate.is('nominative') || OF_WORTH.some((kind) => predicate.is(kind))) return false
  if (subjects.length === 0 || subjects.some(({ kind }) => kind !== 'things')) return false
  const before = predicate.sentence.words.slice(0, predicate.index)
  return !before.some((word) => word.is('rational', 'nominative'))
}

/** Things that somebody is said to be: `தேசத்தின் குரல் ஆவார்` has its subject before it, or none. */
const OF_WORTH = ['body', 'group'] as const
