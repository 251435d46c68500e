import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { readSpokenWords } from './spoken-words.ts'
import { spokenCaseForms, writtenForm } from './written-form.ts'

const engine = loadEngine()
const reader = { analyse: engine.analyse, spokenWords: readSpokenWords(engine.data) }

/** Spoken words and how they are written, by what speech changes. */
const PAIRS: Readonly<Record<string, string>> = {
  'persons and tenses': 'வந்தாங்க வந்தார்கள், சொன்னாரு சொன்னார், பாக்குறேன் பார்க்கிறேன், வர்றீங்க வருகிறீர்கள், தீருது தீருகிறது',
  'pasts in ச்ச and ஞ்ச': 'பசிச்சதால பசித்ததால், கொறச்சு குறைத்து, நனஞ்சிட்டேன் நனைந்துவிட்டேன், விசாரிச்சாங்க விசாரித்தார்கள்',
  'pasts in ுன': 'வாங்குனேன் வாங்கினேன், ஊத்துனாங்க ஊற்றினார்கள், ஓட்டுனது ஓட்டியது',
  'விடு and கொள்':
    'வெட்டிட்டாங்க வெட்டிவிட்டார்கள், வந்துருச்சு வந்துவிட்டது, அழிஞ்சிரும் அழிந்துவிடும், வித்துக்கிட்டு விற்றுக்கொண்டு, நின்னுகிட்டே நின்றுகொண்டே, செஞ்சுகிட்டே செய்துகொண்டே',
  'verbal nouns': 'வர்றதில்ல வருவதில்லை, பார்க்கறதுக்கு பார்ப்பதற்கு, வெளையாடுறதே விளையாடுவதே, சொன்னத சொன்னதை',
  when: 'வர்றப்போ வரும்போது, போறப்ப போகும்போது, வந்தப்ப வந்தபோது',
  'negatives and conditions': 'வெட்டாம வெட்டாமல், கெடைக்கல கிடைக்கவில்லை, நட்டா நட்டால், வரலைன்னாலும் வரவில்லை என்றாலும்',
  என்: 'வரும்ங்கிறது வரும் என்பது, போச்சுன்னே போயிற்று என்றே, எழுதலைன்னு எழுதவில்லை என்று',
  'persons in ‑வங்க': 'பெரியவங்க பெரியவர்கள், போடுறவங்கள போடுகிறவர்களை, கஷ்டப்படுறவங்களுக்கு கஷ்டப்படுகிறவர்களுக்கு',
  cases: 'ஊருல ஊரில், மாடியில மாடியில், மரத்த மரத்தை, நாட்கள நாட்களை, அவங்கள அவர்களை, நண்பனோட நண்பனுடைய',
  sounds:
    'கெணத்துல கிணற்றில், ஒடம்பும் உடம்பும், கெடந்துச்சு கிடந்தது, கண்ணு கண், வுழுந்து விழுந்து, காப்பாத்தணும் காப்பாற்ற வேண்டும், புள்ளைக்கும் பிள்ளைக்கும்',
  '‑தான்': 'அப்பதான் அப்போதுதான், காட்டுலதான் காட்டில்தான்',
}

/** Written words that look like spoken ones. */
const WRITTEN =
  'உலக வீர பலத்த மொத்த மூத்த நகர சங்க வற்றல் வத்தல் சுத்தம் புத்தகம் பாப்பா கெளரவம் வெளவால் உள்ள அன்னைக்கு எழுவது சொல்லின வந்தது சென்றான் மூச்சு பேச்சு கொஞ்சம் நெஞ்சு ஆணும் காணும்'

describe('writtenForm', () => {
  for (const [change, pairs] of Object.entries(PAIRS))
    it(`writes out ${change}`, () => {
      const words = pairs.split(', ').map((pair) => pair.split(/ (.*)/u, 2))
      expect(words.map(([spoken = '']) => [spoken, writtenForm(spoken, reader)])).toEqual(words)
    })

  it('leaves words of written Tamil alone', () => {
    expect(WRITTEN.split(' ').filter((word) => writtenForm(word, reader) !== undefined)).toEqual([])
  })

  it('takes no listed word for an object without its ending', () => {
    expect([writtenForm('மரத்த', reader), writtenForm('மரத்த', reader, true)]).toEqual(['மரத்தை', undefined])
  })
})

/** A verb of each class: its spoken and its written past, present and future before the ending of person, and its infinitive. */
const VERBS = [
  'செஞ்ச செய்த செய்ற செய்கிற செய்வ செய்வ செய்ய',
  'படிச்ச படித்த படிக்குற படிக்கிற படிப்ப படிப்ப படிக்க',
  'வந்த வந்த வர்ற வருகிற வருவ வருவ வர',
  'வித்த விற்ற விக்குற விற்கிற விப்ப விற்ப விற்க',
  'நின்ன நின்ற நிக்குற நிற்கிற நிப்ப நிற்ப நிற்க',
  'பாத்த பார்த்த பாக்குற பார்க்கிற பாப்ப பார்ப்ப பார்க்க',
  'பாடுன பாடின பாடுற பாடுகிற பாடுவ பாடுவ பாட',
  'மேஞ்ச மேய்ந்த மேயுற மேய்கிற மேய்வ மேய்வ மேய',
  'வெச்ச வைத்த வெக்குற வைக்கிற வெப்ப வைப்ப வைக்க',
  'தொறந்த திறந்த தொறக்குற திறக்கிற தொறப்ப திறப்ப திறக்க',
]
const ENDINGS = 'ான் ான், ாள் ாள், ாரு ார், ாங்க ார்கள், ேன் ேன், ோம் ோம், ீங்க ீர்கள், ாங்களா ார்களா, ீங்களா ீர்களா, ியா ாயா'

/** Every form of the verbs in every person and tense, with conditional, negative, obligation, விடு and கொள். */
const FORMS = VERBS.flatMap((verb) => {
  const [
    past = '',
    writtenPast = '',
    present = '',
    writtenPresent = '',
    future = '',
    writtenFuture = '',
    infinitive = '',
  ] = verb.split(' ')
  const tenses = [
    [past, writtenPast],
    [present, writtenPresent],
    [future, writtenFuture],
  ]
  const finite = tenses.flatMap(([spoken, written]) =>
    ENDINGS.split(', ').map((ending) => {
      const [said, wrote] = ending.split(' ')
      return [`${spoken}${said}`, `${written}${wrote}`]
    }),
  )
  const participle = past.endsWith('ுன') ? past.replace(/ுன$/u, 'ி') : `${past}ு`
  const writtenParticiple = writtenPast.endsWith('ின') ? writtenPast.replace(/ின$/u, 'ி') : `${writtenPast}ு`
  const taking = /(?:ந்து|ய்து|ன்று)$/u.test(writtenParticiple) ? '' : 'க்'
  return [
    ...finite,
    [`${past}ா`, `${writtenPast}ால்`],
    [`${infinitive}ாம`, `${infinitive}ாமல்`],
    [`${infinitive}ணும்`, `${infinitive} வேண்டும்`],
    [`${participle}ட்டான்`, `${writtenParticiple}விட்டான்`],
    [`${participle}ட்டாங்க`, `${writtenParticiple}விட்டார்கள்`],
    [`${participle}ட்டு`, `${writtenParticiple}விட்டு`],
    [`${participle}டுச்சு`, `${writtenParticiple}விட்டது`],
    [`${participle}டுது`, `${writtenParticiple}விடுகிறது`],
    [`${participle}க்கிட்டா`, `${writtenParticiple}${taking}கொண்டால்`],
    [`${participle}ட்டே`, `${writtenParticiple}${taking}கொண்டே`],
  ]
})

describe('forms of verbs', () => {
  it('are written in the same person, number and tense, or left alone', () => {
    const wrong = FORMS.flatMap(([spoken = '', expected = '']) => {
      const form = writtenForm(spoken, reader)
      return form === undefined || form === expected ? [] : [`${spoken} ${form} ${expected}`]
    })
    expect(wrong).toEqual([])
  })

  it('are written as words that the analyser reads', () => {
    const corrections = FORMS.flatMap(([spoken = '']) => writtenForm(spoken, reader)?.split(' ') ?? [])
    expect(corrections.length).toBeGreaterThan(250)
    expect(corrections.filter((word) => engine.analyse(word).length === 0)).toEqual([])
  })
})

describe('spokenCaseForms', () => {
  it('writes endings out on words that nobody knows', () => {
    expect(spokenCaseForms('கிளாஸ்ல')).toContain('கிளாஸில்')
    expect(spokenCaseForms('கிளாஸில்')).toEqual([])
  })
})
