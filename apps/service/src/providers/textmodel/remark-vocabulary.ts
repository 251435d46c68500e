const listed = (words: string) => words.trim().split(/\s+/)

/** What sentences of any kind are held together by. */
const CONNECTIVES = listed(`
  இந்த அந்த எந்த இது அது இவை அவை இதை அதை இதன் அதன் இதில் அதில் இங்கு இங்கே அங்கு இவ்வாறு அவ்வாறு இப்படி அப்படி இத்தகைய
  என என்று என்ற என்னும் என்பது என்பதை என்பதே என்பதற்கு என்பதால் எனவே ஆகவே ஆனால் அல்லது மற்றும் மேலும் ஆகிய ஆகும் ஆதலால் அதனால்
  முன் முன்பு பின் பின்பு பின்னர் பிறகு அடுத்து அடுத்த முந்தைய இறுதி இறுதியில் தொடக்கம் நடு நடுவே இடை இடையே இடையில் கீழ் மேல்
  மட்டும் போல போன்ற உடன் வரை முதல் பற்றி குறித்து மூலம் ஆக ஆன ஏனெனில் எனில் பதில் பதிலாக தான் உம் ஒரு சில பல ஒரே வேறு பிற மற்ற மறு
  இல்லை இல்லாத இல்லாமல் அல்ல அன்று ஆகாது வேண்டும் கூடாது தேவை தேவையில்லை போதும் இருக்கலாம் ஆகலாம் இன்னும் மிக மிகவும் சற்று கொஞ்சம்
  எது என்ன யார் எப்போது எங்கே எப்படி ஏன் எதை எவ்வாறு அவர் அவர்கள் அவன் அவள் இவர்
`)

/** What grammar and spelling are spoken of with, as dictionary forms. */
const GRAMMAR = listed(`
  எழுவாய் பயனிலை செயப்படுபொருள் வினை வினைச்சொல் வினைமுற்று வினையெச்சம் பெயரெச்சம் பெயர் பெயர்ச்சொல் சொல் எழுத்து எழுத்துப்பிழை
  பிழை தவறு சரி இலக்கணம் சந்தி புணர்ச்சி ஒற்று ஒற்றெழுத்து வல்லினம் மெல்லினம் இடையினம் மெய் உயிர் உயிர்மெய் குறில் நெடில் மிகு இரட்டி
  வேற்றுமை உருபு விகுதி பால் திணை எண் இடம் ஒருமை பன்மை ஆண்பால் பெண்பால் பலர்பால் பலவின்பால் ஒன்றன்பால் உயர்திணை அஃறிணை
  தன்மை முன்னிலை படர்க்கை காலம் மரியாதை பேச்சு வழக்கு நடை தொடர் வாக்கியம் குறி காற்புள்ளி முற்றுப்புள்ளி இடைவெளி
  பொருந்து இயைபு மாறு வடிவம் ஒலி உச்சரிப்பு வேறுபாடு பொருள் குழப்பம் தெளிவு இயல்பு முறை விதி சொற்றொடர் ஈறு அளபெடை
  வா வரு இரு உள் ஆகு ஆ என் எழுது அமை சேர் பிரி இணை நீக்கு மாற்று திருத்து குறி உணர்த்து பயன்படுத்து வேண்டு கூடு தோன்று கெடு திரி
`)

/** What the building of an essay is spoken of with, as dictionary forms. */
const REVIEW = listed(`
  கட்டுரை பத்தி முன்னுரை முடிவுரை அறிமுகம் தலைப்பு துணைத்தலைப்பு கருத்து மையக்கருத்து எண்ணம் வாதம் காரணம் விளைவு சான்று உதாரணம்
  எடுத்துக்காட்டு எடுத்துக்காட்டை எடுத்துக்காட்டுடன் எடுத்துக்காட்டுகள் எடுத்துக்காட்டுகளை எடுத்துக்காட்டுகளுடன்
  விளக்கம் விவரம் பகுதி அமைப்பு ஒழுங்கு வரிசை தொடர்பு தொடர்ச்சி இணைப்பு முடிவு தொடக்கம் நோக்கம் பொருள் மையம் கேள்வி விடை
  நீளம் நீண்ட குறுகிய சிறு சிறிய பெரிய முக்கியம் பொது எளிது எளிமை கடினம் தெளிவு தெளிவின்மை குழப்பம் சுருக்கம் விரிவு முழுமை குறை நிறைவு
  வாசகர் படிப்பவர் தன்னிலை சுட்டு சுட்டுப்பெயர் நடை இடம் முறை தகவல் செய்தி உணர்வு அனுபவம்
  தொடங்கு முடி விளக்கு விவரி கூறு சொல் குறிப்பிடு காட்டு சுருக்கு விரி சுட்டு தவிர் தொடர் தா கொடு வை ஆராய் பேசு கருது நினை
  தொகு ஒழுங்குபடுத்து தெரி தெரியும் தெரிவி புரி புரியும் அறி படி காண் பார் வலுப்படுத்து மேம்படுத்து நிறுவு முடியும் இயலும் எதிர்பார் மீண்டும் திரும்ப
  முன்வை விடு போ கொள் குறைவு நேரடி திடீர் தனி தனித்தனி ஒவ்வொரு ஒன்று இரண்டு மூன்று மைய பயன் தொடர்பில்லாதது தொடர்பில்லை தெளிவில்லை சொல்லப்படு கூறப்படு
`)

/** What reasons in English are made of. */
const ENGLISH = listed(`
  a an the this that these those it its is are was be been being has have had do does not no and or but so as than then when where which
  who whose here there of in on at to from with without by for after before between into like must should may can could would will cannot
  only also more most one same other another first last next both each any such very too rather instead because since if
  word words letter letters sentence sentences clause phrase verb verbs noun nouns pronoun pronouns subject subjects object predicate adjective
  adverb participle infinitive case cases accusative dative genitive locative ablative instrumental sociative nominative vocative oblique
  gender number person tense past present future singular plural masculine feminine neuter honorific rational human
  agree agrees agreement match matches form forms finite ending endings suffix suffixes stem stems root particle postposition
  sandhi doubling doubled double doubles consonant consonants vowel vowels hard soft long short stop pulli sound sounds
  spelling spelled spelt grammar grammatical grammatically style clarity meaning unclear clear ambiguous error mistake wrong correct right
  incorrect incorrectly correctly typo missing extra repeated redundant unnecessary needed required needs need requires takes take taken
  written write used use using usage spoken colloquial standard formal literary tamil join joined split space separate separated together
  punctuation comma period mark follows following precedes preceding added add adds remove removed replace replaced change changes changed
  becomes become refers refer confused confusion common rule rules applies apply its their they he she
`)

/** Dictionary forms and words that a remark may use of its own: everything else in it must be quoted. */
export interface RemarkVocabulary {
  readonly words: ReadonlySet<string>
  /** Verbs that a remark may ask its reader to do, as dictionary forms. */
  readonly requests: ReadonlySet<string>
}

export const TAMIL_REASON: RemarkVocabulary = {
  words: new Set([...CONNECTIVES, ...GRAMMAR]),
  requests: new Set(),
}

export const TAMIL_REVIEW: RemarkVocabulary = {
  words: new Set([...CONNECTIVES, ...GRAMMAR, ...REVIEW]),
  requests: new Set(
    listed(`
      எழுது தொடங்கு முடி விளக்கு விவரி கூறு குறிப்பிடு காட்டு சுருக்கு விரி சேர் பிரி இணை நீக்கு மாற்று திருத்து தவிர்
      பயன்படுத்து அமை ஒழுங்குபடுத்து தெரிவி வலுப்படுத்து மேம்படுத்து நிறுவு சொல் சுட்டு தொகு முன்வை
    `),
  ),
}

export const ENGLISH_REASON: RemarkVocabulary = { words: new Set(ENGLISH), requests: new Set() }
