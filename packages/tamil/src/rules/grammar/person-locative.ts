import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { verbsAfter } from '../../clauses/government/nominals-before.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'
import { VERBS_WITH_SOMEONE } from '../verbs-with-someone.ts'

/** What one asks, gets, gives, says or leaves with someone. */
const WITH_SOMEONE: ReadonlySet<string> = new Set([
  ...VERBS_WITH_SOMEONE,
  'வா',
  'கிடை',
  'இரு',
  'உள்',
  'கேட்டுக்கொள்',
])
/** In whom a quality may be: `மனிதனில் உள்ள நன்மை`, `இறைவனில் இருக்கிறது`. */
const INWARD: ReadonlySet<string> = new Set(
  'மனிதன் மனிதர் இறைவன் ஆண்டவர் ஆண்டவன் கடவுள் தெய்வம் குழந்தை ஆண் பெண்'.split(' '),
)

export default defineRule({
  id: 'grammar/person-locative',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'உயர்திணைப் பெயரோடு ‘இல்’ வராது; ‘இடம்’ என்னும் உருபு வர வேண்டும்: ‘{suggestion}’.',
    en: 'With people the locative is -இடம், not -இல்: ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: ஏழாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): locative of rational nouns',
  examples: [
    { wrong: 'என் [மாமாவிலிருந்து] ஒரு செய்தி வந்தது.', right: 'என் மாமாவிடமிருந்து ஒரு செய்தி வந்தது.' },
    { wrong: 'அவள் தன் [தாத்தாவில்] கடிதத்தைக் கொடுத்தாள்.', right: 'அவள் தன் தாத்தாவிடம் கடிதத்தைக் கொடுத்தாள்.' },
    { wrong: 'அவள் [அவனிலிருந்து] பணம் பெற்றாள்.', right: 'அவள் அவனிடமிருந்து பணம் பெற்றாள்.' },
    { wrong: 'இந்தக் கேள்வியை [ஆசிரியரில்] கேட்டேன்.', right: 'இந்தக் கேள்வியை ஆசிரியரிடம் கேட்டேன்.' },
    { wrong: 'இதைப் பற்றி [ஆட்சியரில்] மனு அளித்தோம்.', right: 'இதைப் பற்றி ஆட்சியரிடம் மனு அளித்தோம்.' },
    {
      wrong: 'வழிப்போக்கர் [மூவரிலிருந்து] பணம் கைப்பற்றப்பட்டது.',
      right: 'வழிப்போக்கர் மூவரிடமிருந்து பணம் கைப்பற்றப்பட்டது.',
    },
    { wrong: 'அந்த [வணிகரில்] ஒரு மகனும் ஒரு மகளும் உள்ளனர்.', right: 'அந்த வணிகருக்கு ஒரு மகனும் ஒரு மகளும் உள்ளனர்.' },
    { wrong: 'பணம் [முதலாளியில்] இருக்கிறது.', right: 'பணம் முதலாளியிடம் இருக்கிறது.' },
  ],
  allows: [
    'அவர்களிலிருந்து ஒருவர் வந்தார்.',
    'மாணவர்களில் ஒருவர் கேட்டார்.',
    'மாணவர்களிலிருந்து ஒருவரைத் தேர்ந்தெடுத்தனர்.',
    'வீரர்களிலிருந்து ஐவர் அழைப்பு பெற்றனர்.',
    'மனிதனில் உள்ள நற்குணம் இது.',
    'அண்ணன் தம்பியில் மூத்தவர் கேட்டார்.',
    'தாத்தா வீட்டில் இருக்கிறார்.',
    'எதிரணியில் ஐந்து பேர் உள்ளனர்.',
  ],
  when: { endings: ['ில்', 'ில்க்', 'ில்ச்', 'ில்த்', 'ில்ப்', 'ிலிருந்து'] },
  check(word, knowledge) {
    if (isParent(word)) return putInCase(word, 'dative', knowledge)
    if (!(isOnePerson(word) && isWithSomeone(word)) && !isAsked(word) && !isGotFromPeople(word))
      return undefined
    return putInCase(word, isFromSomeone(word) ? 'ablative' : 'locative', knowledge)
  },
})

/** `இருவரிலிருந்து நகை மீட்கப்பட்டது`, `நண்பர்களிலிருந்து விடைபெற்றோம்`: of people one gets it; out of them one is chosen. */
function isGotFromPeople(word: Word): boolean {
  if (!word.isOnly('ablative') || !/[^ட]ிலிருந்து$/u.test(word.text) || !word.isOnly('rational')) return false
  const verb = verbsAfter(word).find((one) => roleOf(one) !== 'adverb' && roleOf(one) !== 'modifier')
  if (verb === undefined || verb.index - word.index > MAX_TO_VERB) return false
  const between = word.sentence.words.slice(word.index + 1, verb.index)
  if (between.some((one) => one.isOnly('rational'))) return false
  const got = between.some((one) => one.analyses.some(({ lemma }) => GOT.has(lemma)))
  return rootsOf(verb).every((root) => TAKEN.has(root) || (got && (root === 'வா' || root === 'கிடை')))
}

const MAX_TO_VERB = 5
const TAKEN: ReadonlySet<string> = new Set('விடைபெறு கைப்பற்று மீள் பறி பறிமுதல்செய் வாங்கு கடன்வாங்கு'.split(' '))
const GOT: ReadonlySet<string> = new Set(
  'கடிதம் பதில் அழைப்பு தகவல் செய்தி பணம் உதவி பாராட்டு வாழ்த்து புகார் மனு கோரிக்கை எதிர்ப்பு ஆதரவு'.split(' '),
)

/** `வீட்டுக்காரரில் இரண்டு மகன்கள் இருக்கிறார்கள்`: so many children, which one has; the dative says whose they are. */
function isParent(word: Word): boolean {
  const { next, sentence } = word
  const end = sentence.lastWord
  if (!word.isOnly('locative', 'singular') || !isPersonNoun(word) || word.isA('pronoun')) return false
  if (!SOMEONE.test(withoutVallinam(word.text)) || end === undefined || !HAVING.test(end.text)) return false
  if (next?.isA('numeral') !== true && next?.text !== 'ஒரு') return false
  return sentence.words
    .slice(word.index + 1, end.index)
    .every(
      (one) => one.isA('numeral') || one.text === 'ஒரு' || one.is('kin') || /^(?:மகன்|மகள்)/u.test(one.text),
    )
}

const HAVING = /^(?:இருக்கிறார்கள்|இருக்கின்றனர்|இருந்தனர்|இருந்தார்கள்|உள்ளனர்|உண்டு|இருக்கிறான்|இருக்கிறாள்|இருக்கிறார்)$/u

/** `தோழியிலிருந்து`, from her, which is `தோழியிடமிருந்து`. */
function isFromSomeone(word: Word): boolean {
  return word.isOnly('ablative') && /[^ட]ிலிருந்து$/u.test(word.text)
}

/** `அதிகாரிகளில் புகார் அளித்தோம்`, `காவலரில் மனு அளித்தார்`: where the verb has its noun and no one is counted among them. */
function isAsked(word: Word): boolean {
  const { next } = word
  const verb = next?.next
  if (next === undefined || verb === undefined || !ASKING.test(next.text)) return false
  if (!(isOnePerson(word) || word.isOnly('locative', 'plural')) || !isPersonNoun(word) || !verb.isA('verb'))
    return false
  return roleOf(verb) === 'finite' || roleOf(verb) === 'chain' || roleOf(verb) === 'adverbial'
}

const ASKING = /^(?:புகார்|மனு|அனுமதி|மன்னிப்பு|கடன்|முறையீடு|கோரிக்கை|விளக்கம்|ஆலோசனை|உதவி)(?:[கசதப]்)?$/u

/** Of a man, a woman or one of a trade: ஆசிரியரில், தொழிலாளியில், மாணவியில். */
const SOMEONE = /(?:[ரனள]|(?:ாளி|காரி|தோழி|சிறுமி|மாணவி|வியாபாரி|அதிகாரி|நீதிபதி|ஆசிரியை|விவசாயி)ய)ில்$/u

function isOnePerson(word: Word): boolean {
  // `அவனிலிருந்து`; of அவனில் one may say what is in him.
  if (word.isA('pronoun'))
    return isFromSomeone(word) && word.isOnly('third') && word.isOnly('singular') && isPersonNoun(word)
  return (
    (word.isOnly('kin') || isFromSomeone(word) || SOMEONE.test(withoutVallinam(word.text))) &&
    (word.isOnly('locative', 'singular') || (isFromSomeone(word) && word.isOnly('singular'))) &&
    isPersonNoun(word) &&
    word.analyses.every(
      ({ class: kind, lemma, guessed }) => kind === 'noun' && !INWARD.has(lemma) && guessed !== true,
    ) &&
    !word.is('people') &&
    (word.previous?.is('nominative', 'rational') !== true || word.previous.isA('pronoun'))
  )
}

/** Whether the next verb is one of those, and no word of comparison stands before it. */
function isWithSomeone(word: Word): boolean {
  const verb = verbsAfter(word).find((one) => roleOf(one) !== 'adverb' && roleOf(one) !== 'modifier')
  if (verb === undefined || verb.index - word.index > 4) return false
  const roots = rootsOf(verb)
  const between = word.sentence.words.slice(word.index + 1, verb.index)
  return (
    roots.length > 0 &&
    roots.every((root) => WITH_SOMEONE.has(root)) &&
    between.every(
      (one) => one.analyses.length > 0 && !one.is('participial-noun') && !one.is('rational', 'nominative'),
    )
  )
}
