import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { contradictedIn, essayWith } from '../../../test/essays/contradictory.ts'

const critic = loadCritic()

describe('a word that only begins like a hedge', () => {
  it.each([
    ['எனக்கு நீச்சல் தெரியாது.', 'இனிய மாலையில் நான் ஆற்றில் நீந்தினேன்.'],
    ['நான் அந்த நேரலையைக் கண்டு மகிழ்ந்தேன்.', 'இனிய அந்த நேரலையை என்னால் பார்க்கவே முடியவில்லை.'],
    ['அம்மா எங்களுடன் சுற்றுலாவுக்கு வரவில்லை.', 'கோட்டையில் அம்மா இனிமையாக என் கையைப் பிடித்தார்.'],
    ['நானும் அப்பாவும் மட்டும் ஊருக்குக் கிளம்பினோம்.', 'அம்மா எங்கள் அருகில் போலிப் பூக்களுடன் அமர்ந்திருந்தார்.'],
    ['எங்கள் நூலகம் ஏழு நாளும் திறந்திருக்கும்.', 'இனிய நூலகம் வெள்ளிக்கிழமைகளில் பூட்டியிருக்கும்.'],
    ['என் பாட்டி ஒருபோதும் இனிப்பு உண்டதில்லை.', 'சென்ற வாரம் பாட்டி இனிப்பு உண்டார்.'],
  ])('excuses nothing: %s %s', (said, later) => {
    expect(contradictedIn(critic, essayWith(said, later))).toEqual([later])
  })
})
