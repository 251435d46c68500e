import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import {
  bareBeforeNext,
  besideCommand,
  everyReading,
  isBareNoun,
  verbFollows,
} from '../../words/vallinam-places.ts'
import { defineRule } from '../rule.ts'

/** Verbs that make one word with the noun before: வகைப்படுத்து. */
const PARTS = new Set(['படு', 'படுத்து', 'பற்று'])

/** மென்தொடர்க் குற்றியலுகரம்: பங்கு, பந்து, கன்று. */
const SOFT_U = ['ங்கு', 'ஞ்சு', 'ண்டு', 'ந்து', 'ம்பு', 'ன்று']

/** Words for a place, after which it doubles: ஈண்டுத் தந்தேன். */
const PLACES = new Set(['ஆங்கு', 'ஈங்கு', 'ஊங்கு', 'யாங்கு', 'ஆண்டு', 'ஈண்டு', 'யாண்டு'])

function isThing(reading: Analysis): boolean {
  return isBareNoun(reading) && !reading.features.includes('rational')
}

/** Work; the accusative of வேல், a spear, is written the same. */
const WORK = 'வேலை'

export default defineRule({
  id: 'grammar/vallinam-extra-object',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பதன் பின் வினைச்சொல் வருகிறது; இடையில் வேற்றுமை உருபு மறைந்துள்ளது (எழுவாய்த் தொடர் அல்லது இரண்டாம் வேற்றுமைத் தொகை). இங்கு வல்லினம் மிகாது.',
    en: '‘{suggestion}’ stands before its verb without a case ending (subject or object); the hard consonant does not double there.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், எழுவாய்த் தொடர், இரண்டாம் வேற்றுமைத் தொகை',
  examples: [
    { wrong: 'அவர் [பயிற்சிப்] பெற்றார்.', right: 'அவர் பயிற்சி பெற்றார்.' },
    { wrong: '[கிளிப்] பேசுகிறது.', right: 'கிளி பேசுகிறது.' },
    { wrong: '[கல்விக்] கற்றான்.', right: 'கல்வி கற்றான்.' },
    { wrong: '[செய்திச்] சொன்னான்.', right: 'செய்தி சொன்னான்.' },
    { wrong: '[செய்தித்] தந்தான்.', right: 'செய்தி தந்தான்.' },
    { wrong: 'அவர் [வேலைச்] செய்தார்.', right: 'அவர் வேலை செய்தார்.' },
    { wrong: 'அவள் [பந்துப்] பிடித்தாள்.', right: 'அவள் பந்து பிடித்தாள்.' },
  ],
  allows: ['குருவிக் கூடு.', 'பயிற்சி பெற்றார்.', 'பயிற்சிக் கூடம்.', 'கிளிப் பேச்சு.', 'வகைப் படுத்தினார்.'],
  when: { endings: withVallinam('ி', 'ை', 'ய்', 'ர்', 'தமிழ்', ...SOFT_U) },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      !(
        bare.length > 2 &&
        !PLACES.has(bare) &&
        verbFollows(word) &&
        !word.next?.is('infinitive') &&
        word.next?.text !== 'கூடு' &&
        (bare === WORK || everyReading(besideCommand(analyse(bare)), isThing)) &&
        !word.next?.analyses.some(({ lemma }) => PARTS.has(lemma))
      )
    )
      return undefined
    return word.replaceWith(bare)
  },
})
