import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Measures that are no units of the stem tables: how often, and how many of many. */
const COUNTS = /^(?:முறை|தடவை|லட்சம்|இலட்சம்|கோடி|ஆயிரம்|நூறு)(?!.*(?:ாவது|ாம்)$)/u
/** `ஒன்று … அல்லது …`: either this or that. */
const OR: ReadonlySet<string> = new Set(['அல்லது', 'இல்லையெனில்', 'இல்லையென்றால்', 'இல்லாவிட்டால்', 'ஒன்று', 'மற்றொன்று'])
const VOWEL = /^[அ-ஔ]/u

export default defineRule({
  id: 'grammar/one-before-unit',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: 'அளவுப் பெயரின் முன் ‘ஒன்று’ என்பது ‘ஒரு’ (உயிர் முன் ‘ஓர்’) எனத் திரியும்: ‘{suggestion}’.',
    en: 'Before a unit ‘ஒன்று’ becomes ஒரு (ஓர் before a vowel): ‘{suggestion}’.',
  },
  source: 'நன்னூல் 188, எண்ணுப்பெயர்ப் புணர்ச்சி: ஒன்று → ஒரு, ஓர்',
  examples: [
    { wrong: '[ஒன்று நாள்]', right: 'ஒரு நாள்' },
    { wrong: '[ஒன்று ஆண்டு] கழிந்தது.', right: 'ஓர் ஆண்டு கழிந்தது.' },
    { wrong: 'கிணற்றில் [ஒன்று மீட்டர்] ஆழம் குறைந்தது.', right: 'கிணற்றில் ஒரு மீட்டர் ஆழம் குறைந்தது.' },
    { wrong: 'அவர் [ஒன்று கோடி] கடன் வாங்கினார்.', right: 'அவர் ஒரு கோடி கடன் வாங்கினார்.' },
    { wrong: 'வேலைகள் [ஒன்று வாரத்தில்] முடியும்.', right: 'வேலைகள் ஒரு வாரத்தில் முடியும்.' },
  ],
  allows: [
    'ஒரு நாள் வந்தான்.',
    'மூன்றில் ஒன்று போதும்.',
    'ஒன்று கிலோ கணக்கில் வாங்கு அல்லது விடு.',
    'மரம் ஒன்று நேற்று விழுந்தது.',
    'நூல் ஒன்று கோடி ரூபாய்க்கு விற்றது.',
    'வீடு ஒன்று மாத வாடகைக்கு உள்ளது.',
    'நூல் ஒன்று மாதந்தோறும் வெளிவரும்.',
    'மணி ஒன்று அடித்தது.',
    'விதைகளுள் ஒன்று முளைத்தால் அந்த ஒன்று நூறு ஆண்டுகள் நிழல் தரும்.',
  ],
  when: { words: ['ஒன்று'] },
  check(word) {
    const { next, previous, sentence } = word
    if (next === undefined || !isMeasure(next) || isPriced(previous, next)) return undefined
    if (previous?.isA('demonstrative') === true) return undefined
    if (sentence.words.some((other) => other.index > next.index && OR.has(other.text))) return undefined
    return word.replaceThrough(next, `${VOWEL.test(next.text) ? 'ஓர்' : 'ஒரு'} ${next.text}`)
  },
})

/** `நூல் ஒன்று கோடி ரூபாய்க்கு`: a book, for so much. */
function isPriced(thing: Word | undefined, number: Word): boolean {
  return COUNTS.test(number.text) && thing?.is('nominative', 'irrational', 'singular') === true
}

function isMeasure(word: Word): boolean {
  return word.isOnly('unit') || COUNTS.test(word.text) || TIMES.test(word.text)
}

/** Spans that are counted, in the cases in which they say how long or when. */
const TIMES =
  /^(?:நாள|நிமிட|மாத|வருட|வார|ஆண்ட)(?:்|ம்|ு|த்தில்|த்தின்|த்திற்கு.*|த்துக்கு.*|த்திற்குள்|த்துக்குள்|த்தை|ில்|ுக்கு.*)$/u
