import type { Word } from '../../text/word.ts'
import { CLOSE_KIN } from '../../words/close-kin.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** What a person has: the noun before one of these is the owner. */
const KIN = new Set([...CLOSE_KIN, 'மாமா', 'அத்தை', 'தோழி', 'தோழன்', 'நண்பன்', 'நண்பர்'])

export default defineRule({
  id: 'grammar/owner-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது மூன்றாம் வேற்றுமை (கருவி, கருத்தா). யாருடைய உறவு என்று சொல்ல ஆறாம் வேற்றுமை வர வேண்டும்: ‘{suggestion}’.',
    en: '‘{found}’ says by whom something is done; whose kin it is stands in the genitive: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்: ஆறாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): genitive',
  examples: [
    { wrong: 'இது [மாலதியால்] தந்தைக்கு விருப்பம்.', right: 'இது மாலதியின் தந்தைக்கு விருப்பம்.' },
    { wrong: 'அங்கே [முருகனால்] மனைவி நின்றாள்.', right: 'அங்கே முருகனின் மனைவி நின்றாள்.' },
  ],
  allows: [
    'அது வேலனால் தாய்க்கு அனுப்பப்பட்டது.',
    'வேலனால் தந்தைக்கு உதவ முடிந்தது.',
    'வேலனால் தந்தை பெருமை பெற்றார்.',
    'முருகனால் மனைவி மகிழ்ச்சி அடைந்தாள்.',
    'வேலனால் தந்தை புகழ் பெறுவதும் உண்டு.',
    'கடிதம் அரசனால் மகளுக்கு எழுதி அனுப்பப்பட்டது.',
  ],
  when: { features: ['instrumental'] },
  check(word) {
    const text = withoutVallinam(word.text)
    if (!text.endsWith('ால்') || !word.isOnly('instrumental', 'rational') || !isOwner(word)) return undefined
    return word.replaceWith(`${text.slice(0, -3)}ின்`)
  },
})

/** A relation follows, and nothing in the sentence is done by, or because of, the person. */
function isOwner(word: Word): boolean {
  if (!word.next?.analyses.some(({ lemma }) => KIN.has(lemma))) return false
  return !word.sentence.words.some(isDoneBySomeone)
}

function isDoneBySomeone(word: Word): boolean {
  return word.is('passive') || ABLE.test(word.text)
}

/** To be able, to come about, to suffer, to gain: what a person in the instrumental goes with. */
const ABLE =
  /^(?:முடி|இயல|இயன்|ஏற்ப|நேர்|ஆகு|கூடு|வருந்|அவதி|துன்ப|தொல்லை|பாதி|கொல்லப்|உண்டா|பெற|பெறு|பெற்|அடை|கிடைத்|கிடைக்|கெட்ட|கெடு|வளர்|உயர்|மகிழ்|சிறப்|சிறந்|அழி|வாழ்)/u
