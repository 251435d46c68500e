import {
  GENDER_ENDINGS,
  GENDER_PAIRS,
  genderOf,
  inGender,
} from '../../clauses/agreement/gendered-predicate.ts'
import { isMan, predicateSubject } from '../../clauses/agreement/predicate-subject.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/predicate-noun-gender',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'பெயர்ப் பயனிலை ‘{found}’ எழுவாயான ‘{subject}’ என்பதன் பாலுக்கும் எண்ணுக்கும் ஏற்ப ‘{suggestion}’ என வர வேண்டும்.',
    en: 'The predicate noun ‘{found}’ must agree with ‘{subject}’ in gender and number: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பெயர்ப் பயனிலை; எழுவாய்–பயனிலை இயைபு (பால், எண்)',
  examples: [
    { wrong: 'அவன் மிகவும் [நல்லவள்].', right: 'அவன் மிகவும் நல்லவன்.' },
    { wrong: 'என் தங்கை ஒரு சிறந்த [பாடகன்].', right: 'என் தங்கை ஒரு சிறந்த பாடகி.' },
    { wrong: 'அவர்கள் எல்லாரும் [நல்லவன்].', right: 'அவர்கள் எல்லாரும் நல்லவர்கள்.' },
    {
      wrong: 'இவர்கள் மூவரும் மலையோரக் கிராமங்களைச் [சேர்ந்தவன்].',
      right: 'இவர்கள் மூவரும் மலையோரக் கிராமங்களைச் சேர்ந்தவர்கள்.',
    },
    { wrong: 'நாங்கள் இதே தெருவில் ஓடி [விளையாடியவன்].', right: 'நாங்கள் இதே தெருவில் ஓடி விளையாடியவர்கள்.' },
    {
      wrong: 'அவள் எங்கள் குடும்பத்தின் முதல் பட்டதாரி; மிகவும் [பொறுமையானவன்].',
      right: 'அவள் எங்கள் குடும்பத்தின் முதல் பட்டதாரி; மிகவும் பொறுமையானவள்.',
    },
    { wrong: 'இக்கதையின் தலைவி அறிவு [மிக்கவன்].', right: 'இக்கதையின் தலைவி அறிவு மிக்கவள்.' },
    { wrong: 'அந்த வணிகர் யாரிடமும் கடன் [வாங்காதவன்].', right: 'அந்த வணிகர் யாரிடமும் கடன் வாங்காதவர்.' },
    {
      wrong: 'நாங்கள் இருவரும் சிறுவயதிலிருந்தே நெருங்கிய [நண்பன்].',
      right: 'நாங்கள் இருவரும் சிறுவயதிலிருந்தே நெருங்கிய நண்பர்கள்.',
    },
    { wrong: 'அவர் மிகவும் [பெரியவன்].', right: 'அவர் மிகவும் பெரியவர்.' },
    { wrong: 'நாங்கள் அனைவரும் இந்தக் கல்லூரியின் பழைய [மாணவன்].', right: 'நாங்கள் அனைவரும் இந்தக் கல்லூரியின் பழைய மாணவர்கள்.' },
    {
      wrong: 'எங்கள் தலைமையாசிரியர் சத்தமாகப் பேசுவார்; ஆனால் மிகவும் [இரக்கமுள்ளவன்].',
      right: 'எங்கள் தலைமையாசிரியர் சத்தமாகப் பேசுவார்; ஆனால் மிகவும் இரக்கமுள்ளவர்.',
    },
    { wrong: 'நாங்கள் இந்த மண்ணில் பிறந்து வளர்ந்த [உழவன்].', right: 'நாங்கள் இந்த மண்ணில் பிறந்து வளர்ந்த உழவர்கள்.' },
    {
      wrong: 'என் தங்கை மிகவும் [பொறுமையானவன்] என்றாலும் சில நேரம் கோபப்படுவாள்.',
      right: 'என் தங்கை மிகவும் பொறுமையானவள் என்றாலும் சில நேரம் கோபப்படுவாள்.',
    },
    {
      wrong: 'என் அக்கா மிகவும் [நல்லவன்] என்று அனைவரும் கூறுவார்கள்.',
      right: 'என் அக்கா மிகவும் நல்லவள் என்று அனைவரும் கூறுவார்கள்.',
    },
    { wrong: 'மருத்துவர் கு. அன்பழகன் மிகவும் [நல்லவன்].', right: 'மருத்துவர் கு. அன்பழகன் மிகவும் நல்லவர்.' },
    { wrong: 'பாட்டு சொன்ன பாட்டி மிகவும் [நல்லவன்].', right: 'பாட்டு சொன்ன பாட்டி மிகவும் நல்லவள்.' },
    { wrong: 'என் அக்கா வீதி நாடகங்களில் புகழ்பெற்ற [நடிகன்].', right: 'என் அக்கா வீதி நாடகங்களில் புகழ்பெற்ற நடிகை.' },
    { wrong: 'அவன் இந்த நாடகத்தின் [கதாநாயகி].', right: 'அவன் இந்த நாடகத்தின் கதாநாயகன்.' },
    { wrong: 'கமலா நாள்தோறும் எங்கள் வீட்டுக்கு வரும் [பால்காரன்].', right: 'கமலா நாள்தோறும் எங்கள் வீட்டுக்கு வரும் பால்காரி.' },
    { wrong: 'என் தம்பி மாநிலப் போட்டியில் வென்ற [வீராங்கனை].', right: 'என் தம்பி மாநிலப் போட்டியில் வென்ற வீரன்.' },
    { wrong: 'அவள் எப்போதும் உண்மையே [பேசுபவன்].', right: 'அவள் எப்போதும் உண்மையே பேசுபவள்.' },
    { wrong: 'அவன் எல்லோருக்கும் உதவி [செய்பவள்].', right: 'அவன் எல்லோருக்கும் உதவி செய்பவன்.' },
  ],
  allows: [
    'வீட்டு உரிமையாளர் என் தந்தையின் பழைய மாணவன்; இன்று ஊரறிந்த வணிகன்.',
    'அவள் கதை எழுதுபவன்.',
    'அவன் காதலி நடனம் ஆடுபவள்.',
    'அவன் மனைவி நல்லவள்.',
    'அவள் ஒரு சிறந்த தலைவர்.',
    'நாங்கள் சென்னையில் சந்தித்த தமிழன்.',
    'அவர் மகனைக் கடிந்துகொள்வார்; ஆனால் அவன் நல்லவன்.',
    'ஆசிரியர் என் தம்பியைத் திட்டினார்; ஆனால் என் தம்பி நல்லவன்.',
    'அவள் காதலித்தவன் நல்லவன்.',
    'அவர்கள் நேற்றுச் சந்தையில் பார்த்தவன்.',
    'அவள் மருத்துவர்; அவளை மணந்தவன் பொறியாளர்.',
    'அவர் கண்டது ஒரு சிறந்த பாடகி.',
    'அவள் வீட்டுக்கு வந்தவன்.',
    'அவர்கள் ஏழைகள்.',
    'அவர் ஒரு சிறந்த நடிகை.',
    'என் அக்கா விரும்பும் நடிகன்.',
    'என் தம்பி ஒரு சிறந்த எழுத்தாளர்.',
    'அவள் உதவிய மாணவன்.',
    'என் தம்பி கடிதம் எழுதிய மாணவி.',
    'என் அண்ணன் மணந்த நடிகை.',
    'அவன் தேடி வந்த கதாநாயகி.',
    'அவன் மனைவி ஒரு வீராங்கனை.',
    'அம்மாவும் அப்பாவும் போற்றும் வீரன்.',
    'போட்டியில் வென்றவர்களுள் மூத்தவர் ஒரு கல்லூரி மாணவி.',
  ],
  when: { endings: [...Object.values(GENDER_ENDINGS), 'காரன்', 'காரி'], words: GENDER_PAIRS.flat() },
  check(word) {
    if (!endsStatement(word) || word.quoted || word.is('finite')) return undefined
    const gender = genderOf(word)
    const subject = gender && predicateSubject(word)
    if (gender === undefined || subject === undefined || subject.fits.some((one) => one === gender))
      return undefined
    if (gender === 'he-honoured' || (gender === 'they' && subject.wanted === 'he-honoured')) return undefined
    // Of a woman, with respect: `அவர் ஒரு சிறந்த பாடகி`.
    if (gender === 'she' && subject.wanted === 'he-honoured' && !isMan(subject.word)) return undefined
    if (gender === 'he' && subject.wanted === 'he-honoured' && isSomeones(word, subject.word))
      return undefined
    const suggestion = inGender(word.text, subject.wanted)
    return suggestion === undefined || suggestion === word.text
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject.word.text } })
  },
})

/** `ஆய்வாளர் அவருடைய முன்னாள் மாணவன்`: what somebody in office is to another, who is above him. */
function isSomeones({ sentence, index }: Word, subject: Word): boolean {
  if (subject.isA('pronoun')) return false
  return sentence.words
    .slice(subject.index + 1, index)
    .some((one) => one.is('genitive') && (one.isA('pronoun') || one.is('rational')))
}

/** At the end of a sentence, before a semicolon, and before என்று. */
function endsStatement(word: Word): boolean {
  const { isLast, next, tokenAfter, sentence } = word
  if (isLast || tokenAfter === ';') return true
  // `அவர்கள் என் நண்பர்கள், அண்டை வீட்டில் வளர்ந்தவர்கள்`
  if (tokenAfter === ',')
    return sentence.lastWord !== word && sentence.lastWord?.isOnly('participial-noun', 'epicene') === true
  return (
    next !== undefined &&
    /^(?:என்று|என|என்றாலும்|எனினும்|என்றால்|ஆனாலும்|என்பது|என்பதில்|என்பதை|ஆவார்|ஆவாள்|ஆவான்)(?:[கசதப]்)?$/u.test(next.text)
  )
}
