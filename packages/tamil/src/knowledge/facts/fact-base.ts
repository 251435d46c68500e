import { days } from './days.ts'
import { epithets } from './epithets.ts'
import type { FactRecord } from './fact-record.ts'
import { firsts } from './firsts.ts'
import { history } from './history.ts'
import { india } from './india.ts'
import { institutions } from './institutions.ts'
import { inventions } from './inventions.ts'
import { literature } from './literature.ts'
import { people } from './people.ts'
import { riversMountains } from './rivers-mountains.ts'
import { science } from './science.ts'
import { singaporeMalaysia } from './singapore-malaysia.ts'
import { space } from './space.ts'
import { sriLanka } from './sri-lanka.ts'
import { tamilNadu } from './tamil-nadu.ts'
import { world } from './world.ts'
import { worldCapitals } from './world-capitals.ts'

/** Every record of the fact base. */
export const FACT_BASE: readonly FactRecord[] = [
  ...india,
  ...tamilNadu,
  ...sriLanka,
  ...singaporeMalaysia,
  ...world,
  ...worldCapitals,
  ...literature,
  ...people,
  ...epithets,
  ...firsts,
  ...history,
  ...institutions,
  ...riversMountains,
  ...science,
  ...inventions,
  ...space,
  ...days,
]
