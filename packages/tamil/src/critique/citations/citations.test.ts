import { loadCouplets, loadEngine } from '@semmai/tamil-node'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLiterature } from '../../knowledge/literature/create-literature.ts'
import { normalise } from '../../script/normalise.ts'
import { reviewCitations } from './citations.ts'

const literature = createLiterature(loadEngine().data, loadCouplets())

/** The findings of an essay, each with the badge and source that will be sent, and the words it marks. */
function review(essay: string) {
  const { text } = normalise(essay)
  return reviewCitations(text, literature).map(({ verdict, start, end, ...finding }) => ({
    ...finding,
    start,
    end,
    excerpt: text.slice(start, end),
    badge: verdict?.badge,
    source: verdict && 'evidence' in verdict ? verdict.evidence : undefined,
  }))
}
const brief = (essay: string) =>
  review(essay).map(({ badge, severity, excerpt }) => [badge, severity, excerpt])
const KNOWLEDGE = 'கற்க கசடறக் கற்பவை கற்றபின்\nநிற்க அதற்குத் தக'

describe('an exact quotation', () => {
  it.each([
    [`வள்ளுவர், “${KNOWLEDGE}” என்றார்.`],
    [`"${KNOWLEDGE}" (குறள் 391)`],
    [`“${KNOWLEDGE}.” (குறள்-391)`],
    [`“${KNOWLEDGE}” (குறள் எண்: 391)`],
    [`“${KNOWLEDGE}” (திருக்குறள், கல்வி, 1)`],
    [`‘${KNOWLEDGE}’ (391)`],
    [`திருக்குறள் 391 ஆம் குறள் கூறுகிறது:\n\n${KNOWLEDGE}\n\nஎன்று.`],
    ['“கற்க கசடறக் கற்பவை கற்றபின்” என்பது குறள்.'],
    ['“கற்ககசடறக் கற்பவைகற்றபின் நிற்க அதற்குத்தக” என்பது குறள்.'],
  ])('%s', (essay) => {
    expect(review(essay)).toMatchObject([
      {
        badge: 'verified',
        severity: 'low',
        source: {
          title: 'திருக்குறள் 391, கல்வி (திருக்குறள்: மதுரைத் திட்டம்)',
          url: 'https://www.projectmadurai.org/pm_etexts/utf8/pmuni0001.html',
        },
        meaningMayChange: false,
      },
    ])
  })

  it('is verified however words are joined, split and assimilated', () => {
    expect(brief('“செல்வத்துள் செல்வம் செவிச்செல்வம் அச்செல்வம் செல்வத்துள் எல்லாம் தலை” (குறள் 411)')).toMatchObject([
      ['verified', 'low', expect.anything()],
    ])
    expect(brief('“கேடில் விழுச்செல்வம் கல்வி ஒருவற்கு மாடல்ல மற்றையவை” (குறள் 400)')).toMatchObject([
      ['verified', 'low', expect.anything()],
    ])
    expect(brief('“எழுமை எழுபிறப்பும் உள்ளுவர் தம்கண் விழுமம் துடைத்தவர் நட்பு” (குறள் 107)')).toMatchObject([
      ['verified', 'low', expect.anything()],
    ])
    expect(brief('“நற்றாள் தொழார் எனின்” என்கிறார் வள்ளுவர்.')).toMatchObject([['verified', 'low', expect.anything()]])
  })

  it('is verified under the number of either couplet that has the line', () => {
    expect(brief('“ஏதம் பலவும் தரும்” (குறள் 884)')).toMatchObject([['verified', 'low', expect.anything()]])
    expect(brief('“ஏதம் பலவும் தரும்” (குறள் 885)')).toMatchObject([['verified', 'low', expect.anything()]])
  })

  it('is found unmarked in running prose', () => {
    expect(brief('நாம் கற்க கசடறக் கற்பவை கற்றபின் நிற்க அதற்குத் தக என்ற குறளின்படி வாழ வேண்டும்.')).toEqual([
      ['verified', 'low', 'கற்க கசடறக் கற்பவை கற்றபின் நிற்க அதற்குத் தக'],
    ])
  })

  it('is no misquotation where the words near a line are those of the sentence', () => {
    const withOwnWords = 'அவர் படைத்த பெண் நிமிர்ந்த நடையும் நேர்கொண்ட பார்வையும்'
    expect(brief(`${withOwnWords} உடையவள்.`)).toEqual([])
    expect(brief('நிமிர்ந்த நடையும் நேர்கொண்ட பார்வையும் உடையவள்.')).toHaveLength(1)
    expect(brief(`${withOwnWords} என்று பாடினார் பாரதியார்.`)).toMatchObject([
      ['conflicting', 'high', expect.anything()],
    ])
    expect(brief(`${withOwnWords} கொண்டவள் என்று பாடினார் பாரதியார்.`)).toMatchObject([
      ['conflicting', 'high', expect.anything()],
    ])
  })

  it('of a short line is verified by its poet', () => {
    expect(brief('ஔவையார் “இளமையில் கல்” என்றார்.')).toEqual([['verified', 'low', 'இளமையில் கல்']])
    expect(brief('பாரதியார் ‘ரௌத்திரம் பழகு’ என்றார்.')).toEqual([['verified', 'low', 'ரௌத்திரம் பழகு']])
  })
})

describe('an accepted or circulating reading', () => {
  it('is verified, and the other reading is told', () => {
    const [item] = review(
      '“உடம்பார் அழியில் உயிரார் அழிவர்” என்றும் “நான்பெற்ற இன்பம் பெறுகஇவ் வையகம்” என்றும் திருமூலர் பாடினார்.',
    ).slice(1)
    expect(item).toMatchObject({ badge: 'verified', title: 'மேற்கோள் சரியானது; பாடவேறுபாடு உள்ளது' })
    expect(item?.description).toContain('“நான்பெற்ற”')
  })

  it('that has an error of the digital editions is no fault of the writer', () => {
    const [item] = review('“செல்விருந்து ஓம்பி வருவிருந்து பார்த்திருப்பான் நல்வருந்து வானத் தவர்க்கு” (குறள் 86)')
    expect(item).toMatchObject({ badge: 'verified', severity: 'low' })
    expect(item?.description).toContain('“நல்விருந்து”')
  })
})

describe('a misquotation', () => {
  it('names the words that differ and gives the right text, which is never applied by itself', () => {
    const [item] = review('“கேடில் விழுச்செல்வம் கல்வி யொருவற்கு\nமாடல்ல மற்றப் பொருள்” என்றார் வள்ளுவர்.')
    expect(item).toMatchObject({
      badge: 'conflicting',
      severity: 'high',
      suggestion: 'கேடில் விழுச்செல்வம் கல்வி யொருவற்கு\nமாடல்ல மற்றை யவை',
      meaningMayChange: true,
      fix: '“திருக்குறள் 400” என்னும் மேற்கோளை மூலப் பாடத்தோடு ஒப்பிட்டுத் திருத்துங்கள்.',
    })
    expect(item?.description).toContain('“மற்றப் பொருள்”')
    expect(item?.description).toContain('“மற்றை யவை”')
  })

  it.each([
    ['“அகர முதல எழுத்தெல்லாம் ஆதி பகவன் முதற்றே உளகு” (குறள் 1)', 'உளகு'],
    ['“அறம் செய விரும்பு” என்றும் “ஆறுவது சிணம்” என்றும் ஔவையார் கூறினார்.', 'சிணம்'],
    ['“யாதும் ஊரே யாவரும் சொந்தம்” என்று கணியன் பூங்குன்றனார் பாடினார்.', 'சொந்தம்'],
    ['“எண்ணென்ப ஏனை எழுத்தென்ப இவ்விரண்டும் கண்ணென்ப வாழும் மக்களுக்கு” என்பது குறள்.', 'மக்களுக்கு'],
  ])('%s', (essay, wrong) => {
    const item = review(essay).find(({ badge }) => badge === 'conflicting')
    expect(item?.description).toContain(`“${wrong}”`)
  })

  it('of two halves of different couplets is held against the one cited', () => {
    const [item] = review('“கற்க கசடறக் கற்பவை கற்றபின் கண்ணென்ப வாழும் உயிர்க்கு” (குறள் 391)')
    expect(item).toMatchObject({ badge: 'conflicting', source: { title: expect.stringContaining('391') } })
  })
})

describe('a misattribution', () => {
  it.each([
    ['பாரதியார், “யாதும் ஊரே யாவரும் கேளிர்” என்று பாடியுள்ளார்.', 'கணியன் பூங்குன்றனார்'],
    ['“தமிழன் என்று சொல்லடா தலை நிமிர்ந்து நில்லடா” என்று பாரதிதாசன் முழங்கினார்.', 'நாமக்கல் கவிஞர்'],
    ['வள்ளுவர் “கற்றது கைம்மண் அளவு கல்லாதது உலகளவு” என்று கூறினார்.', 'ஔவையார்'],
    ['“ஒன்றே குலமும் ஒருவனே தேவனும்” என்கிறார் கம்பர்.', 'திருமூலர்'],
    ['“யாதும் ஊரே யாவரும் கேளிர்” என்று புறநானூற்றில் ஔவையார் பாடிய வரி நம் பெருமை.', 'கணியன் பூங்குன்றனார்'],
    ['‘யாதும் ஊரே யாவரும் கேளிர்’ என்று உலக ஒற்றுமையை அன்றே பாடிவைத்தார் ஔவையார்.', 'கணியன் பூங்குன்றனார்'],
  ])('%s', (essay, right) => {
    expect(review(essay)).toMatchObject([{ badge: 'conflicting', severity: 'high', suggestion: right }])
  })

  it.each([
    ['பாரதியாரின் வழியில் நடப்போம். “யாதும் ஊரே யாவரும் கேளிர்” என்பது புறநானூற்று வரி.'],
    ['பாரதியைப் போல நாமும் “யாதும் ஊரே யாவரும் கேளிர்” என வாழ்வோம்.'],
    ['வள்ளுவரைப் போற்றிய பாரதியார், “வள்ளுவன் தன்னை உலகினுக்கே தந்து வான்புகழ் கொண்ட தமிழ்நாடு” என்று பாடினார்.'],
    [
      '“உண்டி கொடுத்தோர் உயிர்கொடுத் தோரே” என்று புறநானூறு கூறுகிறது. மணிமேகலையும் “உண்டி கொடுத்தோர் உயிர்கொடுத் தோரே” என்கிறது.',
    ],
  ])('is not seen in %s', (essay) => {
    expect(review(essay).filter(({ badge }) => badge !== 'verified')).toEqual([])
  })
})

describe('a wrong number', () => {
  it('is marked where it stands, and the right one given', () => {
    expect(
      review('“எண்ணென்ப ஏனை எழுத்தென்ப இவ்விரண்டும் கண்ணென்ப வாழும் உயிர்க்கு” (குறள் 395) என்னும் குறள்.'),
    ).toMatchObject([
      {
        badge: 'conflicting',
        severity: 'medium',
        excerpt: 'குறள் 395',
        suggestion: 'திருக்குறள் 392',
      },
    ])
    expect(brief('“யாதும் ஊரே யாவரும் கேளிர்” (புறநானூறு 129)')).toEqual([
      ['conflicting', 'medium', 'புறநானூறு 129'],
    ])
  })
})

describe('an unknown quotation', () => {
  it('with a poet named is unverified, never wrong, and has no source', () => {
    expect(review('“கல்வியே மனிதனின் உண்மையான அழியாத செல்வம்” என்று திருவள்ளுவர் கூறுகிறார்.')).toMatchObject([
      { badge: 'unverified', severity: 'low', source: undefined },
    ])
  })

  it('that is a proverb is called one', () => {
    expect(review('“வினை விதைத்தவன் வினை அறுப்பான்” என்று வள்ளுவர் கூறினார்.')).toMatchObject([
      { badge: 'unverified', title: 'இது வழங்கிவரும் பழமொழி' },
    ])
  })
})

describe('nothing is said of', () => {
  it.each([
    ['கல்வி கற்பவர் அதன்படி நடக்க வேண்டும் என்று வள்ளுவர் கூறுகிறார்.'],
    ['திருக்குறள் 1330 குறட்பாக்களைக் கொண்டது.'],
    ['அவர் “நாளை நான் ஊருக்குப் போகிறேன்” என்றார்.'],
    ['பாரதியார் “பாஞ்சாலி சபதம்” என்னும் நூலை எழுதினார்.'],
    ['வள்ளுவர் ‘பெரியாரைத் துணைக்கோடல்’ என்னும் அதிகாரத்தில் இதைக் கூறுகிறார்.'],
    ['வள்ளுவர் “ஆள்வினை உடைமை” என்றொரு தனி அதிகாரமே எழுதினார்.'],
    ['மகாகவி “பாரதியார்” எட்டயபுரத்தில் பிறந்தார்.'],
    ['அன்னை தெரேசா, “அன்பு செலுத்துங்கள்” என்றார்.'],
    [''],
  ])('%s', (essay) => expect(review(essay)).toEqual([]))
})

it('takes nobody for a poet whose name begins as his', () => {
  const [[badge] = []] = brief('“யாயும் ஞாயும் யாரா கியரோ” என்று வகுப்பில் தொடங்கினார் இளங்கோவன்.')
  expect(badge).toBe('verified')
})

describe('any essay', () => {
  const pieces = [
    '“',
    '”',
    '"',
    '\n',
    ' ',
    '(குறள் 391)',
    'வள்ளுவர்',
    'பாரதியார்',
    'கற்க கசடறக்',
    'கற்பவை கற்றபின்',
    'குறள்',
    '391',
    '😀',
    'கொ',
    '\u200c',
    'யாதும் ஊரே',
    'என்றார்.',
  ]
  const essays = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
  )

  it('has findings in order inside it, sources exactly with evidence, and nothing to apply', () => {
    fc.assert(
      fc.property(essays, (essay) => {
        let last = 0
        for (const finding of review(essay)) {
          expect(finding.start).toBeGreaterThanOrEqual(last)
          expect(finding.excerpt).not.toBe('')
          expect(finding.source === undefined).toBe(finding.badge === 'unverified')
          expect(finding).not.toHaveProperty('canAutoApply')
          last = finding.start
        }
      }),
    )
  })
})

describe('the work in which a sentence says that words stand', () => {
  it('is held against it, though the poet is right', () => {
    expect(brief('“யாதும் ஊரே யாவரும் கேளிர்” என்று கணியன் பூங்குன்றனார் நற்றிணையில் பாடினார்.')).toMatchObject([
      ['conflicting', 'high', expect.any(String)],
    ])
    expect(brief('“யாதும் ஊரே யாவரும் கேளிர்” என்று கணியன் பூங்குன்றனார் புறநானூற்றில் பாடினார்.')).toMatchObject([
      ['verified', 'low', expect.any(String)],
    ])
  })

  it('is looked for behind a pronoun whose poet has an attribute, too', () => {
    const essay = (poet: string) =>
      `நாடு போற்றும் ${poet}, “யாமறிந்த மொழிகளிலே தமிழ்மொழிபோல் இனிதாவது எங்கும் காணோம்” என்று பாடினார். அவரே, “சாதி இரண்டொழிய வேறில்லை” என்றும் பாடினார்.`
    expect(brief(essay('பாரதியார்')).at(-1)?.[0]).toBe('conflicting')
  })
})

describe('a speaker meant by a pronoun', () => {
  const badges = (essay: string) => review(essay).map(({ badge }) => badge)

  it.each([
    ['ஔவையார் அறநூல்கள் தந்தார். அவர், “நீரின்றி அமையாது உலகு” என்றும் கூறினார்.', 'conflicting'],
    ['திருவள்ளுவர் அறநூல் தந்தார். அவரே, “நீரின்றி அமையாது உலகு” என்று கூறினார்.', 'verified'],
    ['பாரதியார் நாட்டுப்பற்று மிக்கவர். “தமிழுக்கும் அமுதென்று பேர்” என்று அவரே பாடினார்.', 'conflicting'],
    ['காந்தியடிகள் அறவழியில் நடந்தார். அவர், “நீரின்றி அமையாது உலகு” என்றும் கூறினார்.', 'verified'],
    ['பாரதியாரின் நண்பர் ஒருவர் வந்தார். அவர், “நீரின்றி அமையாது உலகு” என்று கூறினார்.', 'verified'],
  ])('%s', (essay, badge) => {
    expect(badges(essay)).toEqual([badge])
  })
})

describe('the place of a wrong ascription', () => {
  it.each([
    [`“${KNOWLEDGE}” என்று பாடினார் ஔவையார்.`, `${KNOWLEDGE}” என்று பாடினார் ஔவையார்`],
    [`ஔவையார், “${KNOWLEDGE}” என்று பாடினார்.`, `ஔவையார், “${KNOWLEDGE}`],
  ])('covers the quotation and the name: %s', (essay, excerpt) => {
    expect(brief(essay)).toEqual([['conflicting', 'high', excerpt]])
  })

  it('is the pronoun that means the poet said last before', () => {
    const essay = `“மங்கையராகப் பிறப்பதற்கே நல்ல மாதவம் செய்திட வேண்டும் அம்மா” என்று பாடினார் கவிமணி. அவரே “${KNOWLEDGE}” என்றும் பாடினார்.`
    expect(brief(essay).at(-1)).toEqual(['conflicting', 'high', `அவரே “${KNOWLEDGE}`])
  })

  it('leaves out another quotation between them', () => {
    expect(brief(`“${KNOWLEDGE}” என்றும் “அறம் செய விரும்பு” என்றும் பாடினார் ஔவையார்.`)).toEqual([
      ['conflicting', 'high', KNOWLEDGE],
      ['verified', 'low', 'அறம் செய விரும்பு'],
    ])
  })
})

describe('a line quoted by someone who speaks', () => {
  const COUPLET = 'உழுதுண்டு வாழ்வாரே வாழ்வார்மற் றெல்லாம் தொழுதுண்டு பின்செல் பவர்'

  it.each([
    [`“${COUPLET} என்று வள்ளுவர் சும்மாவா சொன்னார்?” என்றார் தந்தை.`, [['verified', COUPLET]]],
    [
      `“கவலைப்படாதே. ${COUPLET.replace('பின்', 'முன்')} என்று வள்ளுவர் சொன்னார்” என்றார் அவர்.`,
      [['conflicting', COUPLET.replace('பின்', 'முன்')]],
    ],
    ['“நாளை வருகிறேன் என்று பாரதி சொன்னான். கவலைப்படாதே” என்றாள் அம்மா.', []],
  ])('%s', (essay, expected) => {
    expect(review(essay).map(({ badge, excerpt }) => [badge, excerpt])).toEqual(expected)
  })
})
