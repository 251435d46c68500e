import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Ajv from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import type { Log } from 'sarif'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FileReport } from '../file-report.ts'
import { localProofreader } from '../proofreader.ts'
import { renderGithub } from './github.ts'
import { renderSarif } from './sarif.ts'

const TEXT = '\ufeffஅவன் வந்தான்.\r\nமாணவர்கள் பாடத்தை படித்தார்கள். அவன் நேற்று பள்ளிக்கு வந்தாள்.\n'

const schema: object = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'),
    'utf8',
  ),
)
const ajv = new Ajv.default({ strict: false, unicodeRegExp: false })
addFormats.default(ajv)
const isSarif = ajv.compile(schema)

let report: FileReport
beforeAll(async () => {
  const proofread = localProofreader({
    messageLanguage: 'ta',
    disabledRules: [],
    dictionary: [],
    profile: 'general',
  })
  report = { file: 'கதைகள்/என் கதை.txt', text: TEXT, ...(await proofread(TEXT)) }
})

describe('--format sarif', () => {
  it('is valid against the schema of SARIF 2.1.0, with and without issues and failures', () => {
    for (const text of [renderSarif([report], ['a.txt: no such file']), renderSarif([], [])]) {
      expect(isSarif(JSON.parse(text)), JSON.stringify(isSarif.errors)).toBe(true)
    }
  })

  it('is not taken for valid where a level is wrong or a tool has no name', () => {
    const good = renderSarif([report], [])
    expect(isSarif(JSON.parse(good.replace(/"level": "\w+"/, '"level": "high"')))).toBe(false)
    expect(isSarif(JSON.parse(good.replace('"name": "Semmai",', '')))).toBe(false)
  })

  it('places every issue: encoded address, lines, columns, offsets without the byte order mark, fixes', () => {
    const log: Log = JSON.parse(renderSarif([report], []))
    const results = log.runs[0]?.results ?? []
    expect(results).toHaveLength(report.issues.length)
    expect(results.length).toBeGreaterThan(1)
    const lines = TEXT.slice(1).split(/\r\n|\n/)
    for (const [at, result] of results.entries()) {
      const issue = report.issues[at]
      const place = result.locations?.[0]?.physicalLocation
      const {
        startLine = 0,
        startColumn = 0,
        endColumn = 0,
        charOffset = 0,
        charLength = 0,
      } = place?.region ?? {}
      const excerpt = TEXT.slice(issue?.start, issue?.end)
      expect(lines[startLine - 1]?.slice(startColumn - 1, endColumn - 1)).toBe(excerpt)
      expect(TEXT.slice(1).substring(charOffset, charOffset + charLength)).toBe(excerpt)
      expect(decodeURIComponent(place?.artifactLocation?.uri ?? '')).toBe(report.file)
      expect(place?.artifactLocation?.uri).toMatch(/^[!-~]+$/)
      expect(result.fixes?.[0]?.artifactChanges[0]?.replacements[0]?.insertedContent?.text).toBe(
        issue?.suggestion,
      )
      expect(log.runs[0]?.tool.driver.rules?.[result.ruleIndex ?? -1]?.id).toBe(issue?.rule)
    }
  })

  it('names a file outside the current folder by a file URL, one inside by its path', () => {
    const uriOf = (file: string) =>
      JSON.parse(renderSarif([{ ...report, file }], [])).runs[0].artifacts[0].location.uri
    expect(uriOf(join(process.cwd(), '..', 'a b.txt'))).toBe(
      pathToFileURL(join(process.cwd(), '..', 'a b.txt')).href,
    )
    expect(uriOf(join(process.cwd(), 'x', 'a#b.txt'))).toBe('x/a%23b.txt')
    expect(uriOf('-')).toBe('stdin')
  })
})

describe('--format github', () => {
  it('is one command for each issue', () => {
    const lines = renderGithub(report).trimEnd().split('\n')
    expect(lines).toHaveLength(report.issues.length)
    for (const line of lines)
      expect(line).toMatch(/^::(error|warning|notice) file=[^,:]+,line=2,endLine=2,col=\d+,/)
  })

  it('lets no file name and no text end a command or start another', () => {
    const [issue] = report.issues
    if (!issue) throw new Error('no issue')
    const message = '100%\r\n::error::x'
    const output = renderGithub({ ...report, file: 'a,b:c\n::set.txt', issues: [{ ...issue, message }] })
    expect(output.match(/\n/g)).toHaveLength(1)
    expect(output).toContain('file=a%2Cb%3Ac%0A%3A%3Aset.txt,line=2')
    expect(output).toContain('::100%25%0D%0A::error::x')
  })
})
