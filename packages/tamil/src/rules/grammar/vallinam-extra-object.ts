import {
  bareBeforeNext,
  besideCommand,
  endsInHardU,
  everyReading,
  isBareNoun,
  verbFollows,
} from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** Verbs that make one word with the noun before: வகைப்படுத்து. */
const PARTS = new Set(['படு', 'படுத்து', 'பற்று'])

/** மென்தொடர்க் குற்றியலுகரம்: பங்கு, பந்து, கன்று. */
const SOFT_U = ['ங்கு', 'ஞ்சு', 'ண்டு', 'ந்து', 'ம்பு', 'ன்று', 'வு', 'சு', 'ழு', 'டு', 'று', 'கு', 'ணு', 'பு']

/** Words for a place, after which it doubles: ஈண்டுத் தந்தேன். */
const PLACES = new Set(['ஆங்கு', 'ஈங்கு', 'ஊங்கு', 'யாங்கு', 'ஆண்டு', 'ஈண்டு', 'யாண்டு'])

function isThing(reading: Analysis): boolean {
  const { class: kind, features, guessed } = reading
  if (guessed === true || kind === 'adjective' || kind === 'particle') return guessed !== true
  return isBareNoun(reading) && !features.includes('rational')
}

/** The readings that fit: no command, and no accusative of a rare noun (காள், of காளை) before a verb without object. */
function meant({ next }: Word, readings: readonly Analysis[]): readonly Analysis[] {
  const beside = besideCommand(readings)
  if (next?.isOnly('intransitive') !== true) return beside
  const nouns = beside.filter(
    ({ features }) => !(features.includes('rare') && features.includes('accusative')),
  )
  return nouns.length > 0 ? nouns : beside
}

/** `உதவி செய்தார்`, `உதவி கேட்டான்`: an action by its noun, and not the participle of உதவு. */
function isActionDone({ next }: Word, readings: readonly Analysis[]): boolean {
  if (!readings.some(({ class: kind, features }) => kind === 'noun' && features.includes('action')))
    return false
  return (
    readings.some(({ features }) => features.includes('verbal-participle')) &&
    DOING.some((root) => next?.hasLemma(root))
  )
}

const DOING = ['செய்', 'பெறு', 'கேள்', 'கோரு', 'கிடை'] as const

/** Work; the accusative of வேல், a spear, is written the same. */
const WORK = 'வேலை'

/** விழா சிறப்பாக நடந்தது: an adverb between the noun and its verb. */
function isToldWithAdverb({ next }: Word): boolean {
  return next?.isA('adverb') === true && next.endsWith('ாக', 'ாய்') && next.next?.isA('verb') === true
}

/** கழிவுநீர்ச் சுத்திகரிப்பை: the noun of an action in a case makes a compound with what it is done to. */
function isActionInCase({ class: kind, features }: Analysis): boolean {
  return (
    kind === 'verb' && CASES.some((one) => features.includes(one)) && !features.includes('participial-noun')
  )
}

const CASES = ['accusative', 'instrumental', 'sociative', 'genitive', 'locative', 'ablative'] as const

/** செய்தி கேட்டு: a participle that is the oblique of a noun as well (கேடு). */
function participleFollows({ next }: Word): boolean {
  return (
    next?.is('verbal-participle') === true &&
    next.analyses.every(({ class: kind, features }) => kind === 'verb' || features.includes('oblique'))
  )
}

/** மாடு தண்ணீர் குடித்தது: an animal, what it eats or drinks, the verb. */
function actsOnNext(word: Word, bare: string): boolean {
  const verb = word.next?.next
  if (verb?.isLast !== true || !verb.is('finite', 'neuter', 'transitive')) return false
  return EATERS.has(bare) && word.next?.is('nominative') === true && !word.next.is('body')
}

const EATERS = new Set('ஆடு மாடு பசு யானை பூனை நாய் கோழி குதிரை கழுதை எருமை குருவி கிளி எலி அணில் பறவை'.split(' '))

/** `விழாவைப் பத்திக் கேட்டாள்`: spoken for பற்றி, and no paragraph. */
function isAbout({ previous }: Word, bare: string): boolean {
  return bare === 'பத்தி' && previous?.is('accusative') === true
}

export default defineRule({
  id: 'grammar/vallinam-extra-object',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பதன் பின் வினைச்சொல் வருகிறது; இடையில் வேற்றுமை உருபு மறைந்துள்ளது (எழுவாய்த் தொடர் அல்லது இரண்டாம் வேற்றுமைத் தொகை). இங்கு வல்லினம் மிகாது.',
    en: '‘{suggestion}’ stands before its verb without a case ending (subject or object); the hard consonant does not double there.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், எழுவாய்த் தொடர், இரண்டாம் வேற்றுமைத் தொகை',
  examples: [
    { wrong: 'அவர் [பயிற்சிப்] பெற்றார்.', right: 'அவர் பயிற்சி பெற்றார்.' },
    { wrong: '[கிளிப்] பேசுகிறது.', right: 'கிளி பேசுகிறது.' },
    { wrong: '[காளைச்] சீறியது.', right: 'காளை சீறியது.' },
    { wrong: 'அவர் [உதவிச்] செய்தார்.', right: 'அவர் உதவி செய்தார்.' },
    { wrong: '[நன்றிச்] சொன்னான்.', right: 'நன்றி சொன்னான்.' },
    { wrong: '[காற்றுப்] பலமாக வீசியது.', right: 'காற்று பலமாக வீசியது.' },
    { wrong: '[மாடுத்] தண்ணீர் குடித்தது.', right: 'மாடு தண்ணீர் குடித்தது.' },
    { wrong: '[கதவுத்] திறந்தது.', right: 'கதவு திறந்தது.' },
    { wrong: '[கல்விக்] கற்றான்.', right: 'கல்வி கற்றான்.' },
    { wrong: '[செய்திச்] சொன்னான்.', right: 'செய்தி சொன்னான்.' },
    { wrong: '[செய்தித்] தந்தான்.', right: 'செய்தி தந்தான்.' },
    { wrong: 'அவர் [வேலைச்] செய்தார்.', right: 'அவர் வேலை செய்தார்.' },
    { wrong: 'அவள் [பந்துப்] பிடித்தாள்.', right: 'அவள் பந்து பிடித்தாள்.' },
  ],
  allows: [
    'அவர் தலைமைச் செயலாளராக இருந்தார்.',
    'குருவிக் கூடு.',
    'பயிற்சி பெற்றார்.',
    'பயிற்சிக் கூடம்.',
    'கிளிப் பேச்சு.',
    'வகைப் படுத்தினார்.',
    'கழிவுநீர்ச் சுத்திகரிப்பை எதிர்த்தனர்.',
    'கழிவுநீர்ச் சுத்திகரித்தலில் ஈடுபட்டனர்.',
    'டி.என்.ஏ. மூலக்கூறு இரட்டைச் சுருள் வடிவமுடையது.',
  ],
  when: {
    endings: withVallinam(
      'ி',
      'ை',
      'க்கு',
      'ச்சு',
      'ட்டு',
      'த்து',
      'ப்பு',
      'ற்று',
      'ய்',
      'ர்',
      'தமிழ்',
      'ா',
      ...SOFT_U,
    ),
  },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      !(
        bare.length > 2 &&
        !PLACES.has(bare) &&
        bare !== 'இரட்டை' &&
        !isAbout(word, bare) &&
        (isToldWithAdverb(word) ||
          (!endsInHardU(bare) && (verbFollows(word) || participleFollows(word) || actsOnNext(word, bare)))) &&
        !word.next?.is('infinitive') &&
        word.next?.text !== 'கூடு' &&
        (bare === WORK ||
          isActionDone(word, analyse(bare)) ||
          everyReading(meant(word, analyse(bare)), isThing)) &&
        !word.next?.analyses.some((reading) => PARTS.has(reading.lemma) || isActionInCase(reading))
      )
    )
      return undefined
    return word.replaceWith(bare)
  },
})
