import { MAX_WORDS } from '../../clauses/antecedent.ts'
import {
  bySpeaker,
  deniesWhatIsBefore,
  negativeOf,
  negativeOfPronoun,
} from '../../clauses/negated-subject.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const OF_PEOPLE: ReadonlySet<string> = new Set(['அல்லன்', 'அல்லள்', 'அல்லர்', 'அல்லேன்', 'அல்லோம்'])

export default defineRule({
  id: 'grammar/negative-of-being-form',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{subject}’ என்பதற்கு ‘{found}’ பொருந்தாது; ‘{suggestion}’ என வர வேண்டும் (அல்லேன், அல்லன், அல்லள், அல்லர், அன்று, அல்ல).',
    en: '‘{found}’ does not fit ‘{subject}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், வினையியல்: குறிப்பு வினைமுற்று; தமிழ்நாட்டுப் பாடநூல்: அன்று, அல்ல, அல்லன், அல்லர்',
  examples: [
    { wrong: 'அவர் கேட்டதுபோல் அவன் கள்வன் [அன்று]; ஏழை.', right: 'அவர் கேட்டதுபோல் அவன் கள்வன் அல்லன்; ஏழை.' },
    { wrong: 'இந்த வேலையை முடித்தவள் நான் [அல்லள்].', right: 'இந்த வேலையை முடித்தவள் நான் அல்லேன்.' },
    { wrong: 'அவள் எங்கள் ஊர்த் தலைவி [அல்லன்].', right: 'அவள் எங்கள் ஊர்த் தலைவி அல்லள்.' },
    { wrong: 'அவர்கள் நம் எதிரிகள் [அன்று].', right: 'அவர்கள் நம் எதிரிகள் அல்லர்.' },
    { wrong: 'இவை எங்கள் மரங்கள் [அன்று].', right: 'இவை எங்கள் மரங்கள் அல்ல.' },
  ],
  allows: [
    'அவன் கள்வன் அல்லன்.',
    'அவள் மருத்துவர் அல்லள்.',
    'நான் அவன் அல்லேன்.',
    'அவன் திருடன் அல்ல.',
    'இது மரம் அன்று.',
    'நாங்கள் எதிரிகள் அல்லோம்.',
    'மழை பெய்தது அன்று.',
    'அவர் வந்தது அன்று.',
    'கடவுள் மனிதன் அல்லர்.',
  ],
  when: { words: ['அன்று', ...OF_PEOPLE] },
  check(word) {
    const { previous } = word
    if (word.quoted || previous === undefined || word.index > MAX_WORDS || !deniesWhatIsBefore(word))
      return undefined
    const subject = subjectOf(previous, word.text)
    if (subject === undefined || subject.form === word.text) return undefined
    const alternatives = word.text === 'அன்று' && subject.form !== 'அல்ல' ? ['அல்ல'] : []
    return word.replaceWith(subject.form, { alternatives, captures: { subject: subject.text } })
  },
})

/** Whom the negative is surely said of. */
function subjectOf(predicate: Word, found: string): { text: string; form: string } | undefined {
  const { text, sentence, index } = predicate
  const ofPronoun = negativeOfPronoun(text)
  if (ofPronoun !== undefined)
    return /^(?:அல்லேன்|அல்லோம்|அல்லை|அல்லீர்)$/u.test(ofPronoun) ? { text, form: ofPronoun } : undefined
  const ofNoun = predicate.is('clitic-um') || predicate.is('clitic-o') ? undefined : negativeOf(predicate)
  if (ofNoun === undefined || predicate.isA('verb')) return undefined
  if (!OF_PEOPLE.has(ofNoun))
    return found === 'அன்று' && isMany(predicate) ? { text, form: ofNoun } : undefined
  if (predicate.analyses.length === 0) return undefined
  const speaker = bySpeaker(predicate)
  if (speaker !== undefined) return speaker
  // `அவள் மருத்துவர் அல்லள்`, `நான் அவன் நண்பன் அல்லேன்`: the pronoun says it.
  const pronouns = sentence.words.slice(0, index).filter((one) => negativeOfPronoun(one.text) !== undefined)
  const pronoun = pronouns.find((one) => negativeOfPronoun(one.text) === ofNoun)
  if (pronoun === undefined && (pronouns.length > 0 || found !== 'அன்று')) return undefined
  return { text: pronoun?.text ?? text, form: ofNoun }
}

function isMany(predicate: Word): boolean {
  return (
    predicate.isOnly('nominative', 'plural', 'irrational') &&
    predicate.endsWith('கள்') &&
    !predicate.is('time')
  )
}
