import { clauseBefore, endsItsClause } from '../../clauses/agreement/disagreement.ts'
import { disagreement } from '../../clauses/agreement/predication.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { besideCommand, everyReading } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

const ONE = /^(?:அந்த|இந்த|ஒரு|ஓர்)(?:[கசதப]்)?$/u

export default defineRule({
  id: 'grammar/agreement-thing-singular',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: 'எழுவாய் ‘{subject}’ ஒன்றன்பால்; வினையும் ஒருமையில் ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'The subject ‘{subject}’ is singular; the verb must be singular too: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: ஒன்றன்பால், பலவின்பால் இயைபு',
  examples: [
    { wrong: 'இந்த மரம் வேகமாக [வளர்கின்றன].', right: 'இந்த மரம் வேகமாக வளர்கிறது.' },
    { wrong: 'நாய் வாலை [ஆட்டின].', right: 'நாய் வாலை ஆட்டியது.' },
    { wrong: 'ஒரு பறவை மேலே [பறந்தன].', right: 'ஒரு பறவை மேலே பறந்தது.' },
    {
      wrong: 'கடந்த ஆண்டு தேங்காய் விலை மெல்லக் [குறைந்தன].',
      right: 'கடந்த ஆண்டு தேங்காய் விலை மெல்லக் குறைந்தது.',
    },
    { wrong: 'அரசு உழவர்களுக்கு உரம் [கொடுக்கின்றன].', right: 'அரசு உழவர்களுக்கு உரம் கொடுக்கிறது.' },
    {
      wrong: 'தெருவில் மூன்று நாள்களாக ஒரு மாடு [நிற்கின்றன].',
      right: 'தெருவில் மூன்று நாள்களாக ஒரு மாடு நிற்கிறது.',
    },
    { wrong: 'ஊராட்சியின் தீர்மானம் ஆட்சியரால் [ஏற்கப்பட்டன].', right: 'ஊராட்சியின் தீர்மானம் ஆட்சியரால் ஏற்கப்பட்டது.' },
    {
      wrong: 'பேருந்துகளில் பயணிகளுக்குச் சலுகை [அளிக்கப்பட்டன].',
      right: 'பேருந்துகளில் பயணிகளுக்குச் சலுகை அளிக்கப்பட்டது.',
    },
    { wrong: 'மழை பெய்யும் என்று அமைச்சகம் [தெரிவித்தன].', right: 'மழை பெய்யும் என்று அமைச்சகம் தெரிவித்தது.' },
    { wrong: 'நாள்தோறும் நடப்பது உடலை [வலுப்படுத்துகின்றன].', right: 'நாள்தோறும் நடப்பது உடலை வலுப்படுத்துகிறது.' },
    { wrong: 'வண்டிகளின் சத்தம் இரவு முழுவதும் [கேட்டன].', right: 'வண்டிகளின் சத்தம் இரவு முழுவதும் கேட்டது.' },
    {
      wrong: 'ஏரிகளின் எண்ணிக்கை ஆண்டுதோறும் குறைந்து [வருகின்றன].',
      right: 'ஏரிகளின் எண்ணிக்கை ஆண்டுதோறும் குறைந்து வருகிறது.',
    },
    { wrong: 'தேர்வுகளின் முடிவு நேற்று [அறிவிக்கப்பட்டன].', right: 'தேர்வுகளின் முடிவு நேற்று அறிவிக்கப்பட்டது.' },
    {
      wrong: 'தேர்வு முடிவுகளின் பட்டியல் பலகையில் [ஒட்டப்பட்டன].',
      right: 'தேர்வு முடிவுகளின் பட்டியல் பலகையில் ஒட்டப்பட்டது.',
    },
    {
      wrong: 'காவலர்கள் எச்சரித்ததால் பெரிய விபத்து [தவிர்க்கப்பட்டன].',
      right: 'காவலர்கள் எச்சரித்ததால் பெரிய விபத்து தவிர்க்கப்பட்டது.',
    },
    { wrong: 'மக்கள் கூட்டம் தலைவரைப் பார்க்கத் [திரண்டன].', right: 'மக்கள் கூட்டம் தலைவரைப் பார்க்கத் திரண்டது.' },
    { wrong: 'தொண்டர் கூட்டம் மகிழ்ச்சியில் ஆரவாரம் [செய்தன].', right: 'தொண்டர் கூட்டம் மகிழ்ச்சியில் ஆரவாரம் செய்தது.' },
    {
      wrong: 'உலகின் பழமையான நகரங்களில் ஒன்றாக மதுரை [கருதப்படுகின்றன].',
      right: 'உலகின் பழமையான நகரங்களில் ஒன்றாக மதுரை கருதப்படுகிறது.',
    },
    {
      wrong: 'அந்த நாய் என்னைக் கண்டதும் வாலை ஆட்டிக்கொண்டே ஓடி [வந்தன].',
      right: 'அந்த நாய் என்னைக் கண்டதும் வாலை ஆட்டிக்கொண்டே ஓடி வந்தது.',
    },
  ],
  allows: [
    'மார்க்கோ போலோவின் பயணங்களும் தூதர்களின் கடிதங்களும் கடலில் நடந்த வணிகத்தை விவரிக்கின்றன.',
    'அழைப்பிதழில் மணமகள் பெயரும் மணமகனின் தாய் பெயரும் இடம் மாறிவிட்டன.',
    'மணி அடித்த சத்தம் கேட்டுப் புறாக்கள் படபடவெனச் சிறகடித்தன.',
    'நோய் வந்து அத்தனையும் செத்தன.',
    'நாய் குரைத்ததும் பயந்து ஓடின.',
    'ரசிகர் கூட்டம் மகிழ்ச்சியில் ஆரவாரம் செய்தது.',
    'மரங்களின் நிழல் தேடி வந்தன.',
    'ஆண்டு முடிவு நெருங்கும் நேரத்தில் பறவைகள் திரும்பின.',
    'காற்று மரங்களின் கிளைகளை ஒடித்தது.',
    'இதனால் பயன் பல உள்ளன.',
    'படகின் முன்னே போட்டி போட்டுக்கொண்டு பாய்ந்தன.',
    'ஊடகங்கள் மழை பெய்யும் என்று செய்தி தெரிவித்தன.',
    'மரமும் செடியும் வளர்கின்றன.',
    'அரசுப் பள்ளி அணியும் மணப்பாறை விளையாட்டு விடுதி அணியும் மோதின.',
    'இந்த மரங்கள் வளர்கின்றன.',
    'யானை, குதிரை நடந்தன.',
    'மான்கள் வந்தன. நம் குடிசை வாசலில் படுத்தன.',
    'மாலையில் அங்கே பெரிய கூச்சல் எழுப்பின.',
    'இந்த ஆண்டு மாமரம் வீட்டுக்குப் பின்னால் நன்றாகக் காய்த்தன.',
    'வயல்களில் இன்று விளக்கு எரிந்தன.',
    'நேற்று ஐந்து படகு புயலில் மூழ்கின.',
    'நேற்று 12 படகு புயலில் மூழ்கின.',
    'ஊரில் சந்தை, நகரில் மாளிகை அமைந்தன.',
    'அவற்றுக்குப் பெரும் அச்சம் வர ஊர்வலம் சென்றன.',
    'கந்தன் வில் மெல்ல வளைந்தன.',
    'ஒரு மரம், ஒரு செடி வளர்ந்தன.',
    'முழங்கால் இரண்டும் வலித்தன.',
    'மரம் மூன்றும் புயலில் விழுந்தன.',
    'பறவைகள் பாடுவது கேட்டு மரங்கள் அசைந்தன.',
  ],
  when: { endings: ['ன'] },
  check(word, { agreeWith }) {
    if (verbPerson(word) !== 'those' || ALL_THOSE.test(word.previous?.text ?? '')) return undefined
    const subject = (endsItsClause(word) ? singularSubject(word) : undefined) ?? oneThing(word)
    const suggestion = subject && agreeWith(word.text, 'it')
    return suggestion === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { subject: subject?.text ?? '' } })
  },
})

/** `நோய் வந்து அத்தனையும் செத்தன`: all those that were named before. */
const ALL_THOSE = /^(?:அத்தனை|இத்தனை|எத்தனை)யும்$/u

/** One thing, read from the whole clause. */
function oneThing(verb: Word): Word | undefined {
  const subject = disagreement(verb)
  if (subject?.fits[0] !== 'it' || subject.kind !== 'noun' || isOfBoth(verb)) return undefined
  // `பயன் பல உள்ளன`, `முழங்கால் இரண்டும் வலித்தன`: so many of them.
  if (/^(?:பல|சில)$/u.test(subject.word.next?.text ?? '')) return undefined
  return subject.word.next?.isA('numeral') === true && subject.word.next.is('clitic-um')
    ? undefined
    : subject.word
}

/**
 * `பள்ளி அணியும் மதுரை விளையாட்டு விடுதி அணியும் மோதின`: the last of several with உம் stands right before, or before in what both change
 * (`பெயரும் முகவரியும் இடம் மாறின`).
 */
function isOfBoth({ previous, sentence }: Word): boolean {
  const isAdded = (word: Word | undefined) => word?.is('clitic-um') === true && word.is('nominative')
  const isOfLast = !isAdded(previous) && previous?.is('nominative', 'irrational') === true
  const last = isOfLast ? previous?.previous : previous
  if (last === undefined || !isAdded(last)) return false
  return sentence.words.some((word) => word.index < last.index && isAdded(word))
}

/** `நாய் வாலை ஆட்டின`: an animal at the head of the sentence needs no அந்த to be one. */
function isBeast(word: Word): boolean {
  return word.isFirst && word.isOnly('animal')
}

function isOneThing({ features }: Analysis): boolean {
  return (['nominative', 'singular', 'irrational'] as const).every((feature) => features.includes(feature))
}

/** The nearest noun in the nominative, if it is one thing, marked so, and the only subject. */
function singularSubject(verb: Word): Word | undefined {
  let subject: Word | undefined
  for (const word of clauseBefore(verb)) {
    if (word.analyses.length === 0 || word.is('clitic-um')) return undefined
    if (!word.is('nominative') || word.is('accusative') || word.isA('adverb')) continue
    if (subject !== undefined || !everyReading(besideCommand(word.analyses), isOneThing)) return undefined
    if (word.sentence.text.includes(',')) return undefined
    if (!ONE.test(word.previous?.text ?? '') && !isBeast(word)) return undefined
    subject = word
  }
  return subject
}
