import {
  bySpeaker,
  deniesWhatIsBefore,
  namedBefore,
  negativeOf,
  negativeOfPronoun,
  negativesOfPerson,
} from '../../clauses/agreement/negated-subject.ts'
import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { agreementOf } from '../../clauses/reading/phrase.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

const OF_PEOPLE: ReadonlySet<string> = new Set('அல்லன் அல்லள் அல்லர் அல்லேன் அல்லோம் அல்லை அல்லீர்'.split(' '))

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
    { wrong: 'நான் நீ எண்ணுவதைப் போல் கஞ்சன் [அல்லன்].', right: 'நான் நீ எண்ணுவதைப் போல் கஞ்சன் அல்லேன்.' },
    { wrong: 'அவள் எங்கள் ஆசிரியர் [அன்று].', right: 'அவள் எங்கள் ஆசிரியர் அல்லள்.' },
    { wrong: 'இந்த ஊரில் வாழ்பவர்கள் ஏழைகள் [அல்லன்].', right: 'இந்த ஊரில் வாழ்பவர்கள் ஏழைகள் அல்லர்.' },
    { wrong: 'அந்தப் பெண் என் தங்கை [அல்லன்].', right: 'அந்தப் பெண் என் தங்கை அல்லள்.' },
    { wrong: 'என் அம்மா படித்தவள் [அன்று].', right: 'என் அம்மா படித்தவள் அல்லள்.' },
    { wrong: 'கருத்து வேறுபாடு உள்ளவர்கள் நம் பகைவர்கள் [அல்லன்].', right: 'கருத்து வேறுபாடு உள்ளவர்கள் நம் பகைவர்கள் அல்லர்.' },
    { wrong: 'இவை விற்பனைக்கு வைத்த பொருள்கள் [அல்லன்].', right: 'இவை விற்பனைக்கு வைத்த பொருள்கள் அல்ல.' },
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
    'அந்தப் பெண் என் ஆசிரியர் அல்லர்.',
    'நான் சந்தித்த அந்தப் பெண் ஆசிரியை அல்லள்.',
    'அவன் காதலித்தவள் இவள் அல்லள்.',
    'அவர் வீட்டுக்கு வந்தவன் திருடன் அல்லன்.',
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

/** Whom the negative is surely said of, where the form found fits neither him nor the predicate. */
function subjectOf(predicate: Word, found: string): { text: string; form: string } | undefined {
  const { text } = predicate
  const ofPronoun = negativeOfPronoun(text)
  if (ofPronoun !== undefined)
    return /^(?:அல்லேன்|அல்லோம்|அல்லை|அல்லீர்)$/u.test(ofPronoun) ? { text, form: ofPronoun } : undefined
  if (predicate.is('clitic-um') || predicate.is('clitic-o')) return undefined
  const ofNoun = negativeOf(predicate)
  if (predicate.isA('verb')) return ofAgent(predicate, ofNoun, found)
  // `நம் எதிரிகள் அல்லன்`: of many, whoever they are.
  if (
    /^அல்ல[னள]்$/u.test(found) &&
    agreementOf(predicate).fits.join() === 'they' &&
    predicate.isOnly('rational', 'plural')
  )
    return bySpeaker(predicate) ?? { text, form: 'அல்லர்' }
  if (ofNoun !== undefined && !OF_PEOPLE.has(ofNoun)) {
    if (found === 'அன்று') return isMany(predicate) ? { text, form: ofNoun } : undefined
    return ofThings(predicate, ofNoun)
  }
  if (!predicate.is('rational', 'nominative') || predicate.is('irrational', 'nominative')) return undefined
  const speaker = bySpeaker(predicate)
  if (speaker !== undefined) return speaker
  return ofPronounBefore(predicate, ofNoun, found) ?? ofNamed(predicate, found)
}

/** `அவன் கெட்டவன் அன்று`: one who does or is so is no thing, where somebody opens the statement who is that. */
function ofAgent(
  agent: Word,
  ofNoun: string | undefined,
  found: string,
): { text: string; form: string } | undefined {
  if (found !== 'அன்று' || ofNoun === undefined || !/^அல்ல[னள]்$/u.test(ofNoun)) return undefined
  const subject = agent.sentence.words
    .slice(0, agent.index)
    .find((one) => one.is('rational', 'nominative') && !one.is('first'))
  if (subject === undefined) return undefined
  const form = negativeOfPronoun(subject.text) ?? negativesOfPerson(subject)[0]
  return form === ofNoun ? { text: subject.text, form } : undefined
}

/** `அவள் மருத்துவர் அல்லள்`, `நான் அவன் நண்பன் அல்லேன்`: the pronoun says it. */
function ofPronounBefore(predicate: Word, ofNoun: string | undefined, found: string) {
  const { text, sentence, index } = predicate
  const pronouns = sentence.words.slice(0, index).filter((one) => negativeOfPronoun(one.text) !== undefined)
  const pronoun = pronouns.find((one) => negativeOfPronoun(one.text) === ofNoun)
  if (ofNoun !== undefined && (pronoun !== undefined || (pronouns.length === 0 && found === 'அன்று')))
    return { text: pronoun?.text ?? text, form: ofNoun }
  // `அவள் மருத்துவர் அன்று`: she opens the statement, and nobody else is named.
  const [only, ...others] = pronouns
  const form = only && negativeOfPronoun(only.text)
  if (only === undefined || form === undefined || others.length > 0 || !only.isFirst || !OF_PEOPLE.has(form))
    return undefined
  if (only.next === predicate || found === ofNoun || negativesOfPerson(predicate).includes(found))
    return undefined
  const between = sentence.words.slice(1, index)
  return between.every((one) => roleOf(one) === 'modifier') ? { text: only.text, form } : undefined
}

/** `என் தம்பி சோம்பேறி அல்லள்`: whoever is named before says it. */
function ofNamed(predicate: Word, found: string): { text: string; form: string } | undefined {
  const named = SINGULAR_OR_MANY.test(found) ? namedBefore(predicate) : undefined
  const [form] = named?.forms ?? []
  if (named === undefined || form === undefined || named.forms.includes(found)) return undefined
  return { text: named.text, form }
}

const SINGULAR_OR_MANY = /^அல்ல[ரனள]்$/u

/** `இவை விலைக்கு வைத்த பொருள்கள் அல்லன்`: nobody is spoken of. */
function ofThings(predicate: Word, form: string): { text: string; form: string } | undefined {
  if (!predicate.isOnly('irrational', 'nominative')) return undefined
  const before = predicate.sentence.words.slice(0, predicate.index)
  const [first] = before
  if (first === undefined || !/^[அஇ](?:து|வை)$/u.test(first.text)) return undefined
  return before.some((word) => word.is('rational')) ? undefined : { text: predicate.text, form }
}

function isMany(predicate: Word): boolean {
  return (
    predicate.isOnly('nominative', 'plural', 'irrational') &&
    predicate.endsWith('கள்') &&
    !predicate.is('time')
  )
}
