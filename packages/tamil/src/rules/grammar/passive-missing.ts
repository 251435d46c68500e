import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { nominalsBefore } from '../../clauses/government/nominals-before.ts'
import { verbPerson, verbTense } from '../../clauses/reading/finite-verb.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const ENDINGS = { past: 'ப்பட்டது', present: 'ப்படுகிறது', future: 'ப்படும்' } as const

/** Verbs by root, with things that it is done to and that never do it. */
const DONE_TO: Readonly<Record<string, string>> = {
  கட்டு: 'பாலம் அணை கோயில் கோவில் வீடு பள்ளி கட்டடம் மண்டபம் சுவர் அரண்மனை கோட்டை மருத்துவமனை மாளிகை நூலகம் மதில் கோபுரம் தொட்டி',
  பாதி: 'வீடு பயிர் வயல் சாலை போக்குவரத்து இயல்புவாழ்க்கை வணிகம் விவசாயம் மக்கள் கிராமம் ஊர்',
  நிறைவேற்று: 'தீர்மானம் சட்டம் மசோதா திட்டம் கோரிக்கை வேண்டுதல்',
  வழங்கு: 'விருது பரிசு பட்டம் சான்றிதழ் நிதி உதவித்தொகை ஊக்கத்தொகை இழப்பீடு கடன் மிதிவண்டி பதக்கம் பணியாணை',
  நெய்: 'ஆடை துணி சேலை புடவை வேட்டி பட்டு',
  அறிவி: 'முடிவு தேதி விடுமுறை பரிசு தீர்ப்பு விருது அட்டவணை ஊரடங்கு',
  வெளியிடு: 'நூல் பதிப்பு அறிக்கை இதழ் பாடல் படம் பட்டியல் முடிவு அறிவிப்பு',
  எழுது: 'நூல் கதை கடிதம் பாடல் காப்பியம் கட்டுரை கவிதை புதினம் கல்வெட்டு',
  இயற்று: 'காப்பியம் பாடல் கவிதை சட்டம் நூல்',
  நடத்து: 'கூட்டம் தேர்வு விழா போட்டி மாநாடு கருத்தரங்கு முகாம் தேர்தல் ஆய்வு',
  தேர்ந்தெடு: 'தலைவர் உறுப்பினர் அணி இடம் நூல் கதை',
  நியமி: 'ஆசிரியர் அலுவலர் குழு தலைவர் நீதிபதி',
  ஒதுக்கு: 'நிதி தொகை இடம் நிலம் பணம்',
  அச்சிடு: 'நூல் தாள் புத்தகம் அழைப்பிதழ்',
  நிறுவு: 'சிலை கல்லூரி பல்கலைக்கழகம் பள்ளி அறக்கட்டளை',
  பூட்டு: 'கதவு வாயில் கடை பள்ளி',
  விற்பனைசெய்: 'பொருள் வீடு நிலம்',
  அனுப்பு: 'கடிதம் பொருள் அழைப்பிதழ் பணம்',
  தயாரி: 'பொருள் உணவு அறிக்கை மருந்து படம்',
  பயிரிடு: 'நெல் கரும்பு வாழை காய்கறி',
  ஒத்திவை: 'வழக்கு விசாரணை கூட்டம் தேர்வு போட்டி நிகழ்ச்சி விழா பயணம் தேர்தல்',
  ரத்துசெய்: 'தேர்வு போட்டி நிகழ்ச்சி பயணம் ஒப்பந்தம் விடுமுறை உரிமம்',
  மொழிபெயர்: 'நூல் கதை கவிதை புதினம் நாடகம் கட்டுரை',
  தொகு: 'நூல் பாடல் கதை கட்டுரை',
  நடு: 'மரம் மரக்கன்று செடி நாற்று',
  வெட்டு: 'மரம் குளம் கிணறு கால்வாய்',
  சமை: 'உணவு சோறு விருந்து சாப்பாடு',
  வசூலி: 'வரி கட்டணம் அபராதம் நிதி',
  விதி: 'தடை அபராதம் தண்டனை வரி',
  கண்டுபிடி: 'மருந்து கருவி தடுப்பூசி தங்கம்',
  பரிசீலி: 'விண்ணப்பம் மனு கோரிக்கை',
  நிராகரி: 'விண்ணப்பம் மனு கோரிக்கை',
  கொண்டாடு: 'விழா பொங்கல் தீபாவளி திருவிழா பிறந்தநாள் சுதந்திரநாள்',
  பழுதுபார்: 'சாலை வண்டி கருவி இயந்திரம் பாலம்',
}
const THINGS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(DONE_TO).map(([verb, things]) => [verb, new Set(things.split(' '))]),
)

export default defineRule({
  id: 'grammar/passive-missing',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: '‘{thing}’ தானாகச் செய்யாது; பிறர் செய்வது. எனவே செயப்பாட்டு வினை வரும்: ‘{suggestion}’.',
    en: '‘{thing}’ is what it is done to, so the verb is passive: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: செய்வினை, செயப்பாட்டு வினை',
  examples: [
    { wrong: 'அந்தக் கோட்டை பத்தாம் நூற்றாண்டில் [கட்டியது].', right: 'அந்தக் கோட்டை பத்தாம் நூற்றாண்டில் கட்டப்பட்டது.' },
    { wrong: 'கூட்டம் நாளை மறுநாளுக்கு [ஒத்திவைத்தது].', right: 'கூட்டம் நாளை மறுநாளுக்கு ஒத்திவைக்கப்பட்டது.' },
    { wrong: 'சிறந்த மாணவருக்குப் பதக்கங்கள் [வழங்கின].', right: 'சிறந்த மாணவருக்குப் பதக்கங்கள் வழங்கப்பட்டன.' },
  ],
  allows: [
    'அந்தக் கோட்டை பத்தாம் நூற்றாண்டில் கட்டப்பட்டது.',
    'அரசு நேற்று விருது வழங்கியது.',
    'குழு முடிவை அறிவித்தது.',
    'பறவை வீடு கட்டியது.',
    'நீதிமன்றம் வழக்கை ஒத்திவைத்தது.',
    'குழு மனு பரிசீலித்தது.',
    'நிறுவனம் மரக்கன்றுகளை நட்டது.',
    'விழா முடிந்தது.',
    'மக்கள் பொங்கல் கொண்டாடினர்.',
    'அரசு ஏழைகளுக்கு உதவியது. மாணவர்களுக்கு மிதிவண்டி வழங்கியது.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, { agreeWith, analyse }) {
    if (word.quoted || !word.is('transitive') || word.is('passive')) return undefined
    const person = verbPerson(word)
    if (person !== 'it' && person !== 'those') return undefined
    const tense = verbTense(word)
    if (tense === undefined || (word.next !== undefined && roleOf(word.next) !== 'quotative'))
      return undefined
    const things = word.analyses.map(({ lemma }) => THINGS.get(lemma)).find((known) => known !== undefined)
    const thing = things && !mayGoOn(word, person) ? onlySubject(word, things) : undefined
    if (thing === undefined) return undefined
    const future = agreeWith(word.text, 'it', 'future')
    const passive = future?.endsWith('ும்') ? future.slice(0, -3) + ENDINGS[tense] : undefined
    if (passive === undefined || analyse(passive).length === 0) return undefined
    const agreed = person === 'those' ? agreeWith(passive, 'those') : passive
    return agreed === undefined ? undefined : word.replaceWith(agreed, { captures: { thing: thing.text } })
  },
})

/** `அரசு உதவியது. மிதிவண்டி வழங்கியது`: whether the sentence before it on the line has a subject that may be meant here. */
function mayGoOn({ sentence }: Word, person: Person): boolean {
  const { previous } = sentence
  const last = previous?.lastWord
  if (previous === undefined || last === undefined || verbPerson(last) !== person) return false
  if (previous.end !== sentence.start || last.is('passive')) return false
  return nominalsBefore(last).some((noun) => noun.is('nominative'))
}

/** The thing that it is done to, when nothing else in the sentence may do it and nothing is an object. */
function onlySubject(verb: Word, things: ReadonlySet<string>): Word | undefined {
  const thing = nominalsBefore(verb).find(
    (noun) => noun.is('nominative') && noun.analyses.some(({ lemma }) => things.has(lemma)),
  )
  if (thing === undefined) return undefined
  const others = verb.sentence.words.slice(0, verb.index).filter((word) => word !== thing)
  const acts = others.some(
    (word) =>
      (word.is('accusative') && word.text !== 'நாளை') ||
      word.analyses.length === 0 ||
      (word.is('nominative') &&
        (word.isA('noun') || word.isA('name') || word.isA('pronoun')) &&
        !word.is('time') &&
        !word.isA('numeral') &&
        !/^(?:யாவும்|அனைத்தும்|எல்லாம்|பல|சில)$/u.test(word.text) &&
        // A link marks the first part of a compound.
        withoutVallinam(word.text) === word.text),
  )
  return acts ? undefined : thing
}
