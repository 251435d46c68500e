import { clauseBefore } from '../../clauses/agreement/disagreement.ts'
import { isTogether } from '../../clauses/reading/nominative-phrase.ts'
import { agreementOf, countsThings, isOfMany, sumsUp } from '../../clauses/reading/phrase.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Adjectives of which a thing is said to be so: அழகான, பயனுள்ள, சிறிய. */
const ADJECTIVE = /(?:ான|ுள்ள|ற்ற|[றனளதரி]ிய|ழைய|ந்த)$/u

export default defineRule({
  id: 'grammar/predicate-thing-singular',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'பெயர்ப் பயனிலை ‘{found}’ பன்மை; எழுவாய் ‘{subject}’ ஒருமை ஆதலால் ‘{suggestion}’ என வர வேண்டும்.',
    en: 'The predicate ‘{found}’ is plural, its subject ‘{subject}’ singular: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பெயர்ப் பயனிலை; எழுவாய்–பயனிலை இயைபு (எண்)',
  examples: [
    { wrong: 'இந்தப் பாலம் மிகவும் [பழையவை].', right: 'இந்தப் பாலம் மிகவும் பழையது.' },
    { wrong: 'அவர் வரைந்த ஓவியங்களில் இதுவே [அழகானவை].', right: 'அவர் வரைந்த ஓவியங்களில் இதுவே அழகானது.' },
    { wrong: 'எங்கள் மலையின் காற்று மிகவும் [தூய்மையானவை].', right: 'எங்கள் மலையின் காற்று மிகவும் தூய்மையானது.' },
    { wrong: 'இந்த விதி மாணவர்கள் அனைவருக்கும் [பொதுவானவை].', right: 'இந்த விதி மாணவர்கள் அனைவருக்கும் பொதுவானது.' },
    { wrong: 'அந்தப் பழைய கதவு தேக்கு மரத்தால் [செய்யப்பட்டவை].', right: 'அந்தப் பழைய கதவு தேக்கு மரத்தால் செய்யப்பட்டது.' },
    { wrong: 'இந்தக் கல்வெட்டு பல்லவர் காலத்தைச் [சேர்ந்தவை].', right: 'இந்தக் கல்வெட்டு பல்லவர் காலத்தைச் சேர்ந்தது.' },
    { wrong: 'கொடுக்கப்பட்ட விடைகளுள் [பொருத்தமானவை] எது?', right: 'கொடுக்கப்பட்ட விடைகளுள் பொருத்தமானது எது?' },
    {
      wrong: 'தமிழ் மொழி உலக மொழிகளில் மிகவும் [தொன்மையானவை].',
      right: 'தமிழ் மொழி உலக மொழிகளில் மிகவும் தொன்மையானது.',
    },
    { wrong: 'எங்கள் பள்ளி நூலகம் மிகவும் [பழமையானவை].', right: 'எங்கள் பள்ளி நூலகம் மிகவும் பழமையானது.' },
  ],
  allows: [
    'தமிழ் நூல்கள் மிகவும் தொன்மையானவை.',
    'எங்கள் ஊர் மரம், செடி எல்லாம் பழமையானவை.',
    'இந்தப் பாலங்கள் மிகவும் பழையவை.',
    'இந்தப் பழமும் அந்தப் பழமும் இனியவை.',
    'இந்த வகை மரங்கள் உயரமானவை.',
    'அவருடைய கருத்து, சொல் ஆகியவை இனியவை.',
    'அந்த மூன்று மரமும் பழையவை.',
    'இது போன்ற நூல்கள் அரியவை.',
    'சரியானவை எவை?',
    'அவரது படைப்பு அனைத்தும் சிறந்தவை.',
    'இந்த மரத்தின் இலை, காய், கனி பயனுள்ளவை.',
    'ஊரின் காற்றும் நீரும் தூய்மையானவை.',
    'மலையின் காற்று, நீர் ஆகியவை தூய்மையானவை.',
    'அந்தக் கடையில் மரத்தால் செய்யப்பட்டவை எவை?',
    'அவருடைய மூன்று நூலும் அரியவை.',
  ],
  when: { endings: ['வை'] },
  check(word) {
    if (word.quoted || !isQuality(word)) return undefined
    const subject = word.isLast ? subjectOf(word) : askedFor(word)
    return (
      subject && word.replaceWith(word.text.replace(/வை$/u, 'து'), { captures: { subject: subject.text } })
    )
  },
})

/** அழகானவை, சேர்ந்தவை; not அவை, nor a verb in a sentence of actions. */
function isQuality(word: Word): boolean {
  return word.analyses.some(
    ({ features, lemma, class: kind }) =>
      features.includes('participial-noun') &&
      features.includes('plural') &&
      features.includes('neuter') &&
      (kind === 'noun'
        ? ADJECTIVE.test(lemma)
        : (lemma === 'சேர்' && word.text.startsWith('சேர்ந்த')) || features.includes('passive')),
  )
}

/** `விடைகளுள் சரியானவை எது`: of which one is asked. */
function askedFor({ next }: Word): Word | undefined {
  return next?.isLast === true && next.text === 'எது' ? next : undefined
}

/** The one thing in the nominative before it, said to be one; undefined where another word may be the subject. */
function subjectOf(predicate: Word): Word | undefined {
  let subject: Word | undefined
  for (const word of clauseBefore(predicate)) {
    if (word.tokenAfter !== ' ' || word.isA('numeral')) return undefined
    const role = roleOf(word)
    if (role === 'modifier' || role === 'adverb') continue
    if ((word.is('clitic-um') && !word.isOnly('dative')) || countsThings(word) || sumsUp(word))
      return undefined
    if (role !== 'head' || word.is('verbal-noun') || word.is('participial-noun')) return undefined
    if (ASIDE.some((one) => word.isOnly(one)) || isPartOfNext(word)) continue
    if (predicate.text.startsWith('சேர்ந்த') && (word.isOnly('accusative') || word.hasLemma('காலம்'))) continue
    if (word.isOnly('rational', 'nominative') && word.next?.hasLemma('காலம்')) continue
    if (subject !== undefined && subject === word.next && isFirstOfTwo(word)) continue
    if (subject !== undefined || !isOneThing(word)) return undefined
    subject = word
  }
  return subject
}

/** `கொடைக்கானல் மலையின்`, `தேக்கு மரத்தால்`, `மாணவர்கள் அனைவருக்கும்`: the case of the next word is its own. */
function isPartOfNext(word: Word): boolean {
  const { next } = word
  if (next === undefined || word.is('clitic-um')) return false
  if (isTogether(next, word)) return true
  return (
    word.is('irrational', 'nominative') &&
    !word.is('rational') &&
    (next.isOnly('instrumental') || next.isOnly('genitive'))
  )
}

const ASIDE = ['locative', 'genitive', 'dative', 'instrumental', 'ablative'] as const

/** இது, `இந்தப் பாலம்`, `மலையின் காற்று`, `கோள்களில் வியாழனே`. */
function isOneThing(word: Word): boolean {
  if (/^[அஇ]து(?:வே|தான்)?$/u.test(word.text)) return word.isFirst || isOfManyBefore(word)
  const { fits, kind } = agreementOf(word)
  if (kind !== 'things' || fits.length !== 1 || fits[0] !== 'it' || word.is('unit')) return false
  return isPointedOut(word) || isOfManyBefore(word)
}

/** `இந்தப் பழைய பாலம்`, `மலையின் காற்று`: told apart from others, and not counted. */
function isPointedOut(word: Word): boolean {
  let found = false
  for (let before = word.previous; before !== undefined; before = before.previous) {
    // `எங்கள் ஊர் ஏரி`
    if (before === word.previous && isFirstOfTwo(before)) {
      if (before.isFirst && before.isA('name')) return true
      continue
    }
    if (OWNER.test(before.text)) return true
    if (before.tokenAfter !== ' ' || roleOf(before) !== 'modifier' || before.isA('numeral')) break
    if (/^(?:பல|சில|பல்வேறு|வெவ்வேறு|எல்லா|அனைத்து)/u.test(before.text)) return false
    if (/^[அஇ]ந்த(?:[கசதப]்)?$/u.test(before.text)) return true
    if (before.isOnly('genitive') && before === word.previous) found = true
  }
  return found
}

const OWNER = /^(?:என்|எங்கள்|உன்|உங்கள்|நம்|எனது|எங்களது|நமது)$/u

/** `தமிழ் மொழி`, `ஊர் ஏரி`: a name or place right before what it tells apart. */
function isFirstOfTwo(word: Word): boolean {
  return (
    (word.is('place') || word.is('language') || word.isA('name')) && word.isOnly('nominative', 'singular')
  )
}

function isOfManyBefore({ previous }: Word): boolean {
  return previous !== undefined && isOfMany(previous)
}
