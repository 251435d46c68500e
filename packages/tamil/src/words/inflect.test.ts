import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { TENSES } from './analysis.ts'
import { agreeWith, PERSON_FEATURES, type Person } from './inflect.ts'
import { openMorphology } from './morphology.ts'
import { fromPhonemes, toPhonemes } from './phonemes.ts'
import { verbReader } from './verb-forms.ts'

const morphology = openMorphology(loadEngine().data)
const { data } = loadEngine()
const verbs = data.table('verbs').map((_, row) => verbReader(data)(row))
const PERSONS = Object.keys(PERSON_FEATURES) as Person[]

describe('a finite verb in another person and tense', () => {
  // The future of things (செய்யும்) shows neither number nor tense.
  it.each(TENSES)('reads as the form that was asked for, of every verb: %s', (tense) => {
    const wrong: string[] = []
    for (const { lemma, forms } of verbs) {
      const past = fromPhonemes(`${forms.past ?? `${forms.participle}ன`}ஆன`)
      for (const person of PERSONS) {
        const form = agreeWith(past, person, morphology, tense)
        const timeless = tense === 'future' && (person === 'it' || person === 'those')
        const wanted = timeless
          ? (['finite'] as const)
          : (['finite', tense, ...PERSON_FEATURES[person]] as const)
        const fits =
          form !== undefined &&
          morphology
            .parse(toPhonemes(form))
            .some(
              (parse) => parse.stem.lemma === lemma && wanted.every((one) => parse.features.includes(one)),
            )
        if (!fits) wrong.push(`${lemma}: ${past}, ${person} → ${form}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each([
    ['வந்துவிட்டாள்', 'he', 'வந்துவிட்டான்'],
    ['மாட்டேன்', 'we', 'மாட்டோம்'],
    ['வரமாட்டான்', 'they', 'வரமாட்டார்கள்'],
    ['தோற்றான்', 'they', 'தோற்றார்கள்'],
    ['மாட்டினான்', 'she', 'மாட்டினாள்'],
    ['செய்யப்பட்டது', 'they', 'செய்யப்பட்டார்கள்'],
    ['ஓடினான்', 'those', 'ஓடின'],
    ['போனான்', 'it', 'போனது'],
    ['சொல்லுகிறார்கள்', 'she', 'சொல்லுகிறாள்'],
    ['படித்துக்கொண்டிருக்கின்றேன்', 'she', 'படித்துக்கொண்டிருக்கின்றாள்'],
  ] as const)('%s, %s: %s', (verb, person, expected) => {
    expect(agreeWith(verb, person, morphology)).toBe(expected)
  })
})
