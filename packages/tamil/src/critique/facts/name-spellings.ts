/**
 * How one name is spelled by different writers: with Grantha letters or Tamil ones (இராஜாஜி, இராசாசி), with the vowel that
 * Tamil puts before ர and ல or without it (இராமன், ராமன்), in one word or two.
 */

const GRANTHA: readonly (readonly [RegExp, string])[] = [
  [/ஷ்ண/gu, 'ட்டிண'],
  [/ஷ்ட/gu, 'ட்ட'],
  [/க்ஷ/gu, 'ட்ச'],
  [/ஜ்ஞ/gu, 'ஞ'],
  [/ஸ்வ/gu, 'சுவ'],
  [/ஸ்த/gu, 'சுத'],
  [/ஸ்ட/gu, 'சுட'],
  [/ஸ்க/gu, 'சுக'],
  [/ஸ்ர/gu, 'சிர'],
  [/[ஸஷ]்$/gu, 'சு'],
  [/ஃ(?=[பஜ])/gu, ''],
  [/[ஜஸஷ]/gu, 'ச'],
]

/** Before which letters Tamil puts இ: a word does not begin with ர or ல. */
const LIQUID = /^(?=[ரல][ாேிீ])/u
const LIQUID_U = /^(?=[ரல][ுூோொ])/u
const HELPED = /^[இஉ](?=[ரல])/u

/** Other spellings of a name, the given one left out; at most eight. */
export function otherSpellings(name: string): string[] {
  const spelled = new Set<string>()
  for (const text of [name, tamilised(name)]) {
    spelled.add(text)
    spelled.add(byWord(text, (word) => word.replace(HELPED, '')))
    spelled.add(byWord(text, (word) => word.replace(LIQUID, 'இ').replace(LIQUID_U, 'உ')))
  }
  const words = name.split(' ')
  if (words.length === 2 && words.every((word) => word.length > 3 && !/[.்]/u.test(word.slice(-1))))
    spelled.add(words.join(''))
  spelled.delete(name)
  return [...spelled]
}

const tamilised = (name: string) =>
  byWord(name, (word) => GRANTHA.reduce((text, [letters, tamil]) => text.replace(letters, tamil), word))

const byWord = (name: string, change: (word: string) => string) => name.split(' ').map(change).join(' ')
