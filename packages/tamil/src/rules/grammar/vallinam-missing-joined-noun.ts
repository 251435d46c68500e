import { partsOf } from '../../sandhi/joined-parts.ts'
import { besideCommand, everyReading, isBareNoun } from '../../sandhi/vallinam-places.ts'
import { memoize } from '../../text/memoize.ts'
import type { WordForm } from '../../text/word-form.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule, type Knowledge } from '../rule.ts'

/** A vowel, and a single hard consonant that begins another part: `மழை|காலம்`. After ய், ர், ழ் print is divided. */
const SEAM = /(?<=[ைி]|[க-ஹ]|(?:க்க|ச்ச|ட்ட|த்த|ப்ப|ற்ற)ு)(?=[கசதப](?![்]))/gu
const DEMONSTRATIVES: ReadonlySet<string> = new Set(['அ', 'இ', 'எ'])
const ONE_LETTER: ReadonlySet<string> = new Set(['கை', 'தீ', 'தை'])
/** A prefix of another language, endings that are nouns as well, and roots: பிரதிபலன், மணிகள்கூட, மீன்பிடிபடகு. */
const OTHERS = /^(?:பிரதி$|கள)|பிடி$/u
/** Pairs with a silent ‘and’, in which nothing doubles. */
const PAIRS = /^(?:பழிபாவ|வெற்றிலைபாக்கு|செடிகொடி|தலைகீழ|நன்மைதீமை|வெற்றிதோல்வி|பட்டிதொட்டி)/u
/** Code units: shorter parts are endings or chance. */
const SHORTEST = 3

export default defineRule({
  id: 'grammar/vallinam-missing-joined-noun',
  type: 'grammar',
  missingDoubling: 'required',
  profiles: ['school'],
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: 'இரண்டு பெயர்கள் சேர்ந்து ஒரு சொல்லாகும்போது இடையில் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'Where two nouns are written as one word the hard consonant doubles between them: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், தொகைச்சொற்கள், சுட்டெழுத்து',
  examples: [
    { wrong: '[யானைகொம்பு] விலை மிக்கது.', right: 'யானைக்கொம்பு விலை மிக்கது.' },
    { wrong: '[பனைதோப்பு] வளர்ந்தது.', right: 'பனைத்தோப்பு வளர்ந்தது.' },
    { wrong: '[புலிதோல்] விரித்தார்.', right: 'புலித்தோல் விரித்தார்.' },
    { wrong: '[கைசெலவு] அதிகம்.', right: 'கைச்செலவு அதிகம்.' },
  ],
  allows: [
    'வெள்ளம் கைலாசபுரத்தில் புகுந்தது.',
    'விளையாட்டில் வெற்றிதோல்வி இயல்பானது.',
    'அவர் கேள்வியைத் தலைகீழாக்குகிறார்.',
    'யானைக்கொம்பு விலை மிக்கது.',
    'எதிர்பாராத செய்தி.',
    'பொதுமக்கள் கூடினர்.',
    'எறும்புகள் சாரைசாரையாகச் சென்றன.',
    'கையில் பணமில்லாதபோது என்ன செய்வது?',
  ],
  when: { unread: true },
  check(word, knowledge) {
    const seam = onlySeam(word.form, knowledge)
    if (seam === undefined) return undefined
    return word.replaceWith(`${word.text.slice(0, seam)}${word.text[seam]}்${word.text.slice(seam)}`)
  },
})

/** Where in a word two nouns meet, if there is just one such place. */
const onlySeam = memoize((form: WordForm, knowledge: Knowledge): number | undefined => {
  const { text, analyses } = form
  const { analyse, lexicon } = knowledge
  if (analyses.length > 0 || !SHAPE.test(text) || lexicon.has(text) || PAIRS.test(text)) return undefined
  if (TWICE.test(text) || partsOf(form, knowledge) !== undefined) return undefined
  const isSeam = (at: number) => firstPart(text.slice(0, at), analyse) && secondPart(text.slice(at), analyse)
  const [seam, another] = [...text.matchAll(SEAM)].map(({ index }) => index).filter(isSeam)
  return another === undefined ? seam : undefined
})

/** சாரைசாரையாக: the same word twice makes no compound (அடுக்குத்தொடர்). */
const TWICE = /^(.{3,})\1/u

/** A hard consonant with a vowel behind what may end a first part. */
const SHAPE = /(?:^[அஇஎ]|^தீ|^பூ|.[ைிுக-ஹ]|.[யரழ]்)[கசதப][^்]/u

function firstPart(text: string, analyse: Knowledge['analyse']): boolean {
  if (DEMONSTRATIVES.has(text) || ONE_LETTER.has(text)) return true
  if (text.length < SHORTEST || OTHERS.test(text)) return false
  const readings = analyse(text)
  return readings.some(isFirst) && !(text.endsWith('ி') && readings.some(isRoot))
}

function isFirst(reading: Analysis): boolean {
  const { class: kind, features, guessed } = reading
  if (guessed === true || kind !== 'noun' || features.includes('rational') || features.includes('rare'))
    return false
  return isBareNoun(reading) || features.includes('oblique')
}

/** மீன்பிடிபடகு: a root before a noun doubles nothing. */
function isRoot({ features }: Analysis): boolean {
  return features.includes('imperative')
}

function secondPart(text: string, analyse: Knowledge['analyse']): boolean {
  if (text.length < SHORTEST || OTHERS.test(text) || PLACE.test(text)) return false
  const readings = analyse(text)
  // தோல் and the like are roots as well, but nouns first.
  return everyReading(/[லளரழ]்$/u.test(text) ? besideCommand(readings) : readings, isSecond)
}

/** கைலாசபுரம்: names of places have it without doubling. */
const PLACE = /^(?:புர(?:ம்|த்)|பட்ட(?:ணம|ினம)|பாளைய|கோட்டை)/u

function isSecond({ class: kind, features, guessed }: Analysis): boolean {
  return guessed !== true && kind === 'noun' && !features.includes('rational') && !features.includes('rare')
}
