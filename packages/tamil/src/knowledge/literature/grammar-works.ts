import { type LiteraryRecord, verse } from './literary-record.ts'

/** Tholkappiyam, Nannul and other grammars: the rules that essays quote. */
export const GRAMMAR_VERSES: readonly LiteraryRecord[] = [
  {
    work: 'tholkappiyam',
    author: 'பனம்பாரனார்',
    place: 'சிறப்புப்பாயிரம்',
    lines: verse(`
      வடவேங்கடம் தென்குமரி
      ஆயிடைத் தமிழ்கூறும் நல்லுலகத்து`),
  },
  {
    work: 'tholkappiyam',
    number: 1,
    place: 'எழுத்ததிகாரம்',
    lines: verse(`
      எழுத்தெனப் படுப
      அகரமுதல் னகர இறுவாய்
      முப்பஃது என்ப`),
  },
  {
    work: 'tholkappiyam',
    number: 1,
    place: 'சொல்லதிகாரம்',
    lines: verse(`
      உயர்திணை என்மனார் மக்கட் சுட்டே
      அஃறிணை என்மனார் அவரல பிறவே`),
  },
  {
    work: 'tholkappiyam',
    place: 'சொல்லதிகாரம்',
    lines: verse(`
      எல்லாச் சொல்லும் பொருள்குறித் தனவே`),
  },
  {
    work: 'tholkappiyam',
    place: 'பொருளதிகாரம்',
    lines: verse(`
      மாயோன் மேய காடுறை உலகமும்
      சேயோன் மேய மைவரை உலகமும்
      வேந்தன் மேய தீம்புனல் உலகமும்
      வருணன் மேய பெருமணல் உலகமும்
      முல்லை குறிஞ்சி மருதம் நெய்தல்எனச்
      சொல்லிய முறையால் சொல்லவும் படுமே`),
  },
  {
    work: 'tholkappiyam',
    place: 'பொருளதிகாரம்',
    lines: verse(`
      ஒன்றறி வதுவே உற்றறி வதுவே
      இரண்டறி வதுவே அதனொடு நாவே
      மூன்றறி வதுவே அவற்றொடு மூக்கே
      நான்கறி வதுவே அவற்றொடு கண்ணே
      ஐந்தறி வதுவே அவற்றொடு செவியே
      ஆறறி வதுவே அவற்றொடு மனனே`),
  },
  {
    work: 'tholkappiyam',
    place: 'பொருளதிகாரம்',
    lines: verse(`
      நிலம்தீ நீர்வளி விசும்போடு ஐந்தும்
      கலந்த மயக்கம் உலகம் ஆதலின்`),
  },
  {
    work: 'nannul',
    number: 38,
    lines: verse(`
      அன்னம் ஆவே மண்ணொடு கிளியே
      இல்லிக் குடம்ஆடு எருமை நெய்யரி
      அன்னர் தலையிடை கடைமா ணாக்கர்`),
  },
  {
    work: 'nannul',
    number: 162,
    lines: verse(`
      இஈஐவழி யவ்வும் ஏனை
      உயிர்வழி வவ்வும் ஏமுன்இவ் விருமையும்
      உயிர்வரின் உடம்படுமெய் என்றாகும்`),
  },
  {
    work: 'nannul',
    number: 204,
    lines: verse(`
      உடல்மேல் உயிர்வந்து ஒன்றுவது இயல்பே`),
  },
  {
    work: 'nannul',
    number: 462,
    lines: verse(`
      பழையன கழிதலும் புதியன புகுதலும்
      வழுவல கால வகையி னானே`),
  },
  {
    work: 'purapporul-venbamalai',
    lines: verse(`
      கல்தோன்றி மண்தோன்றாக் காலத்தே வாளோடு
      முன்தோன்றி மூத்த குடி`),
    variants: [['வாளோடு', 'வாளொடு']],
  },
  {
    work: 'dandiyalangaram',
    lines: verse(`
      ஓங்கலிடை வந்து உயர்ந்தோர் தொழவிளங்கி
      ஏங்கொலிநீர் ஞாலத்து இருளகற்றும் ஆங்கவற்றுள்
      மின்னேர் தனியாழி வெங்கதிரொன்று ஏனையது
      தன்னேர் இலாத தமிழ்`),
  },
]
