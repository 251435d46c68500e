import { describe, expect, it } from 'vitest'
import { nounForms } from './noun-forms.ts'
import { fromPhonemes } from './phonemes.ts'

/** The accusative, the dative and the plurals, each made of a form and its ending. */
function inflected(lemma: string, given?: string): string[] {
  const { nominative, oblique, dativeOnOblique, plurals } = nounForms(lemma, given)
  const dative = dativeOnOblique ? `${oblique}உககஉ` : `${nominative}ககஉ`
  return [`${oblique}ஐ`, dative, ...plurals.map((plural) => `${plural}கஅள`)].map(fromPhonemes)
}

describe('the forms of a noun', () => {
  it.each([
    ['மரம்', 'மரத்தை', 'மரத்துக்கு', 'மரங்கள்'],
    ['பசு', 'பசுவை', 'பசுவுக்கு', 'பசுக்கள்'],
    ['அழகு', 'அழகை', 'அழகுக்கு', 'அழகுகள்', 'அழகுக்கள்'],
    ['வீடு', 'வீட்டை', 'வீட்டுக்கு', 'வீடுகள்'],
    ['ஆறு', 'ஆற்றை', 'ஆற்றுக்கு', 'ஆறுகள்'],
    ['பண்பு', 'பண்பை', 'பண்புக்கு', 'பண்புகள்', 'பண்புக்கள்'],
    ['பள்ளி', 'பள்ளியை', 'பள்ளிக்கு', 'பள்ளிகள்'],
    ['தீ', 'தீயை', 'தீக்கு', 'தீகள்', 'தீக்கள்'],
    ['கலா', 'கலாவை', 'கலாவுக்கு', 'கலாக்கள்', 'கலாகள்'],
    ['கல்', 'கல்லை', 'கல்லுக்கு', 'கல்கள்', 'கற்கள்'],
    ['கால்', 'காலை', 'காலுக்கு', 'கால்கள்'],
    ['நாள்', 'நாளை', 'நாளுக்கு', 'நாள்கள்', 'நாட்கள்'],
    ['மாணவன்', 'மாணவனை', 'மாணவனுக்கு', 'மாணவன்கள்', 'மாணவர்கள்'],
    ['மான்', 'மானை', 'மானுக்கு', 'மான்கள்'],
    ['நாய்', 'நாயை', 'நாய்க்கு', 'நாய்கள்'],
    ['பஸ்', 'பஸ்ஸை', 'பஸ்ஸுக்கு', 'பஸ்கள்'],
    ['டிக்கெட்', 'டிக்கெட்டை', 'டிக்கெட்டுக்கு', 'டிக்கெட்கள்'],
  ])('of %s follow from its end', (lemma, ...forms) => {
    expect(inflected(lemma)).toEqual(forms)
  })

  it('build on the oblique that a table gives', () => {
    expect(inflected('சாது', 'சாதுவ்')).toEqual(['சாதுவை', 'சாதுவுக்கு', 'சாதுக்கள்'])
  })
})
