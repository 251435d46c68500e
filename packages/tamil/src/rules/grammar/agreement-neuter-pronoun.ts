import { correctVerb, FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { isSome } from '../../clauses/reading/phrase.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agreement-neuter-pronoun',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{subject}’ அஃறிணை; அதன் எண்ணுக்கு ஏற்ப வினை ‘{suggestion}’ என முடிய வேண்டும்.',
    en: '‘{subject}’ speaks of things; the verb must agree with it in number: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு (திணை, பால், எண், இடம்)',
  examples: [
    { wrong: 'அவை வேகமாக [ஓடுகிறது].', right: 'அவை வேகமாக ஓடுகின்றன.' },
    { wrong: 'அது மெதுவாக [நகர்ந்தன].', right: 'அது மெதுவாக நகர்ந்தது.' },
    { wrong: 'அவை நேற்று அங்கே [வந்தார்கள்].', right: 'அவை நேற்று அங்கே வந்தன.' },
  ],
  allows: [
    'அந்த ஊரின் பெரியோர் கூடிய அவை ‘நாட்டார்’ என்று பெயர் பெற்றது.',
    'உறுப்பினர்கள் கூச்சலிட்டதால் அவை ஒத்திவைக்கப்பட்டது.',
    'அது அவன் எழுதியது.',
    'அவை எங்கே உள்ளன?',
    'இறுதிக் காட்சி இவை அனைத்தையும் மறக்கச் செய்துவிடுகிறது.',
    'அது நான் செய்தேன்.',
    'அவை முழுவதும் குலுங்கிச் சிரித்தது.',
    'அரசர் வந்ததும் அவை எழுந்து நின்றது.',
    'அது சரியான வழியென உணர்த்தின, அறிஞர்களின் நூல்கள்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check: (word, knowledge) =>
    correctVerb(
      word,
      knowledge,
      ({ kind, fits, word: head }) =>
        kind === 'pronoun' &&
        (fits[0] === 'it' || fits[0] === 'those') &&
        !isSome(head) &&
        !isAllOfThem(head),
    ),
})

/** `இவை அனைத்தையும் மறக்கச் செய்கிறது`: the pronoun belongs to the word behind it, which has the case. */
const isAllOfThem = ({ next }: Word) =>
  /^(?:அனைத்|எல்லாவற்|யாவற்)(?:தையும்|துக்கும்|திலும்|றையும்|றிலும்|றுக்கும்)/u.test(next?.text ?? '')
