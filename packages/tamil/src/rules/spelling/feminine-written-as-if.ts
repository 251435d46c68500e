import { isFeminine } from '../../clauses/agreement/gender.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'spelling/feminine-written-as-if',
  type: 'spelling',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘-ஆல்’ நிபந்தனை (if); பெண்பால் வினைமுற்று ‘-ஆள்’ என முடியும்: ‘{suggestion}’.',
    en: '‘-ஆல்’ means ‘if’; the feminine verb ends in ‘-ஆள்’: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: லகர, ளகர வேறுபாடு; நன்னூல், வினையியல்',
  examples: [
    { wrong: 'அவள் நேற்று ஊருக்கு [வந்தால்].', right: 'அவள் நேற்று ஊருக்கு வந்தாள்.' },
    { wrong: 'மெல்ல எழுந்து [நடந்தால்] அரசி.', right: 'மெல்ல எழுந்து நடந்தாள் அரசி.' },
  ],
  allows: [
    'அவள் வந்தால் சொல்.',
    'மழை பெய்தால்?',
    'அவன் வந்தால்...',
    'அவள் வந்தால் நான் வருவேன்.',
    'நான் வருவேன், அவள் வந்தால்.',
    'அவள் வந்தால் (என் தங்கை) மகிழ்வேன்.',
  ],
  when: { endings: ['ால்'] },
  check(word, { analyse }) {
    if (!word.isOnly('conditional') || word.sentence.text.includes(',')) return undefined
    const after = word.next
    const subject =
      after === undefined ? word.isLast && firstFeminine(word) : after.isLast && isFeminine(after)
    if (!subject || !endsPlainly(word.sentence.lastWord)) return undefined
    const suggestion = `${word.text.slice(0, -2)}ள்`
    const feminine = analyse(suggestion).some(({ features }) => features.includes('feminine'))
    return feminine ? word.replaceWith(suggestion) : undefined
  },
})

function firstFeminine(verb: Word): boolean {
  const before = verb.sentence.words.slice(0, verb.index)
  if (before.some((word) => word.is('finite'))) return false
  const [first] = before
  return first !== undefined && (/^[அஇ]வள்$/u.test(first.text) || isFeminine(first))
}

function endsPlainly(last: Word | undefined): boolean {
  return last !== undefined && (last.tokenAfter === '.' || last.tokenAfter === '')
}
