import { missingVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { QUALITIES } from '../qualities.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/adjective-before-one',
  type: 'style',
  severity: 'low',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'சொல்வரிசை: ‘ஒரு’ பெயரடைக்கு முன் வரும்: ‘{suggestion}’.',
    en: 'Word order: ஒரு stands before the adjective: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: தொடர் அமைப்பு, அடைகளின் வரிசை',
  examples: [
    { wrong: '[பெரிய ஒரு மரம்] சாய்ந்தது.', right: 'ஒரு பெரிய மரம் சாய்ந்தது.' },
    { wrong: '[சிவப்பு ஒரு பூ] மலர்ந்தது.', right: 'ஒரு சிவப்புப் பூ மலர்ந்தது.' },
  ],
  allows: ['ஒரு பெரிய மரம் சாய்ந்தது.', 'வந்த ஒரு மனிதர் சொன்னார்.', 'மற்ற ஒரு மாணவன் வந்தான்.'],
  when: { words: ['ஒரு', 'ஓர்'] },
  check(word) {
    const { previous: adjective, next: noun } = word
    if (
      word.quoted ||
      adjective === undefined ||
      noun?.is('nominative', 'irrational') !== true ||
      noun.is('rational')
    )
      return undefined
    const colour = COLOURS.test(adjective.text)
    if (!colour && !DESCRIBING.has(adjective.text)) return undefined
    const bare = withoutVallinam(adjective.text)
    const link = colour ? (missingVallinam(bare, noun.text) ?? bare) : bare
    const one = /^[அ-ஔ]/u.test(bare) ? 'ஓர்' : 'ஒரு'
    return adjective.replaceThrough(noun, `${one} ${link} ${noun.text}`)
  },
})

const COLOURS = /^(?:சிவப்பு|கருப்பு|கறுப்பு|வெள்ளை|பச்சை|மஞ்சள்|நீலம்|ஊதா)$/u
const DESCRIBING: ReadonlySet<string> = new Set([
  ...QUALITIES,
  ...['அகலமான', 'சுவையான', 'இனிமையான', 'கூர்மையான', 'வலிமையான', 'பயங்கரமான', 'பிரமாண்டமான'],
])
