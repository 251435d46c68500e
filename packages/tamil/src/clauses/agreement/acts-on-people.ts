import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { rootsOf } from '../reading/verb-root.ts'

/** With செய் they make one transitive verb: `கைது செய்`. */
export const LIGHT = new Set('கைது விடுதலை கொலை அறிமுகம் தேர்வு சுத்தம் விசாரணை'.split(' '))

/** Whether a verb acts on people, or makes one verb with the noun before it that does: `கைது செய்தனர்`. */
export function governsAccusative(verb: Word): boolean {
  return (verb.previous !== undefined && LIGHT.has(verb.previous.text)) || actsOnPeople(verb)
}

/** Whether the object of a verb is often a person, whatever the verb is a form of. */
export const actsOnPeople = memoizeForm((verb: Word): boolean => {
  const roots = rootsOf(verb)
  return (
    roots.length > 0 &&
    !verb.is('passive') &&
    roots.every((root) => verb.form.framesOf(root).includes('person') || SEEING.has(root))
  )
})

/** Whether the object of a verb is a person by its case frame, whatever it is a form of. Not பார் or தேடு: `அண்ணனுக்குப் பெண் பார்க்கிறோம்`. */
export function hasPersonFrame(verb: Word): boolean {
  const roots = rootsOf(verb)
  return roots.length > 0 && roots.every((root) => verb.form.framesOf(root).includes('person'))
}

/** Verbs of perceiving, catching and bringing up: their frames say things, and people are meant as well. */
export const SEEING = new Set([
  'பார்',
  'காண்',
  'தேடு',
  'பிடி',
  'தூக்கு',
  'வளர்',
  'நினை',
  'மற',
  'மண',
  'கண்டுபிடி',
  'மீட்டெடு',
])

/** `நான் படித்த பள்ளியில் …`: of the clause inside. */
export const isSubjectOfParticiple = ({ next }: Word) => next?.is('relative-participle') === true
