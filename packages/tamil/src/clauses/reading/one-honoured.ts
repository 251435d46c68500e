import { memoize } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { isTitle } from './title.ts'
import { roleOf } from './word-role.ts'

/** Offices that one person holds, each in its place. */
const OFFICES =
  /^(?:பிரதமர்|முதல்வர்|முதலமைச்சர்|ஆளுநர்|குடியரசுத்தலைவர்|துணைவேந்தர்|சபாநாயகர்|மேயர்|ஆட்சியர்|தலைமையாசிரியர்|கணக்காசிரியர்|தமிழாசிரியர்|வகுப்பாசிரியர்)$/u

/** Of whom the word in -ர் is also an old plural. */
const OF_MANY_TOO =
  /(?:உழவர்|வணிகர்|வீரர்|காவலர்|தொழிலாளர்|ஊழியர்|பணியாளர்|அலுவலர்|மீனவர்|அறிஞர்|புலவர்|கலைஞர்|ரசிகர்|வாசகர்|வாக்காளர்|பார்வையாளர்|தொண்டர்|உறுப்பினர்|பக்தர்|அடியார்|நோன்பர்|துறவியர்|ஆய்வாளர்|நிபுணர்|வல்லுநர்|ஆர்வலர்)$/u

const THIS_ONE =
  /^(?:ஒரு|ஓர்|அந்த|இந்த|என்|எங்கள்|உன்|உங்கள்|நம்|எனது|எங்களது|உங்களது|நமது|என்னுடைய|எங்களுடைய|தலைமை|மாவட்ட|முதன்மை)(?:[கசதப]்)?$/u

/** Whether a noun in -ர் means one person who is honoured, and no old plural: `பிரதமர்`, `எங்கள் மருத்துவர்`, `மனுவைப் பார்த்த இயக்குநர்`. */
export const isOneHonoured = memoize((noun: Word): boolean => {
  if (!isTitle(noun) || noun.is('clitic-um')) return false
  if (OFFICES.test(noun.text)) return true
  if (OF_MANY_TOO.test(noun.text)) return false
  let before = noun.previous
  if (before?.is('relative-participle', 'past') === true && roleOf(before) === 'relative') return true
  while (before !== undefined && !THIS_ONE.test(before.text) && before.is('adjectival'))
    before = before.previous
  return before !== undefined && THIS_ONE.test(before.text)
})
