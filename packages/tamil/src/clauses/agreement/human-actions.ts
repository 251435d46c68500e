import type { Word } from '../../text/word.ts'
import { mainVerb } from '../reading/main-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'

/** What books, laws and studies do, too. */
const INFORMING: ReadonlySet<string> = new Set(
  'கூறு சொல் தெரிவி அறிவி விளக்கு பேசு எச்சரி வலியுறுத்து கோரு போற்று புகழ் உதவு கற்பி'.split(' '),
)

/** What only people do, or a body of them: they say, think, work with words, numbers and tools, and meet. */
const ACTIONS: ReadonlySet<string> = new Set([
  ...INFORMING,
  ...`உரையாடு உரையாற்று வினவு விசாரி கேட்டுக்கொள் அறிவுறுத்து எழுது வாசி நடத்து போராடு வாதாடு வாதிடு கொண்டாடு பாராட்டு
   திட்டு வாழ்த்து வணங்கு தொழு வழிபடு தரிசி கருது நினை நம்பு விரும்பு முயல் முயற்சி திட்டமிடு தீர்மானி முடிவுசெய்
   ஏற்றுக்கொள் ஒப்புக்கொள் வில் சமை உழை பணியாற்று பணிபுரி பாடுபடு கல் பயில் வாக்களி மன்னி சிரி மகிழ் வருந்து நடி இயற்று
   தொகு பதிப்பி மொழிபெயர் ஆராய் படி சமர்ப்பி பங்கேற்று பங்கேற் கலந்துகொள் ஓய்வெடு கௌரவி பரிசோதி அனுப்பு ஓட்டு உழு விதை
   நடு நெய் பின்னு கொடு`.split(/\s+/),
])

/** Whether a verb tells what no thing does. */
export function isActionOfPeople(verb: Word): boolean {
  const main = mainVerb(verb)
  const roots = rootsOf(main)
  return (
    roots.length > 0 && !verb.is('passive') && !main.is('passive') && roots.every((root) => ACTIONS.has(root))
  )
}

/** Whether what is written may be the subject: `இலக்கணம் கூறுகிறது`. */
export function isInforming(verb: Word): boolean {
  return rootsOf(verb).some((root) => INFORMING.has(root))
}

/** What only things and events do: they happen, sound, shine, boil and fall off. */
const ACTIONS_OF_THINGS: ReadonlySet<string> = new Set(
  `நிகழ் நடைபெறு ஏற்படு பெய் ஒலி உண்டாகு ஒளிர் மின்னு கொதி உதிர் உருகு பெருகு நிறைவடை முடிவடை அரங்கேறு
   வெளியாகு மங்கு`.split(/\s+/),
)

/** Whether a verb tells what no person does. */
export function isActionOfThings(verb: Word): boolean {
  const roots = rootsOf(verb)
  return roots.length > 0 && roots.every((root) => ACTIONS_OF_THINGS.has(root))
}
