import { MONTH_NAMES } from '../../words/months.ts'
import type { Essay } from '../essay.ts'
import { type GenreLine, letterGenre, linesIn } from './letters.ts'

/** What kind of text an essay is; each has parts of its own. */
export const GENRES = [
  'essay',
  'letter_formal',
  'letter_personal',
  'speech',
  'story',
  'report',
  'instructions',
  'dialogue',
  'poem',
  'blog',
] as const
export type Genre = (typeof GENRES)[number]

/**
 * Recognises the kind of text by what only it has: the address of a letter, the salutation of a speech, the names of
 * speakers. Where nothing speaks for another kind it is an essay. Verse is recognised elsewhere. Linear in the text.
 */
export function recogniseGenre(essay: Essay): Genre {
  const lines = linesIn(essay.text)
  if (isCircular(lines)) return 'report'
  return letterGenre(lines) ?? spokenGenre(essay, lines) ?? writtenGenre(essay, lines) ?? 'essay'
}

/** Below the name of a company or a union. */
const CIRCULAR_LINES = 3

/** Whether a text is a circular, `சுற்றறிக்கை எண் 14: வாடிக்கையாளர்களுக்கு`: it greets its readers, and is no letter to one. */
export const isCircular = (lines: readonly GenreLine[]): boolean =>
  lines.slice(0, CIRCULAR_LINES).some(({ text }) => text.startsWith('சுற்றறிக்கை'))

/** A name, a colon and what is said; in a chat the hour before it. */
const SPEAKER =
  /^(?:\[?\d{1,2}[:.]\d{2}(?:\s?[AaPp][Mm])?\]?\s?[-–]?\s?)?([\u0b80-\u0bff][\u0b80-\u0bff. ]{1,24}?)\s{0,3}(?:\([^()]{0,40}\))?\s{0,3}[:–]\s*\S/u
const MIN_TURNS = 4
/** The audience, addressed. */
export const AUDIENCE =
  /(?:(?:அவையோர்|பெரியோர்|நண்பர்|தோழர்|மாணவர்|மாணவ|பெருமக்கள்|சகோதர|சகோதரி|உறவினர்|ஆசிரியர்|சான்றோர்|தலைவர்|நடுவர்)[\u0b80-\u0bff]*ே|அவர்களே|பெருமக்களே|அனைவருக்கும்[^.\n]{0,40}வணக்கம்|அவையினருக்கு|அவையோருக்கு|அவைக்கு\s)/u
/** A line that somebody says, from mark to mark. */
const QUOTED_LINE = /^["“‘'].*["”’'][.!?]?$/u
const SPOKEN_SHARE = 0.8
const FAREWELL = /(?:நன்றி|வணக்கம்)[^\u0b80-\u0bff]*$/u

function spokenGenre(essay: Essay, lines: readonly GenreLine[]): Genre | undefined {
  const { text } = essay
  if (BLOG.test(text)) return 'blog'
  const spoken = lines.filter((line) => QUOTED_LINE.test(line.text)).length
  if (spoken >= MIN_TURNS && spoken >= SPOKEN_SHARE * lines.length) return 'dialogue'
  const speakers = lines.flatMap((line) => SPEAKER.exec(line.text)?.[1] ?? [])
  if (isAskedOften(essay, lines)) return 'dialogue'
  const recurring = speakers.length - new Set(speakers).size
  if (speakers.length >= MIN_TURNS && recurring >= 2 && speakers.length * 2 >= lines.length) return 'dialogue'
  const opening = lines
    .slice(0, 3)
    .map((line) => line.text)
    .join('\n')
    .slice(0, 600)
  const addressed = AUDIENCE.test(opening)
  return addressed && (FAREWELL.test(text.trimEnd()) || /வணக்கம்/u.test(opening)) ? 'speech' : undefined
}

const INGREDIENTS =
  /^(?:தேவையான\s+(?:பொருட்கள்|பொருள்கள்|பொருளகள்|கருவிகள்)|செய்முறை|செயல்முறை|செய்யும் முறை|வழிமுறைகள்)\s*:?$/u
const HOW_TO =
  /(?:செய்முறை|செய்வது எப்படி|செய்யும் முறை|தயாரிக்கும் முறை|தயாரிப்பது எப்படி|பயன்படுத்தும் முறை|வழிமுறைகள்|எப்படி\?)$/u
const STEP = /^(?:\d{1,2}\s*[.)]|படி\s*\d)/u
/** `மின்விளக்கை மாற்றும் முறை`: ways of life and of writing are named so too, thus only over steps. */
const WAY = /[\u0b80-\u0bff]ும் முறை$/u
const REPORT = /(?:அறிக்கை|நிகழ்ச்சித் தொகுப்பு|(?:செய்தி|பத்திரிகை)க்\s?குறிப்பு|செய்தி வெளியீடு)$/u
const BLOG =
  /(?:வலைப்பதிவு|வலைப்பூ|பின்னூட்ட|கருத்துப் பெட்டி|வாசகர்களே|பதிவைப் பகிர|(?:சென்ற|முந்தைய|இந்தப்|அடுத்த) பதிவில்)/u
/** As newspapers write them, in full or short. */
const MONTH = [
  ...MONTH_NAMES.flat(),
  ...['ஜன', 'பிப்', 'பெப்', 'மார்', 'ஏப்', 'ஆக', 'ஓக', 'செப்', 'அக்', 'ஒக்', 'நவ', 'டிச'],
].join('|')
/** A place and a day before the news: `தாம்பரம், சூலை 3:`. */
const DATELINE = new RegExp(
  `^[\\u0b80-\\u0bff. ]{2,30},\\s{0,3}(?:${MONTH})\\.?\\s{0,3}\\d{1,2}\\s{0,3}[:–-]`,
  'u',
)
/** Questions with their answers, as customers or readers ask them. */
const ASKED_OFTEN = /(?:கேள்விகள்|வினாக்கள்|கேள்வி[–-]\s?பதில்|கேள்வியும் பதிலும்)$/u
const QUESTION_LINE = /\?$/u
const MIN_QUESTIONS = 3
/** `அறிவிப்பு எண்: 11`, `நாள்: 4 மார்ச்`: what stands at the head of a circular, a tender or minutes. */
const HEAD_LINE = /^(?:\S+ எண்|நாள்|பொருள்|இடம்|நேரம்|குறிப்பு|பார்வை|தேதி)\s?:\s?\S/u
const HEAD_LINES = 12
const MIN_HEAD_LINES = 2
const COMMANDS = /(?:வும்|ுங்கள்|்க|ுக)$/u
const TELLS_TO_DO = /(?:வும்|ுங்கள்|வேண்டும்|லாம்)$/u
const INSTRUCTING_SHARE = 0.6
const TALE = /(?:சிறுகதை|கதை)$/u
const TALE_BEGINS =
  /^(?:முன்னொரு காலத்தில்|ஒரு காலத்தில்|(?:ஒரு|ஓர்) (?:ஊரில்|ஊரிலே|காட்டில்|காட்டிலே|கிராமத்தில்|நாட்டில்|சிற்றூரில்))/u

function writtenGenre(essay: Essay, lines: readonly GenreLine[]): Genre | undefined {
  const title = (essay.topic?.text ?? '').trim().replace(/(?<![.!:])[.!:]+$/u, '')
  const steps = lines.filter(({ text }) => STEP.test(text)).length
  const isHowTo = HOW_TO.test(title) || lines.some(({ text }) => HOW_TO.test(text.replace(/:$/u, '')))
  if (
    lines.filter(({ text }) => INGREDIENTS.test(text)).length >= 2 ||
    (isHowTo && (steps >= 3 || isInstructing(essay))) ||
    (WAY.test(lines[0]?.text ?? '') && commandsInSteps(lines) >= 3) ||
    ((WAY.test(title) || asksHow(essay)) && isInstructing(essay, COMMANDS))
  )
    return 'instructions'
  if (REPORT.test(title) || isDatedAtHead(essay)) return 'report'
  if (TALE.test(title)) return 'story'
  return !saysItIsAnEssay(essay) && (isNarrated(essay) || isScene(essay) || isMemoir(essay))
    ? 'story'
    : undefined
}

/** `… ஆகியவற்றை இக்கட்டுரையில் காண்போம்`, where it begins. */
const saysItIsAnEssay = ({ text, paragraphs: [opening] }: Essay): boolean =>
  opening !== undefined && /(?:இக்|இந்தக் )கட்டுரையில்/u.test(text.slice(opening.start, opening.end))

/** How many pieces of news a text has, each with its place and day. */
const datelinesIn = (lines: readonly GenreLine[]): number =>
  lines.filter((line) => DATELINE.test(line.text)).length

/** Whether place and day, or the lines at its head, say what a text is on before it begins. */
export function isDatedAtHead({ text }: Essay): boolean {
  const lines = linesIn(text)
  return datelinesIn(lines) > 0 || hasHead(lines)
}

const hasHead = (lines: readonly GenreLine[]): boolean =>
  lines.slice(0, HEAD_LINES).filter((line) => HEAD_LINE.test(line.text)).length >= MIN_HEAD_LINES

/** Whether a text is a list of questions with their answers. */
function isAskedOften({ topic }: Essay, lines: readonly GenreLine[]): boolean {
  const questions = lines.filter((line) => QUESTION_LINE.test(line.text)).length
  const title = topic?.text ?? lines[0]?.text ?? ''
  return questions >= MIN_QUESTIONS && ASKED_OFTEN.test(title.trim())
}

/** How many numbered lines end in a command. */
const commandsInSteps = (lines: readonly GenreLine[]): number =>
  lines.filter(({ text }) => STEP.test(text) && COMMANDS.test(text.replace(/(?<![.!\s])[.!\s]+$/u, '')))
    .length

/** `செடி நடுவது எப்படி?` at the head of the first paragraph. */
const asksHow = ({ paragraphs: [opening] }: Essay): boolean =>
  /து எப்படி\s?\?\s*$|ும் முறை\s?[:.]\s*$/u.test(opening?.sentences[0]?.text ?? '')

/** Whether most sentences tell the reader what to do. */
function isInstructing({ paragraphs }: Essay, tells = TELLS_TO_DO): boolean {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences)
  const telling = sentences.filter(({ lastWord }) => tells.test(lastWord?.text ?? '')).length
  return telling >= 3 && telling >= INSTRUCTING_SHARE * sentences.length
}

/** `ஒரு குளத்தில் மூன்று மீன்கள் இருந்தன.` */
const EXISTED = /^(?:ஒரு|ஓர்|முன்பு ஒரு) \S+(?:ில்|ிலே) .*(?:இருந்த|வாழ்ந்த|வசித்த)\S*[.]$/u

/** A third person's past, with something said. Essays state, judge and exhort in the present. */
const NARRATES = /(?:ான்|ாள்|ார்|ார்கள்|னர்|ியது|ந்தது|த்தது|ட்டது|ன்றது|ற்றது|ந்தன|த்தன|ட்டன|ின|ிற்று|வில்லை)$/u
const SAID = /(?:என்றான்|என்றாள்|என்றார்|என்றது|கேட்டான்|கேட்டாள்|கேட்டார்|சொன்னான்|சொன்னாள்|சொன்னார்|சொன்னது|கேட்டது|கூறினான்|கூறினாள்)/u
const NARRATED_SHARE = 0.75
/** Of what begins as tales do, and where people talk all the time. */
const TALE_SHARE = 0.5
const MIN_TALK = 8

/** A life that is told by its years is no tale. */
const YEAR = /(?:^|\D)1[5-9]\d\d\s?-?(?:ஆம்|ஆவது|இல்|ல்|லிருந்து|\s?ஆம்)/u
const MIN_DATED = 2

function isNarrated({ text, paragraphs, quotations }: Essay): boolean {
  const first = paragraphs[0]
  if (first === undefined) return false
  if (TALE_BEGINS.test(text.slice(first.start, first.start + 60))) return true
  if (paragraphs.filter(({ start, end }) => YEAR.test(text.slice(start, end))).length >= MIN_DATED)
    return false
  const isTale = EXISTED.test(first.sentences[0]?.text.trim() ?? '') || quotations.length >= MIN_TALK
  if (!isTale && (quotations.length < 2 || !SAID.test(text))) return false
  // சிரித்தார் மருதமுத்து: the subject may follow its verb.
  const endings = paragraphs
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ words, lastWord }) => (lastWord === undefined || lastWord.quoted ? [] : [words.slice(-2)]))
  const narrated = endings.filter((ending) => ending.some(({ text: word }) => NARRATES.test(word))).length
  const [least, share] = isTale ? [4, TALE_SHARE] : [6, NARRATED_SHARE]
  return endings.length >= least && narrated >= share * endings.length
}

/** What was going on when a story begins: `மழை நின்றிருந்தது`. */
const GOING_ON = /[\u0b80-\u0bff]ிருந்(?:தது|தன|தான்|தாள்)$/u
/** Somebody of whom one tells without esteem: in a story, or a king of old. */
const SHE_OR_HE = /(?:ான்|ாள்)$/u
const MIN_SCENE = 6
const MIN_ACTIONS = 2

/** Whether a text begins within what is going on, and goes on telling what somebody did. */
function isScene({ paragraphs }: Essay): boolean {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences)
  const endings = sentences.flatMap(({ lastWord }) => (lastWord === undefined ? [] : [lastWord.text]))
  if (endings.length < MIN_SCENE || !endings.slice(0, 2).every((ending) => NARRATES.test(ending)))
    return false
  const actions = endings.filter((ending) => SHE_OR_HE.test(ending)).length
  const told = endings.filter((ending) => NARRATES.test(ending)).length
  return GOING_ON.test(endings[0] ?? '') && actions >= MIN_ACTIONS && told >= NARRATED_SHARE * endings.length
}

/** Sentences: a pupil's account of a journey is shorter, and is an essay with its parts. */
const MIN_MEMOIR = 30
const MIN_OWN = 8
/** Of its sentences; the others say what was so, and what the writer thinks. */
const MEMOIR_SHARE = 0.4

/** Whether the writer tells from end to end what happened and what they did. */
function isMemoir({ paragraphs }: Essay): boolean {
  const endings = paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap(({ lastWord }) => (lastWord === undefined || lastWord.quoted ? [] : [lastWord])),
  )
  const told = endings.filter((word) => word.is('finite', 'past'))
  const own = told.filter((word) => word.is('finite', 'past', 'first')).length
  return endings.length >= MIN_MEMOIR && own >= MIN_OWN && told.length >= MEMOIR_SHARE * endings.length
}
