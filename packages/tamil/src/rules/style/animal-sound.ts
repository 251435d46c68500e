import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule, type Finding, type Knowledge } from '../rule.ts'

/** What people do with their voices too: said of an animal in a story. */
const ALSO_OF_PEOPLE: ReadonlySet<string> = new Set(['பேசி', 'பாடி', 'கொஞ்சி', 'சொல்லி'])
const MAX_BETWEEN = 4

export default defineRule({
  id: 'style/animal-sound',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'ஒலி மரபு: ‘{animal}’ என்பதற்கு ‘{found}’ அன்று, ‘{suggestion}’ என்பதே மரபு.',
    en: 'Each animal has its own verb of sound: here ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: மரபுச் சொற்கள்; தொல்காப்பியம், மரபியல்',
  examples: [
    { wrong: 'இரவில் நாய் [கத்தியது].', right: 'இரவில் நாய் குரைத்தது.' },
    { wrong: 'காட்டில் யானை [கத்தியது].', right: 'காட்டில் யானை பிளிறியது.' },
    { wrong: 'மரத்தில் காகம் [கத்துகிறது].', right: 'மரத்தில் காகம் கரைகிறது.' },
    { wrong: 'குதிரைகள் [கத்தின].', right: 'குதிரைகள் கனைத்தன.' },
    { wrong: 'ஆட்டுக்குட்டி [கனைத்தது].', right: 'ஆட்டுக்குட்டி கத்தியது.' },
    { wrong: 'யானையின் [கத்தல்] கேட்டது.', right: 'யானையின் பிளிறல் கேட்டது.' },
  ],
  allows: [
    'இரவில் நாய் குரைத்தது.',
    'குயில் பாடியது.',
    'கோழி கூவும் வேளையில் எழுந்தோம்.',
    'பையன் கத்தினான்.',
    'யானையைக் கண்ட சிறுவன் கத்தினான்.',
    'யானை வந்ததும் மக்கள் கத்தினர்.',
    'சிங்கம் முயலிடம் பேசியது.',
  ],
  when: { features: ['animal'] },
  check(word, knowledge) {
    if (word.quoted) return undefined
    const reading = word.analyses.find(({ lemma }) => verbsOf(lemma, knowledge) !== undefined)
    const verbs = reading && verbsOf(reading.lemma, knowledge)
    if (reading === undefined || verbs === undefined) return undefined
    if (reading.features.includes('genitive')) return soundOf(word.next, reading, verbs, knowledge)
    if (!reading.features.includes('nominative')) return undefined
    let other = word.next
    for (let passed = 0; other !== undefined && passed < MAX_BETWEEN; passed++, other = other.next) {
      if (other.isA('verb')) {
        const found = otherSubject(word, other) ? undefined : verbOf(other, reading, verbs, knowledge)
        if (found !== undefined || endsClause(other)) return found
      }
      if (other.is('nominative') && other.is('animal')) return undefined
    }
    return undefined
  },
})

/** The verbs of an animal or of its young: ஆட்டுக்குட்டி as ஆடு. */
function verbsOf(lemma: string, { customs }: Knowledge): readonly string[] | undefined {
  const own = customs.sounds.get(lemma)
  if (own !== undefined || !YOUNG.test(lemma)) return own
  for (const { of, compound } of customs.nouns('young').byOwner.values())
    if (compound === lemma) return customs.sounds.get(of)
  return undefined
}

const YOUNG = /(?:குட்டி|கன்று)$/u

/** Whether what comes later is said of someone else: not after `ஓயாமல்`, `விடிய விடிய`. */
function endsClause(verb: Word): boolean {
  return !verb.is('nominative') && !verb.is('infinitive') && !verb.is('verbal-participle')
}

/** Whether someone else stands between who may have cried: `யானை கண்டு மக்கள் கத்தினர்`. */
function otherSubject({ sentence, index }: Word, verb: Word): boolean {
  return sentence.words.slice(index + 1, verb.index).some((between) => between.is('rational', 'nominative'))
}

function verbOf(
  verb: Word,
  { lemma }: Analysis,
  verbs: readonly string[],
  { customs, replaceVerb, analyse }: Knowledge,
): Finding | undefined {
  const [right] = verbs
  if (right === undefined) return undefined
  for (const wrong of customs.soundVerbs) {
    if (verbs.includes(wrong) || ALSO_OF_PEOPLE.has(wrong)) continue
    const form = replaceVerb(verb.text, wrong, right)
    if (form !== undefined && analyse(form).length > 0)
      return verb.replaceWith(form, { captures: { animal: lemma } })
  }
  return undefined
}

/** யானையின் கத்தல். */
function soundOf(noun: Word | undefined, animal: Analysis, verbs: readonly string[], knowledge: Knowledge) {
  return noun !== undefined && /ல(?:்|[ாைு]).*$/u.test(noun.text)
    ? verbOf(noun, animal, verbs, knowledge)
    : undefined
}
