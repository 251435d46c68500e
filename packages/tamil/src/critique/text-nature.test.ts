import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'
import { GOOD } from '../test/essays/good.ts'

const critic = loadCritic()

const PRAISE = /சீராக|தெளிவாக|ஒட்டிச் செல்|தேவையில்லை/u

const TEXTS: readonly (readonly [what: string, text: string, said: RegExp])[] = [
  ['nothing', '', /உரை எதுவும்/u],
  ['blanks', ' \n\t ', /உரை எதுவும்/u],
  ['one letter', 'அ', /குறைவாக/u],
  ['one word', 'மரம்', /குறைவாக/u],
  ['one sentence', 'மரங்கள் மழையைத் தருகின்றன.', /குறைவாக/u],
  ['two sentences', 'மரங்கள் மழையைத் தருகின்றன. அவற்றைக் காப்போம்.', /குறைவாக/u],
  ['digits', '12345 67890 2024', /எழுத்து எதுவும்/u],
  ['emoji', '😀😀🎉👍', /எழுத்து எதுவும்/u],
  [
    'English',
    'Trees give us rain and shade. We have to plant more of them in the towns of our state.',
    /ஆங்கில/u,
  ],
  ['Hindi', 'पेड़ हमें छाया देते हैं। हमें अधिक पेड़ लगाने चाहिए।', /இந்தி/u],
  ['Russian', 'Деревья дают нам тень и дождь. Мы должны их беречь.', /தமிழில் இல்லை/u],
  [
    'romanised Tamil',
    'Marangal namakku nizhal tharukindrana. Naam marangalai valarkka vendum. Neer illai endral ulagam illai.',
    /ஆங்கில எழுத்துகளில்/u,
  ],
  ['mojibake', 'à®®à®°à®à¯à®à®³à¯ à®®à®´à¯à®¯à¯à®¤à¯ à®¤à®°à¯à®à®¿à®©à¯à®±à®©', /சிதைந்து/u],
  ['replacement characters', '������ ���� ���� மர', /சிதைந்து/u],
  [
    'a poem',
    'காலை வந்தது கதிர் எழுந்தது\nசோலை எங்கும் பூ மலர்ந்தது\nபறவை பாடிப் பறந்து சென்றது\nஉறவை நினைத்து மனம் நெகிழ்ந்தது',
    /கவிதை/u,
  ],
]

const NO_TEXTS: typeof TEXTS = [
  [
    'invented words',
    'மப்பு தொக்கி கெகெ லிலிகு பேபோ. ஞொஞொ தித்தொ கொபெ நுநூ ழுழொ. ஆகவே பௌபௌ சொசெ லெலொ.\n\nரெரொ ணுணொ வுவொ யொயெ ளிளொ. கௌகொ செசொ தௌதெ நெநொ. எனவே மௌமெ பொபௌ டெடொ.',
    /சொற்கள் புரியவில்லை/u,
  ],
  ['one sentence over and over', 'கடல் அழகானது. '.repeat(20), /மீண்டும் மீண்டும்/u],
  [
    'half English',
    'நூலகம் அறிவைத் தருகிறது. நாம் நாள்தோறும் நூல்களைப் படிக்க வேண்டும். நல்ல நூல்கள் நம் நண்பர்கள். A library is a house of books. We should read in the library every day. Books are our friends and they teach us of the world.',
    /ஆங்கில/u,
  ],
]

describe('a text that is no text', () => {
  it.each(NO_TEXTS)('%s is told what it is, without praise', (_, text, said) => {
    const { summary, scores, strengths } = critic.critique(text)
    expect(summary).toMatch(said)
    expect(summary).not.toMatch(PRAISE)
    expect(strengths).toEqual([])
    expect(scores.every(({ score }) => score === null)).toBe(true)
  })

  it('is no essay with English terms', () => {
    const essay = GOOD[0]?.text.replaceAll('. ', ' (library science and the web). ') ?? ''
    expect(critic.critique(essay).summary).not.toMatch(/ஆங்கில|புரியவில்லை/u)
  })
})

describe('a text that is no essay', () => {
  it.each(TEXTS)('%s is told what it is, without praise', (_, text, said) => {
    const { summary, sections, topFixes } = critic.critique(text)
    expect(summary).toMatch(said)
    for (const prose of [summary, ...Object.values(sections).map((section) => section.summary)])
      expect(prose).not.toMatch(PRAISE)
    expect(sections.structure.items).toEqual([])
    expect(topFixes.join(' ')).not.toMatch(/முடிவுரை|முன்னுரை/u)
  })

  it('still has its facts checked', () => {
    const { sections } = critic.critique('நேபாளத்தின் தலைநகர் டாக்கா.')
    expect(sections.facts.items.map(({ badge }) => badge)).toEqual(['conflicting'])
  })

  it('is not what a whole essay is taken for', () => {
    for (const essay of GOOD) expect(critic.critique(essay.text).summary).not.toMatch(/மதிப்பிட/u)
  })
})
