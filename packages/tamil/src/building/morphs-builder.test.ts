import { expect, it } from 'vitest'
import { FeatureLists } from '../words/feature-lists.ts'
import { MorphsBuilder } from './morphs-builder.ts'

/** A builder with one stem filed so often under one form. */
function filed(times: number): MorphsBuilder {
  const lists = new FeatureLists()
  const builder = new MorphsBuilder(lists)
  const tree = builder.addTree()
  for (let stem = 1; stem <= times; stem++)
    builder.addStem(tree, 'மரம', stem, lists.numberOf(['singular']), 0)
  return builder
}

it('counts as many stems of one form as a byte holds, and refuses more', () => {
  expect(Math.max(...filed(255).build().treeFiled)).toBe(255)
  expect(() => filed(256).build()).toThrow('256 morphs have one form')
})
