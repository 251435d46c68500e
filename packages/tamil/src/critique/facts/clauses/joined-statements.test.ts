import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const itemsOf = (text: string) => critic.critique(text).sections.facts.items
const badgesOf = (text: string) => itemsOf(text).map(({ badge }) => badge)
const lines = (text: string) => text.trim().split('\n')

/** Two statements in one sentence, the one with a right and a wrong value: `[right|wrong]`. */
const JOINED = {
  'in one frame': `
கனடாவின் தலைநகரம் [ஒட்டாவா|டொராண்டோ] என்பதும், நேபாளத்தின் தலைநகரம் காத்மாண்டு என்பதும் அனைவரும் அறிந்ததே.
மணிமேகலையை இயற்றியவர் சாத்தனார் என்பதையும், சிலப்பதிகாரத்தை இயற்றியவர் [இளங்கோவடிகள்|கம்பர்] என்பதையும் மாணவர்கள் அறிவர்.
கல்லணையைக் கட்டியவர் [கரிகாலன்|அக்பர்] என்பதும், தஞ்சைப் பெரிய கோயிலைக் கட்டியவர் இராசராசன் என்பதும் தமிழ்நாட்டு வரலாற்றுச் செய்திகள்.`,
  'the first only to set the second beside it': `
கனடாவின் தலைநகரம் ஒட்டாவா என்றால், நேபாளத்தின் தலைநகரம் [காத்மாண்டு|டாக்கா].
கனடாவின் தலைநகரம் ஒட்டாவா என்பது போல, நேபாளத்தின் தலைநகரம் [காத்மாண்டு|டாக்கா] என்பதும் தெரிந்ததே.`,
  'which ask for the most of one and the same': `
உலகின் மிகப் பெரிய நாடு ரஷ்யா; மிகச் சிறிய நாடு [வத்திக்கான்|நேபாளம்].`,
}

describe.each(Object.entries(JOINED))('two statements %s', (_, text) => {
  const pairs = lines(text).map(
    (line) => [line.replace(/\[(.*?)\|.*?\]/u, '$1'), line.replace(/\[.*?\|(.*?)\]/u, '$1')] as const,
  )
  it.each(pairs)('are both confirmed: %s', (right) => {
    expect(badgesOf(right)).toEqual(['verified', 'verified'])
  })
  it.each(pairs)('are told apart, not %s', (_right, wrong) => {
    expect(badgesOf(wrong).sort()).toEqual(['conflicting', 'verified'])
  })
})

const NO_CONFLICT = `
கனடாவின் தலைநகரம் டொராண்டோ என்றால், நேபாளத்தின் தலைநகரம் டாக்கா.
கனடாவின் தலைநகரம் டொராண்டோ என்றால், நேபாளத்தின் தலைநகரம் காத்மாண்டு.
கனடாவின் தலைநகரம் டொராண்டோ என்பதும், நேபாளத்தின் தலைநகரம் டாக்கா என்பதும் தவறான செய்திகள்.
கனடாவின் தலைநகரம் டொராண்டோ என்பதும், நேபாளத்தின் தலைநகரம் டாக்கா என்பதும் பலரின் நம்பிக்கை.
கனடாவின் தலைநகரம் டொராண்டோ என்பதும், நேபாளத்தின் தலைநகரம் டாக்கா என்பதும் உண்மையல்ல.
சிலப்பதிகாரத்தை இயற்றியவர் கம்பர் என்பது கண்ணனின் செய்தி.
நாங்கள் சென்றவற்றுள் ஒன்று உலகின் மிகப் பெரிய நாடான ரஷ்யா. மிகச் சிறிய நாடு நேபாளம்.
ஆசியாவின் மிகப் பெரிய நாடு சீனா; தெற்காசியாவின் மிகச் சிறிய நாடு மாலத்தீவு.
`

it.each(lines(NO_CONFLICT))('is not held against the writer: %s', (text) => {
  expect(badgesOf(text)).not.toContain('conflicting')
})

it('does not stand over the rest of a date of which the year is wrong', () => {
  const text = 'நோய்க் கிருமிகளை ஒழிக்கும் பென்சிலினை 1828ஆம் ஆண்டில் அலெக்சாண்டர் பிளெமிங் கண்டறிந்தார்.'
  const wrong = itemsOf(text).filter(({ location }) => location.from <= text.indexOf('ஆண்டில்'))
  expect(wrong.map(({ badge }) => badge)).toEqual(['conflicting'])
})

it.each(['பல்லவ மன்னர்கள்', 'பல்லவ அரசர்கள்'])('takes a house for its kings: %s', (kings) => {
  expect(badgesOf(`மாமல்லபுரத்துச் சிற்பங்களைச் செதுக்கியவர்கள் ${kings}.`)).toEqual(['verified'])
})

it('holds the kings of another house against the writer', () => {
  expect(badgesOf('மாமல்லபுரத்தில் சிற்பங்களைச் செதுக்கியவர்கள் நாயக்க மன்னர்கள்.')).toEqual(['conflicting'])
  expect(badgesOf('நாயக்க மன்னர்களின் கலைக்கூடம் என்று வருணிக்கப்படும் மாமல்லபுரம் அழகானது.')).toEqual(['conflicting'])
})
