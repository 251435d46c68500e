import type { Essay } from './essay.ts'
import type { FeedbackItem, SectionName } from './feedback-item.ts'
import type { Genre } from './genre/genre.ts'
import type { OnTopic } from './on-topic.ts'
import type { TextNature } from './text-nature.ts'

export const SECTION_TITLES: Readonly<Record<SectionName, string>> = {
  structure: 'கட்டமைப்பும் ஓட்டமும்',
  clarity: 'தெளிவு',
  facts: 'தகவல் சரிபார்ப்பு',
  citations: 'இலக்கிய மேற்கோள்கள்',
}

const NOTHING_FOUND: Readonly<Record<SectionName, string>> = {
  structure: 'பத்திகளின் அமைப்பும் ஓட்டமும் சீராக உள்ளன.',
  clarity: 'தொடர்கள் தெளிவாக உள்ளன.',
  facts: 'சரிபார்க்க வேண்டிய தகவல் எதுவும் காணப்படவில்லை.',
  citations: 'இலக்கிய மேற்கோள் எதுவும் காணப்படவில்லை.',
}

/** What is said of a section of a text that is no essay, where nothing was found: nothing good, nothing bad. */
const NOT_JUDGED: Readonly<Record<SectionName, string>> = {
  structure: 'கட்டமைப்பு மதிப்பிடப்படவில்லை.',
  clarity: 'தெளிவு குறித்த குறிப்பு எதுவும் இல்லை.',
  facts: NOTHING_FOUND.facts,
  citations: NOTHING_FOUND.citations,
}

const TAMIL_ONLY = 'தமிழ்க் கட்டுரைகளை மட்டுமே மதிப்பிட முடியும்.'

/** What was sent, and why it is not judged as an essay. */
const NO_ESSAY: Readonly<Record<Exclude<TextNature, 'essay'>, string>> = {
  empty: 'உரை எதுவும் பெறப்படவில்லை. கட்டுரையைச் சேர்த்து மீண்டும் அனுப்புங்கள்.',
  'no-letters': `அனுப்பியதில் எழுத்து எதுவும் இல்லை; எண்களோ குறியீடுகளோ மட்டும் உள்ளன. ${TAMIL_ONLY}`,
  garbled: 'உரையின் எழுத்துகள் சிதைந்து வந்துள்ளன. ஒருங்குறி எழுத்தில் மீண்டும் அனுப்புங்கள்.',
  romanised: 'உரை ஆங்கில எழுத்துகளில் எழுதிய தமிழாகத் தெரிகிறது. தமிழ் எழுத்துகளில் எழுதி அனுப்புங்கள்.',
  devanagari: `உரை இந்தி எழுத்தில் உள்ளது. ${TAMIL_ONLY}`,
  english: `உரை ஆங்கிலத்தில் உள்ளது. ${TAMIL_ONLY}`,
  'other-language': `உரை தமிழில் இல்லை. ${TAMIL_ONLY}`,
  'half-english': `உரையின் பெரும்பகுதி ஆங்கிலத்தில் உள்ளது. ${TAMIL_ONLY}`,
  unreadable: 'உரையின் பெரும்பாலான சொற்கள் புரியவில்லை; எனவே கட்டுரையாக மதிப்பிடப்படவில்லை.',
  'one-sentence': 'ஒரே தொடர் மீண்டும் மீண்டும் வருகிறது; எனவே கட்டுரையாக மதிப்பிடப்படவில்லை.',
  'too-short': 'கட்டுரையாக மதிப்பிட முடியாத அளவுக்கு உரை குறைவாக உள்ளது. இன்னும் சில தொடர்கள் எழுதி அனுப்புங்கள்.',
  verse: 'உரை கவிதை வடிவில் உள்ளது; எனவே கட்டுரையாக மதிப்பிடப்படவில்லை.',
}
const EVIDENCE_CHECKED = 'தகவல்களும் மேற்கோள்களும் சரிபார்க்கப்பட்டுள்ளன.'
/** An introduction, a body and a conclusion. */
const MIN_PARTS = 3
const PARTS = 'தொடக்கமும் முடிவும் தெளிவாக உள்ளன.'
const PARTS_AND_TOPIC = 'தொடக்கமும் முடிவும் தெளிவாக உள்ளன; பத்திகள் தலைப்போடு ஒட்டிச் செல்கின்றன.'
const NO_DEEP_REVIEW = 'ஆழ்நிலை ஆய்வு இப்போது கிடைக்கவில்லை; அடிப்படை ஆய்வு மட்டும் செய்யப்பட்டது.'

const counted = (items: readonly FeedbackItem[], badge: FeedbackItem['badge']) =>
  items.filter((item) => item.badge === badge).length

/**
 * What a section says of itself in a sentence or two.
 * @param left how many findings are not among the items.
 */
export function sectionSummary(
  section: SectionName,
  items: readonly FeedbackItem[],
  nature: TextNature,
  left: number,
): string {
  const said = sectionAssessment(section, items, nature)
  return left === 0
    ? said
    : `${said} கண்டறிந்தவை மொத்தம் ${items.length + left}; மிக முதன்மையான ${items.length} இங்கே தரப்பட்டுள்ளன.`
}

function sectionAssessment(section: SectionName, items: readonly FeedbackItem[], nature: TextNature): string {
  if (items.length === 0) return (nature === 'essay' ? NOTHING_FOUND : NOT_JUDGED)[section]
  if (section === 'facts' || section === 'citations') return evidenceSummary(items)
  const urgent = items.filter(({ severity }) => severity === 'high').length
  const rest = items.length - urgent
  const parts = [
    urgent === 0 ? '' : `உடனடித் திருத்தம் தேவைப்படும் இடங்கள்: ${urgent}.`,
    rest === 0 ? '' : `பரிந்துரைகள்: ${rest}.`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function evidenceSummary(items: readonly FeedbackItem[]): string {
  const parts = [
    [counted(items, 'conflicting'), 'மூலத்தோடு முரண்படுபவை'],
    [counted(items, 'unverified'), 'சரிபார்க்க முடியாதவை'],
    [counted(items, 'verified'), 'மூலத்தோடு பொருந்துபவை'],
  ] as const
  return parts
    .filter(([number]) => number > 0)
    .map(([number, label]) => `${label}: ${number}.`)
    .join(' ')
}

/** The text that a summary speaks of. */
interface Reviewed {
  readonly essay: Essay
  readonly genre: Genre
  readonly nature: TextNature
  readonly onTopic: OnTopic | undefined
}

/** The genres whose introduction, conclusion and topic are judged. */
const HAS_PARTS: ReadonlySet<Genre> = new Set(['essay', 'speech', 'report', 'blog'])

/** The overall assessment. Praise only with its reason. */
export function summaryOf(
  { essay, genre, nature, onTopic }: Reviewed,
  items: readonly FeedbackItem[],
  deepReviewMissing: boolean,
): string {
  const keepsToTopic = essay.topic !== undefined && (onTopic?.value ?? onTopic === undefined)
  const parts =
    nature === 'essay'
      ? assessment(items, WITHIN[genre], praiseOf(essay, genre, keepsToTopic))
      : noEssay(nature, items)
  return [...parts, ...(deepReviewMissing ? [NO_DEEP_REVIEW] : [])].join(' ')
}

function noEssay(nature: Exclude<TextNature, 'essay'>, items: readonly FeedbackItem[]): string[] {
  const checked = items.some(({ badge }) => badge === 'verified' || badge === 'conflicting')
  return checked ? [NO_ESSAY[nature], EVIDENCE_CHECKED] : [NO_ESSAY[nature]]
}

/** What is good about the structure of a text in which nothing is found amiss. */
function praiseOf({ paragraphs }: Essay, genre: Genre, keepsToTopic: boolean): string {
  if (!HAS_PARTS.has(genre) || paragraphs.length < MIN_PARTS) return ''
  return keepsToTopic ? PARTS_AND_TOPIC : PARTS
}

/** Where something is to be corrected, by what kind of text it is. */
const WITHIN: Readonly<Record<Genre, string>> = {
  essay: 'கட்டுரையில்',
  letter_formal: 'கடிதத்தில்',
  letter_personal: 'கடிதத்தில்',
  speech: 'உரையில்',
  story: 'கதையில்',
  report: 'அறிக்கையில்',
  instructions: 'செய்முறையில்',
  dialogue: 'உரையாடலில்',
  poem: 'கவிதையில்',
  blog: 'பதிவில்',
}

function assessment(items: readonly FeedbackItem[], within: string, structurePraise: string): string[] {
  const of = (category: SectionName) => items.filter((item) => item.category === category)
  const serious = items.filter(({ severity }) => severity === 'high' || severity === 'medium')
  const conflicting = counted(items, 'conflicting')
  const citations = of('citations')
  if (serious.length === 0) {
    const praise = of('structure').length === 0 ? structurePraise : ''
    const quoted =
      citations.length > 0 && citations.every(({ badge }) => badge === 'verified')
        ? 'மேற்கோள்கள் மூலத்தோடு பொருந்துகின்றன.'
        : ''
    const minor = items.filter(({ badge }) => badge !== 'verified').length
    const rest = minor === 0 ? 'பெரிய திருத்தம் எதுவும் தேவையில்லை.' : `சிறு பரிந்துரைகள் மட்டும் உள்ளன: ${minor}.`
    return [praise, quoted, rest].filter((part) => part !== '')
  }
  const structure = of('structure').filter(({ severity }) => severity !== 'low').length
  const clarity = of('clarity').filter(({ severity }) => severity !== 'low').length
  const named = [
    [structure, 'கட்டமைப்பில்'],
    [clarity, 'தெளிவில்'],
    [conflicting, 'மூலத்தோடு முரண்படும் இடங்கள்'],
  ] as const
  const listed = named.filter(([number]) => number > 0).map(([number, label]) => `${label} ${number}`)
  return [`${within} திருத்த வேண்டியவை: ${listed.join(', ')}.`, 'முதன்மைத் திருத்தங்களில் தொடங்குங்கள்.']
}
