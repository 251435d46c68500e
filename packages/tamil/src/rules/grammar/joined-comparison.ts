import { isOfDegree } from '../../clauses/before-postposition.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const KINDS = ['rational', 'time', 'place', 'group'] as const

export default defineRule({
  id: 'grammar/joined-comparison',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘விட’ என்பதற்கு முன் பெயர் இரண்டாம் வேற்றுமையில் (ஐ) வர வேண்டும்: ‘{suggestion}’.',
    en: 'What something is compared with stands in the accusative before ‘விட’: ‘{suggestion}’.',
  },
  source: 'Th. Lehmann, A Grammar of Modern Tamil (1989): comparison with viṭa',
  examples: [
    { wrong: 'வெயில் போன [மாதம்விட] அதிகம்.', right: 'வெயில் போன மாதத்தைவிட அதிகம்.' },
    { wrong: 'அவள் [தம்பிவிடப்] பெரியவள்.', right: 'அவள் தம்பியைவிடப் பெரியவள்.' },
  ],
  allows: ['வெயில் போன மாதத்தைவிட அதிகம்.', 'அவன் எழுந்துவிடப் பெரிதும் முயன்றான்.'],
  when: { endings: ['விட', 'விடக்', 'விடச்', 'விடத்', 'விடப்'] },
  check(word, { analyse, inCase }) {
    const [, stem, comparison] = /^(.+)(விட[க்ச்த்ப்]*)$/u.exec(word.text) ?? []
    if (stem === undefined || comparison === undefined || !isOfDegree(word.next)) return undefined
    const readings = analyse(stem)
    const [reading] = readings
    const isBare = readings.every(
      ({ class: kind, features, guessed }) =>
        (kind === 'noun' || kind === 'name') &&
        guessed !== true &&
        features.includes('nominative') &&
        KINDS.some((one) => features.includes(one)),
    )
    const compared =
      reading !== undefined && isBare ? inCase(withoutVallinam(stem), reading, 'accusative') : undefined
    return compared === undefined ? undefined : word.replaceWith(compared + comparison)
  },
})
