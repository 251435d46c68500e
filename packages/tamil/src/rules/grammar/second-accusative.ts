import { caseViolation } from '../../clauses/government/case-violation.ts'
import { putInCase } from '../../clauses/government/government.ts'
import { isPersonAccusative } from '../../clauses/government/nominals-before.ts'
import { ungoverned } from '../../clauses/government/objectless.ts'
import { GOVERNMENT } from '../../clauses/government/postpositions.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import type { CaseFrame } from '../../words/case-frames.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/second-accusative',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘{verb}’ என்னும் வினைக்கு ‘{object}’ என்னும் செயப்படுபொருள் இருக்க, ‘{found}’ என்பதும் இரண்டாம் வேற்றுமையில் (ஐ) உள்ளது; வேறு வேற்றுமை வேண்டும்.',
    en: '‘{verb}’ has the object ‘{object}’ already: ‘{found}’ needs another case than the accusative.',
  },
  source: 'நன்னூல், பெயரியல்: வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): one direct object a verb',
  examples: [
    {
      wrong: 'அலுவலர்கள் [மன்றத்தை] அறிக்கையைத் தயாரித்தனர்.',
      alternatives: ['மன்றத்தில்', 'மன்றத்தின்', 'மன்றத்துக்கு', 'மன்றத்தால்'],
    },
  ],
  allows: [
    'இன்பத்தை அமைதியாகவும் துன்பத்தைப் பொறுமையாகவும் ஏற்றுக்கொண்டாள்.',
    'இந்தத் தேர்வை ஏழு பள்ளிகளைச் சேர்ந்த பல பேர் எழுதினர்.',
    'தலையைக் குனிந்துகொண்டு வண்டியை ஓட்டினான்.',
    'வெண்டை, கத்தரி, அவரை ஆகியவற்றை மாடியிலேயே பயிரிட்டுள்ளாள்.',
    'அவனை வேலையைச் செய்யச் சொன்னார்.',
    'அவனைக் கதவைத் திறந்து உள்ளே விட்டார்.',
    'நாயையும் பூனையையும் வளர்த்தான்.',
    'அம்மாவை, தங்கையை அழைத்தான்.',
    'நாட்டை ஆண்டவர்களை வெறுத்தனர்.',
    'இவனை நானும் அவனை நீயும் அழைத்துவந்தோம்.',
    'அவனைக் கையைப் பிடித்தார்.',
    'நான் அவளைக் கிராமத்தைச் சேர்ந்த பெண்ணுடன் பார்த்தேன்.',
    'பாலைக் கொதிக்கும் நீரில் ஊற்றிச் சர்க்கரையைச் சேர்த்தாள்.',
    'மகனைப் பணத்தைக் கொடுத்து அனுப்பினார்.',
  ],
  when: { features: ['accusative'] },
  check(word, knowledge) {
    if (!isPlain(word) || isBent(word)) return undefined
    const rival = ungoverned(word, knowledge.wrongCases)?.rival
    if (rival === undefined || !isPlain(rival.object)) return undefined
    const { object, verb } = rival
    // What a postposition asks, and the table of wrong cases, say more.
    if (word.next !== undefined && GOVERNMENT.has(withoutVallinam(word.next.text))) return undefined
    const named = caseViolation(verb, knowledge.wrongCases)?.noun
    if (named === word || named === object) return undefined
    // `மிதிவண்டியை மகனை வழங்கினார்`: of a thing and a person the thing is given.
    const [wrong, right] = isReceiver(object, word, verb) ? [object, word] : [word, object]
    const captures = { verb: verb.text, object: right.text }
    const wanted = wantedCase(wrong, verb)
    if (wanted !== undefined) return putInCase(wrong, wanted, knowledge, { captures, certainty: 'likely' })
    const alternatives = (wrong.isOnly('rational') ? OF_PEOPLE : OF_THINGS).flatMap(
      (one) => putInCase(wrong, one, knowledge)?.suggestion ?? [],
    )
    return wrong.advise({ alternatives, captures })
  },
})

/** `தலையைக் குனிந்துகொண்டு வண்டியை ஓட்டினான்`: the part of the body that one bends. */
function isBent(word: Word): boolean {
  return word.is('body') && word.next !== undefined && /^(?:குனிந்|நிமிர்ந்|சாய்ந்)/u.test(word.next.text)
}

/** Who gets, hears or is asked what the other accusative names. */
function wantedCase(noun: Word, verb: Word): WantedCase | undefined {
  if (!isPersonAccusative(noun)) return undefined
  const frames = new Set(rootsOf(verb).flatMap((root) => verb.form.framesOf(root)))
  const [frame] = frames
  return frames.size === 1 && frame !== undefined ? TO_PEOPLE[frame] : undefined
}

const TO_PEOPLE: Readonly<Partial<Record<CaseFrame, WantedCase>>> = {
  give: 'dative',
  say: 'locative',
  ask: 'locative',
}

function isReceiver(object: Word, second: Word, verb: Word): boolean {
  const receives = object.isOnly('rational') || object.isOnly('group')
  return (
    receives &&
    second.isOnly('irrational') &&
    !second.isOnly('group') &&
    !rootsOf(verb).some((root) => verb.form.framesOf(root).includes('person'))
  )
}

const OF_THINGS: readonly WantedCase[] = ['locative', 'genitive', 'dative', 'instrumental']
const OF_PEOPLE: readonly WantedCase[] = ['dative', 'genitive', 'locative', 'sociative']

/** Surely an accusative, and alone. */
function isPlain(noun: Word): boolean {
  return (
    (noun.isOnly('accusative') || isPersonAccusative(noun)) &&
    /ை[க்ச்த்ப்]*$/u.test(noun.text) &&
    !noun.is('clitic-um') &&
    !noun.is('time') &&
    !noun.analyses.some(({ guessed }) => guessed)
  )
}
