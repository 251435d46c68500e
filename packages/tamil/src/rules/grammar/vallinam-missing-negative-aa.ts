import { besideCommand, doubledBeforeNext, everyReading, nounFollows } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

/** ஓடா is also the question ‘is it a tile?’, which no noun follows; ஈடில்லா is said of a noun. */
function isNegative({ features }: Analysis): boolean {
  const participle = features.includes('negative') && features.includes('relative-participle')
  return participle || features.includes('clitic-aa') || features.includes('abessive')
}

export default defineRule({
  id: 'grammar/vallinam-missing-negative-aa',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘{found}’ என்பது ஈறு கெட்ட எதிர்மறைப் பெயரெச்சம் (‘ஆத’ என்பதன் ‘த’ குறைந்தது). அதன் பின் வல்லினம் மிகும்: ‘{suggestion}’.',
    en: '‘{found}’ is a negative participle that has lost its ending; the next hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், ஈறு கெட்ட எதிர்மறைப் பெயரெச்சம்',
  examples: [
    { wrong: 'வீடு வாங்குவது [எட்டா] கனியாக இருந்தது.', right: 'வீடு வாங்குவது எட்டாக் கனியாக இருந்தது.' },
    { wrong: '[செய்யா] பணி.', right: 'செய்யாப் பணி.' },
    { wrong: '[வாடா] செடி.', right: 'வாடாச் செடி.' },
    { wrong: '[பாடா] குயில்.', right: 'பாடாக் குயில்.' },
    { wrong: '[காணா] தோட்டம்.', right: 'காணாத் தோட்டம்.' },
    { wrong: '[குன்றா] புகழ்.', right: 'குன்றாப் புகழ்.' },
    { wrong: '[ஈடில்லா] பெருமை.', right: 'ஈடில்லாப் பெருமை.' },
  ],
  allows: ['செய்யாத பணி.', 'இது எட்டா பத்தா?', 'எட்டாக் கனி.', 'எட்டாத உயரம்.', 'செய்யா வினை.'],
  when: { endings: ['ா'] },
  check(word) {
    const suggestion = doubledBeforeNext(word)
    if (
      suggestion === undefined ||
      !(
        isOutOfReach(word) ||
        (nounFollows(word) &&
          (word.is('negative', 'relative-participle') || word.is('abessive', 'adjectival')) &&
          everyReading(besideCommand(word.analyses), isNegative) &&
          !isNamePart(word))
      )
    )
      return undefined
    return word.replaceWith(suggestion)
  },
})

/** எட்டாக் கனி: எட்டா is ‘is it eight?’ as well. */
function isOutOfReach({ text, next }: Word): boolean {
  return text === 'எட்டா' && /^(?:கனி|தூர|தொலை)/u.test(next?.text ?? '')
}

/** தெதுரு ஓயா: after an unknown word it is the second half of a name. */
function isNamePart(word: Word): boolean {
  return word.previous !== undefined && word.previous.analyses.length === 0
}
