import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import type { Feature } from './analysis.ts'
import { agreeWith, type Person } from './inflect.ts'
import { openMorphology } from './morphology.ts'
import { fromPhonemes, toPhonemes } from './phonemes.ts'

const morphology = openMorphology(loadEngine().data)

function readings(word: string): { lemma: string; features: readonly Feature[] }[] {
  return morphology.parse(toPhonemes(word)).map(({ stem, features }) => ({ lemma: stem.lemma, features }))
}

function reads(word: string, lemma: string, ...features: Feature[]): void {
  const found = readings(word).some(
    (one) => one.lemma === lemma && features.every((f) => one.features.includes(f)),
  )
  expect(found, `${word}: ${lemma} ${features.join(' ')} in ${JSON.stringify(readings(word))}`).toBe(true)
}

describe('phonemes', () => {
  it('go there and back', () => {
    for (const word of ['பள்ளி', 'அஃது', 'கௌரவம்', 'ஸ்ரீ', 'ஐயம்', 'கை', 'தொழிற்சாலை']) {
      expect(fromPhonemes(toPhonemes(word))).toBe(word)
    }
    expect(toPhonemes('பள்ளி')).toBe('பஅளளஇ')
  })
})

describe('nouns', () => {
  const cases: [string, string, ...Feature[]][] = [
    ['மரம்', 'மரம்', 'nominative'],
    ['மரத்தை', 'மரம்', 'accusative'],
    ['மரத்திலிருந்து', 'மரம்', 'ablative'],
    ['மரங்களுக்கும்', 'மரம்', 'plural', 'dative', 'clitic-um'],
    ['வீட்டிற்கு', 'வீடு', 'dative'],
    ['வீட்டு', 'வீடு', 'oblique'],
    ['ஆற்றில்', 'ஆறு', 'locative'],
    ['பள்ளிக்கு', 'பள்ளி', 'dative'],
    ['மாணவர்களோடு', 'மாணவன்', 'sociative', 'plural'],
    ['கற்களை', 'கல்', 'accusative', 'plural'],
    ['கல்லால்', 'கல்', 'instrumental'],
    ['பூக்கள்', 'பூ', 'plural'],
    ['பசுவின்', 'பசு', 'genitive'],
    ['என்னுடைய', 'நான்', 'genitive'],
    ['அவற்றிலிருந்து', 'அவை', 'ablative'],
    ['பயற்றை', 'பயறு', 'accusative'],
    ['பயறை', 'பயறு', 'accusative'],
    ['வடிகட்டியை', 'வடிகட்டி', 'accusative'],
    ['வடிகட்டிகள்', 'வடிகட்டி', 'plural'],
  ]
  for (const [word, lemma, ...features] of cases)
    it(`${word} = ${lemma}, ${features.join(' ')}`, () => reads(word, lemma, ...features))

  it('reads what is named by a participle as that participle in the nominative', () => {
    expect(readings('வடிகட்டி').map(({ lemma }) => lemma)).toEqual(['வடிகட்டு'])
  })
})

describe('verbs', () => {
  const cases: [string, string, ...Feature[]][] = [
    ['வந்தாள்', 'வா', 'finite', 'past', 'feminine'],
    ['படிக்கின்றனர்', 'படி', 'finite', 'present', 'epicene'],
    ['ஓடியது', 'ஓடு', 'finite', 'past', 'neuter'],
    ['செல்லும்', 'செல்', 'relative-participle', 'future'],
    ['கேட்பார்', 'கேள்', 'finite', 'future', 'honorific'],
    ['செய்யாமல்', 'செய்', 'verbal-participle', 'negative'],
    ['வந்தால்', 'வா', 'conditional'],
    ['படிப்பதற்காக', 'படி', 'participial-noun', 'dative'],
    ['எழுதியவர்களை', 'எழுது', 'participial-noun', 'accusative'],
    ['செய்யப்பட்டது', 'செய்', 'passive', 'past', 'finite'],
    ['செய்துகொண்டிருந்தார்கள்', 'செய்', 'finite', 'past', 'epicene'],
    ['படிப்பித்தார்', 'படி', 'causative', 'finite'],
    ['வருகின்றன', 'வா', 'finite', 'present', 'plural', 'neuter'],
    ['பாருங்கள்', 'பார்', 'imperative', 'plural'],
    ['வாழ்க', 'வாழ்', 'optative'],
    ['செய்யலாம்', 'செய்', 'permissive'],
    ['உள்ளனர்', 'உள்', 'finite', 'epicene'],
    ['தொகுக்கிறது', 'தொகு', 'finite', 'present'],
    ['பகுப்பவர்', 'பகு', 'participial-noun'],
    ['நோக்குகிறது', 'நோக்கு', 'finite', 'present'],
    ['துண்டிப்பை', 'துண்டி', 'accusative'],
    ['சுத்திகரிப்பால்', 'சுத்திகரி', 'instrumental'],
    ['விற்றுத்தான்', 'வில்', 'verbal-participle'],
    ['ஓடித்தான்', 'ஓடு', 'verbal-participle'],
    ['போய்த்தான்', 'போ', 'verbal-participle'],
  ]
  for (const [word, lemma, ...features] of cases)
    it(`${word} = ${lemma}, ${features.join(' ')}`, () => reads(word, lemma, ...features))

  it('reads no impossible form', () => {
    for (const word of ['வந்தாம்', 'வந்துத்தான்', 'செய்தேள்', 'படித்தான்கள்', 'மரத்துகள்ஐ'])
      expect(readings(word)).toEqual([])
  })
})

describe('agreeWith', () => {
  const cases: [string, Person, string][] = [
    ['வந்தாள்', 'he', 'வந்தான்'],
    ['வந்தாள்', 'they', 'வந்தார்கள்'],
    ['வந்துவிட்டாள்', 'i', 'வந்துவிட்டேன்'],
    ['ஓடினான்', 'it', 'ஓடியது'],
    ['ஓடியது', 'those', 'ஓடின'],
    ['படிக்கிறான்', 'those', 'படிக்கின்றன'],
    ['படிக்கின்றான்', 'we', 'படிக்கின்றோம்'],
    ['செய்வான்', 'it', 'செய்யும்'],
    ['போனார்', 'it', 'போனது'],
    ['செய்யப்பட்டான்', 'they', 'செய்யப்பட்டார்கள்'],
    ['வரமாட்டான்', 'i', 'வரமாட்டேன்'],
    ['வந்துள்ளான்', 'it', 'வந்துள்ளது'],
  ]
  for (const [word, person, wanted] of cases) {
    it(`${word}, ${person} → ${wanted}`, () => expect(agreeWith(word, person, morphology)).toBe(wanted))
  }

  it('changes the tense when asked', () => {
    expect(agreeWith('வந்தான்', 'he', morphology, 'future')).toBe('வருவான்')
  })
})
