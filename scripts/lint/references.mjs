// Part of `npm run lint`: every citation, file pointer and link leads somewhere.
import { brokenCitations } from './citations.mjs'
import { brokenLinks, brokenPointers } from './pointers.mjs'
import { report, workingTree } from './repository.mjs'

const repository = workingTree()
report([...brokenCitations(repository), ...brokenPointers(repository), ...brokenLinks(repository)])
