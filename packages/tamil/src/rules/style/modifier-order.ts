import { POSSESSIVE_PRONOUN } from '../../clauses/reading/possessor.ts'
import type { Word } from '../../text/word.ts'
import { TENS_TO_FIFTY, TWO_TO_TEN } from '../../words/numbers.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { QUALITIES } from '../qualities.ts'
import { defineRule, type Finding } from '../rule.ts'

const NUMBERS = [...TWO_TO_TEN, 'பதினைந்து', ...TENS_TO_FIFTY, 'நூறு']
const DESCRIBING = [...QUALITIES, 'கனத்த', 'பலத்த', 'கடுமையான', 'குளிர்ந்த']
const VERY = ['மிக', 'மிகவும்']
const TIMES = /^(?:நேற்று|இன்று|நாளை|முந்தாநாள்|நேற்றிரவு|இப்போது|அப்போது)$/u
const ONE = /^ஒன்(?:று|றை|றைத்|றைக்|றைப்|றைச்|றின்|றில்)$/u

export default defineRule({
  id: 'style/modifier-order',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'சொல்வரிசை: ‘{modifier}’ தான் சிறப்பிக்கும் சொல்லை ஒட்டி அதற்கு முன் வர வேண்டும்.',
    en: 'Word order: ‘{modifier}’ stands right before what it describes.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: தொடர் அமைப்பு, அடைகளின் வரிசை',
  examples: [
    { wrong: '[மூன்று கண்ணனின்] பசுக்களைக் காணவில்லை.', right: 'கண்ணனின் மூன்று பசுக்களைக் காணவில்லை.' },
    { wrong: '[பத்து எங்கள் ஊரின்] வீடுகள் இடிந்தன.', right: 'எங்கள் ஊரின் பத்து வீடுகள் இடிந்தன.' },
    { wrong: '[பலத்த நேற்று வீசிய] காற்றில் கூரை பறந்தது.', right: 'நேற்று வீசிய பலத்த காற்றில் கூரை பறந்தது.' },
    { wrong: 'அங்கே [கோயில் பழைய] ஒன்றைக் கண்டோம்.', right: 'அங்கே பழைய கோயில் ஒன்றைக் கண்டோம்.' },
    { wrong: '[மிகவும்] நேற்று குளிர் கடுமையாக இருந்தது.' },
  ],
  allows: [
    'கண்ணனின் மூன்று பசுக்களைக் காணவில்லை.',
    'இரண்டு மாணவர்களின் பெயர்கள் இல்லை.',
    'நேற்று மிகவும் குளிராக இருந்தது.',
    'அங்கே பழைய கோயில் ஒன்றைக் கண்டோம்.',
  ],
  when: { words: [...NUMBERS, ...DESCRIBING, ...VERY] },
  check(word) {
    if (word.quoted || word.next === undefined) return undefined
    const captures = { modifier: word.text }
    if (VERY.includes(word.text)) return TIMES.test(word.next.text) ? word.advise({ captures }) : undefined
    return NUMBERS.includes(word.text) ? beforeOwner(word) : (beforeTime(word) ?? behindNoun(word))
  },
})

/** `மூன்று கண்ணனின் பசுக்களை`: one owner, several things. */
function beforeOwner(number: Word): Finding | undefined {
  const mine =
    number.next !== undefined && POSSESSIVE_PRONOUN.test(number.next.text) ? number.next : undefined
  const owner = mine === undefined ? number.next : mine.next
  const things = owner?.next
  if (owner === undefined || things?.is('plural') !== true || !things.isA('noun')) return undefined
  if (!owner.is('genitive') || owner.is('plural') || owner.isA('numeral')) return undefined
  if (mine === undefined && !owner.isOnly('rational') && !owner.isA('name')) return undefined
  const before = mine === undefined ? '' : `${mine.text} `
  return number.replaceThrough(owner, `${before}${owner.text} ${number.text}`, captured(number))
}

/** `பலத்த நேற்று வீசிய காற்றில்`. */
function beforeTime(quality: Word): Finding | undefined {
  const time = quality.next
  const action = time?.next
  if (time === undefined || !TIMES.test(time.text) || action?.is('relative-participle') !== true)
    return undefined
  if (action.next?.isA('noun') !== true) return undefined
  return quality.replaceThrough(action, `${time.text} ${action.text} ${quality.text}`, captured(quality))
}

/** `கோயில் பழைய ஒன்றை`, `கதைகள் நல்ல சொல்லி`. */
function behindNoun(quality: Word): Finding | undefined {
  const { previous: noun, next } = quality
  if (noun === undefined || next === undefined || !noun.isOnly('nominative', 'irrational')) return undefined
  const one = ONE.test(next.text)
  const told = next.isOnly('verbal-participle') && next.isOnly('transitive') && noun.is('plural')
  if (!one && !told) return undefined
  return noun.replaceThrough(quality, `${quality.text} ${withoutVallinam(noun.text)}`, captured(quality))
}

function captured(word: Word) {
  return { captures: { modifier: word.text } }
}
