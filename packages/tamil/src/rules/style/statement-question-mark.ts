import { ASKING_WORDS } from '../asking-words.ts'
import { defineRule } from '../rule.ts'

/** What states that something is not known or was asked. */
const STATED =
  /^(?:தெரியவில்லை|தெரியாது|புரியவில்லை|அறியேன்|விளங்கவில்லை|கேட்(?:டான்|டாள்|டார்|டேன்|டோம்|டனர்|டார்கள்)|வினவி(?:னான்|னாள்|னார்|னேன்|னர்))$/u
const QUOTED = /^(?:என்று|என|என்பது|எனத்|எனக்|என்பதை)$/u
const ASKING = new RegExp(`^(?:${ASKING_WORDS.join('|')}|யாரிடம்|யாருக்கு|எதை|எந்த)(?:[க்ச்த்ப்]{2})?$`, 'u')

export default defineRule({
  id: 'style/statement-question-mark',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'வினா தொடருக்குள் அடங்கியது; முழுத்தொடர் செய்தித் தொடர், எனவே முற்றுப்புள்ளி: ‘{suggestion}’.',
    en: 'The question is told, not asked: the sentence ends with a full stop: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: நிறுத்தக்குறிகள், வினாக்குறி (நேர்கூற்று, அயற்கூற்று)',
  examples: [{ wrong: 'அவர் எப்போது வருவார் என்று [தெரியவில்லை?]', right: 'அவர் எப்போது வருவார் என்று தெரியவில்லை.' }],
  allows: ['அவர் எப்போது வருவார் என்று தெரியவில்லை.', 'அவர் எப்போது வருவார் என்று தெரியுமா?', 'ஏன் தெரியவில்லை?'],
  when: 'sentence',
  check(sentence) {
    const { lastWord, words } = sentence
    if (lastWord?.tokenAfter !== '?' || lastWord.quoted || !STATED.test(lastWord.text)) return undefined
    const quotative = words.findLast(({ text }) => QUOTED.test(text))
    if (quotative === undefined) return undefined
    const asked = words.findLast(({ text }) => ASKING.test(text))
    if (asked === undefined || asked.index > quotative.index) return undefined
    return { start: lastWord.start, end: lastWord.end + 1, suggestion: `${lastWord.text}.` }
  },
})
