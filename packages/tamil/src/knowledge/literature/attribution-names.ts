import type { WorkId } from './works.ts'

/** A name by which essays ascribe a quotation. */
export interface AttributionName {
  /** Uninflected beginnings of the name's forms; a space stands for any run of spaces or none. */
  readonly beginnings: readonly string[]
  /** How a message calls it. */
  readonly label: string
  /** What it may stand for: works, and authors as passages name them. Neither: a poet we hold nothing of. */
  readonly works?: readonly WorkId[]
  readonly authors?: readonly string[]
  /** The word means other things too, so by itself it ascribes nothing; it only makes a find surer. */
  readonly weak?: true
  /** A number right after the name cites a passage of this work. */
  readonly numbered?: WorkId
}

/** Longer beginnings come before shorter ones that they contain. */
export const ATTRIBUTION_NAMES: readonly AttributionName[] = [
  {
    label: 'திருக்குறள்',
    beginnings: ['திருக்குறள', 'குறட்பா', 'குறள'],
    works: ['thirukkural'],
    numbered: 'thirukkural',
  },
  {
    label: 'திருவள்ளுவர்',
    beginnings: ['திருவள்ளுவ', 'வள்ளுவ', 'வான்புகழ் வள்ளுவ', 'தெய்வப் புலவ', 'பொய்யாமொழிப் புலவ'],
    works: ['thirukkural'],
  },
  { label: 'பாரதிதாசன்', beginnings: ['பாரதிதாசன', 'பாவேந்த', 'புரட்சிக் கவிஞ'], works: ['bharathidasan-poems'] },
  {
    label: 'புதிய ஆத்திசூடி',
    beginnings: ['புதிய ஆத்திசூடி', 'புதிய ஆத்திச்சூடி'],
    works: ['puthiya-aathichoodi'],
    numbered: 'puthiya-aathichoodi',
  },
  {
    label: 'பாரதியார்',
    beginnings: ['பாரதியா', 'பாரதியின்', 'பாரதி', 'மகாகவி', 'முண்டாசுக் கவிஞ'],
    works: ['bharathiyar-poems', 'puthiya-aathichoodi', 'panchali-sabatham'],
  },
  { label: 'பாஞ்சாலி சபதம்', beginnings: ['பாஞ்சாலி சபத'], works: ['panchali-sabatham'] },
  {
    label: 'ஆத்திசூடி',
    beginnings: ['ஆத்திசூடி', 'ஆத்திச்சூடி'],
    works: ['aathichoodi'],
    numbered: 'aathichoodi',
  },
  { label: 'கொன்றை வேந்தன்', beginnings: ['கொன்றை வேந்த'], works: ['konrai-vendhan'] },
  {
    label: 'மூதுரை',
    beginnings: ['மூதுரை', 'வாக்குண்டாம்'],
    works: ['moodhurai'],
    weak: true,
    numbered: 'moodhurai',
  },
  { label: 'நல்வழி', beginnings: ['நல்வழி'], works: ['nalvazhi'], weak: true, numbered: 'nalvazhi' },
  {
    label: 'ஔவையார்',
    beginnings: ['ஔவை', 'ஒளவை', 'அவ்வை'],
    works: ['aathichoodi', 'konrai-vendhan', 'moodhurai', 'nalvazhi', 'avvaiyar-single-verses'],
    authors: ['ஔவையார்'],
  },
  { label: 'புறநானூறு', beginnings: ['புறநானூ', 'புறப்பாட'], works: ['purananuru'], numbered: 'purananuru' },
  { label: 'புறநானூறு', beginnings: ['புறம்'], works: ['purananuru'], weak: true, numbered: 'purananuru' },
  { label: 'கணியன் பூங்குன்றனார்', beginnings: ['கணியன்', 'பூங்குன்ற'], authors: ['கணியன் பூங்குன்றனார்'] },
  { label: 'பிசிராந்தையார்', beginnings: ['பிசிராந்தை'], authors: ['பிசிராந்தையார்'] },
  { label: 'பொன்முடியார்', beginnings: ['பொன்முடியார'], authors: ['பொன்முடியார்'] },
  { label: 'குடபுலவியனார்', beginnings: ['குடபுலவியனா'], authors: ['குடபுலவியனார்'] },
  { label: 'நக்கீரர்', beginnings: ['நக்கீர'], authors: ['நக்கீரர்'] },
  { label: 'கபிலர்', beginnings: ['கபிலர'], authors: ['கபிலர்'] },
  { label: 'குறுந்தொகை', beginnings: ['குறுந்தொகை'], works: ['kurunthokai'], numbered: 'kurunthokai' },
  { label: 'செம்புலப் பெயனீரார்', beginnings: ['செம்புலப் பெயனீரா'], authors: ['செம்புலப் பெயனீரார்'] },
  { label: 'நற்றிணை', beginnings: ['நற்றிணை'], works: ['natrinai'], numbered: 'natrinai' },
  { label: 'கலித்தொகை', beginnings: ['கலித்தொகை'], works: ['kalithokai'], numbered: 'kalithokai' },
  { label: 'அகநானூறு', beginnings: ['அகநானூ'] },
  { label: 'ஐங்குறுநூறு', beginnings: ['ஐங்குறுநூ'] },
  { label: 'பதிற்றுப்பத்து', beginnings: ['பதிற்றுப்பத்'] },
  { label: 'பரிபாடல்', beginnings: ['பரிபாடல'] },
  { label: 'நாலடியார்', beginnings: ['நாலடியா'], works: ['naladiyar'], numbered: 'naladiyar' },
  { label: 'பழமொழி நானூறு', beginnings: ['பழமொழி நானூ'], works: ['pazhamozhi'], numbered: 'pazhamozhi' },
  { label: 'நறுந்தொகை', beginnings: ['நறுந்தொகை', 'வெற்றிவேற்கை', 'அதிவீரராம'], works: ['narunthokai'] },
  { label: 'சிலப்பதிகாரம்', beginnings: ['சிலப்பதிகார', 'சிலம்பு'], works: ['silappathikaram'] },
  { label: 'இளங்கோவடிகள்', beginnings: ['இளங்கோ'], works: ['silappathikaram'] },
  { label: 'மணிமேகலை', beginnings: ['மணிமேகலை'], works: ['manimekalai'], weak: true },
  { label: 'சீத்தலைச் சாத்தனார்', beginnings: ['சீத்தலை'], works: ['manimekalai'] },
  {
    label: 'கம்பர்',
    beginnings: ['கம்பராமாயண', 'கம்ப ராமாயண', 'கம்பர', 'கம்பன்', 'கம்பனி', 'கம்பனு', 'கம்பனை', 'கவிச்சக்கரவர்த்தி'],
    works: ['kambaramayanam'],
  },
  { label: 'திருமூலர்', beginnings: ['திருமூல'], works: ['thirumandiram'] },
  { label: 'திருமந்திரம்', beginnings: ['திருமந்திர'], works: ['thirumandiram'], numbered: 'thirumandiram' },
  { label: 'மாணிக்கவாசகர்', beginnings: ['மாணிக்கவாசக', 'மணிவாசக'], works: ['thiruvasagam'] },
  { label: 'திருவாசகம்', beginnings: ['திருவாசக'], works: ['thiruvasagam'] },
  { label: 'தேவாரம்', beginnings: ['தேவார'], works: ['thevaram'] },
  {
    label: 'திருநாவுக்கரசர்',
    beginnings: ['திருநாவுக்கரச', 'நாவுக்கரச', 'அப்பரடிகள', 'அப்பர் '],
    authors: ['திருநாவுக்கரசர்'],
  },
  { label: 'திருஞானசம்பந்தர்', beginnings: ['திருஞானசம்பந்த', 'ஞானசம்பந்த'], authors: ['திருஞானசம்பந்தர்'] },
  { label: 'சுந்தரர்', beginnings: ['சுந்தரர', 'சுந்தரமூர்த்தி'], authors: ['சுந்தரர்'] },
  { label: 'ஆண்டாள்', beginnings: ['ஆண்டாள', 'திருப்பாவை'], authors: ['ஆண்டாள்'] },
  { label: 'பெரியாழ்வார்', beginnings: ['பெரியாழ்வா'], authors: ['பெரியாழ்வார்'] },
  { label: 'நம்மாழ்வார்', beginnings: ['நம்மாழ்வா', 'திருவாய்மொழி'], authors: ['நம்மாழ்வார்'] },
  {
    label: 'நாலாயிரத் திவ்வியப் பிரபந்தம்',
    beginnings: ['நாலாயிர', 'திவ்வியப் பிரபந்த', 'திவ்யப் பிரபந்த', 'ஆழ்வா'],
    works: ['divya-prabandham'],
  },
  { label: 'வள்ளலார்', beginnings: ['வள்ளலா', 'திருவருட்பா', 'அருட்பா', 'இராமலிங்க அடிகள'], works: ['thiruvarutpa'] },
  { label: 'தாயுமானவர்', beginnings: ['தாயுமானவ'], works: ['thayumanavar-songs'] },
  { label: 'பட்டினத்தார்', beginnings: ['பட்டினத்தா', 'பட்டினத்தடிக'], works: ['pattinathar-songs'] },
  { label: 'சிவவாக்கியர்', beginnings: ['சிவவாக்கிய'], works: ['sivavakkiyar-songs'] },
  { label: 'அருணகிரிநாதர்', beginnings: ['அருணகிரி'], works: ['thiruppugazh', 'kandar-anubhuti'] },
  { label: 'அபிராமி பட்டர்', beginnings: ['அபிராமி பட்ட', 'அபிராமி அந்தாதி'], works: ['abhirami-anthathi'] },
  {
    label: 'மனோன்மணியம் சுந்தரனார்',
    beginnings: ['மனோன்மணி', 'சுந்தரனா', 'சுந்தரம் பிள்ளை', 'தமிழ்த்தாய் வாழ்த்து'],
    works: ['manonmaniam'],
  },
  { label: 'நாமக்கல் கவிஞர்', beginnings: ['நாமக்கல் கவிஞ', 'இராமலிங்கம் பிள்ளை'], works: ['namakkal-poems'] },
  { label: 'கவிமணி', beginnings: ['கவிமணி', 'தேசிகவிநாயக', 'தேசிக விநாயக'], works: ['kavimani-poems'] },
  { label: 'நன்னூல்', beginnings: ['நன்னூல', 'பவணந்தி'], works: ['nannul'], numbered: 'nannul' },
  { label: 'தொல்காப்பியம்', beginnings: ['தொல்காப்பி', 'பனம்பாரன'], works: ['tholkappiyam'] },
  {
    label: 'புறப்பொருள் வெண்பாமாலை',
    beginnings: ['புறப்பொருள் வெண்பா', 'ஐயனாரிதன'],
    works: ['purapporul-venbamalai'],
  },
  { label: 'தண்டியலங்காரம்', beginnings: ['தண்டியலங்கார'], works: ['dandiyalangaram'] },
  { label: 'கண்ணதாசன்', beginnings: ['கண்ணதாச', 'கவியரசு'] },
  { label: 'வைரமுத்து', beginnings: ['வைரமுத்து'] },
  { label: 'பட்டுக்கோட்டை கல்யாணசுந்தரம்', beginnings: ['பட்டுக்கோட்டை'], weak: true },
  { label: 'காளமேகப் புலவர்', beginnings: ['காளமேக'] },
  { label: 'ஒட்டக்கூத்தர்', beginnings: ['ஒட்டக்கூத்த'] },
  { label: 'சேக்கிழார்', beginnings: ['சேக்கிழா', 'பெரியபுராண', 'பெரிய புராண'] },
  { label: 'திருத்தக்கதேவர்', beginnings: ['திருத்தக்க', 'சீவக சிந்தாமணி', 'சீவகசிந்தாமணி'] },
  { label: 'குமரகுருபரர்', beginnings: ['குமரகுருபர', 'நீதிநெறி விளக்க'] },
  { label: 'அப்துல் ரகுமான்', beginnings: ['அப்துல் ரகுமான'] },
]
