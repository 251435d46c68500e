import type { Passage } from '../../knowledge/literature/literature.ts'
import type { Comparison } from './comparison.ts'
import type { Judgement } from './judgement.ts'

/** The words of one feedback item about a quotation, in Tamil. */
export interface CitationMessage {
  readonly title: string
  readonly description: string
  /** The right text or the right name; advice where nothing is to be replaced. */
  readonly suggestion: string
  /** What the critique's first lines say of it, where something needs a correction. */
  readonly fix?: string
}

/** More differing words than these are not named one by one. */
const NAMED_DIFFERENCES = 3
const NOTHING_TO_CHANGE = 'மாற்றம் தேவையில்லை.'

/** What is said where an essay has more quotations than are compared (`ComparisonLimit`). */
export const NOT_COMPARED: CitationMessage = {
  title: 'சில மேற்கோள்கள் ஒப்பிடப்படவில்லை',
  description: 'மேற்கோள்கள் மிகுதியாகவும் ஒன்றுபோலவும் இருப்பதால், இதுவும் வேறு சிலவும் மூலத்தோடு ஒப்பிடப்படவில்லை.',
  suggestion: 'இப்பகுதியைத் தனியே அனுப்பினால் ஒப்பிட்டுப் பார்க்கலாம்.',
}

/** How a passage is cited: `திருக்குறள் 391`. */
function citationOf(passage: Passage): string {
  const { title } = passage.book
  if (passage.number !== undefined) return `${title} ${passage.number}`
  return passage.place === undefined ? title : `${title}, ${passage.place}`
}

/** The evidence's name: work, number, chapter, edition. */
export function sourceTitleOf(passage: Passage): string {
  const chapter = passage.number !== undefined && passage.place !== undefined ? `, ${passage.place}` : ''
  return `${citationOf(passage)}${chapter} (${passage.book.source.title})`
}

/** What is said to the writer about a judgement. One exhaustive switch, a message each. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one switch over all outcomes, each case a message
export function citationMessage(judgement: Judgement): CitationMessage {
  switch (judgement.outcome) {
    case 'exact':
      return {
        title: 'மேற்கோள் சரியானது',
        description: `மேற்கோள் “${citationOf(judgement.comparison.passage)}” என்னும் மூலத்துடன் பொருந்துகிறது.`,
        suggestion: NOTHING_TO_CHANGE,
      }
    case 'variant':
      return {
        title: 'மேற்கோள் சரியானது; பாடவேறுபாடு உள்ளது',
        description: `மேற்கோள் “${citationOf(judgement.comparison.passage)}” என்னும் மூலத்துடன் பொருந்துகிறது. ${readings(judgement.comparison)} இரண்டும் ஏற்ற பாடங்களே.`,
        suggestion: NOTHING_TO_CHANGE,
      }
    case 'popular':
      return {
        title: 'மேற்கோள் மக்கள் வழக்கில் உள்ள வடிவில் உள்ளது',
        description: `இது “${citationOf(judgement.comparison.passage)}” என்னும் மூலத்தின் மக்கள் வழக்கு வடிவம். மூலத்தில் “${judgement.comparison.lines.join(' ')}” என்று உள்ளது.`,
        suggestion: judgement.comparison.lines.join('\n'),
      }
    case 'circulating':
      return {
        title: 'மேற்கோள் சரியானது; இணையப் பதிப்பின் எழுத்துப்பிழை உள்ளது',
        description: `மேற்கோள் “${citationOf(judgement.comparison.passage)}” என்னும் மூலத்தைச் சேர்ந்தது. ${readings(judgement.comparison)} இணையப் பதிப்புகளில் பரவியுள்ள எழுத்துப்பிழை இது; அச்சுப் பதிப்பைப் பாருங்கள்.`,
        suggestion: judgement.comparison.lines.join('\n'),
      }
    case 'misquoted':
      return {
        title: 'மேற்கோளில் சொல் மாறியுள்ளது',
        description: `${readings(judgement.comparison)} மூலத்தோடு ஒப்பிட்டுத் திருத்துங்கள்.${alsoMisattributed(judgement)}`,
        suggestion: judgement.comparison.lines.join('\n'),
        fix: `“${citationOf(judgement.comparison.passage)}” என்னும் மேற்கோளை மூலப் பாடத்தோடு ஒப்பிட்டுத் திருத்துங்கள்.`,
      }
    case 'misattributed':
      return misattributed(
        judgement.passage,
        'name' in judgement.mention ? judgement.mention.name.label : judgement.mention.title,
      )
    case 'wrong-number':
      return {
        title: 'மேற்கோளின் எண் பொருந்தவில்லை',
        description: `மேற்கோள் சரியானது; ஆனால் அதன் எண் ${judgement.passage.number} (கட்டுரையில் ${judgement.reference.number}).`,
        suggestion: citationOf(judgement.passage),
        fix: `மேற்கோளின் எண் “${judgement.passage.number}” என்று திருத்துங்கள்.`,
      }
    case 'wrong-chapter':
      return {
        title: 'மேற்கோளின் அதிகாரம் பொருந்தவில்லை',
        description: `மேற்கோள் சரியானது; ஆனால் அது “${judgement.passage.place}” அதிகாரத்தில் உள்ளது (கட்டுரையில் “${judgement.chapter.chapter}”).`,
        suggestion: judgement.passage.place ?? citationOf(judgement.passage),
        fix: `மேற்கோளின் அதிகாரத்தைத் திருத்துங்கள்: “${judgement.passage.place}”.`,
      }
    case 'saying':
      return {
        title: 'இது வழங்கிவரும் பழமொழி',
        description:
          'இத்தொடர் மக்கள் வழக்கில் உள்ள பழமொழி அல்லது பொன்மொழி; எங்கள் இலக்கியத் தொகுப்பில் இல்லை. மூலத்தைச் சரிபாருங்கள்.',
        suggestion: 'பழமொழி என்று குறிப்பிடலாம்.',
      }
    case 'unknown':
      return {
        title: 'மேற்கோளின் மூலம் கிடைக்கவில்லை',
        description: 'இம்மேற்கோள் எங்கள் தொகுப்பில் கிடைக்கவில்லை. மூலத்தைக் குறிப்பிடுங்கள்.',
        suggestion: 'நூலின் பெயரையும் பாடல் எண்ணையும் சேருங்கள்.',
      }
  }
}

function alsoMisattributed({ mention, comparison }: Extract<Judgement, { outcome: 'misquoted' }>): string {
  const { author } = comparison.passage
  return mention && author !== undefined ? ` இதன் ஆசிரியர் “${mention.name.label}” அல்லர்; “${author}”.` : ''
}

function misattributed(passage: Passage, wrong: string): CitationMessage {
  const by = passage.author === undefined ? '' : `${passage.author} இயற்றிய `
  return {
    title: 'மேற்கோளின் ஆசிரியர் அல்லது நூல் பொருந்தவில்லை',
    description: `இவ்வரி “${wrong}” என்று குறிக்கப்பட்டுள்ளது; ஆனால் இது ${by}“${citationOf(passage)}” என்னும் மூலத்தில் உள்ளது.`,
    suggestion: passage.author ?? citationOf(passage),
    fix: `“${citationOf(passage)}” என்னும் மேற்கோளின் ஆசிரியர் பெயரைத் திருத்துங்கள்.`,
  }
}

function readings({ passage, differences }: Comparison): string {
  if (differences.length === 0 || differences.length > NAMED_DIFFERENCES)
    return `மேற்கோள் “${citationOf(passage)}” என்னும் பாடத்திலிருந்து ${differences.length === 0 ? '' : 'பல சொற்களில் '}மாறுபடுகிறது.`
  return differences
    .map(
      ({ quoted, printed }) =>
        `மேற்கோளில் “${quoted}” என்று உள்ளது; “${citationOf(passage)}” பாடத்தில் “${printed}” என்று உள்ளது.`,
    )
    .join(' ')
}
