// Part of `npm run lint`: the field's own terms, in code, comments and documents (see the glossary in CONTRIBUTING.md).
import { dialectFindings } from './dialect.mjs'
import { report, workingTree } from './repository.mjs'

report(dialectFindings(workingTree()))
