import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const CROWDED = /([றட])்([கசதப])்(?=\2)/u

export default defineRule({
  id: 'spelling/no-doubling-after-hard-consonant',
  type: 'spelling',
  severity: 'high',
  message: {
    ta: 'வல்லின மெய்யான ‘{hard}’ என்பதன் பின் இன்னொரு வல்லின மெய் இரட்டிக்காது: ‘{suggestion}’.',
    en: 'After the hard consonant ‘{hard}’ no other hard consonant doubles: ‘{suggestion}’.',
  },
  source: 'நன்னூல் எழுத்தியல், மெய்ம்மயக்கம்: ற் உடன் க ச ப மட்டும் மயங்கும்; ட் உடன் க ச ப மட்டும்',
  examples: [
    { wrong: 'அவன் [அதற்க்கு] உடன்பட்டான்.', right: 'அவன் அதற்கு உடன்பட்டான்.' },
    { wrong: '[முயற்ச்சி] திருவினை ஆக்கும்.', right: 'முயற்சி திருவினை ஆக்கும்.' },
    { wrong: 'கடையில் [சற்க்கரை] கிடைக்கும்.', right: 'கடையில் சர்க்கரை கிடைக்கும்.' },
    { wrong: '[ஆட்ச்சி] மாறியது.', right: 'ஆட்சி மாறியது.' },
    { wrong: 'மாணவர்கள் [கற்ப்பது] நன்று.', right: 'மாணவர்கள் கற்பது நன்று.' },
  ],
  allows: ['மேட்ச்சில் வென்றனர்.', 'அதற்கு உடன்பட்டான்.', 'பயிற்சி செய்தான்.', 'கற்றது போதும்.'],
  when: { containing: ['ற்க்க', 'ற்ச்ச', 'ற்த்த', 'ற்ப்ப', 'ட்க்க', 'ட்ச்ச', 'ட்த்த', 'ட்ப்ப'] },
  check(word, { analyse }) {
    const crowded = CROWDED.exec(word.text)
    if (crowded === null) return undefined
    const isWord = (text: string) => analyse(withoutVallinam(text)).some(({ guessed }) => guessed !== true)
    const single = word.text.replace(new RegExp(CROWDED, 'gu'), '$1்')
    const captures = { hard: `${crowded[1]}்` }
    if (crowded[1] === 'ட') return isWord(single) ? word.replaceWith(single, { captures }) : undefined
    // சற்க்கரை is சர்க்கரை with the wrong ர.
    const soft = word.text.replace(/ற்(?=([கசதப])்\1)/gu, 'ர்')
    return word.replaceWith(!isWord(single) && isWord(soft) ? soft : single, { captures })
  },
})
