import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import { missingVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-accusative',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  message: {
    ta: 'இரண்டாம் வேற்றுமை உருபு (ஐ) வெளிப்பட வரும்போது அடுத்து வரும் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After the accusative ending -ஐ the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல் உயிரீற்றுப் புணரியல்; பள்ளி இலக்கணம்: வல்லினம் மிகும் இடங்கள், இரண்டாம் வேற்றுமை விரி',
  examples: [
    { wrong: '[பாடத்தை] படித்தான்.', right: 'பாடத்தைப் படித்தான்.' },
    { wrong: 'அவள் [மரத்தை] கண்டாள்.', right: 'அவள் மரத்தைக் கண்டாள்.' },
    { wrong: 'அவன் [என்னை] சந்தித்தான்.', right: 'அவன் என்னைச் சந்தித்தான்.' },
    { wrong: 'நான் [அவனை] தேடினேன்.', right: 'நான் அவனைத் தேடினேன்.' },
    { wrong: 'நான் [அவரை] பார்த்தேன்.', right: 'நான் அவரைப் பார்த்தேன்.' },
    { wrong: 'காவலர் [அவரை] கைது செய்தனர்.', right: 'காவலர் அவரைக் கைது செய்தனர்.' },
    { wrong: 'அவர் வருவார் [என்பதை] தெரிவித்தார்கள்.', right: 'அவர் வருவார் என்பதைத் தெரிவித்தார்கள்.' },
    { wrong: 'தொழிலாளி [கல்லை] தூக்கினான்.', right: 'தொழிலாளி கல்லைத் தூக்கினான்.' },
    { wrong: 'இருவரும் [உறவை] பேணினர்.', right: 'இருவரும் உறவைப் பேணினர்.' },
  ],
  allows: [
    'மரத்தை வெட்டினான்.',
    'பாடத்தைப் படித்தான்.',
    'பாடத்தை, படித்தான்.',
    'தோட்டத்தில் அவரை பூத்துவிட்டது.',
    'எங்கள் ஊரில் பருத்தி ஆலை கட்டினார்கள்.',
    'அந்தத் திண்ணையில் கடலை கொறித்தோம்.',
  ],
  when: { endings: ['ை'] },
  check(word) {
    const suggestion = word.next && missingVallinam(word.text, word.next.text)
    if (suggestion === undefined || !isAccusative(word)) return undefined
    return word.replaceWith(suggestion)
  },
})

/** Whether a word stands for the object: its other readings are none, or hardly meant here. */
function isAccusative(word: Word): boolean {
  if (word.isOnly('accusative')) return true
  if (!word.is('accusative')) return false
  const isObject =
    OBJECTS.has(word.text) && (word.text !== BEAN || word.next?.isA('verb') !== true || !grows(word.next))
  return (
    isObject || word.analyses.every(({ features, lemma }) => isSeldomMeant(features, lemma !== word.text))
  )
}

/** உறவை would be a command with another word joined to it. */
function isSeldomMeant(features: readonly Feature[], isJoined: boolean): boolean {
  return features.includes('accusative') || (isJoined && features.includes('imperative'))
}

/** `அவரை பூத்தது`: what a plant does, or what is done to it. */
function grows(verb: Word): boolean {
  return verb.analyses.some(({ lemma }) => GROWING.has(lemma))
}

const BEAN = 'அவரை'
/** Accusatives that are words of their own, too, and nearly never meant so before a hard consonant. */
const OBJECTS: ReadonlySet<string> = new Set([BEAN, 'அளவை', 'சின்னத்தை', 'என்பதை', 'கல்லை', 'காரை', 'தேனை', 'வாலை'])
const GROWING: ReadonlySet<string> = new Set(
  'பூ காய் படர் தளிர் தழை செழி பழு பறி கொய் பயிரிடு பயிர்செய் பொரி சமை துவட்டு தின் கொறி காணப்படு கிடை'.split(' '),
)
