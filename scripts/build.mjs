// `npm run build`: builds everything, and leaves the stamp by which other commands know that nothing has to be built.
import { buildAnyway } from './build-when-stale.mjs'

try {
  buildAnyway()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
