import type { TSchema } from 'typebox'
import * as accessToken from './access-token.ts'
import * as auditEvent from './audit-event.ts'
import * as certification from './certification.ts'
import * as credential from './credential.ts'
import * as essayCritique from './essay-critique.ts'
import * as essayCritiqueRequest from './essay-critique-request.ts'
import * as healthStatus from './health-status.ts'
import * as identityConfiguration from './identity-configuration.ts'
import * as integration from './integration.ts'
import * as me from './me.ts'
import * as network from './network.ts'
import * as onboarding from './onboarding.ts'
import * as operation from './operation.ts'
import * as principal from './principal.ts'
import * as problem from './problem.ts'
import * as proofread from './proofread.ts'
import * as secretRewrap from './secret-rewrap.ts'
import * as settings from './settings.ts'
import * as studioSignIn from './studio-sign-in.ts'
import * as tenant from './tenant.ts'
import * as usage from './usage.ts'
import * as validation from './validation.ts'
import * as webhook from './webhook.ts'

/** A schema with a name of its own in the OpenAPI document. */
export interface Component extends TSchema {
  $id: string
}

function isComponent(value: unknown): value is Component {
  return typeof value === 'object' && value !== null && '$id' in value && typeof value.$id === 'string'
}

/** Every named schema of the contract, to be registered once (`app.addSchema`) before any route. */
export const COMPONENTS: readonly Component[] = [
  problem,
  proofread,
  essayCritiqueRequest,
  essayCritique,
  operation,
  credential,
  validation,
  onboarding,
  tenant,
  network,
  identityConfiguration,
  integration,
  certification,
  settings,
  auditEvent,
  usage,
  studioSignIn,
  secretRewrap,
  accessToken,
  me,
  principal,
  webhook,
  healthStatus,
].flatMap((module): Component[] => Object.values<unknown>(module).filter(isComponent))
