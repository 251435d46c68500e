import { isPair, mayBeParts, wholeOfParts } from '../../sandhi/split-parts.ts'
import type { Finding } from '../../text/finding.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/split-word',
  type: 'spelling',
  severity: 'high',
  certainty: 'likely',
  holdsInUnusualText: true,
  message: {
    ta: '‘{found}’ என்பது ஒரே சொல்; இடைவெளியின்றி ‘{suggestion}’ என்று எழுதுக.',
    en: '‘{found}’ is one word: write ‘{suggestion}’ without a space.',
  },
  source: 'நன்னூல், பதவியல்: பகுதி, விகுதி, இடைநிலை ஆகியவை சேர்ந்ததே பதம்; அவை தனித்து வாரா',
  examples: [
    { wrong: 'எனக்கு அது [தெரிய வில்லை].', right: 'எனக்கு அது தெரியவில்லை.' },
    { wrong: 'அவர்கள் நாளை [செய்ய லாம்].', right: 'அவர்கள் நாளை செய்யலாம்.' },
    { wrong: 'தெருவில் [மரங் களை] நட்டனர்.', right: 'தெருவில் மரங்களை நட்டனர்.' },
    { wrong: 'நாங்கள் [கடற் கரை] சென்றோம்.', right: 'நாங்கள் கடற்கரை சென்றோம்.' },
    { wrong: 'அங்கே [குழந்தை கள்] விளையாடினர்.', right: 'அங்கே குழந்தைகள் விளையாடினர்.' },
    { wrong: 'நண்பன் [சொன்னா ன்].', right: 'நண்பன் சொன்னான்.' },
    { wrong: 'எனக்கு [மகிழ் ச்சி] உண்டு.', right: 'எனக்கு மகிழ்ச்சி உண்டு.' },
    { wrong: 'அவர் [பேசி யிருந்தார்].', right: 'அவர் பேசியிருந்தார்.' },
    { wrong: 'அவன் பந்தைக் கையில் [பிடித் தான்].', right: 'அவன் பந்தைக் கையில் பிடித்தான்.' },
    { wrong: 'உன் [உற வாகவே] வந்தேன்.', right: 'உன் உறவாகவே வந்தேன்.' },
    { wrong: 'இதைக் கேட்க [யாரு மே] இல்லை.', right: 'இதைக் கேட்க யாருமே இல்லை.' },
    { wrong: 'புதிய [தொழில் நுட்பம்] வந்தது.', right: 'புதிய தொழில்நுட்பம் வந்தது.' },
    { wrong: 'உணவு [இல் லாமல்] வாடினர்.', right: 'உணவு இல்லாமல் வாடினர்.' },
    { wrong: 'நீர் [இல்லா விட்டால்] உயிர் இல்லை.', right: 'நீர் இல்லாவிட்டால் உயிர் இல்லை.' },
    { wrong: 'நேரம் [இருந்த தால்] வந்தேன்.', right: 'நேரம் இருந்ததால் வந்தேன்.' },
    { wrong: 'மருத்துவர் [சிகிச் சை] அளித்தார்.', right: 'மருத்துவர் சிகிச்சை அளித்தார்.' },
    { wrong: 'நிலவின் [மேற்பரப் பில்] நீர் உள்ளது.', right: 'நிலவின் மேற்பரப்பில் நீர் உள்ளது.' },
    { wrong: 'அவனால் வர [முடியா து].', right: 'அவனால் வர முடியாது.' },
    { wrong: 'அவளை [வர வேற்றவர்] யார்?', right: 'அவளை வரவேற்றவர் யார்?' },
    { wrong: 'வண்டிகளின் [நோக் கம்] வேறு.', right: 'வண்டிகளின் நோக்கம் வேறு.' },
    { wrong: 'அவள் வந்து [உட் கார்ந்து] பேசினாள்.', right: 'அவள் வந்து உட்கார்ந்து பேசினாள்.' },
    { wrong: 'நான் [மாணவர் களை] அழைத்தேன்.', right: 'நான் மாணவர்களை அழைத்தேன்.' },
    { wrong: 'அவர் நாளை பாலத்தைத் திறந்து [வைக்கி றார்].', right: 'அவர் நாளை பாலத்தைத் திறந்து வைக்கிறார்.' },
    { wrong: 'மக்களின் [நல்லிணக் கம்] ஓங்கியது.', right: 'மக்களின் நல்லிணக்கம் ஓங்கியது.' },
    { wrong: 'அவரது [பிரி வுக்கு] வருந்தினேன்.', right: 'அவரது பிரிவுக்கு வருந்தினேன்.' },
    { wrong: 'அவன் நேற்று [வந்த தா] என்று கேட்டேன்.', right: 'அவன் நேற்று வந்ததா என்று கேட்டேன்.' },
    { wrong: 'உனக்கு அது [புரியு மா] என்று கேட்டான்.', right: 'உனக்கு அது புரியுமா என்று கேட்டான்.' },
    { wrong: 'அந்தத் [தோட்டக் காரர்] வந்தார்.', right: 'அந்தத் தோட்டக்காரர் வந்தார்.' },
    { wrong: 'வாசலில் [குழந் தைகள்] காத்திருந்தனர்.', right: 'வாசலில் குழந்தைகள் காத்திருந்தனர்.' },
    { wrong: 'அதைப் பற்றி [இரண் டாம்] பாடத்தில் படித்தோம்.', right: 'அதைப் பற்றி இரண்டாம் பாடத்தில் படித்தோம்.' },
    { wrong: 'வீட்டில் பாட்டி [மட்டு மே] இருந்தாள்.', right: 'வீட்டில் பாட்டி மட்டுமே இருந்தாள்.' },
    { wrong: 'அவர்கள் முடிவைத் [தெரி வித்தனர்].', right: 'அவர்கள் முடிவைத் தெரிவித்தனர்.' },
    { wrong: 'அதன் விலை [எண் பது] ரூபாய்.', right: 'அதன் விலை எண்பது ரூபாய்.' },
    { wrong: 'அவன் [மறு படியும்] வந்தான்.', right: 'அவன் மறுபடியும் வந்தான்.' },
    { wrong: 'நாட்டின் [தலை நகரில்] மாநாடு நடந்தது.', right: 'நாட்டின் தலைநகரில் மாநாடு நடந்தது.' },
    { wrong: 'அவர் நாளை [தேடு வார்].', right: 'அவர் நாளை தேடுவார்.' },
    { wrong: 'அந்தக் கவிஞர் நேற்று [மறைந் தார்].', right: 'அந்தக் கவிஞர் நேற்று மறைந்தார்.' },
    { wrong: 'அவர் அதை நேற்று [அறிவித் துள்ளார்].', right: 'அவர் அதை நேற்று அறிவித்துள்ளார்.' },
    { wrong: 'பெரியோர்கள் அங்கே [பேசினார் கள்].', right: 'பெரியோர்கள் அங்கே பேசினார்கள்.' },
    { wrong: 'இன்று [பள்ளத் தின்] ஆழம் தெரிந்தது.', right: 'இன்று பள்ளத்தின் ஆழம் தெரிந்தது.' },
    { wrong: 'அவள் தன் [தோழிகளு டன்] வந்தாள்.', right: 'அவள் தன் தோழிகளுடன் வந்தாள்.' },
    { wrong: 'தேர்வில் [வென்ற வருக்கு] நன்றி.', right: 'தேர்வில் வென்றவருக்கு நன்றி.' },
    { wrong: 'மழை [தாமதமா கப்] பெய்தது.', right: 'மழை தாமதமாகப் பெய்தது.' },
    { wrong: 'அவர் அதில் [மு தலீடு] செய்தார்.', right: 'அவர் அதில் முதலீடு செய்தார்.' },
    { wrong: 'நேற்று [வெங் காயம்] வாங்கினேன்.', right: 'நேற்று வெங்காயம் வாங்கினேன்.' },
    { wrong: 'அவர் [அமெரிக்கா வுக்குச்] சென்றார்.', right: 'அவர் அமெரிக்காவுக்குச் சென்றார்.' },
  ],
  allows: [
    'சீனிவாச ராவ் நேற்று வந்தார்.',
    'நாட்டில் இந் நிகழ்வு நடந்தது.',
    'சென்ற தை மாதம் நாங்கள் வந்தோம்.',
    'அவர் தன் பெயரை யே என மாற்றினார்.',
    'அவர் குற்றத்தை ஒப்புக் கொண்டார்.',
    'தலைவர் சுற்றுப் பயணம் சென்றார்.',
    'காட்டில் பச்சிளங் குழந்தையை மீட்டனர்.',
    'அவன் கையில் வில்லை வைத்திருந்தான்.',
    'வயலில் களை எடுத்தான்.',
    'உழவர் நாற்று நட்டுக் களை பறித்தனர்.',
    'அர்ச்சுனன் அம்பு எய்ய வில்லை எடுத்தான்.',
    'தென்னையில் தொழிலாளர் கள் இறக்கினர்.',
    'அவர் தேன் எடுத்தார்.',
    'அவள் காதில் அணிந்த தோடு மின்னியது.',
    'தம்பி மார் வலிக்கிறது என்றான்.',
    'பாதிப் பேர் எழுந்தனர்.',
    'சங்க காலக் கவிஞர் பாடினார்.',
    'சிற்பி கல் செதுக்கினான்.',
    'இடையில் தோல் வார் கட்டினான்.',
    'ஊருக்குப் போகும் வழி பாதுகாப்பானது.',
    'இவர் எங்கள் அணியின் விக்கெட் கீப்பராக இருக்கிறார்.',
  ],
  when: 'sentence',
  check(sentence, knowledge) {
    const found: Finding[] = []
    const torn: Word[] = []
    let before: Word | undefined
    let tells = false
    for (const word of sentence.words) {
      const first = before
      before = word
      if (first === undefined || !mayBeParts(first, word) || word.previous === undefined) continue
      const whole = wholeOfParts(first, word, knowledge)
      if (whole === undefined) continue
      found.push(first.replaceThrough(word, whole))
      torn.push(first, word)
      tells ||= word.text.length <= ONE_LETTER || word.text.charAt(1) === '்' || isPair(first, word)
      tells ||= knowledge.readStems(whole).some(tellsInProse)
    }
    if (found.length === 0) return undefined
    return tells || isSurelyProse(sentence) || !mayBeVerse(sentence, torn) ? found : undefined
  },
})

/** Code units: no foot of verse is one letter with its sign. */
const ONE_LETTER = 2

/** Verse divides words where its feet end; one word torn in a long sentence that is plain without it is a typo. */
function mayBeVerse(sentence: Sentence, torn: readonly Word[]): boolean {
  if (!sentence.isUnusual) return false
  const isOne = torn.length === 2 && sentence.words.length > COUPLET_TORN
  return !isOne || sentence.isUnusualApartFrom(torn)
}

/** The feet of a couplet, and one more word. */
const COUPLET_TORN = 8

/** Verse has no semicolon. */
function isSurelyProse(sentence: Sentence): boolean {
  return sentence.isProse || sentence.text.includes(';')
}

/** A finite verb of what happened or happens, as verse seldom has it: the torn word is what made the sentence look unusual. */
function tellsInProse({ features }: Analysis): boolean {
  return features.includes('finite') && (features.includes('past') || features.includes('present'))
}
