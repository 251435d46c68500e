import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/genitive-stack',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: '‘இன்’ உருபு {count} முறை அடுத்தடுத்து வருகிறது; தொடரை மாற்றினால் தெளிவாகும்.',
    en: '{count} genitives stand in a row; rephrasing makes it clearer.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [{ wrong: '[ஊரின்] தலைவரின் மகனின் நண்பரின் வீடு.' }],
  allows: ['ஊரின் தலைவரின் வீடு.'],
  when: { endings: ['ின்'] },
  check(word) {
    if (!word.is('genitive') || word.previous?.endsWith('ின்')) return undefined
    let count = 1
    for (let { next } = word; next?.endsWith('ின்') && next.is('genitive'); next = next.next) count++
    return count > 3 ? word.advise({ captures: { count: String(count) } }) : undefined
  },
})
