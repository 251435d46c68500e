import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import type { Word } from '../../text/word.ts'
import { ASKING_WORDS } from '../asking-words.ts'
import { defineRule } from '../rule.ts'

const ASKING = new RegExp(`^(?:${ASKING_WORDS.join('|')}|யாருடையது|எவை|எதற்காக)(?:[கசதப]்)?$`, 'u')

export default defineRule({
  id: 'style/question-word-mark',
  type: 'style',
  severity: 'medium',
  profiles: ['school'],
  message: {
    ta: 'வினா கேட்கும் தொடர் வினாக்குறியோடு முடியும்: ‘{suggestion}’.',
    en: 'A question ends with a question mark: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள், வினாக்குறி',
  examples: [
    { wrong: 'அவன் எங்கே [போனான்.]', right: 'அவன் எங்கே போனான்?' },
    { wrong: 'இந்த வண்டி எப்போது [வரும்.]', right: 'இந்த வண்டி எப்போது வரும்?' },
    { wrong: 'கதவை எப்படித் [திறப்பது.]', right: 'கதவை எப்படித் திறப்பது?' },
    { wrong: 'உன் பெயர் [என்ன.]', right: 'உன் பெயர் என்ன?' },
    { wrong: 'இவற்றில் எது [பெரியது.]', right: 'இவற்றில் எது பெரியது?' },
    { wrong: 'தம்பி, நீ எப்போது பள்ளிக்குப் [போகிறாய்.]', right: 'தம்பி, நீ எப்போது பள்ளிக்குப் போகிறாய்?' },
    { wrong: 'நீங்கள் எங்கே [தங்கியிருக்கிறீர்கள்.]', right: 'நீங்கள் எங்கே தங்கியிருக்கிறீர்கள்?' },
  ],
  allows: [
    'எங்கே போவதென்று தெரியாமல் அவர்கள் தவித்தனர்.',
    'முன்னால், ஏன் பின்னால்கூட நகர்த்த முடியும்.',
    'யார் உழைக்கிறாரோ அவர் உயர்வார்.',
    'அவன் எங்கே போனான் எனத் தெரியவில்லை.',
    'யார் வந்தார்கள் என்று அவர் கேட்டார்.',
    'நாங்கள் எங்கே செல்வது எனப் பேசினோம்.',
    'நீ எப்போது பள்ளிக்குப் போகிறாய்?',
    'கதவை எப்படித் திறப்பது என்று சொன்னார்.',
    'எத்தனை முறை கேட்பது! அவன் வரமாட்டான்.',
    'எப்படியோ அது நடக்கும்.',
    'எவ்வளவு தொலைவு என்பது தெரியும்.',
    'நீ எங்கே போனாய் என்று தெரியவில்லை.',
    'எத்தனை முறை சொன்னாலும் நீ கேட்கமாட்டாய்.',
    'என்ன சொன்னாலும் நீங்கள் சிரிக்கிறீர்கள்.',
  ],
  when: 'sentence',
  check(sentence) {
    const { lastWord, words } = sentence
    if (lastWord?.tokenAfter !== '.' || lastWord.quoted || sentence.textAt(lastWord.tokenIndex + 2) === '.')
      return undefined
    const asked = words.find(({ text }) => ASKING.test(text))
    if (asked === undefined || words.some(isCorrelative)) return undefined
    // என்ன சொன்னாலும், எங்கே போனாய் என்று: the question is inside.
    const after = words.slice(asked.index + 1)
    if (after.some((word) => word.is('clitic-um') || INSIDE.test(word.text) || word.is('permissive')))
      return undefined
    if (!isAddressed(lastWord) && !isOfOthers(asked, lastWord)) return undefined
    return { start: lastWord.start, end: lastWord.end + 1, suggestion: `${lastWord.text}?` }
  },
})

/** என்று, போவதென்று, ஏன் பின்னால்கூட (‘even’). */
const INSIDE = /^என|ென(?:்று|த்|க்|ப்|ச்)?$|.கூட$/u

function isAddressed(verb: Word): boolean {
  const person = verbPerson(verb)
  return person === 'you' || person === 'you-all'
}

/** `அவன் எங்கே போனான்`, `உன் பெயர் என்ன`, `எது பெரியது`: asked of others; `எவ்வளவு அழகு` wonders. */
function isOfOthers(asked: Word, last: Word): boolean {
  if (asked === last) return true
  if (KNOWING.some((root) => last.hasLemma(root))) return false
  if (last.is('finite') && last.analyses.every(isAsked)) return true
  if (HOW.test(asked.text) && last.is('participial-noun', 'future')) return true
  return asked.next === last && asked.text === 'எது' && last.is('participial-noun')
}

/** வரும் is an adjective as well, but not at the end. */
function isAsked({ class: kind }: Word['analyses'][number]): boolean {
  return kind === 'verb' || kind === 'adjective'
}

/** `எப்படிச் செய்வது`: how it is to be done. */
const HOW = /^(?:எப்படி|எவ்வாறு|எங்கே|எங்கு|எப்போது|எதற்கு)(?:[கசதப]்)?$/u

/** `யார் உழைக்கிறாரோ அவர்`, `ஏனோ`: no question. */
function isCorrelative(word: Word): boolean {
  return word.is('clitic-o') || word.endsWith('ோ')
}

/** Verbs that have a question as their object: யார் வந்தது தெரியவில்லை. */
const KNOWING = [
  'தெரி',
  'புரி',
  'அறி',
  'கேள்',
  'சொல்',
  'கூறு',
  'விளங்கு',
  'யோசி',
  'நினை',
  'பார்',
  'விளக்கு',
  'காட்டு',
  'எழுது',
  'கண்டுபிடி',
  'விடு',
  'வினவு',
] as const
