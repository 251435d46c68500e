import { memoize } from '../text/memoize.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Word } from '../text/word.ts'

/** Poets, their works and kinds of verse, as a sentence that cites a line names them. */
const OF_VERSE =
  /^(?:குறள|திருக்குறள|வள்ளுவ|திருவள்ளுவ|ஔவை|அவ்வை|ஆத்திசூடி|பாரதி|கம்ப|நாலடி|புறநானூ|அகநானூ|குறுந்தொகை|நற்றிணை|தொல்காப்|நன்னூல|சிலப்|இளங்கோ|மணிமேகலை|சங்க|செய்யுள|வெண்பா|பாடல|பழமொழி|புலவ|பூங்குன்ற|திருமூல|திருமந்திர|வள்ளலார|நாயன்மா|ஆழ்வா|தேவார|திருவாசக|பட்டினத்தார|சித்தர)/u

/** Whether a word stands in a line of verse that its sentence cites, or that follows where one names the poet: feet of verse part and join words otherwise. */
export function isInCitedVerse({ quoted, sentence }: Word): boolean {
  return quoted && namesVerse(sentence)
}

const namesVerse = memoize((sentence: Sentence): boolean => {
  const { previous } = sentence
  return [sentence, previous, previous?.previous].some((one) =>
    one?.words.some((word) => !word.quoted && OF_VERSE.test(word.text)),
  )
})
