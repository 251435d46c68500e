import type { Word } from '../../text/word.ts'
import { isNeuter, isSpeech, verbPerson } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'

/**
 * Whether what looks like the subject of a verb in another person is that of an action before it: `நீங்கள் நலமாக இருக்க வேண்டுகிறேன்`,
 * `நீ இல்லாமல் வாழ்வேன்`, `நீ சொல்லித்தான் வந்தேன்`.
 */
export function isSubjectOfAnother(subject: Word, verb: Word): boolean {
  if (subject.next !== undefined && WITHOUT.test(subject.next.text)) return true
  if (isUnasked(subject, verb)) return true
  const between = subject.sentence.words.slice(subject.index + 1, verb.index)
  if (isWished(between, verb)) return true
  const person = verbPerson(verb)
  return person !== undefined && isSpeech(person) && between.some(isThoughSaid)
}

/** `நாங்கள் கேட்காமலே கொண்டுவந்தாள்`: what we did not do, and yet she did. */
function isUnasked(subject: Word, verb: Word): boolean {
  const person = verbPerson(verb)
  if (person === undefined || isSpeech(person) || isNeuter(person)) return false
  return SPEAKERS.has(subject.text) && UNASKED.test(subject.next?.text ?? '')
}

const SPEAKERS: ReadonlySet<string> = new Set(['நான்', 'நாங்கள்', 'நாம்', 'நீ', 'நீங்கள்'])

const UNASKED = /^(?:கேட்|சொல்ல|கூற|அழைக்|அறிய|எதிர்பார|விரும்ப|நினைக்).{0,6}ாமல(?:்|ே|ேயே)(?:[கசதப]்)?$/u

const WITHOUT = /^(?:இல்லாமல்|இல்லாமலே|இல்லாது|இன்றி|அன்றி)(?:[கசதப]்)?$/u

/** `நீங்கள் நூறாண்டு வாழ வாழ்த்துகிறோம்`: what one wishes or begs that another may do; whom one asks has an ending. */
function isWished(between: readonly Word[], verb: Word): boolean {
  const place = between.findLastIndex((word) => word.is('infinitive') || SO_THAT.test(word.text))
  if (place < 0 || between.slice(0, place).some((word) => word.is('accusative', 'rational'))) return false
  const roots = rootsOf(verb)
  if (roots.some((root) => PRAYING.has(root))) return true
  return place === between.length - 1
    ? roots.some((root) => WISHING.has(root))
    : roots.some((root) => PROVIDING.has(root))
}

/** வருமாறு, வரும்படி. */
const SO_THAT = /.ும(?:ாறு|்படி)(?:[கசதப]்)?$/u

const PRAYING: ReadonlySet<string> = new Set(['வேண்டு', 'பிரார்த்தி', 'இறைஞ்சு', 'வழிபடு'])

const WISHING: ReadonlySet<string> = new Set(
  'அழை வாழ்த்து கேட்டுக்கொள் அனுமதி உத்தரவிடு ஆணையிடு உதவு ஆசீர்வதி அருள் சொல்லிக்கொடு'.split(' '),
)

/** `நீங்கள் அமர இடம் கொடுத்தேன்`, `குழந்தைகள் விளையாடப் பூங்கா அமைத்தோம்`: what is given or made for it stands between. */
const PROVIDING: ReadonlySet<string> = new Set(
  'கொடு தா அளி வழங்கு அனுப்பு ஒதுக்கு விரி அமை கட்டு போடு திற செய் ஏற்பாடுசெய் காட்டு'.split(' '),
)

/** `நீ சொல்லித்தான்`, `நீங்கள் எவ்வளவு கூறியும்`: with stress, what somebody else has said or given. */
function isThoughSaid({ text }: Word): boolean {
  return GIVEN_STRESSED.test(text)
}

const GIVEN_STRESSED =
  /^(?:(?:சொல்லி|கூறி|காட்டி|கெஞ்சி|வற்புறுத்தி)(?:யும்|யுமே|த்தான்)|(?:கொடுத்த|தந்த|கேட்ட|அழைத்த|எச்சரித்த|தடுத்த)(?:ும்|ுமே|ுத்தான்))$/u

/** `ஒருவர் மேல் ஒருவர் மோதினர்`: each the other, and so many. */
export function isOneAnother({ text, previous }: Word): boolean {
  if (!ONE.test(text) || previous === undefined) return false
  return [previous, previous.previous].some((word) => word !== undefined && ONE.test(word.text))
}

const ONE =
  /^ஒருவ(?:ர்|ன்|ரை|னை|ருக்கு|னுக்கு|ருக்காக|னுக்காக|ரோடு|னோடு|ரிடம்|னிடம்|ரின்|னின்|ருடன்|னுடன்)(?:மீது|மேல்)?(?:[கசதப]்)?$/u
