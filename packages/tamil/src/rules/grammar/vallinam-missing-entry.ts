import { areListedTogether, isEntry, SANSKRIT, STATEMENTS } from '../../sandhi/compound-places.ts'
import {
  doubledAfterGlide,
  doubledBeforeNext,
  endsInHardU,
  isBareNoun,
  isFormOfVerb,
  isPairOfNouns,
} from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule, type Knowledge } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-missing-entry',
  type: 'grammar',
  missingDoubling: 'between-nouns',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பதோடு அடுத்த பெயர் சேர்ந்து ஒரு தொகை ஆகிறது; நடுவே வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'The two nouns of this term or heading make one compound; the hard consonant doubles between them: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், வேற்றுமைத் தொகை, இருபெயரொட்டு, வன்தொடர்க் குற்றியலுகரம்',
  examples: [
    { wrong: '[தச்சு] பட்டறை', right: 'தச்சுப் பட்டறை' },
    { wrong: '[அன்பு] கட்டளை', right: 'அன்புக் கட்டளை' },
    { wrong: '[கார்] காலம்', right: 'கார்க் காலம்' },
  ],
  allows: [
    'இட்லி தோசை',
    'தம்பி கடை',
    'சேலை தேவை',
    'தேச பக்தி',
    'மருந்து குடி',
    'லிட்டர் பால்',
    'நல்ல கதை',
    'பாட்டு கூத்து',
    'கார் சாவி',
  ],
  when: { endings: ['ை', 'ி', 'ு', 'ய்', 'ர்', 'ழ்', ...'கஙசஜஞடணதநனபமயரறலளழவ'] },
  check(word, knowledge) {
    const { next } = word
    if (next === undefined || !isEntry(word) || areListedTogether(word, next) || isPairOfNouns(word))
      return undefined
    const suggestion = doubledBeforeNext(word) ?? doubledAfterGlide(word)
    if (suggestion === undefined || STATEMENTS.has(next.text) || SANSKRIT.has(next.text)) return undefined
    return isSecond(word, next) && isFirst(word, next, knowledge) ? word.replaceWith(suggestion) : undefined
  },
})

/** A noun that is no command as well, or an unknown word that does not look like a verb. */
function isSecond(first: Word, { analyses, text }: Word): boolean {
  if (analyses.length === 0) return !/(?:ான்|ாள்|ார்கள்|னர்|ேன்|ோம்|து|ன|ிய|ும்)$/u.test(text)
  const isNoun = analyses.some(({ class: kind }) => kind === 'noun')
  // சுக்குத் தின்றான், பாட்டுப் பாடு: a verb doubles after the hard உ of its object, too.
  if (endsInHardU(first.text)) return isNoun || (first.isA('noun') && analyses.every(isFormOfVerb))
  return isNoun && !analyses.some(({ features }) => features.includes('imperative'))
}

function isFirst(word: Word, next: Word, knowledge: Knowledge): boolean {
  const { analyses, text } = word
  if (/[ஜஷஸஹ]/u.test(text)) return false
  if (text === 'கார்') return RAINS.some((lemma) => next.hasLemma(lemma))
  if (/[க-ஹ]$/u.test(text)) return isWithoutM(word, knowledge)
  if (endsInHardU(text)) return analyses.every(({ class: kind }) => kind === 'noun' || kind === 'name')
  if (word.is('animal', 'nominative')) return next.is('body') && !analyses.some(isFormOfVerb)
  if (analyses.some(({ class: kind }) => kind === 'name')) return isTown(word, next) || isSoftNoun(word, next)
  return analyses.length === 0 && text.endsWith('வு') && next.is('group')
}

/** கார்: the dark rains; a car by its other meaning doubles nothing. */
const RAINS = ['பருவம்', 'காலம்', 'முகில்', 'மேகம்']

function isTown({ analyses }: Word, next: Word): boolean {
  return next.analyses.length === 0 && analyses.every(({ features }) => features.includes('place'))
}

/** அன்பு, a noun that is a name as well. */
function isSoftNoun({ analyses, text }: Word, next: Word): boolean {
  return text.endsWith('பு') && analyses.some(isBareNoun) && next.isOnly('irrational')
}

/** விவசாய, மாகாண: a noun that has lost its ம், before a word that is unknown; அத்தரகார, a trade by its ending. */
function isWithoutM({ analyses, text, next }: Word, { analyse }: Knowledge): boolean {
  if (analyses.length === 0) return /[க-ஹ]கார$/u.test(text) && next?.is('place') === true
  const isAttribute = analyses.every(
    ({ class: kind, features }) => (kind === 'noun' || kind === 'name') && features.includes('adjectival'),
  )
  return isAttribute && next?.analyses.length === 0 && analyse(`${text}ம்`).some(isBareNoun)
}
