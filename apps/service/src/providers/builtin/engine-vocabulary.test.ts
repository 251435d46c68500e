import type * as contract from '@semmai/contract'
import type * as engine from '@semmai/tamil'
import { expectTypeOf, it } from 'vitest'

// These are checked by the compiler, as every `@ts-expect-error` is: `npm run check` is red, not the run.

it('closed lists of the engine are those of the contract', () => {
  expectTypeOf<engine.IssueType>().toEqualTypeOf<contract.IssueType>()
  expectTypeOf<engine.Severity>().toEqualTypeOf<contract.Severity>()
  expectTypeOf<engine.MessageLanguage>().toEqualTypeOf<contract.MessageLanguage>()
  expectTypeOf<engine.Profile>().toEqualTypeOf<contract.Profile>()
  expectTypeOf<engine.Genre>().toEqualTypeOf<contract.Genre>()
  expectTypeOf<engine.SectionName>().toEqualTypeOf<contract.FeedbackItem['category']>()
})

it('a member that only one of them has does not compile', () => {
  // @ts-expect-error the contract has one more
  expectTypeOf<engine.IssueType>().toEqualTypeOf<contract.IssueType | 'seed'>()
  // @ts-expect-error the engine has one more
  expectTypeOf<engine.Severity | 'seed'>().toEqualTypeOf<contract.Severity>()
  // @ts-expect-error the contract has one less
  expectTypeOf<engine.MessageLanguage>().toEqualTypeOf<Exclude<contract.MessageLanguage, 'en'>>()
  // @ts-expect-error the contract has one more
  expectTypeOf<engine.Profile>().toEqualTypeOf<contract.Profile | 'seed'>()
  // @ts-expect-error the engine has one more
  expectTypeOf<engine.Genre | 'seed'>().toEqualTypeOf<contract.Genre>()
  // @ts-expect-error the contract has one less
  expectTypeOf<engine.SectionName>().toEqualTypeOf<Exclude<contract.FeedbackItem['category'], 'facts'>>()
})
