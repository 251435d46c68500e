import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Before these a dative is itself a fault: கல்வியைக் குறித்து. */
const OBJECT_WANTED = /^(?:குறித்|பற்றி|சார்ந்|தவிர|சுற்றி)/u

/** வழங்குவதற்கு, செய்வதற்கு: a clause of its own, after which print that doubles elsewhere mostly pauses. */
function isPurpose(word: Word): boolean {
  return word.endsWith('தற்கு') && (word.is('participial-noun') || word.is('verbal-noun'))
}

/** Datives that have become adverbs. */
const WHAT_FOR = new Set(['எதற்கு', 'அதற்கு', 'இதற்கு'])

export default defineRule({
  id: 'grammar/vallinam-missing-dative',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பதில் ‘கு’ என்னும் நான்காம் வேற்றுமை உருபு வெளிப்பட்டு வருகிறது. அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After the open dative ending -க்கு the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், நான்காம் வேற்றுமை விரி',
  examples: [
    { wrong: 'அவன் [கடைக்கு] போனான்.', right: 'அவன் கடைக்குப் போனான்.' },
    { wrong: 'அவள் [ஊருக்கு] பயணமானாள்.', right: 'அவள் ஊருக்குப் பயணமானாள்.' },
    { wrong: 'மாணவர்கள் [கூட்டத்திற்கு] சென்றனர்.', right: 'மாணவர்கள் கூட்டத்திற்குச் சென்றனர்.' },
    { wrong: '[வீட்டுக்கு] சென்றான்.', right: 'வீட்டுக்குச் சென்றான்.' },
    { wrong: '[அவனுக்கு] கொடுத்தான்.', right: 'அவனுக்குக் கொடுத்தான்.' },
    { wrong: '[அவளுக்கு] தெரியும்.', right: 'அவளுக்குத் தெரியும்.' },
    { wrong: 'நீ [எதற்கு] சிரிக்கிறாய்?', right: 'நீ எதற்குச் சிரிக்கிறாய்?' },
  ],
  allows: ['பரிசு வழங்குவதற்கு பொறுப்பாளர் வந்தார்.', 'கடைக்கு வந்தான்.', 'கடைக்குப் போனான்.', 'எழுத்து வடிவம்.'],
  when: { endings: ['க்கு', 'ற்கு'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      OBJECT_WANTED.test(word.next?.text ?? '') ||
      !(word.isOnly('dative') || WHAT_FOR.has(word.text)) ||
      isPurpose(word)
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
