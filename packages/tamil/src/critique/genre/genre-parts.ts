import type { Essay } from '../essay.ts'
import { rootOf } from '../essay-roots.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { type Genre, isCircular, isDatedAtHead } from './genre.ts'
import {
  beginsLetterPart,
  formalLetterParts,
  type GenreLine,
  type LetterPart,
  linesIn,
  SALUTES,
} from './letters.ts'
import { missing, type Part } from './part.ts'
import { speechPartsFindings } from './speech-parts.ts'

/** Asks for the parts that a kind of text needs. An essay's own parts are judged with its structure. */
export function genrePartsFindings(essay: Essay, genre: Genre): CritiqueFinding[] {
  const lines = linesIn(essay.text)
  const first = lines[0]
  const last = lines.at(-1)
  if (first === undefined || last === undefined) return []
  switch (genre) {
    case 'letter_formal':
      return missingParts(lines, formalLetterParts(lines))
    case 'letter_personal':
      return missingParts(lines, ['salutation', 'closing'])
    case 'speech':
      return speechPartsFindings(essay, first, last)
    case 'instructions':
      return STEPS.test(essay.text) || isInOrder(essay) ? [] : [missing(first, 'medium', IN_STEPS)]
    case 'report':
      if (isCircular(lines)) return []
      return [
        ...(WHEN.test(essay.text) || isDatedAtHead(essay) ? [] : [missing(first, 'medium', REPORT_DATE)]),
        ...(saysWhatItReports(essay) ? [] : [missing(openingOf(essay) ?? first, 'medium', REPORT_OPENING)]),
        ...(breaksOff(essay) ? [missing(endOf(essay) ?? last, 'low', REPORT_END)] : []),
      ]
    case 'essay':
    case 'story':
    case 'dialogue':
    case 'poem':
    case 'blog':
      return []
  }
}

/** Below this a report is a note, and its title says enough. */
const MIN_REPORT = 3
const openingOf = ({ text, paragraphs: [opening] }: Essay): GenreLine | undefined =>
  opening && { text: text.slice(opening.start, opening.end), start: opening.start, end: opening.end }

/** Whether the first paragraph of a report names what it reports, or when or why it took place. */
function saysWhatItReports(essay: Essay): boolean {
  const [opening] = essay.paragraphs
  if (opening === undefined || essay.paragraphs.length < MIN_REPORT || isDatedAtHead(essay)) return true
  const text = essay.text.slice(opening.start, opening.end)
  const asked = (essay.topic?.words ?? [])
    .filter((word) => !word.hasLemma('அறிக்கை'))
    .map((word) => rootOf(word.text, 3))
  const isNamed = asked.length === 0 || opening.words.some((word) => asked.includes(rootOf(word.text, 3)))
  return isNamed || DATED.test(text) || PURPOSE.test(text)
}

/** Whether a report of an event, and no piece of news, stops while it still tells what was done next. */
function breaksOff(essay: Essay): boolean {
  const { text, paragraphs, topic } = essay
  const end = paragraphs.at(-1)
  const final = end?.sentences.at(-1)
  if (end === undefined || final?.lastWord?.is('finite', 'past') !== true) return false
  const isOfEvent = /அறிக்கை/u.test(topic?.text ?? '') && !isDatedAtHead(essay)
  const isOpen = end.sentences.length > 1 && !REPORT_ENDS.test(text.slice(end.start, end.end))
  return isOfEvent && paragraphs.length > MIN_REPORT && isOpen && NEXT.test(final.text.trimStart())
}
const REPORT_ENDS =
  /நன்றி|நிறைவ|முடிவ|முடிந்த|இனிதே|நாட்டுப்பண்|வாழ்த்த|உறுதி|பெருமை|மறக்க|எதிர்பார்|விடைபெ|பரிந்துர|கேட்டுக்கொள|வேண்டும்|மகிழ்ச்சி|விழிப்புணர்வ/u
const NEXT = /^(?:அதன் ?(?:பிறகு|பின்)|பிறகு|பின்னர்|பின்பு|அடுத்து|இதையடுத்து)/u
const endOf = ({ paragraphs }: Essay) => paragraphs.at(-1)?.sentences.at(-1)

/** A day by its date or as seen from today: not the hour at which something begins. */
const DATED =
  /\d{1,2}\s*[./-]\s*\d{1,2}\s*[./-]\s*\d{2,4}|\d{4}|\d{1,2}\s?(?:ஆம்|-ஆம்)?\s?(?:நாள்|தேதி)|கிழமை|(?:^|\s)(?:நேற்று|இன்று|நாளை)\s/u
const PURPOSE = /நோக்க|சார்பில|சார்பாக|ஏற்பாட|பொருட்டு|இவ்வறிக்கை|அறிக்கை/u

/** Numbered lines, or words of order. */
const STEPS =
  /(?:^|\n)[^\S\n]*(?:\d{1,2}\s*[.)]|படி\s*\d|[-•*]\s)|(?:முதலில்|பிறகு|பின்னர்|அடுத்து|அதன்பின்|இறுதியாக)/u
/** `காய்ந்ததும் …வறுக்கவும். ஆறியதும் …அரைக்கவும்.`: one action after the other. */
function isInOrder({ paragraphs }: Essay): boolean {
  const actions = paragraphs
    .flatMap(({ sentences }) => sentences)
    .filter(({ lastWord }) => /(?:வும்|ுங்கள்)$/u.test(lastWord?.text ?? ''))
  return actions.length >= 3
}

const WHEN = /\d{1,2}\s*[./-]\s*\d{1,2}\s*[./-]\s*\d{2,4}|\d{4}|நாள்|தேதி|அன்று|நேற்று|கடந்த/u

const LETTER: Readonly<
  Record<LetterPart, Part & { readonly severity: 'high' | 'medium'; readonly atEnd: boolean }>
> = {
  sender: {
    severity: 'high',
    atEnd: false,
    title: 'அனுப்புநர் முகவரி இல்லை',
    description: 'அலுவல் கடிதத்தின் தொடக்கத்தில் அனுப்புநரின் பெயரும் முகவரியும் இருக்க வேண்டும்.',
    suggestion: 'தொடக்கத்தில் “அனுப்புநர்” என்று எழுதி, உங்கள் பெயரையும் முகவரியையும் சேருங்கள்.',
  },
  recipient: {
    severity: 'high',
    atEnd: false,
    title: 'பெறுநர் முகவரி இல்லை',
    description: 'அலுவல் கடிதத்தில் பெறுநரின் பதவியும் முகவரியும் இருக்க வேண்டும்.',
    suggestion: '“பெறுநர்” என்று எழுதி, கடிதம் யாருக்கு என்பதையும் முகவரியையும் சேருங்கள்.',
  },
  date: {
    severity: 'medium',
    atEnd: true,
    title: 'கடிதத்தில் நாள் இல்லை',
    description: 'அலுவல் கடிதத்தில் எழுதிய நாளும் இடமும் இருக்க வேண்டும்.',
    suggestion: '“நாள்:” என்று தொடங்கும் ஒரு வரியைச் சேருங்கள்.',
  },
  subject: {
    severity: 'medium',
    atEnd: false,
    title: 'பொருள் வரி இல்லை',
    description: 'கடிதம் எதைப் பற்றியது என்று ஒரே வரியில் சொல்லும் பொருள் வரி இல்லை.',
    suggestion: 'விளிக்குப் பின் “பொருள்:” என்று தொடங்கும் ஒரு வரியைச் சேருங்கள்.',
  },
  salutation: {
    severity: 'medium',
    atEnd: false,
    title: 'விளி இல்லை',
    description: 'கடிதம் யாரை நோக்கி எழுதப்படுகிறதோ அவரை விளித்துத் தொடங்க வேண்டும்.',
    suggestion: 'உடற்பகுதிக்கு முன் விளி ஒன்றைச் சேருங்கள்.',
  },
  closing: {
    severity: 'medium',
    atEnd: true,
    title: 'கடித முடிப்பு இல்லை',
    description: 'கடிதத்தின் இறுதியில் எழுதியவரைக் குறிக்கும் முடிப்பு இருக்க வேண்டும்.',
    suggestion: 'இறுதியில் “இப்படிக்கு” என்று எழுதி, உங்கள் பெயரைச் சேருங்கள்.',
  },
}

const IN_STEPS: Part = {
  title: 'படிகள் வரிசையாக இல்லை',
  description: 'செய்முறையில் எதை முதலில், எதை அடுத்துச் செய்வது என்று வரிசையாகச் சொல்ல வேண்டும்.',
  suggestion: 'படிகளை எண்ணிட்டோ, முதலில், அடுத்து போன்ற சொற்களாலோ வரிசைப்படுத்துங்கள்.',
}
const REPORT_DATE: Part = {
  title: 'நிகழ்ந்த நாள் இல்லை',
  description: 'அறிக்கையில் நிகழ்ச்சி எப்போது, எங்கே நடந்தது என்று சொல்ல வேண்டும்.',
  suggestion: 'நிகழ்ச்சி நடந்த நாளையும் இடத்தையும் சேருங்கள்.',
}

const REPORT_OPENING: Part = {
  title: 'முன்னுரை இல்லை',
  description:
    'அறிக்கை எதைப் பற்றியது என்று சொல்லாமல் நேரே நிகழ்வில் தொடங்குகிறது. நிகழ்ச்சி, நாள், நோக்கம் ஆகியவற்றை முதல் பத்தியில் சொல்லுங்கள்.',
  suggestion: 'எந்த நிகழ்ச்சி, எப்போது, எதற்காக என்று கூறும் ஒரு முன்னுரையைத் தொடக்கத்தில் சேருங்கள்.',
}

const REPORT_END: Part = {
  title: 'முடிவுரை இல்லை',
  description:
    'அறிக்கை நிகழ்வைச் சொல்லும்போதே நின்றுவிடுகிறது. நிகழ்ச்சி எப்படி முடிந்தது, அதன் பயன் என்ன என்று சொல்லி முடியுங்கள்.',
  suggestion: 'நிகழ்ச்சியின் முடிவையும் பயனையும் கூறும் முடிவுரை ஒன்றைச் சேருங்கள்.',
}

/** Words of a line that belongs to the body of a letter. */
const MIN_PROSE = 8
const isProse = ({ text }: GenreLine) => /[.!?]["”’)]*$/u.test(text) && text.split(/\s+/u).length >= MIN_PROSE

/** Whether somebody is addressed again behind the body of a letter: letters that were put together, each as its writer left it. */
function areSeveralLetters(lines: readonly GenreLine[]): boolean {
  const body = lines.findIndex(isProse)
  return body >= 0 && lines.slice(body + 1).some(({ text }) => beginsLetterPart(text, 'salutation'))
}

function missingParts(lines: readonly GenreLine[], parts: readonly LetterPart[]): CritiqueFinding[] {
  if (areSeveralLetters(lines)) return []
  const [first] = lines
  const last = lines.at(-1)
  return parts.flatMap((part) => {
    const place = LETTER[part].atEnd ? last : first
    const isThere =
      lines.some(({ text }) => beginsLetterPart(text, part)) ||
      (part === 'salutation' && first !== undefined && SALUTES.test(first.text))
    return isThere || place === undefined ? [] : [missing(place, LETTER[part].severity, LETTER[part])]
  })
}
