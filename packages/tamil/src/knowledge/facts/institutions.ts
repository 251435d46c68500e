import { counted, dated, type FactRecord } from './fact-record.ts'
import type { SourceId } from './sources.ts'

const WAS_FOUNDED = 'தொடங்கப்ப|தோற்றுவிக்க|நிறுவப்ப|உருவான|உருவாக்கப்ப|உருவாயிற்ற|ஆரம்பிக்கப்ப|அமைக்கப்ப|ஏற்படுத்தப்ப|தோன்றிய'

/** An institution, when it was founded (each year that one counts from), its page. */
const FOUNDINGS: readonly (readonly [name: string, date: string, source: SourceId])[] = [
  ['இந்திய ரிசர்வ் வங்கி|ரிசர்வ் வங்கி', '1935-04-01', 'en:Reserve Bank of India'],
  ['இந்தியத் தேர்தல் ஆணையம்|தேர்தல் ஆணையம்', '1950-01-25', 'en:Election Commission of India'],
  ['முஸ்லிம் லீக்|அகில இந்திய முஸ்லிம் லீக்', '1906', 'en:All-India Muslim League'],
  ['யுனெஸ்கோ', '1945-11-16|1946-11-04', 'en:UNESCO'],
  ['யுனிசெஃப்|யுனிசெப்', '1946-12-11', 'en:UNICEF'],
  ['சார்க் அமைப்பு|சார்க்', '1985-12-08', 'en:South Asian Association for Regional Cooperation'],
  ['ஐரோப்பிய ஒன்றியம்', '1993-11-01|1992|1957', 'en:European Union'],
  [
    'செஞ்சிலுவைச் சங்கம்|செஞ்சிலுவை சங்கம்',
    '1863|1864|1919|1920',
    'en:International Red Cross and Red Crescent Movement',
  ],
  ['சாரணர் இயக்கம்', '1907|1908|1909', 'en:Scouting'],
  ['அண்ணாமலைப் பல்கலைக்கழகம்', '1929|1928', 'en:Annamalai University'],
  ['மதுரை காமராசர் பல்கலைக்கழகம்|மதுரை காமராஜர் பல்கலைக்கழகம்', '1966|1965', 'en:Madurai Kamaraj University'],
  ['அண்ணா பல்கலைக்கழகம்', '1978', 'en:Anna University'],
  ['பாரதியார் பல்கலைக்கழகம்', '1982|1981', 'en:Bharathiar University'],
  ['பாரதிதாசன் பல்கலைக்கழகம்', '1982|1981', 'en:Bharathidasan University'],
  ['தமிழ் இசைச் சங்கம்', '1943|1942|1944', 'en:Tamil Isai Movement'],
  ['தமிழ் முரசு|தமிழ் முரசு நாளிதழ்', '1935|1936', 'en:Tamil Murasu'],
]

/** What happened to the country, when, under which names; the page. */
const EVENTS: readonly (readonly [event: string, cues: string, date: string, source: SourceId])[] = [
  ['கார்கில் போர்', '', '1999', 'en:Kargil War'],
  ['இந்திய சீனப் போர்|இந்தியா சீனா போர்|சீனப் போர்', '', '1962', 'en:Sino-Indian War'],
  [
    'நெருக்கடி நிலை|அவசரநிலை|நெருக்கடிநிலை',
    'பிறப்பி|அறிவி|கொண்டு',
    '1975-06-25|1975-06-26|1962|1971',
    'en:The Emergency (India)',
  ],
  ['பணமதிப்பிழப்பு|பணமதிப்பு நீக்கம்', '', '2016-11-08|2016', 'en:2016 Indian banknote demonetisation'],
  ['சௌரி சௌரா|சௌரி சௌரா நிகழ்ச்சி', 'நடந்த|நிகழ்ந்த|நடைபெற்ற', '1922', 'en:Chauri Chaura incident'],
  ['பூனா ஒப்பந்தம்', '', '1932-09-24', 'en:Poona Pact'],
  ['வைக்கம் போராட்டம்|வைக்கம் சத்தியாகிரகம்', '', '1924|1925', 'en:Vaikom Satyagraha'],
  [
    'வேதாரண்யம் உப்பு சத்தியாகிரகம்|வேதாரண்ய உப்பு சத்தியாகிரகம்|வேதாரண்யம் உப்புச் சத்தியாகிரகம்',
    '',
    '1930',
    'en:Vedaranyam March',
  ],
  [
    'விவேகானந்தர் நினைவு மண்டபம்|விவேகானந்தர் மண்டபம்|விவேகானந்தர் பாறை நினைவு மண்டபம்',
    'திறக்க|திறந்து|கட்டப்ப|அமைக்க',
    '1970',
    'en:Vivekananda Rock Memorial',
  ],
  ['ஜேம்ஸ் டெய்லர்|ஜேம்ஸ் டெயிலர்|ஜேம்ஸ் ரெயிலர்|ஜேம்ஸ் டேய்லர்', 'தேயிலை', '1867|1852', 'en:James Taylor (Ceylon)'],
  [
    'ஹப்பிள் தொலைநோக்கி|ஹபிள் தொலைநோக்கி|அபுள் தொலைநோக்கி',
    'ஏவப்ப|செலுத்தப்ப|அனுப்பப்ப',
    '1990-04-24',
    'en:Hubble Space Telescope',
  ],
  ['நீரஜ் சோப்ரா', 'டோக்கியோ + தங்க', '2021-08-07', 'en:Neeraj Chopra'],
  ['குகேஷ்|தொம்மராஜு குகேஷ்', 'உலக + வாகை|சாம்பியன்|பட்ட', '2024', 'en:Gukesh Dommaraju'],
]

/** Work or body, what is counted in it, how many (each reckoning), the page. */
const COUNTS: readonly (readonly [
  of: string,
  nouns: string,
  accepted: readonly number[],
  source: SourceId,
])[] = [
  [
    'தமிழ்நாடு சட்டமன்றம்|தமிழகச் சட்டமன்றம்|தமிழ்நாட்டுச் சட்டமன்றம்|தமிழ்நாடு சட்டப்பேரவை|தமிழகச் சட்டப்பேரவை',
    'உறுப்பினர்கள்|தொகுதிகள்|இடங்கள்',
    [234, 235],
    'en:Tamil Nadu Legislative Assembly',
  ],
  [
    'இந்திய அரசியலமைப்பு|இந்திய அரசியலமைப்புச் சட்டம்|எட்டாவது அட்டவணை',
    'மொழிகள்|அலுவல் மொழிகள்|இந்திய மொழிகள்',
    [22, 14, 15, 18],
    'en:Eighth Schedule to the Constitution of India',
  ],
  [
    'இந்திய அரசியலமைப்பு|இந்திய அரசியலமைப்புச் சட்டம்',
    'அடிப்படைக் கடமைகள்',
    [11, 10],
    'en:Fundamental Rights, Directive Principles and Fundamental Duties of India',
  ],
  ['இந்திய அரசியலமைப்பு|இந்திய அரசியலமைப்புச் சட்டம்', 'அடிப்படை உரிமைகள்', [6, 7], 'en:Fundamental rights in India'],
  ['ஆத்திசூடி|ஆத்திச்சூடி', 'அடிகள்|வரிகள்|பாடல்கள்|நீதிகள்', [109, 108], 'ta:ஆத்திசூடி'],
  ['கொன்றை வேந்தன்', 'அடிகள்|வரிகள்|பாடல்கள்|பாக்கள்', [91], 'ta:கொன்றை வேந்தன்'],
  ['மூதுரை', 'பாடல்கள்|வெண்பாக்கள்', [30, 31], 'ta:மூதுரை'],
  ['நல்வழி', 'பாடல்கள்|வெண்பாக்கள்', [40, 41], 'ta:நல்வழி (நூல்)'],
  ['அபிராமி அந்தாதி', 'பாடல்கள்|பாக்கள்', [100, 101, 102], 'en:Abhirami Antati'],
  ['திருவெம்பாவை', 'பாடல்கள்|பாக்கள்', [20], 'en:Tiruvempavai'],
  ['பாஞ்சாலி சபதம்', 'சருக்கங்கள்|சருக்கம்', [5], 'en:Panchali Sapatham'],
  ['தேம்பாவணி', 'காண்டங்கள்|காண்டம்', [3], 'en:Thembavani'],
  ['சீறாப்புராணம்', 'காண்டங்கள்|காண்டம்', [3], 'en:Seerapuranam'],
  ['பொன்னியின் செல்வன்', 'பாகங்கள்|பாகம்|பகுதிகள்', [5, 2], 'en:Ponniyin Selvan'],
  ['ஐஞ்சிறுகாப்பியங்கள்|ஐஞ்சிறு காப்பியங்கள்', 'நூல்கள்|காப்பியங்கள்', [5], 'en:Five Minor Epics'],
]

export const institutions: readonly FactRecord[] = [
  ...FOUNDINGS.map(([name, date, source]) => dated('event', name, WAS_FOUNDED, date, source)),
  ...EVENTS.map(([event, cues, date, source]) => dated('event', event, cues, date, source)),
  ...COUNTS.map(([of, nouns, accepted, source]) => counted(of, nouns, accepted, source)),
]
