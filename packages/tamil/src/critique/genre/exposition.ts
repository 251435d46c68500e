import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import { isContentWord, rootOf } from '../essay-roots.ts'
import { type Relation, relationOf } from '../structure/connectives.ts'
import { ordinalPlaceOf } from '../structure/flow.ts'
import { titleRoots } from '../structure/title-roots.ts'
import { linesIn } from './letters.ts'

/** What an essay's own words show of the kind of essay that it is. */
export type EssayKind = 'exposition' | 'undecided' | 'other'

/**
 * An `exposition` is an essay on the topic of its title, as schools ask for it: it speaks of the topic from paragraph to
 * paragraph, it speaks for all of us, argues or exhorts. Only it owes its reader an introduction, a conclusion and paragraphs
 * that stay with the topic. An essay of an `other` kind is a guide, a list, a talk with the reader, a feature that lets people talk.
 * What shows neither, as a writer's own story, is `undecided`. Linear in the text.
 */
export function essayKindOf(essay: Essay): EssayKind {
  if (isItemised(essay) || isDividedOtherwise(essay)) return 'other'
  if (talksToReader(essay) || asksOnAndOn(essay) || letsOthersTalk(essay)) return 'other'
  return !tellsOwnStory(essay) && expounds(essay) ? 'exposition' : 'undecided'
}

const sentencesIn = ({ paragraphs }: Essay): readonly Sentence[] =>
  paragraphs.flatMap(({ sentences }) => sentences)

const shareOf = (sentences: readonly Sentence[], holds: (sentence: Sentence) => boolean): number =>
  sentences.filter(holds).length / Math.max(1, sentences.length)

/** Of the paragraphs. */
const MIN_ON_TOPIC = 0.5

/** Whether at least half of the paragraphs name what the title names; `பொங்கல்` also stands in தைப்பொங்கல். */
function speaksOfTitle(essay: Essay): boolean {
  const { paragraphs } = essay
  const asked = essay.topic?.words.filter(isContentWord) ?? []
  const roots = titleRoots(essay)
  const compounds = asked.map(({ text }) => rootOf(text, 3)).filter((root) => root.length > 2)
  const isNamed = ({ text }: Word) => {
    const letters = rootOf(text, text.length)
    return roots.includes(rootOf(text, 2)) || compounds.some((root) => letters.includes(root))
  }
  const naming = paragraphs.filter(({ words }) => words.some(isNamed)).length
  return roots.length > 0 && naming >= MIN_ON_TOPIC * paragraphs.length
}

/** What speaks for all, teaches, exhorts, or announces what an essay will show. */
const OURS = /^(?:நாம்|நாமும்|நம்|நமது|நமக்கு|நம்மை|நம்மால்|நம்முடைய|நமக்குத்|நமக்குப்|நமக்குக்|அனைவரும்|ஒவ்வொருவரும்)$/u
const EXHORTS = /(?:வேண்டும்|வோம்|வோமாக|கடமை|கடமையாகும்|அவசியம்|இன்றியமையாதது|இன்றியமையாததாகும்|ஆகும்|எனலாம்)$/u
const ANNOUNCES = /(?:கட்டுரை|கட்டுரையில்|காண்போம்|காணலாம்)$/u
const TIES: ReadonlySet<Relation> = new Set<Relation>(['additive', 'contrast', 'cause', 'example', 'summary'])

const tiesOn = (word: string): boolean => {
  const relation = relationOf(word)
  return (relation !== undefined && TIES.has(relation)) || ordinalPlaceOf(word) !== undefined
}

const exhorts = ({ lastWord }: Sentence): boolean => EXHORTS.test(lastWord?.text ?? '')

const announces = ({ words }: Sentence): boolean =>
  words.some(({ text, quoted }) => !quoted && ANNOUNCES.test(text))

const argues = (sentence: Sentence): boolean =>
  tiesOn(withoutVallinam(sentence.words[0]?.text ?? '')) ||
  exhorts(sentence) ||
  announces(sentence) ||
  sentence.words.some(({ text, quoted }) => !quoted && OURS.test(text))

const ONESELF = /^(?:நான்|என்|எனது|எனக்கு|என்னை|என்னிடம்|எங்கள்|நாங்கள்)(?:[கசதப]்)?$/u

/** Whether it says what is so: of nobody by name, of no day and of nothing that happened. */
const isGeneral = ({ words, lastWord, text }: Sentence): boolean =>
  lastWord?.is('finite', 'past') !== true &&
  !/\d/u.test(text) &&
  !words.some((word) => (word.analyses[0]?.class === 'name' && !word.quoted) || ONESELF.test(word.text))

/** Of the sentences: so many argue, so many are general; in an essay that hardly names its title more. */
const ARGUING = 0.11
const ARGUING_MUCH = 0.2
const GENERAL = 0.6
const GENERAL_MOSTLY = 0.8

/** Of the sentences: what neither exhorts so much nor says what it will show may as well be a column or a feature. */
const EXHORTING = 0.1

/** Sentences: no school asks for more. */
const MAX_LENGTH = 60

function expounds(essay: Essay): boolean {
  const sentences = sentencesIn(essay)
  if (sentences.length > MAX_LENGTH) return false
  if (isSchoolTopic(essay.topic?.text.trim() ?? '')) return true
  if (!sentences.some(announces) && shareOf(sentences, exhorts) < EXHORTING) return false
  const arguing = shareOf(sentences, argues)
  const general = shareOf(sentences, isGeneral)
  if (essay.topic === undefined) return arguing >= ARGUING && general >= GENERAL
  if (arguing >= ARGUING_MUCH || general >= GENERAL_MOSTLY) return true
  return (arguing >= ARGUING || general >= GENERAL) && speaksOfTitle(essay)
}

/** `… வளர்ச்சி`, `… நன்மையும் தீமையும்`, `… காப்போம்`: what a thing is worth or all shall do. */
const ON_ITS_WORTH =
  /(?:வளர்ச்சி|வளம்|வளங்கள்|பயன்|பயன்கள்|பயன்பாடு|பயன்பாடுகள்|தேவை|அவசியம்|சிறப்பு|சிறப்புகள்|மேன்மை|உயர்வு|அருமை|பெருமை|முக்கியத்துவம்|இன்றியமையாமை|நன்மை|நன்மைகள்|தீமை|தீமைகள்|தீமையும்|தீமைகளும்|கேடுகள்|விளைவுகள்|பங்கு|கடமை|கடமைகள்|பாதுகாப்பு|மேலாண்மை|ஒழிப்பு|ஒற்றுமை|விழிப்புணர்வு|ஒழுக்கம்|கடமையும்|நாமும்|வோம்)[.!]?$/u
/** `எனக்குப் பிடித்த விளையாட்டு`, `எங்கள் நாடு`: what pupils are asked to write of themselves. */
const ON_ONES_OWN =
  /^(?:எனக்குப் பிடித்த|நான் விரும்பும்|நான் போற்றும்|நான் கண்ட|என் கனவு|எனது கனவு|எங்கள் நாடு|நம் நாடு|எங்கள் பள்ளி|என் பள்ளி|எங்கள் தமிழ்நாடு|நம் தமிழ்நாடு|எங்கள் தாய்நாடு|தமிழர் திருநாள்|தைப்பொங்கல்)(?=\s|$)/u
/** `பேரறிஞர் …`, `அன்னை …`: somebody whom schools hold up as a model. */
const ON_THE_GREAT =
  /^(?:அண்ணல்|மகாத்மா|மகாகவி|பாவேந்தர்|புரட்சிக்கவி|புரட்சிக் கவிஞர்|பெருந்தலைவர்|கர்மவீரர்|கவிமணி|பேரறிஞர்|மூதறிஞர்|அறிஞர்|தமிழ்த் தாத்தா|தமிழ்த் தென்றல்|தந்தை பெரியார்|கப்பலோட்டிய தமிழர்|அன்னை|நேதாஜி|அறிவியல் மேதை|கணித மேதை|வான்புகழ்|வீரமங்கை|சுவாமி)\s[^:–]{2,40}$/u

const isSchoolTopic = (title: string): boolean =>
  ON_ITS_WORTH.test(title) || ON_ONES_OWN.test(title) || ON_THE_GREAT.test(title)

/** `நேரம்: காலை ஆறு மணி`, `1. …`, `– ம. செல்லப்பா, உடுமலை`: lines of a form, a list, a page. */
const ITEM = /^(?:\d{1,3}\s*[.)]|[-–—•*]\s)|^[^:.!?"“]{2,30}:\s?\S/u
const MIN_ITEMS = 2

const isItemised = ({ text, paragraphs }: Essay): boolean =>
  paragraphs.some(({ listStart }) => listStart !== undefined) ||
  linesIn(text)
    .slice(1)
    .filter((line) => ITEM.test(line.text)).length >= MIN_ITEMS

const SCHOOL_HEADING = /^(?:முன்னுரை|முகவுரை|அறிமுகம்|முடிவுரை|நிறைவுரை)/u

/** Whether it is divided by headings of which none is that of an introduction or a conclusion. */
const isDividedOtherwise = ({ headings, text }: Essay): boolean =>
  headings.length > 0 &&
  !headings.some(({ start, end }) => SCHOOL_HEADING.test(text.slice(start, end).trim()))

const COMMANDS = /(?:ுங்கள்|ாதீர்கள்|வும்|ீர்கள்)$/u
const MAX_TALKING = 0.06

const talksToReader = (essay: Essay): boolean =>
  shareOf(
    sentencesIn(essay),
    ({ words, lastWord }) =>
      (lastWord !== undefined && !lastWord.quoted && COMMANDS.test(lastWord.text)) ||
      words.some((word) => !word.quoted && word.isA('pronoun') && word.isOnly('second')),
  ) > MAX_TALKING

const MAX_ASKING = 0.1

const asksOnAndOn = (essay: Essay): boolean =>
  shareOf(sentencesIn(essay), ({ text }) => /\?["”’)]*\s*$/u.test(text)) > MAX_ASKING

const MAX_OWN = 0.2

/** Whether the writer tells what they themselves did. */
const tellsOwnStory = (essay: Essay): boolean =>
  shareOf(sentencesIn(essay), ({ lastWord }) => lastWord?.is('finite', 'past', 'first') === true) > MAX_OWN

/** What people in a tale or a feature do while they talk; poets and sages are quoted otherwise. */
const TALKS = /^(?:என்றான்|என்றாள்|என்றது|என்றேன்|கேட்ட|சொன்ன|சிரி|முணுமுணு|கத்தி|அழைத்த|என்கிறா)/u
const MAX_SPEECHES = 1

const letsOthersTalk = (essay: Essay): boolean =>
  essay.paragraphs.filter(({ sentences, start, end }) => {
    if (!essay.isQuoted(start, end)) return false
    const quoting = sentences.filter((sentence) => essay.isQuoted(sentence.start, sentence.end))
    return quoting.some(({ words }) => words.some(({ text, quoted }) => !quoted && TALKS.test(text)))
  }).length > MAX_SPEECHES
