// Part of `npm run lint`: the field's own terms, in code, comments and documents (see the glossary in
// CONTRIBUTING.md); a doc comment before every exported function and class; no regular expression that matches
// no Tamil or takes more than linear time; and no object that is asked for any key.
import { dialectFindings } from './dialect.mjs'
import { docCommentFindings } from './doc-comments.mjs'
import { prototypeKeyFindings } from './prototype-keys.mjs'
import { report, workingTree } from './repository.mjs'
import { slowPatternFindings } from './slow-patterns.mjs'
import { tamilPatternFindings } from './tamil-patterns.mjs'

const tree = workingTree()
report([
  ...dialectFindings(tree),
  ...docCommentFindings(tree),
  ...tamilPatternFindings(tree),
  ...slowPatternFindings(tree),
  ...prototypeKeyFindings(tree),
])
