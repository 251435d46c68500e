import { type FactRecord, named } from './fact-record.ts'
import type { SourceId } from './sources.ts'

/** How one says that somebody bears a name: without it the name only stands beside the person's own. */
const IS_CALLED =
  'எனப்படு|என்று அழைக்கப்|என அழைக்கப்|என்று போற்றப்|என போற்றப்|என்று புகழப்|என்றழைக்கப்|என்று சிறப்பிக்கப்|என சிறப்பிக்கப்|என குறிப்பிடப்'

/** A name of honour, who bears it (each with spellings), its page. */
const EPITHETS: readonly (readonly [epithet: string, person: string, source: SourceId])[] = [
  ['நேதாஜி', 'சுபாசு சந்திரபோசு|சுபாஷ் சந்திரபோஸ்|சுபாஷ் சந்திர போஸ்|சுபாசு சந்திர போசு', 'en:Subhas Chandra Bose'],
  ['கருப்பு காந்தி|கருப்புக் காந்தி|கறுப்பு காந்தி', 'காமராசர்|காமராஜர்|பெருந்தலைவர் காமராசர்', 'en:K. Kamaraj'],
  ['மூதறிஞர்', 'இராசகோபாலாச்சாரி|இராஜாஜி|ராஜாஜி|இராசாசி', 'en:C. Rajagopalachari'],
  ['கவியரசு', 'கண்ணதாசன்', 'en:Kannadasan'],
  ['கவிப்பேரரசு', 'வைரமுத்து', 'en:Vairamuthu'],
  ['கவிக்கோ', 'அப்துல் ரகுமான்', 'en:Abdul Rahman (poet)'],
  ['உவமைக் கவிஞர்', 'சுரதா', 'en:Suratha'],
  ['மக்கள் கவிஞர்', 'பட்டுக்கோட்டை கல்யாணசுந்தரம்|பட்டுக்கோட்டையார்', 'en:Pattukkottai Kalyanasundaram'],
  ['குழந்தைக் கவிஞர்', 'அழ.வள்ளியப்பா|அழ. வள்ளியப்பா|வள்ளியப்பா', 'en:Al. Valliappa'],
  ['சிறுகதை மன்னன்', 'புதுமைப்பித்தன்', 'en:Pudhumaipithan'],
  ['மொழிஞாயிறு', 'தேவநேயப் பாவாணர்|பாவாணர்|தேவநேயன்', 'en:Devaneya Pavanar'],
  ['திராவிட சாஸ்திரி', 'பரிதிமாற்கலைஞர்|சூரியநாராயண சாஸ்திரி', 'en:Parithimar Kalaignar'],
  ['பாவேந்தர்', 'பாரதிதாசன்|கனக சுப்புரத்தினம்', 'en:Bharathidasan'],
  ['மகாகவி', 'பாரதியார்|சுப்பிரமணிய பாரதியார்|சுப்பிரமணிய பாரதி|பாரதி|காளிதாசர்|காளிதாசன்', 'en:Subramania Bharati'],
]

/** Epithets that stand for one person even beside a name. */
const BYNAMES: readonly (readonly [epithet: string, person: string, source: SourceId])[] = [
  [
    'தமிழ்த் தென்றல்|தமிழ்த்தென்றல்',
    'திரு.வி.க|திரு.வி.கலியாணசுந்தரனார்|திரு.வி.கல்யாணசுந்தரனார்|திரு.வி.கல்யாணசுந்தரம்',
    'en:Thiru. V. Kalyanasundaram',
  ],
  ['இந்தியாவின் நைட்டிங்கேல்|இந்தியாவின் கவிக்குயில்|கவிக்குயில்', 'சரோசினி நாயுடு|சரோஜினி நாயுடு', 'en:Sarojini Naidu'],
  [
    'விளக்கேந்திய மங்கை|கைவிளக்கேந்திய காரிகை|விளக்கேந்திய சீமாட்டி',
    'புளோரன்ஸ் நைட்டிங்கேல்|பிளாரன்ஸ் நைட்டிங்கேல்',
    'en:Florence Nightingale',
  ],
]

/** What somebody is called the father of. */
const FATHERS: readonly (readonly [of: string, person: string, source: SourceId])[] = [
  ['வெண்மைப் புரட்சி|வெள்ளைப் புரட்சி|பால் புரட்சி', 'வர்கீஸ் குரியன்|வர்கீசு குரியன்|குரியன்', 'en:Verghese Kurien'],
  ['பசுமைப் புரட்சி', 'எம்.எஸ்.சுவாமிநாதன்|மா.சா.சுவாமிநாதன்|சுவாமிநாதன்|நார்மன் போர்லாக்', 'en:M. S. Swaminathan'],
  ['தமிழ்ச் சிறுகதை', 'வ.வே.சு.ஐயர்|வ.வே.சு ஐயர்|வ.வே.சுப்பிரமணிய ஐயர்', 'en:V. V. S. Aiyar'],
  [
    'தமிழ் நாடகம்',
    'பம்மல் சம்பந்த முதலியார்|சம்பந்த முதலியார்|~சங்கரதாஸ் சுவாமிகள்|~பரிதிமாற்கலைஞர்',
    'en:Pammal Sambandha Mudaliar',
  ],
  ['தமிழ் உரைநடை', 'வீரமாமுனிவர்|பெஸ்கி|~ஆறுமுக நாவலர்', 'en:Constanzo Beschi'],
]

export const epithets: readonly FactRecord[] = [
  ...EPITHETS.map(([epithet, person, source]) =>
    named('epithet', epithet, IS_CALLED, 'person', person, source),
  ),
  ...BYNAMES.map(([epithet, person, source]) => named('epithet', epithet, '', 'person', person, source)),
  ...FATHERS.map(([of, person, source]) => named('epithet', of, 'தந்தை', 'person', person, source)),
]
