import { governorOf, isPersonNoun, putInCase, takes } from '../../clauses/government/government.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** With these, things too stand in the dative: `விதிகளுக்குக் கட்டுப்படு`. */
const ALSO_THINGS: ReadonlySet<string> = new Set(
  'கீழ்ப்படி கட்டுப்படு அடிபணி ஆளாகு உள்ளாகு பயப்படு அஞ்சு சம்மதி இணங்கு உடன்படு வாக்களி விண்ணப்பி வழிவகு பயன்படு உட்படு'.split(
    ' ',
  ),
)
/** Not of giving, but said of the one who gets something too: a thing, and verbs. */
const GIVEN: ReadonlyMap<string, readonly string[]> = new Map([
  ['கடிதம்', ['எழுது', 'போடு']],
  ['பாடம்', ['நடத்து', 'எடு', 'சொல்']],
  ['நன்றி', ['சொல்', 'கூறு', 'தெரிவி', 'செலுத்து']],
  ['வணக்கம்', ['சொல்', 'கூறு', 'தெரிவி', 'செலுத்து']],
  ['வாழ்த்து', ['சொல்', 'கூறு', 'தெரிவி']],
  ['உதவி', ['செய்', 'புரி']],
  ['சேவை', ['செய்', 'புரி', 'ஆற்று']],
  ['தொண்டு', ['செய்', 'புரி', 'ஆற்று']],
  ['துரோகம்', ['செய்', 'இழை']],
  ['தீங்கு', ['செய்', 'இழை']],
  ['அநீதி', ['இழை', 'செய்']],
  ['வைத்தியம்', ['செய்', 'பார்']],
  ['சிகிச்சை', ['அளி', 'செய்', 'கொடு']],
  ['ஆறுதல்', ['சொல்', 'கூறு', 'அளி']],
  ['பதில்', ['சொல்', 'கூறு', 'அளி']],
  ['மரியாதை', ['செய்', 'செலுத்து', 'கொடு']],
])

export default defineRule({
  id: 'grammar/goal-case-verb',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதோடு யாருக்கு, எதற்கு என்பது நான்காம் வேற்றுமையில் (கு) வர வேண்டும்: ‘{suggestion}’.',
    en: 'With ‘{verb}’ the one to whom stands in the dative (கு): ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: நான்காம் வேற்றுமை (கொடை, நேர்தல்); Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    { wrong: 'அனைவரும் [விதிகளைக்] கட்டுப்பட வேண்டும்.', right: 'அனைவரும் விதிகளுக்குக் கட்டுப்பட வேண்டும்.' },
    { wrong: 'மக்கள் அந்த [வேட்பாளரை] வாக்களித்தனர்.', right: 'மக்கள் அந்த வேட்பாளருக்கு வாக்களித்தனர்.' },
    { wrong: 'நான் [தங்கையைக்] கடிதம் எழுதினேன்.', right: 'நான் தங்கைக்குக் கடிதம் எழுதினேன்.' },
    { wrong: 'ஆசிரியர் [மாணவர்களைப்] பரிசு வழங்கினார்.', right: 'ஆசிரியர் மாணவர்களுக்குப் பரிசு வழங்கினார்.' },
  ],
  allows: [
    'அவனைச் சட்டத்துக்குக் கட்டுப்பட வைத்தார்.',
    'அவன் என்னை விலை கொடுத்து வாங்கினான்.',
    'அவனை அடையாளம் காட்டினான்.',
    'அவரைத் தலைவராக ஏற்றுக்கொண்டனர்.',
  ],
  when: { features: ['accusative'] },
  check(word, knowledge) {
    const governor = governorOf(word)
    if (governor === undefined || !word.isOnly('accusative')) return undefined
    const extra = { captures: { verb: governor.main.text } }
    const { bareObject } = governor
    if (bareObject === undefined) {
      if (!takes(governor, 'towards', 'say') || !takes(governor, 'towards')) return undefined
      const fitting = isPersonNoun(word) || governor.roots.every((root) => ALSO_THINGS.has(root))
      return fitting ? putInCase(word, 'dative', knowledge, extra) : undefined
    }
    const given = isPersonNoun(word) && isGiven(bareObject, governor.roots, takes(governor, 'give'))
    return given ? putInCase(word, 'dative', knowledge, extra) : undefined
  },
})

function isGiven(thing: Word, roots: readonly string[], giving: boolean): boolean {
  if (giving) return !roots.includes('காட்டு') && thing.is('irrational')
  const verbs = thing.analyses.flatMap(({ lemma }) => GIVEN.get(lemma) ?? [])
  return roots.every((root) => verbs.includes(root))
}
