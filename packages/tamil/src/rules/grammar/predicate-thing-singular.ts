import { clauseBefore } from '../../clauses/agreement/disagreement.ts'
import { agreementOf, isOfMany } from '../../clauses/reading/phrase.ts'
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
    { wrong: 'இந்தக் கல்வெட்டு பல்லவர் காலத்தைச் [சேர்ந்தவை].', right: 'இந்தக் கல்வெட்டு பல்லவர் காலத்தைச் சேர்ந்தது.' },
    { wrong: 'கொடுக்கப்பட்ட விடைகளுள் [பொருத்தமானவை] எது?', right: 'கொடுக்கப்பட்ட விடைகளுள் பொருத்தமானது எது?' },
  ],
  allows: [
    'இந்தப் பாலங்கள் மிகவும் பழையவை.',
    'இந்தப் பழமும் அந்தப் பழமும் இனியவை.',
    'இந்த வகை மரங்கள் உயரமானவை.',
    'அவருடைய கருத்து, சொல் ஆகியவை இனியவை.',
    'அந்த மூன்று மரமும் பழையவை.',
    'இது போன்ற நூல்கள் அரியவை.',
    'சரியானவை எவை?',
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
      (kind === 'noun' ? ADJECTIVE.test(lemma) : lemma === 'சேர்' && word.text.startsWith('சேர்ந்த')),
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
    if (word.is('clitic-um')) return undefined
    if (role !== 'head' || word.is('verbal-noun') || word.is('participial-noun')) return undefined
    if (word.isOnly('locative') || word.isOnly('genitive') || word.isOnly('dative')) continue
    if (predicate.text.startsWith('சேர்ந்த') && (word.isOnly('accusative') || word.hasLemma('காலம்'))) continue
    if (word.isOnly('rational', 'nominative') && word.next?.hasLemma('காலம்')) continue
    if (subject !== undefined || !isOneThing(word)) return undefined
    subject = word
  }
  return subject
}

/** இது, `இந்தப் பாலம்`, `கோள்களில் வியாழனே`. */
function isOneThing(word: Word): boolean {
  if (/^[அஇ]து(?:வே|தான்)?$/u.test(word.text)) return word.isFirst || isOfManyBefore(word)
  const { fits, kind } = agreementOf(word)
  if (kind !== 'things' || fits.length !== 1 || fits[0] !== 'it' || word.is('mass') || word.is('unit'))
    return false
  return /^[அஇ]ந்த[க்ச்த்ப்]*$/u.test(word.previous?.text ?? '') || isOfManyBefore(word)
}

function isOfManyBefore({ previous }: Word): boolean {
  return previous !== undefined && isOfMany(previous)
}
