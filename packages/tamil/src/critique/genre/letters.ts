/** A line of the text with something in it. */
export interface GenreLine {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The lines of a text that hold something, without the white space around them. */
export function linesIn(text: string): GenreLine[] {
  const lines: GenreLine[] = []
  let at = 0
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    const start = at + line.indexOf(trimmed)
    if (trimmed !== '') lines.push({ text: trimmed, start, end: start + trimmed.length })
    at += line.length + 1
  }
  return lines
}

const LABELS = {
  sender: /^(?:அனுப்புநர்|அனுப்புனர்|விடுநர்|விடுப்புநர்|அனுப்புபவர்)(?:\s*[:,-]|$)/u,
  recipient: /^(?:பெறுநர்|பெறுனர்|பெறுபவர்)(?:\s*[:,-]|$)/u,
  subject: /^பொருள்\s*[:–-]/u,
  place: /^(?:இடம்|நாள்|தேதி)\s*[:–-]/u,
} as const

/** What opens a letter by a word of esteem or affection. */
const SALUTATION =
  /^(?:(?:மதிப்பிற்குரிய|மதிப்புக்குரிய|மாண்புமிகு|பெருமதிப்பிற்குரிய|உயர்திரு|அன்புள்ள|அன்பான|அன்புமிக்க|அன்பார்ந்த|அன்புடைய|பாசமுள்ள|பாசமிகு|என் அன்பு|அன்பு|இனிய|பேரன்புமிக்க|வணக்கத்திற்குரிய)\s.{1,40}|ஐயா\s*[/,!]?.{0,10}|அம்மையீர்.{0,5}|அம்மா\s*[,!])$/u
/** `அருமைத் தோழி யாழினிக்கு,` and a vocative alone: `நண்பா,`. */
const DEAR =
  /^(?:(?:என் |எனது )?(?:அருமை|ஆருயிர்|அன்பின்|பாசத்திற்குரிய|நேசமிகு|பிரியமான)[\u0b80-\u0bff]{0,3}\s[^.]{1,40}(?:க்கு|ே|ா|ி)\s?[,!]|(?:என் )?(?:நண்பா|நண்பனே|நண்பரே|தோழா|தோழி|தோழியே|தோழரே|தம்பி|தங்காய்|தங்கையே|அண்ணா|அக்கா|அப்பா|தாத்தா|பாட்டி|மாமா|அத்தை|சித்தி|சித்தப்பா|பெரியம்மா|பெரியப்பா|மகனே|மகளே)\s?[,!])$/u
/** To whom it goes, by office, in place of the address: `தலைமை ஆசிரியர் அவர்களுக்கு, வணக்கம்.` */
const TO_OFFICE =
  /^[\u0b80-\u0bff. ]{2,60}(?:அவர்களுக்கு|ஆசிரியருக்கு|ஐயாவுக்கு|அம்மையாருக்கு)\s?(?:[,.!]\s*)?(?:(?:பணிவான\s)?வணக்கம்|வணக்கங்கள்)?\s?[,.!]?$/u

const CLOSING =
  /^(?:இப்படிக்கு|இப்படிக்குத்|இங்ஙனம்|இவண்|தங்கள் உண்மையுள்ள|தங்கள் பணிவுள்ள|தங்கள் கீழ்ப்படி|உண்மையுள்ள|என்றும் அன்புடன்|அன்புடன்|அன்பு மகன்|அன்பு மகள்|அன்புத் தோழ|உன் அன்பு|தங்கள் அன்பு|உங்கள் அன்பு|என்றும் உன்|நன்றியுடன்)/u
/** Words that open sentences too: they close a letter where nothing but a name follows them. */
const BARE_CLOSING =
  /^(?:(?:மிக்க |என்றும் )?(?:பணிவுடன்|பணிவன்புடன்|பேரன்புடன்|நட்புடன்|பாசத்துடன்|பாசமுடன்|மரியாதையுடன்|மதிப்புடன்|வணக்கத்துடன்|வணக்கங்களுடன்|நேசமுடன்)|உன்|உங்கள்|தங்கள்)\s?,[^,.!?]{0,30}\.?$/u
/** The place or the day and the closing on one line, as school books print them. */
const PLACE_AND_CLOSING =
  /^(?:இடம்|நாள்|தேதி)\s*[:–-].{1,40}\s(?:இப்படிக்கு|இங்ஙனம்|இவண்|அன்புடன்|பணிவுடன்|(?:தங்கள்|உங்கள்|உன்)(?=[\s,]))/u

/** `நாள்: 3.4.2024`, `12 மார்ச் 2024`; a day that the body names may be meant. */
const DATE = /^(?:நாள்|தேதி)|(?:நாள்|தேதி)\s*[:–-]|\d{1,2}\s*[./-]\s*\d{1,2}\s*[./-]\s*\d{2,4}|\d{4}/u

/** The parts of a letter that can be asked for. */
export type LetterPart = 'sender' | 'recipient' | 'date' | 'subject' | 'salutation' | 'closing'

/** Whether a line begins this part of a letter. */
export function beginsLetterPart(text: string, part: LetterPart): boolean {
  switch (part) {
    case 'date':
      return DATE.test(text)
    case 'salutation':
      return SALUTATION.test(text) || DEAR.test(text) || TO_OFFICE.test(text)
    case 'closing':
      return CLOSING.test(text) || BARE_CLOSING.test(text) || PLACE_AND_CLOSING.test(text)
    default:
      return LABELS[part].test(text)
  }
}

/** Where the salutation is looked for, and where the closing of a letter that shows no other mark. */
const OPENING_LINES = 8
/** Where the subject of a letter stands: below addresses and salutation. */
const HEAD_LINES = 16

/** `மதிப்பிற்குரிய` opens speeches too; these words only letters to an office. */
const FORMAL = /^(?:மதிப்பிற்குரிய|மதிப்புக்குரிய|மாண்புமிகு|பெருமதிப்பிற்குரிய|உயர்திரு|ஐயா|அம்மையீர்)/u
const AFFECTIONATE = /^(?:அன்ப|பாச|என் அன்பு|இனிய|பேரன்பு)/u

/** A salutation with which the first paragraph begins: `அன்பு நண்பன் கதிருக்கு, உன் மடல் …`. */
export const SALUTES =
  /^(?:அன்புள்ள|அன்பான|அன்புமிக்க|அன்பார்ந்த|பாசமுள்ள|பாசமிகு|அன்பு|என் அன்பு)\s[^.,!\n]{1,40}(?:க்கு|ே|ா)(?=\s?[,!])/u

/** Which kind of letter these lines are, if they are one. */
export function letterGenre(lines: readonly GenreLine[]): 'letter_formal' | 'letter_personal' | undefined {
  const has = (part: keyof typeof LABELS) => lines.some(({ text }) => LABELS[part].test(text))
  const opening = lines.slice(0, OPENING_LINES).map(({ text }) => text)
  if (opening.some((text) => LABELS.sender.test(text) || LABELS.recipient.test(text))) return 'letter_formal'
  const isClosed = lines.some(({ text }) => beginsLetterPart(text, 'closing'))
  if (isSigned(lines)) {
    if (opening.some((text) => TO_OFFICE.test(text))) return 'letter_formal'
    if (opening.some((text) => DEAR.test(text))) return 'letter_personal'
  }
  const salutation = opening.find((text) => SALUTATION.test(text)) ?? SALUTES.exec(opening[0] ?? '')?.[0]
  if (salutation === undefined || !(isClosed || has('place'))) return undefined
  const isOnSubject = lines.slice(0, HEAD_LINES).some(({ text }) => LABELS.subject.test(text))
  if (isOnSubject || FORMAL.test(salutation)) return 'letter_formal'
  return AFFECTIONATE.test(salutation) ? 'letter_personal' : undefined
}

/** A signature, a place, a day and the address of an envelope have no more lines than these. */
const MAX_SIGNATURE_LINES = 10
/** UTF-16 code units. */
const MAX_CLOSING_LENGTH = 90

/** Whether a text ends as letters do: a closing, and a name below it or beside it. */
export function isSigned(lines: readonly GenreLine[]): boolean {
  return lines
    .slice(1)
    .slice(-MAX_SIGNATURE_LINES)
    .some(
      ({ text }) =>
        text.length <= MAX_CLOSING_LENGTH && !/[.!?]$/u.test(text) && beginsLetterPart(text, 'closing'),
    )
}

const BY_MAIL = /^மின்னஞ்சல்|^[\u0b80-\u0bff ]{2,20}[:–-]\s*\S+@\S+/u

/** `விளையாட்டுத் திடல் எங்களுக்கே: மாநகராட்சிக்கு ஒரு திறந்த மடல்`: it is printed for all to read. */
const OPEN_LETTER = /திறந்த\s+(?:கடித|மடல)/u
/** `ஆசிரியருக்குக் கடிதம்: ஏரியைக் காப்போம்`: the headline says what it is about. */
const HEADLINE_ON_SUBJECT = /(?:கடிதம்|மடல்)\s*[:–-]\s*\S|^[^:]{8,}:.*(?:கடிதம்|மடல்)$/u

/**
 * The parts that this formal letter needs: no postal address in a mail or an open letter, nor where the office is addressed in
 * the salutation; no line on the subject below a headline that names it.
 */
export function formalLetterParts(lines: readonly GenreLine[]): readonly LetterPart[] {
  const opening = lines.slice(0, OPENING_LINES)
  const isLabelled = lines.some(({ text }) => LABELS.sender.test(text) || LABELS.recipient.test(text))
  const isMail =
    opening.some(({ text }) => BY_MAIL.test(text)) ||
    (!isLabelled && LABELS.subject.test(lines[0]?.text ?? ''))
  if (isMail) return ['subject', 'salutation', 'closing']
  const headline = lines[0]?.text ?? ''
  if (!isLabelled && (OPEN_LETTER.test(headline) || opening.some(({ text }) => TO_OFFICE.test(text))))
    return ['salutation', 'closing']
  const parts: readonly LetterPart[] = ['sender', 'recipient', 'date', 'subject', 'salutation', 'closing']
  return HEADLINE_ON_SUBJECT.test(headline) ? parts.filter((part) => part !== 'subject') : parts
}
