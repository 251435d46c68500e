import type { Analysis } from '../words/analysis.ts'

/**
 * Endings and parts of words that are words too: வில்லை is a bow, களை a weed. Each with what the whole must be for the
 * two to belong together.
 */
export const ENDINGS_AS_WORDS: ReadonlyMap<string, (whole: Analysis) => boolean> = new Map([
  ['வில்லை', isNegative],
  ['கள்', isPluralOfAny],
  ['களை', isPlural],
  ['களைக்', isPlural],
  ['களைச்', isPlural],
  ['களைத்', isPlural],
  ['களைப்', isPlural],
  ['களே', isPlural],
  ['கள்தான்', isPluralOfAny],
  ['தின்', isOblique],
  ['தை', isOblique],
  ['தைக்', isOblique],
  ['தைச்', isOblique],
  ['தைத்', isOblique],
  ['தைப்', isOblique],
  ['தையும்', isOblique],
  ['டன்', isSociative],
  ['கப்', isAdverbial],
  ['தில்லை', isNegative],
  ['மென்று', isQuotation],
  ['மே', hasClitic],
  ['வே', hasEmphasis],
  ['விட்டால்', isUnless],
  ['விட்டாலும்', isUnless],
  ['விடில்', isUnless],
  ['விடின்', isUnless],
  ['தான்', isFiniteVerb],
  ['தாள்', isFiniteVerb],
  ['தார்', isFiniteVerb],
  ['தேன்', isFiniteVerb],
  ['வார்', isFiniteVerb],
  ['வார்கள்', isFiniteVerb],
  ['வேன்', isFiniteVerb],
  ['தா', isQuestion],
  ['தோடு', isTogether],
  ['பேன்', isFiniteVerb],
  ['வதை', isParticipialNoun],
  ['வதைக்', isParticipialNoun],
  ['வதைச்', isParticipialNoun],
  ['வதைத்', isParticipialNoun],
  ['வதைப்', isParticipialNoun],
  ['வதையும்', isParticipialNoun],
  ['யாது', isNegative],
  ['வரும்', isOfPeople],
])

/** மாணவர் + கள், வந்தார் + கள். */
function isPluralOfAny(whole: Analysis): boolean {
  return isPlural(whole) || (isFiniteVerb(whole) && whole.features.includes('plural'))
}

/** ஆட்டத் + தின், கருத் + தை. */
function isOblique({ features }: Analysis): boolean {
  return features.includes('genitive') || features.includes('accusative')
}

/** நண்பர்களு + டன். */
function isSociative({ features }: Analysis): boolean {
  return features.includes('sociative')
}

/** தாமதமா + கப், முழுவதுமா + கப். */
function isAdverbial({ class: kind, features }: Analysis): boolean {
  return kind === 'adverb' || features.includes('adverbial')
}

/**
 * Endings that the list of forms holds as words: cases, verb endings and what joins with the glide வ or the ம் before it
 * (என்ன வெல்லாம், வேண்டு மென்று), each with its clitics.
 */
export const LOOSE_ENDING =
  /^(?:[க-ஹ][ிு]?|தே|ய(?:ை|ையும்|ையே|ால்|ிலும்|ிலேயே|ிலிருந்து|ிடமிருந்து|ும்|ே|ோ|ா|ாவது)|ர(?:ின்|ை|ையும்|ுக்கு|ுக்கும்|ிடம்|ால்|ுடன்|ாக)|மல(?:ே|ும்)|மல்|தவ(?:ன்|ள்|ர்|ர்கள்|ை)|தினர(?:ை|ின்|ுக்கு|ும்|ே|ுடன்|ிடம்)?|தினர்|லாம்|லாமே|லாமா|த(?:ாக|ற்காக|ற்கு|ால்|ும்)|[வப]தற்காக|வதற்கு|வதால்|வும்|ளும்|னும்|வுடன்|[யவ]ாக(?:வே|வும்)?|மாக(?:வே|வும்)?|மான|வான|வே|யே|மே|வ(?:ுக்கு(?:ம்|ள்)?|ுக்காக|ிற்கு|ிற்காக|ினால்|ுகள்|ுகளை|ுகளில்|ுகளின்|ுகளால்|ுகளுக்கு)|ம(?:ின்மை(?:யை|யால்|யின்)?|ின்றி(?:யும்)?|ில்லா(?:மல்|த|தது)|ுள்ள|ாகும்|ாகிய|டைந்த)|வ?ரும்|வருக்கு|வ(?:ன|ள|ர|ர்கள)(?:்|ை|ைய?ும்|ின்|ுக்கு|ுக்கும்|ிடம்|ும்|ே|ோ|ா|ால்|ுடன்|ாக|ாகவே)|வாறே|வாறு|[வம]ெல்லாம்|[வம]ென்(?:று|ற|பது|பதை|பதால்|றால்|றும்|னும்)|[வம]ெனு?ம்?|தனுப்பி.*|த்?தில(?:ும்|ே|ோ|ேயே|ிருந்து)|கும்|கிற.*|கின்ற.*|வில்லையே|வில்லையா|களாக|களால்|களில்|களின்|களுக்கு|களுடன்|களும்|களோ|களா)$/u

function isNegative({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && features.includes('negative')
}

/** வராவிட்டால், இல்லாவிட்டால். */
function isUnless(whole: Analysis): boolean {
  return whole.class === 'conjunction' || isNegative(whole)
}

function isPlural({ class: kind, features }: Analysis): boolean {
  return (kind !== 'verb' || features.includes('participial-noun')) && features.includes('plural')
}

function isQuotation({ features }: Analysis): boolean {
  return features.includes('quotative')
}

function hasClitic({ class: kind, features }: Analysis): boolean {
  return kind === 'pronoun' && features.includes('clitic-um')
}

/** அதற்காகவே. */
function hasEmphasis({ features }: Analysis): boolean {
  return features.includes('clitic-e')
}

/** பெய்ததா. */
function isQuestion({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && features.includes('clitic-aa')
}

/** இருவரும், நால்வரும். */
function isOfPeople({ lemma, features }: Analysis): boolean {
  return lemma.endsWith('வர்') && features.includes('clitic-um')
}

/** வளர்ப்பதோடு, உற்சாகத்தோடு. */
function isTogether(whole: Analysis): boolean {
  return isParticipialNoun(whole) || isSociative(whole)
}

/** செய்வதை. */
function isParticipialNoun({ features }: Analysis): boolean {
  return features.includes('participial-noun')
}

function isFiniteVerb({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && features.includes('finite')
}
