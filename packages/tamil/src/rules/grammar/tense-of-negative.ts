import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import { FROM_NOW, UNTIL_NOW } from '../../clauses/reading/words-of-time.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

const WILL_NOT: Readonly<Partial<Record<Person, string>>> = {
  i: 'மாட்டேன்', we: 'மாட்டோம்', you: 'மாட்டாய்', 'you-all': 'மாட்டீர்கள்', he: 'மாட்டான்', she: 'மாட்டாள்',
  'he-honoured': 'மாட்டார்', they: 'மாட்டார்கள்',
} // biome-ignore format: a table

/** What happens to one, and is not promised. */
const NOT_DONE = ['முடி', 'இயல்', 'தெரி', 'புரி', 'கிடை', 'பிடி', 'வேண்டு', 'இரு', 'படு', 'தோன்று'] as const

export default defineRule({
  id: 'grammar/tense-of-negative',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{time}’ என்னும் காலச் சொல்லோடு எதிர்மறை வினையின் காலம் பொருந்தவில்லை; ‘{suggestion}’ என வர வேண்டும்.',
    en: 'The negative does not fit ‘{time}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: கால வழு; வினையியல்: எதிர்மறை',
  examples: [
    { wrong: 'நான் இனிமேல் யாரிடமும் பொய் [சொல்லவில்லை].', right: 'நான் இனிமேல் யாரிடமும் பொய் சொல்லமாட்டேன்.' },
    { wrong: 'நாங்கள் இனி அவரைத் தொந்தரவு [செய்யவில்லை].', right: 'நாங்கள் இனி அவரைத் தொந்தரவு செய்யமாட்டோம்.' },
    { wrong: 'இதுவரை நான் அவரிடம் கடன் [கேட்பதில்லை].', right: 'இதுவரை நான் அவரிடம் கடன் கேட்டதில்லை.' },
  ],
  allows: [
    'இனிமேல் என்னால் நடக்க முடியவில்லை.',
    'இதுவரை அவர் வரவில்லை.',
    'இதுவரை அவர் வந்ததில்லை.',
    'இனி என்ன நடக்கும் என்று அவன் சொல்லவில்லை.',
    'இனி அங்கே போவதில்லை என்று முடிவு செய்தான்.',
  ],
  when: { endings: ['வில்லை', 'பதில்லை', 'வதில்லை'] },
  check(word, { agreeWith }) {
    if (word.quoted || word.next !== undefined) return undefined
    if (word.endsWith('வில்லை')) return willNot(word)
    const time = timeBefore(word, ({ text }) => text === UNTIL_NOW)
    const finite = /^(.+[வப])தில்லை$/u.exec(word.text)?.[1]
    const past = time && finite && agreeWith(`${finite}ான்`, 'it', 'past')
    return time && past
      ? word.replaceWith(past.replace(/து$/u, 'தில்லை'), { captures: { time: time.text } })
      : undefined
  },
})

/** `நான் இனிமேல் … சொல்லவில்லை`: what is not done from now on. */
function willNot(word: Word) {
  const time = timeBefore(word, ({ text }) => FROM_NOW.has(text))
  if (time === undefined || NOT_DONE.some((lemma) => word.hasLemma(lemma))) return undefined
  const people = (clauseOf(word)?.candidates ?? []).filter(({ kind }) => kind === 'people')
  const [subject, ...others] = people
  const [person] = subject?.fits ?? []
  const ending = person && WILL_NOT[person]
  if (
    ending === undefined ||
    others.length > 0 ||
    subject?.attachment !== 'sure' ||
    subject.joined.length > 0
  )
    return undefined
  return word.replaceWith(word.text.replace(/வில்லை$/u, ending), { captures: { time: time.text } })
}

/** The word of time in the clause of the verb, with no other verb between. */
function timeBefore({ sentence, index }: Word, isTime: (word: Word) => boolean): Word | undefined {
  for (let place = index - 1; place >= Math.max(0, index - MAX_WORDS); place--) {
    const word = sentence.words[place]
    if (word === undefined || word.tokenAfter !== ' ') return undefined
    if (isTime(word)) return word
    const role = roleOf(word)
    if (role !== 'head' && role !== 'modifier' && role !== 'adverb' && role !== 'postposition')
      return undefined
  }
  return undefined
}
