import Type, { type Static } from 'typebox'
import { oneOf } from './schema-parts.ts'

/** Body of GET /livez and GET /readyz where the answer is yes. */
export const HealthStatus = Type.Object({ status: oneOf(['ok']) }, { $id: 'HealthStatus' })
export type HealthStatus = Static<typeof HealthStatus>
