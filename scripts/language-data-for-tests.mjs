// Tests read the compiled language data; it is compiled here when data or compiler changed.
import { compileLanguageData } from './language-data.mjs'

export default async function setup() {
  if (!(await compileLanguageData())) throw new Error('The language data has problems: see above.')
}
