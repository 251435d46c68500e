const WORDS = [
  ...['அவன்', 'அவள்', 'அவர்கள்', 'மாணவர்கள்', 'ஆசிரியர்', 'பாடத்தை', 'புத்தகத்தை', 'வீட்டுக்கு', 'பள்ளிக்கு', 'நேற்று'],
  ...['இன்று', 'நாளை', 'வந்தான்', 'வந்தாள்', 'படித்தார்கள்', 'எழுதினார்', 'மழை', 'பெய்தது', 'மரங்கள்', 'வளர்ந்தன'],
  ...['நகரத்தில்', 'கிராமத்தில்', 'மக்கள்', 'வாழ்கிறார்கள்', 'அந்த', 'இந்த', 'கதை', 'நன்றாக', 'இருந்தது', 'பாடினாள்'],
]

/** Different texts of exactly the given number of UTF-16 code units; the same in every run. */
export function distinctTexts(count: number, length: number): string[] {
  let state = 12_345
  const next = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  return Array.from({ length: count }, () => {
    let text = ''
    while (text.length < length) text += `${WORDS[next(WORDS.length)]}${next(8) === 0 ? '. ' : ' '}`
    return text.slice(0, length)
  })
}
