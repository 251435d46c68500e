import type { ProblemCode, Role } from '@semmai/contract'
import type { Static, TSchema } from 'typebox'
import type { Answer, Call } from './call.ts'

type Parsed<S> = S extends TSchema ? Static<S> : undefined

interface RouteDefinition<B, Q, P> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As in OpenAPI: `/v1/operations/{operation_id}`. */
  path: string
  /** Of the OpenAPI document: generated clients name their function after it. Public: never renamed. */
  operationId: string
  summary: string
  description?: string
  tag: string
  body?: B
  /** An absent body counts as an empty object. */
  bodyOptional?: boolean
  query?: Q
  params?: P
  /** Headers that a caller may send, beyond those of every route; each with what it does. For the documentation. */
  requestHeaders?: Readonly<Record<string, string>>
  /** Headers of successes, beyond those of every route. For the documentation. */
  answerHeaders?: Readonly<Record<string, string>>
  /** Codes that its own work is refused with, beyond those of the checks before it. For the documentation. */
  refusals?: readonly ProblemCode[]
  /** Schema by success status; null for an answer without a body. */
  answers: Readonly<Partial<Record<200 | 201 | 202 | 204, TSchema | null>>>
}

export interface Route extends RouteDefinition<TSchema, TSchema, TSchema> {
  handle(call: Call): Promise<Answer>
}

/** A route of a module, its handler typed by its own schemas; `server.ts` says who may call it. */
export function defineRoute<
  const B extends TSchema | undefined = undefined,
  const Q extends TSchema | undefined = undefined,
  const P extends TSchema | undefined = undefined,
>(
  route: RouteDefinition<B, Q, P> & {
    handle(call: Call<Parsed<B>, Parsed<Q>, Parsed<P>>): Promise<Answer>
  },
): Route {
  // The schemas that type the handler are the ones Fastify validates with, so the erasure is safe.
  return route as unknown as Route
}

/** Who may call a route, and what is checked before its body is read. */
export interface Access {
  caller: 'public' | 'tenant' | 'operator'
  /** One of these roles is needed; absent: any user of the tenant. */
  roles?: readonly Role[]
  /** A text call: the tenant must be open for them, and its rate limit is charged. */
  textCall?: boolean
}
