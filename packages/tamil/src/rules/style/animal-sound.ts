import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'
import { swapVerb, type VerbClass } from '../verb-swap.ts'

/** What animals do with their voices, and how the verb is conjugated. */
const VERBS: Readonly<Record<string, VerbClass>> = {
  கத்து: 'ின', கூவு: 'ின', அகவு: 'ின', அலறு: 'ின', குனுகு: 'ின', உறுமு: 'ின', முழங்கு: 'ின', சீறு: 'ின',
  பிளிறு: 'ின', கதறு: 'ின', பேசு: 'ின', அலப்பு: 'ின', முரலு: 'ின', குழறு: 'ின', கொஞ்சு: 'ின', பாடு: 'ின',
  குரை: 'த்த', கனை: 'த்த', கொக்கரி: 'த்த', கர்ஜி: 'த்த', கரை: 'ந்த', ஊளையிடு: 'ட்ட', கீச்சிடு: 'ட்ட',
  ரீங்காரமிடு: 'ட்ட', எக்காளமிடு: 'ட்ட',
} // biome-ignore format: a table

/** The verb of each animal first, then others that are as right. */
const SOUNDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  நாய்: ['குரை', 'ஊளையிடு', 'உறுமு'], நரி: ['ஊளையிடு'], ஓநாய்: ['ஊளையிடு'], சிங்கம்: ['முழங்கு', 'கர்ஜி'],
  புலி: ['உறுமு'], கரடி: ['உறுமு'], யானை: ['பிளிறு'], குதிரை: ['கனை'], கழுதை: ['கத்து'], பசு: ['கதறு', 'கத்து'],
  எருது: ['எக்காளமிடு'], காளை: ['எக்காளமிடு'], ஆடு: ['கத்து'], பன்றி: ['உறுமு'], குரங்கு: ['அலப்பு'], பாம்பு: ['சீறு'],
  பூனை: ['கத்து', 'சீறு'], தவளை: ['கத்து'], எலி: ['கீச்சிடு'], அணில்: ['கீச்சிடு'], குருவி: ['கீச்சிடு'],
  காகம்: ['கரை'], காக்கை: ['கரை'], குயில்: ['கூவு', 'பாடு'], மயில்: ['அகவு'], சேவல்: ['கூவு', 'கொக்கரி'],
  கோழி: ['கொக்கரி'], கிளி: ['பேசு', 'கொஞ்சு'], ஆந்தை: ['அலறு'], கூகை: ['குழறு'], புறா: ['குனுகு'], வண்டு: ['முரலு', 'ரீங்காரமிடு'],
  தேனீ: ['ரீங்காரமிடு'], வானம்பாடி: ['பாடு'],
} // biome-ignore format: a table

export default defineRule({
  id: 'style/animal-sound',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'ஒலி மரபு: ‘{animal}’ என்பதற்கு ‘{found}’ அன்று, ‘{suggestion}’ என்பதே மரபு.',
    en: 'Each animal has its own verb of sound: here ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: மரபுச் சொற்கள்; தொல்காப்பியம், மரபியல்',
  examples: [
    { wrong: 'இரவில் நாய் [கத்தியது].', right: 'இரவில் நாய் குரைத்தது.' },
    { wrong: 'காட்டில் யானை [கத்தியது].', right: 'காட்டில் யானை பிளிறியது.' },
    { wrong: 'மரத்தில் காகம் [கத்துகிறது].', right: 'மரத்தில் காகம் கரைகிறது.' },
  ],
  allows: ['இரவில் நாய் குரைத்தது.', 'குயில் பாடியது.', 'பையன் கத்தினான்.'],
  when: { beginnings: Object.keys(VERBS).map((verb) => verb.slice(0, 3)) },
  check(word) {
    if (word.quoted) return undefined
    const animal = animalBefore(word)
    if (animal === undefined) return undefined
    const [right, ...others] = animal.sounds
    const kind = VERBS[right]
    if (kind === undefined) return undefined
    for (const [verb, from] of Object.entries(VERBS)) {
      const swapped = swapVerb(word.text, [verb, from], [right, kind])
      if (swapped === undefined) continue
      if (verb === 'பேசு' || verb === 'பாடு' || verb === 'கொஞ்சு' || verb === right || others.includes(verb))
        return undefined
      return word.replaceWith(swapped, { captures: { animal: animal.name } })
    }
    return undefined
  },
})

/** The animal that makes the sound: the noun, singular or plural, at most three words before the verb. */
function animalBefore(word: Word): { name: string; sounds: readonly [string, ...string[]] } | undefined {
  for (let back = 1; back <= 3; back++) {
    const other = word.sentence.words[word.index - back]
    if (other === undefined) return undefined
    const reading = other.analyses.find(
      ({ lemma, features }) => Object.hasOwn(SOUNDS, lemma) && features.includes('nominative'),
    )
    const sounds = reading && SOUNDS[reading.lemma]
    if (reading !== undefined && sounds !== undefined) return { name: reading.lemma, sounds }
  }
  return undefined
}
