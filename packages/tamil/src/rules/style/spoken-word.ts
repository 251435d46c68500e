import { memoize } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { WordForm } from '../../text/word-form.ts'
import type { Analysis } from '../../words/analysis.ts'
import { type SpeechReader, writtenForm } from '../../words/spoken/written-form.ts'
import { defineRule } from '../rule.ts'

/** Endings and letters that speech has; the check looks closer. */
const SPOKEN_LOOK = /(?:ங்க|ச்ச|ஞ்ச|ோட$|ட்ட|[ிு]டு|ணும்$|ன்ன?[ுா]$|லை?$|லே$|ாரு$|க்கு$|க்க|ற|ுது$|ந்து$|த்த|லாம்$|ா$)/u

/** Spoken forms that look like compounds or questions of written words: எழுதியிருக்கார், முடிச்சிட்டேன், வந்தா. */
const READ_AS_WRITTEN = {
  containing: ['ருக்கா', 'ருக்கே', 'ருக்கோ', 'ருக்கீ', 'ச்சிட', 'ச்சிர', 'ஞ்சிட', 'ஞ்சிர'],
  endings: ['ந்தா', 'த்தா', 'ட்டா', 'ன்னா'],
}

export default defineRule({
  id: 'style/spoken-word',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது பேச்சு வழக்கு; எழுத்தில் ‘{suggestion}’ என வரும்.',
    en: '‘{found}’ is spoken Tamil; in writing it is ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): பேச்சு வழக்கும் எழுத்து வழக்கும்',
  examples: [
    { wrong: 'வேலை [முடிஞ்சிடுச்சு].', right: 'வேலை முடிந்துவிட்டது.' },
    { wrong: 'அவர்கள் [வந்திருக்காங்க].', right: 'அவர்கள் வந்திருக்கிறார்கள்.' },
    { wrong: 'நான் படம் [பாக்குறேன்].', right: 'நான் படம் பார்க்கிறேன்.' },
    { wrong: 'அவர்கள் பரிசு [குடுத்தாங்க].', right: 'அவர்கள் பரிசு கொடுத்தார்கள்.' },
    { wrong: 'அவள் [நண்பனோட] வீட்டுக்குச் சென்றாள்.', right: 'அவள் நண்பனுடைய வீட்டுக்குச் சென்றாள்.' },
    { wrong: 'அவள் [நண்பனோட] வந்தாள்.', right: 'அவள் நண்பனோடு வந்தாள்.' },
    { wrong: 'அதை [வாங்கிட்டு] வந்தார்.', right: 'அதை வாங்கிக்கொண்டு வந்தார்.' },
  ],
  allows: [
    'ஆணும் பெண்ணும் வந்தனர்.',
    'சாய்னா பரிசு பெற்றார்.',
    'அவர் ‘வந்துட்டாங்க’ என்றார்.',
    'கமலா வந்தார்.',
    'இது யாருடைய வீடு?',
    'அறை சுத்தமாக இருந்தது.',
    'மூச்சுவிட மறந்தார்.',
    'கயிற்றில் முடிச்சு போட்டான்.',
    'சுத்த நீரைக் குடியுங்கள்.',
    'வடையைப் பொரித்தெடுங்கள்.',
  ],
  when: { spoken: true, unread: true, ...READ_AS_WRITTEN },
  check(word, { speech, analyse }) {
    const form = writtenOf(word.form, speech)
    if (form === undefined) return undefined
    if (
      word.quoted ||
      word.tokenBefore.endsWith('-') ||
      /^[a-z]/iu.test(word.tokenAfter) ||
      IN_PRINT.has(word.text) ||
      WRONG_STEM.test(word.text) ||
      word.isA('name')
    )
      return undefined
    if (isSoundAlone(word.text, form) && !speech.spokenWords.has(word.text) && word.misspelling !== undefined)
      return undefined
    if (word.text.endsWith('ா') && word.sentence.text.includes('?')) return undefined
    if (/[^ன]னா$|[^ன்]்னா$/u.test(word.text)) return undefined
    if (TAKEN_OUT.test(word.text) || (!speech.spokenWords.has(word.text) && isAttribute(word, analyse)))
      return undefined
    if (BEFORE_NOUNS.has(word.text) && word.next?.isA('noun') === true) return undefined
    return word.replaceWith(inContext(form, word), {
      certainty: word.misspelling === undefined ? 'likely' : 'sure',
    })
  },
})

const writtenOf = memoize(({ text, isKnown }: WordForm, speech: SpeechReader) =>
  speech.spokenWords.has(text) || SPOKEN_LOOK.test(text) ? writtenForm(text, speech, isKnown) : undefined,
)

/** `பொரித்தெடு`, `பிழிந்தெடு`: what is done to take something out, no spoken completive. */
const TAKEN_OUT = /[தநடற]்[தடற]ெடு/u

/** `சுத்த நீர்`, `பணித்திட்ட அலுவலர்`: a noun in அம், or a compound with திட்டம், before another noun. */
function isAttribute({ text, next }: Word, analyse: (word: string) => readonly Analysis[]): boolean {
  if (next?.isA('noun') !== true || !/[க-ஹ]$/u.test(text)) return false
  const lemma = `${text}ம்`
  return text.endsWith('த்திட்ட') || analyse(lemma).some((one) => one.lemma === lemma && one.guessed !== true)
}

/** Whether only the first vowel differs, as in a misspelling: பெறிதும் is பெரிதும் rather than பிறிதும். */
function isSoundAlone(text: string, form: string): boolean {
  return form.length === text.length && form.slice(2) === text.slice(2)
}

/** Spoken by origin, and still at home in good print. */
const IN_PRINT: ReadonlySet<string> = new Set(
  'அழகா வரைக்கும் வருஷம் மாசம் பண்ணி பண்ண பண்ணலாம் ராத்திரி மத்தியானம் அப்புறம் சாயந்தரம் ஆனா ஆமா பத்தி சுத்தி முடிச்சு போயி பல்லு மனசு மனசுக்கு மனசும் மனுசன்'.split(
    ' ',
  ),
)

/** நீங்களுக்கு, for உங்களுக்கு, is a wrong stem, not speech. */
const WRONG_STEM = /^(?:நீ|நா)ங்கள(?:ுக்கு|ை|ிடம்)/u

/** Before a noun they are attributes of written Tamil. */
const BEFORE_NOUNS: ReadonlySet<string> = new Set(['இல்ல', 'மேல', 'கீழ'])

const MOTION = ['வா', 'போ', 'செல்', 'இரு', 'திரி', 'ஓடு', 'நட'] as const

/** ‑ோட is possession before a noun, company before a verb; ‑ட்டு before வா or போ is கொண்டு. */
function inContext(form: string, word: Word): string {
  const { next } = word
  if (word.text === 'எங்க' && next?.isA('noun') !== true) return 'எங்கே'
  if (next === undefined) return form
  if (word.text.endsWith('ோட') && next.isA('verb') && !next.isA('noun')) return form.replace(/ுடைய$/u, 'ோடு')
  if (word.text.endsWith('ட்டு') && MOTION.some((lemma) => next.hasLemma(lemma)))
    return form.replace(/(ந்து|ய்து|ன்று|ண்டு)விட்டு$/u, '$1கொண்டு').replace(/([ிு])விட்டு$/u, '$1க்கொண்டு')
  return form
}
