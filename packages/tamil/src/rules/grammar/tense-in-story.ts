import { isInStory } from '../../clauses/agreement/narrative.ts'
import { isPerfect, verbPerson, verbTense } from '../../clauses/reading/finite-verb.ts'
import { NOW_OR_ALWAYS } from '../../clauses/reading/words-of-time.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** What is so again and again is told in the present in a story, too. */
const AGAIN: ReadonlySet<string> = new Set(
  `இன்றைக்கும் இன்றளவும் இன்னமும் தற்போதும் எப்பொழுதும் என்றும் என்றென்றும் என்றைக்கும் எந்நாளும் அன்றாடம் அடிக்கடி வழக்கமாக
   வழக்கமாய் வழக்கம்போல் பொதுவாக ஒவ்வொரு ஒவ்வோர் ஒவ்வொருவரும் இனிமேல் அடுத்த வரும் சிலசமயம் சிலநேரம்`.split(/\s+/u),
)
const EVERY = /(?:தோறும்|ம்போதெல்லாம்)$/u

/** What happens next: the clause before is over, or a word says so. */
const NEXT = /^(?:பிறகு|பின்னர்|பின்பு|உடனே|உடனடியாக|அப்போது|மறுநாள்|அன்று|அடுத்ததாக|திடீரென்று|திடீரென)$/u
const AS_SOON_AS = /(?:[தடறய]தும்|[தடறன]வுடன்|[தடறன]வுடனே)$/u

/** Us, whom the others of the story deal with. */
const US = /^(?:என்னை|என்னிடம்|எனக்கு|என்னோடு|என்னுடன்|எங்களை|எங்களிடம்|எங்களுக்கு|எங்களோடு|எங்களுடன்)$/u

/** What a group does once: it goes, comes, sees, eats. */
const OUTING =
  'செல் போ வா அடை பார் காண் சாப்பிடு உண் தின் ஏறு இறங்கு புறப்படு கிளம்பு திரும்பு வாங்கு நில் உட்கார் அமர் ஓடு நட விளையாடு குளி நீந்து நுழை கேள்'.split(
    ' ',
  )

export default defineRule({
  id: 'grammar/tense-in-story',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'முன்னும் பின்னும் நடந்ததைச் சொல்கிறீர்கள்; இவ்வினையும் இறந்த காலத்தில் வருவது பொருந்தும்: ‘{suggestion}’.',
    en: 'The sentences around tell of the past, so this verb does, too: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: கால வழு',
  examples: [
    {
      wrong:
        'நாங்கள் கடற்கரைக்குப் போனோம். அலைகள் உயரமாக எழுந்தன. பிறகு நாங்கள் மணலில் [ஓடுகிறோம்]. தம்பி சிப்பிகளைப் பொறுக்கினான். மாலையில் வீடு திரும்பினோம்.',
      right:
        'நாங்கள் கடற்கரைக்குப் போனோம். அலைகள் உயரமாக எழுந்தன. பிறகு நாங்கள் மணலில் ஓடினோம். தம்பி சிப்பிகளைப் பொறுக்கினான். மாலையில் வீடு திரும்பினோம்.',
    },
    {
      wrong:
        'பெரியவர் வாசலில் உட்கார்ந்திருந்தார். மழை கொட்டியது. பேரனைக் கண்டதும் அவர் ஓடி வந்து அவனைக் கட்டித் [தழுவுவார்]. அவன் சிரித்தான்.',
      right:
        'பெரியவர் வாசலில் உட்கார்ந்திருந்தார். மழை கொட்டியது. பேரனைக் கண்டதும் அவர் ஓடி வந்து அவனைக் கட்டித் தழுவினார். அவன் சிரித்தான்.',
    },
    {
      wrong:
        'காலையில் அருவிக்குச் சென்றோம். நீர் வேகமாகக் கொட்டியது. மாமா எங்களிடம் பாறையில் ஏற வேண்டாம் என்று [சொல்கிறார்]. நாங்கள் கரையிலேயே நின்றோம்.',
      right:
        'காலையில் அருவிக்குச் சென்றோம். நீர் வேகமாகக் கொட்டியது. மாமா எங்களிடம் பாறையில் ஏற வேண்டாம் என்று சொன்னார். நாங்கள் கரையிலேயே நின்றோம்.',
    },
  ],
  allows: [
    'வெளியே மழை பெய்கிறது. பிறகு அவர் வீட்டுக்குச் செல்கிறார். நாங்கள் காத்திருக்கிறோம்.',
    'நாங்கள் போனோம். அலைகள் எழுந்தன. காற்று வீசியது. பிறகு நாங்கள் ஓடுகிறோம். எவ்வளவு அழகான கடல்!',
    'நாங்கள் போனோம். அலைகள் எழுந்தன. பிறகு நாங்கள் மணலில் ஓடுகிறோம். தம்பி சிரித்தான். அம்மா எங்களை அழைக்கிறார்.',
    'மழை ஓய்ந்தது. தலைவர்கள் கூடினர். பின்னர் அவர்கள் ஒரு முடிவுக்கு வந்திருக்கிறார்கள். கூட்டம் கலைந்தது. அனைவரும் திரும்பினர்.',
    'விடுமுறைக்குப் பாட்டி வீட்டுக்குப் போனோம். தாத்தா வரவேற்றார். மாலையானதும் அவர் தினமும் கதை சொல்வார். நாங்கள் கேட்டோம். இரவில் தூங்கினோம்.',
    'நாங்கள் கடற்கரைக்குப் போனோம். அலைகள் எழுந்தன. இன்றும் நாங்கள் அங்கே செல்கிறோம். அன்று தம்பி சிப்பிகளைப் பொறுக்கினான். மாலையில் திரும்பினோம்.',
    'அவன் கதவைத் திறந்தான். அவள் நின்றாள். அவர் எழுந்து வெளியே செல்கிறார். அவள் அழுதாள். மழை பெய்தது.',
    'நாங்கள் போனோம். அலைகள் எழுந்தன. “பிறகு நாங்கள் ஓடுகிறோம்.” தம்பி சிரித்தான். மாலையில் திரும்பினோம்.',
    'நான் ஊருக்குப் போனேன். தாத்தா வரவேற்றார். அவர் எனக்குக் கதை சொல்வார். நான் கேட்டேன். இரவில் தூங்கினேன்.',
  ],
  when: { finite: ['ோம்', 'ான்', 'ாள்', 'ார்', 'ார்கள்', 'னர்'] },
  check(word, { agreeWith }) {
    if (word.next !== undefined || word.quoted || /[?!]/u.test(word.tokenAfter) || !mayHaveHappened(word))
      return undefined
    const person = verbPerson(word)
    if (person === undefined || word.sentence.words.some(tellsOfNow) || !isInStory(word)) return undefined
    const suggestion = agreeWith(word.text, person, 'past')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})

function tellsOfNow({ text, quoted }: Word): boolean {
  const bare = withoutVallinam(text)
  return quoted || NOW_OR_ALWAYS.has(bare) || AGAIN.has(bare) || EVERY.test(bare)
}

/** Whether it is told in the present, or in the future as habits are, though a word of its sentence says that it happened once. */
function mayHaveHappened(verb: Word): boolean {
  const { words } = verb.sentence
  if (verbTense(verb) === 'future') return words.some(isNext)
  if (verbTense(verb) !== 'present' || isPerfect(verb)) return false
  if (verbPerson(verb) === 'we') return OUTING.some((lemma) => verb.hasLemma(lemma))
  return words.some((word) => isNext(word) || US.test(withoutVallinam(word.text)))
}

const isNext = ({ text }: Word) => NEXT.test(withoutVallinam(text)) || AS_SOON_AS.test(text)
