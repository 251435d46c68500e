import { describe, expect, it } from 'vitest'
import { readText } from '../../../text/tamil-text.ts'
import { uncheckedForms } from '../../../text/word-form.ts'
import { NameIndex } from './name-index.ts'
import { canonicalSpelling } from './name-spellings.ts'
import { unitsOf } from './sentence-units.ts'

const index = new NameIndex([
  'சார்லஸ் பாபேஜ்',
  'எட்வர்ட் ஜென்னர்',
  'இராஜாஜி',
  'ஹைதராபாத்',
  'பிரான்ஸ்',
  'சுபாஷ் சந்திரா',
  'ஜான்சி ராணி',
  'உலகு',
  'தோல் நாவல்',
])

const namesIn = (text: string) =>
  readText(
    text,
    uncheckedForms(() => []),
  ).sentences.flatMap((sentence) => index.mentionsIn(unitsOf(sentence)).map(({ name }) => name))

describe('A name is found', () => {
  it.each([
    ['சார்லசு பாபேஜ் பிறந்தார்.', 'சார்லஸ் பாபேஜ்'],
    ['சார்லஸ் பாபேசை நினைவுகூர்வோம்.', 'சார்லஸ் பாபேஜ்'],
    ['எட்வர்டு ஜென்னரால் கண்டறியப்பட்டது.', 'எட்வர்ட் ஜென்னர்'],
    ['ராசாசியின் நூல்.', 'இராஜாஜி'],
    ['ஐதராபாத்தில் உள்ளது.', 'ஹைதராபாத்'],
    ['ப்ரான்சு நாட்டில் பிறந்தார்.', 'பிரான்ஸ்'],
    ['ஜான்சிராணி போரிட்டார்.', 'ஜான்சி ராணி'],
    ['‘தோல்’ என்னும் நாவலை வாசித்தேன்.', 'தோல் நாவல்'],
    ['தோல் என்ற புதினம்.', 'தோல் நாவல்'],
  ])('in another spelling, and in part of it: %s', (text, name) => {
    expect(namesIn(text)).toEqual([name])
  })

  it('in no other word of nearly the same letters', () => {
    expect(namesIn('இலகுவாக முடிந்தது.')).toEqual([])
  })
})

it('A canonical spelling has no other one', () => {
  for (const word of ['சார்லஸ்', 'இராஜாஜி', 'ஹைதராபாத்', 'ஸ்டாம்ஃபோர்ட்', 'ப்ரான்ஸ்', 'ஸ்ரீரங்கம்'])
    expect(canonicalSpelling(canonicalSpelling(word))).toBe(canonicalSpelling(word))
})
