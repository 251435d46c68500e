import type { FactIndex } from './fact-index.ts'

/** Whether some record gives the one for an answer about the other, or both are names of one thing. */
export const areConnected = (one: string, other: string, index: FactIndex): boolean =>
  one === other ||
  index.isSame(one, new Set([other])) ||
  answersFor(one, other, index) ||
  answersFor(other, one, index)

const answersFor = (subject: string, answer: string, index: FactIndex) =>
  index
    .recordsAbout(subject)
    .some(
      ({ accepted, around, record }) =>
        accepted.has(answer) || around.has(answer) || record.subject.includes(answer),
    )
