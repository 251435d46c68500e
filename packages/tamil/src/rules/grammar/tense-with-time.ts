import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { clauseBefore, endsItsClause } from '../../clauses/agreement/disagreement.ts'
import { isHabit, manyThings } from '../../clauses/agreement/habit.ts'
import { subjectBehind } from '../../clauses/agreement/subject-behind.ts'
import { timeMayDiffer } from '../../clauses/agreement/time-may-differ.ts'
import {
  isProspective,
  isWhollyPast,
  timeAfter,
  timeBefore,
  timeOfCondition,
  timeOfWhen,
} from '../../clauses/agreement/time-of-verb.ts'
import { MAX_WORDS } from '../../clauses/reading/antecedent.ts'
import { isPerfect, verbPerson, verbTense } from '../../clauses/reading/finite-verb.ts'
import { IN_THOSE_DAYS, timeOf, UNTIL_NOW } from '../../clauses/reading/words-of-time.ts'
import type { Finding } from '../../text/finding.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/tense-with-time',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{time}’ என்னும் காலச் சொல்லோடு வினையின் காலம் பொருந்தவில்லை; ‘{suggestion}’ என்று வர வேண்டும்.',
    en: 'The verb’s tense does not fit ‘{time}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: கால வழு',
  examples: [
    { wrong: 'அவன் நாளை கடைக்குச் [சென்றான்].', right: 'அவன் நாளை கடைக்குச் செல்வான்.' },
    { wrong: 'நாங்கள் நேற்று ஊருக்குப் [போவோம்].', right: 'நாங்கள் நேற்று ஊருக்குப் போனோம்.' },
    { wrong: 'அவள் கடந்த வாரம் [பாடுவாள்].', right: 'அவள் கடந்த வாரம் பாடினாள்.' },
    { wrong: 'நாங்கள் ஒரு வீடு [கட்டினோம்] நாளை.', right: 'நாங்கள் ஒரு வீடு கட்டுவோம் நாளை.' },
    { wrong: 'சென்ற மாதம் அவர் ஊருக்கு [வருவார்].', right: 'சென்ற மாதம் அவர் ஊருக்கு வந்தார்.' },
    { wrong: 'முந்தாநாள் அவள் மருத்துவரைப் பார்க்க [வருவாள்].', right: 'முந்தாநாள் அவள் மருத்துவரைப் பார்க்க வந்தாள்.' },
    { wrong: 'நேற்று அவள் மருத்துவமனைக்குப் [போகிறாள்].', right: 'நேற்று அவள் மருத்துவமனைக்குப் போனாள்.' },
    {
      wrong: 'கடந்த வாரம் எங்கள் ஊரில் தேர்த் திருவிழா [நடக்கிறது].',
      right: 'கடந்த வாரம் எங்கள் ஊரில் தேர்த் திருவிழா நடந்தது.',
    },
    {
      wrong: 'நேற்றைய கூட்டத்தில் தலைவர் நிதிநிலையை [விளக்குவார்].',
      right: 'நேற்றைய கூட்டத்தில் தலைவர் நிதிநிலையை விளக்கினார்.',
    },
    {
      wrong: 'நாளை நடைபெறும் விழாவில் அமைச்சர் பரிசுகளை [வழங்கினார்].',
      right: 'நாளை நடைபெறும் விழாவில் அமைச்சர் பரிசுகளை வழங்குவார்.',
    },
    { wrong: 'புதிய விளக்குகள் நேற்று [பொருத்தப்படும்].', right: 'புதிய விளக்குகள் நேற்று பொருத்தப்பட்டன.' },
    { wrong: 'நேற்று பலத்த மழை [பெய்யும்].', right: 'நேற்று பலத்த மழை பெய்தது.' },
    {
      wrong: 'இரண்டு ஆண்டுகளுக்கு முன் இந்தப் பள்ளி [தொடங்கும்].',
      right: 'இரண்டு ஆண்டுகளுக்கு முன் இந்தப் பள்ளி தொடங்கியது.',
    },
    { wrong: 'ஐந்து ஆண்டுகளுக்கு முன்பு இங்கே காடு [இருக்கும்].', right: 'ஐந்து ஆண்டுகளுக்கு முன்பு இங்கே காடு இருந்தது.' },
    { wrong: 'நாங்கள் கடந்த விடுமுறையில் ஊட்டிக்குச் [செல்வோம்].', right: 'நாங்கள் கடந்த விடுமுறையில் ஊட்டிக்குச் சென்றோம்.' },
    {
      wrong: 'அடுத்த வாரம் தொடங்கவிருக்கும் கண்காட்சியில் கலைஞர்கள் தம் ஓவியங்களை [வைத்தார்கள்].',
      right: 'அடுத்த வாரம் தொடங்கவிருக்கும் கண்காட்சியில் கலைஞர்கள் தம் ஓவியங்களை வைப்பார்கள்.',
    },
    {
      wrong: 'கடந்த வாரம் நாங்கள் ஊட்டிக்குச் சென்றபோது கடும் பனி [பெய்கிறது].',
      right: 'கடந்த வாரம் நாங்கள் ஊட்டிக்குச் சென்றபோது கடும் பனி பெய்தது.',
    },
    {
      wrong: 'சென்ற ஆண்டு வீட்டை விற்றபோது அம்மா தூணைத் தடவிப் பார்த்து [அழுவார்].',
      right: 'சென்ற ஆண்டு வீட்டை விற்றபோது அம்மா தூணைத் தடவிப் பார்த்து அழுதார்.',
    },
    { wrong: 'கடந்த வாரம் புயல் வீசியபோது அவர்கள் [ஓடுகிறார்கள்].', right: 'கடந்த வாரம் புயல் வீசியபோது அவர்கள் ஓடினார்கள்.' },
    { wrong: 'நாளை மழை வந்தால் ஆட்டம் [தள்ளிவைக்கப்பட்டது].', right: 'நாளை மழை வந்தால் ஆட்டம் தள்ளிவைக்கப்படும்.' },
    { wrong: 'இனிமேல் நான் தவறாமல் [எழுதினேன்].', right: 'இனிமேல் நான் தவறாமல் எழுதுவேன்.' },
    { wrong: 'நேற்று நீ ஏன் பள்ளிக்கு [வரமாட்டாய்]?', right: 'நேற்று நீ ஏன் பள்ளிக்கு வரவில்லை?' },
    { wrong: 'முன்பெல்லாம் இந்தக் குளத்தில் மீன்கள் [வாழ்கின்றன].', right: 'முன்பெல்லாம் இந்தக் குளத்தில் மீன்கள் வாழ்ந்தன.' },
    { wrong: 'பணத்தை நாளைக்குத் [தந்தேன்] என்று அவன் சொன்னான்.', right: 'பணத்தை நாளைக்குத் தருவேன் என்று அவன் சொன்னான்.' },
    { wrong: 'உறவினர்கள் நாளை [வந்தார்கள்] என எதிர்பார்க்கிறோம்.', right: 'உறவினர்கள் நாளை வருவார்கள் என எதிர்பார்க்கிறோம்.' },
    { wrong: 'நான் அடுத்த மாதம் வீடு [வாங்கினேன்].', right: 'நான் அடுத்த மாதம் வீடு வாங்குவேன்.' },
    {
      wrong: 'நான் அடுத்த வாரம் புதிய பாடத்தைக் கற்கத் [தொடங்கினேன்].',
      right: 'நான் அடுத்த வாரம் புதிய பாடத்தைக் கற்கத் தொடங்குவேன்.',
    },
    { wrong: 'கடந்த மாதம் நீ கூட்டத்துக்கு [வர மாட்டாய்].', right: 'கடந்த மாதம் நீ கூட்டத்துக்கு வரவில்லை.' },
    { wrong: 'போன வாரம் அவன் ஒரு நாள் கூட [வரமாட்டான்].', right: 'போன வாரம் அவன் ஒரு நாள் கூட வரவில்லை.' },
    { wrong: 'நேற்று மேடையில் [பாடுவாள்] என் தங்கை.', right: 'நேற்று மேடையில் பாடினாள் என் தங்கை.' },
    {
      wrong: 'வருகிற மாதம் பணம் கிடைத்தால் நாங்கள் வீடு [கட்டினோம்].',
      right: 'வருகிற மாதம் பணம் கிடைத்தால் நாங்கள் வீடு கட்டுவோம்.',
    },
    {
      wrong: 'சென்ற வாரம் மக்கள் கூடும் மைதானத்தில் அவர் [பேசுவார்].',
      right: 'சென்ற வாரம் மக்கள் கூடும் மைதானத்தில் அவர் பேசினார்.',
    },
    { wrong: 'இனிமேல் அவள் கணக்கை எழுதி [வைத்தாள்].', right: 'இனிமேல் அவள் கணக்கை எழுதி வைப்பாள்.' },
  ],
  allows: [
    'நாற்பது ஆண்டுகளுக்கு முன் இந்தச் சந்தையில் கேழ்வரகு கிடைக்கும்.',
    'நேற்று அவர் அந்தச் செய்தியைப் படித்திருக்க மாட்டார்.',
    'இதுவரை எல்லாம் நன்றாக நடக்கிறது.',
    'அந்தத் தொழிலாளி ஒரு நாளைக்கு நூறு மூட்டைகள் சுமந்தார்.',
    'அவர் என்னைப் பாராட்டினார். அடுத்த ஆண்டு நான் மேடையில் பேசினேன்.',
    'கடந்த ஆண்டு நிறுவனத்தின் வருவாய் 24,56,780 ரூபாய்.',
    'நேற்று இந்நேரம் அவர்கள் ஊர் போய்ச் சேர்ந்திருப்பார்கள்.',
    'நேற்றே அவள் வந்திருப்பாள்.',
    'இனி ஆட்டம் முடிந்தது.',
    'நேற்று நடந்த கதையில் மானும் முயலும்.',
    'அடுத்த வாரம் பூக்களைத் தொடுத்து மாலை கட்டினாள் என் தங்கை.',
    'கடந்த வாரம் ஆசிரியர் தந்த நூலைப் படிப்பேன்.',
    'நாளை மக்கள் கூடும் இடத்தை நேற்றுப் பார்த்தோம்.',
    'மருத்துவர் பத்து நாளை ஆறாகச் சுருக்கினார்.',
    'நாளை மக்கள் கூடும் இடத்தைப் பார்த்தோம்.',
    'நாளை நினைத்த மக்கள் அஞ்சினார்கள்.',
    'இனிமேல் படிக்க விரும்பினான்.',
    'முன்பெல்லாம் அவர் மேடையில் பேச மாட்டார்.',
    'மேடையில் பாடுவாள் என் தங்கை.',
    'அடுத்த மாதம் பணம் கிடைத்தால் தருவதாகச் சொன்னான்.',
    'விடுமுறை நாளை எப்படிக் கழித்தாய்?',
    'அவர்கள் தங்கள் நாளைத் தொடங்கினார்கள்.',

    'அவன் நாளை வருகிறான்.',
    'நேற்று அவர் வந்தபோது சொன்னதை இன்றும் நினைக்கிறேன்.',
    'நேற்று அவர் வந்தபோது வாங்கிய பணத்தை நாளை தருவேன்.',
    'முன்பெல்லாம் தாத்தா தினமும் வயலுக்குப் போவார்.',
    'இனிமேல் பொறுக்க முடியாது என்று அவன் எழுந்தான்.',
    'இனி என்ன செய்வது என்று அவள் யோசித்தாள்.',
    'இதுவரை இல்லாத வகையில் விழாவை நடத்துவோம்.',
    'இதுவரை இல்லாத அளவில் மழை பெய்யும்.',
    'இதுவரை அவர் வந்ததில்லை.',
    'நேற்று அவன் வருவான் என்று நினைத்தேன்.',
    'நாளை வந்தால் தருவதாகச் சொன்னான்.',
    'நேற்று வர மாட்டேன் என்று சொன்னான்.',
    'கடந்த ஆண்டுகளில் நகரம் வளர்ந்து வருகிறது.',
    'உன் அக்கா நேற்றிரவு வந்திருக்கிறாள்.',
    'கடந்த ஆண்டு விலை உயர்ந்துள்ளது.',
    'கடந்த வாரம் முதல் மழை பெய்கிறது.',
    'நேற்றைய கூட்டத்தில் எடுத்த முடிவை இன்று அறிவிப்பார்கள்.',
    'நாளைய கூட்டத்தில் யார் பேசப் போகிறீர்கள்?',
    'நேற்று முதல் மழை பெய்கிறது.',
    'நேற்று இரவு முதல் தலை வலிக்கிறது.',
    'நேற்று மாலையிலிருந்து மழை பெய்கிறது.',
    'போன வாரம் வந்தவன் இனி வரமாட்டான்.',
    'நேற்று நடந்த விபத்தை அவன் இன்றும் நினைக்கிறான்.',
    'அவன் நாளை வருவதாகச் சொன்னான்.',
    'நேற்று வந்த அவள் நாளை போவாள்.',
    'நேற்று மழை பெய்தால் இன்று வெயில் அடிக்கும்.',
    'நாளை வருகிறேன் என்று அவன் சொன்னான்.',
    'அவன் வருவதற்கு முன் நான் போவேன்.',
    'நேற்று வந்திருக்க வேண்டும்.',
    'அடுத்த வாரம் தேர்வு என்று ஆசிரியர் அறிவித்தார்.',
    'அடுத்த மாதம் அந்த நாடும் விடுதலை பெற்றது.',
    'ஓர் ஊர் வீழ்ந்தது. அடுத்த மாதம் தலைநகரம் வீழ்ந்தது.',
    'அவர்களின் போராட்டம் எட்டாவது நாளை எட்டியது.',
    'அவள் இந்த நாளை மறக்கவில்லை.',
    'தலைவர் கூட்டத்தை அடுத்த மாதம் மூன்றாம் தேதிக்கு ஒத்திவைத்தார்.',
    'கொழும்பிலிருந்து ஒரு வணிகர் நாளை வரவிருந்தார்.',
    'நாளை திருமணம் நடைபெறவிருந்த மண்டபம் இடிந்தது.',
    'நடுவர் ஆட்டத்தை நாளைக்கு மாற்றினார்.',
    'அவர் மறைந்த நாளை ஊரே துக்க நாளாக அனுசரித்தது.',
    'ஆசிரியர்களின் நாளை மாணவர்கள் கொண்டாடினர்.',
    'முழு நாளை அவள் வாசிப்பில் கழித்தாள்.',
    'கடைசி நாளை நாங்கள் நூலகத்தில் கழித்தோம்.',
    'அவனது நாளை அவள் இனிமையாக்கினாள்.',
    'விடுதலை நாளை நாடு முழுவதும் கொண்டாடினார்கள்.',
    'தொழிலாளர் நாளை உலகம் முழுவதும் கொண்டாடினர்.',
    'சுதந்திர தின நாளை நாம் போற்றினோம்.',
    'அவர் பணியில் சேரும் நாளை எதிர்பார்த்தோம்.',
  ],
  when: { finite: [...FINITE_ENDINGS, 'ும்'] },
  check(word, { agreeWith }) {
    if (
      !endsItsClause(word) &&
      !isSaidBefore(word) &&
      timeAfter(word) === undefined &&
      subjectBehind(word) === undefined
    )
      return undefined
    if (/மாட்ட/u.test(word.text)) return didNot(word)
    if (isIncome(word) || isProspective(word)) return undefined
    const [person, tense] = isHabit(word)
      ? ([manyThings(word) ? 'those' : 'it', 'future'] as const)
      : [verbPerson(word), verbTense(word)]
    if (person === undefined || tense === undefined) return undefined
    const time = timeBefore(word) ?? timeOfCondition(word, tense) ?? timeOfWhen(word)
    if (isSaidBefore(word) && time?.tense !== 'future') return undefined
    if (tense === 'present' && !(time?.tense === 'past' && isWhollyPast(time.word) && !isPerfect(word)))
      return undefined
    if (time === undefined || time.tense === tense || timeMayDiffer(time, word, person, tense))
      return undefined
    const suggestion = agreeWith(word.text, person, time.tense)
    return suggestion === undefined
      ? undefined
      : word.replaceWith(suggestion, { captures: { time: time.word.text } })
  },
})

/** வருவாய் is income, too, unless someone is told that he will come. */
function isIncome({ text, sentence }: Word): boolean {
  return text === 'வருவாய்' && !sentence.words.some((word) => word.text === 'நீ')
}

/** `நாளை தருவேன் என்று சொன்னான்`: what is said is not the saying, which was before. */
function isSaidBefore({ next, sentence, index }: Word): boolean {
  if (next === undefined || !/^(?:என்று|என)[கசதப]?்?$/u.test(next.text)) return false
  const after = sentence.words
    .slice(index + 2, index + MAX_WORDS)
    .filter((word) => verbPerson(word) !== undefined)
  return after.length > 0 && after.every((word) => verbTense(word) === 'past' || word.hasLemma('எதிர்பார்'))
}

/** `நேற்று நீ ஏன் வர மாட்டாய்?`: of what is over one says that it was not done. */
function didNot(verb: Word): Finding | undefined {
  const time = verb.next === undefined ? clauseTime(verb) : undefined
  if (time === undefined || timeOf(time) !== 'past') return undefined
  if (time.text === UNTIL_NOW || IN_THOSE_DAYS.has(time.text)) return undefined
  const captures = { time: time.text }
  const joined = /^(.{2,})மாட்ட(?:ேன்|ோம்|ாய்|ீர்கள்|ான்|ாள்|ார்|ார்கள்)$/u.exec(verb.text)
  if (MAY_HAVE.test(joined?.[1] ?? verb.previous?.text ?? '')) return undefined
  if (joined?.[1] !== undefined) return verb.replaceWith(`${joined[1]}வில்லை`, { captures })
  const { previous } = verb
  if (previous?.isOnly('infinitive') !== true || verbPerson(verb) === undefined) return undefined
  return previous.replaceThrough(verb, `${previous.text}வில்லை`, { captures })
}

/** `நேற்று அவர் இதைக் கேள்விப்பட்டிருக்க மாட்டார்`: what somebody hardly did is said of what is over. */
const MAY_HAVE = /.ிருக்க$/u

/** The one word of time in a clause that has no other verb than one in the infinitive right before its own. */
function clauseTime(verb: Word): Word | undefined {
  let found: Word | undefined
  for (const word of clauseBefore(verb)) {
    if (word.next === verb && word.isOnly('infinitive')) continue
    // `போன மாதம்`, and `ஒரு நாள் கூட`.
    if ((found !== undefined && word.next === found) || word.isA('postposition')) continue
    if (timeOf(word) !== undefined) {
      if (found !== undefined) return undefined
      found = word
    } else if (
      word.isA('verb') &&
      !word.isA('noun') &&
      !word.isA('adjective') &&
      !word.isOnly('verbal-participle')
    )
      return undefined
  }
  return found
}
