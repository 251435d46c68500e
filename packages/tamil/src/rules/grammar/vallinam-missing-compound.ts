import { compoundFollows, isPlaceOfAction, makesPhraseWithNext } from '../../sandhi/compound-places.ts'
import { measuresNext } from '../../sandhi/counted-words.ts'
import { NOUNS_LIKE_ROOTS } from '../../sandhi/nouns-like-roots.ts'
import { besideCommand, doubledBeforeNext, everyReading, isBareNoun } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

/** எரி பொருள் is a verbal compound, in which nothing doubles. */
function isRoot(word: Word): boolean {
  if (VERBAL.has(word.text)) return true
  const noun = NOUNS_LIKE_ROOTS.has(word.text) && !word.previous?.is('genitive')
  return word.endsWith('ி') && word.is('imperative') && !noun
}

/** அலை கடல், உரை கல், உறை பனி. */
const VERBAL = new Set(['அலை', 'உரை', 'உறை'])

/** Words with a rule of their own, in the profile `school` alone for அறுவை. */
const OWN_RULE = new Set('மற்றை பச்சை வெள்ளை தனி வெளி பாதி அரை மேற்படி அறுவை'.split(' '))

/** A word in -ஐ that the engine does not know is a noun of a compound or an accusative: both double. A town is a name; கங்கைவரை tells how far. */
function isUnknown(word: Word): boolean {
  return (
    word.analyses.length === 0 &&
    word.endsWith('ை') &&
    !word.endsWith('வரை') &&
    !['பகுதி', 'கிராமம்', 'ஊராட்சி'].some((kind) => word.next?.hasLemma(kind))
  )
}

/** இன்று மாலை படம் பார்த்தேன்: when it was, and no part of what was seen; மணிக்கு ஒரு முறை தண்ணீர்: how often. */
function isTimeOrOccasion({ text, previous }: Word): boolean {
  if (text === 'முறை')
    return previous !== undefined && (previous.isA('numeral') || OF_OCCASIONS.test(previous.text))
  return (text === 'காலை' || text === 'மாலை') && previous?.is('time') === true
}
const OF_OCCASIONS =
  /^(?:ஒரு|ஒரே|சில|பல|எத்தனை|ஒவ்வொரு|அடுத்த|கடந்த|சென்ற|போன|இந்த|அந்த|எந்த|முதல்|மறு|இன்னொரு|மற்றொரு|கடைசி)$|(?:ாவது|ாம்)$/u

/** People who are called so by what they are: ஏழைப் பெண், குழந்தைப் பருவம்; in a phrase only, else they do something. */
const NAMED_SO = new Set(['ஏழை', 'கன்னி', 'குழந்தை'])

/** Plants, animals, months and towns have rules of their own. */
function isFirstPart(reading: Analysis): boolean {
  const { features } = reading
  const own = features.includes('rational') || features.includes('plant') || features.includes('animal')
  if (features.includes('accusative') || features.includes('adjectival')) return true
  return isBareNoun(reading) && reading.class !== 'name' && (!own || NAMED_SO.has(reading.lemma))
}

export default defineRule({
  id: 'grammar/vallinam-missing-compound',
  type: 'grammar',
  missingDoubling: 'between-nouns',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பதும் அடுத்த பெயரும் சேர்ந்து தொகைச்சொல்லாகின்றன. இகரம், ஐகாரத்தில் முடியும் பெயரின் பின் தொகையில் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ and the next noun make a compound; after -இ and -ஐ the hard consonant doubles in it: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், வேற்றுமைத் தொகை, இருபெயரொட்டு',
  examples: [
    { wrong: '[இசை] கடை.', right: 'இசைக் கடை.' },
    { wrong: '[இசை] கருவி.', right: 'இசைக் கருவி.' },
    { wrong: '[மழை] காலம்.', right: 'மழைக் காலம்.' },
    { wrong: '[மழை] காலத்தில் வெள்ளம் வந்தது.', right: 'மழைக் காலத்தில் வெள்ளம் வந்தது.' },
    { wrong: '[பயிற்சி] பள்ளி.', right: 'பயிற்சிப் பள்ளி.' },
    { wrong: '[செய்தி] தொடர்.', right: 'செய்தித் தொடர்.' },
    { wrong: '[கல்வி] செலவு.', right: 'கல்விச் செலவு.' },
    { wrong: '[ஏழை] பெண்.', right: 'ஏழைப் பெண்.' },
    { wrong: '[மொழி] பாடம்.', right: 'மொழிப் பாடம்.' },
    { wrong: '[குடை] கம்பி', right: 'குடைக் கம்பி' },
  ],
  allows: [
    'அறுவை சிகிச்சைக்குப் பிறகு அவரால் நடக்க முடிகிறது.',
    'வாசலில் ஒரு கூடை பூக்கள் இருந்தன.',
    'நல்ல குடும்பம்; சாதி தடையில்லை.',
    'மொழி தடை அல்ல.',
    'மேற்படி பொருள் தொடர்பாக எழுதுகிறேன்.',
    'சிகிச்சை பலனின்றி நேற்று இரவு இறந்தார்.',
    'ஆசிரியர் கூட்டணி கோரிக்கை மனு அளித்தது.',
    'சிற்பியின் கைவண்ணத்தில் உருவான சிலை காண்போரைக் கவர்ந்தது.',
    'இனிய இசை காற்றெங்கும் பரவியது.',
    'சிக்கலான பிரச்சினை பேச்சு மூலம் தீர்ந்தது.',
    'மழையால் ஏரி குளங்கள் நிரம்பின.',
    'மலை காடு எல்லாம் சுற்றினோம்.',

    'ஆணி சுவரில் அடித்தான்.',
    'வண்டி சந்தைக்கு வரவில்லை.',
    'செய்தி தலைவரை எட்டவில்லை.',
    'வண்டி பாலத்தைக் கடந்ததும் அனைவரும் இறங்கினர்.',
    'கல்வி பெண்களுக்குத் தேவை.',
    'குழந்தை பாடம் படித்தது.',
    'இசை படத்திற்கு உயிரூட்டுகிறது.',
    'இசை விழா.',
    'மழை பெய்தது.',
    'செய்தி சொன்னான்.',
    'கதையின் பெரும்பகுதி பேச்சு நடையில் உள்ளது.',
    'எரி பொருள்.',
    'வண்டி சாலையில் கவிழ்ந்தது.',
    'ஒலி காற்றில் பரவுகிறது.',
    'பொம்மை பெட்டியில் இருக்கிறது.',
    'பனி செடிகளில் படிந்தது.',
    'தொப்பி காற்றில் பறந்து மரத்தில் சிக்கியது.',
    'இன்று மாலை படம் பார்த்தேன்.',
    'வயலுக்கு எத்தனை நாழிகை தண்ணீர் விட்டார்கள்?',
    'கங்கைவரை படை நடத்தினான்.',
    'நேற்று காலை கடைக்குச் சென்றான்.',
    'புகை பிடிப்பது உடலுக்குத் தீங்கு.',
    'குழந்தைகளுக்கு மணிக்கு ஒரு முறை தண்ணீரோ மோரோ கொடுக்க வேண்டும்.',
    'அடுத்த முறை குடும்பத்தோடு வாருங்கள்.',
    'வானத்தின் நிறத்துக்குக் காரணம், ஒளி காற்றில் சிதறும் விதம்தான்.',
  ],
  when: { endings: ['ை', 'ி'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    // சஷ்டி கவசம்: words of another language.
    if (
      suggestion === undefined ||
      /[ஜஷஸஹ]/u.test(word.text) ||
      SUMMED_UP.test(word.next?.next?.text ?? '') ||
      !(
        word.text.length > 2 &&
        !OWN_RULE.has(word.text) &&
        (makesPhraseWithNext(word) || !NAMED_SO.has(word.text)) &&
        !word.endsWith('மை', 'பகுதி') &&
        !isRoot(word) &&
        !isTimeOrOccasion(word) &&
        !measuresNext(word) &&
        compoundFollows(word) &&
        !isPlaceOfAction(word) &&
        (isUnknown(word) || everyReading(besideCommand(word.analyses), isFirstPart))
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})

/** `மலை காடு எல்லாம்`: two things side by side (உம்மைத்தொகை). */
const SUMMED_UP = /^(?:எல்லாம்|எல்லாமே|அனைத்தும்|இரண்டும்|இரண்டையும்)$/u
