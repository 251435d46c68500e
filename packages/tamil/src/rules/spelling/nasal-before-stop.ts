import type { Analysis } from '../../words/analysis.ts'
import { isEnglishNasal } from '../../words/spell-check/english-nasal.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { wordsWith } from '../patterns.ts'
import { defineRule } from '../rule.ts'

const LETTERS = ['ன்ட', 'ண்ற']
const WRONG = /ன்ட(?!்|ர)|ண்ற/u
const BORROWED_ENDING = /ன்ட்|ன்டர்/u

/** Whether a reading rests on a stem and not only on the list of forms. */
function isWellKnown({ class: wordClass, features }: Analysis): boolean {
  return wordClass !== 'noun' || features.length > 2
}

export default defineRule({
  id: 'spelling/nasal-before-stop',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: '‘ட’ வரும்முன் ‘ண்’ வரும் (ண்ட), ‘ற’ வரும்முன் ‘ன்’ வரும் (ன்ற); அவை இன எழுத்துகள். ‘{suggestion}’ என்று எழுதுக.',
    en: 'Before ட stands ண், before ற stands ன்: each hard consonant has its own nasal. Write ‘{suggestion}’.',
  },
  source: 'நன்னூல், எழுத்தியல்: இனவெழுத்து, மெய்ம்மயக்கம்',
  examples: [
    { wrong: 'எங்களுக்கு வீடு [உன்டு].', right: 'எங்களுக்கு வீடு உண்டு.' },
    { wrong: 'அவன் [எண்று] சொன்னான்.', right: 'அவன் என்று சொன்னான்.' },
    { wrong: 'கடையில் [வென்டைக்காய்] வாங்கினாள்.', right: 'கடையில் வெண்டைக்காய் வாங்கினாள்.' },
  ],
  allows: [
    'சிமென்ட் வாங்கினான்.',
    'லண்டன் சென்றான்.',
    'அவன் என்று சொன்னான்.',
    'வானொலியின் ஆன்டெனாவைத் திருப்பினான்.',
    'காலில் பேன்டேஜ் போட்டனர்.',
  ],
  when: 'text',
  check(text, { analyse }) {
    const words = new Set(LETTERS.flatMap((letters) => wordsWith(letters, text)))
    return [...words].flatMap((word) => {
      if (
        !WRONG.test(word.text) ||
        BORROWED_ENDING.test(word.text) ||
        isEnglishNasal(word.text) ||
        word.analyses.some(isWellKnown)
      )
        return []
      const suggestion = word.text.replace(/ன்ட/gu, 'ண்ட').replace(/ண்ற/gu, 'ன்ற')
      return analyse(withoutVallinam(suggestion)).some(isWellKnown) ? [word.replaceWith(suggestion)] : []
    })
  },
})
