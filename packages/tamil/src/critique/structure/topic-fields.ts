import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Block, Essay } from '../essay.ts'

/**
 * Fields of life that essays are about, by the beginnings of their words: கீரை belongs to an essay on food though no word of
 * its title says so.
 */
const FIELDS: readonly RegExp[] = [
  /^(?:உணவ|உண்ண|உண்ட|மருந்த|மருத்துவ|உடல்|உடற்|நோய|நலம|சத்து|கீரை|காய்கறி|பழ|தானிய|சிறுதானிய|பால்|உறக்க|உடற்பயிற்சி|இதய|குருதி|இரத்த)/u,
  /^(?:மர|காடு|காட்ட|நீர|மழை|காற்ற|மாசு|புகை|நெகிழி|நில|ஆறு|ஆற்ற|ஏரி|கடல|இயற்கை|சுற்றுச்சூழ|விலங்கு|பறவை|வெப்ப|புவி|குளம்|குள)/u,
  /^(?:கல்வி|கற்|பள்ளி|மாணவ|ஆசிரிய|நூல|படிப்ப|தேர்வ|பாட|புத்தக|எழுத்தறிவ|கல்லூரி|அறிவ)/u,
  /^(?:மொழி|தமிழ|இலக்கிய|இலக்கண|கவி|புலவ|பாட|எழுத்|நூல|தாய்மொழி|சொல்)/u,
  /^(?:நாடு|நாட்ட|விடுதலை|தியாக|போரா|ஆங்கிலேய|அறப்போர|சிறை|தலைவ|குடியரச|அடிமை|தேசிய|சுதந்திர)/u,
  /^(?:விளையாட|போட்டி|அணி|பந்து|வீரர|ஓட்ட|திடல்|பதக்க|ஒலிம்பி|உடற்பயிற்சி|சதுரங்க)/u,
  /^(?:உழவ|விவசாய|வேளாண|வயல|நெல்|பயிர|விளை|பாசன|உரம|விதை|அறுவடை|கால்நடை)/u,
  /^(?:அறிவியல|கணினி|இணைய|இயந்திர|எந்திர|கருவி|விண்|கண்டுபிடி|கண்டறி|தொழில்நுட்ப|ஆய்வ|கைபேசி|மின்)/u,
  /^(?:பெண|மகளிர|மாதர|தாய|சமத்துவ|உரிமை|மங்கை|ஆண)/u,
  /^(?:விழா|பண்டிகை|திருநாள|பொங்கல|கோவில|கோயில|வழிபா|கோல|கொண்டாட|திருவிழா)/u,
  /^(?:பயண|சுற்றுலா|மலை|கடற்கரை|அருவி|ஊர|இட|பேருந்த|தொடர்வண்டி)/u,
  /^(?:நட்ப|நண்ப|தோழ|அன்ப|நேச|பாச|உறவ)/u,
  /^(?:ஓலை|இலை|கிளை|வேர்|தண்டு|பூக்க|மலர|காய்|கனி|விதை|நுங்கு|பட்டை|கொடி|செடி|மரம|மரத்|பனை|பனங்|தென்னை|தேங்கா|வாழை|மாமர|தோட்ட|குருத்த)/u,
  /^(?:விலங்க|பறவை|நாய|பூனை|பசு|மாடு|யானை|புலி|மயில|கிளி|குட்டி|முட்டை|கூடு|இறக|இரை|தேனீ|மீன|பாம்ப)/u,
  /^(?:சாலை|வண்டி|வாகன|விபத்த|ஓட்டு|பேருந்த|தொடர்வண்டி|போக்குவரத்|தலைக்கவச|ஊர்தி|மிதிவண்டி|நடைபாதை|வேகம்)/u,
  /^(?:நேர|கால|மணி|நொடி|நாள|நிமிட|கடிகார|தாமத|விரைவ)/u,
  /^(?:பணம|பணத்|சேமிப்ப|சேமிக்க|வங்கி|கடன|செலவ|வருவாய|செல்வ|வணிக|சந்தை|விலை)/u,
  /^(?:தாத்தா|பாட்டி|முதியோ|மூத்தோ|முதுமை|பெற்றோ|குடும்ப|பிள்ளை|குழந்தை|உறவ|வீட்ட)/u,
  /^(?:உண்மை|பொய|வாய்மை|நேர்மை|ஒழுக்க|நற்பண்ப|பண்ப|அற|நன்னெறி)/u,
  /^(?:உழைப்ப|உழைக்க|முயற்சி|வெற்றி|தோல்வி|வேலை|தொழில|சோம்ப)/u,
]
const MIN_WORDS = 2

/** Kinds of things that an essay may be about as a whole: food, plants, animals. */
const KINDS = ['food', 'plant', 'animal', 'body', 'language', 'deity'] as const

/**
 * Tells of a paragraph whether it speaks of the field of life that the essay's title or most of its other paragraphs speak
 * of. Every paragraph's words are counted once.
 */
export function fieldSharing({ paragraphs, topic }: Essay): (paragraph: Block) => boolean {
  const fields = FIELDS.map((field) => {
    const speaking = new Set(paragraphs.filter((paragraph) => wordsIn(paragraph, field) >= MIN_WORDS))
    return { speaking, inTitle: topic?.words.some((word) => fieldsOf(word).includes(field)) ?? false }
  })
  const kinds = KINDS.map((kind) => ({
    speaking: new Set(
      paragraphs.filter(({ words }) => words.some((word) => word.isA('noun') && word.is(kind))),
    ),
    inTitle: topic?.words.some((word) => word.isA('noun') && word.is(kind)) ?? false,
  }))
  return (paragraph) =>
    [...fields, ...kinds].some(
      ({ speaking, inTitle }) =>
        speaking.has(paragraph) && (inTitle || 2 * (speaking.size - 1) >= paragraphs.length - 1),
    )
}

const wordsIn = ({ words }: Block, field: RegExp) =>
  words.filter((word) => fieldsOf(word).includes(field)).length

const fieldsOf = memoizeForm(({ text }: Word) => FIELDS.filter((field) => field.test(text)))
