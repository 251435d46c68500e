import { isPerson, putInCase } from '../../clauses/government.ts'
import { objectlessVerbsAfter } from '../../clauses/objectless.ts'
import { rootsOf } from '../../clauses/verb-root.ts'
import { roleOf } from '../../clauses/word-role.ts'
import type { Finding } from '../../text/finding.ts'
import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import type { CaseFrame } from '../../words/case-frames.ts'
import { defineRule } from '../rule.ts'

/** The case that a verb without object gives to what it is about. */
const CASE_OF: Readonly<Partial<Record<CaseFrame, WantedCase>>> = {
  towards: 'dative',
  goal: 'dative',
  place: 'locative',
  source: 'ablative',
  with: 'sociative',
}
const POSSESSION: ReadonlySet<string> = new Set(['இரு', 'உள்', 'கிடை', 'ஏற்படு', 'தேவைப்படு', 'பிற', 'தோன்று'])
/** `நூலை … உள்ளன`: in it. */
const HOLDING: ReadonlySet<string> = new Set(['இரு', 'உள்'])
const CAUSES: readonly Feature[] = ['nature', 'abstract', 'event']
const PLACES: readonly Feature[] = ['place', 'nature', 'event', 'group']
/** Said after the dative: `மேசைக்குக் கீழே`, `நாடுகளுக்கு இடையே`. */
const AFTER_DATIVE =
  /^(?:கீழே|மேலே|இடையே|இடையில்|நடுவே|நடுவில்|அருகே|அருகில்|பின்|பின்பு|பின்னர்|பிறகு|முன்|முன்பு|முன்னர்)[க்ச்த்ப்]*$/u

export default defineRule({
  id: 'grammar/ungoverned-accusative',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ இரண்டாம் வேற்றுமையில் (ஐ) உள்ளது; ஆனால் ‘{verb}’ செயப்படுபொருள் ஏற்காத வினை. வேறு வேற்றுமை வேண்டும்.',
    en: '‘{found}’ is in the accusative, but no verb after it takes an object (‘{verb}’): another case is needed.',
  },
  source:
    'நன்னூல், பெயரியல்: இரண்டாம் வேற்றுமை செயப்படுபொருளுக்கு உரியது; Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    { wrong: 'இரவில் [வானத்தை] எண்ணற்ற மீன்கள் மின்னின.', right: 'இரவில் வானத்தில் எண்ணற்ற மீன்கள் மின்னின.' },
    { wrong: 'சிறுவன் [கட்டிலைக்] கீழே ஒளிந்துகொண்டான்.', right: 'சிறுவன் கட்டிலுக்குக் கீழே ஒளிந்துகொண்டான்.' },
    { wrong: 'இந்த [ஊரை] வெள்ளத்தின்போது படகுகள் மிதந்தன.', right: 'இந்த ஊரில் வெள்ளத்தின்போது படகுகள் மிதந்தன.' },
    {
      wrong: 'செடிகள் [பூச்சியைச்] சில நாளில் வாடின.',
      alternatives: ['பூச்சியில்', 'பூச்சிக்குச்', 'பூச்சியால்'],
    },
  ],
  allows: [
    'அவனை எனக்குத் தெரியும்.',
    'பெண்கள் கோயிலை வலம் வந்தனர்.',
    'அவனை வரச் சொன்னார்கள்.',
    'கிராமத்தைச் சுற்றி மலைகள் இருக்கின்றன.',
    'ஊரை விட்டு ஓடினான்.',
    'அவனைப் போல யாரும் இல்லை.',
    'அவனை இறந்துவிட்டான் என்று நினைத்தார்கள்.',
    'அவளைக் கண்டதும் சிரித்தான்.',
  ],
  when: { features: ['accusative'] },
  check(word, knowledge) {
    if (!isObject(word)) return undefined
    const verbs = objectlessVerbsAfter(word)
    if (verbs === undefined) return undefined
    const captures = { verb: verbs[0].text }
    const wanted = wantedCase(word, verbs)
    if (wanted !== undefined) return putInCase(word, wanted, knowledge, { captures })
    const alternatives = CANDIDATES.map((one) => putInCase(word, one, knowledge)?.suggestion)
    return word.advise({ captures, alternatives: alternatives.filter(isKnown) })
  },
})

const CANDIDATES: readonly WantedCase[] = ['locative', 'dative', 'instrumental']

function isKnown(suggestion: Finding['suggestion']): suggestion is string {
  return suggestion !== undefined
}

function isObject(word: Word): boolean {
  return (
    word.isOnly('accusative') &&
    /ை[க்ச்த்ப்]*$/u.test(word.text) &&
    !word.is('clitic-um') &&
    !word.is('time') &&
    !word.is('unit') &&
    !word.isA('verb') &&
    !word.analyses.some(({ guessed }) => guessed)
  )
}

function wantedCase(noun: Word, [verb]: readonly [Word, ...Word[]]): WantedCase | undefined {
  const { next } = noun
  if (next !== undefined && AFTER_DATIVE.test(next.text)) return 'dative'
  if (next?.isOnly('locative') === true && next.is('position')) return 'genitive'
  const roots = rootsOf(verb)
  const cases = new Set(roots.flatMap((root) => verb.form.framesOf(root).map((frame) => CASE_OF[frame])))
  const [only] = cases
  if (cases.size === 1 && only !== undefined) return only
  if (roleOf(verb) !== 'finite') return undefined
  // `நோயைப் பாதிக்கப்பட்டாள்`: by what.
  if (verb.isOnly('passive') && CAUSES.some((kind) => noun.isOnly(kind))) return 'instrumental'
  if (roots.every((root) => HOLDING.has(root)) && noun.isOnly('thing')) return 'locative'
  if (isPerson(noun)) return roots.every((root) => POSSESSION.has(root)) ? 'dative' : undefined
  return PLACES.some((kind) => noun.isOnly(kind)) ? 'locative' : undefined
}
