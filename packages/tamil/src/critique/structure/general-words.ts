/** Verbs that stand in essays on anything. */
const GENERAL_VERBS = new Set(
  'செய் கொள் வா போ இரு தா கூறு சொல் பெறு விளங்கு உள் ஆ ஆகு என் காண் வாழ் செல் கொடு அளி எடு வை வேண்டு முடி இயல் அமை உண்டு அறி தெரி நட நடத்து விடு படு கிடை உதவு சிற மாறு மாற்று தொடங்கு'.split(
    ' ',
  ),
)

/** Nouns that stand in essays on anything. */
const GENERAL = new Set(
  `காலம் நாள் ஆண்டு மாதம் வாரம் வருடம் வீடு ஊர் மாவட்டம் மாநிலம் மக்கள் பேர் இடம் வகை பயன் நிலை வாழ்வு வாழ்க்கை அளவு பகுதி உலகம் மனிதன் காட்சி தந்தை தாய் ஆற்றல்
  அழகு நினைவு முறை செயல் கருத்து எண்ணம் பொருள் சொல் பெயர் தேவை வழி பணி தொழில் இந்தியா தமிழ்நாடு நூற்றாண்டு நேரம் ஒருவர் பலர் சிலர் அனைவர் ஒன்று இரண்டு மூன்று நான்கு
  முதல் கடமை சிறப்பு பெருமை மகிழ்ச்சி துன்பம் நன்மை தீமை பண்பு உதவி முயற்சி வெற்றி வளர்ச்சி எண்ணிக்கை காரணம் விளைவு தொடக்கம் முடிவு பிற அனைத்து எல்லாம் தலைமுறை குடும்பம்`.split(
    /\s+/u,
  ),
)

/** Whether a verb stands in essays on anything. */
export const isGeneralVerb = (lemma: string) => GENERAL_VERBS.has(lemma)

/** Whether a noun stands in essays on anything. */
export const isGeneralNoun = (lemma: string) => GENERAL.has(lemma)
