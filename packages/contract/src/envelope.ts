import Type, { type Static } from 'typebox'
import { PROVIDERS } from './provider.ts'
import { oneOf, RequestId, TenantId, Uuid } from './schema-parts.ts'

/** The fields that every synchronous answer to a text call shares (interface 2.2, 2.4). */
export const envelope = {
  request_id: RequestId,
  tenant_id: TenantId,
  operation_id: Uuid,
  status: oneOf(['succeeded']),
  provider: oneOf(PROVIDERS),
  model: Type.String({ examples: ['semmai-tamil-0.1.0'] }),
  latency_ms: Type.Number({ minimum: 0, description: 'Milliseconds of processing, without queue time.' }),
}

/** The envelope without its `result`. */
export type Envelope = { [Field in keyof typeof envelope]: Static<(typeof envelope)[Field]> }
