import { loadCritic } from '@semmai/tamil-node'
import { expect, it } from 'vitest'

const critic = loadCritic()

const essayWith = (paragraph: string) =>
  [
    'உடல்நலம்',
    'உடல்நலம் நம் வாழ்வில் சிறப்பிடம் பெற்றது. அதைப் பற்றி இக்கட்டுரையில் காண்போம்.',
    'நாள்தோறும் உடற்பயிற்சி செய்தால் உடல் வலிமை பெறும். இரத்தம் சீராக ஓடும். நோய்கள் அண்டாது. இரவில் நல்ல உறக்கம் வரும்.',
    'காய்கறிகளும் பழங்களும் நிறைய உண்ண வேண்டும். எண்ணெயில் பொரித்த தின்பண்டங்களைக் குறைக்கலாம்.',
    paragraph,
    'ஆகவே, உடல்நலம் பேணி வளமாக வாழ்வோம். பிறருக்கும் வழிகாட்டுவோம்.',
  ].join('\n\n')

const restatedIn = (essay: string) =>
  critic
    .critique(essay)
    .sections.structure.items.filter(({ title }) => title === 'கூறியது கூறல்')
    .map(({ location }) => location.excerpt)

it('finds a paragraph that says an earlier one in other words', () => {
  const again =
    'தினமும் பயிற்சியில் ஈடுபடுவோரின் உடம்பு உறுதியாகிறது. குருதி தடையின்றி ஓடுகிறது. பிணிகள் நெருங்குவதில்லை. ஆழ்ந்த தூக்கமும் கிடைக்கிறது.'
  expect(restatedIn(essayWith(again))).toEqual([again])
})

it('leaves one with other figures, and a tale in which the same happens again', () => {
  const again =
    'தினமும் பயிற்சியில் ஈடுபடுவோரின் உடம்பு உறுதியாகிறது. குருதி தடையின்றி ஓடுகிறது. பிணிகள் நெருங்குவதில்லை. ஆழ்ந்த தூக்கமும் கிடைக்கிறது.'
  const counted = again.replace('தினமும்', 'தினமும் 45 நிமிடம்')
  expect(restatedIn(essayWith(counted).replace('நாள்தோறும்', 'நாள்தோறும் 20 நிமிடம்'))).not.toContain(counted)
  const { items } = critic.critique(essayWith(again), { genre: 'story' }).sections.structure
  expect(items.map(({ location }) => location.excerpt)).not.toContain(again)
})

it('leaves one that says something new of the same', () => {
  const other = 'விளையாட்டு மனத்துக்கு மகிழ்ச்சி தரும். தோல்வியை ஏற்கும் பக்குவம் வளரும். குழுவாக இயங்கும் பண்பும் உருவாகும்.'
  expect(restatedIn(essayWith(other))).toEqual([])
})

it('leaves a test of what the paragraph before has said', () => {
  const claim =
    'நிலவு தன் ஒரு முகத்தை மட்டுமே நமக்குக் காட்டுகிறது. அது பூமியைச் சுற்றிவரவும் தன்னைச் சுற்றிக்கொள்ளவும் எடுக்கும் காலம் ஒன்றே. அதன் முதுகை நாம் பார்த்ததில்லை.'
  const again =
    'சந்திரன் ஒரு பக்கத்தை மட்டுமே காட்டுகிறது. பூமியைச் சுற்றும் காலமும் அது தன்னைச் சுற்றும் காலமும் ஒன்றே. அதன் முதுகை எவரும் பார்த்ததில்லை.'
  const shown = `இதை வீட்டிலேயே காணலாம். ${again}`
  expect(restatedIn(essayWith(`${claim}\n\n${again}`))).toContain(again)
  expect(restatedIn(essayWith(`${claim}\n\n${shown}`))).not.toContain(shown)
})

it('leaves one that shares single words of short sentences', () => {
  const told = 'திடலின் ஓரத்தில் முதியவர்கள் அமர்ந்து செய்தித்தாள் படிக்கிறார்கள். மழை. காற்று. பகலில் கடைகள் மூடியிருக்கும்.'
  const other = 'திடலுக்கு வெளியே முதியவர்கள் சிலர் மீன்வலை பின்னுகிறார்கள். மழை. காற்று. ஊர் உறங்கிவிட்டது.'
  expect(restatedIn(essayWith(`${told}\n\n${other}`))).toEqual([])
})
