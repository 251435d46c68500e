import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { contradictedIn, essayWith } from '../../../test/essays/contradictory.ts'

const critic = loadCritic()

/** What is said, what takes it back, and what does not. */
const PAIRS: readonly (readonly [said: string, against: string, beside: string])[] = [
  [
    'என் அக்கா என்னைவிட நான்கு வயது மூத்தவள்.',
    'என் அக்காவைவிட நான் இரண்டு வயது பெரியவன்.',
    'என் அக்காவைவிட நான் நான்கு வயது இளையவன்.',
  ],
  ['கபிலன் மாறனைவிட இரண்டு வயது மூத்தவன்.', 'மாறன் கபிலனைவிட மூன்று வயது மூத்தவன்.', 'மாறன் அருளைவிட மூன்று வயது மூத்தவன்.'],
  ['நான் சைவ உணவு மட்டுமே சாப்பிடுவேன்.', 'நான் கடையில் கோழிக்கறியைச் சாப்பிட்டேன்.', 'என் தம்பி கோழிக்கறியைச் சாப்பிட்டான்.'],
  [
    'கபிலன் சைவ உணவு மட்டுமே உண்பவன்.',
    'அன்று கபிலன் வறுத்த மீனை விரும்பிச் சாப்பிட்டான்.',
    'அன்று கபிலன் மீன்களுக்கு உணவு கொடுத்தான்.',
  ],
  ['எனக்கு நீச்சல் சுத்தமாகத் தெரியாது.', 'நான் அக்கரைக்கு வேகமாக நீந்திச் சென்றேன்.', 'மாமா அக்கரைக்கு வேகமாக நீந்திச் சென்றார்.'],
  [
    'என் பாட்டிக்கு எழுதப் படிக்கத் தெரியாது.',
    'பாட்டி தினமும் செய்தித்தாளை வரி விடாமல் படித்து விளக்குவார்.',
    'தாத்தா தினமும் செய்தித்தாளை வரி விடாமல் படித்து விளக்குவார்.',
  ],
  [
    'எங்கள் ஆசிரியர் ஒருபோதும் யாரையும் அடித்ததில்லை.',
    'எங்கள் ஆசிரியர் மாணவர்களைப் பிரம்பால் அடிப்பார்.',
    'எங்கள் ஆசிரியர் மாணவர்களை அன்பாகத் திருத்துவார்.',
  ],
]

describe('what somebody is for good and what they do', () => {
  it.each(PAIRS)('is held against the text where both cannot be: %s %s', (said, against, beside) => {
    expect(contradictedIn(critic, essayWith(said, against))).toEqual([against])
    expect(contradictedIn(critic, essayWith(said, beside))).toEqual([])
  })
})
