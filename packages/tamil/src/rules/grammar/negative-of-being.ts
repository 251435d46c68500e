import { agreementOf } from '../../clauses/phrase.ts'
import { roleOf } from '../../clauses/word-role.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** The form that each subject takes. */
const BY_PRONOUN: Readonly<Record<string, string>> = {
  நான்: 'அல்லேன்', நாம்: 'அல்லோம்', நாங்கள்: 'அல்லோம்', நீ: 'அல்லை', நீங்கள்: 'அல்லீர்', நீர்: 'அல்லீர்',
  அவன்: 'அல்லன்', இவன்: 'அல்லன்', அவள்: 'அல்லள்', இவள்: 'அல்லள்', அவர்: 'அல்லர்', இவர்: 'அல்லர்',
  அவர்கள்: 'அல்லர்', இவர்கள்: 'அல்லர்', அது: 'அன்று', இது: 'அன்று', அஃது: 'அன்று', இஃது: 'அன்று', அவை: 'அல்ல', இவை: 'அல்ல',
} // biome-ignore format: a table

const FORMS = ['அல்ல', 'அன்று', 'அல்லன்', 'அல்லள்', 'அல்லர்', 'அல்லேன்', 'அல்லோம்']

export default defineRule({
  id: 'grammar/negative-of-being',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'எழுவாய் ‘{subject}’ ஆதலால் ‘{suggestion}’ என முடிய வேண்டும்: அல்லன், அல்லள், அல்லர், அன்று, அல்ல.',
    en: 'With the subject ‘{subject}’ the negative is ‘{suggestion}’.',
  },
  source: 'நன்னூல், வினையியல்: குறிப்பு வினைமுற்று; தமிழ்நாட்டுப் பாடநூல்: அன்று, அல்ல',
  examples: [
    { wrong: 'அவன் கள்வன் [அல்ல].', right: 'அவன் கள்வன் அல்லன்.' },
    { wrong: 'அவர்கள் மாணவர்கள் [அல்ல].', right: 'அவர்கள் மாணவர்கள் அல்லர்.' },
    { wrong: 'நான் பேரறிஞன் [அல்ல]; மாணவன்.', right: 'நான் பேரறிஞன் அல்லேன்; மாணவன்.' },
    { wrong: 'இது மரம் [அல்ல].', right: 'இது மரம் அன்று.' },
    { wrong: 'அந்தத் தீர்ப்பு இறுதியானது [அல்ல].', right: 'அந்தத் தீர்ப்பு இறுதியானது அன்று.' },
    { wrong: 'நீ பொய் பேசுபவன் [அல்ல].', right: 'நீ பொய் பேசுபவன் அல்லை.' },
    { wrong: 'நான் பொய் சொல்பவள் [அல்ல].', right: 'நான் பொய் சொல்பவள் அல்லேன்.' },
    { wrong: 'நாங்கள் எதிரிகள் [அல்ல] என்று முழங்கினர்.', right: 'நாங்கள் எதிரிகள் அல்லோம் என்று முழங்கினர்.' },
  ],
  allows: ['இவை மரங்கள் அல்ல.', 'அவன் கள்வன் அல்லன்.', 'அவர் அன்று வந்தார்.'],
  when: { words: FORMS },
  check(word) {
    const { previous } = word
    if (word.quoted || previous === undefined || word.index < 2 || !endsStatement(word)) return undefined
    if (
      previous.is('clitic-o') ||
      previous.is('clitic-um') ||
      !(
        previous.is('nominative') ||
        previous.is('participial-noun') ||
        previous.analyses.length === 0 ||
        previous.text.endsWith('ுடையது')
      )
    )
      return undefined
    // அன்று is also that day.
    if (word.text === 'அன்று' && formOf(previous) !== 'அல்ல') return undefined
    const subject =
      bySpeaker(previous) ??
      (word.text === 'அல்லேன்' ? undefined : byPredicateOfDeed(previous)) ??
      byPronoun(word.sentence, word.index) ??
      byPredicate(previous)
    if (subject === undefined || subject.form === word.text) return undefined
    return word.replaceWith(subject.form, { captures: { subject: subject.text } })
  },
})

/** Before a mark, and before என்று: not before a noun, nor in `இது மட்டும் அல்ல`. */
function endsStatement({ next, previous }: Word): boolean {
  if (previous?.text === 'மட்டும்' || previous?.text === 'மட்டுமே') return false
  return next === undefined || roleOf(next) === 'quotative' || next.hasLemma('என்')
}

/** `பேசுபவள்` has the gender of its subject, whomever else the sentence names first. */
function byPredicateOfDeed({ text }: Word): NegatedSubject | undefined {
  if (/(?:ப|[தனய])வள்$/u.test(text)) return { text, form: 'அல்லள்' }
  return /(?:ப|[தனய])வன்$/u.test(text) ? { text, form: 'அல்லன்' } : undefined
}

/** `நான்` and `நீ` that open the sentence decide, unless somebody else is named behind them. */
function bySpeaker({ index, sentence }: Word): NegatedSubject | undefined {
  const [first, ...others] = sentence.words.slice(0, index)
  if (first === undefined || !/^(?:நான்|நாம்|நாங்கள்|நீ|நீங்கள்|நீர்)$/u.test(first.text)) return undefined
  return others.some((word) => word.is('rational', 'nominative')) ? undefined : byPronoun(sentence, 1)
}

interface NegatedSubject {
  readonly text: string
  readonly form: string
}

/** The pronoun that opens the sentence is its subject. */
function byPronoun({ words }: Sentence, end: number): NegatedSubject | undefined {
  const pronoun = words.slice(0, end).find(({ text }) => Object.hasOwn(BY_PRONOUN, text))
  const form = pronoun && BY_PRONOUN[pronoun.text]
  return pronoun !== undefined && form !== undefined ? { text: pronoun.text, form } : undefined
}

/** What is denied has the gender and number of the subject. */
function byPredicate(predicate: Word): NegatedSubject | undefined {
  const form = formOf(predicate)
  return form === undefined ? undefined : { text: predicate.text, form }
}

function formOf(predicate: Word): string | undefined {
  if (predicate.analyses.length === 0) return formOfUnknown(predicate.text)
  if (predicate.text.endsWith('ுடையது')) return 'அன்று'
  const { fits, kind } = agreementOf(predicate)
  const [person] = fits
  if (kind === 'things') return person === 'those' ? 'அல்ல' : predicate.is('plural') ? undefined : 'அன்று'
  if (kind !== 'people' || fits.length > 3) return undefined
  if (person === 'he') return 'அல்லன்'
  if (person === 'she') return 'அல்லள்'
  return person === 'he-honoured' || person === 'they'
    ? fits.includes('she')
      ? undefined
      : 'அல்லர்'
    : undefined
}

/** Of a word that the engine does not know, by its ending: அந்நியன், வெளியூர்க்காரர்கள். */
function formOfUnknown(text: string): string | undefined {
  if (/(?:ர்கள்|[க்த்]காரர்|ாளர்|னர்)$/u.test(text)) return 'அல்லர்'
  return /[யழவ]ன்$|க்காரன்$/u.test(text) ? 'அல்லன்' : undefined
}
