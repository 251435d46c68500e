import { hasCausativeAuxiliary } from '../../clauses/government/causative-auxiliary.ts'
import {
  type Governor,
  governorOf,
  isPersonNoun,
  putInCase,
  takes,
} from '../../clauses/government/government.ts'
import { isJoinedToPostposition } from '../../clauses/government/nominals-before.ts'
import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { defineRule } from '../rule.ts'

/** What one asks someone for: `அவரிடம் மன்னிப்புக் கேள்`. */
const ASKED_FOR = new Set('மன்னிப்பு பணம் கடன் அனுமதி ஆலோசனை விளக்கம் சம்மதம் பிச்சை சந்தேகம்'.split(' '))
const ASKING = new Set(['கேள்', 'வாங்கு', 'பெறு'])
const FIGHT = new Set(['சண்டை', 'போர்', 'வாக்குவாதம்', 'விவாதம்', 'நட்பு', 'உறவு'])
const FIGHTING = new Set(['போடு', 'இடு', 'செய்', 'புரி', 'பிடி', 'கொள்'])
const SAYING = new Set(['சொல்', 'கூறு', 'தெரிவி'])

export default defineRule({
  id: 'grammar/companion-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதோடு யாருடன், யாரிடம் என்பதற்கு வர வேண்டியது {case}: ‘{suggestion}’.',
    en: 'With ‘{verb}’ the other person stands in the {caseEnglish}: ‘{suggestion}’.',
  },
  source:
    'நன்னூல், பெயரியல்: மூன்றாம் வேற்றுமை (உடனிகழ்ச்சி), ஏழாம் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): case government',
  examples: [
    { wrong: 'நான் என் [நண்பனை] உரையாடினேன்.', right: 'நான் என் நண்பனுடன் உரையாடினேன்.' },
    { wrong: 'அவன் [தம்பியைச்] சண்டை போட்டான்.', right: 'அவன் தம்பியுடன் சண்டை போட்டான்.' },
    { wrong: 'நான் [ஆசிரியரை] மன்னிப்புக் கேட்டேன்.', right: 'நான் ஆசிரியரிடம் மன்னிப்புக் கேட்டேன்.' },
    { wrong: 'அவள் [என்னுடன்] பொய் சொன்னாள்.', right: 'அவள் என்னிடம் பொய் சொன்னாள்.' },
    { wrong: 'தேர்தலில் அவர் [அமைச்சரையே] போட்டியிட்டார்.', right: 'தேர்தலில் அவர் அமைச்சருடனே போட்டியிட்டார்.' },
  ],
  allows: [
    'அவள் அவனைப் பேசவிடவில்லை.',
    'அவனைப் பேச வைத்தான்.',
    'அவளை வழியனுப்பினான்.',
    'நான் அவனுடன் உரையாடினேன்.',
    'அவனைக் கேள்வி கேட்டார்கள்.',
    'அவள் என்னைவிடக் குறைவாகவே பேசினாள்.',
  ],
  when: { features: ['accusative', 'sociative'] },
  check(word, knowledge) {
    const governor = isJoinedToPostposition(word) ? undefined : governorOf(word)
    if (governor === undefined || !isPersonNoun(word) || hasCausativeAuxiliary(governor.main))
      return undefined
    const wanted = wantedCase(word, governor)
    if (wanted === undefined) return undefined
    return putInCase(word, wanted, knowledge, { captures: { verb: governor.main.text } })
  },
})

function wantedCase(word: Word, governor: Governor): WantedCase | undefined {
  const { bareObject } = governor
  if (word.isOnly('sociative')) return isRooted(governor, SAYING) ? 'locative' : undefined
  if (!word.isOnly('accusative')) return undefined
  if (bareObject === undefined) {
    if (governor.roots.every((root) => root === 'உரையாற்று')) return 'locative'
    return takes(governor, 'with') ? 'sociative' : undefined
  }
  if (isNamed(bareObject, ASKED_FOR) && isRooted(governor, ASKING)) return 'locative'
  return isNamed(bareObject, FIGHT) && isRooted(governor, FIGHTING) ? 'sociative' : undefined
}

function isRooted({ roots }: Governor, verbs: ReadonlySet<string>): boolean {
  return roots.every((root) => verbs.has(root))
}

function isNamed(word: Word, nouns: ReadonlySet<string>): boolean {
  return word.analyses.some(({ lemma }) => nouns.has(lemma))
}
