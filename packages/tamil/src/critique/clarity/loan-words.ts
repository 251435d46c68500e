import { nounForms } from '../../words/noun-forms.ts'
import { fromPhonemes, toPhonemes } from '../../words/phonemes.ts'
import { finalVallinam, withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'

/**
 * Borrowed words with a Tamil word in common use. Never names; nothing that essays write everywhere (சுதந்திரம், ரயில்),
 * which would only annoy.
 */
const LOANS: Readonly<Record<string, string>> = {
  பஸ்: 'பேருந்து',
  டீச்சர்: 'ஆசிரியர்',
  ஸ்கூல்: 'பள்ளி',
  காலேஜ்: 'கல்லூரி',
  ஹோட்டல்: 'உணவகம்',
  டூர்: 'சுற்றுலா',
  போட்டோ: 'புகைப்படம்',
  கம்ப்யூட்டர்: 'கணினி',
  போன்: 'தொலைபேசி',
  செல்போன்: 'கைபேசி',
  மொபைல்: 'கைபேசி',
  இன்டர்நெட்: 'இணையம்',
  இண்டர்நெட்: 'இணையம்',
  வெப்சைட்: 'இணையதளம்',
  ஈமெயில்: 'மின்னஞ்சல்',
  டிவி: 'தொலைக்காட்சி',
  ரேடியோ: 'வானொலி',
  சைக்கிள்: 'மிதிவண்டி',
  பைக்: 'விசையுந்து',
  பிளாஸ்டிக்: 'நெகிழி',
  ஆஸ்பத்திரி: 'மருத்துவமனை',
  ஹாஸ்பிட்டல்: 'மருத்துவமனை',
  நர்ஸ்: 'செவிலியர்',
  போலீஸ்: 'காவலர்',
  ஆபீஸ்: 'அலுவலகம்',
  ஆபிஸ்: 'அலுவலகம்',
  பேப்பர்: 'தாள்',
  சினிமா: 'திரைப்படம்',
  டிக்கெட்: 'பயணச்சீட்டு',
  மார்க்கெட்: 'சந்தை',
  பேங்க்: 'வங்கி',
  ரோடு: 'சாலை',
  லைப்ரரி: 'நூலகம்',
  எக்ஸாம்: 'தேர்வு',
  லீவு: 'விடுமுறை',
  பிரெண்ட்: 'நண்பர்',
  பார்ட்டி: 'விருந்து',
  கிரவுண்ட்: 'திடல்',
  டெக்னாலஜி: 'தொழில்நுட்பம்',
  ஜன்னல்: 'சாளரம்',
  சந்தோஷம்: 'மகிழ்ச்சி',
  சந்தோசம்: 'மகிழ்ச்சி',
  விஷயம்: 'செய்தி',
  உபயோகம்: 'பயன்பாடு',
  கஷ்டம்: 'துன்பம்',
  ஜனங்கள்: 'மக்கள்',
  ஜனம்: 'மக்கள்',
  வருஷம்: 'ஆண்டு',
  புஸ்தகம்: 'புத்தகம்',
  வாலிபர்: 'இளைஞர்',
  ஜலம்: 'நீர்',
  அபிப்பிராயம்: 'கருத்து',
  பிரயாணம்: 'பயணம்',
  அதிர்ஷ்டம்: 'நல்வாய்ப்பு',
  நஷ்டம்: 'இழப்பு',
  ஜாக்கிரதை: 'விழிப்பு',
}

const ENTRIES = Object.entries(LOANS).map(([loan, tamil]) => ({
  loan,
  tamil,
  forms: nounForms(loan),
  tamilForms: nounForms(tamil),
}))
const BY_BEGINNING = new Map<string, typeof ENTRIES>()
for (const entry of ENTRIES) {
  const key = entry.loan.slice(0, 2)
  BY_BEGINNING.set(key, [...(BY_BEGINNING.get(key) ?? []), entry])
}

/** Suggests Tamil words for borrowed ones, once for each word, always as a choice. */
export function loanWordFindings(essay: Essay): CritiqueFinding[] {
  const seen = new Set<string>()
  const found: CritiqueFinding[] = []
  for (const paragraph of essay.paragraphs)
    for (const { words } of paragraph.sentences)
      for (const word of words) {
        const replaced = word.quoted || essay.isQuoted(word.start, word.end) ? undefined : tamilFor(word.text)
        if (replaced === undefined || seen.has(replaced.loan)) continue
        seen.add(replaced.loan)
        found.push({
          severity: 'low',
          title: 'பிறமொழிச் சொல்',
          description: `“${word.text}” என்பதற்கு “${replaced.text}” என்னும் தமிழ்ச் சொல்லைப் பயன்படுத்தலாம்.`,
          start: word.start,
          end: word.end,
          suggestion: replaced.text,
          meaningMayChange: true,
        })
      }
  return found
}

/** The Tamil word with the ending of the borrowed one: பஸ்ஸில் → பேருந்தில். */
function tamilFor(word: string): { loan: string; text: string } | undefined {
  const bare = withoutVallinam(word)
  for (const form of new Set([word, bare]))
    for (const entry of BY_BEGINNING.get(form.slice(0, 2)) ?? []) {
      const text = inflectedLike(form, entry)
      if (text !== undefined)
        return { loan: entry.loan, text: text + (form === bare ? (finalVallinam(word) ?? '') : '') }
    }
  return undefined
}

const ENDINGS = new Set(
  ['ஐ', 'இல்', 'இன்', 'ஆல்', 'ஓடு', 'உடன்', 'உக்கு', 'இற்கு', 'இலிருந்து', 'இலும்', 'ஐயும்', 'உக்கும்'].map(toPhonemes),
)

function inflectedLike(
  word: string,
  { forms, tamil, tamilForms }: (typeof ENTRIES)[number],
): string | undefined {
  const phonemes = toPhonemes(word)
  if (phonemes === forms.nominative) return tamil
  const doubled = forms.oblique + (forms.oblique.at(-1) ?? '')
  for (const base of [doubled, forms.oblique]) {
    if (!phonemes.startsWith(base)) continue
    const ending = phonemes.slice(base.length)
    if (!ENDINGS.has(ending)) continue
    const dative = ending.startsWith('உக') && !tamilForms.dativeOnOblique
    return dative
      ? fromPhonemes(tamilForms.nominative + ending.slice(1))
      : fromPhonemes(tamilForms.oblique + ending)
  }
  return undefined
}
