import { applySuggestions } from '@semmai/contract'
import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { createTamilLanguage } from '../builtin/tamil-language.ts'
import { groundAnswer, toIssue } from './ground-answer.ts'
import type { ModelEdit } from './model-edit.ts'
import { protectedSpans } from './protected-spans.ts'

const language = createTamilLanguage(loadEngine())

/** What callers get of an answer to a text of one chunk. */
function issuesOf(text: string, ...edits: Partial<ModelEdit>[]) {
  const sentences = language.sentences(text)
  const blank = { s: 1, quote: '', before: '', after: '', fix: '', why: '' }
  const { edits: kept } = groundAnswer(
    edits.map((edit) => ({ ...blank, type: 'spelling', severity: 'high', ...edit })),
    {
      ...{ text, sentences, firstSentence: 0, messageLanguage: 'ta', engine: [] },
      ...{ barred: protectedSpans(text, language), chunk: { from: 0, to: sentences.length } },
    },
    language,
  )
  return kept.map((edit) => toIssue(edit, text, 'ta'))
}

/** Text, the words an answer names, and what it would put there. */
type Attack = readonly [text: string, quote: string, fix: string]

/** Nothing of these reaches a caller, not even as an alternative. */
const REFUSED: Readonly<Record<string, readonly Attack[]>> = {
  'another word': [
    ['மழை பெய்தது.', 'மழை', 'பணம்'],
    ['மழை பெய்தது.', 'மழை', 'மலை'],
    ['அங்கே ஒரு மலை தெரிகிறது.', 'மலை', 'மழை'],
    ['அங்கே ஒரு பள்ளி உள்ளது.', 'பள்ளி', 'பல்லி'],
    ['அங்கே ஒரு பள்ளி உள்ளது.', 'ஒரு பள்ளி', 'ஒரு பல்லி'],
    ['அவர் நல்ல மனிதர்.', 'நல்ல', 'கெட்ட'],
    ['மாணவர்கள் பாடம் படித்தார்கள்.', 'மாணவர்கள்', 'முட்டாள்கள்'],
    ['மாணவர்கள் பாடம் படித்தார்கள்.', 'பாடம் படித்தார்கள்', 'பணம் திருடினார்கள்'],
    ['அம்மா வந்தார்.', 'அம்மா', 'அப்பா'],
  ],
  'another name': [
    ['கண்ணன் வந்தான்.', 'கண்ணன்', 'முருகன்'],
    ['அருண் வந்தான்.', 'அருண்', 'அருள்'],
    ['நேற்று Ramesh வந்தான்.', 'Ramesh', 'Suresh'],
    ['நேற்று Ramesh வந்தான்.', 'Ramesh வந்தான்', 'வந்தான்'],
    ['நான் மதுரையில் படித்தேன்.', 'மதுரையில்', 'சென்னையில்'],
    ['கவினேஷ் வந்தான்.', 'கவினேஷ்', 'கழுதை'],
  ],
  'the opposite': [
    ['அவன் வந்தான்.', 'வந்தான்', 'வரான்'],
    ['அவன் வந்தான்.', 'வந்தான்', 'வரவில்லை'],
    ['அது முடியும்.', 'முடியும்', 'முடியாது'],
    ['இது சரி.', 'சரி', 'சரியல்ல'],
    ['இதைச் செய்யாதே.', 'செய்யாதே', 'செய்'],
    ['வந்தவர் யார்?', 'வந்தவர்', 'வராதவர்'],
  ],
  'a question, an order or another time': [
    ['அவன் வந்தான்.', 'வந்தான்', 'வந்தானா'],
    ['அவன் வந்தான்.', 'வந்தான்.', 'வந்தான்?'],
    ['அவன் வந்தான்.', 'வந்தான்', 'வருவான்'],
    ['மாணவர்கள் எழுதினார்கள்.', 'எழுதினார்கள்', 'எழுதுங்கள்'],
    ['நீ வா.', 'வா.', 'வா!'],
  ],
  'another case, person, respect or particle': [
    ['புலி மானைக் கொன்றது.', 'மானைக்', 'மானால்'],
    ['ராமன் சீதையை மணந்தான்.', 'சீதையை', 'சீதையால்'],
    ['படம் பார்த்தேன்.', 'பார்த்தேன்', 'பார்த்தாள்'],
    ['நேற்று வந்தார்.', 'வந்தார்', 'வந்தான்'],
    ['காந்தி குஜராத்தில் பிறந்தார்.', 'பிறந்தார்', 'பிறந்தான்'],
    ['குழந்தை அழுதது.', 'அழுதது', 'அழுதான்'],
    ['அவன் தங்கை மீனா பூக்களைப் பறித்தாள்.', 'பறித்தாள்', 'பறித்தான்'],
    ['அவர்கள் வீட்டுப் பசு கன்று ஈன்றது.', 'ஈன்றது', 'ஈன்றார்கள்'],
    ['நான் பட்டம் பெற்றுள்ளேன்.', 'பெற்றுள்ளேன்', 'பெறவுள்ளேன்'],
    ['பள்ளிக்க்கு அவன் வந்தான்.', 'பள்ளிக்க்கு அவன் வந்தான்', 'பள்ளிக்கு அவன் வந்தாள்'],
    ['கவிதா பாடத்தை படித்தாள்.', 'பாடத்தை படித்தாள்', 'பாடத்தைப் படித்தான்'],
    ['அவனும் வந்தான்.', 'அவனும்', 'அவனே'],
    ['நேற்று ஊருக்கு வந்தேன்.', 'ஊருக்கு', 'ஊரில்'],
    ['மெல்ல மெல்ல நடந்தான்.', 'மெல்ல மெல்ல', 'மெல்ல'],
  ],
  'another number': [
    ['இரு பிள்ளைகள் உள்ளனர்.', 'இரு', 'இறு'],
    ['அரை மணி ஆனது.', 'அரை', 'அறை'],
    ['மூன்று பழங்கள் உள்ளன.', 'மூன்று', 'ஐந்து'],
    ['12 பழங்கள் உள்ளன.', '12', '21'],
    ['12 பழங்கள் உள்ளன.', '12', '௧௨'],
    ['இருபத்தைந்து பேர் வந்தனர்.', 'இருபத்தைந்து', 'இருபத்தெட்டு'],
    ['விலை ரூ. 1,500 ஆகும்.', '1,500', '15,00'],
  ],
  'less or more': [
    ['மழை பெய்தது. அவன் வந்தான்.', 'மழை பெய்தது.', ''],
    ['அவன் நேற்று வந்தான்.', 'நேற்று வந்தான்', 'வந்தான்'],
    ['அவன் வந்தான்.', 'வந்தான்', 'வந்தான் அவன் முட்டாள்'],
    ['அவன் வந்தான்.', 'வந்தான்', 'வந்தான், வாழ்க'],
    ['அவன் வந்தான்.', 'அவன் வந்தான்.', ' '],
  ],
  'marks that say something': [
    ['அவர் நல்ல மனிதர்.', 'நல்ல', '“நல்ல”'],
    ['அவர் நல்ல மனிதர்.', 'நல்ல', 'நல்ல(?)'],
    ['அவர் நல்ல மனிதர்.', 'நல்ல', '*நல்ல*'],
    ['அவர் நல்ல மனிதர்.', 'நல்ல', 'நல்ல…'],
    ['அவர் (நேற்று) வந்தார்.', '(நேற்று)', 'நேற்று'],
  ],
  'letters that only look alike': [
    ['கடல் பெரியது.', 'கடல்', '௧டல்'],
    ['எலி ஓடியது.', 'எலி', '௭லி'],
    ['அவன் காரில் வந்தான்.', 'காரில்', 'கரரில்'],
    ['அவன் வந்தான்.', 'அவன்', 'அவ\u0d28\u0d4d'],
    ['அவன் வந்தான்.', 'அவன்', 'a\u0bb5ன்'],
    ['அவன் வந்தான்.', 'அவன்', 'அவன்\ufe00'],
  ],
  'what is quoted, written in code or an address': [
    ["அவன் 'வந்தாள்' என்றான்.", 'வந்தாள்', 'வந்தான்'],
    ['அவன் „வந்தாள்“ என்றான்.', 'வந்தாள்', 'வந்தான்'],
    ['அவன் ‹வந்தாள்› என்றான்.', 'வந்தாள்', 'வந்தான்'],
    ['அவன் 「வந்தாள்」 என்றான்.', 'வந்தாள்', 'வந்தான்'],
    ['```\nஅவன் வந்தாள்\n```', 'வந்தாள்', 'வந்தான்'],
    ['```\nx `y` அவன் வந்தாள்\n```', 'வந்தாள்', 'வந்தான்'],
    ['> அவன் வந்தாள்.', 'வந்தாள்', 'வந்தான்'],
    ['பார்க்க: பள்ளி@உதாரணம்.இந்தியா', 'உதாரணம்', 'உதாரணமே'],
    ['https://a.example/கன்னாடி காண்க.', 'கன்னாடி', 'கண்ணாடி'],
    ['www.தளம்.com/கன்னாடி காண்க.', 'கன்னாடி', 'கண்ணாடி'],
    ['கன்னாடி@a.example காண்க.', 'கன்னாடி', 'கண்ணாடி'],
  ],
  'a line end': [['மழை பெய்தது\nஅவன் வந்தான்', 'பெய்தது\nஅவன்', 'பெய்தது அவன்']],
  'no words': [
    ['மாணவர்கள் படித்தார்கள்.', 'மாணவர்கள்', 'மாணவர்கக்'],
    ['மாணவர்கள் படித்தார்கள்.', 'படித்தார்கள்', 'ஙஞ்ஙா'],
    ['பள்ளிக்க்கு சென்றான்.', 'பள்ளிக்க்கு', 'பள்ளிக்க்க்கு'],
  ],
  'the wrong link to the next word': [
    ['பாடத்தை எழுதினான்.', 'பாடத்தை', 'பாடத்தைப்'],
    ['தமிழ் பாடம் எளிது.', 'தமிழ்', 'தமிழ்க்'],
    ['பாடத்தைப் படித்தான்.', 'பாடத்தைப்', 'பாடத்தை'],
  ],
}

describe('an answer that would bring', () => {
  for (const [what, attacks] of Object.entries(REFUSED))
    it.each(attacks)(`${what} brings nothing: %s, %s -> %s`, (text, quote, fix) => {
      for (const type of ['spelling', 'grammar', 'style', 'clarity'] as const)
        for (const s of [1, 2]) expect(issuesOf(text, { s, quote, fix, type })).toEqual([])
    })

  it.each([['பலகாரம் இனிது.', 'பலகாரம்', 'பல காரம்']])(
    'doubt never changes the text: %s, %s -> %s',
    (text, quote, fix) => {
      const issues = issuesOf(text, { quote, fix })
      expect(applySuggestions(text, issues)).toBe(text)
    },
  )

  it.each([
    ['அவன் நேற்று வந்தாள்.', 'வந்தாள்', 'வந்தான்'],
    ['நேற்று மலை பெய்தது.', 'மலை', 'மழை'],
    ['பாடத்தை படித்தார்கள்.', 'பாடத்தை', 'பாடத்தைப்'],
    ['பள்ளிக்க்கு வந்தான்.', 'பள்ளிக்க்கு', 'பள்ளிக்கு'],
    ['அவன் வந்தான்', 'வந்தான்', 'வந்தான்.'],
  ])('a correction applies it: %s, %s -> %s', (text, quote, fix) => {
    const issues = issuesOf(text, { quote, fix })
    expect(applySuggestions(text, issues)).toBe(text.replace(quote, fix))
  })
})

describe('two edits of one place', () => {
  it('are one, whichever way they overlap', () => {
    const fix = { quote: 'வந்தாள்', fix: 'வந்தான்' }
    const text = 'அவன் நேற்று வந்தாள்.'
    const wider = { quote: 'நேற்று வந்தாள்', fix: 'நேற்று வந்தான்' }
    expect(issuesOf(text, fix, fix, wider)).toHaveLength(1)
    expect(issuesOf(text, wider, fix)).toHaveLength(1)
  })
})
