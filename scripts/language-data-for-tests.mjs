// Tests read the compiled language data; it is compiled here when data or compiler changed.
import { compileLanguageData } from './language-data.mjs'

/**
 * Once before all tests (`globalSetup` of Vitest). Throws an `Error` where the data has problems, which have
 * been printed by then.
 */
export default async function setup() {
  if (!(await compileLanguageData())) throw new Error('The language data has problems: see above.')
}
