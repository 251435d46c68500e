import { ACCESS_TOKEN_SCOPES } from './access-token.ts'
import { AUDIT_OUTCOMES, SORT_ORDERS } from './audit-event.ts'
import { CERTIFICATION_CHECKS, CERTIFICATION_MODES, CHECK_OUTCOMES } from './certification.ts'
import { CREDENTIAL_MODES, VALIDATION_STATUSES } from './credential.ts'
import {
  BADGES,
  CRITIQUE_CATEGORIES,
  CRITIQUE_WARNING_CODES,
  SAFETY_FLAG_TYPES,
  SCORE_BANDS,
  SCORE_DIMENSIONS,
} from './essay-critique.ts'
import { GENRES, LEVELS } from './essay-critique-request.ts'
import { EXTERNAL_MODEL_CHOICES } from './external-model.ts'
import { NETWORK_MODES } from './network.ts'
import { CERTIFICATION_STATUSES, CHECKLIST_STATUSES } from './onboarding.ts'
import { ONBOARDING_STATES, ONBOARDING_STEPS } from './onboarding-state.ts'
import { OPERATION_ENDPOINTS, OPERATION_ERROR_CODES, OPERATION_STATUSES } from './operation.ts'
import { PROBLEM_CODES } from './problem-codes.ts'
import { PROFILES } from './profile.ts'
import { ISSUE_TYPES, SEVERITIES } from './proofread.ts'
import { CREDENTIAL_PROVIDERS, PROVIDERS, SERVING_PROVIDERS } from './provider.ts'
import { TENANT_ROLES } from './role.ts'
import { STATES_AFTER_VALIDATION } from './validation.ts'
import { WEBHOOK_EVENTS } from './webhook.ts'

/**
 * The name of each closed set of strings, by which the OpenAPI document and clients generated from it call it. The names
 * are public, and a set has one name wherever it is used: no two sets have the same members.
 */
export const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  AccessTokenScope: ACCESS_TOKEN_SCOPES,
  AuditOutcome: AUDIT_OUTCOMES,
  Badge: BADGES,
  CertificationCheckName: CERTIFICATION_CHECKS,
  CertificationMode: CERTIFICATION_MODES,
  CertificationStatus: CERTIFICATION_STATUSES,
  CheckOutcome: CHECK_OUTCOMES,
  ChecklistStatus: CHECKLIST_STATUSES,
  CredentialMode: CREDENTIAL_MODES,
  CredentialProvider: CREDENTIAL_PROVIDERS,
  CritiqueCategory: CRITIQUE_CATEGORIES,
  CritiqueWarningCode: CRITIQUE_WARNING_CODES,
  ExternalModel: EXTERNAL_MODEL_CHOICES,
  Genre: GENRES,
  IssueType: ISSUE_TYPES,
  Level: LEVELS,
  NetworkMode: NETWORK_MODES,
  OnboardingState: ONBOARDING_STATES,
  OnboardingStep: ONBOARDING_STEPS,
  OperationEndpoint: OPERATION_ENDPOINTS,
  OperationErrorCode: OPERATION_ERROR_CODES,
  OperationStatus: OPERATION_STATUSES,
  ProblemCode: Object.keys(PROBLEM_CODES),
  Profile: PROFILES,
  Provider: PROVIDERS,
  SafetyFlagType: SAFETY_FLAG_TYPES,
  ScoreBand: SCORE_BANDS,
  ScoreDimension: SCORE_DIMENSIONS,
  ServingProvider: SERVING_PROVIDERS,
  Severity: SEVERITIES,
  SortOrder: SORT_ORDERS,
  StateAfterValidation: STATES_AFTER_VALIDATION,
  TenantRole: TENANT_ROLES,
  ValidationStatus: VALIDATION_STATUSES,
  WebhookEvent: WEBHOOK_EVENTS,
}
