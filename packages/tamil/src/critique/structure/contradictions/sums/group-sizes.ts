import type { Sentence } from '../../../../text/sentence.ts'
import { isAsserted, isCorrection } from '../reading/assertion.ts'
import { contradicts } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { numbersIn } from './measured.ts'

const PEOPLE = 'பேர்'
const US = /^(?:நாங்கள்|நாம்)$/u
/** Others join or leave, or only some are meant. */
const CHANGES =
  /மேலும்|சேர்ந்துகொ|சேர்ந்த|வந்தான்|வந்தாள்|வந்தார்|ஏறிக்கொ|இணைந்|பிரிந்|திரும்பி|அவர்களில்|எங்களில்|நம்மில்|மற்ற|தவிர|உட்பட|குழுவாக|அணி|அறையில்|வண்டியில்|படகில்|மறுநாள்|அடுத்த|ஆசிரியர்|வகுப்ப/u

interface Size {
  readonly sentence: Sentence
  readonly value: number
}

/** How many of us there were, and another number of all of us: `நாங்கள் இருபது பேர் சென்றோம் … முப்பது பேரும் வரிசையாக நின்றோம்`. */
export function groupSizes(): Follower {
  let size: Size | undefined
  let isSettled = true
  return (sentence) => {
    if (!isAsserted(sentence) || isCorrection(sentence)) return []
    if (CHANGES.test(sentence.text)) {
      isSettled = false
      return []
    }
    const own = sizeIn(sentence)
    if (own === undefined) return []
    if (size === undefined) {
      if (own.isAll === false) size = { sentence, value: own.value }
      isSettled = true
      return []
    }
    const isOther = isSettled && own.isAll && own.value !== size.value
    return isOther ? [contradicts(sentence, size.sentence)] : []
  }
}

/** So many of us, or all so many of us, by a verb of the first person. */
function sizeIn(sentence: Sentence): { readonly value: number; readonly isAll: boolean } | undefined {
  const { lastWord, words } = sentence
  if (lastWord?.is('finite', 'first', 'plural') !== true || lastWord.is('negative') || !lastWord.is('past'))
    return undefined
  const [people, ...more] = numbersIn(sentence).amounts.filter(({ kind }) => kind === PEOPLE)
  if (people === undefined || more.length > 0 || !people.isExact || people.noun?.is('nominative') !== true)
    return undefined
  const isAll = people.noun.is('clitic-um')
  const isOurs = words.some(({ text }) => US.test(text))
  return isAll || isOurs ? { value: people.value, isAll } : undefined
}
