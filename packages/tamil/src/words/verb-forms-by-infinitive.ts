import type { LanguageData } from '../data/language-data.ts'
import { fromPhonemes, toPhonemes } from './phonemes.ts'
import { withoutVallinam } from './vallinam.ts'
import { type VerbForms, verbReader } from './verb-forms.ts'

/**
 * Other forms of a verb than the one written, by the infinitive that negatives and passives are built on; indexed when first
 * asked for. Undefined for a form of no verb of the stem tables.
 */
export class VerbFormsByInfinitive {
  readonly #data: LanguageData
  #rows: ReadonlyMap<string, readonly number[]> | undefined

  constructor(data: LanguageData) {
    this.#data = data
  }

  /** What is done, in the accusative, of a negative participle or noun: பேசாமல், பேசாததை → பேசுவதை. */
  doing(negative: string): string | undefined {
    const verb = this.#verbOf(negative, /ஆ(?:மஅல|தஅதஐ)$/u)
    return verb && fromPhonemes(`${verb.future}அதஐ`)
  }

  /** The infinitive of a negative participle: பேசாமல் → பேச. */
  infinitive(negative: string): string | undefined {
    const verb = this.#verbOf(negative, /ஆமஅல(?:உம)?$/u)
    return verb && fromPhonemes(`${verb.infinitive}அ`)
  }

  /** The active of a passive with its person: பிடிக்கப்பட்டனர் → பிடித்தனர். */
  active(passive: string): string | undefined {
    const phonemes = toPhonemes(passive)
    const at = phonemes.lastIndexOf('அபபஅடட')
    if (at < 1) return undefined
    const verb = this.#formsOf(phonemes.slice(0, at))
    const rest = phonemes.slice(at + 'அபபஅடட'.length)
    if (verb === undefined) return undefined
    const past = verb.past ?? `${verb.participle}ன`
    return fromPhonemes(past + (verb.past === undefined ? rest.replace(/^அன/u, '') : rest))
  }

  #verbOf(word: string, ending: RegExp): VerbForms | undefined {
    const phonemes = toPhonemes(withoutVallinam(word))
    return ending.test(phonemes) ? this.#formsOf(phonemes.replace(ending, '')) : undefined
  }

  #formsOf(stem: string): VerbForms | undefined {
    this.#rows ??= this.#data.table('verbs').rowsBy('infinitive')
    const [row] = this.#rows.get(fromPhonemes(`${stem}அ`)) ?? []
    return row === undefined ? undefined : verbReader(this.#data)(row).forms
  }
}
