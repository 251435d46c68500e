import { POSSESSIVE_PRONOUN } from '../../clauses/reading/possessor.ts'
import type { Word } from '../../text/word.ts'
import { missingVallinam, withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** What things are, and people never. */
const OF_THINGS = new Set(
  'சுவையான இனிப்பான காரமான புளிப்பான கசப்பான துவர்ப்பான சூடான ஆறிய கூர்மையான கிழிந்த உடைந்த வேகவைத்த அவித்த வறுத்த பொரித்த நறுக்கிய விலையுயர்ந்த விலையில்லா மணமான மொறுமொறுப்பான துருப்பிடித்த காய்ந்த பூட்டிய நறுமணமான பழுதடைந்த கசங்கிய துவைத்த தைத்த பளபளப்பான வழவழப்பான சொரசொரப்பான அகலமான செங்குத்தான'.split(
    ' ',
  ),
)
/** What may also be said of people, but not before whose they are: `பழைய என் வீடு`. */
const OF_ALL = new Set('பழைய புதிய பெரிய சிறிய அழகான அழகிய'.split(' '))

export default defineRule({
  id: 'style/adjective-of-thing',
  type: 'style',
  severity: 'low',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'சொல்வரிசை: ‘{adjective}’ என்னும் அடை ‘{noun}’ என்பதை ஒட்டி வர வேண்டும்: ‘{suggestion}’.',
    en: 'Word order: ‘{adjective}’ belongs right before ‘{noun}’: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: தொடர் அமைப்பு, அடைகளின் வரிசை',
  examples: [
    { wrong: '[சுவையான பாட்டியின்] முறுக்கு தீர்ந்தது.', right: 'பாட்டியின் சுவையான முறுக்கு தீர்ந்தது.' },
    { wrong: '[சூடான அம்மாவுக்குப்] பால் கொடுத்தேன்.', right: 'அம்மாவுக்குச் சூடான பால் கொடுத்தேன்.' },
    { wrong: '[கசப்பான தங்கை] மருந்தைக் குடித்தாள்.', right: 'தங்கை கசப்பான மருந்தைக் குடித்தாள்.' },
    { wrong: '[பழைய என் தாத்தாவின்] கடிகாரம் ஓடுகிறது.', right: 'என் தாத்தாவின் பழைய கடிகாரம் ஓடுகிறது.' },
  ],
  allows: [
    'பாட்டியின் சுவையான முறுக்கு தீர்ந்தது.',
    'பழைய நண்பனின் வீடு தெரிந்தது.',
    'அழகான அக்காவின் வீடு.',
    'காய்ந்த மரத்தின் கிளை.',
    'கதவைப் பூட்டிய காவலர் சாவியை வைத்தார்.',
    'பழுத்த அறிஞர் நூலை எழுதினார்.',
    'பழுத்த அறிஞரின் நூல் வந்தது.',
    'அழகான என் அக்கா பாடத்தை நடத்தினாள்.',
  ],
  when: { words: [...OF_THINGS, ...OF_ALL] },
  check(word) {
    if (word.quoted || word.previous?.is('accusative')) return undefined
    const mine = word.next !== undefined && POSSESSIVE_PRONOUN.test(word.next.text) ? word.next : undefined
    const owner = mine === undefined ? word.next : (mine.next ?? undefined)
    if (owner === undefined) return undefined
    if (!OF_THINGS.has(word.text) && mine === undefined) return undefined
    const noun = owner.next
    if (
      noun === undefined ||
      noun.is('rational') ||
      !noun.isA('noun') ||
      !(belongs(owner) || acts(word, owner, noun))
    )
      return undefined
    const dative = owner.is('dative')
    const bare = dative ? withoutVallinam(owner.text) : owner.text
    const linked = dative ? (missingVallinam(bare, word.text) ?? bare) : bare
    const before = mine === undefined ? '' : `${mine.text} `
    return word.replaceThrough(owner, `${before}${linked} ${word.text}`, {
      captures: { adjective: word.text, noun: noun.text },
    })
  },
})

/** `கசப்பான நோயாளி மருந்தைக் குடித்தார்`: who does it stands between. A participle may be an action of theirs. */
function acts(adjective: Word, owner: Word, noun: Word): boolean {
  if (!OF_THINGS.has(adjective.text) || !adjective.endsWith('ான')) return false
  return owner.isOnly('rational', 'nominative') && noun.isOnly('accusative')
}

/** `பாட்டியின்`, `அம்மாவுக்கு`: people and names only. */
function belongs(word: Word): boolean {
  return word.isOnly('rational') && (word.is('genitive') || word.is('dative')) && !word.is('nominative')
}
