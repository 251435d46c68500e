import { compoundFollows, SANSKRIT, STATEMENTS } from '../../sandhi/compound-places.ts'
import { belongsToTown, isSecond } from '../../sandhi/noun-compounds.ts'
import { OPEN_ATTRIBUTES } from '../../sandhi/open-attributes.ts'
import {
  besideCommand,
  doubledBeforeNext,
  everyReading,
  isBareNoun,
  isPairOfNouns,
} from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule, type Knowledge } from '../rule.ts'

/** சங்க காலம் is written so by all; நாம is spoken for நாம். */
const SET_APART = new Set(['சங்க', 'நாம'])

/** A noun that has lost its ம்; what print leaves open (பிரபல, சம) the school leaves open, too. */
function isWithoutM(word: Word, { analyse, loans }: Knowledge): boolean {
  const { analyses, text, next } = word
  if (OPEN_ATTRIBUTES.has(text) || SET_APART.has(text) || next === undefined || isPairOfNouns(word))
    return false
  if (!isSecond(next) || next.is('rational') || next.analyses.some(({ lemma }) => isOpenSecond(lemma, loans)))
    return false
  // நில, பாச: what no stem explains stands for நிலம், பாசம்.
  if (!analyses.every(({ features, guessed }) => guessed === true || features.includes('adjectival')))
    return false
  return everyReading(
    analyse(`${text}ம்`),
    (one) =>
      isBareNoun(one) && one.guessed !== true && !one.features.includes('rare') && !loans.has(one.lemma),
  )
}

function isOpenSecond(lemma: string, loans: ReadonlySet<string>): boolean {
  return SANSKRIT.has(lemma) || STATEMENTS.has(lemma) || loans.has(lemma)
}

/** சென்னை சூப்பர் கிங்ஸ் is a name. */
function isBorrowed(next: Word | undefined, { loans }: Knowledge): boolean {
  if (next === undefined || next.next?.analyses.length === 0) return true
  return /[ஜஷஸஹ]/u.test(next.text) || next.analyses.some(({ lemma }) => loans.has(lemma))
}

function isTown({ analyses, text }: Word): boolean {
  if (!/[ைி]$/u.test(text)) return false
  return everyReading(
    besideCommand(analyses),
    ({ class: kind, features }) =>
      kind === 'name' && features.includes('place') && features.includes('nominative'),
  )
}

export default defineRule({
  id: 'grammar/vallinam-missing-open-compound',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: '‘{found}’ என்பதும் அடுத்த பெயரும் சேர்ந்து தொகைச்சொல்லாகின்றன. அச்சில் இரண்டு வழக்கும் உண்டு; இலக்கணப்படி தொகையில் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ and the next noun make a compound. Print is divided; by the school grammar the hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல் 165, 203, 219; தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், வேற்றுமைத் தொகை, இருபெயரொட்டு',
  examples: [
    { wrong: '[சந்தன] பேழை திறந்தது.', right: 'சந்தனப் பேழை திறந்தது.' },
    { wrong: 'நாங்கள் [மதுரை] தமிழ் கேட்டோம்.', right: 'நாங்கள் மதுரைத் தமிழ் கேட்டோம்.' },
    { wrong: '[கடைசி] பந்தில் வென்றனர்.', right: 'கடைசிப் பந்தில் வென்றனர்.' },
    { wrong: '[நில] சீர்திருத்தம் தேவைப்பட்டது.', right: 'நிலச் சீர்திருத்தம் தேவைப்பட்டது.' },
    { wrong: 'அவருக்கு [அறுவை] சிகிச்சை முடிந்தது.', right: 'அவருக்கு அறுவைச் சிகிச்சை முடிந்தது.' },
  ],
  allows: [
    'சென்னை சூப்பர் கிங்ஸ் வென்றது.',
    'ஒரு சின்ன குடையின் கீழ் நின்றனர்.',
    'சம புள்ளிகள் பெற்றனர்.',
    'பிரபல பாடகர் வந்தார்.',
    'மதுரை தமிழை வளர்த்தது.',
    'அவர் மின்சார சபையில் பணியாற்றினார்.',
    'மந்திர தந்திரங்களை நம்பாதே.',
    'சங்க காலம் பொற்காலம்.',
  ],
  when: { words: ['அறுவை', 'கடைசி'], endings: ['ை', 'ி', ...'கஙசஞடணதநனபமயரறலளழவ'] },
  check(word, knowledge) {
    const suggestion = doubledBeforeNext(word)
    if (suggestion === undefined || /[ஜஷஸஹ]/u.test(word.text)) return undefined
    const isCompound =
      word.text === 'அறுவை' || word.text === 'கடைசி'
        ? compoundFollows(word) || (word.text === 'கடைசி' && word.next !== undefined && isSecond(word.next))
        : (isTown(word) && belongsToTown(word) && !isBorrowed(word.next, knowledge)) ||
          isWithoutM(word, knowledge)
    return isCompound ? word.replaceWith(suggestion) : undefined
  },
})
