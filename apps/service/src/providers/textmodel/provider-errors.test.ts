import { describe, expect, it } from 'vitest'
import { toProviderError } from './provider-errors.ts'

const GEMINI = { error: { code: 400, status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } }

describe('toProviderError', () => {
  it.each([
    ['OpenAI, wrong key', 401, { error: { code: 'invalid_api_key' } }, 'provider_auth_failed'],
    ['Sarvam, wrong key as 403', 403, { error: { code: 'invalid_api_key_error' } }, 'provider_auth_failed'],
    ['Gemini, wrong key as 400 in a list', 400, [GEMINI], 'provider_auth_failed'],
    [
      'OpenAI, quota exhausted as 429',
      429,
      { error: { type: 'insufficient_quota' } },
      'provider_quota_exceeded',
    ],
    ['OpenAI, too fast', 429, { error: { code: 'rate_limit_exceeded' } }, 'provider_rate_limited'],
    ['Gemini, too fast', 429, { error: { status: 'RESOURCE_EXHAUSTED' } }, 'provider_rate_limited'],
    ['payment required', 402, {}, 'provider_quota_exceeded'],
    ['Anthropic, overloaded', 529, { error: { type: 'overloaded_error' } }, 'provider_unreachable'],
    ['filtered', 400, { error: { code: 'content_filter' } }, 'provider_refused'],
    ['no such model', 404, { error: { code: 'model_not_found' } }, 'provider_bad_response'],
    ['HTML from a proxy', 502, '<html>', 'provider_unreachable'],
    ['bare 401', 401, '', 'provider_auth_failed'],
    ['bare 429', 429, '', 'provider_rate_limited'],
    ['bare 400', 400, '', 'provider_bad_response'],
  ])('%s', (_what, status, body, code) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    expect(toProviderError({ status, body: text, retryAfter: null }).code).toBe(code)
  })

  it('keeps the wish when to come back, within an hour, and nothing of the body', () => {
    const body = JSON.stringify({ error: { message: 'Incorrect key sk-canary' } })
    const error = toProviderError({ status: 429, body, retryAfter: '7' })
    expect(error.retryAfterSeconds).toBe(7)
    expect(`${error.message}${error.stack}`).not.toContain('canary')
    expect(toProviderError({ status: 503, body: '', retryAfter: '999999' }).retryAfterSeconds).toBe(3600)
    expect(toProviderError({ status: 503, body: '', retryAfter: 'soon' }).retryAfterSeconds).toBeNull()
  })
})
