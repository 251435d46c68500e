import type { Sentence } from '../../text/sentence.ts'
import { defineRule, type Finding } from '../rule.ts'

/** Cries of wonder and pain. */
const CRIES = /^(?:ஆகா|ஆஹா|ஐயோ|ஐயையோ|அடடா|அந்தோ|ஓகோ|ஓஹோ|அடேயப்பா|அம்மாடி|ஐயகோ|அச்சோ|வாவ்|சபாஷ்|பலே)$/u
/** Before an adjective they wonder, they do not ask. */
const HOW = /^(?:எவ்வளவு|எத்துணை|என்னே|என்ன)$/u

export default defineRule({
  id: 'style/exclamation-missing',
  type: 'style',
  severity: 'low',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'வியப்பு, இரக்கம், அச்சம் போன்ற உணர்ச்சியைக் காட்டும் தொடர் உணர்ச்சிக்குறியோடு வரும்: ‘{suggestion}’.',
    en: 'A cry or an exclamation carries an exclamation mark: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: நிறுத்தக்குறிகள், உணர்ச்சிக்குறி; வாக்கிய வகைகள்: உணர்ச்சித் தொடர்',
  examples: [
    { wrong: 'ஐயோ, யாரோ [திருடிவிட்டார்கள்.]', right: 'ஐயோ, யாரோ திருடிவிட்டார்கள்!' },
    { wrong: '[ஆகா] எவ்வளவு அழகான அருவி!', right: 'ஆகா! எவ்வளவு அழகான அருவி!' },
    { wrong: 'என்னே இந்தக் குழந்தையின் [மழலை?]', right: 'என்னே இந்தக் குழந்தையின் மழலை!' },
    { wrong: 'எவ்வளவு உயரமான [மலை.]', right: 'எவ்வளவு உயரமான மலை!' },
  ],
  allows: [
    'ஆகா! எவ்வளவு அழகான அருவி!',
    'எவ்வளவு உயரமான மலை?',
    'ஐயோ, திருடிவிட்டார்கள்!',
    'மலை எவ்வளவு பெரியது என்று தெரியவில்லை.',
  ],
  when: 'sentence',
  check(sentence) {
    const { lastWord, words } = sentence
    const [first, second] = words
    if (first === undefined || second === undefined || lastWord === undefined || first.quoted)
      return undefined
    if (first.text === 'என்னே') return atEnd(sentence, '?')
    const cries = CRIES.test(first.text)
    if (cries && first.next === second) return first.replaceWith(`${first.text}!`)
    if (cries) return first.tokenAfter === ',' ? atEnd(sentence) : undefined
    const wonders = words.find(({ text, next }) => HOW.test(text) && next?.is('adjectival') === true)
    if (wonders === undefined || lastWord.index !== wonders.index + 2) return undefined
    return lastWord.is('nominative') && lastWord.isA('noun') && !lastWord.is('clitic-um')
      ? atEnd(sentence)
      : undefined
  },
})

function atEnd(sentence: Sentence, mark = '.'): Finding | undefined {
  const { lastWord } = sentence
  const stop = lastWord && sentence.tokenAt(lastWord.tokenIndex + 1)
  if (lastWord === undefined || lastWord.quoted || (stop?.text !== '.' && stop?.text !== mark))
    return undefined
  return { start: lastWord.start, end: stop.end, suggestion: `${lastWord.text}!` }
}
