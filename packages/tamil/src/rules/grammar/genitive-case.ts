import { isBareOwner } from '../../clauses/government/bare-owner.ts'
import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { lacksGovernor } from '../../clauses/government/missing-governor.ts'
import { isJoinedToPostposition, isPersonAccusative } from '../../clauses/government/nominals-before.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { CLOSE_KIN } from '../../words/close-kin.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** A part, a side or a measure of what is named before: `மரத்தின் நிழல்`. */
const PARTS: ReadonlySet<string> = new Set(
  `நிழல் அடிவாரம் உச்சி ஓரம் கரை நுனி அடி விளிம்பு மையம் மையப்பகுதி நடுப்பகுதி பின்புறம் முன்புறம் பக்கவாட்டு மேற்பகுதி அடிப்பகுதி கீழ்ப்பகுதி மேற்பரப்பு
  உட்புறம் வெளிப்புறம் வாசல் வாயில் கூரை கிளை இலை தண்டு வேர் எண்ணிக்கை எல்லை முனை மூலை`.split(/\s+/),
)
/** What somebody or something has: with no verb after it that takes an object, the accusative before it has no place. */
const HAD: ReadonlySet<string> = new Set([
  ...CLOSE_KIN,
  ...`பெயர் நிறம் விலை எடை உயரம் நீளம் ஆழம் அகலம் பரப்பளவு மக்கள்தொகை தலைநகரம் தலைநகர் ஆசிரியர் இயக்குநர் உரிமையாளர் கதாபாத்திரம் கதாநாயகன் கதாநாயகி
  கருப்பொருள் கதைக்களம் முடிவு நோக்கம் சிறப்பு பெருமை வரலாறு
  தந்தம் கொம்பு வால் இறகு சிறகு இதழ் தோல் சுவை மணம் வாசனை கொள்கை பிறந்தநாள் நினைவுநாள் மைதானம் கட்டடம் எல்லை குணம் முகம் குரல் வயது`.split(
    /\s+/,
  ),
])
/** By whose help, advice or leave. */
const BY_LEAVE =
  /^(?:உதவி(?:யால்|யுடன்|யோடு|யின்றி|யில்லாமல்)|ஒத்துழைப்ப(?:ால்|ுடன்|ோடு|ின்றி)|(?:ஆலோசனை|அறிவுரை|வழிகாட்டுதல்|பரிந்துரை|கட்டளை|யோசனை|கோரிக்கை|எதிர்பார்ப்பு|வேண்டுகோள்|அழைப்பு)(?:ப்படி|யின்படி|யின்பேரில்|ின்படி|ின்பேரில்)|கருத்துப்படி|சொற்படி|விருப்பப்படி|ஆணைப்படி|உத்தரவுப்படி|(?:ஒப்புதல்|அனுமதி|சம்மதம்|ஒப்புத)(?:ின்றி|யின்றி|ுடன்|யுடன்|லின்றி|லுடன்)|சம்மதத்துடன்|சம்மதமின்றி|தலைமையில்|முன்னிலையில்|மேற்பார்வையில்|முயற்சியால்|தூண்டுதலால்|ஆதரவுடன்|துணையுடன்|அடிப்படையில்)(?:[கசதப]்)?$/u

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
    { wrong: 'பாரிஸ் பிரான்ஸ் [நாட்டில்] தலைநகரமாகும்.', right: 'பாரிஸ் பிரான்ஸ் நாட்டின் தலைநகரமாகும்.' },
    { wrong: '[குன்றை] அடிவாரத்தில் ஒரு கோயில் உள்ளது.', right: 'குன்றின் அடிவாரத்தில் ஒரு கோயில் உள்ளது.' },
    { wrong: 'குரங்கு [தென்னையில்] உச்சியில் அமர்ந்தது.', right: 'குரங்கு தென்னையின் உச்சியில் அமர்ந்தது.' },
    { wrong: '[மருத்துவருக்கு] ஆலோசனைப்படி அவர் ஓய்வெடுத்தார்.', right: 'மருத்துவரின் ஆலோசனைப்படி அவர் ஓய்வெடுத்தார்.' },
    { wrong: '[நீரை] உதவியால் மின்சாரம் தயாரிக்கிறார்கள்.', right: 'நீரின் உதவியால் மின்சாரம் தயாரிக்கிறார்கள்.' },
    { wrong: 'இந்த [நாவலை] மையக் கதாபாத்திரம் ஓர் உழவர்.', right: 'இந்த நாவலின் மையக் கதாபாத்திரம் ஓர் உழவர்.' },
    { wrong: 'எங்கள் [ஊரைப்] பெயர் மருதூர்.', right: 'எங்கள் ஊரின் பெயர் மருதூர்.' },
    { wrong: 'மாடுகளை [ஆலமரம்] நிழலில் கட்டினோம்.', right: 'மாடுகளை ஆலமரத்தின் நிழலில் கட்டினோம்.' },
    { wrong: 'புயலில் எங்கள் [வீடு] கதவு உடைந்தது.', right: 'புயலில் எங்கள் வீட்டின் கதவு உடைந்தது.' },
    { wrong: 'அந்தத் [தெருவை] முனையில் ஒரு கடை உள்ளது.', right: 'அந்தத் தெருவின் முனையில் ஒரு கடை உள்ளது.' },
  ],
  allows: [
    'ஆறு இந்தக் காட்டில் ஓரங்களில்தான் பாய்கிறது.',
    'அடுக்கிய சாக்குகளில் அடியில் இருந்தது நனைந்துவிட்டது.',
    'அறுத்த பலகைகளை நிழலில் பல நாள்கள் உலர்த்தினர்.',
    'கன்றுகளை நிழலில் நிற்கவைத்தான்.',
    'அந்தக் குளம் கரையில் உள்ள மரங்களால் அழகானது.',
    'மரம் கிளையில் பூத்தது.',
    'அவன் படம் சுவரில் மாட்டினான்.',
    'மரம் கிளைகள் விட்டது.',
    'அவரைப் பெயர் சொல்லி அழைத்தார்.',
    'அவனை மகன் தேடி வந்தான்.',
    'அவரை அம்மா மீது அன்பு கொண்டவராகக் கண்டனர்.',
    'பந்தை வாசலில் வைத்தான்.',
    'படகோட்டி தோணியை ஓரம் கட்டினான்.',
    'தோணியை ஓரமாக நிறுத்திச் சுமையை இறக்கினான்.',
    'மாலுமிகள் கப்பலைக் கரை சேர்த்தனர்.',
    'தாத்தா பேத்தியை உச்சி முகர்ந்தார்.',
    'உழவர் களையை வேர் அறுத்தார்.',
    'அவனை உதவியுடன் மீட்டனர்.',
    'ஊரில் கரையில் நின்றவர்கள் பார்த்தனர்.',
    'மாணவனுக்கு உதவியுடன் அறிவுரையும் கிடைத்தது.',
    'வேலையை அவர் தலைமையில் முடித்தோம்.',
    'அவள் தன்னைவிட முன்னிலையில் இருந்த வீராங்கனையை முந்தினாள்.',
  ],
  when: {
    lemmas: [...PARTS, ...HAD, 'சுவர்', 'கதவு', 'முற்றம்', 'திண்ணை', 'படிக்கட்டு'],
    beginnings: [
      'தலைநகர',
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
    const owner = isHad(word) ? ownerOf(word) : word.previous
    if (owner === undefined || owner.is('clitic-um') || owner.is('time') || isJoinedToPostposition(owner))
      return undefined
    if (!isWrong(owner, word)) return undefined
    return putInCase(owner, 'genitive', knowledge, { captures: { part: withoutVallinam(word.text) } })
  },
})

function isWrong(owner: Word, part: Word): boolean {
  // `இலங்கை நாட்டில் தலைநகரம் கொழும்பு` tells where; what is a capital at the end is that of it.
  if (CAPITAL.test(part.text) && part.isLast) return owner.isOnly('locative', 'place')
  if (isBareOwner(owner, part, PARTS)) return true
  const byLeave = BY_LEAVE.test(part.text)
  if (owner.isOnly('accusative') || isPersonAccusative(owner))
    return isHad(part)
      ? isWithoutVerb(owner)
      : (byLeave || (isPart(part) && !isPartOfVerb(part))) && lacksGovernor(owner, part)
  if (byLeave)
    return (
      owner.isOnly('dative') &&
      isPersonNoun(owner) &&
      /[கற]்கு(?:[கசதப]்)?$/u.test(owner.text) &&
      !/^உதவி/u.test(part.text)
    )
  return (
    owner.isOnly('locative') &&
    !isOutOf(owner, part) &&
    part.isOnly('locative') &&
    // `நாவலில் ஓரங்களில்தான்`: where in it, and nowhere else.
    !part.text.endsWith('தான்') &&
    HAVING_PARTS.some((kind) => owner.isOnly(kind)) &&
    isPart(part)
  )
}

/** `குவிந்த தாள்களில் அடியில் இருப்பது`: of many, the one that lies there. */
function isOutOf(owner: Word, { next }: Word): boolean {
  return owner.is('plural') && next?.is('participial-noun') === true
}

function isHad(word: Word): boolean {
  return word.is('nominative') && word.analyses.every(({ lemma }) => HAD.has(lemma))
}

/** `நாவலின் மையக் கதாபாத்திரம்`: what tells more of it may stand between. */
function ownerOf({ previous }: Word): Word | undefined {
  return previous !== undefined && roleOf(previous) === 'modifier' && !previous.isA('numeral')
    ? previous.previous
    : previous
}

/** `அவளைப் பெயர் கமலா`: whatever follows is a noun, what is said of it, or a verb without object. */
function isWithoutVerb({ sentence, index, text, tokenAfter }: Word): boolean {
  const rest = sentence.words.slice(index + 1)
  return (
    tokenAfter === ' ' &&
    // `என்னைவிட உயரம்`.
    /ை(?:[கசதப]்)?$/u.test(text) &&
    rest.length <= MAX_AFTER &&
    rest.every((word) => {
      // பெயர் is also a verb.
      if (isHad(word)) return true
      const role = roleOf(word)
      if (role === 'modifier') return !word.is('transitive')
      return (
        word.analyses.length > 0 &&
        !word.is('transitive') &&
        !word.isA('postposition') &&
        !word.isA('particle') &&
        !LIKING.some((root) => word.hasLemma(root)) &&
        (role === 'head' || role === 'finite')
      )
    })
  )
}

const MAX_AFTER = 8
/** `அவரை மகன் தெரியும்`: whom one knows stands in the accusative. */
const LIKING = ['தெரி', 'புரி', 'பிடி', 'வேண்டு'] as const

const HAVING_PARTS = ['plant', 'thing', 'nature'] as const

function isPart(word: Word): boolean {
  return word.isOnly('irrational') && word.analyses.every(({ lemma }) => PARTS.has(lemma))
}

/** Also said of what it is: `நாட்டின் தலைநகரமாகும்`. */
const CAPITAL = /^தலைநகர(?:மாகும்|ாகும்)$/u

/** `தோணியை ஓரம் கட்டினான்`, `பேத்தியை உச்சி முகர்ந்தார்`: with the bare noun of a place the verb is one that takes an object. */
function isPartOfVerb(part: Word): boolean {
  return (part.is('nominative') || part.is('adverbial')) && isDoingTo(part.next)
}

/** நிறுத்தி, which is a thing, too. */
function isDoingTo(word: Word | undefined): boolean {
  return word?.is('transitive') === true && (roleOf(word) !== 'head' || word.is('verbal-participle'))
}
