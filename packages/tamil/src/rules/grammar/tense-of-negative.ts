import { isWhollyPast, timeBefore as timeOfClause } from '../../clauses/agreement/time-of-verb.ts'
import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { willNotOf } from '../../clauses/reading/finite-verb.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import { FROM_NOW, IN_THOSE_DAYS, UNTIL_NOW } from '../../clauses/reading/words-of-time.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** What happens to one, and is not promised. */
const NOT_DONE = ['முடி', 'இயல்', 'தெரி', 'புரி', 'கிடை', 'பிடி', 'வேண்டு', 'இரு', 'படு', 'தோன்று'] as const

/** What is not so at any time. */
const NEVER = /(?:கூடாது|ஆகாது|போதாது|தகாது|செல்லாது)$/u

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
    { wrong: 'நேற்று எங்கள் தெருவில் தண்ணீர் [வராது].', right: 'நேற்று எங்கள் தெருவில் தண்ணீர் வரவில்லை.' },
    { wrong: 'சென்ற ஆண்டு இப்பகுதியில் போதிய மழை [பெய்யாது].', right: 'சென்ற ஆண்டு இப்பகுதியில் போதிய மழை பெய்யவில்லை.' },
    { wrong: 'கடந்த வாரம் எங்கள் வகுப்பில் தேர்வு [நடக்காது].', right: 'கடந்த வாரம் எங்கள் வகுப்பில் தேர்வு நடக்கவில்லை.' },
    { wrong: 'இதுவரை நான் அவரிடம் கடன் [கேட்பதில்லை].', right: 'இதுவரை நான் அவரிடம் கடன் கேட்டதில்லை.' },
  ],
  allows: [
    'இனிமேல் என்னால் நடக்க முடியவில்லை.',
    'இதுவரை அவர் வரவில்லை.',
    'நேற்று எனக்கு அந்தச் செய்தி தெரியாது.',
    'நேற்று போன ரயில் இன்று வராது.',
    'நேற்று போனது வராது.',
    'நேற்று வராது என்றார்கள்; வந்துவிட்டது.',
    'முன்பெல்லாம் இங்கே மின்சாரம் வராது.',
    'பத்து ஆண்டுகளுக்கு முன்பு இங்கே பேருந்து வராது.',
    'போன வாரம் திரும்ப வராது.',
    'கடந்த ஆண்டு போல மழை பெய்யாது.',
    'கடந்த ஆண்டு நடந்த தவறு நடக்காது.',
    'சென்ற ஆண்டு வரை தண்ணீர் வராது.',
    'நேற்று மழை பெய்ததால் வெயில் அடிக்காது.',
    'இதுவரை அவர் வந்ததில்லை.',
    'இனி என்ன நடக்கும் என்று அவன் சொல்லவில்லை.',
    'இனி அங்கே போவதில்லை என்று முடிவு செய்தான்.',
  ],
  when: { endings: ['வில்லை', 'பதில்லை', 'வதில்லை', 'ாது'] },
  check(word, { agreeWith }) {
    if (word.quoted || word.next !== undefined) return undefined
    if (word.endsWith('வில்லை')) return willNot(word)
    if (word.endsWith('ாது')) return didNot(word)
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
  const ending = person && willNotOf(person)
  if (
    ending === undefined ||
    others.length > 0 ||
    subject?.attachment !== 'sure' ||
    subject.joined.length > 0
  )
    return undefined
  return word.replaceWith(word.text.replace(/வில்லை$/u, ending), { captures: { time: time.text } })
}

/** `நேற்று மின்சாரம் வராது`: what did not happen at a time that is over. */
function didNot(word: Word) {
  if (
    !word.is('finite', 'negative') ||
    NEVER.test(word.text) ||
    NOT_DONE.some((lemma) => lemma !== 'கிடை' && word.hasLemma(lemma))
  )
    return undefined
  const time = timeOfClause(word)
  if (time?.tense !== 'past' || time.word.next === word || !isWhollyPast(time.word)) return undefined
  const { text } = time.word
  if (text === UNTIL_NOW || IN_THOSE_DAYS.has(text) || text.startsWith('முன்') || isOfAnother(time.word, word))
    return undefined
  return word.replaceWith(word.text.replace(/ாது$/u, 'வில்லை'), { captures: { time: text } })
}

/** `நேற்று போனது திரும்ப வராது`: it belongs to what is gone, or will never come again. */
function isOfAnother(time: Word, { sentence, index }: Word): boolean {
  return sentence.words
    .slice(time.index + 1, index)
    .some((word) => AGAIN.test(word.text) || word.is('participial-noun'))
}

const AGAIN = /^(?:திரும்ப|திரும்பவும்|மீண்டும்|மறுபடியும்|ஒருபோதும்|ஒருநாளும்|என்றும்|என்றுமே)$/u

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
