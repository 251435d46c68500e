import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()

const badges = (essay: string) => critic.critique(essay).sections.facts.items.map(({ badge }) => badge)

describe('nothing is confirmed where a clause says something else', () => {
  it.each([
    'டோக்கியோ ஒலிம்பிக்கில் மீராபாய் சானு வெள்ளி வென்ற விளையாட்டு குத்துச்சண்டை.',
    '2008 பெய்ஜிங் ஒலிம்பிக்கில் அபினவ் பிந்த்ரா தங்கம் வென்றது மல்யுத்தத்தில்.',
    '1930இல் சி.வி.ராமன் பெற்ற நோபல் பரிசு வேதியியலுக்கானது.',
    'இயற்பியலுக்கான நோபல் பரிசை வென்ற சி.வி.ராமன் மருத்துவராகப் பணியாற்றினார்.',
    'மகாத்மா காந்தி 1869ஆம் ஆண்டு ராஜ்கோட்டில் பிறந்தார்.',
    'கரிசல் எழுத்தாளர் கி.ராஜநாராயணன் 1991இல் பொன்னியின் செல்வன் நாவலுக்காகச் சாகித்திய அகாதமி விருது பெற்றார்.',
  ])('%s', (essay) => {
    expect(badges(essay)).not.toContain('verified')
  })

  it.each([
    'நீரஜ் சோப்ரா ஒலிம்பிக்கில் தங்கம் வென்ற விளையாட்டு ஈட்டி எறிதல்.',
    'விருதுநகரில் பிறந்து முதலமைச்சராக உயர்ந்தவர் காமராசர்.',
    'காஞ்சிபுரத்தில் பிறந்த அறிஞர் அண்ணா தமிழ்நாட்டின் முதலமைச்சராக இருந்தார்.',
    'தமிழக அரசு மரகதப் புறாவை மாநிலப் பறவையாக அறிவித்துள்ளது.',
  ])('what a record speaks for stands: %s', (essay) => {
    expect(badges(essay)).toContain('verified')
    expect(badges(essay)).not.toContain('conflicting')
  })
})
