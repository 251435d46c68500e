/** Where a work's text can be read; what a badge's source title and address are taken from. */
export interface LiterarySource {
  readonly title: string
  readonly url: string
}

export interface LiteraryWork {
  readonly title: string
  /** The author by the usual name; absent where every poem has its own or nobody is known. */
  readonly author?: string
  readonly source: LiterarySource
}

const TAMILVU: LiterarySource = {
  title: 'தமிழ் இணையக் கல்விக்கழகம்: மின்னூலகம்',
  url: 'https://www.tamilvu.org/',
}
const WIKISOURCE: LiterarySource = { title: 'விக்கிமூலம்', url: 'https://ta.wikisource.org/' }

function madurai(number: string, title: string): LiterarySource {
  return {
    title: `${title}: மதுரைத் திட்டம்`,
    url: `https://www.projectmadurai.org/pm_etexts/utf8/pmuni${number}.html`,
  }
}

const AVVAIYAR = 'ஔவையார்'
const BHARATHIYAR = 'பாரதியார்'
const AVVAIYAR_TEXTS = madurai('0002', 'ஔவையார் நூல்கள்')

/** Every work that the corpus quotes from. */
export const LITERARY_WORKS = {
  thirukkural: { title: 'திருக்குறள்', author: 'திருவள்ளுவர்', source: madurai('0001', 'திருக்குறள்') },
  aathichoodi: { title: 'ஆத்திசூடி', author: AVVAIYAR, source: AVVAIYAR_TEXTS },
  'konrai-vendhan': { title: 'கொன்றை வேந்தன்', author: AVVAIYAR, source: AVVAIYAR_TEXTS },
  moodhurai: { title: 'மூதுரை', author: AVVAIYAR, source: AVVAIYAR_TEXTS },
  nalvazhi: { title: 'நல்வழி', author: AVVAIYAR, source: AVVAIYAR_TEXTS },
  'avvaiyar-single-verses': { title: 'ஔவையார் தனிப்பாடல்', author: AVVAIYAR, source: WIKISOURCE },
  'thiruvalluva-maalai': { title: 'திருவள்ளுவமாலை', source: WIKISOURCE },
  'bharathiyar-poems': { title: 'பாரதியார் கவிதைகள்', author: BHARATHIYAR, source: WIKISOURCE },
  'puthiya-aathichoodi': { title: 'புதிய ஆத்திசூடி', author: BHARATHIYAR, source: WIKISOURCE },
  'panchali-sabatham': { title: 'பாஞ்சாலி சபதம்', author: BHARATHIYAR, source: WIKISOURCE },
  'bharathidasan-poems': { title: 'பாரதிதாசன் கவிதைகள்', author: 'பாரதிதாசன்', source: TAMILVU },
  purananuru: { title: 'புறநானூறு', source: madurai('0057', 'புறநானூறு') },
  kurunthokai: { title: 'குறுந்தொகை', source: TAMILVU },
  natrinai: { title: 'நற்றிணை', source: TAMILVU },
  kalithokai: { title: 'கலித்தொகை', author: 'நல்லந்துவனார்', source: TAMILVU },
  naladiyar: { title: 'நாலடியார்', author: 'சமண முனிவர்கள்', source: TAMILVU },
  pazhamozhi: { title: 'பழமொழி நானூறு', author: 'முன்றுறை அரையனார்', source: TAMILVU },
  silappathikaram: { title: 'சிலப்பதிகாரம்', author: 'இளங்கோவடிகள்', source: TAMILVU },
  manimekalai: { title: 'மணிமேகலை', author: 'சீத்தலைச் சாத்தனார்', source: TAMILVU },
  kambaramayanam: { title: 'கம்பராமாயணம்', author: 'கம்பர்', source: TAMILVU },
  thirumandiram: { title: 'திருமந்திரம்', author: 'திருமூலர்', source: TAMILVU },
  thevaram: { title: 'தேவாரம்', source: TAMILVU },
  thiruvasagam: { title: 'திருவாசகம்', author: 'மாணிக்கவாசகர்', source: TAMILVU },
  'divya-prabandham': { title: 'நாலாயிரத் திவ்வியப் பிரபந்தம்', source: TAMILVU },
  thiruvarutpa: { title: 'திருவருட்பா', author: 'வள்ளலார்', source: TAMILVU },
  'thayumanavar-songs': { title: 'தாயுமானவர் பாடல்கள்', author: 'தாயுமானவர்', source: TAMILVU },
  'pattinathar-songs': { title: 'பட்டினத்தார் பாடல்கள்', author: 'பட்டினத்தார்', source: TAMILVU },
  'sivavakkiyar-songs': { title: 'சிவவாக்கியம்', author: 'சிவவாக்கியர்', source: TAMILVU },
  thiruppugazh: { title: 'திருப்புகழ்', author: 'அருணகிரிநாதர்', source: TAMILVU },
  'kandar-anubhuti': { title: 'கந்தரனுபூதி', author: 'அருணகிரிநாதர்', source: TAMILVU },
  'abhirami-anthathi': { title: 'அபிராமி அந்தாதி', author: 'அபிராமி பட்டர்', source: TAMILVU },
  manonmaniam: { title: 'மனோன்மணியம்', author: 'மனோன்மணியம் சுந்தரனார்', source: WIKISOURCE },
  'namakkal-poems': { title: 'நாமக்கல் கவிஞர் பாடல்கள்', author: 'நாமக்கல் கவிஞர்', source: TAMILVU },
  'kavimani-poems': { title: 'கவிமணி பாடல்கள்', author: 'கவிமணி தேசிகவிநாயகம்', source: TAMILVU },
  narunthokai: { title: 'நறுந்தொகை', author: 'அதிவீரராம பாண்டியர்', source: TAMILVU },
  nannul: { title: 'நன்னூல்', author: 'பவணந்தி முனிவர்', source: TAMILVU },
  tholkappiyam: { title: 'தொல்காப்பியம்', author: 'தொல்காப்பியர்', source: TAMILVU },
  'purapporul-venbamalai': { title: 'புறப்பொருள் வெண்பாமாலை', author: 'ஐயனாரிதனார்', source: TAMILVU },
  dandiyalangaram: { title: 'தண்டியலங்காரம்', author: 'தண்டி', source: TAMILVU },
} as const satisfies Record<string, LiteraryWork>

export type WorkId = keyof typeof LITERARY_WORKS
