import type { FactRecord, FactValue } from '../../knowledge/facts/fact-record.ts'
import { MONTH_NAMES } from '../../words/months.ts'
import type { CritiqueFinding, Evidence } from '../feedback-item.ts'
import type { OpenStatement } from './open-statements.ts'
import type { Claim } from './records/claim.ts'

/** The finding for a claim that its record bears out. */
export function verifiedFinding(claim: Claim, start: number, end: number): CritiqueFinding {
  const finding = confirmed({ start, end }, claim.record.source)
  if (claim.names !== false) return finding
  return { ...finding, description: `“${claim.subject}” பற்றிய இத்தகவல் மூலத்தோடு பொருந்துகிறது.` }
}

/** The finding for a statement that evidence speaks for. Offsets as in `CritiqueFinding`. */
export function confirmed(
  { start, end }: Pick<CritiqueFinding, 'start' | 'end'>,
  evidence: Evidence,
): CritiqueFinding {
  return {
    severity: 'low',
    title: 'தகவல் சரிபார்க்கப்பட்டது',
    description: 'இத்தகவல் மூலத்தோடு பொருந்துகிறது.',
    start,
    end,
    suggestion: 'மாற்றம் தேவையில்லை.',
    meaningMayChange: false,
    verdict: { badge: 'verified', evidence },
  }
}

/** The finding for a claim that its record contradicts. */
export function conflictingFinding({ record, stated }: Claim, start: number, end: number): CritiqueFinding {
  const right = showValue(record)
  return {
    severity: 'high',
    title: 'தகவல் மூலத்தோடு முரண்படுகிறது',
    description: `கட்டுரையில் “${stated}” என்று உள்ளது; மூலத்தில் “${right}” என்று உள்ளது. சரிபார்த்துத் திருத்துங்கள்.`,
    start,
    end,
    suggestion: `மூலத்தில் உள்ளபடி “${right}” என்று திருத்துங்கள்.`,
    meaningMayChange: true,
    verdict: { badge: 'conflicting', evidence: record.source },
    fix: `“${stated}” என்னும் தகவல் மூலத்தில் “${right}” என்று உள்ளது; சரிபார்த்துத் திருத்துங்கள்.`,
  }
}

/** The finding for a statement without evidence. */
export function unverifiedFinding({ start, end }: OpenStatement): CritiqueFinding {
  return {
    severity: 'low',
    title: 'தகவல் சரிபார்க்கப்படவில்லை',
    description: 'இத்தகவலை எங்களால் சரிபார்க்க முடியவில்லை. நம்பகமான மூலத்தைச் சுட்டுங்கள்.',
    start,
    end,
    suggestion: 'இத்தகவலுக்கு நம்பகமான மூலம் ஒன்றைச் சுட்டுங்கள்.',
    meaningMayChange: true,
    verdict: { badge: 'unverified' },
  }
}

const UNIT_NAMES = {
  metre: 'மீட்டர்',
  kilometre: 'கிலோமீட்டர்',
  'kilometre-per-second': 'கிலோமீட்டர் (ஒரு நொடிக்கு)',
  foot: 'அடி',
  'square-kilometre': 'சதுர கிலோமீட்டர்',
  'degree-celsius': 'டிகிரி செல்சியஸ்',
  percent: 'விழுக்காடு',
  second: 'நொடி',
  minute: 'நிமிடம்',
  hour: 'மணி நேரம்',
  day: 'நாள்',
  year: 'ஆண்டு',
} as const

/** A record's value in Tamil. */
function showValue({ value }: { readonly value: FactValue } | FactRecord): string {
  switch (value.type) {
    case 'name':
      return value.accepted[0] ?? ''
    case 'number':
      return `${value.accepted[0]} ${value.nouns[0]}`
    case 'measure':
      return `${value.amount} ${UNIT_NAMES[value.unit]}`
    case 'century':
      return value.accepted
        .map((number) => `${number < 0 ? `கி.மு. ${-number}` : number} ஆம் நூற்றாண்டு`)
        .join(' / ')
    case 'date': {
      const { year, month, day } = value.accepted[0] ?? {}
      const parts = [
        year === undefined ? '' : year < 0 ? `கி.மு. ${-year} ஆம் ஆண்டு` : `${year} ஆம் ஆண்டு`,
        month === undefined ? '' : (MONTH_NAMES[month - 1]?.[0] ?? ''),
        day === undefined ? '' : `${day} ஆம் நாள்`,
      ]
      return parts.filter((part) => part !== '').join(' ')
    }
  }
}
