import { Me, PersonalWordList, ref } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { principalId } from '../identity/principal-id.ts'
import type { PersonalWords } from '../personal-words/service.ts'
import type { DescribeMe } from './service.ts'

const TAG = 'Me'

/** Decision F11: also for users who may not read the settings of the tenant. */
export function getMe(describe: DescribeMe): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'getMe',
    path: '/v1/me',
    tag: TAG,
    summary: 'What holds for one’s own texts',
    description: 'The settings of the tenant, who would serve a text now, and one’s own words.',
    answers: { 200: ref(Me) },
    handle: async ({ tenantId, principal }) => ({ status: 200, body: await describe(tenantId, principal) }),
  })
}

/**
 * The list replaces the one before, without doubles. This node knows of it at once, the others by
 * notification.
 */
export function putWords(words: PersonalWords): Route {
  return defineRoute({
    method: 'PUT',
    operationId: 'replaceMyWords',
    path: '/v1/me/words',
    tag: TAG,
    summary: 'Replace one’s own words',
    description:
      'They are never reported as misspelt in one’s own texts; the same list as that of clients of LanguageTool’s protocol.',
    body: ref(PersonalWordList),
    answers: { 200: ref(PersonalWordList) },
    async handle(call) {
      const { tenantId } = call
      const answer = await call.commit(async (tx) => ({
        status: 200,
        body: { words: await words.replace(tx, tenantId, principalId(call.principal), call.body.words) },
      }))
      words.forget(tenantId)
      return answer
    },
  })
}
