import { dialectIn } from './dialect.mjs'

/** Longest subject of a commit, in UTF-16 code units: what `git log --oneline` shows on a terminal of 80 columns. */
export const MAX_SUBJECT = 72

/**
 * What is wrong with the subject of a commit; empty where nothing is.
 * @param {string} subject
 * @returns {string[]}
 */
export function subjectFaults(subject) {
  const faults = dialectIn(subject).map(
    ({ found, instead }) => `"${found}" is known in this project only: ${instead}`,
  )
  if (subject.length > MAX_SUBJECT) faults.push(`${subject.length} characters, at most ${MAX_SUBJECT}`)
  if (subject.endsWith('.')) faults.push('ends with a full stop')
  if (/^\p{Ll}/u.test(subject)) faults.push('begins with a small letter')
  return faults
}
