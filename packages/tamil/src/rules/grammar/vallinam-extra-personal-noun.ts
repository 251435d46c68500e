import { isEntry } from '../../sandhi/compound-places.ts'
import {
  bareBeforeNext,
  compoundHeadFollows,
  everyReading,
  verbFollows,
} from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** கோபித்துக்கொண்டாள்: a verb by its ending alone. */
const UNKNOWN_VERB = /(?:ாள்|ான்|ார்|ார்கள்|னர்)$/u

function unknownAfter({ next }: Word): string {
  return next?.analyses.length === 0 && next.isLast ? next.text : ''
}

/** Whom a compound names by what they are: ஏழைக் குடும்பம், குழந்தைப் பருவம். */
const NAMED_SO = new Set(['ஏழை', 'குழந்தை', 'கன்னி', 'பெண்', 'விதவை', 'அகதி', 'அடிமை', 'பிள்ளை'])
const CASES = ['accusative', 'ablative', 'sociative'] as const

/** தம்பி கடைக்குச் சென்றான், மாணவி பரிசு பெற்றாள்: the person does something, told at the end. */
function doesToNext(word: Word, bare: string): boolean {
  const { next } = word
  const verb = word.sentence.lastWord
  if (
    next === undefined ||
    !verb?.is('finite') ||
    verb.isOnly('neuter') ||
    NAMED_SO.has(bare) ||
    bare.endsWith('பதி')
  )
    return false
  if (next.hasLemma('பணி') || next.hasLemma('பதவி') || next.hasLemma('வேலை')) return false
  if (next.isOnly('dative')) return word.previous?.is('genitive') !== true
  const isOther = CASES.some((one) => next.isOnly(one))
  return isOther ? !compoundHeadFollows(word) : next.next === verb && next.isOnly('irrational')
}

/** நோவாக் கூறினார்: before a verb of respect it may be a name of another language that ends so. */
function ofOne({ sentence: { lastWord } }: Word): boolean {
  return lastWord?.is('masculine') === true || lastWord?.is('feminine') === true
}

/** கண்ணகி சிலை, அன்னார் பேச்சு: a person by name or kinship doubles nothing before a noun either. */
function namesPerson(word: Word, bare: string, readings: readonly Analysis[]): boolean {
  if (!isEntry(word) || NAMED_SO.has(bare)) return false
  if (readings.every(({ guessed }) => guessed === true) && bare.endsWith('ார்')) return /[னட]ார்$/u.test(bare)
  return (
    everyReading(readings, ({ class: kind, features }) => kind === 'name' && features.includes('rational')) ||
    KIN.has(bare)
  )
}

/** `நடிகைச் சரோஜாதேவி`: what someone is, before the name. */
function isTitleOf({ next }: Word, bare: string): boolean {
  return TITLES.has(bare) && next?.isOnly('rational') === true && next.isA('name')
}

const TITLES: ReadonlySet<string> = new Set(
  'நடிகை மாணவி ஆசிரியை பாடகி கவிதாயினி வீராங்கனை சகோதரி தலைவி அரசி மூதாட்டி சிறுமி தோழி பேத்தி மருமகள்'.split(' '),
)

/** Kin that is named, or begins what she does, which the verb at the end agrees with: `தம்பிச் சாப்பிட்டுவிட்டு … போனான்`. */
function doesOrIsNamed(word: Word): boolean {
  const { next, sentence } = word
  if (next === undefined || word.previous?.is('genitive') === true) return false
  if (next.isA('name') && next.isOnly('rational')) return true
  const verb = sentence.lastWord
  if (
    verb === undefined ||
    !(verb.is('finite', 'masculine') || verb.is('finite', 'feminine') || verb.is('finite', 'epicene'))
  )
    return false
  if (next.isOnly('verbal-participle')) return true
  // தண்ணீர் குடித்துவிட்டு: the object, and what she does with it.
  const acts = next.next?.isOnly('verbal-participle') === true || next.next === verb
  return acts && next.isOnly('irrational', 'nominative') && !compoundHeadFollows(word)
}

const KIN: ReadonlySet<string> = new Set(
  'தம்பி தங்கை அக்கை தமக்கை பாட்டி மாமி அத்தை அண்ணி சித்தி நாத்தி கொழுந்தி மைத்துனி'.split(' '),
)

const SORTS: ReadonlySet<string> = new Set('அனாதை அநாதை அகதி ஏழை அடிமை விதவை ஊமை கைதி கன்னி பேதை'.split(' '))

export default defineRule({
  id: 'grammar/vallinam-extra-personal-noun',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ உயர்திணைப் பெயர். உயர்திணைப் பெயரின் பின் வல்லினம் பொதுவாக மிகாது.',
    en: '‘{suggestion}’ names a person; after personal nouns and pronouns the hard consonant does not double.',
  },
  source: 'நன்னூல் 159: பொதுப்பெயர் உயர்திணைப் பெயர்கள் இயல்பு; தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள்',
  examples: [
    { wrong: '[அவர்த்] தலை அசைத்தார்.', right: 'அவர் தலை அசைத்தார்.' },
    { wrong: '[யார்ப்] போனார்?', right: 'யார் போனார்?' },
    { wrong: '[ஆசிரியர்க்] கேட்டார்.', right: 'ஆசிரியர் கேட்டார்.' },
    { wrong: '[தம்பித்] தூங்கினான்.', right: 'தம்பி தூங்கினான்.' },
    { wrong: '[தம்பிக்] கடைக்குச் சென்றான்.', right: 'தம்பி கடைக்குச் சென்றான்.' },
    { wrong: '[தம்பிச்] சாப்பிட்டுவிட்டு விளையாடினான்.', right: 'தம்பி சாப்பிட்டுவிட்டு விளையாடினான்.' },
    { wrong: 'நேற்று [அத்தைக்] கமலா வந்தார்.', right: 'நேற்று அத்தை கமலா வந்தார்.' },
    { wrong: 'பிரபல [நடிகைச்] சரோஜாதேவி வந்தார்.', right: 'பிரபல நடிகை சரோஜாதேவி வந்தார்.' },
    { wrong: '[மாணவிப்] பரிசு பெற்றாள்.', right: 'மாணவி பரிசு பெற்றாள்.' },
    { wrong: '[தாத்தாச்] சிரித்தார்.', right: 'தாத்தா சிரித்தார்.' },
    { wrong: '[தலைவர்ச்] சொன்னார்.', right: 'தலைவர் சொன்னார்.' },
    { wrong: '[மாலதிக்] கூறினாள்.', right: 'மாலதி கூறினாள்.' },
  ],
  allows: [
    'ஓர் அனாதைச் சிறுவனை எடுத்து வளர்த்தார்.',
    'பாட்டிக் கதைகள் சுவையானவை.',
    'கன்னித் தமிழ் வாழ்க.',
    'ஆசிரியைப் பணியில் சேர்ந்தாள்.',
    'நடிகைத் தேர்வு நடந்தது.',
    'ஏழைச் சிறுமி வந்தாள்.',
    'மாப்பிள்ளைச் சம்பாவை விதைத்தார்.',
    'அடிமைத் தளையிலிருந்து மீண்டனர்.',
    'அவர் தலை அசைத்தார்.',
    'யார் போனார்?',
    'ஊர்க் காவலர் வந்தார்.',
    'அமைச்சர் நோவாக் கூறினார்.',
  ],
  when: { endings: withVallinam('ர்', 'தாய்', 'ி', 'ை', 'ா') },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    // `மாப்பிள்ளைச் சம்பா`: what is called after him.
    if (bare === 'மாப்பிள்ளை' && word.next?.is('irrational') === true && !verbFollows(word)) return undefined
    // `அனாதைச் சிறுவன்`: of what sort somebody is.
    if (bare !== undefined && SORTS.has(bare) && word.next?.is('rational') === true) return undefined
    if (bare !== undefined && (KIN.has(bare) || isTitleOf(word, bare)) && doesOrIsNamed(word))
      return word.replaceWith(bare)
    if (bare !== undefined && namesPerson(word, bare, analyse(bare))) return word.replaceWith(bare)
    if (
      bare === undefined ||
      !(
        everyReading(
          analyse(bare),
          ({ class: kind, features }) =>
            (kind !== 'name' || bare.endsWith('ர்') || ofOne(word)) &&
            features.includes('rational') &&
            features.includes('nominative') &&
            !features.includes('clitic-aa'),
        ) &&
        word.next?.text !== 'தான்' &&
        !word.next?.is('verbal-participle') &&
        (bare.endsWith('ர்') ||
          (verbFollows(word) && !word.next?.is('imperative')) ||
          doesToNext(word, bare) ||
          UNKNOWN_VERB.test(unknownAfter(word)))
      )
    )
      return undefined
    return word.replaceWith(bare)
  },
})
