import { type NounForms, nounForms } from '../../../words/noun-forms.ts'
import { toPhonemes } from '../../../words/phonemes.ts'
import type { Spelling } from './sentence-units.ts'

/** How a name stands in its clause. `copula`: நேபாளம் ஆகும் in one word; `adverbial`: -ஆக; `adjectival`: -ஆன. */
export type NameCase =
  | 'nominative'
  | 'accusative'
  | 'instrumental'
  | 'sociative'
  | 'dative'
  | 'ablative'
  | 'genitive'
  | 'locative'
  | 'oblique'
  | 'adverbial'
  | 'adjectival'
  | 'copula'
  | 'quoted'

const CASES: Readonly<Record<string, NameCase>> = {
  ஐ: 'accusative',
  ஆல்: 'instrumental',
  ஓடு: 'sociative',
  உடன்: 'sociative',
  இன்: 'genitive',
  உடைய: 'genitive',
  உடையது: 'genitive',
  இனுடைய: 'genitive',
  இனுடையது: 'genitive',
  இனது: 'genitive',
  அது: 'genitive',
  இல்: 'locative',
  இலுள்ள: 'locative',
  உள்: 'locative',
  உள்ளே: 'locative',
  இடம்: 'locative',
  இலிருந்து: 'ablative',
  இடமிருந்து: 'ablative',
  இற்கு: 'dative',
  இற்காக: 'dative',
  இற்கான: 'dative',
  இற்குரிய: 'dative',
  உக்கு: 'dative',
  உக்காக: 'dative',
  உக்கான: 'dative',
  உக்குரிய: 'dative',
  உக்குள்: 'dative',
  இனை: 'accusative',
  இனால்: 'instrumental',
}

const AFTER_NOMINATIVE: Readonly<Record<string, NameCase>> = {
  ஆக: 'adverbial',
  ஆன: 'adjectival',
  ஆகிய: 'adjectival',
  ஆகும்: 'copula',
  ஆவார்: 'copula',
  ஆவான்: 'copula',
  ஆவாள்: 'copula',
  ஆவது: 'copula',
  ஏயாகும்: 'copula',
  ஏயாவார்: 'copula',
  ஆனது: 'nominative',
  என்ற: 'quoted',
  என்னும்: 'quoted',
  எனும்: 'quoted',
  என்று: 'quoted',
  என: 'quoted',
  என்பது: 'nominative',
  என்பவர்: 'nominative',
  தான்: 'nominative',
}

const CLITICS = ['உம்', 'ஏ', 'ஓ', 'ஏயே', 'தான்', 'தாம்', 'உமே'] as const

const phonemic = (table: Readonly<Record<string, NameCase>>) =>
  new Map(Object.entries(table).map(([suffix, value]) => [toPhonemes(suffix), value]))

const CASE_OF = phonemic(CASES)
const PREDICATE_OF = phonemic(AFTER_NOMINATIVE)
const CLITIC_ENDINGS = CLITICS.map(
  (clitic) => [clitic === 'உம்' || clitic === 'உமே', toPhonemes(clitic)] as const,
)

/** A noun's forms, and what all of them begin with. */
export interface Inflection extends NounForms {
  readonly stem: string
  /** The forms that it has beside the regular ones, as a compound or a loan. */
  readonly beside: readonly NounForms[]
}

/** The forms of a noun, ready to be looked for. */
export function inflectionOf(lemma: string): Inflection {
  const forms = withVelar(nounForms(lemma))
  let length = forms.nominative.length
  while (
    !forms.oblique.startsWith(forms.nominative.slice(0, length)) ||
    !forms.beforeVowel.startsWith(forms.nominative.slice(0, length))
  )
    length--
  return { ...forms, stem: forms.nominative.slice(0, length), beside: formsBeside(forms) }
}

/** `சுண்ணாம்புக்கல்லின்`, `அதிர்வெண்ணின்`: a compound may end in a short noun; `ஆக்சைடின்`: a loan in டு need not double. */
function formsBeside(forms: NounForms): readonly NounForms[] {
  const { nominative } = forms
  const last = nominative.at(-1) ?? ''
  if (forms.oblique === nominative && SHORT_END.test(nominative))
    return [{ ...forms, beforeVowel: nominative + last, oblique: nominative + last }]
  return nominative.length > SHORTEST_LOAN && nominative.endsWith('டஉ') && forms.oblique.endsWith('டட')
    ? [{ ...forms, oblique: nominative.slice(0, -1) }]
    : []
}
const SHORT_END = /[அஇஉஎஒ][ணனலள]$/u
/** In phonemes. */
const SHORTEST_LOAN = 5

/** பிளெமிங்: a foreign name in ங் takes க் before a vowel, பிளெமிங்கால். */
function withVelar(forms: NounForms): NounForms {
  const { nominative } = forms
  return nominative.endsWith('ங')
    ? { ...forms, beforeVowel: `${nominative}க`, oblique: `${nominative}க` }
    : forms
}

/** The case in which a unit is a form of a noun. */
export function caseOfUnit(
  unit: Spelling,
  inflection: Inflection,
): { case: NameCase; withUm: boolean } | undefined {
  const found = caseOf(unit.phonemes, inflection)
  // A name may itself end in க் ச் த் ப்: மின்ஸ்க்.
  return found ?? (unit.doubled ? caseOf(toPhonemes(unit.text), inflection) : undefined)
}

const PLURAL = toPhonemes('கள்')

/** The case in which a word, as phonemes, is a form of a noun; undefined when it is not one. */
export function caseOf(phonemes: string, forms: Inflection): { case: NameCase; withUm: boolean } | undefined {
  if (!phonemes.startsWith(forms.stem)) return undefined
  const many = forms.nominative + PLURAL
  // சேரர்களின்: as சேரரின்.
  if (forms.nominative.endsWith('ர') && phonemes.startsWith(many))
    return caseOf(forms.nominative + phonemes.slice(many.length), forms)
  if (phonemes === forms.nominative) return { case: 'nominative', withUm: false }
  return inflectedCaseOf(phonemes, forms) ?? firstOf(forms.beside, (one) => inflectedCaseOf(phonemes, one))
}

function inflectedCaseOf(
  phonemes: string,
  forms: NounForms,
): { case: NameCase; withUm: boolean } | undefined {
  const plain = bareCaseOf(phonemes, forms, false)
  if (plain) return { case: plain, withUm: false }
  for (const [um, ending] of CLITIC_ENDINGS) {
    if (!phonemes.endsWith(ending)) continue
    const found = bareCaseOf(beforeClitic(phonemes, ending), forms, true)
    if (found) return { case: found, withUm: um }
  }
  return undefined
}

function firstOf<T, Found>(all: readonly T[], find: (one: T) => Found | undefined): Found | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** A form without its clitic and what joins the two: இலங்கையை of இலங்கையையும் and இலங்கையைத்தான். */
function beforeClitic(phonemes: string, clitic: string): string {
  const form = phonemes.slice(0, -clitic.length)
  const isJoined = clitic.startsWith('த') ? /(?:ஐ|ககஉ)த$/u.test(form) : form.endsWith('ஐய')
  return isJoined ? form.slice(0, -1) : form
}

function bareCaseOf(phonemes: string, forms: NounForms, hasClitic: boolean): NameCase | undefined {
  const { nominative, beforeVowel, oblique } = forms
  // காத்மாண்டுவை beside காத்மாண்டை: a name keeps its உ before a glide.
  if (nominative.endsWith('உ') && phonemes.startsWith(`${nominative}வ`)) {
    const rest = phonemes.slice(nominative.length + 1)
    const found =
      CASE_OF.get(rest) ?? PREDICATE_OF.get(rest) ?? (hasClitic ? CASE_OF.get(`${rest}உ`) : undefined)
    if (found) return found
  }
  if (hasClitic && (phonemes === beforeVowel || phonemes === nominative)) return 'nominative'
  if (phonemes.startsWith(oblique)) {
    const rest = phonemes.slice(oblique.length)
    // Before a clitic the short உ of -க்கு, -து is dropped.
    const found = CASE_OF.get(rest) ?? (hasClitic ? CASE_OF.get(`${rest}உ`) : undefined)
    if (found) return found
    if (rest === 'உ' && oblique !== beforeVowel) return 'oblique'
  }
  if (phonemes.startsWith(nominative)) {
    const rest = phonemes.slice(nominative.length)
    if (/^ககஉ?$/u.test(rest) || /^கக(?:ஆக|ஆனஅ?|ஆகஅ|உரஇயஅ)$/u.test(rest)) return 'dative'
    const joined = PREDICATE_OF.get(rest)
    if (joined) return joined
  }
  if (phonemes.startsWith(beforeVowel)) {
    const joined = PREDICATE_OF.get(phonemes.slice(beforeVowel.length))
    if (joined) return joined
  }
  return undefined
}
