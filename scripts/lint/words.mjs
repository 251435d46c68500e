// Part of `npm run lint`: the field's own terms, in code, comments and documents (see the glossary in CONTRIBUTING.md), and
// regular expressions that match no Tamil or take more than linear time.
import { dialectFindings } from './dialect.mjs'
import { report, workingTree } from './repository.mjs'
import { slowPatternFindings } from './slow-patterns.mjs'
import { tamilPatternFindings } from './tamil-patterns.mjs'

const tree = workingTree()
report([...dialectFindings(tree), ...tamilPatternFindings(tree), ...slowPatternFindings(tree)])
