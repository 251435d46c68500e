import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { readEssay } from '../essay.ts'
import { clausesOf } from './clauses.ts'
import { buildFactIndex } from './fact-index.ts'
import { unitsOf } from './sentence-units.ts'
import { simpleClausesOf } from './simple-clauses.ts'

const engine = loadEngine()
const index = buildFactIndex(engine.data, undefined, engine.analyse)
const critic = loadCritic()

/** The simple statements of a sentence, words parted by spaces. */
function partsOf(sentence: string): string[] {
  const [block] = readEssay(sentence, engine.analyse).paragraphs
  return (block?.sentences ?? []).flatMap((one) => {
    const units = unitsOf(one)
    return clausesOf(units).flatMap((clause) =>
      simpleClausesOf(clause, index.names.mentionsIn(units), index).map((part) =>
        part.clause.units.map(({ text }) => text).join(' '),
      ),
    )
  })
}

const badgesOf = (text: string) => critic.critique(text).sections.facts.items.map(({ badge }) => badge)

describe('A clause with participles is taken apart', () => {
  it.each([
    ['சிலப்பதிகாரத்தை இயற்றிய இளங்கோவடிகளை உலகம் போற்றுகிறது.', 'சிலப்பதிகாரத்தை இயற்றிய இளங்கோவடிகளை'],
    ['குடகில் தோன்றும் காவிரி வங்கக் கடலில் கலக்கிறது.', 'காவிரி வங்கக் கடலில் கலக்கிறது .'],
    ['எறும்பு, ஆறு கால்களைக் கொண்ட சிற்றுயிராகும்.', 'ஆறு கால்களைக் கொண்ட எறும்பு'],
    ['ஜப்பானின் தலைநகரம் ஒசாகா அல்ல, டோக்கியோ.', 'ஜப்பானின் தலைநகரம் டோக்கியோ .'],
    ['புவியீர்ப்பு விசையைக் கண்டறிந்து அறிவியலை வளர்த்தவர் நியூட்டன்.', 'புவியீர்ப்பு விசையைக் கண்டறிந்து நியூட்டன் .'],
  ])('%s', (sentence, part) => {
    expect(partsOf(sentence)).toContain(part)
  })

  it('and left whole where there is none', () => {
    expect(partsOf('சிலப்பதிகாரத்தை இளங்கோவடிகள் இயற்றினார்.')).toEqual([])
  })
})

describe('What a part of a sentence states is confirmed or contradicted', () => {
  it.each([
    ['verified', 'சிலப்பதிகாரத்தை இயற்றிய இளங்கோவடிகளைத் தமிழ்மக்கள் என்றும் மறவார்கள்.'],
    ['conflicting', 'சிலப்பதிகாரத்தை இயற்றிய கம்பரைத் தமிழ்மக்கள் என்றும் நினைவுகூர்வார்கள்.'],
    ['conflicting', 'தந்தியைக் கண்டுபிடித்த நியூட்டனுக்கு உலகம் கடமைப்பட்டுள்ளது.'],
    ['verified', 'எட்டுக் கால்களைக் கொண்ட சிலந்தி வலை பின்னி இரை தேடுகிறது.'],
    ['conflicting', 'ஆறு கால்களைக் கொண்ட சிலந்தி வலை பின்னி இரை தேடுகிறது.'],
    ['verified', 'கனடாவின் தலைநகரம் டொராண்டோ அல்ல, ஒட்டாவா.'],
    ['verified', 'உலகிலேயே மிக உயரமான சிகரமான எவரெஸ்டில் ஏறுவது எளிதல்ல.'],
    ['verified', 'இந்தியா தன் தேசிய விலங்காகப் புலியை ஏற்றுக்கொண்டது.'],
    ['conflicting', 'இந்தியா தன் தேசிய விலங்காகச் சிங்கத்தை ஏற்றுக்கொண்டது.'],
    ['verified', 'இந்தியாவின் முதல் பிரதமர் நேரு என்பதை வரலாற்று நூல்கள் காட்டுகின்றன.'],
    ['conflicting', 'இந்தியாவின் முதல் பிரதமர் படேல் என்பதை வரலாற்று நூல்கள் காட்டுகின்றன.'],
  ])('%s: %s', (badge, sentence) => {
    expect(badgesOf(sentence)).toContain(badge)
  })
})

describe('Nobody is accused because of', () => {
  it.each([
    ['another who did something else', 'சிலப்பதிகாரத்தை இயற்றிய இளங்கோவடிகளின் சமகாலத்தவர் சாத்தனார்.'],
    ['one who wrote about the work', 'சிலப்பதிகாரத்தைப் பற்றி எழுதிய மு. வரதராசனாரை அறிவோம்.'],
    ['one who translated it', 'திருக்குறளை ஆங்கிலத்தில் மொழிபெயர்த்த ஜி. யு. போப்பை மறக்க முடியாது.'],
    ['an opinion', 'இந்தியாவின் முதல் பிரதமர் படேல் என்பது சிலரின் தவறான கருத்து.'],
    ['a denial', 'சிலப்பதிகாரத்தை இயற்றாத கம்பர் இராமாயணத்தை இயற்றினார்.'],
    ['what is denied before a comma', 'கனடாவின் தலைநகரம் டொராண்டோ அல்ல, ஒட்டாவா.'],
    ['the reader of a work', 'பாஞ்சாலி சபதத்தைப் படித்த பாரதிதாசன் பாரதியாரைப் போற்றினார்.'],
    ['the giver of a name', 'திருக்குறளை இயற்றிய வள்ளுவரைப் பாரதியார் போற்றிப் பாடினார்.'],
  ])('%s: %s', (_why, sentence) => {
    expect(badgesOf(sentence)).not.toContain('conflicting')
  })
})

describe('Something named before is understood', () => {
  it.each([
    ['conflicting', 'தஞ்சைப் பெரிய கோயிலைப் பார்த்தோம். மக்கள் கூட்டம் அதிகம். அக்கோயிலைக் கட்டியவர் கரிகாலன்.'],
    ['verified', 'தஞ்சைப் பெரிய கோயிலைப் பார்த்தோம். மக்கள் கூட்டம் அதிகம். அக்கோயிலைக் கட்டியவர் முதலாம் இராசராசன்.'],
    ['conflicting', 'பாஞ்சாலி சபதம் படித்தேன். மழை பெய்தது. அந்தப் புகழ்பெற்ற நூலை எழுதியவர் பாரதிதாசன்.'],
    ['verified', 'பெரியபுராணம் படித்தேன். அந்நூலை இயற்றியவர் சேக்கிழார்.'],
  ])('%s: %s', (badge, text) => {
    expect(badgesOf(text)).toContain(badge)
  })

  it.each([
    [
      'the only work of the essay',
      'திருக்குறள் வகுப்பு நடந்தது.\n\nமாணவர்கள் வந்தனர்.\n\nநூற்று நாற்பது அதிகாரங்களாகப் பகுக்கப்பட்ட இந்நூலை உலகம் போற்றுகிறது.',
    ],
    [
      'the person of whom it speaks',
      'பாரதியார் கவிதை எழுதினார். பாரதியார் இதழ் நடத்தினார். பாரதியார் விடுதலை வேட்கையை ஊட்டினார்.\n\nஅவர் 1890 ஆம் ஆண்டு பிறந்தார்.',
    ],
  ])('in a paragraph before: %s', (_what, text) => {
    expect(badgesOf(text)).toContain('conflicting')
  })

  it('but a thing never means a person', () => {
    const text = 'காமராசர் மதிய உணவுத் திட்டம் தந்தார். அது 1950 ஆம் ஆண்டு தொடங்கப்பட்டது.'
    expect(badgesOf(`காமராசர் வந்தார். ${text}`)).not.toContain('conflicting')
  })

  it('but not where another of its kind was named since', () => {
    const text = 'பெரியபுராணம் படித்தேன். கம்பராமாயணமும் சிலப்பதிகாரமும் படித்தேன். அந்நூலை இயற்றியவர் சேக்கிழார்.'
    expect(badgesOf(text)).not.toContain('conflicting')
  })
})
