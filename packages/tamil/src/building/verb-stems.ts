import type { Tense } from '../words/analysis.ts'
import type { SuffixList } from '../words/ending-lists.ts'
import { beforeVowel } from '../words/phonemes.ts'
import type { VerbForms } from '../words/verb-forms.ts'

/** Files one form of a verb, as phonemes, under the endings that may follow it; some forms say the tense. */
export type AddVerbForm = (phonemes: string, next: SuffixList, tense?: Tense) => void

/** Every form of a verb. */
export function addVerb(forms: VerbForms, add: AddVerbForm): void {
  add(forms.root, 'root')
  add(forms.rootBeforeVowel, 'rootVowel')
  add(forms.participle, 'participle')
  add(beforeVowel(forms.participle), 'participleVowel')
  if (DOUBLING.test(forms.participle)) add(forms.participle, 'participleDoubling')
  if (forms.past === undefined) add(forms.participle, 'pastOnI', 'past')
  else add(forms.past, 'past', 'past')
  // போயின, போயிற்று.
  if (forms.past !== undefined && /[ஓஆ]ன$/u.test(forms.past))
    add(`${forms.past.slice(0, -1)}யஇ`, 'pastOnI', 'past')
  if (forms.participle.endsWith('ஆகஇ')) add(forms.participle, 'pastOnI', 'past')
  add(forms.present, 'present', 'present')
  add(forms.future, 'future', 'future')
  if (takesGlide(forms)) {
    add(`${forms.infinitive}உக`, 'present', 'present')
    add(`${forms.infinitive}உவ`, 'future', 'future')
  }
  add(forms.agent, 'agent', 'future')
  add(forms.infinitive, 'infinitive')
  add(forms.action, 'action')
  add(forms.action, 'actionVowel')
  add(forms.action, 'actionPlural')
  add(forms.action.slice(0, -1), 'actionDative')
  if (forms.rootBeforeVowel !== forms.infinitive && !forms.root.endsWith('கஉ'))
    add(forms.rootBeforeVowel, 'oldNegative')
  if (!forms.present.endsWith('கக')) add(forms.agent.slice(0, -1), 'optative')
  add(forms.causative, 'causative')
}

/** Participles behind which a hard consonant doubles: கேட்டுத்தான், ஓடித்தான், போய்த்தான், but வந்துதான். */
const DOUBLING = /(?:இ|ய|ககஉ|சசஉ|டடஉ|ததஉ|பபஉ|றறஉ)$/u

/** A weak root in a soft consonant may take -உ before its tense: சொல்லுகிறான், ஆளுவான் beside சொல்கிறான், ஆள்வான். */
function takesGlide({ root, present }: VerbForms): boolean {
  return present === `${root}க` && 'லளழரணன'.includes(root.at(-1) ?? '')
}
