import { putInCase } from '../../clauses/government/government.ts'
import { isPersonAccusative, nominalsBefore, verbsAfter } from '../../clauses/government/nominals-before.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { defineRule } from '../rule.ts'

/** Whom or what one helps, fears, obeys. */
const TOWARDS = new Set(
  'உதவு பய பயப்படு அஞ்சு கீழ்ப்படி கட்டுப்படு அடிபணி ஒத்துழை இரங்கு பணிவிடைசெய் பேட்டியளி'.split(' '),
)
/** What one suffers from. */
const SUFFERING = new Set(['அவதிப்படு', 'துன்பப்படு', 'பாதிக்கப்படு'])
const AILMENTS = new Set(
  'தலைவலி வயிற்றுவலி பல்வலி நோய் வலி வறுமை பசி வெள்ளம் வறட்சி புயல் கடன் சளி இருமல் பனி வெப்பம்'.split(' '),
)
/** What one wakes from, is freed of. */
const WAKING = new Set(['விழி', 'விடுபடு', 'மீள்'])
const STATES = new Set('தூக்கம் உறக்கம் மயக்கம் கனவு நோய் துன்பம் கவலை கடன் அடிமைத்தனம்'.split(' '))
/** Verbs that leave the person before an infinitive to it: `மக்களை உதவ வந்தார்`. */
const MOTION = new Set('வா செல் போ முன்வா விரும்பு முயல் தயங்கு ஓடு'.split(' '))

export default defineRule({
  id: 'grammar/towards-case-chain',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதோடு இரண்டாம் வேற்றுமை (ஐ) வராது; ‘{suggestion}’ என்று வர வேண்டும்.',
    en: '‘{verb}’ takes no accusative: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    { wrong: 'அவர்கள் [முதியோரை] உதவ வந்தனர்.', right: 'அவர்கள் முதியோருக்கு உதவ வந்தனர்.' },
    { wrong: 'குழந்தை [பூனையைப்] பயந்து ஓடியது.', right: 'குழந்தை பூனைக்குப் பயந்து ஓடியது.' },
    { wrong: 'அவர் [வறுமையை] அவதிப்பட்ட நாள்களை மறக்கவில்லை.', right: 'அவர் வறுமையால் அவதிப்பட்ட நாள்களை மறக்கவில்லை.' },
    { wrong: 'சிறுவன் [தூக்கத்தை] விழித்து அழுதான்.', right: 'சிறுவன் தூக்கத்திலிருந்து விழித்து அழுதான்.' },
  ],
  allows: [
    'தன்னை எதற்கும் உதவாதவராகக் கருதிக்கொள்ளுதல் மனச்சோர்வு ஆகும்.',
    'அவரை உதவ அழைத்தார்.',
    'அவனை உதவச் சொன்னார்.',
    'அவனைப் பயந்து ஓட வைத்தான்.',
    'மக்களுக்கு உதவ வந்தார்.',
    'நாயைப் பயந்தபடி பார்த்தான்.',
    'கண்ணை விழித்துப் பார்த்தான்.',
  ],
  when: { lemmas: [...TOWARDS, ...SUFFERING, ...WAKING] },
  check(word, knowledge) {
    const roots = rootsOf(word)
    // `தன்னை எதற்கும் உதவாதவராகக் கருதினார்`: what one is taken for.
    if (word.isOnly('adverbial') && /[னளர]ாக(?:[கசதப]்)?$/u.test(word.text)) return undefined
    if (roots.length === 0 || !word.analyses.every(({ class: kind }) => kind === 'verb')) return undefined
    const [noun, ...others] = nominalsBefore(word)
    if (noun === undefined || others.some((other) => other.is('accusative'))) return undefined
    const wanted = wantedCase(noun, roots, word)
    return wanted && putInCase(noun, wanted, knowledge, { captures: { verb: word.text } })
  },
})

function wantedCase(noun: Word, roots: readonly string[], verb: Word): WantedCase | undefined {
  const isNamed = (names: ReadonlySet<string>) =>
    noun.isOnly('accusative') && noun.analyses.some(({ lemma }) => names.has(lemma))
  const isOf = (verbs: ReadonlySet<string>) => roots.every((root) => verbs.has(root))
  if (isOf(SUFFERING)) return isNamed(AILMENTS) ? 'instrumental' : undefined
  if (isOf(WAKING)) return isNamed(STATES) ? 'ablative' : undefined
  if (!isOf(TOWARDS) || (!isPersonAccusative(noun) && !noun.isOnly('animal', 'accusative'))) return undefined
  // The finite verb is for goal-case-verb.
  return roleOf(verb) !== 'finite' && isItsOwn(verb) ? 'dative' : undefined
}

/** Whether no later verb can have the accusative. */
function isItsOwn(verb: Word): boolean {
  const later = verbsAfter(verb)
  if (verb.is('infinitive') && !later.every((one) => rootsOf(one).every((root) => MOTION.has(root))))
    return false
  return later.length > 0 && later.every((one) => one.isOnly('intransitive'))
}
