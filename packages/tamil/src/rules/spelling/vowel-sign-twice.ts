import { defineRule } from '../rule.ts'

/** The same vowel sign twice; more of them are a cry drawn out: அம்மாாாா. */
const TWICE = /(?<![ா-ௌ])([ா-ௌ])\1(?![ா-ௌ])/u
const TWICE_WRITTEN = ['ாா', 'ிி', 'ீீ', 'ுு', 'ூூ', 'ெெ', 'ேே', 'ைை', 'ொொ', 'ோோ']

export default defineRule({
  id: 'spelling/vowel-sign-twice',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: 'ஒரே உயிர்க்குறி இருமுறை தட்டச்சாகியுள்ளது: ‘{found}’ அன்று, ‘{suggestion}’.',
    en: 'The same vowel sign has been typed twice: ‘{suggestion}’.',
  },
  source: 'நன்னூல், எழுத்தியல்: ஒரு மெய் ஓர் உயிரோடு மட்டும் சேர்ந்து உயிர்மெய் ஆகும்',
  examples: [
    { wrong: 'நாளை [வீடுு] திரும்புவோம்.', right: 'நாளை வீடு திரும்புவோம்.' },
    { wrong: 'அவள் [நேற்றுு] வந்தாள்.', right: 'அவள் நேற்று வந்தாள்.' },
    { wrong: 'தம்பி [ஓடிினான்].', right: 'தம்பி ஓடினான்.' },
  ],
  allows: ['அம்மாாாா!', 'நாளை வீடு திரும்புவோம்.'],
  when: { containing: TWICE_WRITTEN },
  check(word, { analyse, lexicon }) {
    const suggestion = word.text.replace(TWICE, '$1')
    if (suggestion === word.text || (analyse(suggestion).length === 0 && !lexicon.has(suggestion)))
      return undefined
    return word.replaceWith(suggestion)
  },
})
