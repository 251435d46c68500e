import { isInCitedVerse } from '../../sandhi/cited-verse.ts'
import { isListedCompound } from '../../sandhi/parts-of-one-word.ts'
import { mayBeParts, wholeOfParts } from '../../sandhi/split-parts.ts'
import { TITLES } from '../../sandhi/words-apart.ts'
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
    { wrong: 'நாம் அவரிடம் [கேட் கலாம்].', right: 'நாம் அவரிடம் கேட்கலாம்.' },
    { wrong: 'நாளை நான் வர [மாட் டேன்].', right: 'நாளை நான் வர மாட்டேன்.' },
    { wrong: 'அவர் [குப் பையை] எறிந்தார்.', right: 'அவர் குப்பையை எறிந்தார்.' },
    { wrong: 'இரு நாடுகளும் [ஒப் பந்தம்] செய்தன.', right: 'இரு நாடுகளும் ஒப்பந்தம் செய்தன.' },
    { wrong: 'அவர் நேற்று [இந் தியாவில்] இருந்தார்.', right: 'அவர் நேற்று இந்தியாவில் இருந்தார்.' },
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
    { wrong: 'அவள் சிறந்த [பாட கர்] ஒருவரைச் சந்தித்தாள்.', right: 'அவள் சிறந்த பாடகர் ஒருவரைச் சந்தித்தாள்.' },
    { wrong: 'இந்தப் [பகு தியில்] மழை பெய்தது.', right: 'இந்தப் பகுதியில் மழை பெய்தது.' },
    { wrong: 'அவர் ஒரு சிறிய [கிரா மத்தில்] பிறந்தார்.', right: 'அவர் ஒரு சிறிய கிராமத்தில் பிறந்தார்.' },
    { wrong: 'நேற்று அங்கே பெரிய [சத் தம்] கேட்டது.', right: 'நேற்று அங்கே பெரிய சத்தம் கேட்டது.' },
    { wrong: 'தோட்டம் [அழ காக] இருந்தது.', right: 'தோட்டம் அழகாக இருந்தது.' },
    { wrong: 'மாணவர்கள் [வரி சையாக] நின்றனர்.', right: 'மாணவர்கள் வரிசையாக நின்றனர்.' },
    { wrong: 'ஊர் [அமை தியாக] இருந்தது.', right: 'ஊர் அமைதியாக இருந்தது.' },
    { wrong: 'மரத்தில் ஒரு [பற வையை] கண்டேன்.', right: 'மரத்தில் ஒரு பறவையைக் கண்டேன்.' },
    { wrong: 'இது [அவர் களுக்கான] உணவு.', right: 'இது அவர்களுக்கான உணவு.' },
    { wrong: 'அவன் சொன்னது [உண் மையாக] இருந்தது.', right: 'அவன் சொன்னது உண்மையாக இருந்தது.' },
    { wrong: 'அவர்கள் வேலை [செய் வதை] பார்த்தேன்.', right: 'அவர்கள் வேலை செய்வதைப் பார்த்தேன்.' },
    { wrong: 'அது நடக்க [முடி யாது].', right: 'அது நடக்க முடியாது.' },
    { wrong: 'நான் நாளை அவனிடம் [கேட் பேன்].', right: 'நான் நாளை அவனிடம் கேட்பேன்.' },
    { wrong: 'அவர்கள் [இரு வரும்] நண்பர்கள்.', right: 'அவர்கள் இருவரும் நண்பர்கள்.' },
    { wrong: 'இலை [பச்சை யாகவும்] நீளமாகவும் இருந்தது.', right: 'இலை பச்சையாகவும் நீளமாகவும் இருந்தது.' },
    { wrong: 'அவன் [முழுவதுமா கப்] படித்தான்.', right: 'அவன் முழுவதுமாகப் படித்தான்.' },
    { wrong: 'குழந்தைகள் [உற்சாகத் தோடு] ஆடினர்.', right: 'குழந்தைகள் உற்சாகத்தோடு ஆடினர்.' },
    { wrong: 'சில [மின்மி னிகள்] இலைத் தின்னிகள்.', right: 'சில மின்மினிகள் இலைத் தின்னிகள்.' },
    { wrong: 'எங்களுக்கு [முன் பதிவு] தேவையில்லை.', right: 'எங்களுக்கு முன்பதிவு தேவையில்லை.' },
    { wrong: 'தாத்தா [சாப் பிட்டு] முடித்தார்.', right: 'தாத்தா சாப்பிட்டு முடித்தார்.' },
    { wrong: 'கோழி மூன்று [முட் டைகள்] இட்டது.', right: 'கோழி மூன்று முட்டைகள் இட்டது.' },
  ],
  allows: [
    'என் பாட்டி களை பறித்தாள்.',
    'மலையில் கூடு மாறும் பறவைகளைக் கண்டோம்.',
    'அவர் பெயர் மா தின் பதில் எழுதவில்லை.',
    'அவள் ஓர் அந்நிய மனத்தில் குடியேறினாள்.',
    'அங்கே ஓங்கி வளர்ந்த தில்லை மரங்கள் இருந்தன.',
    'ஔவையார் “வையத்துள் பெரி யவை நாடு” என்று பாடினார்.',
    'வயலில் இலைச்சுருட்டுப் புழு பெருகியது.',
    'ஒல்லியான சுருள் வாள் ஒன்றைத் தீட்டினார்.',
    'அந்தியில் விரி வான் சிவந்தது.',
    'விழாவில் செல்வி யோ. மாலா பாடினார்.',
    '29சி வந்தது; அவள் ஏறினாள்.',
    'கோயில் வாசலில் ஆலம் விழுதுகள் தொங்கின.',
    'நாங்கள் பனம் பழத்தைத் தின்றோம்.',
    'மூட நம்பிக்கை ஒழிய வேண்டும்.',
    'மன்னன் இரண்டு மா நிலம் அளித்தான்.',
    'கடையில் நாசி லெமாக் விற்றார்கள்.',
    'விருந்தில் ஒடியற் கூழ் கொடுத்தார்கள்.',
    'அரிசி, சர்க்கரை, துவரம் பருப்பு ஆகியவை வழங்கப்படும்.',
    'சீனிவாச ராவ் நேற்று வந்தார்.',
    'இரண்டாம் முறை கேட்டால் முடிவு மாறியிருக்கும்.',
    'படிவம் 48 மணி நேரத்துக்கு முன் பதிவு அலுவலகத்துக்கு வர வேண்டும்.',
    'அவள் பூப் பறித்தாள்.',
    'அவன் திரு திரு என்று விழித்தான்.',
    'ஏக்கருக்கு இருபது டன் விளைச்சல் கிடைத்தது.',
    'காயமடைந்த முன்கள வீரருக்குச் சிகிச்சை அளித்தனர்.',
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
    'அவர் என் நீண்ட கால நண்பர்.',
    'முன்னொரு காலத்தில் ஓர் அரசன் இருந்தான்.',
    'வயலில் எலி வளைகளில் நெல் இருந்தது.',
    'மலையில் பனி மூட்டம் இருந்தது.',
    'நாட்டில் இத் திட்டம் நன்மை தந்தது.',
    'எங்களுக்குக் குஷியாகி விட்டது.',
    'அவர்கள் சட்ட மற்றும் நிதித் துறையில் உள்ளனர்.',
    'அதற்கு வழி யாது என்று கேட்டான்.',
    'நாட்டில் ஆடு வதை கூடாது என்றார்.',
    'அந்தப் பெண் மை இட்டாள்.',
    'அது வெள்ளிக் கிழமையன்று நடந்தது.',
  ],
  when: 'sentence',
  check(sentence, knowledge) {
    const found: Finding[] = []
    const split: Word[] = []
    let before: Word | undefined
    let tells = false
    for (const word of sentence.words) {
      const first = before
      before = word
      // `29சி வந்தது`: the letter of a bus.
      if (first !== undefined && /\d$/u.test(first.tokenBefore)) continue
      if (first === undefined || !mayBeParts(first, word, knowledge) || word.previous === undefined) continue
      if (isInitial(word) || isInCitedVerse(word)) continue
      const whole = wholeOfParts(first, word, knowledge)
      if (whole === undefined) continue
      const isEither = first.form.isCertain && word.form.isCertain && isListedCompound(first, word, knowledge)
      found.push(first.replaceThrough(word, whole, isEither ? { odds: OF_COMPOUNDS } : {}))
      split.push(first, word)
      tells ||=
        word.text.length <= ONE_LETTER ||
        word.text.charAt(1) === '்' ||
        isListedCompound(first, word, knowledge)
      tells ||= knowledge.readStems(whole).some(tellsInProse)
    }
    if (found.length === 0) return undefined
    return tells || isSurelyProse(sentence) || !mayBeVerse(sentence, split) ? found : undefined
  },
})

/** `செல்வி யோ. மாலா`: the first letter of a name. */
function isInitial({ text, tokenAfter, previous }: Word): boolean {
  return text.length <= ONE_LETTER && tokenAfter.startsWith('.') && TITLES.has(previous?.text ?? '')
}

/** The logarithm of the odds that two words, each right by itself, are no choice of the writer but a compound written apart: `தலை நகரில்`. */
const OF_COMPOUNDS = 1.6

/** Code units: no foot of verse is one letter with its sign. */
const ONE_LETTER = 2

/**
 * Verse divides words where its feet end. One word split in a sentence that is plain without it is a typo, unless the sentence has
 * the feet of a couplet.
 */
function mayBeVerse(sentence: Sentence, split: readonly Word[]): boolean {
  if (!sentence.isUnusual) return false
  const feet = sentence.words.length
  const isOne = split.length === 2 && (feet < COUPLET || feet > COUPLET + 1)
  return !isOne || sentence.isUnusualApartFrom(split)
}

/** Feet of a couplet, of which a split one counts twice. */
const COUPLET = 7

/** Verse as it is printed has no semicolon, nor words that are said in marks, asked or called. */
function isSurelyProse(sentence: Sentence): boolean {
  return sentence.isProse || /[;!?“”"]/u.test(sentence.text)
}

/** A finite verb of what happened or happens, as verse seldom has it: the split word is what made the sentence look unusual. */
function tellsInProse({ features }: Analysis): boolean {
  return features.includes('finite') && (features.includes('past') || features.includes('present'))
}
