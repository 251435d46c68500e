import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'
import { swapVerb, type VerbClass } from '../verb-swap.ts'

type Verb = readonly [root: string, kind: VerbClass]

const SEY: Verb = ['செய்', 'ய்த']
const EZHUTHU: Verb = ['எழுது', 'ின']
const PINNU: Verb = ['பின்னு', 'ின']
const SAPPIDU: Verb = ['சாப்பிடு', 'ட்ட']
const KATTU: Verb = ['கட்டு', 'ின']

/** What is done to a thing, by custom; and the verbs that are said of it amiss. */
const CUSTOMS: readonly (readonly [nouns: string, right: Verb, wrong: readonly Verb[]])[] = [
  ['கூடை பாய்', ['முடை', 'ந்த'], [SEY, PINNU, KATTU]],
  ['பானை சட்டி', ['வனை', 'ந்த'], [SEY]],
  ['அம்பு', ['எய்', 'ய்த'], [['விடு', 'ட்ட'], ['வீசு', 'ின'], ['எறி', 'ந்த']]],
  ['செய்யுள் காப்பியம் கவிதை பாடல்', ['இயற்று', 'ின'], [SEY]],
  ['செய்யுள் காப்பியம்', ['இயற்று', 'ின'], [EZHUTHU]],
  ['ஆடை துணி புடவை வேட்டி', ['நெய்', 'ய்த'], [PINNU]],
  ['தண்ணீர் நீர்', ['குடி', 'த்த'], [SAPPIDU, ['தின்', 'ன்ற'], ['உண்', 'ண்ட']]],
  ['பால் மோர்', ['பருகு', 'ின'], [SAPPIDU, ['தின்', 'ன்ற'], ['உண்', 'ண்ட']]],
  ['சோறு', ['உண்', 'ண்ட'], [['தின்', 'ன்ற'], ['குடி', 'த்த']]],
  ['முறுக்கு பழம்', ['தின்', 'ன்ற'], [['குடி', 'த்த']]],
  ['சுவர்', ['எழுப்பு', 'ின'], [SEY]],
  ['ஓவியம்', ['வரை', 'ந்த'], [SEY, EZHUTHU]],
  ['கோலம்', ['இடு', 'ட்ட'], [EZHUTHU]],
  ['விளக்கு', ['ஏற்று', 'ின'], [['கொளுத்து', 'ின'], ['மூட்டு', 'ின']]],
  ['தயிர்', ['கடை', 'ந்த'], [['கலக்கு', 'ின'], ['ஆட்டு', 'ின']]],
  ['மாலை', ['தொடு', 'த்த'], [PINNU, ['தை', 'த்த'], ['முடை', 'ந்த'], ['நெய்', 'ய்த']]],
  ['கூடை பாய்', ['முடை', 'ந்த'], [['நெய்', 'ய்த'], ['தை', 'த்த'], ['தொடு', 'த்த']]],
  ['பானை சட்டி', ['வனை', 'ந்த'], [['முடை', 'ந்த'], KATTU]],
  ['சேலை துணி ஆடை புடவை', ['நெய்', 'ய்த'], [PINNU, ['முடை', 'ந்த'], ['தொடு', 'த்த']]],
  ['கூரை', ['வேய்', 'ய்த'], [['முடை', 'ந்த'], ['நெய்', 'ய்த']]],
  ['தீ', ['மூட்டு', 'ின'], [['ஏற்று', 'ின']]],
  ['மாத்திரை', ['விழுங்கு', 'ின'], [['தின்', 'ன்ற'], ['உண்', 'ண்ட'], SAPPIDU]],
  ['கோலம்', ['இடு', 'ட்ட'], [['தீட்டு', 'ின'], ['எழுது', 'ின']]],
  ['தயிர்', ['கடை', 'ந்த'], [['அரை', 'த்த']]],
  ['நாற்று', ['நடு', 'ட்ட'], [['விதை', 'த்த'], ['ஊன்று', 'ின']]],
  ['பூ மலர்', ['பறி', 'த்த'], [['பிடுங்கு', 'ின'], ['உடை', 'த்த'], ['வெட்டு', 'ின']]],
] // biome-ignore format: a table

export default defineRule({
  id: 'style/customary-verb',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'வினை மரபு: ‘{thing}’ என்பதற்கு ‘{suggestion}’ என்பதே மரபு.',
    en: 'By custom this verb goes with the noun: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: மரபுச் சொற்கள், வினை மரபு',
  examples: [
    { wrong: 'அவர் கூடை [பின்னினார்].', right: 'அவர் கூடை முடைந்தார்.' },
    { wrong: 'நெசவாளர் [பின்னிய] பட்டுச் சேலை பளபளத்தது.', right: 'நெசவாளர் நெய்த பட்டுச் சேலை பளபளத்தது.' },
    { wrong: 'பாட்டி மல்லிகை மாலை [பின்னினாள்].', right: 'பாட்டி மல்லிகை மாலை தொடுத்தாள்.' },
    { wrong: 'குயவர் பானை [செய்தார்].', right: 'குயவர் பானை வனைந்தார்.' },
    { wrong: 'நாங்கள் தண்ணீர் [சாப்பிட்டோம்].', right: 'நாங்கள் தண்ணீர் குடித்தோம்.' },
  ],
  allows: ['அவர் கூடை முடைந்தார்.', 'நாங்கள் தண்ணீர் குடித்தோம்.', 'அவர் வேலை செய்தார்.'],
  when: {
    beginnings: [...new Set(CUSTOMS.flatMap(([, , wrong]) => wrong.map(([root]) => root.slice(0, 2))))],
  },
  check(word) {
    const object = word.quoted ? undefined : objectOf(word)
    if (object === undefined) return undefined
    const lemmas = new Set([withoutVallinam(object.text), ...object.analyses.map(({ lemma }) => lemma)])
    for (const [nouns, right, wrong] of CUSTOMS) {
      const thing = nouns.split(' ').find((noun) => lemmas.has(noun))
      if (thing === undefined) continue
      for (const verb of wrong) {
        const swapped = swapVerb(word.text, verb, right)
        if (swapped !== undefined) return word.replaceWith(swapped, { captures: { thing } })
      }
    }
    return undefined
  },
})

/** What the deed is done to: the noun before, or, of a participle, the noun after it (`பின்னிய சேலை`, `பின்னிய பட்டுச் சேலை`). */
function objectOf(word: Word): Word | undefined {
  const { previous, next } = word
  if (previous?.is('nominative') || previous?.is('accusative') || previous?.is('adverbial')) {
    const isNamed = previous.analyses.some(({ lemma }) => NAMED.has(lemma))
    if (isNamed) return previous
  }
  if (!word.is('relative-participle') || next === undefined) return undefined
  return next.is('sandhi') && next.next !== undefined ? next.next : next
}

const NAMED: ReadonlySet<string> = new Set(CUSTOMS.flatMap(([nouns]) => nouns.split(' ')))
