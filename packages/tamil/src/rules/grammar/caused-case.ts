import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { nominalsBefore } from '../../clauses/government/nominals-before.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** What one makes someone do. */
const CAUSING: ReadonlySet<string> = new Set(['வை', 'செய்'])
/** Actions and states of one's own, without object. */
const OWN: ReadonlySet<string> = new Set(
  'தூங்கு உறங்கு அழு சிரி விழு நட ஓடு உட்கார் அமர் எழு எழுந்திரு நில் படு வியப்படை அதிர்ச்சியடை மகிழ் திகை நடுங்கு மயங்கு முன்னேறு காத்திரு திரும்பு'.split(
    ' ',
  ),
)

export default defineRule({
  id: 'grammar/caused-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{action} {verb}’ என்பதோடு யாரைச் செய்வித்தோமோ அவர் இரண்டாம் வேற்றுமையில் (ஐ) வருவார்: ‘{suggestion}’.',
    en: 'Whom one makes do it (‘{action} {verb}’) stands in the accusative (ஐ): ‘{suggestion}’.',
  },
  source:
    'Th. Lehmann, A Grammar of Modern Tamil (1989): causative வை, செய் with the infinitive; நன்னூல்: இரண்டாம் வேற்றுமை',
  examples: [
    { wrong: 'பாட்டி பேரனுக்குப் பாடி, [அவனுக்குத்] தூங்க வைத்தாள்.', right: 'பாட்டி பேரனுக்குப் பாடி, அவனைத் தூங்க வைத்தாள்.' },
    { wrong: 'கோமாளி [மாணவர்களுக்குச்] சிரிக்கச் செய்தான்.', right: 'கோமாளி மாணவர்களைச் சிரிக்கச் செய்தான்.' },
  ],
  allows: [
    'அம்மா குழந்தைக்குப் பாட்டுப் பாடித் தூங்க வைத்தாள்.',
    'அவனுக்குத் தூங்க இடம் இல்லை.',
    'அவளுக்குக் கண்ணீர் வர வைத்தான்.',
    'அவனை எனக்கு முன் நிற்க வைத்தார்.',
    'எனக்குச் சோறு வைத்தாள்.',
  ],
  when: { lemmas: [...CAUSING] },
  check(word, knowledge) {
    const action = word.previous
    if (action?.isOnly('infinitive') !== true || !rootsOf(word).some((root) => CAUSING.has(root)))
      return undefined
    const roots = rootsOf(action)
    if (roots.length === 0 || !roots.every((root) => OWN.has(root))) return undefined
    const person = action.previous
    if (person === undefined || !isMade(person)) return undefined
    if (nominalsBefore(action).some((noun) => noun !== person && noun.is('accusative'))) return undefined
    return putInCase(person, 'accusative', knowledge, { captures: { action: action.text, verb: word.text } })
  },
})

function isMade(person: Word): boolean {
  return (
    person.isOnly('dative') &&
    (isPersonNoun(person) || person.isOnly('animal')) &&
    /[கற]்கு[க்ச்த்ப்]*$/u.test(person.text)
  )
}
