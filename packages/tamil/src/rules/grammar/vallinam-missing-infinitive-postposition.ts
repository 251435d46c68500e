import { doubledBeforeNext } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { finalVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** கோப்பைத் தவிர is ‘except the file’ or ‘the cup’, but nothing doubles before தவிர that is no object. */
function isObject(word: Word | undefined): boolean {
  return word?.is('nominative') !== true || (word.is('accusative') && finalVallinam(word.text) !== undefined)
}

export default defineRule({
  id: 'grammar/vallinam-missing-infinitive-postposition',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பதில் அகர ஈற்று இடைச்சொல் (போல, விட, தவிர, உட்பட) உள்ளது. அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: 'After போல (like), விட (than), தவிர (except), உட்பட (including) the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், அகர ஈற்று வினையெச்சம்; இடைச்சொல்',
  examples: [
    { wrong: 'அவனைப் [போல] பேசினான்.', right: 'அவனைப் போலப் பேசினான்.' },
    { wrong: '[அதைவிட] சிறிய மரம்.', right: 'அதைவிடச் சிறிய மரம்.' },
    { wrong: 'அவனைத் [தவிர] கேட்பவர் இல்லை.', right: 'அவனைத் தவிரக் கேட்பவர் இல்லை.' },
    { wrong: 'இந்தக் கோப்பைத் [தவிர] படங்களும் உள்ளன.', right: 'இந்தக் கோப்பைத் தவிரப் படங்களும் உள்ளன.' },
    { wrong: 'அவனைப் [போல] தேடினான்.', right: 'அவனைப் போலத் தேடினான்.' },
  ],
  allows: ['அவனைப் போல நடந்தான்.', 'அதைவிட அழகு.', 'இது தவிர பல ஊர்கள் உள்ளன.'],
  when: { words: ['போல', 'தவிர', 'உட்பட', 'ஒழிய'], endings: ['ைவிட', 'ைப்போல'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    const follows =
      word.next?.isA('verb') || word.endsWith('விட') || (word.text === 'தவிர' && isObject(word.previous))
    return suggestion === undefined || !follows ? undefined : word.replaceWith(suggestion)
  },
})
