import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RawReply, rawHttp } from './raw-http.ts'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

const V2 = '/v1/languagetool/v2'
const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள்.'
const RULE = 'GRAMMAR_AGREEMENT_GENDER'
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

let harness: TestHarness
let service: TestService
let admin: string
let key: string
let logged = ''

beforeAll(async () => {
  harness = await testHarness()
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      logged += line.toString()
      done()
    },
  })
  service = await harness.start({ languagetoolApi: true }, {}, pino({ level: 'trace' }, destination))
  admin = await harness.token({ roles: ['tenant_admin'], sub: 'head' })
  await setting({ access_tokens: true, languagetool_api: true })
  key = await newKey('meena')
})

const setting = (body: object, token = admin) =>
  service.call('/v1/admin/settings', { method: 'PATCH', token, body })

async function newKey(sub: string, claims = {}): Promise<string> {
  const token = await harness.token({ sub, ...claims })
  const body = { name: 'LibreOffice', expires_in_days: 1 }
  return (await service.call('/v1/access-tokens', { token, body })).body.token
}

/** Sends these very bytes. */
function send(method: string, path: string, body = '', headers: Record<string, string> = {}) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = body === '' && method !== 'POST' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`
  const head = `${method} ${V2}${path} HTTP/1.1\r\nHost: x\r\n${lines.join('')}${length}\r\n`
  return rawHttp(service.origin, [head, body])
}

const check = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send('POST', '/check', new URLSearchParams({ language: 'ta-IN', apiKey: key, ...fields }).toString(), {
    'Content-Type': FORM_TYPE,
    ...headers,
  })

interface Match {
  message: string
  shortMessage: string
  sentence: string
  offset: number
  length: number
  replacements: { value: string }[]
  context: { text: string; offset: number; length: number }
  rule: { id: string; issueType: string; category: { id: string; name: string } }
}

function matchesOf({ status, body, headers }: RawReply): Match[] {
  expect([status, body.slice(0, 200)]).toEqual([200, expect.stringMatching(/^\{/)])
  expect(headers['content-type']).toBe(JSON_TYPE)
  return JSON.parse(body).matches
}
const rulesOf = (reply: RawReply) => matchesOf(reply).map(({ rule }) => rule.id)

/** What LibreOffice 7 sends: raw UTF-8, nothing percent-encoded, no header. */
const libreOffice = (text: string, language = 'ta-IN') =>
  `text=${text}&language=${language}&username=meena@school.example&apiKey=${key}`

describe('clients of LanguageTool’s protocol, with the bytes that they send', () => {
  it('language_tool_python: the languages first, then a form with all its fields', async () => {
    const languages = await send('GET', '/languages')
    expect(languages.headers['content-type']).toBe(JSON_TYPE)
    expect(JSON.parse(languages.body)).toContainEqual({
      name: 'Tamil (India)',
      code: 'ta',
      longCode: 'ta-IN',
    })
    const [match] = matchesOf(
      await check({
        ...{
          text: FAULTY,
          motherTongue: 'ta',
          disabledRules: 'A,B',
          enabledRules: 'C',
          enabledOnly: 'false',
        },
        ...{ disabledCategories: 'X', enabledCategories: 'Y', level: 'picky' },
      }),
    )
    expect(match).toMatchObject({
      ...{ offset: 22, length: 7, replacements: [{ value: 'வந்தான்' }], sentence: FAULTY },
      context: { text: FAULTY, offset: 22, length: 7 },
      rule: { id: RULE, issueType: 'grammar', category: { id: 'GRAMMAR' } },
    })
    expect(match?.message).toContain('வந்தான்')
  })

  it('language_tool_python and all that take a user and a password in the address: Basic', async () => {
    const Authorization = `Basic ${Buffer.from(`anyone:${key}`).toString('base64')}`
    expect(rulesOf(await check({ text: FAULTY, apiKey: '' }, { Authorization }))).toEqual([RULE])
  })

  it('pylanguagetool: a form; the detected language and the software', async () => {
    const { body } = await check({ text: FAULTY, language: 'auto' })
    expect(JSON.parse(body)).toMatchObject({
      language: { code: 'ta-IN', detectedLanguage: { code: 'ta-IN', confidence: 1 } },
      software: { name: 'Semmai', apiVersion: 1 },
    })
  })

  it('LibreOffice 7: a body of raw UTF-8, key and user in it, no header at all', async () => {
    expect(rulesOf(await send('POST', '/check', libreOffice(FAULTY)))).toEqual([RULE])
    const text = 'நானும் & நீயும் 100% வந்தோம்+போனோம். அவன் நேற்று வந்தாள்.'
    const [match] = matchesOf(await send('POST', '/check', libreOffice(text)))
    expect(text.slice(match?.offset, (match?.offset ?? 0) + (match?.length ?? 0))).toBe('வந்தாள்')
  })

  it.each(['ta-IN', 'ta-LK', 'ta-SG', 'ta-MY', 'ta'])('LibreOffice: a paragraph in %s', async (language) => {
    expect(rulesOf(await send('POST', '/check', libreOffice(FAULTY, language)))).toEqual([RULE])
  })

  it('LibreOffice, newer: percent-encoded', async () => {
    expect(rulesOf(await check({ text: FAULTY, username: 'meena' }))).toEqual([RULE])
  })

  it('LTeX: a form that calls itself JSON, with annotations; a spelling rule that it offers its dictionary for', async () => {
    const annotation = [
      { text: 'நான் ' },
      { markup: '\\textbf{' },
      { text: 'பள்லி' },
      { markup: '}' },
      { text: ' பார்த்தேன்.' },
    ]
    const body = new URLSearchParams({
      ...{ language: 'ta-IN', data: JSON.stringify({ annotation }), level: 'default', motherTongue: 'ta' },
      ...{ username: 'u', apiKey: key, enabledRules: '', disabledRules: '' },
    })
    const reply = await send('POST', '/check', body.toString(), { 'Content-Type': JSON_TYPE })
    const [match] = matchesOf(reply)
    expect(match).toMatchObject({ offset: 13, length: 5, rule: { issueType: 'misspelling' } })
    expect(match?.rule.id).toMatch(/_SPELLING_RULE$/)
    expect(match?.rule.category).toEqual({ id: 'TYPOS', name: expect.any(String) })
  })

  it('Emacs: closes its sending side after the request, and takes exactly application/json', async () => {
    const { port } = new URL(service.origin)
    const body = `language=ta&text=${encodeURIComponent(FAULTY)}&disabledRules=&apiKey=${key}`
    const answer = await new Promise<string>((resolve, reject) => {
      let received = ''
      const socket = connect(Number(port), '127.0.0.1', () => {
        const head = `POST ${V2}/check HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM_TYPE}\r\n`
        socket.end(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
      })
      socket.on('data', (data) => {
        received += data
      })
      socket.on('end', () => resolve(received))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(answer).toMatch(/\r\ncontent-type: application\/json\r\n/i)
    expect(answer).toContain(RULE)
  })

  it('browser add-on: text and metadata as data, language auto, asked twice', async () => {
    const fields = {
      ...{ data: JSON.stringify({ text: FAULTY, metaData: { EmailToAddress: '' } }), language: 'auto' },
      ...{
        noopLanguages: 'ta,en',
        preferredLanguages: 'en',
        preferredVariants: 'en-US',
        textSessionId: '1:2',
      },
      ...{ enableHiddenRules: 'true', useragent: 'chrome-extension-ng', allowIncompleteResults: 'true' },
    }
    const path = '/check?c=1&instanceId=1%3A2&v=7.1.5'
    const ask = (mode: string, credentials: Record<string, string>) =>
      send('POST', path, new URLSearchParams({ ...fields, mode, ...credentials }).toString())
    expect(rulesOf(await ask('allButTextLevelOnly', { username: 'u', tokenV2: key }))).toEqual([RULE])
    expect(rulesOf(await ask('allButTextLevelOnly', { username: 'u', password: key }))).toEqual([RULE])
    expect(rulesOf(await ask('textLevelOnly', { username: 'u', tokenV2: key }))).toEqual([])
  })

  it('browser add-on: stays silent on other scripts', async () => {
    for (const text of ['I has a book.', 'यह किताब है', '123', '']) {
      expect(rulesOf(await check({ text, language: 'auto' }))).toEqual([])
    }
  })

  it('Obsidian: data, and words whose key stands in the query', async () => {
    const word = 'பள்லி'
    const user = `username=u&apiKey=${key}`
    const text = `நான் ${word} பார்த்தேன்.`
    const data = JSON.stringify({ annotation: [{ text, offset: { start: 0, end: text.length } }] })
    expect(rulesOf(await check({ data }))).toHaveLength(1)
    const change = (what: string) => send('POST', `/words/${what}?${user}&word=${encodeURIComponent(word)}`)
    expect(JSON.parse((await change('add')).body)).toEqual({ added: true })
    expect(JSON.parse((await change('add')).body)).toEqual({ added: false })
    expect(JSON.parse((await send('GET', `/words?${user}&limit=1000`)).body)).toEqual({ words: [word] })
    expect(rulesOf(await check({ data }))).toEqual([])
    expect(JSON.parse((await change('delete')).body)).toEqual({ deleted: true })
    expect(JSON.parse((await change('delete')).body)).toEqual({ deleted: false })
    expect(rulesOf(await check({ data }))).toHaveLength(1)
  })

  it('Gramma: its key as api_key, never in the address', async () => {
    const form = { api_key: key, language: 'ta', text: FAULTY, disabledCategories: 'STYLE' }
    const body = new URLSearchParams(form).toString()
    expect(rulesOf(await send('POST', '/check', body))).toEqual([RULE])
    expect((await send('POST', `/check?api_key=${key}`, body)).status).toBe(400)
  })

  it('an old linter of VS Code: pings with HEAD', async () => {
    for (const path of ['/check', '/languages', '/info']) {
      const reply = await fetch(`${service.origin}${V2}${path}`, { method: 'HEAD' })
      expect([path, reply.status, await reply.text()]).toEqual([path, 200, ''])
    }
  })

  it('all the others: info, maxtextlength, configinfo, healthcheck', async () => {
    expect(JSON.parse((await send('GET', '/info')).body).software.name).toBe('Semmai')
    expect((await send('GET', '/maxtextlength')).body).toBe('100000')
    expect((await send('GET', '/healthcheck')).body).toBe('OK')
    const { rules, parameter } = JSON.parse((await send('GET', '/configinfo?language=ta')).body)
    expect(parameter).toEqual({ maxTextLength: 100_000 })
    expect(rules).toContainEqual({ ruleId: RULE, categoryId: 'GRAMMAR', categoryName: expect.any(String) })
  })
})

describe('a check', () => {
  it('marks what a teacher marks where it is picky, and switches rules and categories off', async () => {
    const text = 'அவர் வரும் போது மழை பெய்தது.'
    expect(rulesOf(await check({ text }))).toEqual([])
    expect(rulesOf(await check({ text, level: 'picky' }))).toEqual(['STYLE_JOIN_WHEN'])
    expect(rulesOf(await check({ text, level: 'picky', disabledCategories: 'STYLE' }))).toEqual([])
    expect(rulesOf(await check({ text: FAULTY, disabledRules: RULE }))).toEqual([])
    expect(rulesOf(await check({ text: FAULTY, enabledOnly: 'true', enabledCategories: 'TYPOS' }))).toEqual(
      [],
    )
  })

  it('has the settings of the tenant', async () => {
    await setting({ disabled_rules: ['grammar/'] })
    expect(rulesOf(await check({ text: FAULTY }))).toEqual([])
    await setting({ disabled_rules: [] })
    expect(rulesOf(await check({ text: FAULTY }))).toEqual([RULE])
  })

  it('speaks English where the client prefers it', async () => {
    const [match] = matchesOf(await check({ text: FAULTY }, { 'Accept-Language': 'en' }))
    expect(match).toMatchObject({ shortMessage: 'Grammar', message: expect.stringMatching(/[a-z]{4}/) })
  })

  it('offers no replacement that would write over markup', async () => {
    const annotation = [{ text: 'அவன் நேற்று வந்' }, { markup: '**' }, { text: 'தாள்.' }]
    const [match] = matchesOf(await check({ data: JSON.stringify({ annotation }) }))
    expect(match).toMatchObject({ offset: 12, length: 9, replacements: [] })
  })

  it('takes 100,000 characters, and says so beyond', async () => {
    const text = `${FAULTY} `.repeat(3_225).slice(0, 99_969)
    const body = new URLSearchParams({ language: 'ta-IN', apiKey: key, text })
    const reply = await fetch(`${service.origin}${V2}/check`, { method: 'POST', body })
    expect((await reply.json()).matches.length).toBeGreaterThan(1_000)
    const refused = await check({ text: 'அ'.repeat(100_001) })
    expect([refused.status, refused.body]).toEqual([
      413,
      expect.stringMatching(/^Error: .*100000 characters/),
    ])
    expect((await check({ text: 'அ'.repeat(300_000) })).status).toBe(413)
  })

  it('leaves no operation and no text behind', async () => {
    const { body } = await service.call('/v1/operations', { token: admin })
    expect(body.items).toEqual([])
    expect(logged).toContain(`${V2}/check`)
    expect(logged).not.toContain('பள்ளிக்கு')
  })

  it('leaves no key in the log, wherever it was sent', async () => {
    await send('GET', `/words?username=u&apiKey=${key}`)
    await send('GET', `/check?language=ta&apiKey=${key}`)
    await check({ text: FAULTY }, { Authorization: `Bearer ${key}` })
    expect(logged).not.toContain(key)
    expect(logged).not.toContain('apiKey')
  })
})

describe('refusals are plain text, as this protocol has them', () => {
  const refusal = ({ status, body, headers }: RawReply) => {
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^Error: /)
    return status
  }

  it.each([
    ['no text', { language: 'ta' }, 400],
    ['no language', { text: 'அ', language: '' }, 400],
    ['another language', { text: 'அ', language: 'en-US' }, 400],
    ['data that is not JSON', { data: '{' }, 400],
    ['no key', { text: 'அ', apiKey: '' }, 403],
    ['a wrong key', { text: 'அ', apiKey: 'smm_wrong' }, 403],
  ])('%s', async (_what, fields, status) => {
    expect(refusal(await check(fields))).toBe(status)
  })

  it('a form in parts, compressed, or not in UTF-8', async () => {
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect(refusal(await send('POST', '/check', '--x\r\n\r\n--x--', multipart))).toBe(400)
    expect(refusal(await send('POST', '/check', 'x', { 'Content-Encoding': 'gzip' }))).toBe(400)
    expect(refusal(await send('POST', '/check', `language=ta&text=%ff&apiKey=${key}`))).toBe(400)
  })

  it('a body over 2 MiB', async () => {
    expect(refusal(await check({ text: 'a'.repeat(2_200_000) }))).toBe(413)
  })

  it('a text or a key in the address of a check', async () => {
    expect(refusal(await send('GET', `/check?language=ta&text=%E0%AE%85`))).toBe(400)
    expect(refusal(await send('GET', `/check?language=ta&apiKey=${key}`))).toBe(400)
    expect(refusal(await send('GET', '/check?language=ta'))).toBe(403)
  })

  it('a token of the issuer: only access tokens are taken', async () => {
    expect(refusal(await check({ text: 'அ', apiKey: await harness.token() }))).toBe(403)
  })

  it('words that are none, and one too many', async () => {
    const add = (word: string) => send('POST', `/words/add?apiKey=${key}&word=${encodeURIComponent(word)}`)
    for (const word of ['', 'இரு சொல்', 'அ'.repeat(101)]) expect(refusal(await add(word))).toBe(400)
    await harness.database.transaction('tenant', 'demo', (tx) =>
      tx.query(`update personal_words set words = array(select 'சொல்' || n from generate_series(1, 1000) n)`),
    )
    expect(refusal(await add('ஒன்று'))).toBe(400)
    expect(JSON.parse((await add('சொல்7')).body)).toEqual({ added: false })
  })

  it('a tenant that has not switched it on, is blocked, or keeps to its networks', async () => {
    await harness.addTenant('elsewhere')
    const theirs = { tenant_id: 'elsewhere' }
    const head = await harness.token({ ...theirs, roles: ['tenant_admin'] })
    await setting({ access_tokens: true }, head)
    const own = await newKey('kannan', theirs)
    const status = async () => (await check({ text: FAULTY, apiKey: own })).status
    expect(await status()).toBe(403)
    await setting({ languagetool_api: true }, head)
    await waitFor(async () => (await status()) === 200)
    const change = (sql: string) =>
      harness.database.transaction('operator', null, (tx) => tx.query(`${sql} where tenant_id = 'elsewhere'`))
    await change(`update tenants set onboarding_state = 'blocked', resume_state = 'live'`)
    await waitFor(async () => (await status()) === 403)
    await change(`update tenants set onboarding_state = 'live', resume_state = null`)
    await waitFor(async () => (await status()) === 200)
    await change(`update tenants set allowed_cidrs = '{203.0.113.0/24}'`)
    await waitFor(async () => (await status()) === 403)
    const { rows } = await harness.database.transaction('tenant', 'elsewhere', (tx) =>
      tx.query<{ reason: string }>(
        `select details ->> 'reason' as reason from audit_events where type = 'access_denied'`,
      ),
    )
    expect(rows.map(({ reason }) => reason)).toContain('tenant_blocked')
  })

  it('more checks than the tenant has in a minute, by a limit of its own', async () => {
    await harness.addTenant('busy')
    const theirs = { tenant_id: 'busy' }
    const head = await harness.token({ ...theirs, roles: ['tenant_admin'] })
    await setting({ access_tokens: true, languagetool_api: true }, head)
    await harness.database.transaction('operator', null, (tx) =>
      tx.query(`update tenants set languagetool_calls_per_minute = 3 where tenant_id = 'busy'`),
    )
    const own = await newKey('kannan', theirs)
    const replies = await Promise.all(
      // Twice the limit and one more: a minute may end while they are under way.
      Array.from({ length: 7 }, () => check({ text: 'அம்மா', apiKey: own })),
    )
    const limited = replies.filter(({ status }) => status === 429)
    expect(limited.length).toBeGreaterThan(0)
    expect(limited[0]?.headers['retry-after']).toMatch(/^\d+$/)
    const token = await harness.token(theirs)
    expect(
      (await service.call('/v1/proofread', { token, body: { text: 'அம்மா', language: 'ta' } })).status,
    ).toBe(200)
  })

  it('everything, where the deployment does not offer it', async () => {
    const without = await harness.start()
    const { status } = await fetch(`${without.origin}${V2}/languages`)
    expect(status).toBe(404)
  })
})

describe('a client that closes its sending side', () => {
  it('has hung up on every other route', async () => {
    const { port } = new URL(service.origin)
    const token = await harness.token()
    const body = JSON.stringify({ text: FAULTY, language: 'ta' })
    const answer = await new Promise<string>((resolve) => {
      let received = ''
      const socket = connect(Number(port), '127.0.0.1', () => {
        const head = `POST /v1/proofread HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`
        const length = Buffer.byteLength(body)
        socket.end(`${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`)
      })
      socket.on('data', (data) => {
        received += data
      })
      socket.on('close', () => resolve(received))
    })
    expect(answer).toBe('')
  })
})
