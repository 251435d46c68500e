import {
  genderOfName,
  isAge,
  isFemale,
  isMale,
  MAX_BETWEEN,
  NAMING_LINKS,
} from '../../clauses/agreement/named-person.ts'
import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { clausesOf } from '../../clauses/reading/clauses-of.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { maybePossessor } from '../../clauses/reading/possessor.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { GENDERED_NOUNS } from '../../words/gendered-nouns.ts'
import { finalVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** Of the gendered nouns those in -அன் and -இ, which take their cases alike. */
const PAIRS = GENDERED_NOUNS.filter(([masculine, feminine]) => /ன்$/u.test(masculine) && /ி$/u.test(feminine))
/** What a case puts behind the bare stem: சிறுமி-யை, சிறுவ-னை. */
const ENDINGS: readonly (readonly [feminine: string, masculine: string])[] = [
  ['', 'ன்'],
  ['யை', 'னை'],
  ['யின்', 'னின்'],
  ['க்கு', 'னுக்கு'],
  ['யிடம்', 'னிடம்'],
  ['யுடன்', 'னுடன்'],
  ['யும்', 'னும்'],
  ['யால்', 'னால்'],
]
const COUNTERPARTS: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([masculine, feminine]) =>
    ENDINGS.flatMap(([behind, instead]) => {
      const forms = [feminine + behind, masculine.slice(0, -2) + instead] as const
      return [forms, [forms[1], forms[0]] as const]
    }),
  ),
)

/** Of the family, man and woman. */
const KIN = [
  ...PAIRS,
  ...[
    ['தாத்தா', 'பாட்டி'],
    ['தம்பி', 'தங்கை'],
    ['அண்ணன்', 'அக்கா'],
    ['மாமா', 'அத்தை'],
    ['அப்பா', 'அம்மா'],
    ['மகன்', 'மகள்'],
  ],
] as const
const OTHER_KIN: ReadonlyMap<string, string> = new Map(
  KIN.flatMap(([he, she]): [string, string][] =>
    he && she
      ? [
          [he, she],
          [she, he],
        ]
      : [],
  ),
)

export default defineRule({
  id: 'grammar/named-gender',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘{name}’ என்னும் பெயரின் பாலோடு ‘{found}’ பொருந்தவில்லை; பெயரையோ இச்சொல்லையோ சரிபாருங்கள்.',
    en: '‘{found}’ does not fit the gender of ‘{name}’; check the name or the noun.',
  },
  source: 'நன்னூல், பொதுவியல்: பால் வழுவும் வழாநிலையும்',
  examples: [
    { wrong: 'குமரன் என்னும் [சிறுமிக்கு] விருது கிடைத்தது.', right: 'குமரன் என்னும் சிறுவனுக்கு விருது கிடைத்தது.' },
    { wrong: 'மீனா என்ற [ஒருவனை] ஊரில் பலரும் அறிவர்.', right: 'மீனா என்ற ஒருத்தியை ஊரில் பலரும் அறிவர்.' },
    { wrong: 'செந்தில் என்ற [சிறுமி] தவறி விழுந்தான்.', right: 'செந்தில் என்ற சிறுவன் தவறி விழுந்தான்.' },
    { wrong: 'முருகன் என்ற பத்து வயது [மாணவி] வென்றான்.', right: 'முருகன் என்ற பத்து வயது மாணவன் வென்றான்.' },
    { wrong: 'லட்சுமி என்ற [மாணவனைப்] பாராட்டினர்.', right: 'லட்சுமி என்ற மாணவியைப் பாராட்டினர்.' },
    { wrong: 'இந்தப் படத்தில் முருகன் என்னும் புதுமுக [நடிகை] அறிமுகமாகிறார்.' },
    { wrong: 'எங்கள் [தாத்தா] சரஸ்வதி நூறு வயது வரை வாழ்ந்தார்.', right: 'எங்கள் பாட்டி சரஸ்வதி நூறு வயது வரை வாழ்ந்தார்.' },
    { wrong: 'என் [தம்பி] கமலா நேற்றுதான் வந்தாள்.', right: 'என் தங்கை கமலா நேற்றுதான் வந்தாள்.' },
    { wrong: 'அங்கே கண்ணகி எனும் ஓர் [இளைஞன்] இருந்தான்.' },
  ],
  allows: [
    'மணி என்ற சிறுமியைப் பாராட்டினர்.',
    'என் தம்பி கமலா வீட்டுக்குப் போனான்.',
    'என் தம்பி கமலா எழுதிய கதையைப் படித்தான்.',
    'என் தம்பி கமலாவைப் பார்த்தான்.',
    'என் பாட்டி முருகன் கோயிலுக்குச் சென்றார்.',
    'என் அண்ணன் மீனாட்சி கோயிலுக்குப் போனார்.',
    'என் அண்ணன் கமலா கண்ணன் வந்தார்.',
    'என் தம்பி குமார் நேற்றுதான் வந்தான்.',
    'எங்கள் தாத்தா, சரஸ்வதி பூசையை விரும்பினார்.',
    'எங்கள் தாத்தா லட்சுமி நாராயணன் நேற்று வந்தார்.',
    'ராஜா என்ற சிறுமியின் பூனை காணாமல் போனது.',
    'முருகன் என்ற ஊரில் பிறந்த சிறுமியைப் பாராட்டினர்.',
    'லட்சுமி என்ற கப்பல் மூழ்கியது.',
    'காளி என்ற சிறுவனைப் பாராட்டினர்.',
    'குமரன் என்னும் சிறுவனுக்கு விருது கிடைத்தது.',
    'மீனா என்ற ஒருத்தி வாழ்ந்து வந்தாள்.',
    'மீனா என்ற கணவனை இழந்த பெண் வாழ்ந்து வந்தாள்.',
    'ராமன் என்ற மகனைப் பெற்ற தாய் மகிழ்ந்தாள்.',
    'கண்ணன் என்ற பெயர் கொண்ட சிறுவன் வந்தான்.',
    'நிலா என்ற குழந்தை அழுதது.',
    'கண்ணகி என்ற பெண்ணின் கணவன் கோவலன்.',
  ],
  when: { words: [...NAMING_LINKS, ...OTHER_KIN.keys()] },
  check(link) {
    const other = OTHER_KIN.get(link.text)
    if (other !== undefined) {
      const called = nameBeside(link)
      return called && link.replaceWith(other, { captures: { name: called.text } })
    }
    const { previous: name, next } = link
    const noun = next && nounAt(next)
    if (name === undefined || noun === undefined || link.quoted) return undefined
    if (!differ(name, noun) || goesOnAsClause(noun)) return undefined
    const captures = { name: name.text }
    const counterpart = COUNTERPARTS.get(withoutVallinam(noun.text))
    return counterpart === undefined
      ? noun.advise({ captures })
      : noun.replaceWith(counterpart + (finalVallinam(noun.text) ?? ''), { captures })
  },
})

/** Whether one is surely a man's name or a noun for men, and the other a woman's. */
function differ(name: Word, noun: Word): boolean {
  const gender = noun.isOnly('rational', 'singular') ? genderOfName(name) : undefined
  return (gender === 'male' && isFemale(noun)) || (gender === 'female' && isMale(noun))
}

/** Behind ஒரு, an age or what describes: `என்ற பத்து வயதுச் சிறுமி`, `என்ற புதுமுக நடிகை`. */
function nounAt(first: Word): Word | undefined {
  let noun: Word | undefined = first
  for (
    let passed = 0;
    noun !== undefined && passed < MAX_BETWEEN && (isAge(noun) || describes(noun));
    passed++
  )
    noun = noun.next
  return noun
}

function describes(word: Word): boolean {
  return (
    word.tokenAfter === ' ' &&
    word.isOnly('adjectival') &&
    !word.is('relative-participle') &&
    !word.is('genitive')
  )
}

/** `எங்கள் தாத்தா சரஸ்வதி நூறு வயது வரை வாழ்ந்தார்`: who is called so, in a sentence of one clause whose verb does not deny it. */
function nameBeside(noun: Word): Word | undefined {
  const { next: name, previous, sentence } = noun
  // `மீனாட்சி கோயிலுக்கு`, and what else may be called so.
  if (name?.next !== undefined && roleOf(name.next) === 'head' && !name.next.is('time')) return undefined
  // `கமலா கண்ணன்`: the name of a man.
  if (name?.next === undefined || name.next.is('rational') || name.next.analyses.length === 0)
    return undefined
  if (noun.quoted || noun.tokenAfter !== ' ' || name.tokenAfter !== ' ') return undefined
  if (
    previous === undefined ||
    !(previous.is('genitive') || previous.isA('adjective')) ||
    !differ(name, noun)
  )
    return undefined
  const [clause, ...others] = clausesOf(sentence)
  const verb = clause?.verb
  if (clause?.kind !== 'finite' || others.length > 0 || verb?.isLast !== true || maybePossessor(name))
    return undefined
  if (clause.unknown.length > 0 || sentence.words.length > MAX_WORDS) return undefined
  const person = verbPerson(verb)
  const isOfName = person === (genderOfName(name) === 'female' ? 'she' : 'he')
  return isOfName || person === 'he-honoured' ? name : undefined
}

/** `மீனா என்ற கணவனை இழந்த பெண்`: the noun belongs to a clause about the one who is named. */
function goesOnAsClause(noun: Word): boolean {
  return noun.next?.isOnly('relative-participle') === true && noun.next.next?.is('rational') === true
}
