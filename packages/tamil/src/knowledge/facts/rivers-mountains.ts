import { type FactRecord, measured, named } from './fact-record.ts'
import type { SourceId } from './sources.ts'

/** River, length in kilometres, share by which reckonings differ, page. */
const RIVERS: readonly (readonly [river: string, length: number, tolerance: number, source: SourceId])[] = [
  ['காவிரி|காவேரி|காவிரி ஆறு', 800, 0.06, 'en:Kaveri'],
  ['வைகை|வைகை ஆறு', 258, 0.04, 'en:Vaigai River'],
  ['தாமிரபரணி|தாமிரவருணி|பொருநை|தாமிரபரணி ஆறு', 128, 0.05, 'en:Thamirabarani River'],
  ['பாலாறு', 348, 0.03, 'en:Palar River'],
  ['கோதாவரி|கோதாவரி ஆறு', 1465, 0.03, 'en:Godavari River'],
  ['கிருஷ்ணா|கிருஷ்ணா ஆறு', 1400, 0.09, 'en:Krishna River'],
  ['நர்மதை|நர்மதா|நர்மதை ஆறு', 1312, 0.03, 'en:Narmada River'],
  ['யமுனை|யமுனை ஆறு', 1376, 0.03, 'en:Yamuna'],
]

/** Mountain, height in metres, page. */
const MOUNTAINS: readonly (readonly [mountain: string, height: number, source: SourceId])[] = [
  ['ஆனைமுடி|ஆனைமுடிச் சிகரம்', 2695, 'en:Anamudi'],
  ['கஞ்சன்சங்கா|கஞ்சன்ஜங்கா|காஞ்சன்ஜங்கா', 8586, 'en:Kangchenjunga'],
  ['கே2|காட்வின் ஆஸ்டின்', 8611, 'en:K2'],
  ['கிளிமஞ்சாரோ|கிளிமாஞ்சாரோ', 5895, 'en:Mount Kilimanjaro'],
]

export const riversMountains: readonly FactRecord[] = [
  ...RIVERS.map(([river, length, tolerance, source]) =>
    measured(river, 'நீள', length, 'kilometre', source, tolerance),
  ),
  ...MOUNTAINS.map(([mountain, height, source]) => measured(mountain, 'உயர', height, 'metre', source, 0.005)),
  measured('தமிழ்நாடு|தமிழகம்', 'கடற்கரை|கடலோர', 1076, 'kilometre', 'en:Tamil Nadu', 0.08),
  named('symbol', 'மலேசியா', 'தேசிய விலங்க', 'animal', 'புலி|மலாயாப் புலி|மலாயன் புலி', 'en:Malayan tiger'),
]
