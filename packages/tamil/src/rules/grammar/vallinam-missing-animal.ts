import { youngFollows } from '../../sandhi/compound-places.ts'
import { measuresNext } from '../../sandhi/counted-words.ts'
import { isSubjectOfClause } from '../../sandhi/subject-of-clause.ts'
import {
  besideCommand,
  doubledBeforeNext,
  everyReading,
  isNoun,
  nounFollows,
} from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** `காளை கழுத்து மணியை அசைத்தது`, `எருமை புல் மேய்ந்தது`: the animal does it, what follows is its object or its own. */
function ownsWhatFollows(word: Word): boolean {
  const verb = word.next?.next
  if (word.next?.is('body') === true && verb?.is('accusative') === true) return true
  // `நரி தலையைத் தொங்கப்போட்டுக்கொண்டு நின்றது`
  if (word.next?.is('body', 'accusative') === true && verb?.isOnly('verbal-participle') === true) return true
  return word.isFirst && verb?.isLast === true && verb.is('transitive', 'finite', 'neuter')
}

export default defineRule({
  id: 'grammar/vallinam-missing-animal',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ விலங்கு அல்லது பறவையின் பெயர். ஆறாம் வேற்றுமைத் தொகையில் (உடைய என்னும் பொருள் மறைந்தது) வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ names an animal; before what is the animal’s own the hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், ஆறாம் வேற்றுமைத் தொகை (அஃறிணை)',
  examples: [
    { wrong: '[குதிரை] குளம்பு.', right: 'குதிரைக் குளம்பு.' },
    { wrong: '[யானை] தந்தம்.', right: 'யானைத் தந்தம்.' },
    { wrong: '[புலி] குட்டி.', right: 'புலிக் குட்டி.' },
    { wrong: '[புலி] பல்.', right: 'புலிப் பல்.' },
    { wrong: '[கிளி] சிறகு.', right: 'கிளிச் சிறகு.' },
  ],
  allows: [
    'பசித்தவனுக்கு ஒரு பிடி சோறு கொடு.',
    'பசித்த புலி தன் குட்டிகளோடு வந்தது.',
    'சோர்ந்த கிளி பழத்தைக் கொத்தித் தின்றது.',
    'வீட்டுப் பூனை பாயைக் கீறியது.',
    'நரி தந்திரத்தால் தப்பியது.',
    'பூனை பால் குடித்துவிட்டுத் தூங்கியது.',

    'எருமை புல் மேய்ந்தது.',
    'நரி தலையைத் தொங்கப்போட்டுக்கொண்டு ஒரு மூலையில் நின்றது.',
    'எலி பொறியில் சிக்கியது.',
    'பூனை தட்டில் இருந்த பாலைக் குடித்தது.',
    'பறவை சிறகு விரித்தது.',
    'காளை கழுத்து மணியை அசைத்தது.',
    'யானை குதிரைகள்.',
    'யானை வால்.',
    'கிளி பேசியது.',
    'காக்கையைவிடக் குருவி சிறியது.',
    'புலி காடு முழுவதும் திரிந்தது.',
  ],
  when: { features: ['animal'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(
        word.endsWith('ை', 'ி') &&
        (nounFollows(word) || youngFollows(word)) &&
        word.is('animal', 'nominative') &&
        everyReading(besideCommand(word.analyses), isNoun) &&
        !word.next?.is('place') &&
        !word.next?.is('nature') &&
        (!word.next?.is('animal') || youngFollows(word)) &&
        !ownsWhatFollows(word) &&
        !measuresNext(word) &&
        !isSubjectOfClause(word)
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})
