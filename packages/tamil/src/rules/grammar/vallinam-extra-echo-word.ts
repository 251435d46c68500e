import { defineRule } from '../rule.ts'

/** Sounds and shapes that are said twice. */
const ECHOES =
  'சல கச கட கள கிளு கிறு குசு குளு குறு சத தர திடு திரு துறு பொல தொபு பட பர கல கம சட சர சிடு சுறு தக தட தள பள பிசு புசு கொழு கொளு குடு துடி தொண பொத பொரு'.split(
    ' ',
  )

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
  when: { beginnings: ECHOES },
  check(word) {
    const echo = ECHOES.find((sound) => word.text.startsWith(sound))
    if (echo === undefined) return undefined
    const hard = `${echo[0]}்`
    const rest = word.text.slice(echo.length)
    // கலக்கல், a mixing, is no echo.
    const isWord = word.analyses.some(({ guessed }) => guessed !== true)
    if (rest.startsWith(hard + echo) && !isWord) return word.replaceWith(echo + rest.slice(hard.length))
    const spaced = rest === hard && word.next?.text.startsWith(echo)
    return spaced ? word.replaceWith(echo) : undefined
  },
})
