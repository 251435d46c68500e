import { isPerson, putInCase } from '../../clauses/government.ts'
import { isPersonAccusative } from '../../clauses/nominals-before.ts'
import { hasNoTaker } from '../../clauses/taker.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** A part, a side or a measure of what is named before: `மரத்தின் நிழல்`. */
const PARTS: ReadonlySet<string> = new Set(
  `நிழல் அடிவாரம் உச்சி ஓரம் கரை நுனி அடி விளிம்பு மையம் மையப்பகுதி நடுப்பகுதி பின்புறம் முன்புறம் பக்கவாட்டு மேற்பகுதி அடிப்பகுதி கீழ்ப்பகுதி மேற்பரப்பு
  உட்புறம் வெளிப்புறம் வாசல் வாயில் கூரை கிளை இலை தண்டு வேர் எண்ணிக்கை`.split(/\s+/),
)
/** By whose help, advice or leave. */
const BY_LEAVE =
  /^(?:உதவி(?:யால்|யுடன்|யோடு|யின்றி|யில்லாமல்)|ஒத்துழைப்ப(?:ால்|ுடன்|ோடு|ின்றி)|(?:ஆலோசனை|அறிவுரை|வழிகாட்டுதல்|பரிந்துரை)(?:ப்படி|யின்படி|யின்பேரில்)|கருத்துப்படி|சொற்படி|விருப்பப்படி|ஆணைப்படி|உத்தரவுப்படி|(?:ஒப்புதல்|அனுமதி|சம்மதம்|ஒப்புத)(?:ின்றி|யின்றி|ுடன்|யுடன்|லின்றி|லுடன்)|சம்மதத்துடன்|சம்மதமின்றி|தலைமையில்|முன்னிலையில்|மேற்பார்வையில்|முயற்சியால்|தூண்டுதலால்|ஆதரவுடன்|துணையுடன்|அடிப்படையில்)[க்ச்த்ப்]*$/u

export default defineRule({
  id: 'grammar/genitive-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'எதன், யாருடைய ‘{part}’ என்று சொல்ல ஆறாம் வேற்றுமை வர வேண்டும்: ‘{suggestion}’.',
    en: 'Of what, or whose, stands in the genitive before ‘{part}’: ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: ஆறாம் வேற்றுமை (கிழமைப் பொருள்); Th. Lehmann, A Grammar of Modern Tamil (1989): genitive',
  examples: [
    { wrong: '[குன்றை] அடிவாரத்தில் ஒரு கோயில் உள்ளது.', right: 'குன்றின் அடிவாரத்தில் ஒரு கோயில் உள்ளது.' },
    { wrong: 'குரங்கு [தென்னையில்] உச்சியில் அமர்ந்தது.', right: 'குரங்கு தென்னையின் உச்சியில் அமர்ந்தது.' },
    { wrong: '[மருத்துவருக்கு] ஆலோசனைப்படி அவர் ஓய்வெடுத்தார்.', right: 'மருத்துவரின் ஆலோசனைப்படி அவர் ஓய்வெடுத்தார்.' },
    { wrong: '[நீரை] உதவியால் மின்சாரம் தயாரிக்கிறார்கள்.', right: 'நீரின் உதவியால் மின்சாரம் தயாரிக்கிறார்கள்.' },
  ],
  allows: [
    'பந்தை வாசலில் வைத்தான்.',
    'அவனை உதவியுடன் மீட்டனர்.',
    'ஊரில் கரையில் நின்றவர்கள் பார்த்தனர்.',
    'மாணவனுக்கு உதவியுடன் அறிவுரையும் கிடைத்தது.',
    'வேலையை அவர் தலைமையில் முடித்தோம்.',
  ],
  when: {
    lemmas: [...PARTS],
    beginnings: [
      ...[
        'உதவி',
        'ஒத்துழைப்ப',
        'ஆலோசனை',
        'அறிவுரை',
        'வழிகாட்டுதல்',
        'பரிந்துரை',
        'கருத்துப்படி',
        'சொற்படி',
        'விருப்பப்படி',
      ],
      ...[
        'ஆணைப்படி',
        'உத்தரவுப்படி',
        'ஒப்புத',
        'அனுமதி',
        'சம்மத',
        'தலைமையில்',
        'முன்னிலையில்',
        'மேற்பார்வையில்',
        'முயற்சியால்',
      ],
      ...['தூண்டுதலால்', 'ஆதரவுடன்', 'துணையுடன்', 'அடிப்படையில்'],
    ],
  },
  check(word, knowledge) {
    const owner = word.previous
    if (owner === undefined || owner.is('clitic-um') || owner.is('time') || !isWrong(owner, word))
      return undefined
    return putInCase(owner, 'genitive', knowledge, { captures: { part: withoutVallinam(word.text) } })
  },
})

function isWrong(owner: Word, part: Word): boolean {
  const byLeave = BY_LEAVE.test(part.text)
  if (owner.isOnly('accusative') || isPersonAccusative(owner))
    return (byLeave || isPart(part)) && hasNoTaker(owner)
  if (byLeave)
    return (
      owner.isOnly('dative') &&
      isPerson(owner) &&
      /[கற]்கு[க்ச்த்ப்]*$/u.test(owner.text) &&
      !/^உதவி/u.test(part.text)
    )
  return (
    owner.isOnly('locative') &&
    part.isOnly('locative') &&
    HAVING_PARTS.some((kind) => owner.isOnly(kind)) &&
    isPart(part)
  )
}

const HAVING_PARTS = ['plant', 'thing', 'nature'] as const

function isPart(word: Word): boolean {
  return word.isOnly('irrational') && word.analyses.every(({ lemma }) => PARTS.has(lemma))
}
