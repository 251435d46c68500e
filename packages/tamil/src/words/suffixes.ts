/**
 * What may follow a form of a stem. An entry is `ending:feature+feature>next`; without `>` the word may end there,
 * with or without a clitic; `>next` names the list that must follow. `>-x` both ends and goes on with list x.
 * Endings begin with an independent vowel where they join a consonant: செய்த் + ஆன்.
 * Sources: நன்னூல் உருபு புணரியல், வினையியல்; Th. Lehmann, A Grammar of Modern Tamil (1989), chapters 2 and 4.
 */

const CASES = `
ஐ:accusative ஆல்:instrumental ஓடு:sociative ஒடு:sociative உடன்:sociative இன்:genitive உடைய:genitive
இனுடைய:genitive இனது:genitive இல்:locative இடம்:locative இடத்தில்:locative இடத்து:locative இடத்திற்கு:dative இலிருந்து:ablative
இனின்று:ablative இலின்று:ablative இடமிருந்து:ablative இடத்திலிருந்து:ablative இனை:accusative இனால்:instrumental இனோடு:sociative
இனுடன்:sociative இனிடம்:locative இனிடமிருந்து:ablative இற்கு:dative இற்காக:dative இற்கான:dative இற்குள்:locative
இற்குள்ளே:locative இற்கென்று:dative இற்கென:dative இற்கேற்ப:dative இற்கேற்ற:dative இற்குரிய:dative இற்கெதிராக:dative
இற்கிடையே:dative இற்கிடையில்:dative இற்குட்பட்ட:dative இலுள்ள:locative இலுள்ளது:locative இலான:locative இலே:locative
ஐவிட:accusative ஐப்பற்றி:accusative ஐப்பற்றிய:accusative ஐப்போல:accusative ஐப்போல்:accusative ஐப்போன்ற:accusative
ஐப்போன்று:accusative ஐக்கொண்டு:accusative ஐக்காட்டிலும்:accusative ஐத்தவிர:accusative ஐச்சுற்றி:accusative ஐச்சேர்ந்த:accusative
ஐயொட்டி:accusative ஐயொத்த:accusative ஐயடுத்து:accusative ஐப்பொறுத்தவரை:accusative
இன்படி:genitive இன்போது:genitive இன்மீது:genitive இன்மேல்:genitive இன்கீழ்:genitive இன்பால்:genitive இன்றி:abessive
இல்லாமல்:abessive இல்லாத:abessive இல்லா:abessive ஒட்டி:accusative உள்:locative உள்ளே:locative`

const DATIVE = `
உக்கு:dative உக்காக:dative உக்கான:dative உக்குள்:locative உக்குள்ளே:locative உக்குள்ளும்:locative உக்கென்று:dative உக்கென:dative
உக்கேற்ப:dative உக்கேற்ற:dative உக்குரிய:dative உக்கெதிராக:dative உக்கெதிரான:dative உக்கிடையே:dative உக்கிடையில்:dative
உக்கிடையிலான:dative உக்குட்பட்ட:dative உக்குப்பின்:dative உக்குமுன்:dative உக்கும்மேல்:dative`

const FINITE = `
ஏன்:finite+first+singular ஓம்:finite+first+plural ஆய்:finite+second+singular ஈர்கள்:finite+second+plural
ஈர்:finite+second+plural ஆன்:finite+third+singular+masculine ஆள்:finite+third+singular+feminine ஆர்:finite+third+honorific
ஆர்கள்:finite+third+plural+epicene`

/** What a relative participle and the nouns made from it end in; `ய` or nothing comes before. */
const RELATIVE = `
அ:relative-participle அவன்:participial-noun+singular+masculine>-case அவள்:participial-noun+singular+feminine>-case
அவர்:participial-noun+honorific>-case அவர்கள்:participial-noun+plural+epicene>-case ஓர்:participial-noun+plural+epicene>-case
அவை:participial-noun+plural+neuter அவற்ற்:participial-noun+plural+neuter>case அத்:participial-noun+singular+neuter>that
அபோது:verbal-participle+temporal அபோதும்:verbal-participle+temporal அபோதிலும்:verbal-participle அபொழுது:verbal-participle+temporal
அவுடன்:verbal-participle+temporal அவுடனே:verbal-participle+temporal அவுடனேயே:verbal-participle+temporal அபின்:verbal-participle+temporal
அபின்பு:verbal-participle+temporal அபின்னர்:verbal-participle+temporal அபின்னும்:verbal-participle+temporal அபிறகு:verbal-participle+temporal
அபடி:verbal-participle அபடியே:verbal-participle அபடியால்:verbal-participle அவாறு:verbal-participle அவாறே:verbal-participle
அவண்ணம்:verbal-participle அமாதிரி:verbal-participle அவரை:verbal-participle அவரையில்:verbal-participle அமட்டில்:verbal-participle அபோதெல்லாம்:verbal-participle+temporal
அவிடத்து:locative அவிடத்தில்:locative அவிடமெல்லாம்: அவராய்:adverbial அவராக:adverbial அவனாய்:adverbial அவனாக:adverbial அவளாய்:adverbial அவளாக:adverbial அவர்களாக:adverbial அவர்களாய்:adverbial அவையாக:adverbial அவையாய்:adverbial
அமை:verbal-noun>-glide அமைக்கு:verbal-noun+dative அமைக்காக:verbal-noun+dative அக்கால்:conditional அதாவது:participial-noun`

/** Lists by the name of the form they follow. */
export const SUFFIXES = {
  nominative: `:nominative+singular கூட:nominative+singular தோறும்:adverbial தொறும்:adverbial முழுவதும்:adverbial முழுக்க:adverbial தான்:nominative+singular+clitic-thaan தானா:nominative+singular தானே:nominative+singular`,
  bare: `: தான்:clitic-thaan`,
  clitic: `உம்:clitic-um ஏ:clitic-e ஓ:clitic-o ஆ:clitic-aa ஆவது: உமே:clitic-um ஏயே:clitic-e`,
  before: `
உம்:nominative+singular+clitic-um ஏ:nominative+singular+clitic-e ஓ:nominative+singular+clitic-o ஆ:nominative+singular+clitic-aa
ஆவது:nominative+singular உமே:nominative+singular+clitic-um ஆக:adverbial ஆகவே:adverbial ஆகவும்:adverbial ஆகத்:adverbial ஆய்:adverbial
ஆன:adjectival ஆனது:nominative+singular ஆனதாக:adverbial ஆனவர்:nominative+honorific+person ஆனவர்கள்:nominative+plural+person ஆனவன்:nominative+singular
ஆனவை:nominative+plural ஆனாலும்: ஆனால்: ஆகும்: ஆகிய:adjectival ஆவார்: ஆவர்: ஆவான்: ஆவாள்: ஆவேன்: ஆயின்: ஆயினும்: ஆகிறது: ஆகியது: ஆகிவிட்டது: ஆகவில்லை:
ஆகலாம்:finite+permissive ஆகலாமா:finite+permissive ஆகின்றது:finite ஆகின்றன:finite ஆகிறார்:finite ஆகிறார்கள்:finite ஆகின்றனர்:finite ஆகிவிடும்:finite ஆகிவிட்டன:finite ஆகியுள்ளது:finite ஆகியுள்ளன:finite ஆகாது:finite+negative ஆகாத:relative-participle+negative ஆகாமல்:verbal-participle+negative
ஆகின்ற:relative-participle ஆகும்போது:verbal-participle+temporal ஆகவேண்டும்:finite+obligative ஆகக்கூடாது:finite+negative ஆகட்டும்:optative :>auxInto உள்ளதாக:adverbial உள்ளதால்:instrumental உள்ளன:finite உள்ளவன்:nominative+person உள்ளவள்:nominative+person உள்ளவை:nominative+plural
இல்லை: இல்லாத:adjectival+abessive இல்லாமல்:abessive இல்லா:adjectival+abessive இன்றி:abessive அற்ற:adjectival+abessive அற்று:abessive அற்றவர்:nominative+person
அற்றது:nominative உள்ள:adjectival உள்ளது:nominative உள்ளவர்:nominative+person உள்ளவர்கள்:nominative+plural+person உடைய:genitive உற்ற:adjectival என்று:quotative என:quotative
உற்று:verbal-participle உற்றது:finite உற்றால்:conditional உற்றன:finite உற்றான்:finite உற்றாள்:finite உற்றார்:finite உற்றனர்:finite உற:verbal-participle உறும்:relative-participle
உறாத:relative-participle+negative உறாமல்:verbal-participle+negative உறுகிறது:finite உறுகிறார்:finite உறுகின்றன:finite உறுவது:verbal-noun உறுதல்:verbal-noun
ஒத்த:adjectival ஒத்து:adverbial அன்ன:adjectival அனைய:adjectival அற:adverbial இலா:adjectival+abessive எல்லாம்: எலாம்: எங்கும்: ஆம்: உண்டு: ஆய்:adverbial>auxVowel
என்ற:quotative+adjectival என்னும்:quotative+adjectival எனும்:quotative+adjectival என்பது:quotative என்பதை:quotative என்பவர்:quotative அல்ல: அல்லாத:adjectival`,
  plural: `
கள்:nominative+plural கள்தான்:nominative+plural களும்:nominative+plural+clitic-um களே:nominative+plural+clitic-e களோ:nominative+plural+clitic-o களா:nominative+plural+clitic-aa களாவது:nominative+plural
களாக:adverbial+plural களாகவும்:adverbial+plural களாகவே:adverbial+plural களாய்:adverbial+plural களான:adjectival+plural களாகிய:adjectival+plural களாகும்:plural களது:genitive+plural களல்ல:plural களில்லை:plural களின்றி:plural+abessive களில்லாத:plural+abessive களற்ற:plural+abessive
களுடைய:genitive+plural கட்கு:dative+plural கள்:plural>pluralBase மார்:nominative+plural>-case மார்கள்:nominative+plural>-case`,
  pluralBase: `${CASES}${DATIVE}`,
  case: `${CASES}${DATIVE} அது:genitive`,
  glide: CASES,
  dativeBare: DATIVE.replaceAll('உக்', 'க்'),
  oblique: ':oblique',
  that: `உ:nominative ஐ:accusative அனை:accusative ஆல்:instrumental அனால்:instrumental ஓடு:sociative அனோடு:sociative உடன்:sociative அனுடன்:sociative அற்கு:dative அற்காக:dative
அற்கான:dative அற்குள்:dative அற்கென்று:dative அற்கென:dative அற்கும்:dative அற்கேற்ப:dative அற்குரிய:dative அற்கில்லை:dative அன்:genitive இன்:genitive அனுடைய:genitive அனது:genitive இல்:locative அனில்:locative இலிருந்து:ablative அனிலிருந்து:ablative
ஆக:adverbial ஆகவும்:adverbial ஆகவே:adverbial ஆய்:adverbial ஆயும்:adverbial ஆயின்: ஆயினும்: ஆம்: ஆன:adjectival அன்படி:genitive அன்மூலம்:genitive ஐப்போல:accusative ஐப்போன்று:accusative ஐவிட:accusative இல்லை:negative உண்டு: என்று:quotative என:quotative என்ற:quotative என்பது:quotative ஆனால்: உபோல: உபோல்: உபோன்று: உபோன்ற: ஐப்பற்றி:accusative ஆகும்: அல்ல:negative`,
  past: `${FINITE} அனர்:finite+third+plural+epicene அது:finite+third+singular+neuter அன:finite+third+plural+neuter ஆல்:conditional ஆலும்:conditional+clitic-um ஆலே:conditional ஆலேயே:conditional ஆலன்றி:conditional உம்:verbal-participle+clitic-um ${RELATIVE}`,
  pastOnI: `${prefixed('ன்', FINITE)} னர்:finite+third+plural+epicene யது:finite+third+singular+neuter ற்று:finite+third+singular+neuter ன:finite+third+plural+neuter னால்:conditional னாலும்:conditional+clitic-um னாலே:conditional னாலேயே:conditional யும்:verbal-participle+clitic-um ன:relative-participle ${prefixed('ய்', RELATIVE)}`,
  present: `${prefixed('இற்', FINITE)} ${prefixed('இன்ற்', FINITE)} இறது:finite+third+singular+neuter இன்றது:finite+third+singular+neuter இன்றன:finite+third+plural+neuter இன்றனர்:finite+third+plural+epicene இறன:finite+third+plural+neuter ஐயில்:verbal-participle+temporal ஐயிலே:verbal-participle+temporal ஐயிலேயே:verbal-participle+temporal ${prefixed('இற்', RELATIVE)} ${prefixed('இன்ற்', RELATIVE)}`,
  future: `${FINITE} அர்:finite+third+plural+epicene அன:finite+third+plural+neuter அத்:participial-noun+singular+neuter>that ஓர்:participial-noun+plural+epicene>-case அனவற்ற்:participial-noun+plural+neuter>case`,
  agent: `${RELATIVE.replace('அ:relative-participle', '')} உ:verbal-noun`,
  infinitive: `
அ:infinitive அவும்:infinitive+clitic-um+imperative அவே:infinitive+clitic-e அத்தான்:infinitive உம்:finite+future+third+neuter உம்:relative-participle+future
உமே:finite+future+third+neuter உமா:finite+future+third+neuter+clitic-aa உமோ:finite+future+third+neuter உம்போது:verbal-participle+temporal உம்போதும்:verbal-participle+temporal உம்போதே:verbal-participle+temporal உம்போதெல்லாம்:verbal-participle+temporal உம்பொழுது:verbal-participle+temporal
உம்படி:verbal-participle உம்படியாக:verbal-participle உம்படியான:adjectival உம்வரை:verbal-participle+temporal உம்வரையில்:verbal-participle+temporal உம்வரைக்கும்:verbal-participle+temporal உமாறு:verbal-participle உமுன்:verbal-participle+temporal உம்முன்:verbal-participle+temporal உம்முன்பு:verbal-participle+temporal உமளவு:verbal-participle உமளவுக்கு:verbal-participle உம்பட்சத்தில்:verbal-participle உம்வண்ணம்:verbal-participle உம்விதமாக:verbal-participle உந்தோறும்:verbal-participle+temporal உந்தொறும்:verbal-participle+temporal உங்கால்:conditional உமிடத்து:conditional உமிடத்தில்:locative உம்வழியில்:locative அற்கு:verbal-noun+dative அற்கரிய:adjectival அற்குரிய:adjectival
ஆமல்:verbal-participle+negative ஆமலே:verbal-participle+negative ஆமலேயே:verbal-participle+negative ஆமலும்:verbal-participle+negative+clitic-um ஆமலா:verbal-participle+negative ஆமலோ:verbal-participle+negative ஆமல்தான்:verbal-participle+negative ஆது:verbal-participle+negative ஆது:finite+third+singular+neuter+negative+future ஆதா:finite+third+singular+neuter+negative ஆதோ:finite+third+singular+neuter+negative ஆதே:imperative+negative+singular ஆதீர்கள்:imperative+negative+plural ஆதீர்:imperative+negative+plural
ஆத்:negative>relative ஆ:relative-participle+negative ஆமை:verbal-noun+negative>-glide ஆமைக்கு:verbal-noun+negative ஆவிட்டால்:conditional+negative ஆவிட்டாலும்:conditional+negative ஆவிடில்:conditional+negative ஆவிடினும்:conditional+negative ஆவிட்டாலே:conditional+negative ஆதிருந்தால்:conditional+negative ஆதிருந்தாலும்:conditional+negative ஆதவாறு:verbal-participle+negative ஆமல்:negative>auxVowel ஆத்:negative>auxVowel
ஆன்:finite+third+singular+masculine+negative+future ஆள்:finite+third+singular+feminine+negative+future ஆர்:finite+third+honorific+negative+future
அட்டும்:optative அட்டுமா:optative+clitic-aa அட்டுமே:optative அலாம்:finite+permissive அலாமா:finite+permissive+clitic-aa அலாமே:finite+permissive அலாமோ:finite+permissive அலாகாது:finite+negative அலான:adjectival அலானார்:finite+past அலானான்:finite+past அலாயிற்று:finite+past
அவில்லை:finite+negative அவில்லையே:finite+negative அவில்லையா:finite+negative அவில்லையென்றால்:conditional+negative அவில்லையெனில்:conditional+negative அவேண்டும்:finite+obligative அவேண்டுமா:finite+obligative அவேண்டாம்:finite+negative அவேண்டிய:relative-participle அவேண்டியது:participial-noun அவேண்டியிருந்தது:finite+past அவேண்டியிருக்கிறது:finite+present அவேண்டுமானால்:conditional அவேண்டுமென்று:quotative
அக்கூடாது:finite+negative அக்கூடாத:relative-participle+negative அக்கூடிய:relative-participle அக்கூடியது:participial-noun அக்கூடியவை:participial-noun+plural அக்கூடியவர்:participial-noun அக்கூடும்:finite+future அமுடியும்:finite+future அமுடியாது:finite+negative அமுடியாத:relative-participle+negative அமுடியாமல்:verbal-participle+negative அமுடிகிறது:finite+present அமுடிந்தது:finite+past அமுடிந்த:relative-participle அமுடியவில்லை:finite+negative அத்தக்க:relative-participle அத்தகுந்த:relative-participle அவல்ல:relative-participle அவல்லது:participial-noun
அமாட்டேன்:finite+first+singular+negative+future அமாட்டோம்:finite+first+plural+negative+future அமாட்டாய்:finite+second+singular+negative+future அமாட்டீர்கள்:finite+second+plural+negative+future அமாட்டான்:finite+third+singular+masculine+negative+future அமாட்டாள்:finite+third+singular+feminine+negative+future அமாட்டார்:finite+third+honorific+negative+future அமாட்டார்கள்:finite+third+plural+epicene+negative+future அமாட்டாது:finite+third+singular+neuter+negative+future
அல்:verbal-noun>-case அலா:verbal-noun+clitic-aa அவென்று:infinitive+quotative அ:>auxInfinitive அப்:passive>auxPassive அச்:causative>auxMake அவ்:>auxVowel`,
  relative: RELATIVE,
  oldNegative: `
ஆ:relative-participle+negative ஆத்:negative>relative ஆத்:negative>auxVowel ஆமல்:verbal-participle+negative ஆது:verbal-participle+negative ஆமை:verbal-noun+negative>-glide ஆமைக்கு:verbal-noun+negative ஆதே:imperative+negative+singular ஆதீர்:imperative+negative+plural ஆதீர்கள்:imperative+negative+plural ஆவிட்டால்:conditional+negative ஆவிடில்:conditional+negative
ஆர்:finite+third+honorific+negative+future ஆன்:finite+third+singular+masculine+negative+future ஆள்:finite+third+singular+feminine+negative+future ஏன்:finite+first+singular+negative+future`,
  root: `:imperative+singular தான்:imperative+singular`,
  rootVowel: `உங்கள்:imperative+plural உங்களேன்:imperative+plural ஏன்:imperative+singular ஏ:imperative+singular`,
  action: `:verbal-noun தான்:verbal-noun`,
  actionVowel: `உம்:verbal-noun+clitic-um ஏ:verbal-noun+clitic-e ஓ:verbal-noun ஆ:verbal-noun ஆக:adverbial ஆன:adjectival ஆகும்:verbal-noun ஆகாது:verbal-noun+negative ஆனது:verbal-noun என்பது:quotative என்ற:quotative என்னும்:quotative இல்லாத:abessive இல்லாமல்:abessive இன்றி:abessive அற்ற:abessive ${CASES}${DATIVE}`,
  actionDative: `ற்கு:verbal-noun+dative ற்காக:verbal-noun+dative ற்கான:verbal-noun+dative ற்கரிய:adjectival ற்குரிய:adjectival ற்கென:verbal-noun+dative`,
  actionPlural: `கள்:verbal-noun+plural>-pluralBase களும்:verbal-noun+plural`,
  optative: `க:optative`,
  participle: `:verbal-participle+past தான்:verbal-participle+past :>auxParticiple க்:>auxParticiple ப்:>auxParticiple த்:>auxParticiple ச்:>auxParticiple`,
  participleVowel: `ஆவது:verbal-participle ஏனும்:verbal-participle ஏ:verbal-participle+past+clitic-e ஆ:verbal-participle+past+clitic-aa ஓ:verbal-participle+past+clitic-o :>auxVowel`,
  causative: ':causative>auxCausative',
  adjectival: RELATIVE.replace('அ:relative-participle', ''),
} as const

export type SuffixList = keyof typeof SUFFIXES

/** Auxiliary verbs by the form of the main verb they follow; they inflect as verbs do. */
export const AUXILIARIES = {
  auxParticiple: 'விடு கொள் வை பார் போடு தள்ளு கொடு தா வா போ காட்டு முடி செல் தீர் தொலை அருள் கிட பெறு நில் ஆகு எழு கூடு',
  auxVowel: 'இரு',
  auxInto: 'ஆக்கு',
  auxPassive: 'படு பெறு போ பார் பண்ணு படுத்து',
  auxMake: 'செய் சொல்',
  auxInfinitive: 'வை விடு முடி கூடு வரு செய் மறு',
} as const

export type AuxiliaryList = keyof typeof AUXILIARIES | 'auxCausative'

function prefixed(prefix: string, entries: string): string {
  return entries
    .trim()
    .split(/\s+/)
    .map((entry) => `${prefix}+${entry}`)
    .join(' ')
}
