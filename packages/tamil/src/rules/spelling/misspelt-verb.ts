import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { doubtOf } from '../doubt-of-misspelling.ts'
import { defineRule } from '../rule.ts'

/** How much likelier a finite verb is at the end of a sentence that has none, in the logarithm of odds. */
const WANTED = 2.5

export default defineRule({
  id: 'spelling/misspelt-verb',
  type: 'spelling',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்று ஒரு சொல் இல்லை; தொடர் ‘{suggestion}’ என்னும் வினையோடு முடிய வேண்டும் போலும்.',
    en: '‘{found}’ is no word; the sentence wants a verb, perhaps ‘{suggestion}’.',
  },
  source: 'தட்டச்சுப் பிழை; நன்னூல், பொதுவியல்: முற்று வினையே தொடரை முடிக்கும்',
  examples: [
    {
      wrong: 'இலையுதிர் காலத்தில் மரங்களிலிருந்து இலைகள் [உதிந்தன].',
      right: 'இலையுதிர் காலத்தில் மரங்களிலிருந்து இலைகள் உதிர்ந்தன.',
    },
    { wrong: 'மருத்துவர் குழந்தைக்கு ஊசி [பொட்டார்].', right: 'மருத்துவர் குழந்தைக்கு ஊசி போட்டார்.' },
  ],
  allows: [
    'பழைய சட்டங்கள் இனிச் செல்லுபடியாகமாட்டா.',
    'மணமக்கள் வந்ததும் பெண்கள் குரவையிட்டனர்.',
    'மின்கலம் விரைவில் மின்னேறிவிடுகிறது.',
    'எங்கள் ஊரின் பெயர் பொட்டார்.',
    'அவர் சொன்னார், பொட்டார்.',
    'அம்மா இரவில் அரிசியை ஊறப்போட்டாள்.',
    'முதியவர்கள் வீட்டைக் காலிசெய்கிறார்கள்.',
    'பத்து நாள்களில் தெருவே புதிதாகிவிட்டிருந்தது.',
  ],
  when: 'sentence',
  check(sentence) {
    if (sentence.words.length < SHORTEST) return undefined
    const word = placeOfVerb(sentence)
    const misspelt = word?.form.misspeltVerb
    if (word === undefined || misspelt === undefined || wantsNoVerb(word) || sentence.isUnusual)
      return undefined
    if (misspelt.confidence + WANTED - doubtOf(word) < 0) return undefined
    return word.replaceWith(misspelt.suggestion, { alternatives: misspelt.alternatives })
  },
})

/** As speech has it: தீருது; rules of their own write it. */
const SPOKEN = /ுது$|ாங்க$|ீங்க$/u

/** Words: a shorter one may be a name and a title. */
const SHORTEST = 3

/** The last word of a sentence, or what stands before என்று there. */
function placeOfVerb({ lastWord }: Sentence): Word | undefined {
  if (lastWord === undefined || lastWord.quoted) return undefined
  return /^[.!?]/u.test(lastWord.tokenAfter) ? lastWord : undefined
}

/** Whether the sentence has its verb elsewhere, or names something: `ஊரின் பெயர் பொட்டார்`. */
function wantsNoVerb(word: Word): boolean {
  const { sentence, index, previous } = word
  if (SPOKEN.test(word.text)) return true
  if (previous === undefined || previous.analyses.length === 0 || previous.isA('name')) return true
  if (/^பெயர்/u.test(previous.text)) return true
  return sentence.words.some((one) => one.index < index && (roleOf(one) === 'finite' || one.isA('name')))
}
