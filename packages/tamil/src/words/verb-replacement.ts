import type { LanguageData } from '../data/language-data.ts'
import { fromPhonemes, toPhonemes } from './phonemes.ts'
import { finalVallinam, withoutVallinam } from './vallinam.ts'
import { type VerbForms, verbReader } from './verb-forms.ts'

/**
 * The same form of another verb; verbs are named by their past participles, which tell homonyms apart: `கத்திக்கொண்டிருந்தன`,
 * `கத்தி`, `குரைத்து` → குரைத்துக்கொண்டிருந்தன. Undefined when the word is no form of the first verb.
 */
export type ReplaceVerb = (word: string, from: string, to: string) => string | undefined

/** A beginning that forms of a verb have in common, and what may follow it. */
interface Base {
  readonly letters: string
  readonly follows: RegExp
}

const HARD_DOUBLED = /^([கசதப])\1/u

/** Replaces forms of one verb by those of another; the verbs of the data are indexed when one is first asked for. */
export class VerbReplacement {
  readonly #data: LanguageData
  #rows: ReadonlyMap<string, readonly number[]> | undefined

  constructor(data: LanguageData) {
    this.#data = data
  }

  replace(word: string, from: string, to: string): string | undefined {
    const bare = withoutVallinam(word)
    const phonemes = toPhonemes(bare)
    if (!phonemes.startsWith(toPhonemes(from).slice(0, 2))) return undefined
    const [old, fresh] = [this.#formsOf(from), this.#formsOf(to)]
    if (old === undefined || fresh === undefined) return undefined
    const made = swapped(phonemes, old, fresh)
    if (made === undefined) return undefined
    const form = fromPhonemes(made)
    const doubles = finalVallinam(word) !== undefined && (!isParticiple(made, fresh) || doublesAfter(fresh))
    return doubles ? form + word.slice(bare.length) : form
  }

  #formsOf(participle: string): VerbForms | undefined {
    this.#rows ??= this.#data.table('verbs').rowsBy('participle')
    const [row] = this.#rows.get(participle) ?? []
    return row === undefined ? undefined : verbReader(this.#data)(row).forms
  }
}

function swapped(word: string, old: VerbForms, fresh: VerbForms): string | undefined {
  const [before, after] = [basesOf(old), basesOf(fresh)]
  let best: { readonly length: number; readonly form: string } | undefined
  for (const [i, { letters, follows }] of before.entries()) {
    const target = after[i]
    if (target === undefined || !word.startsWith(letters) || letters.length <= (best?.length ?? 0)) continue
    const rest = word.slice(letters.length)
    if (!follows.test(rest)) continue
    best = { length: letters.length, form: joined(target.letters, rest, fresh) }
  }
  return best?.form
}

/** An auxiliary joined to a participle begins doubled after some participles only: குரைத்துக்கொண்டு, நெய்துகொண்டு. */
function joined(base: string, rest: string, fresh: VerbForms): string {
  if (base !== fresh.participle || rest === '') return base + rest
  const bare = HARD_DOUBLED.test(rest) ? rest.slice(1) : rest
  return doublesAfter(fresh) && /^[கசதப][^கசதப]/u.test(bare) && !/^கூட/u.test(fromPhonemes(bare))
    ? base + bare.charAt(0) + bare
    : base + bare
}

function isParticiple(form: string, { participle }: VerbForms): boolean {
  return form === participle
}

/** After -இ, -ய் and a hard consonant with its double: படித்து, கேட்டு, கற்று. */
function doublesAfter({ participle }: VerbForms): boolean {
  return /[இய]$|([கடதபற])\1உ$/u.test(participle)
}

/** In one order for all verbs. */
function basesOf(verb: VerbForms): readonly Base[] {
  const { participle, past } = verb
  return [
    // குரைத்தன, கத்தின
    { letters: past === undefined ? `${participle}னஅ` : `${past}அனஅ`, follows: /^(?:வஆ|வஏ|வஓ|உம)?$/u },
    { letters: past ?? `${participle}ன`, follows: /^(?:[ஆஏஓஈ]|அன)/u },
    { letters: past ?? `${participle}ய`, follows: /^(?:அ$|அத|அப|அவ|உ[லள]|அபஓ|ஆல$)/u },
    { letters: past === undefined ? `${participle}ன` : past, follows: /^ஆல$/u },
    { letters: `${past ?? `${participle}ய`}உம`, follows: /^$/u },
    { letters: participle, follows: /^(?:$|கக|க|வஇ|வஐ|வஅ|இர|யஇர|பப|ப|வஇடட|ளளஅ|உளள|யஉளள|தத|த)/u },
    { letters: `${verb.present}இ`, follows: /^(?:ற|னற)/u },
    { letters: verb.future, follows: /^[ஆஏஓஈஅ]/u },
    { letters: verb.infinitive, follows: /^(?:அ|ஆ|உம)/u },
    { letters: verb.action, follows: /^/u },
    { letters: verb.root, follows: /^(?:$|உஙக)/u },
  ]
}
