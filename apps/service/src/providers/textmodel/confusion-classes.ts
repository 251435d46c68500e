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

/**
 * Whether two runs of words differ only as writers do confuse them: look-alike and sound-alike letters, a doubled hard
 * consonant at the end (சந்தி), or where words are joined.
 */
export function confusable(before: readonly string[], after: readonly string[]): boolean {
  return skeletons(before) === skeletons(after)
}

function skeletons(words: readonly string[]): string {
  return words.map(skeleton).join('')
}

function skeleton(word: string): string {
  const bare = word.normalize('NFC').replace(DOUBLED_HARD, '')
  return Array.from(bare, (letter) => CLASS_OF.get(letter) ?? letter)
    .join('')
    .replaceAll('ா', '')
}
