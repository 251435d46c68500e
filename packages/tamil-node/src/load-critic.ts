import { type Critic, createCritic } from '@semmai/tamil'
import { loadCouplets } from './load-couplets.ts'
import { loadEngine } from './load-engine.ts'
import { loadPlaces } from './load-places.ts'

let critic: Critic | undefined

/** The critic with the installed couplets and names of places. Reads them at the first call, then gives the same critic. */
export function loadCritic(): Critic {
  critic ??= createCritic({ engine: loadEngine(), couplets: loadCouplets(), places: loadPlaces() })
  return critic
}
