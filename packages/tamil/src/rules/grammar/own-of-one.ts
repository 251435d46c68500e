import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { clauseOf } from '../../clauses/reading/clauses-of.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { isEach } from '../../clauses/reading/phrase.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const OF_ONE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    தங்கள்: 'தன்',
    தங்களது: 'தனது',
    தங்களுடைய: 'தன்னுடைய',
    தம்முடைய: 'தன்னுடைய',
    தமது: 'தனது',
  }),
)

/** Of one who is honoured: `ஒவ்வொரு ஆசிரியரும் தம் கடமையை`. */
const OF_HONOURED: ReadonlyMap<string, string> = new Map([
  ['தங்கள்', 'தம்'],
  ['தங்களது', 'தமது'],
  ['தங்களுடைய', 'தம்முடைய'],
])

export default defineRule({
  id: 'grammar/own-of-one',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{subject}’ ஒருமை; அதைச் சுட்டும் சொல்லும் ஒருமையில் ‘{suggestion}’ என வர வேண்டும். ‘தங்கள்’, ‘தம்’ பன்மை.',
    en: '‘{subject}’ is one, so ‘own’ is singular too: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: தான், தாம்; அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?: ஒருமை–பன்மை மயக்கம்',
  examples: [
    { wrong: 'சிறுமி [தங்கள்] கையை மெல்ல அசைத்தாள்.', right: 'சிறுமி தன் கையை மெல்ல அசைத்தாள்.' },
    { wrong: 'மழையைக் கண்ட மயில் [தங்கள்] தோகையை விரித்தது.', right: 'மழையைக் கண்ட மயில் தன் தோகையை விரித்தது.' },
    { wrong: 'பூனை [தங்களது] குட்டியைக் கவ்வியது.', right: 'பூனை தனது குட்டியைக் கவ்வியது.' },
    { wrong: 'மாணவன் [தங்களுடைய] பேனாவை மேசையில் வைத்தான்.', right: 'மாணவன் தன்னுடைய பேனாவை மேசையில் வைத்தான்.' },
    { wrong: 'ஒவ்வொரு வீரனும் [தங்கள்] நாட்டைக் காக்க வேண்டும்.', right: 'ஒவ்வொரு வீரனும் தன் நாட்டைக் காக்க வேண்டும்.' },
    { wrong: 'ஒவ்வொரு ஆசிரியரும் [தங்கள்] கடமையை உணர வேண்டும்.', right: 'ஒவ்வொரு ஆசிரியரும் தம் கடமையை உணர வேண்டும்.' },
  ],
  allows: [
    'ஒவ்வொரு ஊரும் தங்கள் திருவிழாவைக் கொண்டாடுகிறது.',
    'ஒவ்வொரு மாணவனும் தங்கள் பள்ளியில் சேர விரும்புகிறான் என்பதை உங்களுக்குத் தெரிவிக்கிறேன்.',
    'சிறுமி தன் கையை அசைத்தாள்.',
    'சிறுவன் தங்கள் வீட்டுக்கு ஓடினான்.',
    'அவள் தங்கள் ஊரின் பெருமையைச் சொன்னாள்.',
    'ஆசிரியர் தமது பேனாவை எடுத்தார்.',
    'மாணவன் பெற்றோரிடம் தங்கள் பேனாவைக் காட்டினான்.',
    'அவளும் தம்பியும் தங்கள் பையைத் தேடினார்கள்.',
    'ஆணும் பெண்ணும் தேட, பறவை தங்கள் கூட்டை விட்டுப் பறந்தது.',
    'ஒவ்வொரு பறவையும் தங்கள் கூட்டை அடைந்தது.',
    'பறவைகள் தங்கள் கூட்டை அடைந்தன.',
    'ஐயா, பூனை தங்கள் பாலைக் குடித்தது.',
    'காட்டிலிருந்து வந்த புலி தங்கள் ஆட்டைக் கொன்றது.',
    'ஐயா, அவன் தங்கள் பேனாவை எடுத்தான்.',
  ],
  when: { words: [...OF_ONE.keys()] },
  check(word) {
    const each = eachBefore(word)
    const suggestion = (each?.endsWith('ரும்') === true ? OF_HONOURED : OF_ONE).get(word.text)
    const subject = each ?? (isPersonal(word.next) ? subjectOf(word) : undefined) ?? animalOf(word)
    return suggestion === undefined || subject === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject.text } })
  },
})

/** `ஒவ்வொரு மாணவனும் தங்கள் பெயரை`: each of them alone, where nobody is spoken to. */
function eachBefore({ sentence, index, quoted }: Word): Word | undefined {
  if (quoted || index > MAX_WORDS) return undefined
  const before = sentence.words.slice(0, index)
  const each = before.find(isEach)
  if (each?.isOnly('nominative', 'rational') !== true || each.isA('pronoun') || !each.is('clitic-um'))
    return undefined
  if (before.some((word) => word !== each && (word.is('rational') || word.is('animal')))) return undefined
  return sentence.words.some((word) => word.index > index && word.is('second')) ? undefined : each
}

/** Parts of the body and things in the hand, which one has alone; a house, a town and a family are of several. */
function isPersonal(word: Word | undefined): boolean {
  if (word?.is('body') === true && word.is('singular')) return true
  if (word !== undefined && AT_HAND.test(word.text)) return true
  return word?.analyses.some(({ lemma }) => IN_HAND.has(lemma)) === true
}

/** `கையிலிருந்த பழத்தை`. */
const AT_HAND = /^(?:கை|பை|சட்டைப்பை|கைப்பை)யில(?:ிருந்த|ுள்ள)$/u

const IN_HAND: ReadonlySet<string> = new Set(
  'புத்தகம் நூல் பேனா பென்சில் பை கைப்பை பொம்மை குடை செருப்பு சட்டை உடை கண்ணாடி கைபேசி செல்பேசி மிதிவண்டி மோதிரம் கடிகாரம் தொப்பி கைக்குட்டை பணப்பை நாட்குறிப்பு தவறு பிழை பெயர் வயது முகம் குரல் தட்டு மிட்டாய் பந்து'.split(
    ' ',
  ),
)

/** The one man or woman whose action the clause tells, where nobody else is named in the sentence or the two before. */
function subjectOf(own: Word): Word | undefined {
  const { sentence, index } = own
  if (own.quoted || index > MAX_WORDS) return undefined
  const verb = sentence.words.slice(index + 1, index + MAX_WORDS).find((word) => roleOf(word) === 'finite')
  const person = verb && verbPerson(verb)
  if (verb === undefined || (person !== 'he' && person !== 'she')) return undefined
  const clause = clauseOf(verb)
  const [subject, ...others] = (clause?.candidates ?? []).filter(({ kind }) => kind === 'people')
  if (subject === undefined || others.length > 0 || clause?.unknown.length !== 0) return undefined
  if (subject.head.index > index || subject.joined.length > 0 || subject.head.is('clitic-um'))
    return undefined
  if (subject.fits[0] !== person || subject.head.tokenAfter !== ' ') return undefined
  const near = [sentence, sentence.previous, sentence.previous?.previous].flatMap(
    (one) => one?.words.slice(-MAX_WORDS) ?? [],
  )
  const another = near.some(
    (word) =>
      word !== subject.head && word !== own && (isMany(word) || word.is('second') || word.is('vocative')),
  )
  return another || namesAnother(own, subject.head) ? undefined : subject.head
}

/** `மயில் தங்கள் தோகையை`: one animal, whose verb says that it is one, and no people. */
function animalOf(own: Word): Word | undefined {
  const { sentence, index } = own
  if (own.quoted || index > MAX_WORDS || own.tokenAfter !== ' ' || !isOfAnimal(own.next)) return undefined
  const verb = sentence.words.slice(index + 1, index + MAX_WORDS).find((word) => roleOf(word) === 'finite')
  if (verb === undefined || verbPerson(verb) !== 'it') return undefined
  const before = sentence.words.slice(0, index)
  const animal = own.previous
  if (animal?.isOnly('animal', 'singular') !== true || !animal.isOnly('nominative') || animal.is('clitic-um'))
    return undefined
  if (/^(?:ஒவ்வொரு|பல|சில)/u.test(animal.previous?.text ?? '') || animal.previous?.isA('numeral'))
    return undefined
  const others = before.filter((word) => word !== animal)
  return others.some((word) => word.is('rational') || word.is('animal') || word.is('plural'))
    ? undefined
    : animal
}

/** What an animal has: its limbs, its young, its nest. */
function isOfAnimal(word: Word | undefined): boolean {
  return word?.is('body') === true || word?.analyses.some(({ lemma }) => ANIMALS_OWN.has(lemma)) === true
}

const ANIMALS_OWN: ReadonlySet<string> = new Set(
  'குஞ்சு குட்டி கன்று கூடு முட்டை இரை தோகை சிறகு இறகு வால் அலகு கொம்பு தும்பிக்கை பிடரி'.split(' '),
)

function isMany(word: Word): boolean {
  return word.is('rational', 'plural') || word.is('group')
}

/** Whether somebody else stands before the word, with whom it may be shared. */
function namesAnother({ sentence, index }: Word, subject: Word): boolean {
  return sentence.words
    .slice(0, index)
    .some((word) => word !== subject && word.is('rational') && !word.is('genitive'))
}
