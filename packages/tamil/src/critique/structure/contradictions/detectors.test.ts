import { loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { essayWith } from '../../../test/essays/contradictory.ts'
import { uncheckedForms } from '../../../text/word-form.ts'
import { readEssay } from '../../essay.ts'
import { readMeaningWords } from '../meaning-words.ts'
import { DETECTORS, detectedIn } from './contradictions.ts'

/** For each detector what is said and what only it finds; one sentence where that contradicts itself. */
const PAIRS: Readonly<Record<string, readonly [said: string, against: string]>> = {
  instancesOfNone: ['எங்கள் ஊரில் ஆறு இல்லை.', 'விடியலில் ஆற்றில் குளித்தோம்.'],
  miscountedLists: ['எனக்கு உதவிய நால்வர் குமார், மணி, சேகர் ஆகியோர்.', ''],
  sums: ['கடையில் ஐந்து பைகளும் நான்கு பெட்டிகளும் என மொத்தம் பன்னிரண்டு பொருள்கள் விற்றன.', ''],
  openOnClosedDays: ['எங்கள் நூலகம் ஏழு நாளும் திறந்திருக்கும்.', 'இனிய நூலகம் வெள்ளிக்கிழமைகளில் பூட்டியிருக்கும்.'],
  begunSince: ['செல்வம் ஐயா இருபது ஆண்டுகளாக இங்கே பணியாற்றி வருகிறார்.', 'சென்ற மாதம்தான் பணியில் சேர்ந்த செல்வம் ஐயா பேசினார்.'],
  metTwice: ['எனக்குக் கவிதாவை மூன்றாம் வகுப்பு முதல் தெரியும்.', 'கவிதாவை நான் ஐந்தாம் வகுப்பு முதல் அறிவேன்.'],
  undone: ['நாங்கள் வண்டியில் ஏறி மலைக் கோட்டைக்குச் சென்றோம்.', 'கூட்டம் மிகுந்ததால் கோட்டையை ஒருமுறையும் பார்க்கவில்லை.'],
  qualities: ['கண்ணன் என் அண்ணன்.', 'என் தம்பி கண்ணன் மரத்தில் ஏறினான்.'],
  otherAmounts: ['எனக்கு இரண்டு தம்பிகள் உள்ளனர்.', 'எனக்கு மூன்று தம்பிகள் உள்ளனர்.'],
  companions: ['நான் வீட்டில் தனியாக இருந்தேன்.', 'பக்கத்தில் இருந்த அம்மா என்னைத் தேற்றினார்.'],
  lackedKin: ['நான் என் பெற்றோருக்கு ஒரே பிள்ளை.', 'என் தம்பி எனக்கு உதவினான்.'],
  doingsOfTheDead: ['என் பாட்டி சென்ற ஆண்டு இறந்துவிட்டார்.', 'என் பாட்டி இப்போதும் எனக்குக் கதை சொல்கிறார்.'],
  doneThoughUnable: ['எனக்கு நீச்சல் தெரியாது.', 'இனிய மாலையில் நான் ஆற்றில் நீந்தினேன்.'],
  absentees: ['அம்மா எங்களுடன் சுற்றுலாவுக்கு வரவில்லை.', 'கோட்டையில் அம்மா இனிமையாக என் கையைப் பிடித்தார்.'],
  insideWhenClosed: ['எங்கள் நூலகம் மாலை ஐந்து மணிக்கு மூடப்படும்.', 'நான் இனிமையாக இரவு ஏழு மணி வரை நூலகத்தில் படிப்பேன்.'],
  secondOnes: ['எங்கள் ஊரின் ஒரே தையல்காரர் முருகன்.', 'எங்கள் ஊரில் தையல்காரர் சேகரும் நன்றாகத் தைப்பார்.'],
  otherOccupationsOfKin: ['எங்கள் அப்பா ஓட்டுநர்.', 'தச்சரான எங்கள் அப்பா நாற்காலி செய்தார்.'],
  otherAgents: ['சன்னலை உடைத்தவன் சங்கர்.', 'சன்னலை உடைத்த இரவியை ஆசிரியர் கண்டித்தார்.'],
  otherOrders: ['பாபு முதலில் வந்தான். இரண்டாவதாகச் சேகர் வந்தான்.', 'சேகருக்குப் பிறகு வந்த பாபு மூச்சு வாங்கினான்.'],
  opposedPropositions: ['குளத்தில் குப்பை கொட்டுவது பெரிய குற்றம்.', 'ஊரார் குளத்தில் குப்பை கொட்ட வேண்டும்.'],
  onceOnlyEvents: ['ஊர்க் கோவில் 1850 இல் கட்டப்பட்டது.', 'கோவில் 1910 இல் கட்டப்பட்டது.'],
  quantifiedApart: ['விழாவுக்கு மாணவர்கள் அனைவரும் வந்தனர்.', 'விழாவுக்கு மாணவர்கள் சிலர் வரவில்லை.'],
  beyondLimit: ['வீட்டில் இரண்டு கிலோ சர்க்கரை மட்டுமே இருந்தது.', 'அன்று ஐந்து கிலோ சர்க்கரையும் தீர்ந்தது.'],
  beyondCount: ['கந்தனுக்கு இரண்டு பிள்ளைகள் மட்டுமே.', 'கந்தனின் மூன்றாவது பிள்ளை பட்டணத்தில் படித்தான்.'],
  otherAges: ['என் தாத்தா பிறந்தது 1950 ஆம் ஆண்டு.', '2010 ஆம் ஆண்டு என் தாத்தாவுக்கு எழுபது வயது.'],
  beyondItsDays: ['கண்காட்சி மூன்று நாள்கள் நடைபெற்றது.', 'ஐந்து நாள்களும் கண்காட்சியில் கூட்டம் அலைமோதியது.'],
  denials: [
    'நெகிழிப் பைகளை மீண்டும் பயன்படுத்த முடியும். அவை வலுவானவை.',
    'நெகிழிப் பைகளை ஒருபோதும் மீண்டும் பயன்படுத்த முடியாது.',
  ],
  singleActs: ['வட்டாட்சியர் கண்காட்சியைத் தொடங்கி வைத்தார்.', 'தலைமையாசிரியர் தொடங்கி வைத்த இக்கண்காட்சி சிறப்பாக நடந்தது.'],
  elders: ['என் அக்கா என்னைவிட நான்கு வயது மூத்தவள்.', 'என் அக்காவைவிட நான் இரண்டு வயது பெரியவன்.'],
  firsts: ['ஆணையருக்குச் சென்ற மாதம் இரண்டு முறை கடிதம் எழுதினோம்.', 'நாங்கள் எழுதும் முதல் கடிதம் இதுவே.'],
  heldWithoutFail: ['ஆண்டு முழுவதும் ஒரு கூட்டம்கூடத் தடைபடவில்லை.', 'மே மாதக் கூட்டத்தை நடத்த முடியவில்லை.'],
  officeHolders: ['பொருளாளர் செல்வி இனிமையாகப் பேசினார்.', 'பொருளாளர் மாலதி கணக்கை வாசித்தார்.'],
  opposedStatements: ['தமிழில் இலக்கியங்கள் ஏராளமாக உள்ளன.', 'தமிழில் இலக்கியங்கள் மிகக் குறைவே.'],
}

const engine = loadEngine()
const words = readMeaningWords(engine.data)
const detectorsOf = (text: string) =>
  detectedIn(readEssay(text, uncheckedForms(engine.analyse)), words).map(({ detector }) => detector)

describe('each detector', () => {
  it.each(Object.entries(PAIRS))('%s is the only one that finds its pair', (detector, [said, against]) => {
    expect(detectorsOf(essayWith(said, against))).toEqual([detector])
  })

  it('reversedPositions is the only one that finds an end that says the opposite', () => {
    const essay = `கைபேசி

மாணவர்களுக்குக் கைபேசி ஒரு வரம்.

கைபேசியில் பாடங்களைக் கேட்கலாம். தொலைவில் உள்ளவர்களோடு பேசவும் அது உதவுகிறது.

மாணவர்களுக்குக் கைபேசி ஒரு சாபம்.`
    expect(detectorsOf(essay)).toEqual(['reversedPositions'])
  })

  it('has a pair of its own', () => {
    expect([...Object.keys(PAIRS), 'reversedPositions'].toSorted()).toEqual([...DETECTORS].toSorted())
  })
})
