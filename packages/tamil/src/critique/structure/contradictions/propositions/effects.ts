import { memoize } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { worded } from '../../../../text/worded.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isFunctionWord } from '../../statements/statement.ts'
import { isAssertedApartFrom, isCorrection } from '../reading/assertion.ts'
import { type Idea, ideaOf, isNominal, verbIdeaOf } from '../reading/ideas.ts'
import { verbOf } from '../reading/proposition.ts'

/** What a sentence says that something does to something else: `காடுகள் மண் அரிப்பைத் தடுக்கின்றன`. */
export interface Effect {
  readonly sentence: Sentence
  /** What becomes more or less. */
  readonly affected: Idea
  /** What does it, and all else that narrows what is said. */
  readonly others: readonly Idea[]
  /** Whether what is affected becomes more, rather than less. */
  readonly isMore: boolean
  /** Of a cause that is not there: `செய்யாவிட்டால்`. */
  readonly isOfLack: boolean
  /** However much of it: `எவ்வளவு அள்ளினாலும் … குறையாது` denies the effect. */
  readonly isDeniedWholly: boolean
}

const MAX_WORDS = 14
/** Verbs of what grows, gets better or is kept, and of what makes it so. */
const MORE: ReadonlySet<string> = new Set(
  'பெருகு பெருக்கு கூடு கூட்டு அதிகரி வளர் உயர் உயர்த்து மேம்படு மேம்படுத்து மிகு வலுப்படு வலுப்படுத்து வளப்படுத்து செழி செழிப்பாக்கு தூய்மைப்படுத்து சுத்தப்படுத்து கா பாதுகா காப்பாற்று சீராக்கு சீர்படுத்து வலுவாக்கு வளமாக்கு தூண்டு ஊக்குவி உறுதிப்படுத்து'.split(
    ' ',
  ),
)
/** Verbs of what gets less or worse, and of what makes it so. */
const LESS: ReadonlySet<string> = new Set(
  'குறை தடு அழி ஒழி கெடு குலை சிதை மாசுபடு மாசுபடுத்து நஞ்சாக்கு பாழாக்கு சீரழி தேய் மழுங்கு மழுங்கடி இழ வற்று தளர் தாழ் சிதறு பாதி முடக்கு தீர் நீக்கு சுருங்கு சுருக்கு வீழ் சரி நலி பலவீனப்படுத்து சோர்வடை வாட்டு அரி'.split(
    ' ',
  ),
)
/** Compounds with ஆகு that the analyser reads as nouns: `மிகுதியாகிறது`. */
const BECOMES_MORE = /^(?:மிகுதிய|அதிகம|கூடுதல|வலுவ|வளம)ாக(?:ிற|ும்)/u
const BECOMES_LESS = /^(?:குறைவ|மாச|பாழ)ாக(?:ிற|ும்)/u
/** Before them the verb of the effect stands: `வற்றச் செய்யும்`. */
const CAUSES: ReadonlySet<string> = new Set(['செய்', 'வை'])
/** Actions that say no more of a cause than that it is there or is done. */
const LIGHT_ACTIONS: ReadonlySet<string> = new Set('இரு உள் செய் பயன்படுத்து ஆகு ஆ மேற்கொள் கொள் இல் இல்லை'.split(' '))
/** How much, how often and whose. */
const EXTENT = /^(?:பெரிதும்|வெகுவாக|எவ்வளவு|எத்தனை|நம்|நமது|நாம்|நாள்தோறும்|தினமும்)$/u
/** Both may be true: at times, of some, in part, the other side of the thing. */
const isReserved = worded(
  /^(?:ஆனால்|ஆனாலும்|ஆயினும்|எனினும்|இருந்தாலும்|இருப்பினும்|மாறாக|மறுபுறம்|மறுபக்கம்|ஒருபுறம்|ஒருபக்கம்|சில|சிலர்|சிலருக்கு|சிலரின்|சிலசமயம்|சற்று|ஓரளவு|பெரும்பாலும்|பெரும்பாலான|முன்பு|முன்னர்|பின்னர்|பின்பு|பிறகு|நாளடைவில்|தொடக்கத்தில்|முதலில்|இன்று|இன்றைய|இப்போது|தற்போது|மட்டும்|மட்டுமே|மட்டுமல்ல|மட்டுமல்லாமல்|தவிர|அல்லது|வேறு|மற்ற|பிற|கூடாது|வேண்டும்|போல|எனவும்)$|லாம்$|வோம்$|போம்$|ட்டும்$/u,
)
const SUPPOSES = /(?:ால்|ாலும்|ால்தான்|ாலே)$/u
const LACKS = /ாவிட்டால்|ாமல்|ில்லா|^இல்லா|^இல்லை|ின்றி$|^இன்றி$|யற்ற|மற்ற$/u
const PRONOUN = /^[அஇ](?:து|வை|த[னை]|வற்|வ[ரனள]்)/u
const MEANS = /(?:ால்|ால்தான்|ாலே|ாலேயே)$/u
const HOWEVER_MUCH = /^(?:எவ்வளவு|எவ்வளவுதான்|எத்தனை)$/u

/** Reads what a sentence says that its cause makes more or less; nothing of what is past, supposed of another or reserved. */
export const effectIn = memoize((sentence: Sentence, meanings: MeaningWords): Effect | undefined => {
  const { lastWord, words: own } = sentence
  if (lastWord === undefined || own.length > MAX_WORDS || own.length < 3 || sentence.text.includes(';'))
    return undefined
  const direction = directionOf(lastWord)
  if (direction === undefined || lastWord.is('past')) return undefined
  const isDenied = lastWord.is('negative')
  const isHowever = own.some(({ text }) => HOWEVER_MUCH.test(withoutVallinam(text)))
  if (isDenied !== isHowever || (!isHowever && own.some(isConcession))) return undefined
  const head = own.findLast((word) => word.index < direction.from && isNominal(word))
  if (head === undefined || direction.from - head.index > 2 || !hasCause(own, head)) return undefined
  if (!(head.is('accusative') || head.is('nominative'))) return undefined
  const rest = own.filter((word) => word.index < head.index && !isLight(word))
  if (rest.length === 0 || rest.some(({ text }) => PRONOUN.test(text)) || own.some(isReserved))
    return undefined
  if (!isAssertedApartFrom(sentence, SUPPOSES) || isCorrection(sentence)) return undefined
  return {
    sentence,
    affected: ideaOf(head, meanings),
    others: rest.map((word) => (isAction(word) && verbIdeaOf(word, meanings)) || ideaOf(word, meanings)),
    isMore: direction.isMore,
    isOfLack: own.some((word) => word.index < direction.from && isLack(word)),
    isDeniedWholly: isHowever,
  }
})

function directionOf(last: Word): { readonly isMore: boolean; readonly from: number } | undefined {
  const lemma = verbOf(last)
  const { previous, index } = last
  if (lemma !== undefined && CAUSES.has(lemma) && previous?.is('infinitive') === true) {
    const isMore = isMoreOf(verbOf(previous))
    return isMore === undefined ? undefined : { isMore, from: index - 1 }
  }
  if (BECOMES_MORE.test(last.text)) return { isMore: true, from: index }
  if (BECOMES_LESS.test(last.text)) return { isMore: false, from: index }
  const isMore = last.is('finite') ? isMoreOf(lemma) : undefined
  return isMore === undefined ? undefined : { isMore, from: index }
}

function isMoreOf(lemma: string | undefined): boolean | undefined {
  if (lemma === undefined) return undefined
  if (MORE.has(lemma)) return true
  return LESS.has(lemma) ? false : undefined
}

/** By what, on what condition, or, where something is done to something, who or what does it. */
function hasCause(own: readonly Word[], head: Word): boolean {
  const before = own.slice(0, head.index)
  if (before.some(({ text }) => MEANS.test(text) || SUPPOSES.test(text))) return true
  return (
    head.is('accusative') &&
    before.some((word) => word.is('nominative') && (word.isA('noun') || word.is('participial-noun')))
  )
}

/** `அள்ளினாலும்`, `வெடிப்பது`: no noun, though it is written as one. */
const isAction = (word: Word) => word.is('conditional') || word.is('participial-noun') || !word.isA('noun')

const isConcession = (word: Word) => /ாலும்$|ினும்$/u.test(word.text) && word.isA('verb')

const isLack = (word: Word) => LACKS.test(word.text) || word.is('negative')

/** What says nothing of which cause it is: a light action, a stress, the time of day or year. */
function isLight(word: Word): boolean {
  const bare = withoutVallinam(word.text)
  if (isFunctionWord(bare) || EXTENT.test(bare) || (word.is('time') && word.is('locative'))) return true
  if (/போதும்?$|காலத்தில்$/u.test(bare) || /போதும்?$/u.test(word.next?.text ?? '')) return true
  const lemma = word.isA('noun') && !word.is('participial-noun') ? undefined : verbOf(word)
  return lemma !== undefined && LIGHT_ACTIONS.has(lemma)
}
