import type { Sentence } from '../../../../text/sentence.ts'
import type { Occasion } from '../reading/events.ts'
import type { Idea } from '../reading/ideas.ts'
import type { Thing } from '../reading/things.ts'

/** How many of a thing there are, have come, were made: what a sentence counts, and what it says of those. */
export interface Amount {
  readonly sentence: Sentence
  /** Its place in the text. */
  readonly at: number
  readonly value: number
  readonly what: Idea
  /** ஏக்கர் of `பத்து ஏக்கர் நிலம்`. */
  readonly unit: string | undefined
  /** What tells those that are counted from others of their kind: சிறுவர் of `இருநூறு சிறுவர் நூல்கள்`. */
  readonly marks: ReadonlySet<string>
  /** Whose they are or where they are; of a word that points back, each thing that it may mean. */
  readonly of: readonly Thing[]
  /** Whether such a word tells it: அங்கே. */
  readonly pointsBack: boolean
  readonly event: Occasion | undefined
  /** What they do or what is done to them; nothing where they are only there. */
  readonly action: Idea | undefined
  readonly agent: string | undefined
  /**
   * `told`: the reader hears of them here. `total`: they are all that there are. `all`: the reader knows them, and these are all of them.
   * `some`: a part of them, or not exactly as many.
   */
  readonly scope: 'told' | 'total' | 'all' | 'some'
  /** Whether only a word that points tells which they are: `அந்த ஆறு நாள்களும்`. */
  readonly isPointed: boolean
  /** Whether a sentence that points so only says who does something with them: `நாங்கள் ஆறு நாள்களும் …`. */
  readonly isOnlyCounted: boolean
  /** When, as the words before them tell. */
  readonly times: ReadonlySet<string>
}
