import { SAYING_VERBS } from '../../clauses/government/saying-verbs.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/relative-for-quoting',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘என்ற’ பெயரைத் தழுவும்; ‘{verb}’ என்னும் வினைக்கு முன் ‘{suggestion}’ வர வேண்டும்.',
    en: '‘என்ற’ stands before a noun; before the verb ‘{verb}’ it is ‘{suggestion}’.',
  },
  source: 'நன்னூல், வினையியல்: பெயரெச்சம் பெயர் கொண்டும் வினையெச்சம் வினை கொண்டும் முடியும்',
  examples: [
    { wrong: 'அவர் நாளை வருவார் [என்ற] கூறினார்.', right: 'அவர் நாளை வருவார் என்று கூறினார்.' },
    { wrong: 'எங்கே போகிறாய் [என்ற] கேட்டாள்.', right: 'எங்கே போகிறாய் என்று கேட்டாள்.' },
    { wrong: 'வழி எது [என்ற] தெரியவில்லை.', right: 'வழி எது என்று தெரியவில்லை.' },
    { wrong: 'அவன் உறங்குகிறான் [என்ற] எண்ணித் திரும்பினாள்.', right: 'அவன் உறங்குகிறான் என்று எண்ணித் திரும்பினாள்.' },
    { wrong: 'விளக்கை அணை [என்ற] அலறினாள்.', right: 'விளக்கை அணை என்று அலறினாள்.' },
    { wrong: 'கடை திறந்திருக்கும் [என்ற] பாட்டி சொன்னார்.', right: 'கடை திறந்திருக்கும் என்று பாட்டி சொன்னார்.' },
    { wrong: 'விலை குறையும் [என்ற] அரசு அறிவித்தது.', right: 'விலை குறையும் என்று அரசு அறிவித்தது.' },
    { wrong: 'பணி எளிது [என்ற] சொன்னவர்களே தவறினர்.', right: 'பணி எளிது என்று சொன்னவர்களே தவறினர்.' },
  ],
  allows: [
    'மழை வரும் என்ற செய்தி பரவியது.',
    'கமலா என்ற பாடகி வந்தாள்.',
    'தந்தை என்ற சொல் இனியது.',
    'கேள் என்ற பேச்சு வேண்டாம்.',
    'தமிழ் என்ற பேசும் மொழி நம்முடையது.',
    'முகிலன் என்ற பாடும் சிறுவன் வந்தான்.',
    'வர முடியாது என்ற அவர் கூறியது உண்மை.',
    'முகிலன் என்ற வளர்ந்த பையன் வந்தான்.',
    'முகிலன் என்ற ஆசிரியர் கூறினார்.',
    'வர முடியாது என்ற அவர் மேலும் கூறினார்.',
    'வர முடியாது என்ற அவர், காரணத்தையும் கூறினார்.',
    'அவள் வருவாள் என்ற செய்தி சொன்னான்.',
    'குட்டிக்கு மணி என்ற பெயர் சூட்டினார்கள்.',
    'வெல்வோம் என்ற போதும் அவன் மகிழவில்லை.',
  ],
  when: { words: ['என்ற'] },
  check(word) {
    const { next } = word
    if (next === undefined) return undefined
    const verb = isQuotingVerb(next) ? next : verbOfNamed(word, next)
    return verb && word.replaceWith('என்று', { captures: { verb: verb.text } })
  },
})

const SAYING: ReadonlySet<string> = new Set([
  ...SAYING_VERBS,
  ...'கத்து முழங்கு கெஞ்சு கோரு வேண்டிக்கொள் உத்தரவிடு ஆணையிடு கட்டளையிடு குறிப்பிடு அழை பெயரிடு மறு தெரி புரி'.split(
    ' ',
  ),
])

/** It says who says, asks or thinks so, or that somebody did; a verb that stands before a noun is of those alone. */
function isQuotingVerb({ analyses }: Word): boolean {
  return (
    analyses.length > 0 &&
    analyses.every((reading) => isVerb(reading) && (isSaying(reading) || ends(reading)))
  )
}

function isVerb({ class: kind, guessed }: Analysis): boolean {
  return kind === 'verb' && guessed !== true
}

function isSaying({ lemma, features }: Analysis): boolean {
  if (features.includes('relative-participle')) return TOLD.has(lemma) && features.includes('past')
  return SAYING.has(lemma)
}

/** `எளிது என்ற சொன்ன மாணவர்கள்`; others may stand before a noun beside என்ற: `கயல் என்ற அழைத்த பெண்`. */
const TOLD: ReadonlySet<string> = new Set(['சொல்', 'கூறு', 'நினை', 'கருது'])

function ends({ features }: Analysis): boolean {
  return features.includes('finite')
}

/** Bodies that order and announce. */
const BODY = /^(?:நீதிமன்றம்|அரசு|நிறுவனம்|ஆணையம்|துறை|காவல்துறை|மையம்|வாரியம்|நிர்வாகம்)$/u

/**
 * The verb that ends the sentence behind who says it, where a statement, and no name, stands before: `வருவேன் என்ற மாமா
 * சொன்னார்`.
 */
function verbOfNamed({ previous }: Word, who: Word): Word | undefined {
  const verb = who.next
  if (verb === undefined || !verb.isLast) return undefined
  const says = verb.analyses.some((one) => SAYING.has(one.lemma) && ends(one))
  if (!says || previous === undefined || roleOf(previous) !== 'finite') return undefined
  return who.isOnly('rational', 'nominative') || BODY.test(who.text) ? verb : undefined
}
