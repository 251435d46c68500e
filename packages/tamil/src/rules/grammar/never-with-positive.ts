import { verbPerson, verbTense } from '../../clauses/reading/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule, type Knowledge } from '../rule.ts'

/** With the future: எதையும் செய்வான், யாரும் வரலாம் are right. */
const NEVER = 'ஒருபோதும்'
/** யாவரும் and எல்லாரும் are everybody. */
const NOBODY = ['யாரும்', 'யாருமே', 'ஒருவருமே', 'எதுவும்', 'எதுவுமே']

export default defineRule({
  id: 'grammar/never-with-positive',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{never}’ என்பது எதிர்மறை வினையோடு வரும்: ‘{suggestion}’.',
    en: '‘{never}’ goes with a negative verb: ‘{suggestion}’.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?: எதிர்மறைத் தொடர்கள்',
  examples: [
    { wrong: 'அவன் ஒருபோதும் பொய் [பேசினான்].', right: 'அவன் ஒருபோதும் பொய் பேசவில்லை.' },
    { wrong: 'உன் உதவியை ஒருபோதும் [மறப்பேன்].', right: 'உன் உதவியை ஒருபோதும் மறக்கமாட்டேன்.' },
    { wrong: 'கூட்டத்துக்கு யாரும் [வந்தார்கள்].', right: 'கூட்டத்துக்கு யாரும் வரவில்லை.' },
    { wrong: 'கடையில் எதுவும் [கிடைத்தது].', right: 'கடையில் எதுவும் கிடைக்கவில்லை.' },
  ],
  allows: [
    'அவன் ஒருபோதும் பொய் பேசவில்லை.',
    'உன் உதவியை ஒருபோதும் மறவேன்.',
    'ஒருபோதும் பொய் சொல்லாதே என்றார் தாத்தா.',
    'ஒருபோதும் அவர் வரமாட்டார் என்று நினைத்தேன்.',
    'ஒருபோதும் கைவிடாத நண்பர் வந்தார்.',
    'யாரும் இல்லாத வீட்டில் தங்கினோம்.',
    'யாரும் கேட்காமலேயே உதவினார்.',
    'யாரும் வரலாம்.',
    'சிறுவர் மூவரும் முதியவர் ஒருவரும் வந்தனர்.',
    'எதுவும் நடக்கலாம் என்று எண்ணினான்.',
    'எதுவும் பேசாமல் நின்றாள்.',
    'யாரும் வந்தார்களா?',
    'யாரும் பார்க்கும் முன் கிளம்பினோம்.',
    'நீங்கள் எவரும் அறியும்படி சொன்னீர்கள்.',
  ],
  when: { words: [NEVER, ...NOBODY] },
  check(word, knowledge) {
    if (word.quoted) return undefined
    const verb = verbAfter(word)
    const tense = verb && verbTense(verb)
    const person = verb && verbPerson(verb)
    if (verb === undefined || tense === undefined || person === undefined) return undefined
    if (word.text !== NEVER && (tense !== 'past' || !THIRD.has(person))) return undefined
    const negative = negated(verb, tense === 'future' ? person : undefined, knowledge)
    return negative === undefined ? undefined : verb.replaceWith(negative, { captures: { never: word.text } })
  },
})

const THIRD: ReadonlySet<Person> = new Set(['it', 'he', 'she', 'he-honoured', 'they', 'those'])

/** The finite verb of a sentence that has no other clause, no negative and no question after the word. */
function verbAfter({ sentence, index }: Word): Word | undefined {
  const after = sentence.words.slice(index + 1)
  const verb = after.at(-1)
  if (
    verb?.is('finite') !== true ||
    verb.is('passive') ||
    verb.tokenAfter.includes('?') ||
    verb.isOnly('participial-noun')
  )
    return undefined
  const open = after
    .slice(0, -1)
    .some((word) => isClause(word) || word.analyses.length === 0 || NOT.test(word.text))
  const asks = verb.analyses.some(({ features }) => features.some((one) => one.startsWith('clitic-')))
  return open || asks || verb.is('negative') || NOT.test(verb.text) ? undefined : verb
}

/** Another clause: பொய் is a noun before it is a root. */
function isClause({ analyses }: Word): boolean {
  return analyses.length > 0 && analyses.every(({ class: kind }) => kind === 'verb')
}

/** As the end of a word: also ‘without’, ‘beside’. */
const NOT = /(?:இல்|வில்லை|தில்லை|ாமல்|ாத|ாது|மாட்ட|அல்ல|அன்று|வேண்டா|கூடா|முடியா|இன்றி|ின்றி|தவிர|அரிது|மறுத்|தவிர்)/u

function negated(
  verb: Word,
  person: Person | undefined,
  { agreeWith, analyse }: Knowledge,
): string | undefined {
  const future = agreeWith(verb.text, 'it', 'future')
  if (future?.endsWith('ும்') !== true) return undefined
  const infinitive = future.slice(0, -'ும்'.length)
  const form = person === undefined ? `${infinitive}வில்லை` : agreeWith(`${infinitive}மாட்டான்`, person)
  return form !== undefined && analyse(form).length > 0 ? form : undefined
}
