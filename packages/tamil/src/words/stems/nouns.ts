import { ABSTRACTS } from './abstracts.ts'
import { ACTIONS } from './actions.ts'
import { LIVING_THINGS } from './living-things.ts'
import { LOANS } from './loans.ts'
import { PERSONAL_NAMES } from './names.ts'
import type { NounStems } from './noun-class.ts'
import { GROUPS, PEOPLE } from './people.ts'
import { PLACE_NAMES } from './place-names.ts'
import { PLACES } from './places.ts'
import { PRESS } from './press.ts'
import { PRESS_NAMES } from './press-names.ts'
import { THINGS } from './things.ts'
import { TIMES } from './times.ts'

/** All common nouns, by file; a class may occur in more than one. */
export const NOUNS: readonly NounStems[] = [
  PEOPLE,
  GROUPS,
  LIVING_THINGS,
  THINGS,
  PLACES,
  TIMES,
  ABSTRACTS,
  ACTIONS,
  LOANS,
  PRESS,
]

/** All names; a name may also be a common noun (செல்வம்). */
export const NAMES: readonly NounStems[] = [PERSONAL_NAMES, PLACE_NAMES, PRESS_NAMES]
