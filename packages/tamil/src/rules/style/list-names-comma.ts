import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

const LEAST_NAMES = 3

/** Kinds of which two names in a row are two things, no compound. */
const KINDS: readonly Feature[] = ['animal', 'plant', 'food', 'body', 'language']

export default defineRule({
  id: 'style/list-names-comma',
  type: 'style',
  severity: 'low',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'எண்ணி அடுக்கும் பெயர்களுக்கு இடையில் காற்புள்ளி இட வேண்டும்: ‘{suggestion}’.',
    en: 'The names of a list are parted by commas: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: நிறுத்தக்குறிகள், காற்புள்ளி',
  examples: [
    { wrong: '[தக்காளி] வெங்காயம், பூண்டு ஆகியவை விலை உயர்ந்தன.', right: 'தக்காளி, வெங்காயம், பூண்டு ஆகியவை விலை உயர்ந்தன.' },
  ],
  allows: ['வாழை, மாதுளை, கொய்யா ஆகியவை பழங்கள்.', 'செடி கொடி ஆகியவை.', 'தலைமை ஆசிரியர், மாணவர் ஆகியோர் வந்தனர்.'],
  when: { beginnings: ['ஆகிய'] },
  check(word) {
    const listed: Word[] = []
    let last = word.sentence.words[word.index - 1]
    while (last !== undefined && isListed(last)) {
      listed.unshift(last)
      const before: Word | undefined = word.sentence.words[last.index - 1]
      if (before?.tokenAfter !== ',' && last.previous !== before) break
      last = before
    }
    if (listed.length < LEAST_NAMES) return undefined
    const names =
      listed[0]?.isFirst === true && listed.every((one) => one.isOnly('person') && one.isA('name'))
    return listed
      .filter(({ next }) => next !== undefined && next !== word)
      .filter((one) => one.next !== undefined && (names || areOfOneKind(one, one.next)))
      .map((one) => one.replaceWith(`${one.text},`))
  },
})

function isListed(word: Word): boolean {
  return (
    (word.isA('noun') || word.isA('name')) &&
    word.is('nominative') &&
    !word.is('adjectival') &&
    !word.is('plural') &&
    !word.isA('numeral')
  )
}

function areOfOneKind(one: Word, other: Word): boolean {
  return KINDS.some((kind) => one.is(kind) && other.is(kind))
}
