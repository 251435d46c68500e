import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

const turnedOver = (paragraph: string) =>
  critic
    .critique(
      `எங்கள் ஊர்

எங்கள் ஊர் மலையடிவாரத்தில் அமைந்துள்ளது. அதன் அழகையும் மக்களையும் பற்றிக் காண்போம்.

${paragraph}

மாலையில் சிறுவர்கள் திடலில் விளையாடுவார்கள். முதியவர்கள் திண்ணையில் அமர்ந்து பழங்கதைகள் சொல்வார்கள்.

இத்தகைய ஊரில் பிறந்ததை எண்ணிப் பெருமைப்படுகிறேன். அதைக் காப்பது நம் கடமை.`,
    )
    .sections.structure.items.filter(({ title }) => title === 'கூறியது கூறல்')
    .map(({ severity }) => severity)

describe('a point turned over within a paragraph', () => {
  it.each([
    [
      'மரங்கள் நிலத்தடி நீரைப் பெருக்குகின்றன. நிலத்தடி நீர் பெருக மரங்கள் உதவுகின்றன. மரங்களால் நிலத்தடி நீர் பெருகுகிறது.',
      'medium',
    ],
    ['உழவர் உழைப்பால் ஊர் செழிக்கிறது. ஊரின் செழிப்புக்கு உழவரின் உழைப்பே உதவுகிறது.', 'low'],
  ])('is found: %s', (paragraph, severity) => {
    expect(turnedOver(paragraph)).toEqual([severity])
  })

  it.each([
    'மரங்கள் நிலத்தடி நீரைப் பெருக்குகின்றன. மரங்கள் இல்லாவிட்டால் மண் அரிக்கப்படும்.',
    'முதல் பரிசை முருகன் பெற்றான். இரண்டாம் பரிசைக் கண்ணன் பெற்றான். மூன்றாம் பரிசை வேலன் பெற்றான்.',
    'வடக்குத் தெருவில் ஐம்பது வீடுகள் உள்ளன. தெற்குத் தெருவில் நாற்பது வீடுகள் உள்ளன.',
    'நகரத்து மக்கள் நீரை விலைக்கு வாங்குகின்றனர். ஊர் மக்கள் நீரை விலைக்கு வாங்குவதில்லை.',
  ])('is not seen where each sentence says something else: %s', (paragraph) => {
    expect(turnedOver(paragraph)).toEqual([])
  })
})
