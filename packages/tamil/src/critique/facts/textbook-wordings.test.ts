import { loadCritic } from '@semmai/tamil-node'
import { describe, expect, it } from 'vitest'

const critic = loadCritic()
const badgesOf = (text: string) => critic.critique(text).sections.facts.items.map(({ badge }) => badge)
const lines = (text: string) => text.trim().split('\n')

/** Wordings of school books, each with the right value and a wrong one: `[right|wrong]`. */
const CLASSES = {
  'a language in which the work is known to be written': `
சாகுந்தலம் என்ற நாடகத்தைச் சமஸ்கிருதத்தில் இயற்றியவர் [காளிதாசர்|பாணபட்டர்].`,
  'who is known as the one who did it': `
அர்த்தசாத்திரம் என்ற நூலை எழுதியவராக [சாணக்கியர்|காளிதாசர்] அறியப்படுகிறார்.`,
  'what books of a subject say': `
நளவெண்பாவை இயற்றியவர் [புகழேந்திப் புலவர்|காளமேகப் புலவர்] என்று தமிழ்ப் பாடநூல் குறிப்பிடுகிறது.
சிலந்திக்கு [எட்டுக்|பத்துக்] கால்கள் இருப்பதாக விலங்கியல் நூல்கள் கூறுகின்றன.
பெரியபுராணத்தை இயற்றியவர் [சேக்கிழார்|கம்பர்] என்று அடியார்கள் போற்றுகின்றனர்.`,
  'a question without a comma before its answer': `
நன்னூலை எழுதியவர் யார் என்றால் அவர் [பவணந்தி முனிவர்|தொல்காப்பியர்] ஆவார்.`,
  'six that is no river': `
சிலப்பதிகாரம் [மூன்று|ஆறு] காண்டங்களாகப் பகுக்கப்பட்டுள்ளது.`,
  'a rank or a name given to somebody in the dative': `
தமிழ்நாட்டின் மாநில மரம் என்ற சிறப்பு [பனை மரத்துக்கு|ஆலமரத்துக்கு] அளிக்கப்பட்டுள்ளது.
வங்காளத்தின் துயரம் என்ற பெயர் [தாமோதர்|மகாநதி] ஆற்றுக்கு வழங்கப்பட்டது.`,
  'from where one counts': `
சூரியனிலிருந்து மூன்றாவதாக அமைந்துள்ள கோள் [பூமி|செவ்வாய்].`,
  'a rank that is held': `
உலகில் பரப்பளவில் முதலிடம் வகிக்கும் நாடு [ரஷ்யா|கனடா] ஆகும்.
உலகின் மிகச் சிறிய கண்டம் என்ற இடத்தை [ஆஸ்திரேலியா|ஐரோப்பா] பிடித்துள்ளது.`,
  'one of the works of its author': `
மேகதூதம் [காளிதாசரின்|வால்மீகியின்] புகழ்பெற்ற காவியங்களுள் ஒன்று.
[புதுமைப்பித்தனின்|ஜெயகாந்தனின்] எழுதுகோலில் பிறந்த சிறுகதை சாபவிமோசனம்.`,
  'what was of a dynasty': `
பாண்டியர்களின் தலைநகரம் [மதுரையாக|காஞ்சிபுரமாக] இருந்தது.`,
  'what a town was founded as': `
கங்கைகொண்ட சோழபுரத்தைத் தலைநகராக உருவாக்கியவர் [முதலாம் இராசேந்திரன்|முதலாம் குலோத்துங்கன்].`,
  'one of several who stand in a list of another record': `
இந்தியா 1983 உலகக் கோப்பையை [கபில்தேவ்|சுனில் கவாஸ்கர்] தலைமையில் வென்றது.`,
  'a verb that helps the participle before it': `
போர்த்துக்கேயர் முதன்முதலாக இலங்கைக்கு வந்து சேர்ந்தது [1505|1605] ஆம் ஆண்டில் ஆகும்.`,
  'a date beside a rank that another record bears out': `
விஸ்வநாதன் ஆனந்த் [1988|1998] ஆம் ஆண்டு இந்தியாவின் முதல் சதுரங்க கிராண்ட்மாஸ்டர் ஆனார்.`,
  'where the thing is known to stand': `
மாமல்லபுரத்தில் பயணிகளைக் கவரும் கடற்கரைக் கோயில் [பல்லவ|சேர] மன்னர்களால் எழுப்பப்பட்டது.`,
  'by whom it was done': `
கட்டபொம்மன் ஆங்கிலேயரால் தூக்கிலிடப்பட்ட இடம் [கயத்தாறு|மதுரை] ஆகும்.`,
  'an anthem of a government': `
தமிழ்நாட்டு அரசின் தமிழ்த்தாய் வாழ்த்துப் பாடல் [மனோன்மணீயம் சுந்தரனாரின்|கவிமணி தேசிக விநாயகம் பிள்ளையின்] படைப்பு.`,
  'on which shore a town lies': `
திருகோணமலை இலங்கையின் [கிழக்குக்|மேற்குக்] கரையில் அமைந்துள்ளது.`,
}

describe.each(Object.entries(CLASSES))('%s', (_, cases) => {
  it.each(lines(cases))('%s', (line) => {
    const right = badgesOf(line.replace(/\[([^|]*)\|[^\]]*\]/u, '$1'))
    expect(right).toContain('verified')
    expect(right).not.toContain('conflicting')
    expect(badgesOf(line.replace(/\[[^|]*\|([^\]]*)\]/u, '$1'))).toContain('conflicting')
  })
})

describe('of what was reached', () => {
  it.each(['டெஸ்ட் கிரிக்கெட்டில் 800 விக்கெட்டுகளை வீழ்த்தியவர் முத்தையா முரளிதரன்.'])('%s', (text) => {
    expect(badgesOf(text)).toEqual(['verified'])
  })
})

describe('nothing is confirmed beside what another record speaks against, and nobody accused', () => {
  it.each([
    'ஐம்பெருங்காப்பியங்களுள் ஒன்றான குண்டலகேசி சமண சமயக் கொள்கைகளைப் பரப்பும் நூலாகும்.',
    'முத்துக் குளித்தலுக்குப் பெயர்பெற்ற தூத்துக்குடி தமிழ்நாட்டின் வடமேற்கில் அமைந்துள்ளது.',
    'கோவலனின் தோழி மாதவி.',
  ])('%s', (text) => {
    expect(badgesOf(text)).not.toContain('verified')
  })
  it('கோவலனின் தோழி மாதவி.', () => expect(badgesOf('கோவலனின் தோழி மாதவி.')).toEqual([]))
})
