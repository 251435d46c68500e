import type { Sentence } from '../../text/sentence.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import { relationOf } from './connectives.ts'
import { addsToWhatWasSaid, isFirstPoint, isOfThePast } from './first-point.ts'
import { ordinalPlaceOf } from './flow.ts'

const STARTS_MIDWAY = new Set(['additive', 'contrast', 'cause', 'example', 'summary'])
const LATER = new Set(['அடுத்து', 'அடுத்ததாக', 'பின்னர்', 'பிறகு', 'அதன்பின்', 'இறுதியாக', 'முதலாவதாக'])

/** Whether a paragraph starts in the middle: with a connective, or with the second of several points. */
function startsMidway({ sentences }: Block): boolean {
  const word = sentences[0]?.words[0]
  if (word === undefined) return false
  const opening = withoutVallinam(word.text)
  const relation = relationOf(opening)
  const place = ordinalPlaceOf(opening)
  return (
    (relation !== undefined && STARTS_MIDWAY.has(relation) && opening !== 'ஆக') ||
    LATER.has(opening) ||
    (place !== undefined && place > 1)
  )
}

/**
 * Whether a paragraph does what an introduction does: it says what the essay will show, asks what it will answer, opens
 * with words of others or a scene, or says something general of the topic. A paragraph that points back or goes straight
 * to a detail does not.
 */
export function introduces(essay: Essay, opening: Block): boolean {
  if (startsMidway(opening) || goesOnFromQuotation(opening)) return false
  const paragraph = withWhatFollowsVerse(essay, opening)
  const text = essay.text.slice(paragraph.start, paragraph.end)
  const [first] = paragraph.sentences
  if (first !== undefined && speaksOfSomebodyUnnamed(first)) return false
  if (promises(paragraph) || asks(essay, paragraph)) return true
  if (first !== undefined && addsToWhatWasSaid(first)) return false
  if (first === undefined || first.words.length === 0 || DAY.test(first.text.trimStart())) return true
  if (presentsBehindVerb(first)) return true
  if (beginsWithin(paragraph) || isSceneBefore(essay, paragraph)) return true
  if (pointsBack(first) || saysHow(first) || isFirstPoint(essay, paragraph)) return false
  if (essay.isQuoted(first.start, first.start + 1) || SCENE.test(first.text) || SAYING.test(first.text))
    return true
  if (COMES_TO_MIND.test(first.text) && namesTopicIn(essay, [first])) return true
  if (presentsTopic(essay, paragraph) || isMaxim(first) || tellsOfOneself(essay, paragraph)) return true
  if (isTimeless(first) && !/\d/u.test(text)) return true
  return (
    !givesDetail(first) && !namesAnother(essay, first) && isGeneral(paragraph) && namesTopic(essay, paragraph)
  )
}

/** `… என்று கூறுகிறார்`: the words themselves stood before. */
const goesOnFromQuotation = ({ sentences }: Block) =>
  /^(?:என்று|என்னும்|எனும்|எனக்|எனத்)$/u.test(sentences[0]?.words[0]?.text ?? '')

/** Verse that opens an essay belongs to the paragraph that goes on from it: … என்பது வள்ளுவர் வாக்கு. */
function withWhatFollowsVerse({ paragraphs, isWithinQuotation }: Essay, opening: Block): Block {
  const next = paragraphs[paragraphs.indexOf(opening) + 1]
  const last = opening.sentences.at(-1)?.words.at(-1)
  const isVerse = last !== undefined && isWithinQuotation(last.start, last.end)
  if (next === undefined || !isVerse) return opening
  return { ...opening, end: next.end, sentences: [...opening.sentences, ...next.sentences] }
}

/** What an essay announces: காண்போம், ஆராய்கிறது, பகிர்ந்துகொள்கிறேன். */
const PROMISE =
  /^(?:காண்போம்|காணலாம்|பார்ப்போம்|பார்க்கலாம்|ஆராய்வோம்|நோக்குவோம்|நோக்கலாம்|சிந்திப்போம்|அறிவோம்|அறிந்துகொள்வோம்|தெரிந்துகொள்வோம்|விளக்குவோம்|இக்கட்டுரை|இக்கட்டுரையில்|இக்கட்டுரையின்|கட்டுரையில்|ஆராய்கிறது|ஆராய்கின்றது|எடுத்துரைக்கிறது|விளக்குகிறது|விவரிக்கிறது|பேசுகிறது|பகிர்ந்துகொள்கிறேன்|பகிர்கிறேன்|கூறுகிறேன்|விழைகிறேன்|விவரிக்கிறேன்|எடுத்துரைப்பேன்|அலசுவோம்|எண்ணிப்பார்ப்போம்)$/u

/** `உங்கள் முன் வைக்க விரும்புகிறேன்`. */
const MEANS_TO_SAY =
  /(?:பேச|கூற|சொல்ல|வைக்க|பகிர|பகிர்ந்துகொள்ள|எடுத்துரைக்க|விளக்க|எழுத)\s+(?:விரும்புகிறே|விரும்புகின்றே|விழைகிறே|வந்துள்ளே|வந்திருக்கிறே|போகிறே|முனைகிறே)/u

/** Whether a paragraph says what the essay will show. */
export const promises = ({ sentences }: Block) =>
  sentences.some(
    ({ words, text: said }) =>
      MEANS_TO_SAY.test(said) ||
      words.some(({ text, quoted }) => !quoted && PROMISE.test(withoutVallinam(text))),
  )

/** Whether the essay itself asks: a question of somebody who is quoted is a part of what is told. */
const asks = ({ isQuoted }: Essay, { sentences }: Block) =>
  sentences.some(({ text, start }) => {
    const at = start + text.lastIndexOf('?')
    return at >= start && !isQuoted(at, at + 1)
  })

const SOMEBODY = /^(?:அவர்|அவரது|அவருடைய|அவருக்கு|அவரை|அவரின்|அவரிடம்|அவரால்)(?:[கசதப]்)?$/u

/** `அதே ஆண்டில் அவர் சென்னைக்கு வந்தார்`: nobody stands before the pronoun but the one whom the title names. */
function speaksOfSomebodyUnnamed({ words }: Sentence): boolean {
  const at = words.findIndex(({ text, quoted }) => !quoted && SOMEBODY.test(text))
  return (
    at > 0 &&
    !words.slice(0, at).some((word) => word.is('person') && !word.endsWith('ாக', 'ாகச்', 'ாகப்', 'ாகக்', 'ாகத்'))
  )
}
/** A day of one's own, from which a story or a report starts. */
const SCENE =
  /(?:(?:^|\s)(?:கடந்த|சென்ற|போன) \S+|ஒரு நாள்|ஒருநாள்|நேற்று|அன்று காலை|எங்கள் (?:ஊர்|பள்ளி|வீடு|நாடு|தெரு|குடும்ப)|எமது தாய்நாடு|என் (?:வாழ்வில்|ஊர்|இளமை))/u
/** `அன்று ஞாயிற்றுக்கிழமை.`: the day of which a tale tells. */
const DAY = /^(?:அன்று|அது)\s+(?:ஒரு\s+)?\S*(?:கிழமை|நாள்|காலை|மாலை|இரவு|மாதம்|காலம்)/u
/** Words that all know: `… என்பார்கள்`, `… என்பது பழமொழி`. */
const SAYING =
  /(?:என்பார்கள்|என்பது(?!.*(?:கருத்து|கூற்று))|என்பர்|என்பார்|என்றனர்|என்றது|என்றார்|என்கிறார்|என்கிறது|என்கிறோம்|பழமொழி|முதுமொழி|பொன்மொழி|மூத்தோர் (?:சொல்|வாக்கு)|என்று சொல்வார்கள்|எனப் போற்ற|என்று போற்ற)/u
/** `வேதியியல் என்றவுடன் … நினைவுக்கு வருகின்றன`: what all think of at the word. */
const COMES_TO_MIND = /என்ற(?:வுடன்|தும்|ாலே)|நினைவுக்கு வரு|கண்முன் (?:தோன்று|விரி)/u
const BACK =
  /^(?:இது|இதை|இதன|இதில்|இதற்|இவை|இவற்|இத்தகைய|இப்படி|இவ்வாறு|இந்நிலை|அது|அதன|அதில்|அதற்|அவை|அவற்|அவர்|அவரது|அவருடைய|அவன்|அவள்|இவர்|அந்த|அப்போது|அங்கு|அங்கே|அன்று)/u

function pointsBack({ words }: Sentence): boolean {
  const [word] = words
  return word !== undefined && !word.quoted && BACK.test(word.text)
}

/** `நிலத்தை இப்படித்தான் உழ வேண்டும்`: what it points to stood before. What was so is a scene. */
const HOW = /^(?:இப்படித்|இவ்வாறு|அப்படித்|அவ்வாறு)தான்$/u
const saysHow = ({ words }: Sentence) =>
  words.some(({ text, quoted }) => !quoted && HOW.test(text)) &&
  !words.some((word) => word.is('finite', 'past'))

/** `அன்று ஆற்றில் வெள்ளம் பெருக்கெடுத்தது.`: a scene, told on, that has no day before it. */
const beginsWithin = ({ sentences: [first, second] }: Block) =>
  /^அன்று\s/u.test(first?.text.trim() ?? '') &&
  [first, second].every((sentence) => sentence?.lastWord?.is('finite', 'past') === true)

/** Of the sentences behind a scene no more tell what happened: the essay itself speaks of what is. */
const MAX_TOLD = 0.3

/** `படகு ஒன்று மெல்ல அசைந்தது. …`: what once happened, without a figure or the title's own words, before an essay on what is. */
function isSceneBefore(essay: Essay, { sentences }: Block): boolean {
  const [first] = sentences
  const isPast = ({ lastWord }: Sentence) => lastWord?.is('finite', 'past') === true
  const isTold = sentences.slice(0, 3).filter(isPast).length >= 2
  if (first === undefined || !isPast(first) || !isTold) return false
  if (givesDetail(first) || isOfThePast(essay, sentences)) return false
  const asked = (essay.topic?.words ?? []).map(({ text }) => rootOf(text, 2))
  if (asked.length === 0 || pointsBack(first)) return false
  if (first.words.some(({ text }) => asked.includes(rootOf(text, 2)))) return false
  const rest = essay.paragraphs.slice(1).flatMap((paragraph) => paragraph.sentences)
  return rest.filter(isPast).length <= MAX_TOLD * rest.length
}

const TOPIC_SENTENCES = 3

/** Whether one of its first sentences ends in what the title names: `மனிதனை உயர்த்துவது கல்வி`, `தமிழரின் மரம் பனை`. */
function presentsTopic({ topic }: Essay, { sentences }: Block): boolean {
  const asked = (topic?.words ?? []).filter(isContentWord).map(({ text }) => rootOf(text, 2))
  return sentences.slice(0, TOPIC_SENTENCES).some(({ lastWord, words, text }) => {
    if (lastWord === undefined || words.length < 2 || /\d/u.test(text)) return false
    return !lastWord.is('finite') && asked.some((root) => rootOf(lastWord.text, 2) === root)
  })
}

/** `தோப்புகளுக்கு நடுவே எழுந்து நிற்கிறது இந்தக் கோயில்`: a thing that is shown to the reader, behind its verb. */
function presentsBehindVerb({ words }: Sentence): boolean {
  const at = words.findLastIndex(({ text }) => /^இந்த(?:[கசதப]்)?$/u.test(text))
  const isAtEnd = at > 0 && words.length - at <= MAX_SHOWN + 1
  const shown = words.at(-1)
  return isAtEnd && words[at - 1]?.is('finite') === true && shown?.is('finite') === false
}
/** Words behind the demonstrative. */
const MAX_SHOWN = 3

/** What is so at all times or simply is: no verb of the present or the past. `பெண்ணின்றி உலகம் இயங்காது`, `நூல் ஒரு கால இயந்திரம்`. */
function isTimeless({ lastWord, words }: Sentence): boolean {
  if (lastWord === undefined || lastWord.is('finite', 'past') || lastWord.is('finite', 'present'))
    return false
  return lastWord.analyses.length > 0 && !words.some((word) => word.is('finite', 'past'))
}

/** What is hard, easy or better as such. */
const JUDGES =
  /^(?:எளிது|எளிதன்று|எளிதல்ல|கடினம்|அரிது|மேலானது|மேலானவை|சிறந்தது|உயர்ந்தது|கொடியது|இனியது|இனிது|பெரிது|நல்லது|உண்மை|தேவை|பொருளில்லை|பயனில்லை)$/u
const EASY_OR_HARD = /(?:எளிது|கடினம்|அரிது|மேலானது|சிறந்தது|உயர்ந்தது|பெரிது|கொடிது) (?:போல|போலத்|என|எனத்|என்று)/u

/** `வேர் இல்லாமல் மரம் இல்லை; மூத்தோர் இல்லாமல் நாம் இல்லை`: two halves alike, or a judgement of an action as such. */
function isMaxim({ text, lastWord, words }: Sentence): boolean {
  const [one, other, third] = text.trim().split(/[;,]/u)
  const lastOf = (half: string) =>
    half
      .trim()
      .replace(/(?<![.!])[.!]+$/u, '')
      .split(/\s+/u)
      .at(-1)
  if (one !== undefined && other !== undefined && third === undefined && lastOf(one) === lastOf(other))
    return true
  const isOfAction = words.some((word) => word.is('verbal-noun') || /(?:வது|தல்)$/u.test(word.text))
  return isOfAction && (JUDGES.test(lastWord?.text ?? '') || EASY_OR_HARD.test(text))
}

/** `என்னிடம் ஒரு நாய் உள்ளது`, `எனக்குப் பிடித்த விளையாட்டு`: what the writer has, likes or did first, or the title in their own life. */
const ONE_OWNS =
  /^(?:என்னிடம் .*(?:உள்ளது|உண்டு|இருக்கிறது)|எனக்கு\S* (?:பிடித்த|பிடித்தமான|ஒரு)|என் பெயர்|என் வீட்டில்|எங்கள் வீட்டில்|நான் முதன்முத)/u
const ONESELF = /^(?:நான்|என்|எனக்க|என்ன|எங்கள|நாங்கள)/u

function tellsOfOneself(essay: Essay, { sentences }: Block): boolean {
  const [first] = sentences
  if (first === undefined) return false
  if (ONE_OWNS.test(first.text.trim())) return true
  const isOwn = first.words[0] !== undefined && ONESELF.test(first.words[0].text)
  return isOwn && essay.topic !== undefined && namesTopicIn(essay, [first])
}

/** A year, a date or another figure. */
const givesDetail = ({ text }: Sentence) => /\d/u.test(text) || OF_AN_AGE.test(text)
const OF_AN_AGE = /^\s*\S+ (?:காலத்தில்|நூற்றாண்டில்) .*(?:னர்|ார்|ான்|து|ன)[.]?\s*$/u

/** Whether it speaks of a person whom the title does not name. */
function namesAnother({ topic }: Essay, { words }: Sentence): boolean {
  const asked = (topic?.words ?? []).map(({ text }) => rootOf(text, 2))
  return words.some((word) => {
    const isPerson = word.analyses[0]?.class === 'name' && word.is('person')
    return isPerson && !word.quoted && !asked.includes(rootOf(word.text, 2))
  })
}

/** What is said of people, the world and life as such, or in judgement of a thing as a whole. */
const GENERAL =
  /^(?:உலக|மனித|மாந்த|மக்கள|வாழ்வ|வாழ்க்கை|சமுதாய|சமூக|உயிர|இயற்கை|இன்று|இன்றைய|பழங்கால|தொன்ம|பண்டை|அனைவர|ஒவ்வொரு|ஒவ்வோர|எல்லா|எந்த|எத்தனை|இன்றியமையா|அடிப்படை|முதன்மை|மிகச்|சிறந்த|சிறப்ப|பெருமை|தலைசிறந்த|புகழ்|போற்ற|அரிய|உயர்ந்த|உன்னத|முக்கிய|அவசிய|தேவை|நம்|நமது|நமக்கு|என்பது|எனப்பட|ஆகும்|ஆவார்|நாட்டின்|நூற்றாண்ட)/u
const GENERAL_WORDS = 2

const isGeneral = ({ sentences }: Block) =>
  sentences.slice(0, 3).flatMap(({ words }) => words.filter(({ text }) => GENERAL.test(text))).length >=
  GENERAL_WORDS

/** Whether a content word of the title stands in the paragraph; true where there is no title. */
const namesTopic = (essay: Essay, { sentences }: Block) => namesTopicIn(essay, sentences)

function namesTopicIn({ topic }: Essay, sentences: readonly Sentence[]): boolean {
  const asked = topic?.words.filter(isContentWord) ?? []
  if (asked.length === 0) return true
  const letters = sentences
    .flatMap(({ words }) => words.map(({ text }) => rootOf(text, text.length)))
    .join(' ')
  return asked.some(({ text }) => letters.includes(rootOf(text, 2)))
}
