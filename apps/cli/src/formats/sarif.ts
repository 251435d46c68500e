import type { Severity } from '@semmai/contract'
import { ENGINE_VERSION } from '@semmai/tamil'
import type { Log, Region, ReportingDescriptor, Result } from 'sarif'
import { describePlace, type FileReport } from '../file-report.ts'
import { lineMap } from '../line-map.ts'
import type { Issue } from '../proofreader.ts'
import { fileReference } from '../relative-path.ts'

const LEVELS = { high: 'error', medium: 'warning', low: 'note' } as const satisfies Record<Severity, string>
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A log of SARIF 2.1.0 with one run. Offsets are UTF-16 code units without the byte order mark; a replacement is a
 * `fix`. An issue in a document without lines has a logical location instead. `failures` are what could not be read, one line each.
 */
export function renderSarif(reports: readonly FileReport[], failures: readonly string[]): string {
  const ids = [...new Set(reports.flatMap(({ issues }) => issues.map(({ rule }) => rule)))].sort()
  const indexOf = new Map(ids.map((id, index) => [id, index]))
  const notifications = failures.map((text) => ({ level: 'error' as const, message: { text } }))
  const log: Log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Semmai', version: ENGINE_VERSION, rules: ids.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r'],
        invocations: [
          { executionSuccessful: failures.length === 0, toolExecutionNotifications: notifications },
        ],
        artifacts: reports.map(({ file, placeOf }) => ({
          location: { uri: fileReference(file) },
          ...(placeOf ? {} : { encoding: 'UTF-8' }),
        })),
        results: reports.flatMap((report, artifact) => resultsOf(report, artifact, indexOf)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function ruleOf(id: string): ReportingDescriptor {
  return { id, name: id.replaceAll('/', '-'), properties: { tags: [id.split('/')[0] ?? id] } }
}

function resultsOf(
  { file, text, issues, placeOf }: FileReport,
  artifact: number,
  rules: Map<string, number>,
): Result[] {
  const positionOf = lineMap(text)
  const artifactLocation = { uri: fileReference(file), index: artifact }
  const marked = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0
  const regionOf = ({ start, end }: Issue): Region => {
    const [from, to] = [positionOf(start), positionOf(end)]
    return {
      startLine: from.line,
      startColumn: from.column,
      endLine: to.line,
      endColumn: to.column,
      charOffset: start - marked,
      charLength: end - start,
      snippet: { text: text.slice(start, end) },
    }
  }
  return issues.map((issue) => {
    const head = {
      ruleId: issue.rule,
      ruleIndex: rules.get(issue.rule) ?? -1,
      level: LEVELS[issue.severity],
      message: { text: issue.message },
    }
    if (placeOf) {
      const logicalLocations = [{ name: describePlace(placeOf(issue.start)) }]
      return { ...head, locations: [{ physicalLocation: { artifactLocation }, logicalLocations }] }
    }
    const { snippet, ...deletedRegion } = regionOf(issue)
    const result: Result = {
      ...head,
      locations: [{ physicalLocation: { artifactLocation, region: regionOf(issue) } }],
    }
    if (issue.suggestion === snippet?.text) return result
    const replacements = [{ deletedRegion, insertedContent: { text: issue.suggestion } }]
    return { ...result, fixes: [{ artifactChanges: [{ artifactLocation, replacements }] }] }
  })
}
