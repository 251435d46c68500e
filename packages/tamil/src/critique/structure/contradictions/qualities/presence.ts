import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import type { Claim } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import { isPerson, type People } from '../reading/people.ts'
import { type Predication, predicationsOf } from '../reading/predications.ts'
import { thingAt } from '../reading/things.ts'

const COMES: ReadonlySet<string> = new Set('வா கலந்துகொள் பங்கேற்கு பங்கேற் பங்குகொள் செல் போ'.split(' '))
const EVENT = /^(?:விழா|கூட்டம்|போட்டி|நிகழ்ச்சி|மாநாடு|தேர்வு|திருமணம்|பேரணி|ஊர்வலம்|சுற்றுலா|திருவிழா|முகாம்|கருத்தரங்கு)$/u
const INSTEAD = /பதிலாக|சார்பில|சார்பாக|தாமத|பின்னர்|பிறகு|கடைசியில்|இறுதியில்/u

/** Who came to an event and who did not: `விழாவுக்கு ஆட்சியர் வரவில்லை … விழாவுக்கு வந்த ஆட்சியர்`. */
export function presence(sentence: Sentence, people: People): Claim[] {
  if (INSTEAD.test(sentence.text)) return []
  return predicationsOf(sentence).flatMap((predication) => {
    if (!COMES.has(predication.lemma)) return []
    const event = predication.words.find(
      (word) => EVENT.test(nounOf(word)) && (word.is('dative') || word.is('locative')),
    )
    const who = comerIn(predication)
    if (event === undefined || who === undefined) return []
    const value = predication.negative ? 'absent' : 'present'
    const { head, owner, marks, introduced } = thingAt(event, people)
    if (introduced) return []
    const quality = ['presence', head, owner ?? '', ...[...marks].sort()].join(' ')
    return [{ quality, of: thingAt(who, people), value, holds: 'days' as const }]
  })
}

function comerIn({ words, head, kind }: Predication): Word | undefined {
  if (kind === 'relative')
    return head !== undefined && isPerson(head) && !head.is('plural') ? head : undefined
  const found = words.filter(
    (word) => isPerson(word) && word.is('nominative') && !word.is('plural') && !word.is('clitic-um'),
  )
  return found.length === 1 ? found[0] : undefined
}
