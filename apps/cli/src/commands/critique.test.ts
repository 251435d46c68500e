import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSemmai, runSemmai } from '../test/run-semmai.ts'

const RIGHT =
  'பறவைகள்\n\nபறவைகள் இயற்கையின் தூதர்கள். அவற்றைக் காக்கும் வழிகளை இக்கட்டுரையில் காண்போம்.\n\nஏரிகள் வற்றுவதால் நீர்ப்பறவைகள் இடம்பெயர்கின்றன. மரங்கள் வெட்டப்படுவதால் பறவைகள் கூடு கட்ட இடமில்லை. பயிர்களுக்கு அடிக்கும் மருந்தும் பறவைகளைக் கொல்கிறது.\n\nஆகவே பறவைகளைக் காப்பது நம் கடமை. பறவைகள் வாழ்ந்தால் நாமும் வாழ்வோம்.\n'
const FAULTY = RIGHT.replace('பறவைகளைக் கொல்கிறது', 'பறவைகளை ரொம்பக் கொல்கிறது')

describe('semmai critique', { timeout: 120_000 }, () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'semmai-cli-'))
    writeFileSync(join(folder, 'right.txt'), RIGHT)
    writeFileSync(join(folder, 'faulty.md'), `# ${FAULTY}\n\`\`\`\nரொம்ப\n\`\`\`\n`)
    writeFileSync(join(folder, 'a.tex'), RIGHT)
    buildSemmai()
  }, 180_000)
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (...args: string[]) => runSemmai(['critique', ...args], { cwd: folder })

  it('tells summary, scores, places and strengths; exit code 1 where something is to be corrected', async () => {
    const { code, stdout, stderr } = await run('faulty.md')
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^faulty\.md: .+\n {2}structure \d+, /u)
    expect(stdout.match(/faulty\.md:5:\d+ (?:high|medium|low) clarity: பேச்சு வழக்கு/gu)).toHaveLength(1)
    expect(stdout).toContain('faulty.md:3:1 + ')
    expect(code).toBe(1)
  })

  it('exits with 0 where nothing is', async () => {
    const { code, stdout } = await run('right.txt')
    expect(stdout).toContain('பெரிய திருத்தம் எதுவும் தேவையில்லை')
    expect(code).toBe(0)
  })

  it('--json is what the service answers, with the file', async () => {
    const { stdout } = await run('--json', '--genre', 'essay', '--max-words', '20', '-', 'right.txt')
    const [empty, right] = JSON.parse(stdout)
    expect(empty).toMatchObject({ file: '-', wordCount: 0 })
    expect(right).toMatchObject({ file: 'right.txt', genre: { value: 'essay', given: true } })
    expect(right.sections.structure.items[0].title).toBe('சொற்கள் மிகுதி')
  })

  it('reads the rest where a file cannot be read, exit code 2', async () => {
    const { code, stdout, stderr } = await run('none.txt', 'a.tex', 'right.txt')
    expect(stderr).toContain('none.txt: no such file')
    expect(stderr).toContain('a.tex: LaTeX is not read for a critique')
    expect(stdout).toContain('right.txt: ')
    expect(code).toBe(2)
    expect((await run('--genre', 'none', 'right.txt')).code).toBe(2)
    expect((await run('--min-words', '9', '--max-words', '2', 'right.txt')).code).toBe(2)
  })

  it('refuses --messages, for feedback on an essay is always in Tamil', async () => {
    const { code, stderr } = await run('--messages', 'en', 'right.txt')
    expect(stderr).toContain('always in Tamil')
    expect(code).toBe(2)
    expect((await run('--help')).stdout).not.toContain('--messages')
  })
})
