// What the README tells a newcomer to type, read out of the README itself so that the two cannot differ.
import { readFileSync } from 'node:fs'

/** The code blocks of one language in a page, in order. */
function blocks(page, language) {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    (match) => match[1],
  )
}

/**
 * Reads the section "Start": the command that starts the service, the one that runs the tests, the call that is
 * pasted, and the answer it shows. Throws where the section has another form.
 */
export function readmeStart(file) {
  const section = /^## Start\n([\s\S]*?)(?=^## )/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  const [setUp = '', curl] = blocks(section, 'sh')
  const [answer] = blocks(section, 'json')
  const commands = setUp.split('\n').map((line) => line.replace(/\s+#.*$/, ''))
  const start = commands.find((command) => /npm start$/.test(command))
  const test = commands.find((command) => /npm test$/.test(command))
  if (!start || !test || !curl?.startsWith('curl ') || !answer) {
    throw new Error(
      `${file}: "Start" must have a block with npm start and npm test, one with curl, and its answer`,
    )
  }
  return { start, test, curl, answer: JSON.parse(answer) }
}
