import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { defineRule } from '../rule.ts'

const SAID = /^(?:சொன்ன|கூறின|தெரிவித்த|அறிவித்த|குறிப்பிட்ட|விளக்கின|எழுதின)/u

export default defineRule({
  id: 'style/said-first',
  type: 'style',
  severity: 'low',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'சொல்வரிசை: கூறப்பட்டது முன்னும் கூறும் வினை இறுதியிலும் வருவதே தமிழ் மரபு: ‘{suggestion}’.',
    en: 'Word order: what is said comes first, the verb of saying last: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: தொடர் அமைப்பு, அயற்கூற்று; அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[ஆசிரியர் சொன்னார், நாளை விடுமுறை என்று].', right: 'நாளை விடுமுறை என்று ஆசிரியர் சொன்னார்.' }],
  allows: ['நாளை விடுமுறை என்று ஆசிரியர் சொன்னார்.', 'அவர் சொன்னார், நானும் கேட்டேன்.'],
  when: { words: ['என்று'] },
  check(word) {
    const { sentence } = word
    if (!word.isLast || word.quoted) return undefined
    const said = sentence.words.find(
      (one) => SAID.test(one.text) && one.tokenAfter === ',' && verbPerson(one) !== undefined,
    )
    const [first] = sentence.words
    const content = said && sentence.words[said.index + 1]
    if (said === undefined || first === undefined || content === undefined || content.index >= word.index)
      return undefined
    const [head, tail] = [first.start - sentence.start, said.end - sentence.start]
    const what = sentence.text.slice(content.start - sentence.start, word.end - sentence.start)
    return first.replaceThrough(word, `${what} ${sentence.text.slice(head, tail)}`)
  },
})
