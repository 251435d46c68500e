import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Sounds and shapes that are said twice. */
const ECHOES = `கட கண கத கம கல கள கச கிசு கிச்சு கிடு கிண கிணு கிலு கிளு கிறு கீச்சு கீசு குடு குபு குமு குலு குளு
  குறு குசு கொச கொட கொண கொழு கொளு கொத சக சட சடு சத சர சல சலு சள சவ சிடு சிணு சிலு சிலீர் சிவு
  சுர சுரு சுறு சுளு சொட சொத சொர தக தகு தட தத தள தர தறு திக் திகு திடு திமு திரு திறு துடி துடு
  துரு துறு தொண தொப தொபு தொள தொத பக பக்கு பச பட படு பத பர பள பளு பளீர் பிசு பிது பிறு புசு புலு
  புளு புறு பேந்த பொசு பொத பொரு பொல பொலு பொளு`.split(/\s+/u)

export default defineRule({
  id: 'grammar/vallinam-extra-echo-word',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது இரட்டைக்கிளவி (ஒலிக்குறிப்புச் சொல் இரட்டித்தது). இரட்டைக்கிளவியில் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ is an echo word (இரட்டைக்கிளவி); the hard consonant does not double in it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், இரட்டைக்கிளவி, அடுக்குத்தொடர்',
  examples: [
    { wrong: 'அருவி [சலச்சல] என்று பாய்ந்தது.', right: 'அருவி சலசல என்று பாய்ந்தது.' },
    { wrong: '[கடக்கடவெனப்] பேசினான்.', right: 'கடகடவெனப் பேசினான்.' },
    { wrong: '[குளுக்குளு] அறை.', right: 'குளுகுளு அறை.' },
    { wrong: '[பொலப்பொலவென] உதிர்ந்தது.', right: 'பொலபொலவென உதிர்ந்தது.' },
    { wrong: '[தரத்தர] என்று இழுத்தான்.', right: 'தரதர என்று இழுத்தான்.' },
    { wrong: 'அருவி [சலச்] சல என்று பாய்ந்தது.', right: 'அருவி சல சல என்று பாய்ந்தது.' },
  ],
  allows: ['அருவி சலசல என்று பாய்ந்தது.', 'படிப்படியாக உயர்ந்தான்.', 'அடிக்கடி வந்தான்.', 'கலக்கல் நிறைந்த நீர்.'],
  when: { beginnings: ECHOES.map(doubled) },
  check(word) {
    const echo = ECHOES.find((sound) => isSaidTwice(word, sound))
    if (echo === undefined) return undefined
    const rest = word.text.slice(echo.length + 2)
    if (rest === '') return word.replaceWith(echo)
    // கலக்கல், a mixing, is no echo.
    const isWord = word.analyses.some(({ guessed }) => guessed !== true)
    return isWord ? undefined : word.replaceWith(echo + rest)
  },
})

/** சல → சலச்: as far as a wrong doubling goes. */
function doubled(sound: string): string {
  return `${sound}${sound.charAt(0)}்`
}

/** Whether a sound stands twice with a doubled consonant between, in one word or in two. */
function isSaidTwice({ text, next }: Word, sound: string): boolean {
  if (!text.startsWith(doubled(sound))) return false
  const rest = text.slice(sound.length + 2)
  if (rest !== '') return rest.startsWith(sound)
  return next?.text.startsWith(sound) === true && SOUND_ENDS.test(next.text.slice(sound.length))
}

const SOUND_ENDS = /^(?:$|வெ|ப்பு|த்த|க்க)/u
