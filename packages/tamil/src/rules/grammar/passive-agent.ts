import { agentOfPassive } from '../../clauses/government/agent-of-passive.ts'
import { makerOf } from '../../clauses/government/creation-verbs.ts'
import { putInCase } from '../../clauses/government/government.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

/** Verbs by which a name is given, told or shown, so that a person before them may be what is said: `பெயர் கண்ணன் சூட்டப்பட்டது`. */
const NAMING: ReadonlySet<string> = new Set(
  'சூட்டு வை இடு அழை கூறு சொல் எழுது கருது குறிப்பிடு காட்டு வரை கொடு வழங்கு தேர்ந்தெடு நியமி அறிவி பொறி வேண்டு'.split(
    ' ',
  ),
)

export default defineRule({
  id: 'grammar/passive-agent',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: 'செயப்பாட்டு வினையில் செய்தவர் மூன்றாம் வேற்றுமையில் (ஆல்) வர வேண்டும்: ‘{suggestion}’.',
    en: 'With a passive verb, who did it stands in the instrumental (ஆல்): ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9: செய்வினை, செயப்பாட்டு வினை; நன்னூல், பெயரியல்: மூன்றாம் வேற்றுமை',
  examples: [
    {
      wrong: 'கல்லணை கரிகாலச் [சோழன்] கட்டப்பட்டது என்று ஆசிரியர் விளக்கினார்.',
      right: 'கல்லணை கரிகாலச் சோழனால் கட்டப்பட்டது என்று ஆசிரியர் விளக்கினார்.',
    },
    { wrong: 'இந்த நாவல் [குமரன்] உருவாக்கப்பட்டது.', right: 'இந்த நாவல் குமரனால் உருவாக்கப்பட்டது.' },
    { wrong: 'இந்த அணை [ஆங்கிலேயர்கள்] கட்டப்பட்டது.', right: 'இந்த அணை ஆங்கிலேயர்களால் கட்டப்பட்டது.' },
    { wrong: '[கம்பர்] இயற்றப்பட்ட காவியம் இது.', right: 'கம்பரால் இயற்றப்பட்ட காவியம் இது.' },
    { wrong: 'இந்த மசோதா [நாடாளுமன்றம்] நிறைவேற்றப்பட்டது.', right: 'இந்த மசோதா நாடாளுமன்றத்தால் நிறைவேற்றப்பட்டது.' },
    { wrong: 'பாலம் அந்த [மன்னன்] அழகாகக் கட்டப்பட்டது.', right: 'பாலம் அந்த மன்னனால் அழகாகக் கட்டப்பட்டது.' },
    {
      wrong: 'பழைய பாடல்கள் எங்கள் [ஆசிரியர்கள்] இரண்டு ஆண்டுகளில் தொகுக்கப்பட்டன.',
      right: 'பழைய பாடல்கள் எங்கள் ஆசிரியர்களால் இரண்டு ஆண்டுகளில் தொகுக்கப்பட்டன.',
    },
    {
      wrong: 'இந்தக் கோட்டை [சோழர்கள்] கட்டப்பட்டது என்று படித்தோம்.',
      right: 'இந்தக் கோட்டை சோழர்களால் கட்டப்பட்டது என்று படித்தோம்.',
    },
    {
      wrong: 'அந்த நிறுவனத்துக்கு [நீதிபதி] இருபது ரூபாய் அபராதம் விதிக்கப்பட்டது.',
      right: 'அந்த நிறுவனத்துக்கு நீதிபதியால் இருபது ரூபாய் அபராதம் விதிக்கப்பட்டது.',
    },
  ],
  allows: [
    'இந்த நாவல் குமரனால் உருவாக்கப்பட்டது.',
    'குழந்தைக்குப் பெயர் கண்ணன் சூட்டப்பட்டது.',
    'பேருந்து விபத்தில் குழந்தை காப்பாற்றப்பட்டது.',
    'அணை சோழன் காலத்தில் கட்டப்பட்டது.',
    'சுவரில் இந்த வாசகம் குமரன் எழுதப்பட்டது.',
    'பள்ளியில் குமரன் பாராட்டப்பட்டது.',
    'சென்னைப் பல்கலைக்கழகம் நிறுவப்பட்டது.',
    'அந்த ஆண்டு ஒரு சங்கம் நிறுவப்பட்டது.',
    'மன்னர் புதைக்கப்பட்ட இடம் இது.',
    'மக்கள் தொகை கணக்கிடப்பட்டது.',
    'தேர்வுகள் மாணவர்கள் நலன் கருதி ஒத்திவைக்கப்பட்டன.',
    'கொடி தலைவர் இல்லத்தில் ஏற்றப்பட்டது.',
    'வாக்குகள் முகவர்கள் முன் எண்ணப்பட்டன.',
    'கோபுரங்களும் மண்டபங்களும் பாண்டியர் காலத்தில் கட்டப்பட்டன.',
    'வீடு அப்பா இறந்தபின் விற்கப்பட்டது.',
    'பள்ளிக்கு ஆசிரியர் ஒருவர் நியமிக்கப்பட்டுள்ளார்.',
  ],
  when: {
    endings: [
      'ற்றப்பட்ட',
      'ட்டப்பட்ட',
      'ற்றப்பெற்ற',
      'ப்பட்டது',
      'ப்படும்',
      'ப்பட்டுள்ளன',
      'ப்பட்டிருந்தன',
      'ப்பட்டன',
      'ப்படுகிறது',
      'ப்படுகின்றன',
      'ப்பட்டுள்ளது',
      'ப்பட்டிருந்தது',
    ],
  },
  check(verb, knowledge) {
    const maker = makerOf(verb) ?? agentOfPassive(verb)
    if (maker !== undefined) return putInCase(maker, 'instrumental', knowledge)
    if (!verb.isLast || verb.quoted || !verb.is('finite', 'passive', 'neuter') || isNaming(verb))
      return undefined
    let agent = verb.previous
    while (agent !== undefined && roleOf(agent) === 'adverb') agent = agent.previous
    if (agent === undefined || !isOnePerson(agent) || !hasSubjectBefore(agent)) return undefined
    return putInCase(agent, 'instrumental', knowledge)
  },
})

function isNaming({ analyses }: Word): boolean {
  return analyses.some(({ lemma }) => NAMING.has(lemma))
}

function isOnePerson(word: Word): boolean {
  return word.isOnly('nominative', 'rational', 'singular') && (word.isOnly('male') || word.isOnly('female'))
}

/** Whether a thing in the nominative stands before, of which the verb tells. */
function hasSubjectBefore({ sentence, index }: Word): boolean {
  return sentence.words
    .slice(0, index)
    .some((word) => word.isOnly('nominative', 'irrational') && !word.is('time') && roleOf(word) === 'head')
}
