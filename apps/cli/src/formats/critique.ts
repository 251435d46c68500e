import type { CritiqueResult, FeedbackItem } from '@semmai/tamil'
import pc from 'picocolors'
import { shortened } from '../excerpt.ts'
import { lineMap } from '../line-map.ts'
import { SEVERITY_COLOR } from './severity-color.ts'

/** One file and what was made of it. */
export interface CritiqueReport {
  readonly file: string
  readonly text: string
  readonly result: CritiqueResult
}

/** All items of a critique, in the order of its sections. */
export function itemsOf({ sections }: CritiqueResult): FeedbackItem[] {
  return Object.values(sections).flatMap(({ items }) => items)
}

/** A critique for people: its summary and scores, one paragraph per item, what is good. */
export function renderCritique({ file, text, result }: CritiqueReport, color: boolean): string {
  const colors = pc.createColors(color)
  const positionOf = lineMap(text)
  const placeOf = (offset: number) => {
    const { line, column } = positionOf(offset)
    return colors.bold(`${file}:${line}:${column}`)
  }
  const scores = result.scores.flatMap(({ dimension, score }) =>
    score === null ? [] : `${dimension} ${score}`,
  )
  const head = [
    `${colors.bold(`${file}:`)} ${result.summary}`,
    ...(scores.length > 0 ? [`  ${scores.join(', ')}`] : []),
  ]
  const items = itemsOf(result).map(({ category, severity, title, description, location, badge }) => {
    const kind = badge === null ? category : `${category}, ${badge}`
    return [
      `${placeOf(location.from)} ${colors[SEVERITY_COLOR[severity]](severity)} ${kind}: ${title}`,
      `  ${onOneLine(location.excerpt)}`,
      `  ${description}`,
    ].join('\n')
  })
  const strengths = result.strengths.map(
    ({ title, location }) => `${placeOf(location.from)} ${colors.green('+')} ${title}`,
  )
  return `${[head.join('\n'), ...items, ...(strengths.length > 0 ? [strengths.join('\n')] : [])].join('\n\n')}\n`
}

const onOneLine = (excerpt: string) => shortened(excerpt.replace(/\s+/gu, ' '))
