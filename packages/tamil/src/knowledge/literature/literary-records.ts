import type { LanguageData } from '../../data/language-data.ts'
import type { LiteraryRecord } from './literary-record.ts'

/** Every passage of data/literature, in the order of the works. */
export function readPassages(data: LanguageData): LiteraryRecord[] {
  return data.table('passages').map((cell) => {
    const [author, number, place, variants] = [
      cell('author'),
      cell('number'),
      cell('place'),
      cell('variants'),
    ]
    return {
      work: cell('work'),
      ...(author === '' ? {} : { author }),
      ...(number === '' ? {} : { number: Number(number) }),
      ...(place === '' ? {} : { place }),
      lines: cell('lines').split('\n'),
      ...(variants === '' ? {} : { variants: variants.split('\n').map(readingsOf) }),
    }
  })
}

function readingsOf(text: string): [ours: string, another: string] {
  const [ours = '', another = ''] = text.split(' → ')
  return [ours, another]
}
