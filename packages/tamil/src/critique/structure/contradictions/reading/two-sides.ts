import type { Sentence } from '../../../../text/sentence.ts'

const TWO_SIDES = /தீமை|தீங்க|கெடுதல்|மறுபுற|மறுபக்க|இருபுற|இரு பக்க|குறைபாட|எதிர்மறை|சாபம|நச்சு விளைவ/u

/** Whether a text weighs what is good and what is bad of its thing. */
export const weighsTwoSides = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ text }) => TWO_SIDES.test(text))
