/** Letters that Tamil writers confuse; each class counts as one letter. */
const CLASSES: readonly (readonly string[])[] = [
  ['ல', 'ள', 'ழ'],
  ['ர', 'ற'],
  ['ந', 'ன', 'ண'],
  ['ா', ''],
  ['ி', 'ீ'],
  ['ு', 'ூ'],
  ['ெ', 'ே'],
  ['ொ', 'ோ'],
]
const CLASS_OF = new Map(
  CLASSES.flatMap((letters) => letters.map((letter) => [letter, letters[0] ?? letter])),
)
const DOUBLED_HARD = /[கசதப]்$/
const PERSON_ENDINGS = /(?:ேன்|ோம்|ாய்|ீர்|ீர்கள்|ான்|ாள்|ார்|ார்கள்|து|ன|னர்|ாது|தது|ந்தது|ன்றது|ன்றன)$/

/**
 * Whether two runs of known words differ only as writers do confuse them: look-alike and sound-alike letters, a
 * doubled hard consonant at the end (சந்தி), the ending for person and number, or where words are joined.
 */
export function confusable(before: readonly string[], after: readonly string[]): boolean {
  const skeletons = (words: readonly string[]) => words.map(skeleton).join('')
  if (skeletons(before) === skeletons(after)) return true
  if (before.length !== after.length) return false
  return before.every((word, i) => {
    const other = after[i] ?? ''
    return word === other || skeleton(word) === skeleton(other) || sameStem(word, other)
  })
}

function skeleton(word: string): string {
  const bare = word.normalize('NFC').replace(DOUBLED_HARD, '')
  return Array.from(bare, (letter) => CLASS_OF.get(letter) ?? letter)
    .join('')
    .replaceAll('ா', '')
}

function sameStem(a: string, b: string): boolean {
  if (!PERSON_ENDINGS.test(a) || !PERSON_ENDINGS.test(b)) return false
  let common = 0
  while (common < a.length && a[common] === b[common]) common++
  return common >= 2 && common >= Math.min(a.length, b.length) / 3
}
