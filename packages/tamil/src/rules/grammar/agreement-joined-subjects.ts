import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { joinedSubjects, TOGETHER } from '../../clauses/agreement/joined-subjects.ts'
import { isPersonified } from '../../clauses/agreement/personified.ts'
import { pluralsOfPeople } from '../../clauses/agreement/plurals-of-people.ts'
import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** What is cheap to know: whether two words in -உம் stand before the verb. */
function isJoinedBefore({ sentence, index }: Word): boolean {
  let joined = 0
  for (let i = 0; i < index && joined < 2; i++) if (sentence.words[i]?.is('clitic-um')) joined++
  return joined === 2
}

/** `மான் அக்காவும் கரடி மாமாவும் பாடின`: animals that a tale calls by names of kin. */
function joinsAnimalsOfTale(verb: Word): boolean {
  return verb.sentence.words.some(
    (one) => one.index < verb.index && one.is('clitic-um') && isPersonified(one, verb),
  )
}

export default defineRule({
  id: 'grammar/agreement-joined-subjects',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: 'இரண்டு எழுவாய்கள் ‘உம்’ பெற்று வந்தால் வினை பன்மையாக ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'Two subjects joined by ‘உம்’ take a plural verb: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எண்ணும்மையும் பயனிலையும்',
  examples: [
    { wrong: 'நானும் அவனும் கடைக்குப் [போனேன்].', right: 'நானும் அவனும் கடைக்குப் போனோம்.' },
    { wrong: 'நானும் என் அண்ணனும் கடலில் [குளித்தேன்].', right: 'நானும் என் அண்ணனும் கடலில் குளித்தோம்.' },
    { wrong: 'அப்பாவும் அம்மாவும் சந்தைக்குப் [போனார்].', right: 'அப்பாவும் அம்மாவும் சந்தைக்குப் போனார்கள்.' },
    { wrong: 'அவனும் அவளும் நேற்று [வந்தான்].', right: 'அவனும் அவளும் நேற்று வந்தார்கள்.' },
    { wrong: 'யானையும் குதிரையும் வேகமாக [ஓடியது].', right: 'யானையும் குதிரையும் வேகமாக ஓடின.' },
    {
      wrong: 'அமைச்சரும் அவருடைய மனைவியும் கண்காட்சியைப் [பார்வையிட்டார்].',
      right: 'அமைச்சரும் அவருடைய மனைவியும் கண்காட்சியைப் பார்வையிட்டார்கள்.',
    },
    { wrong: 'நானும் நீயும் உழைத்தால் போட்டியில் [வெல்வாய்].', right: 'நானும் நீயும் உழைத்தால் போட்டியில் வெல்வோம்.' },
    { wrong: 'கிளிகளும் புறாக்களும் வானில் [பறந்தது].', right: 'கிளிகளும் புறாக்களும் வானில் பறந்தன.' },
    { wrong: 'மாமாவும் அத்தையும் திருமணத்துக்கு [வந்தன].', right: 'மாமாவும் அத்தையும் திருமணத்துக்கு வந்தனர்.' },
    { wrong: 'நீயும் அவளும் எங்கே [சென்றாய்]?', right: 'நீயும் அவளும் எங்கே சென்றீர்கள்?' },
    { wrong: 'அண்ணனும் அவன் நண்பனும் பந்து வாங்கச் [சென்றான்].', right: 'அண்ணனும் அவன் நண்பனும் பந்து வாங்கச் சென்றார்கள்.' },
    { wrong: 'கோழியும் அதன் குஞ்சுகளும் வயலில் இரை [தேடியது].', right: 'கோழியும் அதன் குஞ்சுகளும் வயலில் இரை தேடின.' },
    {
      wrong: 'ஆண்டு விழாவுக்கு முதல்வரும் துணைமுதல்வரும் [வந்தது].',
      right: 'ஆண்டு விழாவுக்கு முதல்வரும் துணைமுதல்வரும் வந்தார்கள்.',
    },
    {
      wrong: 'நானும் வாசகர் சங்க உறுப்பினர்களும் விழாவை [நடத்தினேன்].',
      right: 'நானும் வாசகர் சங்க உறுப்பினர்களும் விழாவை நடத்தினோம்.',
    },
    {
      wrong: 'நானும் மகளிர் குழு உறுப்பினர்களும் மனு [கொடுத்தேன்].',
      right: 'நானும் மகளிர் குழு உறுப்பினர்களும் மனு கொடுத்தோம்.',
    },
    {
      wrong: 'டாக்டர் கு. அன்பழகனும் டாக்டர் சே. மீனாட்சியும் நோயாளியைப் [பரிசோதித்தார்].',
      right: 'டாக்டர் கு. அன்பழகனும் டாக்டர் சே. மீனாட்சியும் நோயாளியைப் பரிசோதித்தார்கள்.',
    },
    { wrong: 'ஏரியும் குளமும் கோடையில் [வறண்டது].', right: 'ஏரியும் குளமும் கோடையில் வறண்டன.' },
    { wrong: 'கோதையும் அவள் தோழிகளும் நேற்று [ஆடினாள்].', right: 'கோதையும் அவள் தோழிகளும் நேற்று ஆடினார்கள்.' },
    {
      wrong: 'அப்பாவும் அம்மாவும் மழை பெய்த இரவில் ஊருக்குத் [திரும்பினார்].',
      right: 'அப்பாவும் அம்மாவும் மழை பெய்த இரவில் ஊருக்குத் திரும்பினார்கள்.',
    },
    {
      wrong: 'நாள்தோறும் அரிசி விலையும் பருப்பு விலையும் தொடர்ந்து உயர்ந்து [வருகிறது].',
      right: 'நாள்தோறும் அரிசி விலையும் பருப்பு விலையும் தொடர்ந்து உயர்ந்து வருகின்றன.',
    },
    { wrong: 'ஆசிரியரின் அன்பும் பொறுமையும் என்னை [மாற்றியது].', right: 'ஆசிரியரின் அன்பும் பொறுமையும் என்னை மாற்றின.' },
    {
      wrong: 'அத்தை அனுப்பிய பெட்டியில் இனிப்புகளும் புத்தகங்களும் [இருந்தது].',
      right: 'அத்தை அனுப்பிய பெட்டியில் இனிப்புகளும் புத்தகங்களும் இருந்தன.',
    },
    {
      wrong: 'காற்றின் வேகமும் வெப்பநிலையும் பயிரின் வளர்ச்சியைப் [பாதிக்கிறது].',
      right: 'காற்றின் வேகமும் வெப்பநிலையும் பயிரின் வளர்ச்சியைப் பாதிக்கின்றன.',
    },
  ],
  allows: [
    'ஆணும் பெண்ணும் கூடு கட்டி முட்டைகளை அடைகாக்கின்றன.',
    'நானும் நீயும் நடந்த பாதை இன்று முட்செடிகளுக்குள் மறைந்துவிட்டது.',
    'ஒவ்வொரு வீடும் தெருவும் விளக்கால் ஒளிர்ந்தது.',
    'ஆடும் மாடும் மேய்ந்த வயலில் தண்ணீர் தேங்கியது.',
    'வீட்டில் அமைதியும் மகிழ்ச்சியும் நிலவியது.',
    'அவனுக்கு அன்பும் ஆதரவும் கிடைத்தது.',
    'மான் அக்காவும் கரடி மாமாவும் ஆடிப் பாடின.',
    'நீயும் நானும் விளையாடிய காணியில் வீடு எழும்பிவிட்டதாக எழுதியிருக்கிறாய்.',
    'நீயும் நானும் நட்ட மரத்தைப் பார்த்தேன்.',
    'காற்றும் மழையும் ஓய்ந்தது.',
    'ஆறும் ஐந்தும் பதினொன்று.',
    'அப்பாவும் அம்மாவும் வந்தனர்.',
    'பாலும் தேனும் கலந்தது.',
    'நாளும் பொழுதும் ஓடியது.',
    'நானும் அவனும் போனோம்.',
    'அவனும் அவளும் வந்தார்கள்.',
    'அவனும் வந்தான்.',
    'தாத்தாவும் பாட்டியும் ஊருக்குப் போனதால் நான் தனியாக இருந்தேன்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, { agreeWith }) {
    if (word.next !== undefined && roleOf(word.next) !== 'quotative') return undefined
    if (!isJoinedBefore(word)) return undefined
    const person = verbPerson(word)
    if (person === 'those' && joinsAnimalsOfTale(word)) return undefined
    const place = person && joinedSubjects(word, person)
    const suggestion = place && agreeWith(word.text, TOGETHER[place])
    if (suggestion === undefined || suggestion === word.text) return undefined
    if (place !== 'third')
      return word.replaceWith(suggestion, place === 'things' ? { severity: 'medium' } : {})
    const [chosen, ...alternatives] = pluralsOfPeople(suggestion, word, word)
    return word.replaceWith(chosen, { alternatives })
  },
})
