import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Block, Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import { ordinalPlaceOf } from './flow.ts'

/**
 * Whether a paragraph goes straight to a point of the body: the first of several, the kinds of the thing, one of its
 * properties and what follows from it, or what others once did. An introduction may begin so too where it goes on to the
 * topic: it narrows the kinds down to one, or comes back to today.
 */
export function isFirstPoint(essay: Essay, { sentences }: Block): boolean {
  const [first, second] = sentences
  if (first === undefined) return false
  return (
    FIRST.test(first.text) ||
    (FIRST_STAGE.test(first.text) &&
      essay.paragraphs.some(({ sentences: [opens] }) => NEXT_STAGE.test(opens?.text ?? ''))) ||
    (second !== undefined && namesItsKinds(essay, first) && !NARROWS.test(second.text)) ||
    (isProperty(essay, first) && sentences.slice(1).some(({ words }) => FOLLOWS.test(bareFirst(words)))) ||
    isOfThePast(essay, sentences)
  )
}

/** `இணையத்தின் முதல் பயன் …`, `முதற்பயன்`. */
const FIRST =
  /^\s*(?:\S+\s+){0,3}(?:முதல்\s+|முதற்|முதலாவது\s+)(?:நன்மை|பயன்|பலன்|தீமை|காரணம்|சிறப்பு|வழி|விளைவு)[,\s]/u
/** `முதலில் நிகழ்வது …`, and in a later paragraph `அடுத்து நிகழ்வது …`. */
const FIRST_STAGE =
  /^\s*(?:\S+\s+){0,3}(?:முதலில்\s+(?:நிகழ்வது|நடப்பது|நடைபெறுவது|செய்வது)|(?:முதல்|முதலாவது)\s+(?:நிலை|கட்டம்))[,\s]/u
const NEXT_STAGE = /^\s*(?:அடுத்து|அடுத்த|அடுத்ததாக|இரண்டாவ|இரண்டாம்|மூன்றாவ|மூன்றாம்)/u
/** `நூலகங்கள் பல வகைப்படும்`. */
const KINDS = /(?:வகைப்படும்|வகைகள் (?:உள்ளன|உண்டு)|வகைகளாகப் பிரிக்கலாம்|வகைகளாகப் பிரிப்பர்)[.]?\s*$/u
/** `அவற்றுள் நடனமே தலைசிறந்தது`. */
const NARROWS = /^\s*(?:அவற்றுள்|அவற்றில்|இவற்றுள்|இவற்றில்|அவைகளில்|அதில்|அதிலும்)(?=[\s,])/u
const FOLLOWS = /^(?:இதனால்|இதன்|எனவே|ஆகவே|ஆகையால்|அதனால்)$/u
/** What holds of all, or on a condition: no property of one thing. */
const WIDE =
  /(?:^|\s)(?:உலக|மனித|மக்கள|வாழ்வ|வாழ்க்கை|உயிர|எல்லா|அனைத்|அனைவர|யார|எவர|எந்த|எத்தனை|ஒவ்வொ|இன்ற|நம|நாம்)|(?:இன்றி|இல்லாமல்|இல்லாவிட்டால்|ந்தால்|த்தால்|ட்டால்|ற்றால்|ினால்)(?=\s)/u

const bareFirst = (words: readonly Word[]) => withoutVallinam(words[0]?.text ?? '')

const topicRoots = ({ topic }: Essay) =>
  (topic?.words ?? []).filter(isContentWord).map(({ text }) => rootOf(text, 2))

/** Whether what is divided is the thing of the title; where there is none, it may be. */
function namesItsKinds(essay: Essay, { text, words }: Sentence): boolean {
  if (!KINDS.test(text)) return false
  const roots = topicRoots(essay)
  return roots.length === 0 || roots.includes(rootOf(words[0]?.text ?? '', 2))
}

/** `நெகிழி மண்ணில் மட்காது`: what the thing of the title never does. */
function isProperty(essay: Essay, { text, words, lastWord }: Sentence): boolean {
  const isOfTitle = topicRoots(essay).includes(rootOf(words[0]?.text ?? '', 2))
  return isOfTitle && lastWord?.is('finite', 'negative') === true && !WIDE.test(text)
}

const MIN_PAST = 4

/** `நம் முன்னோர் நீரைத் தெய்வமாகப் போற்றினர். …`: only what others did, and nothing of today. */
export function isOfThePast(essay: Essay, sentences: readonly Sentence[]): boolean {
  const [first] = sentences
  if (first === undefined || sentences.length < MIN_PAST || !OTHERS.test(first.text)) return false
  const roots = topicRoots(essay)
  const isTheirs = first.words.slice(0, 2).some(({ text }) => roots.includes(rootOf(text, 2)))
  const past = sentences.filter(({ lastWord }) => lastWord?.is('finite', 'past')).length
  return !isTheirs && past >= MIN_PAST && !sentences.some(({ text }) => TODAY.test(text))
}
const OTHERS = /^\s*(?:நம்|நமது|நமக்கு முன்|பண்டைய?|பழந்?|பழங்கால|அந்தக் கால|முற்கால|அக்கால)\S*\s/u
/** `இன்றும்` says that what they did is still there. */
const TODAY = /(?:^|\s)(?:இன்று(?!ம்)|இன்றைய|இப்போது|தற்போது|இக்கால)/u

/** Whether a text of any kind begins with a later one of several points: `இரண்டாவதாக …`. */
export function opensWithLaterPoint({ sentences }: Block): boolean {
  const place = ordinalPlaceOf(sentences[0]?.words[0]?.text ?? '')
  return place !== undefined && place > 1
}

/** `நூலைத் தேடுவதும் எளிது`: one thing more, with no other named beside it. */
export function addsToWhatWasSaid({ words, lastWord }: Sentence): boolean {
  const added = words.filter(({ text }) => /ும்(?:[கசதப]்)?$/u.test(text))
  const [only] = added
  return (
    added.length === 1 && only !== undefined && /வதும்$/u.test(only.text) && EASY.test(lastWord?.text ?? '')
  )
}
const EASY = /^(?:எளிது|எளிதே|எளிதாகும்|கடினம்|குறைவு|அதிகம்)$/u
