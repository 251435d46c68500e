import type { Word } from '../../text/word.ts'
import { writtenForm } from '../../words/spoken/written-form.ts'
import { defineRule, type Knowledge } from '../rule.ts'
import { isWritten, nearestSubject } from '../spoken.ts'

export default defineRule({
  id: 'style/spoken-second-person',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும். முன்னிலையில் வினைமுற்றின் ஈறு ‘ஆய்’, ஏவலின் ஈறு ‘உங்கள்’, எதிர்மறை ஏவலின் ஈறு ‘ஆதே’.',
    en: 'This is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'நீ நேற்று எங்கே [இருந்தே]?', right: 'நீ நேற்று எங்கே இருந்தாய்?' },
    { wrong: 'நீ யாருக்காக [உழைக்கிறே]?', right: 'நீ யாருக்காக உழைக்கிறாய்?' },
    { wrong: 'நீ அவரை எங்கே [பார்த்த]?', right: 'நீ அவரை எங்கே பார்த்தாய்?' },
    { wrong: 'நீ அங்கே [போகாத].', right: 'நீ அங்கே போகாதே.' },
    { wrong: 'பொய் [சொல்லாத] என்று தாத்தா அறிவுரை கூறினார்.', right: 'பொய் சொல்லாதே என்று தாத்தா அறிவுரை கூறினார்.' },
    { wrong: 'தம்பி, மரத்தில் [ஏறாத]!', right: 'தம்பி, மரத்தில் ஏறாதே!' },
    { wrong: 'எல்லோரும் உள்ளே [வாங்க].', right: 'எல்லோரும் உள்ளே வாருங்கள்.' },
  ],
  allows: [
    'நீ வந்தே தீர வேண்டும்.',
    'நீ வந்த நேரம் நல்லது.',
    'நீ பார்த்தது எதை?',
    'அவன் நேற்று வந்ததே தெரியாது.',
    'அம்மா கடைக்கு எதற்குப் போனாள்? காய் வாங்க.',
    'நீ யார்?',
    'யாரும் அறியாத என்ற சொல்.',
    'பொய் சொல்லாதே என்று கூறினார்.',
    'யாரும் காணாத காட்சி!',
    'என்றும் வாடாத!',
    'வெயில் படாத என்னும் இடம்.',
  ],
  when: { endings: ['ே', 'த', 'ட', 'ன', 'ற', 'வாங்க'] },
  check(word, knowledge) {
    if (word.quoted) return undefined
    if (isForbidden(word, knowledge)) return word.replaceWith(`${word.text}ே`)
    if (word.next !== undefined) return undefined
    if (word.text === 'வாங்க')
      return word.previous?.tokenAfter === ' ' && INVITING.test(word.previous.text)
        ? word.replaceWith('வாருங்கள்')
        : undefined
    const form = nearestSubject(word) === 'you' ? secondPerson(word, knowledge) : undefined
    return form === undefined ? undefined : word.replaceWith(form)
  },
})

/** `உள்ளே வாங்க`: words that call someone, where nothing is bought. */
const INVITING = /^(?:உள்ளே?|உள்ள|இங்கே?|இங்க|வெளியே|மேலே|கீழே|எல்ல[ாோ]ரும்|நீங்கள்|நீங்க|சீக்கிரம்|வீட்டுக்கு|ஊருக்கு)$/u

/** `வாங்காத என்று`, `தம்பி, ஏறாத!`: where no noun can follow it is no participle. */
function isForbidden(word: Word, knowledge: Knowledge): boolean {
  if (!word.text.endsWith('ாத') || !isWritten(`${word.text}ே`, knowledge, 'imperative')) return false
  if (word.next !== undefined) return word.next.text === 'என்று'
  return (
    word.tokenAfter === '!' &&
    word.sentence.words[0]?.tokenAfter === ',' &&
    word.sentence.words[0].isA('noun')
  )
}

/** போறே → போகிறாய், வந்த → வந்தாய், அழாத → அழாதே. */
function secondPerson({ text }: Word, knowledge: Knowledge): string | undefined {
  if (text.endsWith('ாத')) return isWritten(`${text}ே`, knowledge, 'imperative') ? `${text}ே` : undefined
  const [, stem] = /^(.+[தடனறவப])ே?$/u.exec(text) ?? []
  if (stem === undefined) return undefined
  const he = `${stem}ான்`
  const written = isWritten(he, knowledge, 'masculine') ? he : writtenForm(he, knowledge.speech)
  const form = written?.replace(/ான்$/u, 'ாய்')
  return form !== undefined && form !== text && isWritten(form, knowledge, 'second') ? form : undefined
}
