import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { pronounBesideSubject } from '../../clauses/agreement/pronoun-beside-subject.ts'
import { isPersonNoun, putInCase } from '../../clauses/government/government.ts'
import { isUnmarkedObject } from '../../clauses/government/object-of-verb.ts'
import { rootsOf } from '../../clauses/reading/verb-root.ts'
import type { Word } from '../../text/word.ts'
import type { WantedCase } from '../../words/case-forms.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/pronoun-without-case',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{verb}’ என்பதன் எழுவாய் வேறு; ‘{found}’ இங்கே வேற்றுமை உருபு ஏற்க வேண்டும்.',
    en: '‘{verb}’ has another subject, so that ‘{found}’ needs the ending of a case here.',
  },
  source:
    'நன்னூல், பெயரியல்: எழுவாய் வேற்றுமை; Th. Lehmann, A Grammar of Modern Tamil (1989): subject and agreement',
  examples: [
    { wrong: 'பாட்டி [நான்] ஒரு புதிய சட்டையைக் கொடுத்தாள்.', right: 'பாட்டி எனக்கு ஒரு புதிய சட்டையைக் கொடுத்தாள்.' },
    {
      wrong: 'என் தோழி [நான்] மாலையில் ஒரு கதை சொன்னாள்.',
      alternatives: ['எனக்கு', 'என்னை', 'என்னிடம்', 'என்னுடன்'],
    },
  ],
  allows: [
    'அம்மா நான் சொன்னதைக் கேட்டார்.',
    'அம்மா, நான் வருகிறேன்.',
    'அவர் நான் என்ற அகந்தை கொண்டார்.',
    'அவன் நான் வந்ததும் போனான்.',
    'ஆசிரியர் நாங்கள் படிக்கும் பள்ளிக்கு வந்தார்.',
    'நானும் அவனும் போனோம்.',
    'அவள் நீ கேட்டால் சொல்வாள்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(verb, knowledge) {
    const pronoun = verb.isLast && !verb.quoted ? pronounBesideSubject(verb) : undefined
    if (pronoun === undefined) return undefined
    const captures = { verb: verb.text }
    if (isReceiver(pronoun, verb)) return putInCase(pronoun, 'dative', knowledge, { captures })
    const forms = OPEN.map((one) => putInCase(pronoun, one, knowledge)?.suggestion)
    return pronoun.advise({ captures, alternatives: forms.filter((form) => form !== undefined) })
  },
})

const OPEN: readonly WantedCase[] = ['dative', 'accusative', 'locative', 'sociative']

/** Whether it is said who gets what is given: nobody else does. */
function isReceiver(pronoun: Word, verb: Word): boolean {
  const between = verb.sentence.words.slice(pronoun.index + 1, verb.index)
  if (between.some((word) => word.is('dative') && isPersonNoun(word))) return false
  const frames = rootsOf(verb).flatMap((root) => verb.form.framesOf(root))
  return (
    frames.length > 0 &&
    frames.every((frame) => frame === 'give') &&
    between.some((word) => word.is('accusative') || isUnmarkedObject(word, verb))
  )
}
