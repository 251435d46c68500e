import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** What happens by itself, by infinitive and participle: these have no passive. */
const BY_ITSELF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    நடக்க: 'நடந்து',
    நடைபெற: 'நடைபெற்று',
    இடம்பெற: 'இடம்பெற்று',
    நிகழ: 'நிகழ்ந்து',
    ஏற்பட: 'ஏற்பட்டு',
    உருவாக: 'உருவாகி',
    உண்டாக: 'உண்டாகி',
    வெளியாக: 'வெளியாகி',
    தோன்ற: 'தோன்றி',
    மறைய: 'மறைந்து',
    கிடைக்க: 'கிடைத்து',
    முடிய: 'முடிந்து',
    முடிவடைய: 'முடிவடைந்து',
    அமைய: 'அமைந்து',
    வளர: 'வளர்ந்து',
    உயர: 'உயர்ந்து',
    பெருக: 'பெருகி',
    குறைய: 'குறைந்து',
    பரவ: 'பரவி',
    மாற: 'மாறி',
    விழ: 'விழுந்து',
    உடைய: 'உடைந்து',
    பெய்ய: 'பெய்து',
  }),
)
/** காணாமல் போகப்பட்டது; போகப் by itself may be what someone was made to do. */
const LOST = 'காணாமல்'
/** The wind blows; a stone is thrown (வீசப்படுகிறது). */
const WIND: ReadonlySet<string> = new Set(['காற்று', 'புயல்', 'புயற்காற்று', 'தென்றல்', 'சூறாவளி'])
const PASSIVE = /^(.+?)ப்(ப[டட].*)$/u
/** அழைக்கப்படப்பட்ட: passive twice. */
const TWICE = /ப்படப்ப(?=[டட])/u

export default defineRule({
  id: 'style/passive-auxiliary',
  type: 'style',
  severity: 'medium',
  message: {
    ta: '‘{found}’ என்பது தேவையற்ற செயப்பாட்டு வடிவம்; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ is a needless passive; ‘{suggestion}’ is enough.',
  },
  source: 'நன்னூல், வினையியல்: தன்வினை செயப்பாட்டு வடிவம் பெறாது',
  examples: [
    { wrong: 'விழா நேற்று [நடக்கப்பட்டது].', right: 'விழா நேற்று நடந்தது.' },
    { wrong: 'கூட்டம் நாளை [நடைபெறப்படும்].', right: 'கூட்டம் நாளை நடைபெறும்.' },
    { wrong: 'ஆற்றின் நீர்மட்டம் [உயரப்பட்டுள்ளது].', right: 'ஆற்றின் நீர்மட்டம் உயர்ந்துள்ளது.' },
    { wrong: 'மலையில் குளிர்ந்த காற்று [வீசப்படுகிறது].', right: 'மலையில் குளிர்ந்த காற்று வீசுகிறது.' },
    { wrong: 'பை [காணாமல் போகப்பட்டது].', right: 'பை காணாமல் போனது.' },
    { wrong: 'விழாவுக்கு [அழைக்கப்படப்பட்ட] விருந்தினர் வந்தனர்.', right: 'விழாவுக்கு அழைக்கப்பட்ட விருந்தினர் வந்தனர்.' },
  ],
  allows: [
    'விழா நடந்தது.',
    'விழா நடத்தப்பட்டது.',
    'விலை உயர்த்தப்பட்டுள்ளது.',
    'கல் ஒன்று வீசப்பட்டது.',
    'பணி முடிக்கப்பட்டது.',
    'அது அவருக்குச் சரியாகப்பட்டது.',
    'கடன் குறைக்கப்படும்.',
    'பொருள்கள் எடுத்துப் போகப்பட்டன.',
  ],
  when: { containing: ['ப்பட'] },
  check(word, { replaceVerb }) {
    if (TWICE.test(word.text)) return word.replaceWith(word.text.replace(TWICE, 'ப்ப'))
    const [, infinitive = '', passive = ''] = PASSIVE.exec(word.text) ?? []
    const participle = participleOf(infinitive, word)
    const active = participle === undefined ? undefined : replaceVerb(passive, 'பட்டு', participle)
    if (active === undefined) return undefined
    return infinitive === 'போக' && word.previous !== undefined
      ? word.previous.replaceThrough(word, `${word.previous.text} ${active}`)
      : word.replaceWith(active)
  },
})

function participleOf(infinitive: string, { previous }: Word): string | undefined {
  if (infinitive === 'போக') return previous?.text === LOST ? 'போய்' : undefined
  if (infinitive === 'வீச') return WIND.has(previous?.text ?? '') ? 'வீசி' : undefined
  return BY_ITSELF.get(infinitive)
}
