import { putInCase } from '../../clauses/government/government.ts'
import { isPersonAccusative, isUnreported, nominalsBefore } from '../../clauses/government/nominals-before.ts'
import { missedObject, possessedObject } from '../../clauses/government/possessed-object.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const EXISTENCE = /^(?:இருக்கிறது|இருக்கின்றன|உள்ளது|உள்ளன|உள்ளனர்|உண்டு)$/u
const NEEDED = /^(?:தேவை|தேவைப்படுகிறது|தேவைப்பட்டது|தேவைப்படும்)$/u
const WANTED = /^(?:வேண்டும்|வேண்டாம்)$/u
const POSSIBLE = /^(?:முடியும்|முடியாது|முடியவில்லை|முடிந்தது|இயலாது|இயலவில்லை)$/u
/** After them one has someone else do it: `அவனைப் பெட்டியைத் தூக்க வைக்க முடியாது`. */
const CAUSING: ReadonlySet<string> = new Set(['வை', 'செய்', 'விடு', 'சொல்'])

export default defineRule({
  id: 'grammar/objectless-verb',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதோடு இரண்டாம் வேற்றுமை (ஐ) வராது; ‘{suggestion}’ என்று வர வேண்டும்.',
    en: '‘{verb}’ takes no accusative here: ‘{suggestion}’.',
  },
  source: 'Th. Lehmann, A Grammar of Modern Tamil (1989): dative subjects, possession; நன்னூல்: நான்காம் வேற்றுமை',
  examples: [
    { wrong: 'எங்களிடம் இன்று [பணத்தை] இல்லை.', right: 'எங்களிடம் இன்று பணம் இல்லை.' },
    { wrong: 'இந்த ஊரில் ஒரு நல்ல [நூலகத்தையும்] இல்லை.', right: 'இந்த ஊரில் ஒரு நல்ல நூலகமும் இல்லை.' },
    { wrong: '[என்னை] இன்று புதிய வேலை ஒன்று கிடைத்தது.', right: 'எனக்கு இன்று புதிய வேலை ஒன்று கிடைத்தது.' },
    { wrong: '[அவளை] இரண்டு பெரிய வீடுகள் உள்ளன.', right: 'அவளுக்கு இரண்டு பெரிய வீடுகள் உள்ளன.' },
    { wrong: '[நாட்டைப்] பல பழைய கோயில்கள் உள்ளன.', right: 'நாட்டில் பல பழைய கோயில்கள் உள்ளன.' },
    { wrong: '[என்னை] இந்தக் கதவைத் திறக்க முடியாது.', right: 'என்னால் இந்தக் கதவைத் திறக்க முடியாது.' },
    { wrong: '[எங்களை] இன்னும் நான்கு நாற்காலிகள் தேவை.', right: 'எங்களுக்கு இன்னும் நான்கு நாற்காலிகள் தேவை.' },
    { wrong: 'எனக்கு அந்தப் [புத்தகத்தை] உடனடியாக வேண்டும்.', right: 'எனக்கு அந்தப் புத்தகம் உடனடியாக வேண்டும்.' },
    { wrong: 'உங்களுக்கு ஏதேனும் [குறைகளை] இருந்தால் சொல்லுங்கள்.', right: 'உங்களுக்கு ஏதேனும் குறைகள் இருந்தால் சொல்லுங்கள்.' },
    { wrong: 'அவளுக்குக் கடும் [பசியை] எடுத்தது.', right: 'அவளுக்குக் கடும் பசி எடுத்தது.' },
    { wrong: 'அவருக்கு மூன்று [மகள்களை] உண்டு.', right: 'அவருக்கு மூன்று மகள்கள் உண்டு.' },
  ],
  allows: [
    'அவரிடம் கேட்டது பணத்தை இல்லை.',
    'ஊரில் நாங்கள் தேடியது வேலையை இல்லை.',
    'இந்த ஊரில் அவனை இல்லை என்றார்கள்.',
    'அவனைப் புதிய வேலை ஒன்று கிடைத்தது என்று வாழ்த்தினர்.',
    'எனக்கு அவனைப் பிடிக்கும்.',
    'அவரைத் தேடியும் கிடைக்கவில்லை.',
    'ஊரைச் சுற்றி மலைகள் உள்ளன.',
    'என்னைக் கதவைத் திறக்க வைக்க முடியாது.',
    'அவனைப் பற்றிய செய்தி கிடைத்தது.',
    'மன்னனை மக்கள் மதிக்க வேண்டும்.',
    'என்னை யாரும் தடுக்க முடியாது.',
    'பள்ளியை அடுத்த ஒரு குளம் உள்ளது.',
    'அவளைப் போன்றவர்களுக்குப் பணம் தேவை.',
    'எனக்கு உன்னை வேண்டும்.',
    'அவனுக்குக் கோபத்தை அடக்கத் தெரியவில்லை.',
    'எனக்கு அவன் புத்தகத்தை எடுத்தது தெரியும்.',
    'அவளுக்குப் பாடல்களை எழுத வேண்டும்.',
    'எனக்குப் பணத்தைக் கொடுத்தால் போதும்.',
  ],
  when: {
    lemmas: ['கிடை', 'முடி', 'இரு', 'எடு', 'வா', 'ஏற்படு', 'பிற', 'உண்டாகு', 'தோன்று'],
    words: [
      'இருக்கிறது',
      'இருக்கின்றன',
      'உள்ளது',
      'உள்ளன',
      'உள்ளனர்',
      'உண்டு',
      'இல்லை',
      'கிடையாது',
      'தேவை',
      'தேவைப்படுகிறது',
      'தேவைப்பட்டது',
      'தேவைப்படும்',
      'வேண்டும்',
      'வேண்டாம்',
      'முடியும்',
      'முடியாது',
      'இயலாது',
    ],
  },
  check(word, knowledge) {
    const { previous } = word
    const possessed = possessedObject(word) ?? missedObject(word)
    if (possessed !== undefined)
      return putInCase(possessed, 'nominative', knowledge, { captures: { verb: word.text } })
    if (
      previous === undefined ||
      (!OTHERS.test(word.text) && !word.hasLemma('கிடை') && !word.hasLemma('முடி'))
    )
      return undefined
    if (!isUnreported(word)) return undefined
    if (POSSIBLE.test(word.text))
      return previous.is('infinitive') ? ableOne(word, previous, knowledge) : undefined
    // `நிறுத்த வேண்டும்`: the accusative belongs to the infinitive.
    if (previous.is('infinitive')) return undefined
    const [thing, ...others] = nominalsBefore(word)
    const object = others.find((other) => other.is('accusative'))
    if (thing === undefined || object === undefined) return undefined
    if (object.next === thing && word.hasLemma('கிடை')) return undefined
    if (
      !thing.is('irrational', 'nominative') ||
      others.some((other) => other.is('dative') && !other.is('clitic-um'))
    )
      return undefined
    const wanted = wantedCase(word, object)
    return wanted && putInCase(object, wanted, knowledge, { captures: { verb: word.text } })
  },
})

const OTHERS = new RegExp(`${EXISTENCE.source}|${NEEDED.source}|${WANTED.source}|${POSSIBLE.source}`, 'u')

type Knowledge = Parameters<typeof putInCase>[2]

function wantedCase(verb: Word, object: Word): 'dative' | 'locative' | undefined {
  if (EXISTENCE.test(verb.text)) {
    if (isPersonAccusative(object)) return 'dative'
    return object.isOnly('place', 'accusative') ? 'locative' : undefined
  }
  const got = verb.is('finite') && rootsOf(verb).every((root) => root === 'கிடை') && verb.hasLemma('கிடை')
  const fits = got || NEEDED.test(verb.text) || WANTED.test(verb.text)
  return fits && isPersonAccusative(object) ? 'dative' : undefined
}

/** `என்னை இந்தப் பெட்டியைத் தூக்க முடியாது`. */
function ableOne(verb: Word, infinitive: Word, knowledge: Knowledge) {
  if (rootsOf(infinitive).some((root) => CAUSING.has(root))) return undefined
  const [thing, ...others] = nominalsBefore(infinitive)
  const person = others.find((other) => other.is('accusative'))
  if (thing === undefined || person === undefined || !thing.isOnly('irrational', 'accusative'))
    return undefined
  if (!isPersonAccusative(person)) return undefined
  return putInCase(person, 'instrumental', knowledge, { captures: { verb: verb.text } })
}
