/** Accepted readings of couplets, out of old commentaries and printed editions: `[number, ours, another]`. */
export const COUPLET_VARIANTS: readonly (readonly [number: number, ours: string, another: string])[] = [
  [59, 'புகழ்புரிந்த இல்லிலோர்க்கு', 'புகழ்புரிந் தில்லிலோர்க்கு'],
  [151, 'இகழ்வார்ப்', 'இகழ்வாரைப்'],
  [360, 'இவைமூன்றன்', 'இவ்மூன்றன்'],
  [360, 'இவைமூன்றன்', 'இம்மூன்றன்'],
  [402, 'பெண்காமுற் றற்று', 'பெண்காமுற் றற்றே'],
  [595, 'வெள்ளத் தனைய', 'வெள்ளத்து அனைய'],
  [787, 'அழிவி னவைநீக்கி', 'அழிவின் அவைநீக்கி'],
  [1100, 'கண்ணொடு', 'கண்ணோடு'],
]
