import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { isPersonAccusative, isUnreported, nominalsBefore } from '../../clauses/government/nominals-before.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { GIVING_VERBS } from '../giving-verbs.ts'
import { defineRule } from '../rule.ts'

const GIVING = new Set([...GIVING_VERBS, 'போதி'])
const TELLING = new Set('சொல் கூறு தெரிவி அறிவி விளக்கு காட்டு'.split(' '))
const TOLD = new Set('கதை உண்மை தகவல் செய்தி நன்றி வாழ்த்து'.split(' '))
/** `அவனைப் பொறுப்பேற்கச் சொன்னார்`, `ஒருவரை விடை கொடுத்து`: the thing makes one verb with the giving. */
const ONE_VERB = new Set('விடை அடி தண்டனை பயிற்சி ஆதரவு பலி கடன் காவல் ஊக்கம் உதை தொல்லை'.split(' '))
const FROM = new Set(['கேள்', 'வாங்கு', 'பெறு'])
const FROM_SOMEONE = new Set('கடன் மன்னிப்பு அனுமதி ஆலோசனை'.split(' '))

export default defineRule({
  id: 'grammar/recipient-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதோடு பெறுபவருக்கும் கேட்கப்படுபவருக்கும் வர வேண்டியது {case}, இரண்டாம் வேற்றுமை (ஐ) அன்று: ‘{suggestion}’.',
    en: 'With ‘{verb}’ the person who receives or is asked stands in the {caseEnglish}, not in the accusative: ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: நான்காம் வேற்றுமை (கொடை); Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    {
      wrong: 'ஆசிரியர் [குழந்தைகளை] எளிய கணக்குகளைக் கற்பித்தார்.',
      right: 'ஆசிரியர் குழந்தைகளுக்கு எளிய கணக்குகளைக் கற்பித்தார்.',
    },
    { wrong: 'அரசு [ஏழைகளை] இலவச அரிசி வழங்கியது.', right: 'அரசு ஏழைகளுக்கு இலவச அரிசி வழங்கியது.' },
    { wrong: 'அம்மா [என்னை] ஒரு பேனா வாங்கித் தந்தார்.', right: 'அம்மா எனக்கு ஒரு பேனா வாங்கித் தந்தார்.' },
    { wrong: 'மாணவர்கள் [அவரைப்] பல கேள்விகளைக் கேட்டனர்.', right: 'மாணவர்கள் அவரிடம் பல கேள்விகளைக் கேட்டனர்.' },
    { wrong: 'நான் [நண்பனை] ஆயிரம் ரூபாய் கடன் வாங்கினேன்.', right: 'நான் நண்பனிடம் ஆயிரம் ரூபாய் கடன் வாங்கினேன்.' },
  ],
  allows: [
    'அவரை நல்ல பாடம் கற்பித்தார் என்று பாராட்டினர்.',
    'மாணவர்களைப் பரிசு வழங்கிப் பாராட்டினார்.',
    'அவனைக் கேள்வி கேட்டார்கள்.',
    'அவரைக் குறை சொன்னார்.',
    'அதிகாரி வீரர்களை வரிசையில் நிறுத்திப் பெயரைக் கேட்டார்.',
    'தூதுவரை மன்னருக்கு அறிமுகம் செய்து வைத்தார்.',
    'அவன் தம்பியைப் பற்றிக் கதை சொன்னான்.',
    'தன் மகளை அவனுக்குத் திருமணம் செய்து கொடுத்தார்.',
    'அவளை வழியனுப்பிப் பணம் கொடுத்தார்.',
    'அந்தச் சிறுவனைக் காட்டிக் கொடுத்தார்.',
    'என்னைக் காப்பாற்றியவர்களுக்கு நன்றி கூறினேன்.',
  ],
  when: { lemmas: [...GIVING, ...TELLING, ...FROM] },
  check(word, knowledge) {
    if (roleOf(word) !== 'finite' || !isUnreported(word)) return undefined
    const serial = word.previous?.is('verbal-participle') === true && roleOf(word.previous) === 'chain'
    const nouns = nominalsBefore(serial && word.previous ? word.previous : word)
    const thing = nouns.find(isThing)
    const others = thing === undefined ? [] : nouns.slice(nouns.indexOf(thing) + 1)
    const person = others.find((other) => other.is('accusative'))
    if (thing === undefined || person === undefined) return undefined
    if (!isReceiver(person) || hasOwnVerb(person, word)) return undefined
    if (
      nouns.some((other) => other.is('dative', 'rational') || (other.is('locative') && isPersonNoun(other)))
    )
      return undefined
    const wanted = wantedCase(word, thing, serial)
    return wanted && putInCase(person, wanted, knowledge, { captures: { verb: word.text } })
  },
})

/** `வீரர்களை வரிசையில் நிறுத்திக் கேள்வி கேட்டார்`: what is done to them first; நிறுத்தி is a thing, too. */
function hasOwnVerb(person: Word, verb: Word): boolean {
  const between = person.sentence.words.slice(person.index + 1, verb.index - 1)
  return between.some(
    (word) => word.is('transitive', 'verbal-participle') && word.is('sandhi') && !word.isA('postposition'),
  )
}

/** People, or a group of them. */
function isReceiver(word: Word): boolean {
  return isPersonAccusative(word) || word.isOnly('group', 'accusative')
}

function isThing(word: Word): boolean {
  return word.is('irrational') && !word.is('rational') && (word.is('accusative') || word.is('nominative'))
}

function wantedCase(verb: Word, thing: Word, serial: boolean): WantedCase | undefined {
  // கற்பித்தார் is of கற்பி, which is the causative of கல்.
  const known = rootsOf(verb).filter((root) => root !== 'கல்')
  const isNamed = (names: ReadonlySet<string>) => thing.analyses.some(({ lemma }) => names.has(lemma))
  const isOf = (verbs: ReadonlySet<string>) => known.length > 0 && known.every((root) => verbs.has(root))
  const object = thing.isOnly('accusative')
  if (serial)
    return isOf(SERIAL_GIVING) && /^(?:வாங்கி|எழுதி|வரைந்து)/u.test(verb.previous?.text ?? '')
      ? 'dative'
      : undefined
  if (isOf(GIVING)) return isNamed(ONE_VERB) ? undefined : 'dative'
  if (isOf(TELLING)) return isNamed(TOLD) && (object || !isOf(SHOWING)) ? 'dative' : undefined
  if (isOf(FROM)) return object || isNamed(FROM_SOMEONE) ? 'locative' : undefined
  return undefined
}

const SERIAL_GIVING = new Set(['கொடு', 'தா'])
const SHOWING = new Set(['காட்டு', 'விளக்கு'])
