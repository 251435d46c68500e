import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import { nounOf } from '../structure/contradictions/reading/contradiction.ts'
import { isPerson, isPersonName } from '../structure/contradictions/reading/people.ts'

const PERSONAL =
  /^(?:அவர்|அவரது|அவருடைய|அவரை|அவருக்கு|அவரால்|அவன்|அவனது|அவனுடைய|அவனை|அவனுக்கு|அவள்|அவளது|அவளுடைய|அவளை|அவளுக்கு|அவர்கள்|அவர்களது|அவர்களுடைய|அவர்களை|அவர்களுக்கு)$/u
const NEUTER = /^(?:அது|அதை|அதனை|அதற்கு|அவை|அவற்றை)$/u

/** Finds pronouns with nothing before them to stand for, and with two people of whom either may be meant. */
export function referenceFindings(essay: Essay): CritiqueFinding[] {
  return [...withoutAntecedent(essay), ...withTwoAntecedents(essay)]
}

function withoutAntecedent(essay: Essay): CritiqueFinding[] {
  // A single paragraph may be a passage out of a longer text.
  if (essay.paragraphs.length < 2) return []
  return essay.blocks.flatMap((block, i) => {
    const before = essay.blocks[i - 1]
    const opensPart = before === undefined || before.kind !== 'paragraph'
    const [first] = block.kind === 'paragraph' ? (block.sentences[0]?.words ?? []) : []
    if (first === undefined || first.quoted || !opensPart) return []
    const bare = withoutVallinam(first.text)
    const personal = PERSONAL.test(bare)
    if (!personal && !(NEUTER.test(bare) && before === undefined)) return []
    // அவர் என்பவர்: a name follows at once.
    return first.next && /^(?:யார்|எவர்|என்)/u.test(first.next.text) ? [] : [unclear(first, personal)]
  })
}

/** `கண்ணனும் முருகனும் சென்றனர். அவர் …`, `மீனாவும் கலாவும் நின்றபோது அவள் …`: which of the two? */
function withTwoAntecedents(essay: Essay): CritiqueFinding[] {
  return essay.paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap((sentence, i) => {
      const word = meantWithin(sentence) ?? meantAfter(sentence, sentences[i - 1])
      return word === undefined ? [] : [ofTwo(word)]
    }),
  )
}

/** அவர், அவன் and அவள், alone or as owner, object or receiver. */
const SINGULAR = /^(அவர|அவன|அவள)(?:்|து|ுடைய|ை|ுக்கு)$/u
/** The same where the pair cannot be doing something to a third: the pronoun does it, owns or receives. */
const NOT_OBJECT = /^(அவர|அவன|அவள)(?:்|து|ுடைய|ுக்கு)$/u
const PEOPLE_DID = /(?:னர்|ார்கள்|ர்கள்|வர்|ோம்)$/u

/** The pronoun that opens a sentence behind one that says what two people did. */
function meantAfter({ words }: Sentence, before: Sentence | undefined): Word | undefined {
  const [first] = words
  if (before === undefined || first === undefined || first.quoted) return undefined
  const form = SINGULAR.exec(withoutVallinam(first.text))?.[1]
  const pair = form === undefined ? undefined : pairIn(before.words)
  if (form === undefined || pair === undefined || !PEOPLE_DID.test(before.lastWord?.text ?? ''))
    return undefined
  return mayBeEither(form, pair) && !namesAnother(before.words.slice(pair.end)) ? first : undefined
}

/** The pronoun in a later clause of the sentence itself, where nobody else is named between. */
function meantWithin({ words, lastWord, text }: Sentence): Word | undefined {
  const pair = pairIn(words)
  if (pair === undefined || lastWord === undefined || text.includes('?')) return undefined
  const at = words.findIndex(
    (word, i) => i > pair.end && !word.quoted && NOT_OBJECT.test(withoutVallinam(word.text)),
  )
  const pronoun = words[at]
  const form = NOT_OBJECT.exec(withoutVallinam(pronoun?.text ?? ''))?.[1]
  if (pronoun === undefined || form === undefined || !mayBeEither(form, pair)) return undefined
  const between = words.slice(pair.end, at)
  const opensClause = isClauseEnd(words[at - 1]) && between.length > 0
  if (!opensClause || namesAnother(between) || PEOPLE_DID.test(lastWord.text)) return undefined
  return words.slice(pair.start, at + 2).some(({ text: one }) => SPEAKS.test(one)) ? undefined : pronoun
}

/** What a pair says or asks is of a third: `அவர் யார் என்று கேட்டனர்`. */
const SPEAKS = /^(?:யார்|எவர்|என்று|என|எனக்|என்ற|என்னும்)$/u

/** நின்றபோது, நின்றனர்; … */
function isClauseEnd(word: Word | undefined): boolean {
  if (word === undefined) return false
  return (
    /(?:போது|பொழுது|தும்)$/u.test(word.text) || (/^[;:]/u.test(word.tokenAfter) && PEOPLE_DID.test(word.text))
  )
}

const namesAnother = (words: readonly Word[]) =>
  words.some((word) => isPerson(word) && !word.is('plural') && !word.isA('pronoun'))

interface Pair {
  readonly one: Word
  readonly other: Word
  readonly start: number
  /** Behind the second of the two. */
  readonly end: number
}

/** Words that may stand between the two: `அண்ணனும் அவருடைய நண்பர் குமாரும்`. */
const MAX_BETWEEN = 3

/** Two people, each with -உம். */
function pairIn(words: readonly Word[]): Pair | undefined {
  const places = words.flatMap((word, i) => (isPersonAnd(word) ? [i] : []))
  const [start, end, third] = places
  const one = words[start ?? -1]
  const other = words[end ?? -1]
  if (start === undefined || end === undefined || third !== undefined || !one || !other) return undefined
  const between = words.slice(start + 1, end)
  const isOnePhrase = between.every((word) => word.isA('noun') || word.isA('pronoun') || word.isA('name'))
  if (between.length > MAX_BETWEEN || !isOnePhrase || !/^\s*(?:,\s*)?$/u.test(one.tokenAfter))
    return undefined
  return { one, other, start, end: end + 1 }
}

const isPersonAnd = (word: Word) =>
  !word.quoted && word.is('clitic-um') && word.is('nominative') && !word.is('plural') && isPerson(word)

/** Who is an elder, whoever speaks. */
const ELDER = 'அப்பா|அம்மா|தாத்தா|பாட்டி|மாமா|அத்தை|சித்தப்பா|சித்தி|பெரியப்பா|பெரியம்மா|தந்தை|தாய்|ஐயா|ஆசிரியை|.*ர்'
const ELDERS = new RegExp(`^(?:${ELDER})$`, 'u')
/** Of whom a child or a friend of one's age speaks as அவர். */
const RESPECTED = new RegExp(`^(?:${ELDER}|அண்ணன்|அக்கா|அண்ணா|மனைவி|கணவர்)$`, 'u')
const YOUNG = /^(?:தம்பி|தங்கை|மகன்|மகள்|பேரன்|பேத்தி|குழந்தை|சிறுவன்|சிறுமி|மாணவன்|மாணவி|தோழி|நண்பன்|.*[னள]்)$/u

/** Whether the pronoun may mean the one as well as the other. */
function mayBeEither(form: string, { one, other }: Pair): boolean {
  const both = [one, other]
  const names = both.map(nounOf)
  if (form === 'அவர') return both.every(isRespected) || both.every(isPersonName)
  const gender = form === 'அவன' ? 'male' : 'female'
  const isSure = both.every((word) => word.is(gender) || (form === 'அவன' && /ன்$/u.test(nounOf(word))))
  return isSure && !names.some((name) => ELDERS.test(name))
}

/** An elder, or a name: one of a young person only behind a title. */
function isRespected(word: Word): boolean {
  const name = nounOf(word)
  if (RESPECTED.test(name)) return true
  return (
    isPersonName(word) && (!YOUNG.test(name) || /(?:ர்|ியை|திரு|திருமதி)$/u.test(word.previous?.text ?? ''))
  )
}

function ofTwo(word: Word): CritiqueFinding {
  return {
    severity: 'low',
    title: 'சுட்டுச் சொல் தெளிவாக இல்லை',
    description: `“${word.text}” முன்பு சொன்ன இருவருள் யாரைக் குறிக்கிறது என்பது தெளிவாக இல்லை. பெயரைக் குறிப்பிடுங்கள்.`,
    start: word.start,
    end: word.end,
    suggestion: 'பெயரைக் குறிப்பிடுங்கள்.',
    meaningMayChange: true,
  }
}

function unclear(word: Word, personal: boolean): CritiqueFinding {
  const what = personal ? 'யாரைக்' : 'எதைக்'
  const name = personal ? 'பெயரைக் குறிப்பிடுங்கள்.' : 'பொருளைக் குறிப்பிடுங்கள்.'
  return {
    severity: 'medium',
    title: 'சுட்டுச் சொல் தெளிவாக இல்லை',
    description: `“${word.text}” ${what} குறிக்கிறது என்பது தெளிவாக இல்லை. ${name}`,
    start: word.start,
    end: word.end,
    suggestion: name,
    meaningMayChange: true,
    fix: `“${word.text}” ${what} குறிக்கிறது என்று தெளிவாகும்படி ${name}`,
  }
}
