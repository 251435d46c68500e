import { meantVerbalParticiple } from '../../sandhi/meant-participle.ts'
import { bareBeforeNext, everyReading } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { withVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** படித்த is an adjective too; முக்கிய is one that has lost its ம், as in முக்கியத் தேவை. */
function isRelativeParticiple({ lemma, class: kind, features }: Analysis): boolean {
  return (
    (kind === 'adjective' && /[தநடறனண]்[தடற]$/u.test(lemma)) ||
    (features.includes('relative-participle') && !features.includes('negative'))
  )
}

/** பட்டப் படிப்பு, பட்டத் திருவிழா: of பட்டம், a degree or a kite, not பட்ட. */
const isDegree = ({ text }: Word) => /^பட்ட[கசதப]்$/u.test(text)

/** The last letters of relative participles with the doubling, also with one typed twice: `வந்தப்ப் பையன்`. */
const DOUBLED = withVallinam('த', 'ட', 'ற', 'ன', 'ய', 'ள', 'க', 'ல')

export default defineRule({
  id: 'grammar/vallinam-extra-relative-participle',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது பெயரெச்சம். பெயரெச்சத்தின் பின் வல்லினம் மிகாது; அதனால் மெய்யெழுத்து இல்லாமல் எழுதுங்கள்.',
    en: '‘{suggestion}’ is a relative participle; the hard consonant does not double after it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், பெயரெச்சம்',
  examples: [
    { wrong: '[வந்தப்] பையன் சிரித்தான்.', right: 'வந்த பையன் சிரித்தான்.' },
    { wrong: '[ஓடுகிறக்] குதிரை.', right: 'ஓடுகிற குதிரை.' },
    { wrong: '[எழுதியச்] செய்தி.', right: 'எழுதிய செய்தி.' },
    { wrong: '[பார்த்தத்] தோட்டம்.', right: 'பார்த்த தோட்டம்.' },
  ],
  allows: [
    'வந்த பையன் சிரித்தான்.',
    'வாடாப் பயிர்.',
    'வாங்கப் போனார்.',
    'பட்டப் படிப்பு முடித்தான்.',
    'பட்டப் போட்டியைக் காண வந்தோம்.',
    'முக்கியத் தேவைகள் இரண்டு.',
  ],
  when: { endings: [...DOUBLED, ...withVallinam(...DOUBLED)] },
  check(word, { analyse }) {
    const bare = bareBeforeNext(word)
    if (
      bare === undefined ||
      !(
        !/^க(?:ண்|ால்|டை)$/u.test(word.next?.text ?? '') &&
        everyReading(analyse(bare), isRelativeParticiple) &&
        analyse(bare).some(({ class: kind }) => kind === 'verb') &&
        !isDegree(word) &&
        meantVerbalParticiple(word, analyse) === undefined
      )
    )
      return undefined
    return word.replaceWith(bare)
  },
})
