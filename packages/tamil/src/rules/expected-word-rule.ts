import type { Word } from '../text/word.ts'
import { expectedWord } from '../words/confusions/by-context.ts'
import type { ConfusionKind } from '../words/confusions/confusion-kind.ts'
import { definitionIn } from '../words/confusions/definition.ts'
import { defineRule, type WordRule } from './rule.ts'

type ExpectedWordRule = Omit<WordRule, 'when' | 'check' | 'severity'> & { readonly kind: ConfusionKind }

/** A rule that compares a word with its neighbours for one kind of confusion. Applied only where they tell the word for certain. */
export function expectedWordRule({ kind, ...rule }: ExpectedWordRule): WordRule {
  return defineRule({
    ...rule,
    severity: 'medium',
    when: { confusable: true },
    check(word, knowledge) {
      const expected = expectedWord(word, knowledge)
      if (expected?.kind !== kind || isLongerNoun(word) || isWhatItIsWritten(word)) return undefined
      if (word.quoted || /[0-9]$/.test(word.tokenBefore) || isDefined(word)) return undefined
      const certainty = expected.certain ? 'likely' : 'doubtful'
      const severity = expected.certain ? 'medium' : 'low'
      const captures = { cue: expected.cue }
      const odds = expected.odds + (knowledge.shareOf(expected.suggestion) - knowledge.shareOf(word.text))
      return word.replaceWith(expected.suggestion, { certainty, severity, odds, captures })
    },
  })
}

/** பனிப்போர், the cold war, is also who is moist (பனி): the noun by itself is meant. */
function isLongerNoun({ analyses }: Word): boolean {
  const [shortest] = analyses.map(({ lemma }) => lemma.length).sort((one, other) => one - other)
  return analyses.some(
    ({ class: kind, guessed, lemma }) =>
      kind === 'noun' && guessed !== true && shortest !== undefined && lemma.length > shortest + LONGER,
  )
}

/** What the form and the next word tell of a word, whatever else stands near. */
function isWhatItIsWritten(word: Word): boolean {
  const { text, next } = word
  // `அரை மாத வாடகை`
  if (text === 'அரை') return HALVED.test(next?.text ?? '')
  // `குளத்துத் தெய்வம்`: of the tank; that of the clan is a குலதெய்வம்.
  if (ROOMS.test(text) || (ON_HILL.test(text) && RAINED.test(next?.text ?? ''))) return true
  return text === 'குளத்துத்' || isTimeOfEvent(word) || isTimeOfDay(word)
}

const HALVED = /^(?:மாத|வார|வருட|ஆண்டு|நாள|மணி|நிமிட|நொடி|பருவ)/u

/** அறைகள், அறைக்குள்: halves are not counted, nor is anything inside one. */
const ROOMS = /^அறைக(?:ள|்குள)/u
/** `மலையில் பெய்த நீர்`: where it rained, as it rains in no rain. */
const ON_HILL = /^மலை(?:களில்|யில்|மேல்|மீது)/u
const RAINED = /^(?:பெய்|பொழி)/u

/** `வெயில் சாயும் வேளையில்`: when something happens; the work of a participle would be what it does to something. */
function isTimeOfEvent({ text, previous }: Word): boolean {
  if (!TIME.test(text) || previous === undefined) return false
  return previous.is('relative-participle', 'intransitive') && !previous.is('transitive')
}

const TIME = /^வேளை(?:யில்|யிலும்|களில்)(?:[கசதப]்)?$/u

/** `ஒரு நாள் மாலை, வளைவில் திரும்பினோம்`: a part of the day, behind the day. */
function isTimeOfDay({ analyses, previous }: Word): boolean {
  if (previous === undefined || !DAY.test(previous.text)) return false
  return analyses.some(({ class: kind, features }) => kind === 'noun' && features.includes('time'))
}

const DAY = /(?:^|.)(?:நாள்|கிழமை|நேற்று|இன்று|நாளை|அன்று|மறுநாள்|தேதி|வாரம்)$/u

/** Code units. */
const LONGER = 3

/** Whether the sentence tells what a word means; `சுவரில் ஒரு பல்லி` may do so of its first word only. */
function isDefined(word: Word): boolean {
  const definition = definitionIn(word.sentence)
  return definition !== undefined && (definition.strict || definition.word === word)
}
