import { SELF } from '../contradictions/reading/people.ts'
import { type Idea, isSameIdea, type Statement } from './statement.ts'
import type { Subject } from './subjects.ts'

/** A statement with whom or what it speaks of. */
export interface Placed extends Statement {
  readonly subject: Subject | undefined
}

/** The same subject, or each speaks of the other's: `கொசுக்களால் நோய்கள் பரவுகின்றன`, `கொசுக்கள் நோய்களைப் பரப்புவதில்லை`. */
export function isOfOneSubject(one: Placed, other: Placed): boolean {
  if (one.subject === undefined || other.subject === undefined)
    return one.subject?.name !== SELF && other.subject?.name !== SELF
  if (one.subject.name === other.subject.name) return true
  if (one.subject.isSomebody || other.subject.isSomebody) {
    const [first, second] = [one.subject.idea, other.subject.idea]
    return first !== undefined && second !== undefined && first.word.isA('noun') && isSameIdea(first, second)
  }
  return speaksOf(one, other.subject) && speaksOf(other, one.subject)
}

const speaksOf = ({ ideas }: Statement, { idea }: Subject) =>
  idea !== undefined && ideas.some((one) => one.role !== 'quality' && isSameIdea(one, idea))

/** The word in which a statement speaks of the same, or its subject where that is meant by a pronoun. */
export const finds = ({ ideas, subject }: Placed, idea: Idea) =>
  ideas.find((one) => isSameIdea(one, idea)) ??
  (subject?.idea !== undefined && isSameIdea(subject.idea, idea) ? subject.idea : undefined)

/** Whether there is somebody or something of which both speak. */
export const sharesSomething = (one: Placed, other: Placed, shared: readonly Idea[]) =>
  shared.some(({ role }) => role === 'thing' || role === 'place') ||
  (one.subject !== undefined && one.subject.name === other.subject?.name)

/** Only this: another has a remark of its own. */
export const ONLY = /^(?:மட்டும்|மட்டுமே|மட்டுந்தான்)$/u
