import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { expect, it } from 'vitest'
import { readFacts, readNames } from '../../knowledge/facts/fact-base.ts'
import { buildFactIndex } from './fact-index.ts'
import { namesSpelledAlike } from './names/name-likeness.ts'

const { data } = loadEngine()
const records = readFacts(data)

/** Spellings of one thing that no record has together: seen by a reader, each. */
const REVIEWED = `
பண்டிட் ரவிசங்கர் = பண்டிட் ரவி சங்கர்
ஒரு கடலோரக் கிராமத்தின் கதை = ஒரு கடலோர கிராமத்தின் கதை
ஜே.ஜே. சில குறிப்புகள் = ஜே.ஜே.சில குறிப்புகள்
நாஞ்சில் நாட்டு மருமக்கள் வழி மான்மியம் = நாஞ்சில் நாட்டு மருமக்கள்வழி மான்மியம்
நாடுகளின் செல்வவளம் = நாடுகளின் செல்வ வளம்
மனுமுறை கண்ட வாசகம் = மனுமுறைகண்ட வாசகம்
அர்த்தமுள்ள இந்துமதம் = அர்த்தமுள்ள இந்து மதம்
மூன்றாம் உலகப் போர் நாவல் = மூன்றாம் உலகப்போர் நாவல்
கார்த்திகைத் தீபத் திருவிழா = கார்த்திகை தீபத் திருவிழா
தேசிய பங்குச் சந்தை = தேசியப் பங்குச் சந்தை
நள்ளிரவு சூரியன் நாடு = நள்ளிரவுச் சூரியன் நாடு
சாகித்திய அகாதமி = சாகித்திய அகாடமி
சாகித்ய அகாடமி = சாகித்ய அகாதமி
தாதா சாகேப் பால்கே விருது = தாதாசாகேப் பால்கே விருது
கோத்தாரி கல்விக்குழு = கோத்தாரிக் கல்விக் குழு = கோத்தாரி கல்விக் குழு
சத்யசோதக் சமாஜ் = சத்ய சோதக் சமாஜ்
ஜான்சி ராணிப் படைப்பிரிவு = ஜான்சி ராணி படைப்பிரிவு = ஜான்சிராணி படைப்பிரிவு
தண்டி பயணம் = தண்டிப் பயணம்
பதேப்பூர் சிக்ரி = பத்தேபூர் சிக்ரி = பதேபூர் சிக்ரி
ஃபதேபூர் சிக்ரி = ஃபத்தேப்பூர் சிக்ரி
மண்டகப்பட்டு குகைக்கோயில் = மண்டகப்பட்டுக் குகைக்கோயில் = மண்டகப்பட்டு குகைக் கோயில்
மண்டகப்பட்டுக் குகைக்கோவில் = மண்டகப்பட்டு குகைக்கோவில் = மண்டகப்பட்டு குகைக் கோவில்
ராணி வேலுநாச்சியார் = ராணி வேலு நாச்சியார்
வேதாரண்ய உப்புச் சத்தியாகிரகம் = வேதாரண்ய உப்பு சத்தியாகிரகம்
ஜவகர்லால் நேரு துறைமுகம் = சவகர்லால் நேரு துறைமுகம்
காட்டுயிர்ப் பாதுகாப்புச் சட்டம் = காட்டுயிர் பாதுகாப்புச் சட்டம்
சர் சி.வி.ராமன் = சர் சி. வி. ராமன்
சந்தியா ராகம் திரைப்படம் = சந்தியாராகம் திரைப்படம்
லியனார்டோ டா வின்சி = லியனார்டோ டாவின்சி
நிகோலஸ் கோப்பர்நிக்கஸ் = நிக்கோலஸ் கோப்பர்நிக்கஸ் = நிகோலஸ் கோப்பர்நிகஸ்
வ. உ. சிதம்பரம் பிள்ளை = வ.உ.சிதம்பரம் பிள்ளை
குவாலியர் கோட்டை = குவாலியர்க் கோட்டை
கிரான்ட் கேன்யன் = கிராண்ட் கேன்யன்
பத்மநாப சுவாமி கோயில் = பத்மநாபசுவாமி கோயில்
பூரி ஜெகன்னாதர் கோவில் = பூரி ஜெகந்நாதர் கோவில்
பூரி ஜெகன்னாதர் கோயில் = பூரி ஜெகந்நாதர் கோயில்
பெஞ்ச் தேசியப் பூங்கா = பெஞ்ச் தேசிய பூங்கா = பென்ச் தேசியப் பூங்கா
சூயசுக் கால்வாய் = சூயசு கால்வாய்
தாச்சிகாம் தேசியப் பூங்கா = தாச்சிகாம் தேசிய பூங்கா = டாச்சிகாம் தேசியப் பூங்கா
டச்சிகாம் தேசியப் பூங்கா = டச்சிகாம் தேசிய பூங்கா = தச்சிகாம் தேசியப் பூங்கா
பெட்லா தேசியப் பூங்கா = பெட்லா தேசிய பூங்கா = பெத்லா தேசியப் பூங்கா
கரிக்கிலி பறவைகள் சரணாலயம் = கரிக்கிளி பறவைகள் சரணாலயம்
கிரீன்லாந்து தீவு = கிரீன்லாந்துத் தீவு
பத்துமலை குகைக் கோவில் = பத்துமலைக் குகைக் கோவில்
பத்துமலை குகைக் கோயில் = பத்துமலைக் குகைக் கோயில்
உடவலவை தேசியப் பூங்கா = உடவளவை தேசியப் பூங்கா = உடவளவை தேசிய பூங்கா
நல்லூர் கந்தசுவாமி கோவில் = நல்லூர்க் கந்தசுவாமி கோவில்
நல்லூர்க் கந்தசாமி கோவில் = நல்லூர் கந்தசாமி கோவில்
நல்லூர்க் கந்தசாமி கோயில் = நல்லூர் கந்தசாமி கோயில்
செயிண்ட் ஹெலன்ஸ் எரிமலை = செயின்ட் ஹெலன்ஸ் எரிமலை
நோட்ர டாம் பேராலயம் = நோத்ர தாம் பேராலயம்
பினதுபோ எரிமலை = பினடுபோ எரிமலை
நாலாயிர திவ்ய பிரபந்தம் = நாலாயிர திவ்யப் பிரபந்தம் = நாலாயிரத் திவ்யப் பிரபந்தம்
இந்திய தேசிய காங்கிரசு = இந்திய தேசியக் காங்கிரசு = இந்தியத் தேசியக் காங்கிரசு
`
  .trim()
  .split('\n')
  .map((names) => inOrder(names.split(' = ')))

function inOrder(names: readonly string[]): string {
  return [...names].sort().join(' = ')
}

it('joins only names that are one thing', () => {
  const together = new Map<string, Set<readonly string[]>>()
  const lists = [
    ...records.map(({ subject }) => subject),
    ...records.flatMap(({ value }) => (value.type === 'name' ? [value.accepted] : [])),
    ...[...readNames(data).values()].flat(),
  ]
  for (const list of lists)
    for (const name of list) together.set(name, (together.get(name) ?? new Set()).add(list))
  const stand = (one: string, other: string) =>
    [...(together.get(one) ?? [])].some((list) => together.get(other)?.has(list))
  const joined = namesSpelledAlike(new Set(records.flatMap(({ subject }) => subject)))
  expect(joined.length).toBeGreaterThan(20)
  const unseen = joined
    .filter(([first = '', ...others]) => !others.every((other) => stand(first, other)))
    .map(inOrder)
  expect(unseen.filter((names) => !REVIEWED.includes(names))).toEqual([])
})

it.each([
  [['சீக்கியர்களின் ஒன்பதாவது குரு', 'சீக்கியர்களின் பத்தாவது குரு']],
  [['42ஆவது சட்டத் திருத்தம்', '61ஆவது சட்டத் திருத்தம்']],
  [['தேசிய நீர்வழி 1', 'தேசிய நீர்வழி 2', 'தேசிய நீர்வழி 12']],
  [['சந்திரயான்-2 விண்கலத் திட்டம்', 'சந்திரயான்-3 விண்கலத் திட்டம்']],
  [['உலக வானிலை நாள்', 'உலக வானொலி நாள்']],
  [['உலக அகதிகள் தினம்', 'உலகக் காடுகள் தினம்']],
  [['கச்சிக் கலம்பகம் நூல்', 'காசிக் கலம்பகம் நூல்']],
])('keeps apart %s', (names) => {
  expect(namesSpelledAlike(names)).toEqual([])
})

it('joins a name that is parted and doubled otherwise', () => {
  const names = ['ஜாலியன் வாலாபாக் படுகொலை', 'ஜாலியன்வாலா பாக் படுகொலை', 'ஜாலியன்-வாலாபாக் படுகொலை']
  expect(namesSpelledAlike(names)).toEqual([names])
})

const critic = loadCritic()

it.each([
  ['உலக வானொலி நாள் மார்ச் 23 அன்று கொண்டாடப்படுகிறது.', 'மார்ச் 23'],
  ['சீக்கியர்களின் பத்தாவது குரு குரு தேஜ் பகதூர் ஆவார்.', 'குரு தேஜ் பகதூர்'],
])('does not verify what is true of another thing: %s', (statement, wrong) => {
  const from = statement.indexOf(wrong)
  const verified = critic
    .critique(statement)
    .sections.facts.items.filter(
      ({ badge, location }) =>
        badge === 'verified' && location.from < from + wrong.length && location.to > from,
    )
  expect(verified).toEqual([])
})

it('finds what is known by any way to write a name', () => {
  const index = buildFactIndex(data)
  expect(index.recordsAbout('எம். ஜி. இராமச்சந்திரன்')).toEqual(index.recordsAbout('எம்.ஜி.இராமச்சந்திரன்'))
  expect(index.isOfKind('சகாரா பாலைவனம்', 'desert')).toBe(true)
  const desert = critic.critique('சகாரா பாலைவனம் ஆப்பிரிக்கக் கண்டத்தில் உள்ளது.').sections.facts.items
  expect(desert.map(({ badge }) => badge)).toEqual(['verified'])
})
