import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

const contradictionsIn = (text: string) =>
  critic
    .critique(`கட்டுரை\n\n${text}`, { genre: 'essay' })
    .sections.structure.items.filter(({ title }) => title === 'முன்பின் முரண்')
    .map(({ location: { excerpt } }) => excerpt)

describe('who stayed behind', () => {
  it.each([
    [
      'அத்தைக்குத் தலைவலி இருந்ததால் அவர் வீட்டிலேயே படுத்திருந்தார். அவர்கள் சந்தைக்குச் சென்றார்கள்.',
      'பக்கத்தில் நின்றுகொண்டிருந்த அத்தை வியாபாரியிடம் விலை கேட்டார்.',
    ],
    ['பாட்டி முழங்கால் வலியால் ஊரிலேயே தங்கிவிட்டார். நாங்கள் அருவிக்குச் சென்றோம்.', 'எங்களுடன் நடந்த பாட்டி வழியைக் காட்டினார்.'],
    [
      'மாமா, அத்தை, நான் என மூவரும் விடியலில் புறப்பட்டோம். தொடர்வண்டியில் ஏறினோம்.',
      'இந்தப் பயணத்தில் மாமா மட்டும் எங்களுடன் வரவில்லை.',
    ],
  ])('is not with those who went: %s %s', (said, against) => {
    expect(contradictionsIn(`${said} ${against}`)).toEqual([against])
  })

  it.each([
    [
      'they are home again',
      'அத்தை வீட்டிலேயே படுத்திருந்தார். அவர்கள் சந்தைக்குச் சென்றார்கள். வீட்டுக்கு வந்ததும் அருகில் நின்ற அத்தை சிரித்தார்.',
    ],
    ['it is another day', 'பாட்டி ஊரிலேயே தங்கிவிட்டார். மறுநாள் எங்களுடன் வந்த பாட்டி வழியைக் காட்டினார்.'],
    ['it is another', 'பாட்டி ஊரிலேயே தங்கிவிட்டார். எங்களுடன் வந்த தாத்தா வழியைக் காட்டினார்.'],
    ['it is the mother of another', 'அம்மா வீட்டிலேயே இருந்தார். அருகில் நின்ற என் தோழியின் அம்மா பூ தந்தார்.'],
    ['they are remembered', 'அக்கா ஊரிலேயே தங்கிவிட்டாள். எங்களுடன் வந்த அக்கா என் நினைவில் நின்றாள்.'],
    [
      'it is a part of the journey',
      'மாமா, அத்தை, நான் என மூவரும் புறப்பட்டோம். மாலையில் ஏரிக்குச் சென்றோம். மாமா எங்களுடன் வரவில்லை.',
    ],
    ['another was not named', 'மாமா, அத்தை, நான் என மூவரும் புறப்பட்டோம். இந்தப் பயணத்தில் தம்பி மட்டும் எங்களுடன் வரவில்லை.'],
  ])('may be told where %s', (_, text) => {
    expect(contradictionsIn(text)).toEqual([])
  })
})
