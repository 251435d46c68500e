import type { Essay } from './essay.ts'
import type { FeedbackItem, SectionName } from './feedback-item.ts'

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

const SHORT_TEXT = 'கட்டுரையாக மதிப்பிடத் தக்க அளவு உரை இல்லை.'
const NO_DEEP_REVIEW = 'ஆழ்நிலை ஆய்வு இப்போது கிடைக்கவில்லை; அடிப்படை ஆய்வு மட்டும் செய்யப்பட்டது.'

const counted = (items: readonly FeedbackItem[], badge: FeedbackItem['badge']) =>
  items.filter((item) => item.badge === badge).length

/** What a section says of itself in a sentence or two. */
export function sectionSummary(section: SectionName, items: readonly FeedbackItem[]): string {
  if (items.length === 0) return NOTHING_FOUND[section]
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

/** The overall assessment. Praise only with its reason. */
export function summaryOf(essay: Essay, items: readonly FeedbackItem[], deepReviewMissing: boolean): string {
  const parts = essay.paragraphs.length === 0 ? [SHORT_TEXT] : assessment(items)
  return [...parts, ...(deepReviewMissing ? [NO_DEEP_REVIEW] : [])].join(' ')
}

function assessment(items: readonly FeedbackItem[]): string[] {
  const of = (category: SectionName) => items.filter((item) => item.category === category)
  const serious = items.filter(({ severity }) => severity === 'high' || severity === 'medium')
  const conflicting = counted(items, 'conflicting')
  const citations = of('citations')
  if (serious.length === 0) {
    const structured = of('structure').length === 0
    const praise = structured ? 'தொடக்கமும் முடிவும் தெளிவாக உள்ளன; பத்திகள் தலைப்போடு ஒட்டிச் செல்கின்றன.' : ''
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
    [structure, 'கட்டமைப்புத் திருத்தங்கள்'],
    [clarity, 'தெளிவுக்கான திருத்தங்கள்'],
    [conflicting, 'மூலத்தோடு முரண்படும் இடங்கள்'],
  ] as const
  const listed = named.filter(([number]) => number > 0).map(([number, label]) => `${label}: ${number}`)
  return [`கட்டுரையில் கவனிக்கத் தக்கவை: ${listed.join('; ')}.`, 'முதன்மைத் திருத்தங்களில் தொடங்குங்கள்.']
}
