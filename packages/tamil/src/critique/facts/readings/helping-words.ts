import { has } from '../clauses/clause-words.ts'
import type { Unit } from '../names/sentence-units.ts'

/** `பதிவு செய்யும்`: the verb that makes one of the noun that the record asks for. */
export const isLightVerb = (at: number, cues: ReadonlySet<number>, units: readonly Unit[]) =>
  cues.has(at - 1) &&
  units[at - 1]?.word?.is('nominative') === true &&
  units[at]?.word?.hasLemma('செய்') === true

/** `வந்து சேர்ந்தது`, `கண்டுபிடித்துத் தந்தார்`: the verb that only helps the participle before it, which the record asks for. */
export const isAuxiliary = (at: number, cues: ReadonlySet<number>, units: readonly Unit[]) => {
  const [participle, verb] = [units[at - 1], units[at]]
  return (
    cues.has(at - 1) &&
    participle !== undefined &&
    has(participle, 'verbal-participle') &&
    HELPS.test(verb?.bare ?? '')
  )
}
const HELPS = /^(?:சேர்ந்|வந்|வருகி|கொண்|விட்|போன|வைத்|தந்|தருகி|கொடுத்|இருந்|இருக்கி|உள்ள|முடித்|காட்டி|அளித்|சென்ற)/u

/** `குறுகிய நீரிணை`, `பழமையான நகரம்`: what the noun is like that says what the answer is. */
export const isQuality = (unit: Unit | undefined) =>
  unit?.word?.isOnly('adjectival') === true || unit?.word?.isA('adjective') === true
