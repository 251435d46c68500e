import type { Sentence } from '../../../../text/sentence.ts'
import type { CritiqueFinding } from '../../../feedback-item.ts'
import type { People } from './people.ts'

/**
 * Follows a text sentence by sentence, keeps what it says and tells where a sentence takes it back. `people` knows whom the
 * text has named so far, this sentence included; `at` is the sentence's place in the text.
 */
export type Follower = (sentence: Sentence, people: People, at: number) => readonly CritiqueFinding[]
