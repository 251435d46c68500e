import { memoize } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'

const HOLDS = /^(?:நினைக்கிறேன்|கருதுகிறேன்|நம்புகிறேன்|எண்ணுகிறேன்|வலியுறுத்துகிறேன்|கூறுவேன்|சொல்வேன்)$/u
const VIEW = /^(?:கருத்து|எண்ணம்|நிலைப்பாடு|வேண்டுகோள்|முடிவு|நம்பிக்கை|வாதம்)(?:ஆகும்)?$/u
const MINE = /^(?:என்|எனது|எங்கள்|நம்|நமது|என்னுடைய)$/u
const I = /^(?:நான்|நாங்கள்)$/u

/** The last word of what the writer holds: கூடாது of `தரக் கூடாது என்பதே என் கருத்து`, `வேண்டும் என்று நான் நினைக்கிறேன்`. */
export const heldByWriter = memoize(({ words, lastWord }: Sentence): Word | undefined => {
  if (lastWord === undefined) return undefined
  const { previous } = lastWord
  const isView = VIEW.test(lastWord.text) && previous !== undefined && MINE.test(previous.text)
  if (!isView && !HOLDS.test(lastWord.text)) return undefined
  const before = previous !== undefined && (isView || I.test(previous.text)) ? previous.previous : previous
  const said = before && withoutVallinam(before.text)
  if (before === undefined || !/^(?:என்று|என|என்பதே|என்பது|என்பதுதான்)$/u.test(said ?? '')) return undefined
  return words[before.index - 1]
})
