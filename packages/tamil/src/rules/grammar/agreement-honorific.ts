import { correctVerb, FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { isSpeech, verbPerson } from '../../clauses/reading/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** `எழுந்து நின்ற அவர் முகம் பார்த்துச் சிரித்தேன்`: a speaker or hearer who is not named did it, and the pronoun owns or lacks a case. */
function isOfSpeech(verb: Word): boolean {
  const person = verbPerson(verb)
  return person !== undefined && isSpeech(person)
}

export default defineRule({
  id: 'grammar/agreement-honorific',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{subject}’ ஒருவரை மதிப்போடு குறிக்கும்; வினை ‘{suggestion}’ என முடிய வேண்டும்.',
    en: '‘{subject}’ speaks of one person with respect; the verb must be ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு (திணை, பால், எண், இடம்)',
  examples: [
    { wrong: 'அவர் நேற்றுத் தலைநகரில் [பேசினான்].', right: 'அவர் நேற்றுத் தலைநகரில் பேசினார்.' },
    { wrong: 'அவர் உண்மையை முன்பே [அறிந்திருந்தனர்].', right: 'அவர் உண்மையை முன்பே அறிந்திருந்தார்.' },
  ],
  allows: [
    'கவிஞரைப் பற்றியும் அவர் கவிதைகளைப் பற்றியும் பேசினார்கள்.',
    'அமைச்சரைச் சந்தித்து அவர் உதவியாளரிடம் மனு கொடுத்தார்கள்.',
    'எல்லாம் தெரிந்த ஒருவர், தெரியாதவரைப் போல நடிப்பதைப் போல எனக்குப் பட்டது.',
    'ஆசிரியர் சொன்னதை மாணவர்கள் ஒருவர் விடாமல் குறித்துக்கொண்டார்கள்.',
    'அவர் சொல்லச் சொல்ல என் உடல் சிலிர்த்தது.',
    'எழுந்து நின்ற அவர் முகம் பார்த்துச் சிரித்தேன்.',
    'அவர் மறைந்த பிறகு அவருடைய பாடல்களைத் தேடினேன்.',
    'மாமாவின் பழைய வண்டியில், அவர் தோட்டத்துக்குள்ளேயே சுற்றிப் பழகினேன்.',
    'அவர் மகன் நேற்று வந்தான்.',
    'எதையும் பேசாமல் குனிந்து அவர் காலைத் தொட்டான்.',
    'அவர் நேற்று வந்தார்.',
    'இதை ஒருவர் சொல்லக் கேட்டேன்.',
    'நேற்று அவர் பாடக் கேட்டோம்.',
    'எதிர்பாராத விதமாக ஒருவர் மேல் ஒருவர் மோதினர்.',
    'வண்ணப் பொடியை ஒருவர்மீது ஒருவர் தூவினார்கள்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check: (word, knowledge) =>
    isOfSpeech(word)
      ? undefined
      : correctVerb(word, knowledge, ({ kind, fits }) => kind === 'pronoun' && fits[0] === 'he-honoured'),
})
