import { defineRule } from '../rule.ts'

/** What is measured, not counted. */
const MASS =
  /^(?:தண்ணீர்|நீர்|பால்|எண்ணெய்|மழை|மணல்|அரிசி|சர்க்கரை|உப்பு|மாவு|தூரம்|பணம்|அன்பு|மகிழ்ச்சி|துன்பம்|வெப்பம்|குளிர்|பாசம்|ஆசை|உழைப்பு|வலி|பொறுமை|அமைதி)(?:$|ை|த்தை|ும்)/u

const FELT = /^(?:அன்பு|மகிழ்ச்சி|துன்பம்|பாசம்|ஆசை|பொறுமை|அமைதி)$/u

const COUNTED = /.{2}(?:ங்கள்|ர்கள்|க்கள்)$/u

export default defineRule({
  id: 'grammar/how-many-how-much',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: 'எண்ணக்கூடியவற்றுக்கு ‘எத்தனை’, அளக்கக்கூடியவற்றுக்கு ‘எவ்வளவு’: இங்கு ‘{suggestion}’ வர வேண்டும்.',
    en: '‘எத்தனை’ asks how many, ‘எவ்வளவு’ how much: here ‘{suggestion}’.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?: எத்தனை – எவ்வளவு',
  examples: [
    { wrong: '[எத்தனை] தண்ணீர் வேண்டும்?', right: 'எவ்வளவு தண்ணீர் வேண்டும்?' },
    { wrong: 'உனக்கு [எத்தனை] மகிழ்ச்சி வேண்டும்?', right: 'உனக்கு எவ்வளவு மகிழ்ச்சி வேண்டும்?' },
    { wrong: 'விழாவில் [எவ்வளவு] சிறுமிகள் ஆடினர்?', right: 'விழாவில் எத்தனை சிறுமிகள் ஆடினர்?' },
    { wrong: '[எவ்வளவு] மாணவர்கள் வந்தனர்?', right: 'எத்தனை மாணவர்கள் வந்தனர்?' },
  ],
  allows: [
    'எத்தனை மரங்கள் உள்ளன?',
    'இந்தப் பறவைக்குத்தான் எத்தனை மகிழ்ச்சி!',
    'எவ்வளவு நேரம் ஆகும்?',
    'இங்கே எத்தனை நேரம் நிற்பது?',
    'எவ்வளவு அழகான பூக்கள்!',
    'எத்தனை பால் பொட்டலங்கள் வேண்டும்?',
    'இந்த மணிக்கு எவ்வளவு கொடுப்பீர்கள்?',
    'அவர்கள் எவ்வளவு சொன்னார்கள்?',
    'எவ்வளவு பெரிய பறவைகள்!',
    'பயணிகள் எவ்வளவு கட்டணம் தருகின்றனர்?',
    'எத்தனை பிள்ளைகள் வந்தனர்?',
    'இது எவ்வளவு வலிகளைத் தந்தது!',
  ],
  when: { words: ['எத்தனை', 'எவ்வளவு'] },
  check(word) {
    const { next } = word
    if (next === undefined) return undefined
    if (word.text === 'எத்தனை') {
      // `அவளுக்குத்தான் எத்தனை மகிழ்ச்சி!`: how great it is.
      if (FELT.test(next.text) && next.tokenAfter.startsWith('!')) return undefined
      const mass = MASS.test(next.text) && !COUNTED.test(next.next?.text ?? '')
      return mass ? word.replaceWith('எவ்வளவு') : undefined
    }
    // எவ்வளவு கொடுப்பீர்கள்: how much is given.
    const counted = COUNTED.test(next.text) || (next.isA('noun') && next.isOnly('plural', 'rational'))
    return counted && !next.is('finite') ? word.replaceWith('எத்தனை') : undefined
  },
})
