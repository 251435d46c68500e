/**
 * Names are spelled by different writers with Grantha letters or Tamil ones (இராஜாஜி, இராசாசி), with the vowel that Tamil puts
 * before ர and ல or without it (இராமன், ராமன்), with ஹ or without it, with a bare stop at the end or a short உ after it
 * (ராபர்ட், இராபர்ட்டு), and often with something of both. All those spellings of a word have one canonical one, which is for
 * comparing only.
 */

const TO_CANONICAL: readonly (readonly [RegExp, string])[] = [
  // Words of public life of which both spellings stand in school books.
  [/^அரசமைப்/gu, 'அரசியலமைப்'],
  [/^நோபெல்/gu, 'நோபல்'],
  [/^அகா[தட]ெ?மி/gu, 'அகாதமி'],
  [/ஃ(?=[பஜஸ])/gu, ''],
  [/^ஸ்ரீ/gu, 'திரு'],
  [/ஷ்ண/gu, 'ட்டிண'],
  [/ஷ்ட/gu, 'ட்ட'],
  [/க்ஷ/gu, 'ட்ச'],
  [/ஜ்ஞ/gu, 'ஞ'],
  [/[ஸஷ]்(?![ஸஷச])/gu, 'சு'],
  [/[ஜஸஷ]/gu, 'ச'],
  [/^ஹா/gu, 'ஆ'],
  [/^ஹி/gu, 'இ'],
  [/^ஹீ/gu, 'ஈ'],
  [/^ஹு/gu, 'உ'],
  [/^ஹூ/gu, 'ஊ'],
  [/^ஹெ/gu, 'எ'],
  [/^ஹே/gu, 'ஏ'],
  [/^ஹை/gu, 'ஐ'],
  [/^ஹொ/gu, 'ஒ'],
  [/^ஹோ/gu, 'ஓ'],
  [/^ஹ(?!்)/gu, 'அ'],
  [/ஹ/gu, 'க'],
  [/^இ(?=[ரல])/gu, ''],
  [/^உ(?=[ரல][ுூோொ])/gu, ''],
  [/^([கடதப])்(?=[ரல])/gu, '$1ி'],
  [/([^டசக])([டசக])்$/gu, '$1$2ு'],
]

/** The canonical spelling of one word of a name, in whatever case it stands; the same for a word that has only one. */
export function canonicalSpelling(word: string): string {
  return TO_CANONICAL.reduce((text, [letters, canonical]) => text.replace(letters, canonical), word)
}
