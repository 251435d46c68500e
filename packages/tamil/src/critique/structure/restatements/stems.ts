import { withoutVallinam } from '../../../words/vallinam.ts'

/** Endings of nouns, each with what the dictionary form has in their place. */
const ENDINGS: readonly (readonly [ending: RegExp, instead: readonly string[]])[] = [
  [/ங்கள்?(?:ை|ின்|ால்|ுக்கு|ில்|ோடு|ுடன்)?$/u, ['ம்']],
  [/(?:க்)?கள்?(?:ை|ின்|ால்|ுக்கு|ில்|ோடு|ுடன்)?$/u, ['']],
  [/த்(?:தை|தில்|தால்|துக்கு|திற்கு|தின்|தோடு|துடன்|து)$/u, ['ம்']],
  [/(?:யை|யின்|யில்|யால்|யோடு|யுடன்|க்கு)$/u, ['']],
  [/(?:ை|ின்|ில்|ால்|ுக்கு|ோடு|ுடன்|ிடம்|ிடையே)$/u, ['்', 'ு']],
]
const CLITICS: readonly (readonly [clitic: RegExp, instead: string])[] = [
  [/தான்$/u, ''],
  [/மே$/u, 'ம்'],
  [/யே$/u, ''],
  [/ே$/u, '்'],
  [/வும்$/u, ''],
  [/ும்$/u, '்'],
]

/** What a word that no reading explains may go back to: `தேகப்பயிற்சி` of `தேகப்பயிற்சியில்`. */
export function stemsOf(word: string): readonly string[] {
  const bare = withoutVallinam(word)
  const plain = CLITICS.find(([clitic]) => clitic.test(bare))
  const forms = plain === undefined ? [bare] : [bare.replace(plain[0], plain[1]), bare]
  const stems = forms.flatMap((form) => {
    const found = ENDINGS.find(([ending]) => ending.test(form))
    return found === undefined ? [form] : found[1].map((instead) => form.replace(found[0], instead))
  })
  return [...new Set([...stems, bare])].filter((stem) => stem.length > 2)
}
