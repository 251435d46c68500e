/** How the records of some files look. It stands beside them, as `NAME.schema.json`. */
export interface Schema {
  /** What the records are, in one word: `nouns`. */
  readonly kind: string
  /** The files, below the data folder; `*` stands for any name. */
  readonly files: string
  /** `table`: lines of cells parted by tabs. `blocks`: lines of `key: value`. */
  readonly form: 'table' | 'blocks'
  readonly about: Bilingual
  /** The fields by which records are told apart, in all files of the kind; without it nothing is checked. */
  readonly key?: readonly string[]
  /** Records stand in the order of these fields, by code point; without it as they are written. */
  readonly order?: readonly string[]
  readonly fields: readonly Field[]
}

export interface Bilingual {
  readonly ta: string
  readonly en: string
}

export interface Field {
  readonly name: string
  /** What a value may be: see values.ts, and the enumerations in enumerations.ts. */
  readonly type: string
  readonly about: Bilingual
  readonly required?: boolean
  /** Several values, parted by `; `. */
  readonly list?: boolean
  /** In blocks: whether the key may stand several times. */
  readonly repeated?: boolean
}

/** Whether a path below the data folder is one of a schema's files. */
export function describes({ files }: Schema, path: string): boolean {
  const pattern = files.split('*').map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))
  return new RegExp(`^${pattern.join('[^/]+(?:/[^/]+)?')}$`).test(path)
}
