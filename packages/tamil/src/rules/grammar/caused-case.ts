import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { nominalsBefore } from '../../clauses/government/nominals-before.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** What one makes someone do. */
const CAUSING: ReadonlySet<string> = new Set(['வை', 'செய்'])
/** Actions and states of one's own, without object. */
const OWN: ReadonlySet<string> = new Set(
  'தூங்கு உறங்கு அழு சிரி விழு நட ஓடு உட்கார் அமர் எழு எழுந்திரு நில் படு வியப்படை அதிர்ச்சியடை மகிழ் திகை நடுங்கு மயங்கு முன்னேறு காத்திரு திரும்பு இறங்கு ஏறு குதி ஆடு குனி நிமிர் நகர் தங்கு ஒளி கிளம்பு புறப்படு வெளியேறு சிந்தி யோசி பேசு விழி விழித்திரு கலங்கு அலை தவி ஏங்கு நெகிழ் துடி மண்டியிடு படுத்துக்கொள் கைதட்டு பாடு நடி விளையாடு படி'.split(
    ' ',
  ),
)
/** `தலைவருக்கு அருகில்`, `அவனுக்குத் துணையாக`: what the dative is for. */
const FOR_DATIVE =
  /^(?:அருக|பக்கத்|முன்|பின்|எதிர|நடு|இடை|மத்தி|கீழ|மேல|வலப்|இடப்|உள்|வெளி|நேர|சம|நிகர|ஈட|இணை|துணை|உதவி|ஆதரவ|காவல|சாட்சி|பதில|மரியாதை|ஏற்|ஏதுவ|வசதி|பாதுகாப்ப|நெருக்க|போட்டி|வழிகாட்ட|தெரி|புரி|பயன்|பிடி|என்று|என)/u
const MAX_BETWEEN = 5

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
    {
      wrong: 'ஆசிரியர் கூச்சமுள்ள [மாணவிகளுக்கும்] மேடையில் பாட வைத்தார்.',
      right: 'ஆசிரியர் கூச்சமுள்ள மாணவிகளையும் மேடையில் பாட வைத்தார்.',
    },
    { wrong: 'பாட்டி பேரனுக்குப் பாடி, [அவனுக்குத்] தூங்க வைத்தாள்.', right: 'பாட்டி பேரனுக்குப் பாடி, அவனைத் தூங்க வைத்தாள்.' },
    { wrong: 'கோமாளி [மாணவர்களுக்குச்] சிரிக்கச் செய்தான்.', right: 'கோமாளி மாணவர்களைச் சிரிக்கச் செய்தான்.' },
    {
      wrong: 'தலைவர் [தொண்டர்களுக்கு] மைதானத்தில் வரிசையாக உட்கார வைத்தார்.',
      right: 'தலைவர் தொண்டர்களை மைதானத்தில் வரிசையாக உட்கார வைத்தார்.',
    },
    { wrong: 'அந்தக் காட்சி [எல்லாருக்கும்] அழ வைத்தது.', right: 'அந்தக் காட்சி எல்லாரையும் அழ வைத்தது.' },
    { wrong: 'அவன் செய்தி [அவளுக்குத்] திகைத்து நிற்க வைத்தது.', right: 'அவன் செய்தி அவளைத் திகைத்து நிற்க வைத்தது.' },
  ],
  allows: [
    'அம்மா குழந்தைக்குப் பாட்டுப் பாடித் தூங்க வைத்தாள்.',
    'அவனுக்குத் தூங்க இடம் இல்லை.',
    'அவளுக்குக் கண்ணீர் வர வைத்தான்.',
    'அவனை எனக்கு முன் நிற்க வைத்தார்.',
    'எனக்குச் சோறு வைத்தாள்.',
    'தலைவருக்கு அருகில் உட்கார வைத்தனர்.',
    'அவனுக்குத் துணையாக நிற்க வைத்தார்.',
    'பாட்டிக்கு உட்கார வைத்த நாற்காலி இது.',
    'அவனுக்குச் சிரிப்பு வர வைத்தது.',
    'குழந்தைகளுக்குக் கதை சொல்லித் தூங்க வைத்தாள்.',
    'வரிசையில் எனக்குப் பின்னால் நிற்க வைத்தார்கள்.',
  ],
  when: { lemmas: [...CAUSING] },
  check(word, knowledge) {
    const action = word.previous
    if (action?.is('infinitive') !== true || !rootsOf(word).some((root) => CAUSING.has(root)))
      return undefined
    const roots = rootsOf(action)
    if (roots.length === 0 || !roots.every((root) => OWN.has(root))) return undefined
    // `பாட்டிக்கு உட்கார வைத்த நாற்காலி`: put there for her.
    if (roleOf(word) === 'relative' && word.next?.is('irrational') === true) return undefined
    const person = madeBefore(action)
    if (person === undefined || !isMade(person)) return undefined
    if (nominalsBefore(action).some((noun) => noun !== person && noun.is('accusative'))) return undefined
    return putInCase(person, 'accusative', knowledge, { captures: { action: action.text, verb: word.text } })
  },
})

function isMade(person: Word): boolean {
  return (
    person.isOnly('dative') &&
    (isPersonNoun(person) || person.isOnly('animal')) &&
    /[கற]்கு(?:ம்|(?:[கசதப]்)?)$/u.test(person.text)
  )
}

/** The dative before a verb and what says how, where and when: `மாணவர்களுக்கு வரிசையாக நிற்க`, `அவளுக்குத் திகைத்து நிற்க`. */
function madeBefore(action: Word): Word | undefined {
  let word = action.previous
  for (let passed = 0; word !== undefined && passed < MAX_BETWEEN && isHow(word); passed++)
    word = word.previous
  return word?.next !== undefined && word.tokenAfter === ' ' && !FOR_DATIVE.test(word.next.text)
    ? word
    : undefined
}

function isHow(word: Word): boolean {
  if (word.tokenAfter !== ' ' || word.is('dative') || word.is('accusative') || word.is('rational'))
    return false
  const role = roleOf(word)
  if (role === 'head')
    return (
      word.isOnly('locative') ||
      word.is('time') ||
      (word.is('unit') && word.previous?.isA('numeral') === true)
    )
  if (word.is('verbal-participle'))
    return word.isOnly('intransitive') && rootsOf(word).every((root) => OWN.has(root))
  return role === 'adverb' || role === 'modifier'
}
